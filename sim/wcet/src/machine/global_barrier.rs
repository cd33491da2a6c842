//! Barriers across cores: a register per core and barrier, set a cycle after all active warps of the core stand there; when as many
//! are set as the lowest of them gave as count, the barrier opens at the end of that cycle.

use crate::stop::Stop;
use std::cmp::Ordering;
use warpstep_spec::config::MOST_CORES;

/// Of one barrier: the count each core gave that has arrived.
type Registers = [Option<u32>; MOST_CORES];

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct GlobalBarriers {
    registers: Vec<Registers>,
    /// Those that open at the end of this cycle.
    opening: Vec<usize>,
}

impl GlobalBarriers {
    pub fn new(barriers: usize) -> GlobalBarriers {
        GlobalBarriers { registers: vec![[None; MOST_CORES]; barriers], opening: Vec::new() }
    }

    /// The start of a cycle: where all active warps of each core stand, and the count.
    pub fn see(
        &mut self,
        cycle: u64,
        arrivals: impl Iterator<Item = Option<(u32, u32)>>,
    ) -> Result<(), Stop> {
        let mut opening = Vec::new();
        for (barrier, registers) in self.registers.iter().enumerate() {
            let Some(count) = registers.iter().flatten().next() else { continue };
            let present = registers.iter().flatten().count() as u32;
            match present.cmp(count) {
                Ordering::Less => {}
                Ordering::Equal => opening.push(barrier),
                Ordering::Greater => return Err(Stop::BarrierCrowd { cycle, barrier: barrier as u32 }),
            }
        }
        // A barrier that opens takes no arrival of this cycle.
        for (core, arrival) in arrivals.enumerate() {
            if let Some((barrier, count)) =
                arrival.filter(|(barrier, _)| !opening.contains(&(*barrier as usize)))
            {
                self.registers[barrier as usize][core] = Some(count);
            }
        }
        self.opening = opening;
        Ok(())
    }

    /// The end of a cycle: `open` is told every core that may go on, and its barrier.
    pub fn open(&mut self, mut open: impl FnMut(usize, u32)) {
        for barrier in self.opening.drain(..) {
            let present = std::mem::take(&mut self.registers[barrier]);
            (0..MOST_CORES)
                .filter(|core| present[*core].is_some())
                .for_each(|core| open(core, barrier as u32));
        }
    }
}
