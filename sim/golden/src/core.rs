//! A core: warps, their barriers, local memory, counters.

use crate::warp::Warp;
use warpstep_spec::{Config, LaneMask};

#[derive(Clone, Debug)]
pub(crate) struct Core {
    pub warps: Vec<Warp>,
    /// Warps waiting at each barrier.
    pub arrived: Vec<u32>,
    pub local: Vec<u8>,
    pub mscratch: u32,
    /// Warp-instructions retired; also what this engine calls a cycle.
    pub instructions: u64,
    /// The same times active lanes: minstret.
    pub lane_instructions: u64,
}

impl Core {
    pub fn new(config: &Config, argument: u32) -> Core {
        Core {
            warps: vec![Warp::new(config); config.warps],
            arrived: vec![0; config.barriers()],
            local: vec![0; config.local_memory_bytes as usize],
            mscratch: argument,
            instructions: 0,
            lane_instructions: 0,
        }
    }

    pub fn active_warps(&self) -> LaneMask {
        let bits = self.warps.iter().enumerate().map(|(warp, state)| u32::from(state.is_active()) << warp);
        bits.fold(0, |mask, bit| mask | bit)
    }
}
