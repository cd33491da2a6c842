//! What is known at one place of a program: registers, the lane's own stack, which lanes run, which splits and `pred`s are open.
//!
//! Three things narrow the lanes that run, and each remembers what was written meanwhile, since the lanes that stood by did not write it: `tmc`
//! (`closed`), a split whose predicate differs among lanes (`splits`, innermost last), and `pred` (`preds`, by its address). When the
//! lanes come together again, what was written differs among them.

use crate::regions::Regions;
use crate::value::{Id, Lanes, Shape, Slot, Tokens, Value};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_spec::Reg;

/// Where in `stack` stands what indexed stores may have left in words not seen yet.
pub(crate) const REST: i32 = i32::MIN;

/// What was written while some lanes stood by.
pub(crate) type Written = BTreeSet<Slot>;

/// A split that has not met its join.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Open {
    pub pc: u32,
    /// What its predicate is.
    pub tests: Id,
    /// The same if it is 0 or 1, so that all lanes of a half agree on it.
    pub id: Id,
    /// Why lanes disagree on the predicate; none if they do not.
    pub lanes: Option<u32>,
    pub written: Written,
    /// The half of a predicate that holds in one lane at most.
    pub alone: bool,
}

/// A `pred` behind which lanes have left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Masked {
    pub id: Id,
    pub lanes: u32,
    pub written: Written,
    /// Lanes leave when it holds, not when it does not.
    pub negated: bool,
}

/// What is known at a place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub registers: Vec<Value>,
    /// Words of the stack by their distance from where the stack pointer was made.
    pub stack: BTreeMap<i32, Value>,
    /// Those that hold registers saved by a callee.
    pub saves: BTreeSet<i32>,
    /// The instruction that made the stack pointer.
    pub stack_made: u32,
    pub lanes: Lanes,
    pub closed: Written,
    pub splits: Vec<Open>,
    pub preds: BTreeMap<u32, Masked>,
    /// Why warps may disagree on whether they come to this function.
    pub control: Tokens,
}

/// How two ways did not fit together.
pub(crate) struct Depths {
    /// Splits that are open on one of them only.
    pub splits: Vec<u32>,
}

impl State {
    /// A warp starts: lane 0 alone, nothing written.
    pub fn start(pc: u32) -> State {
        let slots = (0..Reg::COUNT as u8).map(Slot::Register);
        let mut registers: Vec<Value> = slots.clone().map(Value::unset).collect();
        registers[0] = Value::new(Shape::Const(0));
        State {
            registers,
            stack: BTreeMap::new(),
            saves: BTreeSet::new(),
            stack_made: pc,
            lanes: Lanes::One,
            closed: slots.skip(1).collect(),
            splits: Vec::new(),
            preds: BTreeMap::new(),
            control: Tokens::new(),
        }
    }

    pub fn of(&self, reg: Reg) -> &Value {
        &self.registers[reg.index()]
    }

    /// Whether one lane runs at most.
    pub fn alone(&self) -> bool {
        self.lanes == Lanes::One || self.splits.iter().any(|open| open.alone)
    }

    /// Whether all lanes that run agree on this computation because a split or `pred` parted them by it.
    fn parted_by(&self, id: Id) -> bool {
        id != Id::None
            && (self.splits.iter().any(|open| open.id == id) || self.preds.values().any(|one| one.id == id))
    }

    /// Why lanes that run may disagree on a value.
    pub fn varies(&self, value: &Value) -> Option<u32> {
        if self.alone() || self.parted_by(value.id) {
            None
        } else if value.shape.is_stack() {
            Some(value.lanes.unwrap_or(self.stack_made))
        } else {
            value.lanes
        }
    }

    /// The `tmc` that opened lanes which hold nothing meant here.
    pub fn idle(&self, value: &Value) -> Option<u32> {
        value.idle.filter(|_| !self.alone())
    }

