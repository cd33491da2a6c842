//! What stays on show until something else takes its place.

use crate::frame::CoreFrame;
use warpstep_cycle::IssuedInstruction;
use warpstep_spec::Config;

/// The last instruction and the last request of every context of a core.
#[derive(Clone, Debug)]
pub(super) struct Latest {
    pub issued: Vec<Option<IssuedInstruction>>,
    /// Addresses requested.
    pub requested: Vec<Option<u32>>,
}

impl Latest {
    /// Of every core, before anything was seen.
    pub fn of_cores(config: &Config) -> Vec<Latest> {
        let contexts = config.core_contexts();
        vec![Latest { issued: vec![None; contexts], requested: vec![None; contexts] }; config.cores]
    }

    /// Takes over what a cycle has.
    pub fn pass(&mut self, frame: &CoreFrame) {
        for issue in frame.issued.iter().filter(|issue| issue.instruction.is_some()) {
            if let Some(slot) = self.issued.get_mut(issue.context) {
                *slot = issue.instruction;
            }
        }
        for request in &frame.requested {
            if let Some(slot) = self.requested.get_mut(request.context) {
                *slot = Some(request.pc);
            }
        }
    }
}
