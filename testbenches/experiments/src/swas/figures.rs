//! The paper's figures 4 to 8, drawn from our measurements, and one past them.

use super::{KernelRow, PAIR};
use crate::Figure;
use warpstep_picture::{BarGroup, PictureError};
use warpstep_spec::Policy;

/// The paper's order of policies: fetch in groups, issue within.
const POLICIES: [Policy; 3] = [Policy::Gtlrr, Policy::Gtlo, Policy::Lrr];

/// All six, of the paper's own kernels.
pub fn figures(rows: &[KernelRow]) -> Result<Vec<Figure>, PictureError> {
    let rows: Vec<KernelRow> = rows.iter().filter(|row| row.is_of_the_paper()).cloned().collect();
    let rows = rows.as_slice();
    let mut all = vec![
        decoupled(
            rows,
            "figure-4-ipc",
            "Figure 4: IPC of the decoupled baseline",
            "lane-instructions per cycle",
            |run| run.ipc,
        )?,
        decoupled(
            rows,
            "figure-5-errors",
            "Figure 5: scheduling error rate of the baseline",
            "% of cycles",
            |run| 100.0 * run.error_rate,
        )?,
    ];
    let names = ["figure-6-gtlrr", "figure-7-gtlo", "figure-8-lrr"];
    for (number, (name, issue)) in names.into_iter().zip(POLICIES).enumerate() {
        all.push(ratios(rows, name, number + 6, issue)?);
    }
    all.push(past(rows)?);
    Ok(all)
}

fn decoupled(
    rows: &[KernelRow],
    name: &'static str,
    caption: &str,
    unit: &str,
    value: impl Fn(&crate::Measurement) -> f64,
) -> Result<Figure, PictureError> {
    let schedules: Vec<String> = POLICIES
        .into_iter()
        .flat_map(|fetch| POLICIES.map(|issue| format!("{}/{}", fetch.name(), issue.name())))
        .collect();
    let group = |row: &KernelRow| BarGroup {
        name: row.kernel.clone(),
        values: schedules.iter().map(|schedule| Some(value(row.under(schedule)))).collect(),
    };
    Figure::bars(name, caption.into(), unit, schedules.clone(), rows.iter().map(group).collect())
}

/// IPC of a coordinated schedule by that of the baselines with the same policy at issue.
fn ratios(
    rows: &[KernelRow],
    name: &'static str,
    number: usize,
    issue: Policy,
) -> Result<Figure, PictureError> {
    let issue = issue.name();
    let baselines = POLICIES.map(|fetch| format!("{}/{issue}", fetch.name()));
    let group = |row: &KernelRow| {
        let ratio = |baseline: &String| Some(row.under(issue).ipc / row.under(baseline).ipc);
        BarGroup { name: row.kernel.clone(), values: baselines.iter().map(ratio).collect() }
    };
    let caption =
        format!("Figure {number}: IPC of coordinated {issue} by the baseline's with {issue} at issue");
    let series = baselines.iter().map(|baseline| format!("by {baseline}")).collect();
    Figure::bars(name, caption, "ratio of IPCs", series, rows.iter().map(group).collect())
}

/// IPC of the coordinated schedule by the baseline's, as the machine goes past the paper's.
fn past(rows: &[KernelRow]) -> Result<Figure, PictureError> {
    let [coordinated, baseline] = PAIR;
    let group = |row: &KernelRow| {
        let ours = [row.under(coordinated), &row.with_loops[0], &row.with_loops_and_split];
        let ratio = |run: &crate::Measurement| Some(run.ipc / row.under(baseline).ipc);
        BarGroup { name: row.kernel.clone(), values: ours.map(ratio).into() }
    };
    let series = ["the paper's machine", "and loop registers", "and a marked split"].map(String::from).into();
    let caption = format!("Past the paper: IPC of {coordinated} by {baseline}");
    Figure::bars("past-the-paper", caption, "ratio of IPCs", series, rows.iter().map(group).collect())
}
