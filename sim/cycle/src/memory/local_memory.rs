//! Local memory: banks of one word, each serves one word a cycle. A step takes what meets no conflict.

use super::Unit;
use super::gather::without_conflict;
use super::held::{Access, What};
use super::walk::Step;

impl Unit {
    /// Loads need the way to the row at once; stores must not overtake a load that has yet to read.
    pub(super) fn local_step(&self, access: &Access) -> Step {
        let possible = match access.what {
            What::Load => self.is_fast(),
            _ => self.returns.is_empty() && self.row.is_free(),
        };
        if !possible {
            return Step::Rest;
        }
        let (lanes, conflicts) = without_conflict(&access.effect, access.pending, self.banks);
        Step::Local { lanes, conflicts }
    }
}
