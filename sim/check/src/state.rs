//! What is known at one place of a program: registers, the lane's own stack, which lanes run, which splits and `pred`s are open.
//!
//! Three things narrow the lanes that run, and each remembers what was written meanwhile, since the lanes that stood by did
//! not write it: `tmc` (`closed`), a split whose predicate differs among lanes (`splits`, innermost last), and `pred`
//! (`preds`, by its address). When the lanes come together again, what was written differs among them.

use crate::value::{Id, Lanes, Shape, Slot, Token, Value};
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
