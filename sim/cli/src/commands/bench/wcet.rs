//! `warpstep bench wcet`: how long the analysis of time bounds takes, and how that grows.

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::progress::Progress;
use std::path::Path;
use warpstep_experiments::bounds::growth::{Case, Grown, MOST_SECONDS, figures};

/// Measures, prints, and draws if that is wanted.
pub fn execute(only: &[String], pictures: Option<&Path>, json: bool) -> Result<(), Failure> {
    let is_wanted = |case: &Case| {
        let (series, name) = case.title();
        only.is_empty() || only.iter().any(|word| *word == series || *word == name)
    };
    let cases: Vec<Case> = Case::all().into_iter().filter(is_wanted).collect();
    if cases.is_empty() {
        let problem = format!("there is nothing to measure that is called {}", only.join(" or "));
        return Err(Failure::other(
            problem,
            "say blocks, warps, choices, kernel, or the name of a kernel in C",
        ));
    }
    let mut progress = Progress::new("bench wcet");
    let mut grown = Vec::new();
    for case in &cases {
        progress.at(grown.len() as u64, "programs");
        let failed = |error| Failure::other(format!("{error}"), "the measurement is void");
        grown.push(case.measure().map_err(failed)?);
    }
    drop(progress);
    if json {
        print_json(&grown)?
    } else {
        print(&table(&grown))?
    }
    if let Some(folder) = pictures {
        let failed = |error| Failure::other(format!("{error}"), "measure blocks, warps, choices and kernels");
        for figure in figures(&grown).map_err(failed)? {
            write_file(&folder.join(format!("{}.svg", figure.name)), figure.svg)?;
        }
    }
    Ok(())
}

fn table(grown: &[Grown]) -> String {
    let mut text =
        format!("{:<9}{:<18}{:<10}{:>9}{:>10}{:>10}\n", "", "", "method", "bound", "states", "seconds");
    for one in grown {
        let bound = one.bound.map_or("none".into(), |bound| bound.to_string());
        let late = if one.seconds > MOST_SECONDS { "  too long" } else { "" };
        let method = format!("{:?}", one.method).to_lowercase();
        let Grown { series, name, states, seconds, .. } = one;
        text += &format!("{series:<9}{name:<18}{method:<10}{bound:>9}{states:>10}{seconds:>10.2}{late}\n");
    }
    let kernels: Vec<&Grown> = grown.iter().filter(|one| one.series == "kernel").collect();
    let quick = kernels.iter().filter(|one| one.seconds <= MOST_SECONDS).count();
    if !kernels.is_empty() {
        text += &format!("{quick} of {} kernels within {MOST_SECONDS} s\n", kernels.len());
    }
    text
}
