//! Barriers across cores: a register for each core and barrier says that all its active warps stand there.
//!
//! In t a core has arrived (state at the start of t); its register says so from t + 1 on. If in t + 1 as many registers are set as
//! the lowest of those cores gave as count, the barrier opens: registers cleared, warps of those cores unblocked at the
//! end of t + 1. More than that many is an error of the program: it depends on time who meets whom.

use crate::context::Block;
use crate::core::Core;
use crate::error::CycleError;
use std::cmp::Ordering;
use warpstep_golden::{At, ContextState, Machine};

pub(crate) struct Barriers {
    /// Cores whose register is set, one bit each, for each barrier.
    registers: Vec<u32>,
    /// Barriers that open at the end of this cycle, and for whom.
    opening: Vec<(u32, u32)>,
}

/// The barrier at which all active warps of a core stand.
fn arrived(core: &Core) -> Option<u32> {
    let mut active = core.contexts.iter().filter(|context| context.active);
    let Block::GlobalBarrier(id) = active.next()?.block else { return None };
    active.all(|context| context.block == Block::GlobalBarrier(id)).then_some(id)
}

impl Barriers {
    pub fn new(barriers: usize) -> Barriers {
        Barriers { registers: vec![0; barriers], opening: Vec::new() }
    }

    /// The start of a cycle.
    pub fn see(&mut self, cores: &[Core]) -> Result<(), CycleError> {
        for (id, registers) in self.registers.iter_mut().enumerate().filter(|(_, registers)| **registers != 0)
        {
            let lowest = registers.trailing_zeros() as usize;
            let (barrier, present, count) =
                (id as u32, registers.count_ones(), cores[lowest].global_counts[id]);
            match present.cmp(&count) {
                Ordering::Less => {}
                Ordering::Equal => self.opening.push((barrier, *registers)),
                Ordering::Greater => {
                    let cycle = cores[lowest].cycle;
                    return Err(CycleError::BarrierCrowd { cycle, barrier, present, count });
                }
            }
        }
        for core in cores {
            if let Some(id) = arrived(core) {
                self.registers[id as usize] |= 1 << core.number;
            }
        }
        Ok(())
    }

    /// The end of a cycle.
    pub fn open(&mut self, cores: &mut [Core], golden: &Machine) -> Result<(), CycleError> {
        for (id, who) in self.opening.drain(..) {
            self.registers[id as usize] = 0;
            for core in cores.iter_mut().filter(|core| who >> core.number & 1 == 1) {
                let (cycle, number) = (core.cycle - 1, core.number);
                let standing = core.contexts.iter_mut().enumerate();
                for (warp, context) in
                    standing.filter(|(_, context)| context.block == Block::GlobalBarrier(id))
                {
                    let at = At { core: number, warp, context: 0 };
                    if golden.state(at) == ContextState::AtGlobalBarrier(id) {
                        return Err(CycleError::BarrierCounts { cycle, at, barrier: id });
                    }
                    context.block = Block::None;
                }
            }
        }
        Ok(())
    }
}
