//! The paper's figures 4 to 8, drawn from our measurements.

use super::KernelRow;
use crate::Figure;
use warpstep_picture::{BarGroup, PictureError};
use warpstep_spec::Policy;

/// The paper's order of policies: fetch in groups, issue within.
const POLICIES: [Policy; 3] = [Policy::Gtlrr, Policy::Gtlo, Policy::Lrr];

/// All five, of the paper's own kernels.
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
