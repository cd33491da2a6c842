//! What stays on show until something else takes its place.

use crate::frame::CoreFrame;
use warpstep_cycle::IssuedInstruction;
use warpstep_spec::Config;

/// The last instruction and the last request of every context of a core.
#[derive(Clone, Debug)]
pub struct Held {
    /// Instructions.
    pub issued: Vec<Option<IssuedInstruction>>,
    /// Addresses requested.
    pub requested: Vec<Option<u32>>,
}

impl Held {
    /// Nothing seen yet, of every core.
    pub fn all(config: &Config) -> Vec<Held> {
        let contexts = config.core_contexts();
        vec![Held { issued: vec![None; contexts], requested: vec![None; contexts] }; config.cores]
    }

    /// A cycle happened.
    pub fn pass(&mut self, frame: &CoreFrame) {
        if let (Some((warp, _)), Some(instruction)) = (frame.issued, frame.instruction)
            && let Some(slot) = self.issued.get_mut(warp)
        {
            *slot = Some(instruction);
        }
        if let Some((warp, pc)) = frame.requested
            && let Some(slot) = self.requested.get_mut(warp)
        {
            *slot = Some(pc);
        }
    }
}

/// A cycle of all cores happened.
pub fn pass(held: &mut [Held], cores: &[CoreFrame]) {
    held.iter_mut().zip(cores).for_each(|(held, core)| held.pass(core));
}
