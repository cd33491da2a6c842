//! Reports over time: a JSON file, one entry a line, so that a change of the core shows what it did to area and clock.

use crate::flow::Report;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The figures of one report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The machine, as words of the command.
    pub machine: String,
    /// What was mapped to.
    pub target: String,
    /// What was mapped.
    pub subject: String,
    /// Cells of everything.
    pub cells: BTreeMap<String, u64>,
    /// Levels of logic, of generic gates.
    pub depth: Option<usize>,
    /// Clock after place and route.
    pub fmax_mhz: Option<f64>,
}

impl From<&Report> for Entry {
    fn from(report: &Report) -> Entry {
        let whole = report.blocks.first().map(|row| row.all.clone()).unwrap_or_default();
        Entry {
            machine: report.machine.clone(),
            target: report.target.name().into(),
            subject: report.subject.clone(),
            cells: whole.into_iter().map(|(kind, count)| (kind.to_string(), count)).collect(),
            depth: report.chain.as_ref().map(|chain| chain.levels),
            fmax_mhz: report.placed.as_ref().and_then(|placed| placed.fmax_mhz),
        }
    }
}

/// The text of a history with one entry more. `before` is empty for a new one.
pub fn append(before: &str, entry: Entry) -> Result<String, serde_json::Error> {
    let mut entries: Vec<Entry> =
        if before.trim().is_empty() { vec![] } else { serde_json::from_str(before)? };
    entries.push(entry);
    let lines = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(machine: &str) -> Entry {
        let (target, subject) = ("ecp5".into(), "chip".into());
        Entry {
            machine: machine.into(),
            target,
            subject,
            cells: BTreeMap::new(),
            depth: None,
            fmax_mhz: Some(40.5),
        }
    }

    #[test]
    fn an_entry_is_added_and_the_others_stay() {
        let first = append("", entry("one")).expect("a new history");
        let second = append(&first, entry("two")).expect("a longer one");
        assert!(second.starts_with(first.trim_end().trim_end_matches("\n]")), "{second}");
        let entries: Vec<Entry> = serde_json::from_str(&second).expect("it is JSON");
        assert_eq!(entries, [entry("one"), entry("two")]);
    }

    #[test]
    fn a_history_that_is_none_is_refused() {
        assert!(append("{}", entry("one")).is_err());
    }
}
