//! A report as a person reads it.

use std::fmt::Write;
use warpstep_synth::{BlockRow, CriticalPath, Estimate, LateEndpoint, Placed, Report};

/// Blocks with fewer cells than this are left out: there are many of them.
const SMALL: u64 = 50;

/// All of it.
pub fn show(report: &Report) -> String {
    let mut text = format!("{}: {}, {}\n", report.machine, report.subject, report.target.name());
    if !report.blocks.is_empty() {
        text += &blocks(report);
    }
    if let Some(chain) = &report.chain {
        text += &format!("\nlongest chain of gates between flip-flops and memories: {}\n", chain.levels);
        chain.blocks.iter().for_each(|(block, levels)| text += &format!("{levels:>5}  {block}\n"));
    }
    report.estimate.iter().for_each(|estimate| text += &guess(estimate));
    if let Some(placed) = &report.placed {
        text += &place(placed);
    }
    text + &format!("\n{:.0} s\n", report.seconds)
}

fn blocks(report: &Report) -> String {
    let kinds: Vec<&str> = report.target.kinds().iter().map(|(kind, _)| *kind).collect();
    let Some(first) = kinds.first() else { return String::new() };
    let mut text = format!("\n{:<44} {:>4} {:>10}", "module", "n", format!("{first} each"));
    kinds.iter().for_each(|kind| text += &format!(" {kind:>8}"));
    text.push('\n');
    let of = |row: &BlockRow, kind: &str| row.all.get(kind).copied().unwrap_or_default();
    let whole = report.blocks.iter().take(1);
    let others = report.blocks.iter().skip(1).filter(|row| of(row, first) >= SMALL);
    for row in whole.chain(others) {
        let each = row.each.get(first).copied().unwrap_or_default();
        text += &format!("{:<44} {:>4} {each:>10}", row.module, row.instances);
        kinds.iter().for_each(|kind| text += &format!(" {:>8}", of(row, kind)));
        text.push('\n');
    }
    text
}

fn place(placed: &Placed) -> String {
    let mut text = match placed.fmax_mhz {
        Some(fmax) => {
            let grade = placed.grade.map_or(String::new(), |grade| format!(" (speed grade {grade})"));
            format!("\nhighest clock: {fmax:.1} MHz{grade}\n")
        }
        None => "\nno path between flip-flops\n".into(),
    };
    for (kind, site) in placed.utilisation.iter().filter(|(_, site)| site.used > 0) {
        let percent = 100.0 * site.used as f64 / site.available.max(1) as f64;
        text += &format!("{kind:<20} {:>7} of {:>7} {percent:>5.1} %\n", site.used, site.available);
    }
    placed.critical.iter().for_each(|path| text += &critical(path));
    text += &latest(placed.late.iter());
    placed.bitstream.iter().for_each(|file| text += &format!("\nbitstream: {}\n", file.display()));
    text
}

fn guess(estimate: &Estimate) -> String {
    let Estimate { period_ns, clock_mhz, ends } = estimate;
    let mut text = format!(
        "\nestimate, nothing is placed: {period_ns:.1} ns, {clock_mhz:.1} MHz. Wires are guessed from their loads.\n"
    );
    ends.first().iter().for_each(|worst| text += &critical(&worst.path));
    text + &latest(ends.iter().map(|end| &end.end))
}

fn latest<'a>(ends: impl Iterator<Item = &'a LateEndpoint>) -> String {
    let mut text = String::new();
    for late in ends {
        if text.is_empty() {
            text += "\nlatest arrivals, the worst of each block (and how many end there within a tenth of the latest):\n";
        }
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:>7.2} ns {:<36} {} ({}) from {}",
            late.arrival_ns, late.module, late.register, late.nearly_as_late, late.signal
        );
    }
    text
}

fn critical(path: &CriticalPath) -> String {
    let CriticalPath { total_ns, logic_ns, routing_ns, levels, hops } = path;
    let mut text = format!(
        "\ncritical path: {total_ns:.2} ns, {logic_ns:.2} in {levels} cells, {routing_ns:.2} on wires\n{:>7} {:>7} {:>5}  block: signals (source)\n",
        "logic", "wires", "cells"
    );
    for hop in hops {
        text += &format!("{:>7.2} {:>7.2} {:>5}  ", hop.logic_ns, hop.routing_ns, hop.levels);
        text += &format!("{}: {} ({})\n", hop.block, hop.signals.join(", "), hop.sources.join(", "));
    }
    text
}
