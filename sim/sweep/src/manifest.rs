//! What a sweep consists of: plain data, written once.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Changes when a folder of before cannot be read any more.
const VERSION: u32 = 1;

/// One run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// What it is of each column.
    pub values: Vec<String>,
    /// The words of its command.
    pub words: Vec<String>,
}

/// A point of the grid that is no row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// What it would be of each column.
    pub values: Vec<String>,
    /// Why it cannot be.
    pub reason: String,
}

/// All rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub(crate) version: u32,
    /// Version of the command that made it, and must run it.
    pub command: String,
    /// What is swept: decides which numbers of a result are shown.
    pub of: String,
    /// Names of the columns.
    pub columns: Vec<String>,
    /// Rows that one task of a job array runs.
    pub chunk: usize,
    /// Options of the job array; `None` for a sweep on local cores.
    pub sbatch: Option<Vec<String>>,
    /// The rows.
    pub rows: Vec<Row>,
    /// Points of the grid that cannot be.
    pub left_out: Vec<LeftOut>,
}

impl Manifest {
    /// Without rows.
    pub fn new(command: &str, of: &str, columns: Vec<String>) -> Manifest {
        Manifest {
            version: VERSION,
            command: command.into(),
            of: of.into(),
            columns,
            chunk: 1,
            sbatch: None,
            rows: vec![],
            left_out: vec![],
        }
    }

    /// Whether this program can read it.
    pub(crate) fn is_readable(&self) -> bool {
        self.version == VERSION
    }

    /// Tasks of the job array.
    pub fn tasks(&self) -> usize {
        self.rows.len().div_ceil(self.chunk.max(1))
    }

    /// Rows of one task.
    pub fn rows_of(&self, task: usize) -> Range<usize> {
        let chunk = self.chunk.max(1);
        let end = |rows: usize| rows.min(self.rows.len());
        end(task.saturating_mul(chunk))..end(task.saturating_add(1).saturating_mul(chunk))
    }

    /// The tasks that run these rows, each once, in order.
    pub fn tasks_of(&self, rows: &[usize]) -> Vec<usize> {
        let mut tasks: Vec<usize> = rows.iter().map(|row| row / self.chunk.max(1)).collect();
        tasks.sort_unstable();
        tasks.dedup();
        tasks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_belongs_to_one_task() {
        let mut manifest = Manifest::new("1", "grid", vec![]);
        manifest.rows = vec![Row { values: vec![], words: vec![] }; 11];
        manifest.chunk = 4;
        assert_eq!(manifest.tasks(), 3);
        let rows: Vec<usize> = (0..3).flat_map(|task| manifest.rows_of(task)).collect();
        assert_eq!(rows, (0..11).collect::<Vec<_>>());
        assert!(manifest.rows_of(3).is_empty() && manifest.rows_of(usize::MAX).is_empty());
        assert_eq!(manifest.tasks_of(&[10, 1, 3, 8]), [0, 2]);
    }
}
