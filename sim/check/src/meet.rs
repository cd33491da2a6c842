//! Where two ways meet: what is known on both, and what either wrote while lanes stood by.

use crate::regions::Regions;
use crate::state::{Masked, REST, State, Written};
use crate::value::{Id, Lanes, Slot, Tokens, earlier};
use std::collections::BTreeSet;

/// How two ways did not fit together.
pub(crate) struct Depths {
    /// Splits that are open on one of them only.
    pub splits: Vec<u32>,
}

impl State {
    fn without_stack(&self) -> State {
        let mut state = self.clone();
        state.leave_stack();
        state
    }

    /// Where two ways into `block` meet; -> whether less is known now, and splits that do not fit.
    pub fn meet(&mut self, other: &State, block: u32, chosen: &Tokens, regions: &Regions) -> (bool, Depths) {
        let mut changed = false;
        let left;
        let other = if self.stack_made == other.stack_made {
            other
        } else {
            self.leave_stack();
            left = State { stack_made: self.stack_made.min(other.stack_made), ..other.without_stack() };
            self.stack_made = left.stack_made;
            changed = true;
            &left
        };
        for (number, (mine, theirs)) in self.registers.iter_mut().zip(&other.registers).enumerate() {
            changed |= mine.meet(theirs, block, Slot::Register(number as u8), chosen, regions);
        }
        // A word of the stack that one way did not write is not known.
        let words = self.stack.len();
        self.stack.retain(|offset, _| *offset == REST || other.stack.contains_key(offset));
        changed |= self.stack.len() != words;
        if let Some(rest) = other.stack.get(&REST).filter(|_| !self.stack.contains_key(&REST)) {
            self.stack.insert(REST, rest.clone());
            changed = true;
        }
        for (offset, mine) in &mut self.stack {
            let Some(theirs) = other.stack.get(offset) else { continue };
            changed |= mine.meet(theirs, block, Slot::Stack(*offset), chosen, regions);
        }
        changed |= extend(&mut self.saves, &other.saves);
        if self.lanes != other.lanes && self.lanes != Lanes::Some {
            self.lanes = Lanes::Some;
            changed = true;
        }
        changed |= unite(&mut self.closed, &other.closed);
        for (token, pc) in &other.control {
            changed |= !self.control.contains_key(token);
            self.control.entry(*token).or_insert(*pc);
        }
        for (pc, theirs) in &other.preds {
            match self.preds.get_mut(pc) {
                Some(mine) => {
                    changed |= unite(&mut mine.written, &theirs.written);
                    changed |= agree(&mut mine.id, theirs.id) | agree(&mut mine.tests, theirs.tests);
                    let lanes = earlier(mine.lanes, theirs.lanes);
                    changed |= std::mem::replace(&mut mine.lanes, lanes) != lanes;
                }
                None => {
                    self.preds.insert(*pc, Masked { id: Id::None, tests: Id::None, ..theirs.clone() });
                    changed = true;
                }
            }
        }
        for (pc, mine) in &mut self.preds {
            if !other.preds.contains_key(pc) {
                changed |= agree(&mut mine.id, Id::None) | agree(&mut mine.tests, Id::None);
            }
        }
        let words = self.memory.len();
        self.memory.retain(|address, word| other.memory.get(address) == Some(word));
        changed |= self.memory.len() != words;
        let common =
            self.splits.iter().zip(&other.splits).take_while(|(mine, theirs)| mine.pc == theirs.pc).count();
        let extra = self.splits[common..].iter().chain(&other.splits[common..]).map(|open| open.pc);
        let depths = Depths { splits: extra.collect() };
        changed |= self.splits.len() != common;
        self.splits.truncate(common);
        for (mine, theirs) in self.splits.iter_mut().zip(&other.splits) {
            changed |= unite(&mut mine.written, &theirs.written);
            changed |= agree(&mut mine.id, theirs.id) | agree(&mut mine.tests, theirs.tests);
            changed |= mine.alone && !theirs.alone;
            mine.alone &= theirs.alone;
            let lanes = earlier(mine.lanes, theirs.lanes);
            changed |= std::mem::replace(&mut mine.lanes, lanes) != lanes;
        }
        (changed, depths)
    }
}

fn extend<T: Ord + Copy>(mine: &mut BTreeSet<T>, theirs: &BTreeSet<T>) -> bool {
    let before = mine.len();
    mine.extend(theirs);
    mine.len() != before
}

/// What either wrote; what was there before is known where both agree.
fn unite(mine: &mut Written, theirs: &Written) -> bool {
    let mut changed = false;
    for (slot, before) in theirs {
        match mine.get_mut(slot) {
            Some(known) => changed |= agree(known, *before),
            None => changed |= mine.insert(*slot, *before).is_none(),
        }
    }
    changed
}

/// Keeps a name that both sides have; -> whether it is lost.
fn agree(mine: &mut Id, theirs: Id) -> bool {
    *mine != theirs && std::mem::replace(mine, Id::None) != Id::None
}
