//! A context: where a split lives. Program counter, masks, divergence stack. The first context of a warp exists as
//! long as the warp runs; each of the others is taken from a parallel split until its halves have merged.

use warpstep_spec::LaneMask;

/// What a context is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContextState {
    /// Not in use.
    Free,
    /// Executes instructions.
    Running,
    /// Waits at a barrier of this core (its number).
    AtBarrier(u32),
    /// Waits at a barrier across cores (its number).
    AtGlobalBarrier(u32),
    /// Waits to be the only active warp.
    AtSpawn,
    /// Waits at the join at its pc for the other half, which runs in its child or its parent.
    AtJoin,
}

/// One entry of a divergence stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The halves run one after the other.
    Serial {
        /// Active lanes before the split.
        before: LaneMask,
        /// The half that runs second.
        other: LaneMask,
        /// Where it starts: the instruction after the split.
        resume_pc: u32,
        /// Where the first half joined; `None` while it runs.
        first_join: Option<u32>,
    },
    /// The other half runs at the same time in a context of its own.
    Parallel {
        /// Active lanes before the split.
        before: LaneMask,
        /// Context that runs the other half.
        child: usize,
        /// Lanes that went to the child.
        lent: LaneMask,
        /// Where the first half to arrive waits; `None` while both run.
        first_join: Option<u32>,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Context {
    pub state: ContextState,
    pub pc: u32,
    /// Lanes that execute.
    pub active: LaneMask,
    /// Lanes that belong to this context, executing or not.
    pub owned: LaneMask,
    pub stack: Vec<Entry>,
    /// Divergence pointer at which this context's own stack begins.
    pub base: u32,
    pub parent: Option<usize>,
    /// Instructions issued here so far: the number by which engines are matched.
    pub issued: u64,
}

impl Context {
    pub fn free() -> Context {
        Context {
            state: ContextState::Free,
            pc: 0,
            active: 0,
            owned: 0,
            stack: Vec::new(),
            base: 0,
            parent: None,
            issued: 0,
        }
    }

    /// Starts living here.
    pub fn activate(&mut self, pc: u32, active: LaneMask, owned: LaneMask) {
        self.state = ContextState::Running;
        (self.pc, self.active, self.owned) = (pc, active, owned);
        (self.base, self.parent) = (0, None);
        self.stack.clear();
    }

    pub fn free_up(&mut self) {
        self.state = ContextState::Free;
        (self.active, self.owned) = (0, 0);
        self.stack.clear();
        self.parent = None;
    }

    /// Leaves the barrier or join it waited at.
    pub fn go_on(&mut self) {
        self.state = ContextState::Running;
        self.pc = self.pc.wrapping_add(4);
    }

    /// The divergence pointer: what split returns and join compares.
    pub fn pointer(&self) -> u32 {
        self.base + self.stack.len() as u32
    }

    /// The lanes of the half it executes; all it owns while not diverged.
    pub fn half(&self) -> LaneMask {
        match self.stack.last() {
            None => self.owned,
            Some(Entry::Serial { before, other, first_join: None, .. }) => before & !other,
            Some(Entry::Serial { other, .. }) => *other,
            Some(Entry::Parallel { before, lent, .. }) => before & !lent,
        }
    }

    pub fn is_diverged(&self) -> bool {
        !self.stack.is_empty() || self.parent.is_some()
    }

    pub fn is_free(&self) -> bool {
        self.state == ContextState::Free
    }
}
