//! Whether the memory behind an on-time master keeps its contract (docs/memory.md). Addresses of reads are taken at once, a write is
//! refused in at most `stall` cycles, and every answer is there in the cycle in which it is due, or right behind the one before it.

use super::rule::{Breach, Channel};
use crate::due::DueTimes;
use crate::signals::{MasterSignals, SlaveSignals};
use std::collections::VecDeque;
use warpstep_spec::config::MemoryContract;

/// An answer that is owed.
#[derive(Clone, Copy, Debug)]
struct Owed {
    address: u32,
    due: u64,
}

#[derive(Clone, Debug)]
pub(super) struct Promise {
    stall: u32,
    times: DueTimes,
    /// Reads and the cycles of their first beats.
    reads: VecDeque<Owed>,
    /// Beats that have come of the oldest.
    come: u32,
    writes: VecDeque<Owed>,
    /// Responses that came before it was known when they were due.
    early: usize,
    /// Address of the current write, and cycles in which it was refused.
    write: u32,
    refused: u32,
}

impl Promise {
    pub fn new(contract: MemoryContract) -> Promise {
        Promise {
            stall: contract.stall,
            times: DueTimes::new(contract),
            reads: VecDeque::new(),
            come: 0,
            writes: VecDeque::new(),
            early: 0,
            write: 0,
            refused: 0,
        }
    }

    /// Looks at a cycle.
    pub fn look(&mut self, cycle: u64, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Breach)> {
        if m.arvalid && !s.arready {
            return Err((Channel::Ar, Breach::Address { address: m.araddr }));
        }
        self.refused += u32::from(m.awvalid && !s.awready || m.wvalid && !s.wready);
        self.write = if m.awvalid { m.awaddr } else { self.write };
        if self.refused > self.stall {
            let channel = if m.wvalid && !s.wready { Channel::W } else { Channel::Aw };
            return Err((channel, Breach::Stall { address: self.write, stall: self.stall }));
        }
        self.beat(cycle, m, s)?;
        if s.bvalid && self.writes.pop_front().is_none() {
            self.early += 1;
        }
        if let Some(Owed { address, due }) =
            self.writes.front().filter(|write| !s.bvalid && write.due <= cycle)
        {
            return Err((Channel::B, Breach::Response { address: *address, due: *due }));
        }
        let due = self.times.see(cycle, m, s.arready);
        self.reads.extend(due.read.map(|due| Owed { address: m.araddr, due }));
        if let Some(due) = due.write {
            self.refused = 0;
            match self.early {
                0 => self.writes.push_back(Owed { address: self.write, due }),
                _ => self.early -= 1,
            }
        }
        Ok(())
    }

    fn beat(&mut self, cycle: u64, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Breach)> {
        let Some(Owed { address, due }) = self.reads.front().copied() else { return Ok(()) };
        let (beat, due) = (self.come, due + u64::from(self.come));
        if m.rready && !s.rvalid && due <= cycle {
            return Err((Channel::R, Breach::Beat { beat, address, due }));
        }
        if m.rready && s.rvalid {
            self.come += 1;
            if s.rlast {
                self.come = 0;
                self.reads.pop_front();
            }
        }
        Ok(())
    }
}
