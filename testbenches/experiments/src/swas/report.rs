//! The experiment as one page: what was run, the tables with the paper's numbers beside ours, a sentence where they differ, the
//! figures, and every measurement.

use super::paper::{IPC_RANGE, PRINTED, Printed};
use super::{KernelRow, PAIR};
use crate::html::Page;
use crate::{Figure, Measurement};
use warpstep_spec::Parameters;

const COORDINATED: &str = PAIR[0];
const BASELINE: &str = PAIR[1];

/// Ratios closer than this need no explanation.
const CLOSE: f64 = 0.03;

/// The whole page.
pub fn report(machine: &Parameters, rows: &[KernelRow], figures: &[Figure]) -> String {
    let mut page = Page::new("Synchronised warp scheduling, on Warpstep");
    page.sentence(&format!(
        "Six kernels under nine decoupled and three coordinated schedules on the cycle model, which the emitted core follows \
         in every cycle: {} core, {} warps of {} lanes, t_F = {}, {} KB instruction and {} KB data cache, memory after {} cycles, \
         a bus of {} bytes. Only cycles in which a warp executes the kernel itself count; every run's results agree with \
         the host's.",
        machine.cores,
        machine.warps,
        machine.lanes,
        machine.fetch_latency,
        machine.instruction_cache.bytes / 1024,
        machine.data_cache_bytes / 1024,
        machine.memory_latency,
        machine.axi_bytes
    ));
    tables(&mut page, rows);
    page.heading("Figures 4 to 8");
    for figure in figures {
        page.picture(&figure.svg);
    }
    page.heading("Every measurement");
    page.table(&MEASUREMENT_HEAD, &rows.iter().flat_map(measurements).collect::<Vec<_>>());
    page.finish()
}

fn tables(page: &mut Page, rows: &[KernelRow]) {
    let pairs = || PRINTED.iter().zip(rows.iter().filter(|row| row.is_of_the_paper()));
    page.heading("Table I: instructions");
    let instructions = |(printed, row): (&Printed, &KernelRow)| {
        let ours = row.under(COORDINATED).instructions;
        vec![printed.kernel.into(), ours.to_string(), printed.instructions.to_string()]
    };
    page.table(&["kernel", "ours", "paper"], &pairs().map(instructions).collect::<Vec<_>>());

    page.heading("Table II: coordinated gtlrr and decoupled lrr/gtlrr");
    let head = [
        "kernel",
        "IPC ratio",
        "paper",
        "errors of the baseline",
        "paper",
        "coordinated errors",
        "best by best",
    ];
    let comparison = |(printed, row): (&Printed, &KernelRow)| {
        let (coordinated, baseline) = (row.under(COORDINATED), row.under(BASELINE));
        let errors: u64 =
            row.runs.iter().filter(|run| !run.schedule.contains('/')).map(|run| run.errors).sum();
        let (best, best_baseline) = (row.best(true), row.best(false));
        vec![
            printed.kernel.into(),
            format!("{:.2}", coordinated.ipc / baseline.ipc),
            format!("{:.2}", printed.ratio),
            baseline.errors.to_string(),
            printed.errors.to_string(),
            errors.to_string(),
            format!("{:.2} ({} by {})", best.ipc / best_baseline.ipc, best.schedule, best_baseline.schedule),
        ]
    };
    page.table(&head, &pairs().map(comparison).collect::<Vec<_>>());

    page.heading("Both forms: what NOPs cost");
    page.sentence(
        "A taken branch or a first join turns t_F + 1 queue entries of a coordinated schedule into NOPs. Kernels that branch on data \
         are here also in a form that computes both sides and selects.",
    );
    let head = ["kernel", "instructions", "NOPs per 100", "IPC gtlrr", "IPC lrr/gtlrr", "ratio"];
    page.table(&head, &rows.iter().map(nops).collect::<Vec<_>>());

    page.heading("Past the paper: loop registers");
    page.sentence(
        "A context remembers its last taken backward branch and fetches its target behind it: a loop pays NOPs when it is first taken \
         and when it ends. The baseline can have the same mechanism; both comparisons are shown.",
    );
    let head = ["kernel", "NOPs per 100", "IPC gtlrr", "by lrr/gtlrr", "IPC lrr/gtlrr with them", "by that"];
    page.table(&head, &rows.iter().map(loops).collect::<Vec<_>>());

    page.heading("Past the paper: loop registers and a split");
    page.sentence(
        "With a context more for each warp, the halves of a marked condition run side by side: nobody takes turns, and the NOPs of the first \
         join are gone. The baseline fetches and issues in orders of their own and has no splits.",
    );
    let head = ["kernel", "NOPs per 100", "IPC gtlrr", "by lrr/gtlrr", "by lrr/gtlrr with loop registers"];
    page.table(&head, &rows.iter().map(loops_and_split).collect::<Vec<_>>());

    page.heading("Where ours differ from the paper's");
    let mut sentences: Vec<String> = pairs().filter_map(|(printed, row)| difference(printed, row)).collect();
    sentences.push(range(rows));
    page.list(&sentences);
}

