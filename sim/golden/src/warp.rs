//! A warp: registers, float status, and S + 1 contexts.

use crate::access::PendingAccess;
use crate::context::{Context, Entry};
use crate::registers::Registers;
use warpstep_spec::LaneMask;

#[derive(Clone, Debug)]
pub(crate) struct Warp {
    pub registers: Registers,
    pub contexts: Vec<Context>,
    pub fflags: u32,
    pub frm: u32,
    /// Accesses that issued and were not performed yet (only when another engine dictates the order).
    pub pending: Vec<PendingAccess>,
}

impl Warp {
    pub fn new(lanes: usize, contexts: usize) -> Warp {
        Warp {
            registers: Registers::new(lanes),
            contexts: vec![Context::free(); contexts],
            fflags: 0,
            frm: 0,
            pending: Vec::new(),
        }
    }

    /// Starts running at `pc`. Registers keep what they held.
    pub fn start(&mut self, pc: u32, active: LaneMask, all: LaneMask) {
        self.contexts[0].activate(pc, active, all);
    }

    pub fn is_active(&self) -> bool {
        self.contexts.iter().any(|context| !context.is_free())
    }

    /// Whether a parallel split of this warp is not joined yet, its child still running or not.
    pub fn is_split(&self) -> bool {
        let parallel = |entry: &Entry| matches!(entry, Entry::Parallel { .. });
        self.contexts.iter().any(|context| context.stack.iter().any(parallel))
    }
}
