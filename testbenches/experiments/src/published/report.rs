//! The papers' estimates beside bounds and runs: tables, picture, page.

use super::{Lemma, Published};
use crate::Figure;
use crate::html::Page;
use std::fmt::Write;
use warpstep_picture::{BarGroup, PictureError};

const HEAD: [&str; 9] = [
    "program",
    "S",
    "longest run",
    "our bound",
    "thesis 5.4",
    "thesis 5.5",
    "PWS eq. 6",
    "DWS eq. 8",
    "points measured",
];
const LEMMAS: [&str; 4] = ["lemma", "says", "broken", "worst"];

fn cells(published: &Published) -> Vec<Vec<String>> {
    let row = |(task, finding): &(crate::bounds::Task, super::Finding)| {
        let of_run = |cycles: u64| format!("{cycles} ({:.2})", cycles as f64 / finding.observed as f64);
        let maybe = |cycles: Option<u64>| cycles.map_or("–".into(), of_run);
        vec![
            task.program.to_string(),
            task.splits.to_string(),
            finding.observed.to_string(),
            maybe(finding.ours),
            of_run(finding.parallel),
            of_run(finding.serial),
            maybe(finding.paper.map(|paper| paper.pws)),
            maybe(finding.paper.map(|paper| paper.dws)),
            format!("{} of {}", finding.coverage.0, finding.coverage.1),
        ]
    };
    published.findings.iter().map(row).collect()
}

fn lemma_cells(published: &Published) -> Vec<Vec<String>> {
    let row = |(lemma, count): &(Lemma, crate::anomalies::Count)| {
        let worst = count.worst.as_ref();
        vec![
            lemma.name().to_string(),
            lemma.says().to_string(),
            format!("{} of {}", count.wrong, count.tried),
            worst.map_or_else(
                || "none".into(),
                |worst| {
                    format!(
                        "`{}`: {} → {} ({:.3})",
                        worst.what,
                        worst.should_be_longer,
                        worst.was_longer,
                        worst.ratio()
                    )
                },
            ),
        ]
    };
    published.lemmas.iter().map(row).collect()
}

/// Both tables as they stand in the documentation.
pub fn markdown(published: &Published) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "| {} |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|", HEAD.join(" | "));
    cells(published).iter().for_each(|row| drop_write(&mut text, row));
    let _ = writeln!(text, "\n| {} |\n|---|---|--:|---|", LEMMAS.join(" | "));
    lemma_cells(published).iter().for_each(|row| drop_write(&mut text, row));
    text
}

fn drop_write(text: &mut String, row: &[String]) {
    let _ = writeln!(text, "| {} |", row.join(" | "));
}

/// Each estimate by the longest run.
pub fn figure(published: &Published) -> Result<Figure, PictureError> {
    let groups = published.findings.iter().map(|(task, finding)| {
        let ratio = |cycles: u64| cycles as f64 / finding.observed as f64;
        let values = vec![
            finding.ours.map(ratio),
            Some(ratio(finding.parallel)),
            finding.paper.map(|paper| ratio(paper.pws)),
        ];
        BarGroup { name: format!("{} S={}", task.program, task.splits), values }
    });
    let series = ["our bound", "thesis, equation 5.4", "PWS, equation 6"].map(String::from).to_vec();
    Figure::bars(
        "published",
        "Estimates by longest run".into(),
        "1 is the longest run",
        series,
        groups.collect(),
    )
}

/// The page.
pub fn report(published: &Published, figure: &Figure, runs: u64) -> String {
    let mut page = Page::new("What the papers compute");
    page.sentence(&format!(
        "Estimates of the papers on wavefront splitting, from block times and instrumentation points measured on the cycle model, beside our bound and the longest of {runs} runs with \
         searched inputs. In brackets: by the longest run. An estimate from measurements bounds nothing, whichever side of 1 it is on."
    ));
    page.picture(&figure.svg);
    page.heading("Programs");
    page.table(&HEAD, &cells(published));
    page.heading("Lemmas");
    page.table(&LEMMAS, &lemma_cells(published));
    page.finish()
}
