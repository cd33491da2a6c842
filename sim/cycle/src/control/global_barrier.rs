//! Barriers across cores: a register per core and barrier, set when all active warps of the core stand there.
//!
//! In t a core has arrived (state at the start of t); its register is set from t + 1 on. If in t + 1 as many registers are set as
//! the lowest of those cores gave as count, the barrier opens: registers cleared, warps of those cores unblocked at the
//! end of t + 1. More than that many is an error of the program: it depends on time who meets whom.

use crate::error::CycleError;
use std::cmp::Ordering;
use warpstep_spec::config::MOST_CORES;

/// All active warps of a core stand at a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub barrier: u32,
    /// Cores it waits for, as the last to arrive gave it.
    pub count: u32,
}

/// Of one barrier: the count each core gave that has arrived.
type Registers = [Option<u32>; MOST_CORES];

pub(crate) struct GlobalBarriers {
    registers: Vec<Registers>,
    /// Barriers that open at the end of this cycle, and for whom.
    opening: Vec<(u32, Registers)>,
}

impl GlobalBarriers {
    pub fn new(barriers: usize) -> GlobalBarriers {
        GlobalBarriers { registers: vec![[None; MOST_CORES]; barriers], opening: Vec::new() }
    }

    /// The start of a cycle: arrivals of each core, core 0 first.
    pub fn see(
        &mut self,
        now: u64,
        arrivals: impl Iterator<Item = Option<Arrival>>,
    ) -> Result<(), CycleError> {
        for (barrier, registers) in (0..).zip(&self.registers) {
            let Some(count) = registers.iter().flatten().next().copied() else { continue };
            let present = registers.iter().flatten().count() as u32;
            match present.cmp(&count) {
                Ordering::Less => {}
                Ordering::Equal => self.opening.push((barrier, *registers)),
                Ordering::Greater => {
                    return Err(CycleError::BarrierCrowd { cycle: now, barrier, present, count });
                }
            }
        }
        for (core, arrival) in arrivals.enumerate() {
            if let Some(Arrival { barrier, count }) = arrival {
                self.registers[barrier as usize][core] = Some(count);
            }
        }
        Ok(())
    }

    /// The end of a cycle: `open` is called with every core that may go on, and its barrier.
    pub fn open(
        &mut self,
        mut open: impl FnMut(usize, u32) -> Result<(), CycleError>,
    ) -> Result<(), CycleError> {
        for (barrier, present) in self.opening.drain(..) {
            self.registers[barrier as usize] = [None; MOST_CORES]; // also against an arrival in this cycle
            for core in (0..MOST_CORES).filter(|core| present[*core].is_some()) {
                open(core, barrier)?;
            }
        }
        Ok(())
    }
}
