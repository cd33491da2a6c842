//! Statements that concern several warps, or several cores.
//!
//! Warps may meet wherever it is known which of them come. Cores run the same program, and a core has arrived at a barrier
//! across cores when all its active warps have: so cores may meet wherever all warps of a launch come.

use super::{Generator, Place};
use crate::tree::{Block, Statement, Test, Uniform, csr_number};
use warpstep_spec::Op;
use warpstep_spec::csr::Csr;

/// Areas of memory for exchanges.
const MOST_AREAS: u32 = 16;

impl Generator<'_> {
    /// A barrier of all warps that come here, or of one; or words given around it.
    pub(super) fn meeting(&mut self, place: &Place) -> Statement {
        let any = self.rng.u32(0..self.config.barriers() as u32);
        let alone = Statement::Barrier { id: any, count: 1, across_cores: false };
        let Some(warps) = place.warps.filter(|_| self.features.warps) else { return alone };
        let Some(id) = place.barrier else { return alone };
        let count = warps.count_ones();
        match self.rng.u32(0..8) {
            0 => alone,
            1 => Statement::Barrier { id: any, count: 1, across_cores: true },
            _ if count == 0 => alone, // no warp comes here
            2..5 if self.features.memory && self.areas < MOST_AREAS => {
                let shift = self.rng.i32(-64..64);
                let (area, data, rd) = (self.area(), self.source(), self.destination());
                Statement::Exchange { area, data, rd, shift, id, count }
            }
            _ => Statement::Barrier { id, count, across_cores: false },
        }
    }

    /// Whether all cores come here, each with all its active warps.
    pub(super) fn cores_come(&self, place: &Place) -> bool {
        self.features.cores && !place.split && place.warps == Some(place.launched)
    }

    /// A barrier of all cores, words given around it, or a barrier of this core alone, which does not wait. Any barrier will do: nobody
    /// comes to another one before all have left this one.
    pub(super) fn meeting_of_cores(&mut self, place: &Place) -> Block {
        let (cores, warps) = (self.config.cores as u32, place.launched.count_ones());
        let any = self.rng.u32(0..self.config.barriers() as u32);
        let barrier = |id, count| Statement::Barrier { id, count, across_cores: true };
        match (self.rng.u32(0..8), place.barrier) {
            (0, _) => vec![barrier(any, 1)],
            // Some warps meet at the core's own barrier of that number, while the others are ahead.
            (1, Some(id)) if warps > 2 => {
                let ahead = self.rng.u32(1..warps - 1);
                let warp = Uniform::Csr(csr_number(Csr::WarpId));
                let test = Test::Branch(Op::Bltu, warp, Uniform::Number(ahead as i32));
                let meet = Statement::Barrier { id, count: warps - ahead, across_cores: false };
                vec![Statement::Skip { test, body: vec![meet] }, barrier(id, cores)]
            }
            (3.., _) if self.features.memory && self.areas < MOST_AREAS => vec![self.handover(any)],
            _ => vec![barrier(any, cores)],
        }
    }

    fn handover(&mut self, id: u32) -> Statement {
        let [cores, warps, lanes] = [self.config.cores, self.config.warps, self.config.lanes];
        let flip = self.rng.u32(0..warps as u32) << 5 | self.rng.u32(0..lanes as u32);
        let onward = self.rng.u32(1..cores as u32);
        let (area, data, rd) = (self.area(), self.source(), self.destination());
        Statement::Handover { area, data, rd, onward, flip, id, cores: cores as u32 }
    }

    /// An area not used yet.
    fn area(&mut self) -> u32 {
        self.areas += 1;
        self.areas - 1
    }
}
