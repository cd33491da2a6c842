//! What holds in every cycle, looked up in the engine under test alone: no reference is asked, so an error that both engines share
//! is found, too.
//!
//! ```text
//! frame of a cycle ─┬─ queues                       every machine
//!                   └─ machines with split contexts:
//!                      resolved ── tree ──> split or merge ──┬─ joins
//!                      (control instructions                 └─ stream
//!                       whose effect is new)
//!                      lanes, selection, pending, whole_warp
//! ```
//! One file per theme; each is given the frame, the one before, and what was split or merged in between. A machine without split contexts has
//! the first check alone, and pays for no other. That nobody who waits at a join locks a line is not to be seen in a frame: it is
//! compared with the reference, as every fill is (`granted`).

mod broken;
mod core_checks;
mod joins;
mod lanes;
mod pending;
mod queues;
mod resolved;
mod selection;
mod stream;
#[cfg(test)]
mod testing;
mod tree;
mod whole_warp;

pub use broken::{Broken, Invariant};

use crate::frame::Frame;
use core_checks::CoreChecks;
use warpstep_golden::At;
use warpstep_spec::Config;

/// The invariants of a machine, with what they remember of the cycles before.
pub(crate) struct Invariants {
    depth: Option<u8>,
    /// Contexts per warp.
    contexts: usize,
    /// One a core, where warps can be split.
    cores: Vec<CoreChecks>,
}

impl Invariants {
    pub fn of(config: &Config) -> Invariants {
        let cores = if config.contexts() > 1 { config.cores } else { 0 };
        Invariants {
            depth: config.is_coordinated().then_some(config.queue_depth() as u8),
            contexts: config.contexts(),
            cores: (0..cores).map(|_| CoreChecks::new(config)).collect(),
        }
    }

    /// Checks the next cycle.
    pub fn check(&mut self, frame: &Frame) -> Result<(), Box<Broken>> {
        for (core, seen) in frame.cores.iter().enumerate() {
            let mut found = queues::check(seen, self.depth);
            if let Some(checks) = self.cores.get_mut(core) {
                found = found.and_then(|()| checks.check(seen, frame.fault.is_some()));
            }
            found.map_err(|finding| Broken {
                cycle: frame.cycle,
                at: At::numbered(core, finding.context, self.contexts),
                invariant: finding.invariant,
                evidence: finding.evidence.into(),
            })?;
        }
        Ok(())
    }
}
