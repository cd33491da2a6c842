//! What an engine shows in one cycle, in the same words whichever engine it is. Filled in place, so that comparing and keeping
//! the cycles of a long run allocates nothing.

use warpstep_cycle::{IssuedInstruction, Stall};
use warpstep_memory::{MasterSignals, SlaveSignals};
use warpstep_spec::events::FaultCause;

/// A register written in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LaneWrite {
    /// Lane that writes.
    pub lane: usize,
    /// Warp whose register it is.
    pub warp: usize,
    /// Register, as [`warpstep_spec::Reg::index`] numbers them.
    pub register: usize,
    /// Value written.
    pub value: u32,
}

/// One cycle of one core.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoreFrame {
    /// Who issued, and whether that was a NOP.
    pub issued: Option<(usize, bool)>,
    /// What, if it was no NOP.
    pub instruction: Option<IssuedInstruction>,
    /// Who requested an instruction, and its address.
    pub requested: Option<(usize, u32)>,
    /// Entries of every queue.
    pub occupancy: Vec<u8>,
    /// Requests of every context under way.
    pub in_flight: Vec<u8>,
    /// What every context did.
    pub stalls: Vec<Stall>,
    /// Registers written, lowest lane first.
    pub writes: Vec<LaneWrite>,
    /// Two results met in one slot.
    pub collision: bool,
    /// A context gave a reason that is none.
    pub nonsense: bool,
}

/// What the arbiter granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Granted {
    /// To which core.
    pub core: usize,
    /// A line of instructions.
    pub fill: bool,
    /// A line is written.
    pub write: bool,
    /// Address of the line.
    pub address: u32,
}

/// A program error as the hardware keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultSeen {
    /// Core whose instruction is wrong.
    pub core: usize,
    /// What was wrong; `None` for a number that is none.
    pub cause: Option<FaultCause>,
    /// Context of the core.
    pub context: usize,
    /// Address of the instruction.
    pub pc: u32,
    /// Evidence, by cause: an address, an operand.
    pub detail: u32,
    /// Lane, where one can be named.
    pub lane: usize,
}

/// One cycle of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// Number of the cycle, 0 being the first after reset.
    pub cycle: u64,
    /// What each core does.
    pub cores: Vec<CoreFrame>,
    /// What the arbiter granted.
    pub granted: Option<Granted>,
    /// The AXI master; of a channel that is not valid, and of bytes that are not written, zeros.
    pub master: MasterSignals,
    /// The memory; data read are left out.
    pub slave: SlaveSignals,
    /// The first program error.
    pub fault: Option<FaultSeen>,
}

/// Zeros where nothing is said.
pub(crate) fn meaningful(mut master: MasterSignals) -> MasterSignals {
    if !master.arvalid {
        (master.araddr, master.arlen, master.arsize, master.arburst) = (0, 0, 0, 0);
    }
    if !master.awvalid {
        (master.awaddr, master.awlen, master.awsize, master.awburst) = (0, 0, 0, 0);
    }
    if !master.wvalid {
        (master.wstrb, master.wlast) = (0, false);
    }
    for (place, word) in master.wdata.iter_mut().enumerate() {
        let strobes = (master.wstrb >> (4 * place)) as u32 & 15;
        let bits =
            (0..4).filter(|byte| strobes >> byte & 1 == 1).fold(0, |bits, byte| bits | 0xFF << (8 * byte));
        *word &= bits;
    }
    master
}
