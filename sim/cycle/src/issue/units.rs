//! Lanes in use of each unit that is not pipelined: the divider, float division, square root; of a context all it owns. An
//! operation issued in c with latency L leaves its lanes free for an issue in c + L - 1: the operands of the next come a
//! cycle later.

use super::{HORIZON, at};
use warpstep_spec::LaneMask;
use warpstep_spec::latency::UNPIPELINED;

pub(super) struct Units {
    busy: [LaneMask; UNPIPELINED.len()],
    /// Lanes that become free at the end of a cycle.
    frees: [[LaneMask; HORIZON]; UNPIPELINED.len()],
}

impl Units {
    pub fn new() -> Units {
        Units { busy: [0; UNPIPELINED.len()], frees: [[0; HORIZON]; UNPIPELINED.len()] }
    }

    #[inline]
    pub fn is_busy(&self, unit: u8, lanes: LaneMask) -> bool {
        self.busy[usize::from(unit)] & lanes != 0
    }

    /// Lanes in use, by unit.
    #[inline]
    pub fn busy(&self) -> &[LaneMask; UNPIPELINED.len()] {
        &self.busy
    }

    /// An operation issues; its result is written in `done`.
    #[inline]
    pub fn start(&mut self, unit: u8, lanes: LaneMask, done: u64) {
        self.busy[usize::from(unit)] |= lanes;
        self.frees[usize::from(unit)][at(done - 1)] |= lanes;
    }

    /// The end of a cycle.
    #[inline]
    pub fn tick(&mut self, now: u64) {
        for unit in 0..UNPIPELINED.len() {
            self.busy[unit] &= !std::mem::take(&mut self.frees[unit][at(now)]);
        }
    }
}
