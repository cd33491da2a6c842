//! What is known at one place of a program: registers, the lane's own stack, which lanes run, which splits and `pred`s are open.
//!
//! Three things narrow the lanes that run, and each remembers what was written meanwhile, since the lanes that stood by did not write it: `tmc`
//! (`closed`), a split whose predicate differs among lanes (`splits`, innermost last), and `pred` (`preds`, by its address). When the
//! lanes come together again, what was written differs among them.

use crate::regions::Regions;
use crate::value::{Id, Lanes, Shape, Slot, Token, Tokens, Value, earlier};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_spec::Reg;

/// Where in `stack` stands what indexed stores may have left in words not seen yet.
pub(crate) const REST: i32 = i32::MIN;

/// What was written while some lanes stood by, and what was there before: a register that was saved and restored is what it was.
pub(crate) type Written = BTreeMap<Slot, Id>;

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
    /// What its condition is.
    pub tests: Id,
    /// The same if it is 0 or 1.
    pub id: Id,
    /// Why lanes disagree on it; none if they do not.
    pub lanes: Option<u32>,
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
    /// Why warps may disagree on whether they come to this function, and a branch where they part.
    pub control: BTreeMap<Token, u32>,
    /// Words at constant addresses that this warp, and no other, stored last.
    pub memory: BTreeMap<u32, u32>,
    /// Whether this is core 0.
    pub first_core: bool,
}

/// How two ways did not fit together.
pub(crate) struct Depths {
    /// Splits that are open on one of them only.
    pub splits: Vec<u32>,
}

impl State {
    /// A warp starts: lane 0 alone, nothing written.
    pub fn start(pc: u32, memory: BTreeMap<u32, u32>, first_core: bool) -> State {
        let slots = (0..Reg::COUNT as u8).map(Slot::Register);
        let mut registers: Vec<Value> = slots.clone().map(Value::unset).collect();
        registers[0] = Value::new(Shape::Const(0));
        State {
            registers,
            stack: BTreeMap::new(),
            saves: BTreeSet::new(),
            stack_made: pc,
            lanes: Lanes::One,
            closed: slots.skip(1).map(|slot| (slot, Id::None)).collect(),
            splits: Vec::new(),
            preds: BTreeMap::new(),
            control: BTreeMap::new(),
            memory,
            first_core,
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
    fn parted_by(&self, value: &Value) -> bool {
        let splits = self.splits.iter().map(|open| (open.id, open.tests));
        let mut all = splits.chain(self.preds.values().map(|one| (one.id, one.tests)));
        all.any(|(id, tests)| is(value.id, id) || is(value.bit_of, tests))
    }

    /// Why lanes that run may disagree on a value.
    pub fn varies(&self, value: &Value) -> Option<u32> {
        if self.alone() || self.parted_by(value) {
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
        let before = match slot {
            Slot::Register(number) => self.registers[usize::from(number)].id,
            Slot::Stack(offset) => self.stack.get(&offset).map_or(Id::None, |word| word.id),
        };
        if self.lanes != Lanes::All {
            self.closed.entry(slot).or_insert(before);
        }
        let splits = self.splits.iter_mut().map(|open| &mut open.written);
        for written in splits.chain(self.preds.values_mut().map(|one| &mut one.written)) {
            written.entry(slot).or_insert(before);
        }
        match slot {
            Slot::Register(number) => self.registers[usize::from(number)] = value,
            Slot::Stack(offset) => drop(self.stack.insert(offset, value)),
        }
    }

    /// Addresses of the stack become numbers on which lanes disagree.
    pub fn leave_stack(&mut self) {
        self.stack.clear();
        self.saves.clear();
        for value in self.registers.iter_mut().filter(|value| value.shape.is_stack()) {
            value.shape = Shape::Unknown;
            value.lanes = Some(value.lanes.unwrap_or(self.stack_made));
            value.anchor = None;
        }
    }

    /// An instruction runs again: what holds its last result holds an older one from now on.
    pub fn forget(&mut self, id: Id) {
        for value in self.registers.iter_mut().chain(self.stack.values_mut()) {
            value.anchor = value.anchor.filter(|anchor| Id::Def(anchor.pc) != id);
            for known in [&mut value.id, &mut value.bit_of] {
                drop_if(known, id);
            }
        }
        let splits = self.splits.iter_mut().map(|open| (&mut open.id, &mut open.tests, &mut open.written));
        let preds = self.preds.values_mut().map(|one| (&mut one.id, &mut one.tests, &mut one.written));
        for (known, tests, written) in splits.chain(preds) {
            drop_if(known, id);
            drop_if(tests, id);
            written.values_mut().for_each(|before| drop_if(before, id));
        }
        self.closed.values_mut().for_each(|before| drop_if(before, id));
    }

    /// Lanes that stood by run again, at `pc`: what was written meanwhile differs. `idle`: they hold nothing that was meant.
    pub fn differ(&mut self, written: &Written, pc: u32, idle: bool) {
        for (slot, before) in written {
            let value = match slot {
                Slot::Register(number) => self.registers.get_mut(usize::from(*number)),
                Slot::Stack(offset) => self.stack.get_mut(offset),
            };
            let Some(value) = value.filter(|value| !is(value.id, *before)) else { continue };
            value.lanes = Some(pc);
            value.anchor = None;
            if idle {
                value.idle = Some(pc);
            }
        }
    }

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

fn drop_if(known: &mut Id, id: Id) {
    if *known == id {
        *known = Id::None;
    }
}

/// Whether both are one computation.
fn is(one: Id, other: Id) -> bool {
    one == other && one != Id::None
}