    /// Writes a register or a word of the stack.
    pub fn write(&mut self, slot: Slot, value: Value) {
        if slot == Slot::Register(0) {
            return;
        }
        if self.lanes != Lanes::All {
            self.closed.insert(slot);
        }
        let splits = self.splits.iter_mut().map(|open| &mut open.written);
        for written in splits.chain(self.preds.values_mut().map(|one| &mut one.written)) {
            written.insert(slot);
        }
        match slot {
            Slot::Register(number) => self.registers[usize::from(number)] = value,
            Slot::Stack(offset) => drop(self.stack.insert(offset, value)),
        }
    }

    /// An instruction runs again: what holds its last result holds an older one from now on.
    pub fn forget(&mut self, id: Id) {
        let values = self.registers.iter_mut().chain(self.stack.values_mut());
        values.filter(|value| value.id == id).for_each(|value| value.id = Id::None);
        for open in self.splits.iter_mut().filter(|open| open.tests == id) {
            (open.tests, open.id) = (Id::None, Id::None);
        }
        self.preds.values_mut().filter(|one| one.id == id).for_each(|one| one.id = Id::None);
    }

    /// Lanes that stood by run again, at `pc`: what was written meanwhile differs. `idle`: they hold nothing that was meant.
    pub fn differ(&mut self, written: &Written, pc: u32, idle: bool) {
        for slot in written {
            let value = match slot {
                Slot::Register(number) => self.registers.get_mut(usize::from(*number)),
                Slot::Stack(offset) => self.stack.get_mut(offset),
            };
            let Some(value) = value else { continue };
            value.lanes = Some(pc);
            if idle {
                value.idle = Some(pc);
            }
        }
    }

    /// Where two ways into `block` meet; -> whether less is known now, and splits that do not fit.
    pub fn meet(&mut self, other: &State, block: u32, chosen: &Tokens, regions: &Regions) -> (bool, Depths) {
        let mut changed = false;
        for (number, (mine, theirs)) in self.registers.iter_mut().zip(&other.registers).enumerate() {
            changed |= mine.meet(theirs, block, Slot::Register(number as u8), chosen, regions);
        }
        // A word of the stack that one way did not write is not known.
        let words = self.stack.len();
        let same = self.stack_made == other.stack_made;
        self.stack.retain(|offset, _| *offset == REST || (same && other.stack.contains_key(offset)));
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
        let made = self.stack_made.min(other.stack_made);
        changed |= std::mem::replace(&mut self.stack_made, made) != made;
        if self.lanes != other.lanes && self.lanes != Lanes::Some {
            self.lanes = Lanes::Some;
            changed = true;
        }
        changed |= extend(&mut self.closed, &other.closed) | extend(&mut self.control, &other.control);
        for (pc, theirs) in &other.preds {
            match self.preds.get_mut(pc) {
                Some(mine) => {
                    changed |= extend(&mut mine.written, &theirs.written);
                    changed |= mine.id != theirs.id && std::mem::replace(&mut mine.id, Id::None) != Id::None;
                }
                None => {
                    self.preds.insert(*pc, Masked { id: Id::None, ..theirs.clone() });
                    changed = true;
                }
            }
        }
        for (pc, mine) in &mut self.preds {
            if !other.preds.contains_key(pc) && mine.id != Id::None {
                mine.id = Id::None;
                changed = true;
            }
        }
        let common = self.splits.iter().zip(&other.splits).take_while(|(mine, theirs)| mine.pc == theirs.pc).count();
        let extra = self.splits[common..].iter().chain(&other.splits[common..]).map(|open| open.pc);
        let depths = Depths { splits: extra.collect() };
        changed |= self.splits.len() != common;
        self.splits.truncate(common);
        for (mine, theirs) in self.splits.iter_mut().zip(&other.splits) {
            changed |= extend(&mut mine.written, &theirs.written);
            changed |= mine.id != theirs.id && std::mem::replace(&mut mine.id, Id::None) != Id::None;
            changed |= mine.tests != theirs.tests && std::mem::replace(&mut mine.tests, Id::None) != Id::None;
            changed |= mine.alone && !theirs.alone;
            mine.alone &= theirs.alone;
            let lanes = crate::value::earlier(mine.lanes, theirs.lanes);
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
