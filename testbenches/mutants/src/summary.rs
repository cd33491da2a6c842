//! What a campaign found, counted by block and by kind of mutation.

use crate::mutation::{KINDS, Kind};
use crate::results::{Row, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;

/// Mutants counted by what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// All.
    pub mutants: usize,
    /// Noticed by a check.
    pub killed: usize,
    /// Shown to be the same circuit.
    pub equivalent: usize,
    /// Neither.
    pub survived: usize,
}

impl Count {
    fn add(&mut self, verdict: &Verdict) {
        self.mutants += 1;
        match verdict {
            Verdict::Killed(_) => self.killed += 1,
            Verdict::Equivalent(_) => self.equivalent += 1,
            Verdict::Survived { .. } => self.survived += 1,
        }
    }

    /// Killed of those that are not shown to be equivalent, in percent; nothing if there are none.
    pub fn kill_rate(&self) -> Option<f64> {
        let bugs = self.mutants - self.equivalent;
        (bugs > 0).then(|| 100.0 * self.killed as f64 / bugs as f64)
    }
}

/// A campaign in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// All mutants.
    pub all: Count,
    /// By kind of mutation.
    pub kinds: Vec<(Kind, Count)>,
    /// By block, by name.
    pub blocks: Vec<(String, Count)>,
}

impl Summary {
    /// Of these results.
    pub fn of(rows: &[Row]) -> Summary {
        let mut all = Count::default();
        let (mut kinds, mut blocks) = (BTreeMap::new(), BTreeMap::new());
        for row in rows {
            all.add(&row.verdict);
            kinds.entry(row.mutation.kind).or_insert_with(Count::default).add(&row.verdict);
            let block = row.mutation.block().to_string();
            blocks.entry(block).or_insert_with(Count::default).add(&row.verdict);
        }
        let kinds = KINDS.into_iter().filter_map(|kind| Some((kind, *kinds.get(&kind)?))).collect();
        Summary { all, kinds, blocks: blocks.into_iter().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equivalence::{Equivalence, States};
    use crate::mutation::Mutation;

    #[test]
    fn the_rate_is_of_those_that_are_bugs() {
        let line = "mutate -mode inv -module m -cell c -port A -portbit 0";
        let row = |verdict| Row { mutation: Mutation::read(1, line).expect("it is one"), verdict };
        let rows = [
            row(Verdict::Equivalent(Equivalence { block: "m".into(), states: States::All })),
            row(Verdict::Survived { runs: 1, proofs: None }),
        ];
        let summary = Summary::of(&rows);
        assert_eq!(summary.all.kill_rate(), Some(0.0));
        assert_eq!(summary.blocks, [("m".to_string(), summary.all)]);
        assert_eq!(Summary::of(&rows[..1]).all.kill_rate(), None);
    }
}
