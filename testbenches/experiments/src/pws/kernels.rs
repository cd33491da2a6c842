//! Figure 11: every kernel of the suite whose conditions are marked, with and without splits, on two shapes.

use super::{Findings, Run, Task, Workload};
use serde::Serialize;
use warpstep_program::Program;
use warpstep_spec::{Op, Policy, Schedule, SplitMode, decode};

/// Warps and lanes.
pub const SHAPES: [(usize, usize); 2] = [(4, 4), (8, 8)];

/// Kernels that mark a condition.
fn kernels() -> impl Iterator<Item = &'static str> {
    let marks = |kernel: &&warpstep_suite::Kernel| {
        let program = Program::from_bytes(kernel.name, kernel.image).expect("an image of the suite");
        let code = program.segments.iter().filter(|segment| segment.executable);
        let words = code.flat_map(|segment| segment.bytes.chunks_exact(4));
        let mut words = words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
        words.any(|word| decode(word).is_some_and(|instruction| instruction.op == Op::SplitM))
    };
    warpstep_suite::all().iter().filter(marks).map(|kernel| kernel.name)
}

/// A kernel on a shape.
#[derive(Clone, Debug, Serialize)]
pub struct KernelRow {
    /// Its name.
    pub kernel: &'static str,
    /// Warps and lanes.
    pub shape: (usize, usize),
    /// Halves one after the other, under the same schedule as with splits.
    pub off: Run,
    /// The same under the decoupled schedule with the fewest cycles.
    pub decoupled: (String, Run),
    /// The form that does not branch on data, without splits.
    pub free: Run,
    /// Marked splits, one context.
    pub marked_1: Run,
    /// Marked splits, three contexts.
    pub marked_3: Run,
    /// Dynamic splits, one context.
    pub dynamic_1: Run,
}

impl KernelRow {
    /// Whether a split ever diverged.
    pub fn diverges(&self) -> bool {
        self.off.serial > 0
    }

    /// How much faster than halves one after the other under the same schedule.
    pub fn speedup(&self, run: &Run) -> f64 {
        self.off.cycles as f64 / run.cycles as f64
    }
}

fn own(kernel: &'static str, (warps, lanes): (usize, usize)) -> Task {
    let schedule = Schedule::Coordinated(Policy::Gtlrr);
    Task { workload: Workload::Kernel(kernel), warps, lanes, schedule, mode: SplitMode::Off, splits: 0 }
}

fn free(task: Task, kernel: &str) -> Task {
    let form = warpstep_suite::all().iter().find(|form| form.name.strip_suffix("_free") == Some(kernel));
    Task { workload: Workload::Kernel(form.expect("what branches on data has both forms").name), ..task }
}

fn decoupled(task: Task) -> impl Iterator<Item = Task> {
    let all = Schedule::all().into_iter();
    let decoupled = all.filter(|schedule| matches!(schedule, Schedule::Decoupled { .. }));
    decoupled.map(move |schedule| Task { schedule, ..task })
}

/// All runs but those of decoupled schedules.
pub(super) fn tasks() -> Vec<Task> {
    let mut all = Vec::new();
    for (kernel, shape) in kernels().flat_map(|kernel| SHAPES.map(|shape| (kernel, shape))) {
        let own = own(kernel, shape);
        all.extend([own, free(own, kernel), own.with(SplitMode::Marked, 1), own.with(SplitMode::Marked, 3)]);
        all.push(own.with(SplitMode::Dynamic, 1));
    }
    all
}

/// The runs of the other baseline, which are most of them.
pub(super) fn decoupled_tasks() -> Vec<Task> {
    let all = kernels().flat_map(|kernel| SHAPES.map(|shape| own(kernel, shape)));
    all.flat_map(decoupled).collect()
}

pub(super) fn rows(findings: &Findings) -> Vec<KernelRow> {
    let row = |kernel, shape| {
        let own = own(kernel, shape);
        let run = |task: Task| findings.of(&task).clone();
        let best = decoupled(own).min_by_key(|task| findings.of(task).cycles).expect("there are nine");
        KernelRow {
            kernel,
            shape,
            off: run(own),
            decoupled: (best.schedule.to_string(), run(best)),
            free: run(free(own, kernel)),
            marked_1: run(own.with(SplitMode::Marked, 1)),
            marked_3: run(own.with(SplitMode::Marked, 3)),
            dynamic_1: run(own.with(SplitMode::Dynamic, 1)),
        }
    };
    SHAPES.into_iter().flat_map(|shape| kernels().map(move |kernel| row(kernel, shape))).collect()
}

/// Geometric mean.
pub fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let logarithms: Vec<f64> = values.map(f64::ln).collect();
    (logarithms.iter().sum::<f64>() / logarithms.len().max(1) as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_that_branch_on_data_are_measured_in_the_form_that_branches() {
        let found: Vec<&str> = kernels().collect();
        assert!(found.contains(&"psort") && found.contains(&"bfs"), "{found:?}");
        assert!(!found.contains(&"sgemm") && !found.iter().any(|name| name.ends_with("_free")), "{found:?}");
    }

    #[test]
    fn a_geometric_mean_balances_a_gain_and_a_loss() {
        assert!((mean([2.0, 0.5, 1.0].into_iter()) - 1.0).abs() < 1e-12);
    }
}
