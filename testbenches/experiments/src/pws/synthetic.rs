//! The synthetic benchmark: table 3, the sweeps of figure 10, and figure 12.

use super::{Findings, Run, Task, Workload};
use serde::Serialize;
use warpstep_spec::{Policy, Schedule, SplitMode};
use warpstep_synthetic::Synthetic;

/// Split contexts of table 3 and figure 10.
pub const SPLITS: [usize; 3] = [1, 3, 7];

/// As divergent as can be: every lane goes its own way. As many rounds as give the paper's 500,000 cycles without splits.
const MOST_DIVERGENT: Synthetic =
    Synthetic { divergent: 1.0, memory: 0.0, depth: 3, lanes: 8, loops: 138, length: 320 };

fn task(wish: Synthetic, warps: usize, mode: SplitMode, splits: usize) -> Task {
    let schedule = Schedule::Coordinated(Policy::Gtlrr);
    Task { workload: Workload::Synthetic(wish), warps, lanes: wish.lanes, schedule, mode, splits }
}

/// Table 3: cycles with S contexts.
#[derive(Clone, Debug, Serialize)]
pub struct Table3Row {
    /// Warps that share the core.
    pub warps: usize,
    /// Split contexts.
    pub splits: usize,
    /// Without splitting.
    pub off: Run,
    /// Dynamic splitting.
    pub dynamic: Run,
    /// Predictable splitting.
    pub marked: Run,
}

/// Enough to fill every issue slot; and one, which waits for its own results.
pub const TABLE_3_WARPS: [usize; 2] = [8, 1];

fn table_3_tasks(warps: usize, splits: usize) -> [Task; 3] {
    let with = |mode, splits| task(MOST_DIVERGENT, warps, mode, splits);
    [with(SplitMode::Off, 0), with(SplitMode::Dynamic, splits), with(SplitMode::Marked, splits)]
}

/// Warps and split contexts of its rows.
fn table_3_machines() -> impl Iterator<Item = (usize, usize)> {
    TABLE_3_WARPS.into_iter().flat_map(|warps| SPLITS.map(move |splits| (warps, splits)))
}

/// A point of figure 10.
#[derive(Clone, Debug, Serialize)]
pub struct SweepPoint {
    /// Which sweep.
    pub sweep: &'static str,
    /// Where on its axis.
    pub place: String,
    /// Cycles without splitting.
    pub off: u64,
    /// Cycles of marked splits with [`SPLITS`] contexts; none where a warp has too few lanes.
    pub marked: Vec<Option<u64>>,
}

/// Sweeps in the order of the figure: what varies, and the programs.
pub const SWEEPS: [&str; 5] =
    ["divergent instructions", "memory instructions", "nesting", "lanes", "loop count"];
const SWEEP_WARPS: usize = 8;

fn sweep(name: &str) -> Vec<(String, Synthetic)> {
    let base = Synthetic { loops: 40, ..MOST_DIVERGENT };
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    match name {
        "divergent instructions" => [0.25, 0.5, 0.75, 1.0]
            .map(|share| (percent(share), Synthetic { divergent: share, ..base }))
            .to_vec(),
        "memory instructions" => [0.0, 0.25, 0.5, 0.75, 1.0]
            .map(|share| (percent(share), Synthetic { memory: share, ..base }))
            .to_vec(),
        "nesting" => [1, 2, 3].map(|depth| (format!("depth {depth}"), Synthetic { depth, ..base })).to_vec(),
        "loop count" => {
            [1, 10, 100].map(|loops| (format!("{loops} rounds"), Synthetic { loops, ..base })).to_vec()
        }
        _ => [4_usize, 8, 16, 32]
            .map(|lanes| (format!("{lanes} lanes"), Synthetic { lanes, depth: lanes.ilog2(), ..base }))
            .to_vec(),
    }
}

fn possible(wish: &Synthetic, splits: usize) -> bool {
    splits < wish.lanes
}

/// Figure 12: a program that uses `used` split contexts on a machine with sixteen contexts.
#[derive(Clone, Debug, Serialize)]
pub struct ReuseRow {
    /// Split contexts the program uses.
    pub used: usize,
    /// Four warps with three each; contexts it does not use are idle, and where it wants more, halves wait.
    pub idle: u64,
    /// Warps of the machine whose contexts are all used: S is the number of marks.
    pub warps: usize,
    /// Its cycles for the same work.
    pub reused: u64,
}

const CONTEXTS: usize = 16;
const WARPS: usize = 4;
const WARP_SPLITS: usize = CONTEXTS / WARPS - 1;
const USED: [usize; 4] = [0, 1, 3, 7];

/// The same work whatever the number of warps.
fn shared_work(warps: usize, splits: usize) -> Task {
    let loops = (40 * CONTEXTS / warps) as u32;
    let mode = if splits == 0 { SplitMode::Off } else { SplitMode::Marked };
    task(Synthetic { loops, ..MOST_DIVERGENT }, warps, mode, splits)
}

fn reuse_tasks(used: usize) -> [Task; 2] {
    [shared_work(WARPS, used.min(WARP_SPLITS)), shared_work(CONTEXTS / (used + 1), used)]
}

/// All runs.
pub(super) fn tasks() -> Vec<Task> {
    let mut all: Vec<Task> =
        table_3_machines().flat_map(|(warps, splits)| table_3_tasks(warps, splits)).collect();
    for (_, wish) in SWEEPS.into_iter().flat_map(sweep) {
        all.push(task(wish, SWEEP_WARPS, SplitMode::Off, 0));
        let splits = SPLITS.into_iter().filter(|splits| possible(&wish, *splits));
        all.extend(splits.map(|splits| task(wish, SWEEP_WARPS, SplitMode::Marked, splits)));
    }
    all.extend(USED.into_iter().flat_map(reuse_tasks));
    all
}

pub(super) fn table_3(findings: &Findings) -> Vec<Table3Row> {
    let row = |(warps, splits)| {
        let [off, dynamic, marked] = table_3_tasks(warps, splits).map(|task| findings.of(&task).clone());
        Table3Row { warps, splits, off, dynamic, marked }
    };
    table_3_machines().map(row).collect()
}

pub(super) fn sweeps(findings: &Findings) -> Vec<SweepPoint> {
    let point = |sweep: &'static str, (place, wish): (String, Synthetic)| {
        let cycles = |mode, splits| findings.of(&task(wish, SWEEP_WARPS, mode, splits)).cycles;
        let marked = |splits| possible(&wish, splits).then(|| cycles(SplitMode::Marked, splits));
        SweepPoint { sweep, place, off: cycles(SplitMode::Off, 0), marked: SPLITS.map(marked).to_vec() }
    };
    SWEEPS.into_iter().flat_map(|name| sweep(name).into_iter().map(move |at| point(name, at))).collect()
}

pub(super) fn reuse(findings: &Findings) -> Vec<ReuseRow> {
    let row = |used| {
        let [idle, reused] = reuse_tasks(used);
        let cycles = |task: &Task| findings.of(task).cycles;
        ReuseRow { used, idle: cycles(&idle), warps: reused.warps, reused: cycles(&reused) }
    };
    USED.map(row).to_vec()
}
