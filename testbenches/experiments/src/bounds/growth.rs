//! How the time of the analysis grows: with blocks, with warps, with branches that inputs decide, on programs written for it; and every kernel in C at its small size.
//!
//! ```text
//! every warp:   choices × ( if a bit of its own word of inputs: 6 instructions )   blocks × ( 6 instructions, a branch that is never taken )
//! ```

use super::task::{MOST_CYCLES, Task};
use super::{BoundsError, Method};
use crate::Figure;
use crate::choices::{CHOSEN, begin, step};
use fastrand::Rng;
use serde::Serialize;
use std::time::Instant;
use warpstep_picture::{BarGroup, PictureError};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op, Policy, Reg, Schedule};
use warpstep_wcet::{Budget, Start, bound};

/// As `warpstep wcet` has it if nobody says otherwise.
const BUDGET: Budget = Budget { states: 30_000, ways: 150_000, cycles: MOST_CYCLES };
/// What no kernel should need more of.
pub const MOST_SECONDS: f64 = 10.0;
/// Instructions of a block.
const LENGTH: usize = 6;
const CONDITION: Reg = Reg::x(20);

/// One analysis.
#[derive(Clone, Debug, Serialize)]
pub struct Grown {
    /// What is changed, or `kernel`.
    pub series: &'static str,
    /// How many of it there are, or the kernel's name.
    pub name: String,
    /// How the bound was found, or why not.
    pub method: Method,
    /// Cycles that no run exceeds.
    pub bound: Option<u64>,
    /// States that were looked at; of a sum, those of all warps and phases.
    pub states: usize,
    /// Seconds of the processor that the analysis took.
    pub seconds: f64,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A program with these blocks, warps and choices; the first says which of them is changed.
    Written(&'static str, usize, [usize; 3]),
    /// A kernel in C.
    Kernel(&'static str),
}

impl Case {
    /// All of them.
    pub fn all() -> Vec<Case> {
        let blocks = [8, 16, 32, 64, 128, 256].map(|blocks| Case::Written("blocks", blocks, [blocks, 4, 1]));
        let warps = [1, 2, 4, 8].map(|warps| Case::Written("warps", warps, [8, warps, 1]));
        let choices = (1..=10).map(|choices| Case::Written("choices", choices, [8, 2, choices]));
        let kernels = warpstep_suite::all().iter().map(|kernel| Case::Kernel(kernel.name));
        blocks.into_iter().chain(warps).chain(choices).chain(kernels).collect()
    }

    /// How it is called in a table.
    pub fn title(&self) -> (&'static str, String) {
        match *self {
            Case::Written(series, number, _) => (series, number.to_string()),
            Case::Kernel(name) => ("kernel", name.into()),
        }
    }

    /// Its bound, and what that took.
    pub fn measure(&self) -> Result<Grown, BoundsError> {
        let (series, name) = self.title();
        let wrong = |problem: String| BoundsError::Wrong { task: format!("{series} {name}"), problem };
        let schedule = Schedule::Coordinated(Policy::Gtlrr);
        let (config, program, start) = match *self {
            Case::Written(_, _, [blocks, warps, choices]) => {
                let mut p = named("small").expect("it has a name").parameters();
                (p.warps, p.schedule) = (warps, schedule);
                let config = Config::try_from(p).map_err(|error| wrong(error.to_string()))?;
                (config, written(blocks, choices), Start { argument: Some(0), ..Start::default() })
            }
            Case::Kernel(program) => {
                let task = Task { program, schedule, shape: (4, 4), splits: 0, structure_known: false };
                let (program, start) = task.program()?;
                (task.config(), program, start)
            }
        };
        let began = Clock::now();
        let found = bound(&config, &program, &start, MOST_CYCLES, &BUDGET);
        let seconds = began.seconds();
        let states = match found.as_ref().map(|found| &found.method) {
            Ok(warpstep_wcet::Method::Exact) => 1,
            Ok(warpstep_wcet::Method::Graph(graph)) => graph.states,
            Ok(warpstep_wcet::Method::Sum { sum, .. }) => {
                sum.ahead.iter().flat_map(|walks| walks.values()).map(Vec::len).sum()
            }
            Err(_) => BUDGET.states,
        };
        let (method, bound) = Method::of(&found).map_err(wrong)?;
        Ok(Grown { series, name, method, bound, states, seconds })
    }
}

/// Time of the processor where the system says it, so that what else runs does not count; else of the clock.
struct Clock(Instant, Option<f64>);

impl Clock {
    fn now() -> Clock {
        Clock(Instant::now(), Clock::processor())
    }

    /// What this thread has used.
    fn processor() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
    }

    fn seconds(&self) -> f64 {
        let used = Clock::processor().zip(self.1).map(|(now, then)| now - then);
        used.unwrap_or_else(|| self.0.elapsed().as_secs_f64())
    }
}

/// Branches that inputs decide, then blocks that they do not.
fn written(blocks: usize, choices: usize) -> Program {
    let mut rng = Rng::with_seed(blocks as u64);
    let weights = [1, 2, 2, 1, 0];
    let mut code = Assembler::new();
    begin(&mut code);
    for choice in 0..choices {
        let behind = code.label();
        code.immediate(Op::Andi, CONDITION, CHOSEN, 1 << choice);
        code.branch(Op::Beq, CONDITION, Reg::ZERO, behind);
        (0..LENGTH).for_each(|_| step(&mut code, &weights, &mut rng));
        code.place(behind);
    }
    for _ in 0..blocks {
        let behind = code.label();
        (0..LENGTH).for_each(|_| step(&mut code, &weights, &mut rng));
        code.branch(Op::Bne, Reg::ZERO, Reg::ZERO, behind);
        code.place(behind);
    }
    code.registers(Op::Tmc, Reg::ZERO, Reg::ZERO, Reg::ZERO);
    Program::from_words("written", &code.words().expect("its branches are short"))
}

/// Seconds of every analysis, a picture for the programs written for it and one for the kernels.
pub fn figures(grown: &[Grown]) -> Result<[Figure; 2], PictureError> {
    let of = |name, title: &str, kernels: bool| {
        let wanted = grown.iter().filter(|one| (one.series == "kernel") == kernels);
        let label = |one: &Grown| match kernels {
            true => one.name.clone(),
            false => format!("{} {}", one.name, one.series),
        };
        let group = |one: &Grown| BarGroup { name: label(one), values: vec![Some(one.seconds)] };
        let caption = format!("{title}; no kernel should need more than {MOST_SECONDS} s");
        Figure::bars(name, caption, "seconds", vec!["analysis".into()], wanted.map(group).collect())
    };
    Ok([
        of("wcet-growth", "Time of the analysis", false)?,
        of("wcet-kernels", "Time of the analysis, kernels in C at their small sizes", true)?,
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_more_is_more_states_and_a_block_more_is_more_cycles() {
        let of = |blocks, choices| Case::Written("choices", choices, [blocks, 2, choices]).measure().unwrap();
        let [one, two, longer] = [of(2, 1), of(2, 2), of(8, 1)];
        assert!(two.states > one.states && one.method == Method::Graph, "{one:?} {two:?}");
        assert!(longer.bound > one.bound, "{longer:?}");
        assert!(figures(&[one]).is_err(), "there is no kernel to draw");
    }
}
