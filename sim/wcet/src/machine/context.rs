//! A context: what it fetches and has fetched, its lanes, its divergence stack, and what keeps it from issuing.

use crate::meetings::Meeting;
use std::collections::VecDeque;
use warpstep_flow::Passes;
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

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
    /// Lanes part; `named` is the context named if it may be parallel.
    Split {
        holds: LaneMask,
        other: LaneMask,
        marked: bool,
        named: usize,
        decided: Decided,
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

/// Who decided which lanes take which half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Decided {
    /// The program, the same in every history.
    Program,
    /// A choice.
    Choice,
    /// A choice that stands for all in which both halves have lanes.
    Representative,
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
    Serial { other: LaneMask },
    Parallel { child: usize },
}

/// An entry of the divergence stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Divergence {
    /// Address of the split.
    pub pc: u32,
    pub before: LaneMask,
    pub decided: Decided,
    pub half: Half,
    /// Where the first half has joined.
    pub first_join: Option<u32>,
}

impl Divergence {
    /// Whether both halves have contexts.
    pub fn is_parallel(&self) -> bool {
        matches!(self.half, Half::Parallel { .. })
    }
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
    /// Address of the instruction it issues next.
    pub next_pc: u32,
    /// Where a lane goes on that is not active for another reason than a split; 0 if it never was.
    pub resume: Vec<u32>,
    /// Splits whose lanes all went one way and whose join is to come: address, and who decided.
    pub uniform: Vec<(u32, Decided)>,
    pub fetch_pc: u32,
    /// Address and target of its last taken backward branch.
    pub loop_register: Option<(u32, u32)>,
    pub queue: VecDeque<Entry>,
    pub miss: Miss,
    /// A fence of it is in flight.
    pub fenced: bool,
    /// Where branches that inputs decided meet again.
    pub meetings: Vec<Meeting>,
    /// It is a half that not every history has.
    pub is_undecided: bool,
    /// It is a half with a context of its own that stands for halves with other lanes.
    pub is_representative: bool,
    /// How often it passed places in loops that have declared bounds.
    pub passes: Passes,
}

impl Context {
    /// A branch that inputs decided is gone one way or the other.
    pub fn will_meet(&mut self, meeting: Meeting) {
        match self.meetings.iter_mut().find(|known| known.at == meeting.at) {
            Some(known) => known.writes |= meeting.writes,
            None => self.meetings.push(meeting),
        }
    }

    /// Registers that are forgotten at `pc`, where ways meet; none if none does.
    pub fn meets(&mut self, pc: u32) -> Option<u64> {
        let place = self.meetings.iter().position(|meeting| meeting.at == pc)?;
        Some(self.meetings.remove(place).writes)
    }

    /// Whether every history comes through here.
    pub fn is_decided(&self) -> bool {
        let is_program = |decided: Decided| decided == Decided::Program;
        self.meetings.is_empty()
            && !self.is_undecided
            && self.stack.iter().all(|entry| is_program(entry.decided))
            && self.uniform.iter().all(|(_, decided)| is_program(*decided))
    }

    /// Whether its lanes stand for others: it is not known which of its warp's lanes they are.
    pub fn stands_for_others(&self) -> bool {
        self.is_representative || self.stack.iter().any(|entry| entry.decided == Decided::Representative)
    }

    /// After reset: its queue is full of NOPs.
    pub fn new(depth: usize, lanes: usize, owned: LaneMask) -> Context {
        Context {
            active: false,
            lanes: 0,
            owned,
            block: Block::None,
            unresolved: None,
            stack: Vec::new(),
            base: 0,
            parent: None,
            next_pc: 0,
            resume: vec![0; lanes],
            uniform: Vec::new(),
            fetch_pc: 0,
            loop_register: None,
            queue: std::iter::repeat_n(Entry::Nop, depth).collect(),
            miss: Miss::None,
            fenced: false,
            meetings: Vec::new(),
            is_undecided: false,
            is_representative: false,
            passes: Passes::default(),
        }
    }

    /// It begins at `pc`; what is left in its queue stays.
    pub fn start(&mut self, pc: u32, lanes: LaneMask) {
        (self.active, self.lanes, self.block) = (true, lanes, Block::None);
        (self.base, self.parent) = (0, None);
        self.stack.clear();
        self.uniform.clear();
        self.resume.fill(0);
        self.next_pc = pc;
        self.fetch_from(pc);
    }

    /// It ends. What it was about to do decides nothing any more: whoever starts it again says everything anew.
    pub fn end(&mut self) {
        (self.active, self.lanes, self.block) = (false, 0, Block::None);
        (self.base, self.parent, self.fetch_pc) = (0, None, 0);
        (self.meetings, self.passes) = (Vec::new(), Passes::default());
        (self.is_undecided, self.is_representative) = (false, false);
        self.stack.clear();
        self.uniform.clear();
        self.resume.fill(0);
    }

    /// These lanes are active from now on; those that no longer are will go on at `next_pc`.
    pub fn activate(&mut self, lanes: LaneMask) {
        for lane in lanes_of(self.lanes & !lanes) {
            self.resume[lane] = self.next_pc;
        }
        lanes_of(lanes).for_each(|lane| self.resume[lane] = 0);
        self.lanes = lanes;
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

    /// Where a lane it owns goes on.
    pub fn next_of(&self, lane: usize) -> Next {
        if self.lanes >> lane & 1 == 1 {
            return Next::At(self.next_pc);
        }
        let waits = self.stack.iter().rev().find_map(|entry| match (entry.half, entry.first_join) {
            _ if entry.before >> lane & 1 == 0 => None,
            (Half::Serial { other }, None) => (other >> lane & 1 == 1).then_some(entry.pc.wrapping_add(4)),
            (Half::Serial { other }, Some(join)) => (other >> lane & 1 == 0).then_some(join.wrapping_add(4)),
            (Half::Parallel { .. }, _) => None,
        });
        match (waits, self.resume[lane]) {
            (Some(pc), _) => Next::At(pc),
            (None, 0) => Next::At(self.next_pc),
            (None, pc) => Next::Masked(pc),
        }
    }
}

/// Where a lane goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// With this instruction.
    At(u32),
    /// Behind the mask that left it out: when it is let in again, it has passed the branches there as its own values have it.
    Masked(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_context_that_has_ended_is_like_one_that_never_began() {
        let mut used = Context::new(4, 4, 0);
        used.start(0x8000_0100, 0b1111);
        used.activate(0b0001);
        used.uniform.push((0x8000_0104, Decided::Choice));
        (used.parent, used.base, used.block) = (Some(0), 2, Block::Join);
        used.end();
        assert_eq!(Context { next_pc: 0, ..used }, Context::new(4, 4, 0));
    }
}
