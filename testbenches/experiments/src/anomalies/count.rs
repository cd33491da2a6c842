//! How often a run moved the wrong way, and the worst of them.

use serde::Serialize;

/// A run that moved the wrong way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Worst {
    /// Program and change.
    pub what: String,
    /// Cycles of the run that should be the longer.
    pub should_be_longer: u64,
    /// Cycles of the one that was.
    pub was_longer: u64,
}

impl Worst {
    /// By how much.
    pub fn ratio(&self) -> f64 {
        self.was_longer as f64 / self.should_be_longer.max(1) as f64
    }
}

/// Comparisons of pairs of runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// Pairs compared.
    pub tried: u64,
    /// Pairs of which the wrong one took longer.
    pub wrong: u64,
    /// The largest ratio among those.
    pub worst: Option<Worst>,
}

impl Count {
    /// Compares two runs: the first should take at least as long as the second.
    pub fn compare(&mut self, longer: u64, shorter: u64, what: impl FnOnce() -> String) {
        self.tried += 1;
        if shorter > longer {
            self.wrong += 1;
            let new = Worst { what: String::new(), should_be_longer: longer, was_longer: shorter };
            if self.worst.as_ref().is_none_or(|worst| new.ratio() > worst.ratio()) {
                self.worst = Some(Worst { what: what(), ..new });
            }
        }
    }

    /// Compares two runs that should take the same time.
    pub fn same(&mut self, one: u64, other: u64, what: impl FnOnce() -> String) {
        self.compare(one.min(other), one.max(other), what);
    }

    /// Adds another count.
    pub fn add(&mut self, other: &Count) {
        self.tried += other.tried;
        self.wrong += other.wrong;
        let worse = |theirs: &Worst| self.worst.as_ref().is_none_or(|mine| theirs.ratio() > mine.ratio());
        if let Some(theirs) = other.worst.as_ref().filter(|theirs| worse(theirs)) {
            self.worst = Some(theirs.clone());
        }
    }
}
