//! The table, the picture and the page of anomalies.

use super::{Count, Letter, Task, WARPS};
use crate::Figure;
use crate::html::Page;
use std::fmt::Write;
use warpstep_picture::{BarGroup, PictureError};

type Counts = [(Task, Count)];

/// All policies of a row together, with these warps.
fn summed(counts: &Counts, row: Letter, warps: Option<usize>) -> Count {
    let mut sum = Count::default();
    let these = |task: &Task| task.row == row && warps.is_none_or(|warps| task.warps == warps);
    counts.iter().filter(|(task, _)| these(task)).for_each(|(_, count)| sum.add(count));
    sum
}

fn worst(counts: &Counts, row: Letter) -> String {
    let largest = summed(counts, row, None).worst;
    let holder = counts.iter().find(|(task, count)| task.row == row && count.worst == largest);
    match (largest, holder) {
        (Some(worst), Some((task, _))) => format!(
            "{}×4 {} `{}`: {} → {} ({:.3})",
            task.warps,
            task.schedule,
            worst.what,
            worst.should_be_longer,
            worst.was_longer,
            worst.ratio()
        ),
        _ => "none".into(),
    }
}

fn cells(counts: &Counts, row: Letter) -> Vec<String> {
    let mut cells = vec![row.to_string(), row.change().to_string()];
    cells.extend(WARPS.map(|warps| {
        let count = summed(counts, row, Some(warps));
        format!("{} of {}", count.wrong, count.tried)
    }));
    cells.push(worst(counts, row));
    cells
}

const HEAD: [&str; 7] = ["", "change", "1 warp", "2", "4", "8", "worst seen"];

/// The table as it stands in the documentation.
pub fn markdown(counts: &Counts) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "| {} |\n|---|---|--:|--:|--:|--:|---|", HEAD.join(" | "));
    for row in Letter::ALL {
        let _ = writeln!(text, "| {} |", cells(counts, row).join(" | "));
    }
    text
}

/// Share of pairs that moved the wrong way, by row and warps.
pub fn figure(counts: &Counts) -> Result<Figure, PictureError> {
    let share = |count: Count| (count.tried > 0).then(|| 100.0 * count.wrong as f64 / count.tried as f64);
    let group = |row: Letter| BarGroup {
        name: row.to_string(),
        values: WARPS.map(|warps| share(summed(counts, row, Some(warps)))).to_vec(),
    };
    let series = WARPS.map(|warps| format!("{warps} warps")).to_vec();
    let title = "Runs that took longer and should not".into();
    Figure::bars("anomalies", title, "% of pairs", series, Letter::ALL.map(group).to_vec())
}

/// The page.
pub fn report(counts: &Counts, figure: &Figure) -> String {
    let mut page = Page::new("Timing anomalies");
    page.sentence(
        "Pairs of runs on the cycle model of which one should not take longer than the other, and how often it did. `small` with 1 to 8 warps of 4 lanes, three \
         coordinated schedules; random programs with blocks to leave out, and the self-checking kernels.",
    );
    page.picture(&figure.svg);
    page.heading("By row");
    page.table(&HEAD, &Letter::ALL.map(|row| cells(counts, row)));
    page.heading("By machine");
    let rows: Vec<Vec<String>> = counts
        .iter()
        .map(|(task, count)| {
            let worst = count.worst.as_ref();
            vec![
                task.row.to_string(),
                task.schedule.to_string(),
                task.warps.to_string(),
                format!("{} of {}", count.wrong, count.tried),
                worst.map_or_else(
                    || "–".into(),
                    |worst| format!("{}: {} → {}", worst.what, worst.should_be_longer, worst.was_longer),
                ),
            ]
        })
        .collect();
    page.table(&["row", "schedule", "warps", "wrong", "worst"], &rows);
    page.finish()
}
