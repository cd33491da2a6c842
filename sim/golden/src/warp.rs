//! A warp: registers, float status, and S + 1 contexts.

use crate::access::PendingAccess;
use crate::context::Context;
use crate::registers::Registers;
use crate::siblings::Siblings;
use warpstep_spec::{Config, LaneMask, SplitMode};

#[derive(Clone, Debug)]
pub(crate) struct Warp {
    pub registers: Registers,
    pub contexts: Vec<Context>,
    pub fflags: u32,
    pub frm: u32,
    /// Bit 0 of split_control: splits without a mark take a free context, too.
    pub splits_unmarked: bool,
    /// What halves that run in parallel have touched; only while the warp is split.
    pub siblings: Option<Box<Siblings>>,
    /// Accesses that issued and were not performed yet (only when another engine dictates the order).
    pub pending: Vec<PendingAccess>,
}

impl Warp {
    pub fn new(config: &Config) -> Warp {
        Warp {
            registers: Registers::new(config.lanes),
            contexts: vec![Context::free(); config.contexts()],
            fflags: 0,
            frm: 0,
            splits_unmarked: config.splits_in_parallel() && config.split_mode == SplitMode::Dynamic,
            siblings: None,
            pending: Vec::new(),
        }
    }

    /// Starts running at `pc`. Registers keep what they held, frm and split_control among them.
    pub fn start(&mut self, pc: u32, active: LaneMask, all: LaneMask) {
        self.contexts[0].activate(pc, active, all);
    }

    pub fn is_active(&self) -> bool {
        !self.contexts[0].is_free()
    }

    /// Whether halves of it are apart, running or waiting: contexts beside the first are in use.
    pub fn is_split(&self) -> bool {
        self.contexts[1..].iter().any(|context| !context.is_free())
    }
}
