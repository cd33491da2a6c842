//! What the model reports of the bus in every cycle.

use warpstep_memory::{MasterSignals, SlaveSignals};
use warpstep_spec::config::MOST_LINE_BYTES;

/// Words of the longest line.
pub(crate) const LINE_WORDS: usize = MOST_LINE_BYTES as usize / 4;

/// What a store writes into a line, in the order of the grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineWrite {
    /// Core of the store.
    pub core: usize,
    /// Warp of the store.
    pub warp: usize,
    /// Address of the store.
    pub pc: u32,
    /// Address of the line.
    pub line: u32,
    /// Which of its bytes, one bit per byte.
    pub mask: u128,
    /// The bytes as words; zero where the mask is.
    pub data: [u32; LINE_WORDS],
}

/// What the arbiter granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrantKind {
    /// A line of instructions.
    Fill,
    /// A line of data.
    Read,
    /// A line is written.
    Write(Box<LineWrite>),
}

/// A request the arbiter granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// Core whose request is granted.
    pub core: usize,
    /// Kind of request.
    pub kind: GrantKind,
    /// Address of the line.
    pub address: u32,
}

/// One cycle of the port and the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusRecord {
    /// Number of the cycle.
    pub cycle: u64,
    /// What the AXI master drives. Where a channel is not valid its other signals are zero.
    pub master: MasterSignals,
    /// What the memory drives; read data are zero.
    pub slave: SlaveSignals,
    /// What the arbiter granted.
    pub grant: Option<Grant>,
}
