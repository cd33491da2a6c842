//! What an engine shows in one cycle, in the same form for every engine. Filled in place, so that comparing and keeping
//! the cycles of a long run allocates nothing.

use warpstep_cycle::{Issue, IssuedInstruction, Request, Stall};
use warpstep_golden::At;
use warpstep_memory::{MasterSignals, SlaveSignals, WORDS};
use warpstep_spec::events::FaultCause;
use warpstep_spec::{Config, LaneMask};

/// A register written in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LaneWrite {
    /// Lane that writes.
    pub lane: usize,
    /// Write port: with two, the short one is 0 and the long one 1.
    pub port: usize,
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
    /// What issued: one head, or several of one warp that is split.
    pub issued: Vec<Issue>,
    /// What was requested.
    pub requested: Vec<Request>,
    /// Entries in each context's queue.
    pub occupancy: Vec<u8>,
    /// Requests in flight, per context.
    pub in_flight: Vec<u8>,
    /// What each context did or waited for.
    pub stalls: Vec<Stall>,
    /// Active lanes of each context; only where warps can be split.
    pub lanes: Vec<LaneMask>,
    /// Lanes of each context, active or not; only where warps can be split.
    pub owned: Vec<LaneMask>,
    /// Registers written, lowest lane first, and in a lane the lowest port.
    pub writes: Vec<LaneWrite>,
    /// Two results met in one writeback slot.
    pub collision: bool,
    /// A context showed a number that is no stall reason.
    pub nonsense: bool,
}

impl CoreFrame {
    /// The instructions that issued, without NOPs.
    pub fn instructions(&self) -> impl Iterator<Item = IssuedInstruction> + '_ {
        self.issued.iter().filter_map(|issue| issue.instruction)
    }
}

/// What the arbiter granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Granted {
    /// Core whose request was granted.
    pub core: usize,
    /// The request is a fill of the instruction cache.
    pub fill: bool,
    /// The request is a write.
    pub write: bool,
    /// Address of the line.
    pub address: u32,
}

/// A program error as the hardware keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultSeen {
    /// Core whose instruction is wrong.
    pub core: usize,
    /// What was wrong; `None` for a number that is no cause.
    pub cause: Option<FaultCause>,
    /// Context of the instruction.
    pub context: usize,
    /// Address of the instruction.
    pub pc: u32,
    /// Evidence, by cause: an address, an operand.
    pub detail: u32,
    /// Lowest lane concerned, for errors of memory accesses; else 0.
    pub lane: usize,
}

impl FaultSeen {
    /// Where it happened.
    pub(crate) fn at(&self, config: &Config) -> At {
        At::numbered(self.core, self.context, config.contexts())
    }
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
    /// What the AXI master drives; zeros in channels that are not valid and in bytes that are not written.
    pub master: MasterSignals,
    /// What the memory drives, without the data read.
    pub slave: SlaveSignals,
    /// The first program error, until reset.
    pub fault: Option<FaultSeen>,
}

/// Zeros in channels that are not valid and in bytes that are not written.
pub(crate) fn meaningful(master: &mut MasterSignals) {
    if !master.arvalid {
        (master.araddr, master.arlen, master.arsize, master.arburst) = (0, 0, 0, 0);
    }
    if !master.awvalid {
        (master.awaddr, master.awlen, master.awsize, master.awburst) = (0, 0, 0, 0);
    }
    if !master.wvalid {
        (master.wstrb, master.wlast) = (0, false);
    }
    if master.wstrb == 0 {
        master.wdata = [0; WORDS];
        return;
    }
    for (place, word) in master.wdata.iter_mut().enumerate() {
        let strobes = (master.wstrb >> (4 * place)) as u32 & 15;
        let bits =
            (0..4).filter(|byte| strobes >> byte & 1 == 1).fold(0, |bits, byte| bits | 0xFF << (8 * byte));
        *word &= bits;
    }
}
