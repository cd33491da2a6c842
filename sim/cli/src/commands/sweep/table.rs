//! What a sweep has given, as text and as JSON. Both leave out times and places, so that the same sweep gives the same
//! bytes wherever it ran.

use serde_json::{Map, Value, json};
use warpstep_sweep::{Folder, Manifest, State, Tally};

/// Rows that are named one by one; of more there is the number.
const NAMED: usize = 20;

/// The numbers of a row: title, and where they are in the JSON of its command.
fn figures(of: &str) -> &'static [(&'static str, &'static str)] {
    match of {
        "grid" => &[
            ("exit", "/exit_code"),
            ("cycles", "/timing/cycles"),
            ("instructions", "/instructions"),
            ("lane-IPC", "/timing/lane_ipc"),
        ],
        "fuzz" => &[
            ("programs", "/programs"),
            ("cycles", "/cycles"),
            ("instructions", "/instructions"),
            ("partings", "/partings"),
        ],
        _ => &[("measurements", "/measurements")],
    }
}

fn shown(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => String::new(),
        Some(Value::Number(number)) if number.is_f64() => format!("{:.3}", number.as_f64().unwrap_or(0.0)),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}

fn number(state: &State, place: &str) -> Option<Value> {
    state.outcome().and_then(|outcome| outcome.report.pointer(place)).cloned()
}

/// Points of the grid that cannot be, as a line.
pub fn left_out(manifest: &Manifest) -> String {
    match manifest.left_out.first() {
        None => String::new(),
        Some(first) => format!(
            "{} points of the grid are left out: no such machine can be (first: {}: {})\n",
            manifest.left_out.len(),
            first.values.join(" "),
            first.reason
        ),
    }
}

pub fn text(folder: &Folder, manifest: &Manifest, tally: &Tally) -> String {
    let figures = figures(&manifest.of);
    let mut lines: Vec<Vec<String>> = vec![
        manifest.columns.iter().cloned().chain(figures.iter().map(|(title, _)| title.to_string())).collect(),
    ];
    for (row, state) in manifest.rows.iter().zip(&tally.states).filter(|(_, state)| state.outcome().is_some())
    {
        let numbers = figures.iter().map(|(_, place)| shown(number(state, place).as_ref()));
        lines.push(row.values.iter().cloned().chain(numbers).collect());
    }
    let widths: Vec<usize> = (0..lines[0].len())
        .map(|column| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let is_number = column >= manifest.columns.len();
            if is_number { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text += &totals(manifest, tally);
    text += &left_out(manifest);
    text += &trouble(manifest, tally);
    text += &format!("{}\n", tally.sentence());
    text + &what_next(folder, manifest, tally)
}

/// Sums over the rows of the fuzzer.
fn totals(manifest: &Manifest, tally: &Tally) -> String {
    if manifest.of != "fuzz" {
        return String::new();
    }
    let sum =
        |place: &str| -> u64 { tally.states.iter().filter_map(|state| number(state, place)?.as_u64()).sum() };
    format!("{} programs, {} cycles in lockstep\n", sum("/programs"), sum("/cycles"))
}

/// What went wrong, row by row.
fn trouble(manifest: &Manifest, tally: &Tally) -> String {
    let wrong: Vec<usize> =
        (0..tally.states.len()).filter(|row| !matches!(tally.states[*row], State::Done(_))).collect();
    let mut text = String::new();
    for row in wrong.iter().take(NAMED) {
        let state = &tally.states[*row];
        let why = state.reason().map_or(String::new(), |reason| format!(": {reason}"));
        text += &format!("row {row} ({}) is {}{why}\n", manifest.rows[*row].values.join(" "), state.word());
    }
    match wrong.len().saturating_sub(NAMED) {
        0 => text,
        more => text + &format!("and {more} more\n"),
    }
}

fn what_next(folder: &Folder, manifest: &Manifest, tally: &Tally) -> String {
    let place = folder.path().display();
    match manifest.of.as_str() {
        _ if !tally.is_complete() => format!("`warpstep sweep --resume {place}` goes on\n"),
        "grid" | "fuzz" => String::new(),
        of => format!("`warpstep experiments {of} --output {place}/{of}` writes the report\n"),
    }
}

pub fn json(manifest: &Manifest, tally: &Tally) -> Value {
    let row = |(row, state): (&warpstep_sweep::Row, &State)| {
        let values = manifest.columns.iter().cloned().zip(row.values.iter().map(|value| json!(value)));
        let report = state.outcome().map_or(Value::Null, |outcome| outcome.report.clone());
        json!({
            "values": values.collect::<Map<String, Value>>(),
            "state": state.word(),
            "reason": state.reason(),
            "result": report,
        })
    };
    json!({
        "of": manifest.of,
        "complete": tally.is_complete(),
        "rows": manifest.rows.iter().zip(&tally.states).map(row).collect::<Vec<_>>(),
        "left_out": manifest.left_out,
    })
}
