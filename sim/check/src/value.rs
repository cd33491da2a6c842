//! What is known of one register or stack slot: which lanes and warps may disagree on it, whether it was written at all,
//! and what it holds.

use crate::regions::{Region, Regions};
use std::collections::BTreeSet;

/// Which lanes of a warp run, as far as `tmc` decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Lanes {
    One,
    Some,
    All,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    Unknown,
    Const(u32),
    /// An address reached from a constant one, so in the same part of memory.
    In(Region),
    /// An address of the lane's own stack, counted from where the stack pointer was made.
    Stack(i32),
    /// The same, with an offset that is not known.
    InStack,
    /// Another number in each lane.
    LaneNumber,
    /// 0 or 1.
    Bool,
    /// 0 or 1, and 1 in one lane at most.
    OneLane,
    /// The active lanes, read when these ran.
    Mask(Lanes),
    /// What the split at this address gave.
    Pointer(u32),
    /// The word at this address, whenever it was read.
    Loaded(u32),
}

impl Shape {
    pub fn is_bool(self) -> bool {
        matches!(self, Shape::Bool | Shape::OneLane | Shape::Const(0 | 1))
    }

    pub fn is_stack(self) -> bool {
        matches!(self, Shape::Stack(_) | Shape::InStack)
    }

    pub fn constant(self) -> Option<u32> {
        if let Shape::Const(value) = self { Some(value) } else { None }
    }

    fn meet(self, other: Shape, regions: &Regions) -> Shape {
        let region = |shape: Shape| match shape {
            Shape::Const(address) => regions.base(address),
            Shape::In(region) => Some(region),
            _ => None,
        };
        match (self, other) {
            (one, other) if one == other => one,
            (Shape::OneLane, Shape::Const(0)) | (Shape::Const(0), Shape::OneLane) => Shape::OneLane,
            (one, other) if one.is_bool() && other.is_bool() => Shape::Bool,
            (one, other) if one.is_stack() && other.is_stack() => Shape::InStack,
            (one, other) => match (region(one), region(other)) {
                (Some(one), Some(other)) if one == other => Shape::In(one),
                _ => Shape::Unknown,
            },
        }
    }
}

/// Which computation a value is the result of: equal ids are equal values in every lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Id {
    None,
    /// As it was when a warp started.
    Start(Slot),
    /// Result of the instruction at this address, when it last ran.
    Def(u32),
    /// What ways into this block brought along.
    Phi(u32, Slot),
}

/// A register or a word of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Slot {
    Register(u8),
    Stack(i32),
}

/// Why warps may disagree on a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Token {
    /// The number of the warp.
    Warp,
    /// Its quotient or remainder by a number: warps of one group agree.
    Group(Divisor),
    /// What lies at an address that is another in each warp.
    Data,
    /// Time, or what happened before.
    Time,
}

/// What the number of a warp was divided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Divisor {
    By(u32),
    Modulo(u32),
    /// By the word at this address.
    Loaded(u32),
    /// By something, at this instruction.
    At(u32),
}

pub(crate) type Tokens = BTreeSet<Token>;

/// A result on which lanes disagree, as a part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Anchor {
    /// The instruction that gave it.
    pub pc: u32,
    /// How many times it is in the sum.
    pub times: u32,
}

impl Anchor {
    pub fn new(pc: u32) -> Anchor {
        Anchor { pc, times: 1 }
    }
}

/// What is known of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Value {
    pub shape: Shape,
    pub id: Id,
    /// It is bit 0 of this.
    pub bit_of: Id,
    /// The instruction because of which lanes may disagree.
    pub lanes: Option<u32>,
    /// It is this many times what an instruction gave, and something that is the same in all lanes.
    pub anchor: Option<Anchor>,
    /// Why warps may disagree.
    pub warps: Tokens,
    /// Never written, on some way here.
    pub unset: bool,
    /// The `tmc` that opened lanes which did not write it.
    pub idle: Option<u32>,
}

impl Value {
    /// Something all lanes agree on.
    pub fn new(shape: Shape) -> Value {
        Value {
            shape,
            id: Id::None,
            bit_of: Id::None,
            lanes: None,
            anchor: None,
            warps: Tokens::new(),
            unset: false,
            idle: None,
        }
    }

    /// What was never written.
    pub fn unset(slot: Slot) -> Value {
        Value { id: Id::Start(slot), unset: true, ..Value::new(Shape::Unknown) }
    }

    /// Where two ways into `block` meet; `chosen` are warps' reasons to come by one or the other.
    pub fn meet(
        &mut self,
        other: &Value,
        block: u32,
        slot: Slot,
        chosen: &Tokens,
        regions: &Regions,
    ) -> bool {
        let before = self.clone();
        let mine = Id::Phi(block, slot);
        let foreign = |id: Id| matches!(id, Id::Phi(at, from) if at == block && from != slot);
        if self.id != other.id || foreign(self.id) {
            self.id = mine;
            // A constant is the same whichever way it came.
            if !(self.shape == other.shape && matches!(self.shape, Shape::Const(_) | Shape::Pointer(_))) {
                self.warps.extend(chosen);
            }
        }
        if self.bit_of != other.bit_of {
            self.bit_of = Id::None;
        }
        self.anchor = self.anchor.filter(|anchor| other.anchor == Some(*anchor));
        self.shape = self.shape.meet(other.shape, regions);
        self.lanes = earlier(self.lanes, other.lanes);
        self.idle = earlier(self.idle, other.idle);
        self.warps.extend(&other.warps);
        self.unset |= other.unset;
        *self != before
    }
}

/// The lower of two addresses, if there is one.
pub(crate) fn earlier(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    one.into_iter().chain(other).min()
}
