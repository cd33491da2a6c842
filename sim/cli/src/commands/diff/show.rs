//! A comparison as people read it.

use std::fmt::Write;
use warpstep_wave::diff::Report;

/// Lines of a list before the rest is only counted.
const MOST_LINES: usize = 40;
const LONGEST_VALUE: usize = 40;

pub fn text(report: &Report, names: &[String; 2]) -> String {
    let mut text = String::new();
    for (alone, name) in [(&report.only_a, &names[0]), (&report.only_b, &names[1])] {
        list(&mut text, alone.iter().map(|signal| format!("only in {name}: {signal}")));
    }
    list(&mut text, report.widths.iter().map(|(signal, a, b)| format!("{signal}: {a} bits, and {b}")));
    let unit = report.time_exponent.map_or("edges".to_string(), unit);
    let wide = report.differences.iter().take(MOST_LINES).map(|found| found.signal.len()).max().unwrap_or(0);
    let line = |found: &warpstep_wave::diff::Difference| {
        let plural = if found.times == 1 { "" } else { "s" };
        format!(
            "{:<wide$}  first at {} {unit}: {} | {}  ({} time{plural})",
            found.signal,
            found.time,
            shorten(&found.a),
            shorten(&found.b),
            found.times
        )
    };
    list(&mut text, report.differences.iter().map(line));
    let (compared, different) = (report.compared, report.differences.len());
    let verdict = match (report.same, different) {
        (true, _) => format!("the same: {compared} signals, {} instants", report.instants),
        (false, 0) => format!("different in what they declare; {compared} signals compared agree"),
        _ => format!("{different} of {compared} signals differ, in {} instants", report.instants),
    };
    let _ = writeln!(text, "{verdict}; the files end at {} and {} {unit}", report.ends.0, report.ends.1);
    text
}

fn list(text: &mut String, lines: impl ExactSizeIterator<Item = String>) {
    let more = lines.len().saturating_sub(MOST_LINES);
    lines.take(MOST_LINES).for_each(|line| {
        let _ = writeln!(text, "{line}");
    });
    if more > 0 {
        let _ = writeln!(text, "… and {more} more (--json has all)");
    }
}

fn unit(exponent: i32) -> String {
    let names = ["s", "ms", "us", "ns", "ps", "fs"];
    match usize::try_from(-exponent) {
        Ok(places) if places % 3 == 0 && places / 3 < names.len() => names[places / 3].into(),
        _ => format!("x 10^{exponent} s"),
    }
}

fn shorten(value: &str) -> String {
    match value.chars().count() {
        0..=LONGEST_VALUE => value.into(),
        _ => value.chars().take(LONGEST_VALUE - 1).chain(['…']).collect(),
    }
}
