//! What an engine reports of an instruction it finished: the record by which engines are compared.

use crate::machine::At;
use crate::registers::Row;
use warpstep_spec::{LaneMask, Op, Reg};

/// Which way data went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// Reads memory into a register.
    Load,
    /// Writes a register to memory.
    Store,
}

/// What an instruction did to memory, lane by lane. Only active lanes mean anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryEffect {
    /// Load or store.
    pub kind: MemoryKind,
    /// Bytes a lane: 1, 2 or 4.
    pub bytes: u32,
    /// Address of each lane.
    pub addresses: Row,
    /// What was loaded (extended to a word) or stored (the low bytes) by each lane.
    pub data: Row,
}

/// One instruction of one split, finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retire {
    /// When: here the number of warp-instructions the core had finished before.
    pub cycle: u64,
    /// Core, warp and context that retired it.
    pub at: At,
    /// Which: counts the instructions of this context from zero.
    pub issue: u64,
    /// Address of the instruction.
    pub pc: u32,
    /// The instruction as fetched.
    pub word: u32,
    /// What the word is.
    pub op: Op,
    /// Lanes that executed it.
    pub active: LaneMask,
    /// Register it wrote; `None` for none and for x0.
    pub destination: Option<Reg>,
    /// What each lane wrote there. Only active lanes mean anything.
    pub values: Row,
    /// What it did to memory.
    pub memory: Option<MemoryEffect>,
}