fn nops(row: &KernelRow) -> Vec<String> {
    let (coordinated, baseline) = (row.under(COORDINATED), row.under(BASELINE));
    vec![
        row.kernel.clone(),
        coordinated.instructions.to_string(),
        nops_per_100(coordinated),
        format!("{:.2}", coordinated.ipc),
        format!("{:.2}", baseline.ipc),
        format!("{:.2}", coordinated.ipc / baseline.ipc),
    ]
}

fn nops_per_100(run: &Measurement) -> String {
    format!("{:.1}", 100.0 * run.nops as f64 / run.instructions as f64)
}

fn loops(row: &KernelRow) -> Vec<String> {
    let [coordinated, baseline] = &row.with_loops;
    vec![
        row.kernel.clone(),
        nops_per_100(coordinated),
        format!("{:.2}", coordinated.ipc),
        format!("{:.2}", coordinated.ipc / row.under(BASELINE).ipc),
        format!("{:.2}", baseline.ipc),
        format!("{:.2}", coordinated.ipc / baseline.ipc),
    ]
}

fn loops_and_split(row: &KernelRow) -> Vec<String> {
    let coordinated = &row.with_loops_and_split;
    let [_, baseline] = &row.with_loops;
    vec![
        row.kernel.clone(),
        nops_per_100(coordinated),
        format!("{:.2}", coordinated.ipc),
        format!("{:.2}", coordinated.ipc / row.under(BASELINE).ipc),
        format!("{:.2}", coordinated.ipc / baseline.ipc),
    ]
}

/// Why a ratio is not the paper's, from what was measured.
fn difference(printed: &Printed, row: &KernelRow) -> Option<String> {
    let (coordinated, baseline) = (row.under(COORDINATED), row.under(BASELINE));
    let ratio = coordinated.ipc / baseline.ipc;
    if (ratio - printed.ratio).abs() <= CLOSE {
        return None;
    }
    let share = |part: u64, run: &Measurement| 100.0 * part as f64 / run.cycles as f64;
    let direction = if ratio > printed.ratio { "above" } else { "below" };
    Some(format!(
        "{}: {ratio:.2}, {direction} the paper's {:.2}. Nobody issues in {:.0} % of the coordinated cycles and in {:.0} % of the \
         baseline's; NOPs take {:.0} % of the coordinated ones. {}",
        printed.kernel,
        printed.ratio,
        share(coordinated.idle, coordinated),
        share(baseline.idle, baseline),
        share(coordinated.nops, coordinated),
        if share(coordinated.idle, coordinated) > share(coordinated.nops, coordinated) {
            "Waiting decides: where nobody can issue, NOPs cost little, and the order in which warps come to memory and units the rest."
        } else {
            "Issue slots decide: a NOP takes the place of an instruction."
        }
    ))
}

fn range(rows: &[KernelRow]) -> String {
    let decoupled = rows.iter().flat_map(|row| row.runs.iter().filter(|run| run.schedule.contains('/')));
    let ipcs: Vec<f64> = decoupled.map(|run| run.ipc).collect();
    let least = ipcs.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = ipcs.iter().copied().fold(0.0, f64::max);
    format!(
        "The baseline's IPC is between {least:.2} and {greatest:.2}; the paper's between {:.2} and {:.2}. Our kernels and our \
         memory are not the paper's (which had OpenCL kernels and a DRAM simulator), so ratios compare, absolute numbers less so.",
        IPC_RANGE.0, IPC_RANGE.1
    )
}

const MEASUREMENT_HEAD: [&str; 11] = [
    "kernel",
    "schedule",
    "cycles",
    "instructions",
    "IPC",
    "NOPs",
    "idle cycles",
    "discrepancies",
    "errors",
    "error rate",
    "queue + in flight",
];

fn measurements(row: &KernelRow) -> Vec<Vec<String>> {
    let cells = |run: &Measurement| {
        vec![
            row.kernel.clone(),
            run.schedule.clone(),
            run.cycles.to_string(),
            run.instructions.to_string(),
            format!("{:.2}", run.ipc),
            run.nops.to_string(),
            run.idle.to_string(),
            run.discrepancies.to_string(),
            run.errors.to_string(),
            format!("{:.2} %", 100.0 * run.error_rate),
            format!("{:.1} %", 100.0 * run.supplied),
        ]
    };
    row.runs.iter().map(cells).collect()
}
