//! What is there and what is not.

use crate::{Folder, Manifest, State};

/// Where every row stands.
#[derive(Clone, Debug)]
pub struct Tally {
    /// By row.
    pub states: Vec<State>,
}

impl Tally {
    /// Reads all results.
    pub fn of(folder: &Folder, manifest: &Manifest) -> Tally {
        Tally { states: (0..manifest.rows.len()).map(|number| folder.state(manifest, number)).collect() }
    }

    /// Rows that have yet to be run, on demand with those that failed.
    pub fn to_do(&self, failed: bool) -> Vec<usize> {
        (0..self.states.len()).filter(|number| self.states[*number].is_to_do(failed)).collect()
    }

    /// How many rows are in the state of this word.
    pub fn count(&self, word: &str) -> usize {
        self.states.iter().filter(|state| state.word() == word).count()
    }

    /// Whether every row ended by itself.
    pub fn is_complete(&self) -> bool {
        self.to_do(false).is_empty()
    }

    /// The counts as a sentence.
    pub fn sentence(&self) -> String {
        let mut text = format!("{} of {} rows done", self.count("done"), self.states.len());
        for word in ["failed", "lost", "unreadable", "missing"] {
            match self.count(word) {
                0 => {}
                count => text += &format!(", {count} {word}"),
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;
    use crate::outcome::tests::outcome;

    #[test]
    fn missing_corrupt_and_lost_rows_are_to_do_and_failed_ones_on_demand() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(place.path()).unwrap();
        let row = |number: usize| Row { values: vec![], words: vec![number.to_string()] };
        let manifest = Manifest { rows: (0..6).map(row).collect(), ..Manifest::new("1", "grid", vec![]) };
        for (number, code) in [(0, Some(0)), (1, Some(2)), (2, None), (3, Some(0)), (4, Some(0))] {
            folder.keep(number, &outcome(&manifest.rows[number], code)).unwrap();
        }
        // Cut short, and of another row.
        folder.write("rows/3.json", b"{\"words\": [").unwrap();
        folder.keep(4, &outcome(&manifest.rows[0], Some(0))).unwrap();
        let tally = Tally::of(&folder, &manifest);
        assert_eq!(tally.to_do(false), [2, 3, 4, 5]);
        assert_eq!(tally.to_do(true), [1, 2, 3, 4, 5]);
        assert_eq!(tally.sentence(), "1 of 6 rows done, 1 failed, 1 lost, 2 unreadable, 1 missing");
        assert!(!tally.is_complete());
    }
}
