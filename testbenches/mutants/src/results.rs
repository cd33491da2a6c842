//! What is known of each mutant, a line of JSON each in a file that outlasts an interrupt. Of several lines for one mutant
//! the last counts.

use crate::equivalence::Equivalence;
use crate::error::MutantError;
use crate::hunt::Kill;
use crate::mutation::Mutation;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// File of the results.
const RESULTS: &str = "results.jsonl";

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// A check noticed it.
    Killed(Kill),
    /// It is the same circuit.
    Equivalent(Equivalence),
    /// Nobody noticed.
    Survived {
        /// How many runs it passed.
        runs: usize,
        /// How the proofs of equivalence went, if they were tried.
        proofs: Option<String>,
    },
}

/// A mutant and what became of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    /// What is wrong.
    #[serde(flatten)]
    pub mutation: Mutation,
    /// What became of it.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// The file, and what it holds.
pub struct Results {
    rows: Mutex<BTreeMap<u32, Row>>,
    file: Mutex<File>,
}

impl Results {
    /// Those in a folder so far.
    pub fn open(folder: &Path) -> Result<Results, MutantError> {
        let path = folder.join(RESULTS);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error.into()),
        };
        let mut rows = BTreeMap::new();
        // What is after the last end of a line was interrupted.
        let whole = text.rfind('\n').map_or("", |end| &text[..end + 1]);
        for line in whole.lines() {
            let row: Row =
                serde_json::from_str(line).map_err(|_| MutantError::Unreadable { line: line.to_string() })?;
            rows.insert(row.mutation.number, row);
        }
        if whole.len() < text.len() {
            std::fs::write(&path, whole)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Results { rows: Mutex::new(rows), file: Mutex::new(file) })
    }

    /// Keeps a result.
    pub fn add(&self, row: Row) -> Result<(), MutantError> {
        let line = serde_json::to_string(&row).map_err(std::io::Error::from)? + "\n";
        self.file.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes())?;
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).insert(row.mutation.number, row);
        Ok(())
    }

    /// What is known of a mutant.
    pub fn of(&self, number: u32) -> Option<Verdict> {
        let rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.get(&number).map(|row| row.verdict.clone())
    }

    /// All, by number.
    pub fn rows(&self) -> Vec<Row> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}
