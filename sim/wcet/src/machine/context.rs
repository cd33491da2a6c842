//! A context: what it fetches and has fetched, its lanes, its divergence stack, and what keeps it from issuing.

use std::collections::VecDeque;
use warpstep_spec::LaneMask;

/// A place in a queue or in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Entry {
    Nop,
    Instruction {
        pc: u32,
        /// The request after it went to its target.
        looped: bool,
    },
}

/// The miss register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Miss {
    None,
    Waiting(u32),
    Woken(u32),
}

/// What keeps a context from issuing, beside its instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Block {
    None,
    /// A control instruction that is resolved at the end of the cycle in this many cycles.
    Control {
        left: u32,
    },
    Barrier,
    GlobalBarrier(u32),
    Spawn,
    Join,
}

impl Block {
    /// Whether only other contexts can end it.
    pub fn is_held_up(self) -> bool {
        !matches!(self, Block::None | Block::Control { .. })
    }
}

/// What a control instruction does when it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Effect {
    /// Nothing but its time.
    Nothing,
    /// A branch or jump.
    Goes {
        jumped: bool,
        target: u32,
    },
    /// These lanes are active from now on; none: the context ends.
    Lanes(LaneMask),
    /// Lanes part; `context` is the one named if it is marked.
    Split {
        holds: LaneMask,
        other: LaneMask,
        marked: bool,
        named: usize,
    },
    Join {
        operand: u32,
    },
    Barrier {
        id: u32,
        count: u32,
    },
    Spawn {
        count: u32,
        pc: u32,
    },
    CodeFence,
}

/// A control instruction that was issued and is not resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Unresolved {
    pub pc: u32,
    pub backward: bool,
    pub looped: bool,
    pub effect: Effect,
}

/// How the other half of a split runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Half {
    Serial { other: LaneMask, resume_pc: u32 },
    Parallel { child: usize },
}

/// An entry of the divergence stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Divergence {
    pub before: LaneMask,
    pub half: Half,
    /// Where the first half has joined.
    pub first_join: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Context {
    pub active: bool,
    pub lanes: LaneMask,
    pub owned: LaneMask,
    pub block: Block,
    pub unresolved: Option<Unresolved>,
    pub stack: Vec<Divergence>,
    /// Number of the first entry of its stack.
    pub base: u32,
    pub parent: Option<usize>,
    pub fetch_pc: u32,
    /// Address and target of its last taken backward branch.
    pub loop_register: Option<(u32, u32)>,
    pub queue: VecDeque<Entry>,
    pub miss: Miss,
    /// A fence of it is in flight.
    pub fenced: bool,
}

impl Context {
    /// After reset: its queue is full of NOPs.
    pub fn new(depth: usize, owned: LaneMask) -> Context {
        Context {
            active: false,
            lanes: 0,
            owned,
            block: Block::None,
            unresolved: None,
            stack: Vec::new(),
            base: 0,
            parent: None,
            fetch_pc: 0,
            loop_register: None,
            queue: std::iter::repeat_n(Entry::Nop, depth).collect(),
            miss: Miss::None,
            fenced: false,
        }
    }

    /// It begins at `pc`; what is left in its queue stays.
    pub fn start(&mut self, pc: u32, lanes: LaneMask) {
        (self.active, self.lanes, self.block) = (true, lanes, Block::None);
        (self.base, self.parent) = (0, None);
        self.stack.clear();
        self.fetch_from(pc);
    }

    /// Its next request goes to `pc`.
    pub fn fetch_from(&mut self, pc: u32) {
        self.miss = Miss::None;
        self.fetch_pc = pc;
    }

    /// What it had queued becomes NOPs.
    pub fn discard(&mut self) {
        self.miss = Miss::None;
        self.queue.iter_mut().for_each(|entry| *entry = Entry::Nop);
    }

    /// The number that a split gives and its join takes.
    pub fn pointer(&self) -> u32 {
        self.base + self.stack.len() as u32
    }
}
