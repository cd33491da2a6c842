//! Figure 2: the paper's example, 20 units without splitting and 13 with, on our machine. What a unit costs is the slope
//! between two lengths of it; what is left is the cost of splits, branches and joins, which the paper's units do not have.

use super::{Findings, Task, Workload};
use serde::Serialize;
use warpstep_spec::{Policy, Schedule, SplitMode};
use warpstep_synthetic::{Figure2, figure_2};

/// Four warps fill the issue slots; one waits for its own results.
const WARPS: [usize; 2] = [4, 1];
/// Instructions of a unit. The last fills the instruction cache.
const UNITS: [usize; 3] = [4, 16, 40];
const ROUNDS: u32 = 100;
/// Split contexts: none; one; one for each split that is open at a time.
pub const SPLITS: [usize; 3] = [0, 1, 2];

/// The example with a unit of this length.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure2Row {
    /// Warps that share the core.
    pub warps: usize,
    /// Instructions of a unit.
    pub unit: usize,
    /// Cycles of a round of a warp with [`SPLITS`] contexts.
    pub cycles: [f64; 3],
    /// Cycles that a round of a warp takes more if the unit is an instruction longer than in the row before: units as our
    /// machine counts them.
    pub units: Option<[f64; 3]>,
}

impl Figure2Row {
    /// How much faster than without splitting.
    pub fn speedup(&self, place: usize) -> f64 {
        self.cycles[0] / self.cycles[place]
    }
}

/// Units by the paper's way of counting.
pub fn printed() -> [usize; 3] {
    SPLITS.map(figure_2::units)
}

fn task(warps: usize, unit: usize, splits: usize) -> Task {
    let mode = if splits == 0 { SplitMode::Off } else { SplitMode::Marked };
    let workload = Workload::Figure2(Figure2 { unit, loops: ROUNDS });
    Task { workload, warps, lanes: 4, schedule: Schedule::Coordinated(Policy::Gtlrr), mode, splits }
}

pub(super) fn tasks() -> Vec<Task> {
    let places = WARPS.into_iter().flat_map(|warps| UNITS.map(|unit| (warps, unit)));
    places.flat_map(|(warps, unit)| SPLITS.map(|splits| task(warps, unit, splits))).collect()
}

pub(super) fn rows(findings: &Findings) -> Vec<Figure2Row> {
    let cycles = |warps: usize, unit: usize| {
        let rounds = f64::from(ROUNDS) * warps as f64;
        SPLITS.map(|splits| findings.of(&task(warps, unit, splits)).cycles as f64 / rounds)
    };
    let row = |warps: usize, place: usize| {
        let (unit, cycles_of) = (UNITS[place], cycles(warps, UNITS[place]));
        let slope = |shorter: usize| {
            let before = cycles(warps, shorter);
            std::array::from_fn(|splits| (cycles_of[splits] - before[splits]) / (unit - shorter) as f64)
        };
        Figure2Row { warps, unit, cycles: cycles_of, units: place.checked_sub(1).map(|at| slope(UNITS[at])) }
    };
    WARPS.into_iter().flat_map(|warps| (0..UNITS.len()).map(move |place| row(warps, place))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Results;

    #[test]
    fn twenty_units_become_seventeen_and_thirteen_and_fixed_costs_gain_besides() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::open(folder.path()).unwrap();
        let runs = tasks().into_iter().map(|task| (task, task.measured(&results).unwrap()));
        let rows = rows(&Findings(runs.collect()));
        assert_eq!(printed(), [20, 17, 13]);
        for row in &rows {
            for (units, printed) in row.units.iter().flat_map(|units| units.iter().zip(printed())) {
                assert!((units - printed as f64).abs() < 0.02 * printed as f64, "{row:?}");
            }
        }
        for warps in WARPS {
            let longest = rows.iter().rfind(|row| row.warps == warps).unwrap();
            assert!((longest.speedup(2) / (20.0 / 13.0) - 1.0).abs() < 0.05, "{longest:?}");
        }
    }
}
