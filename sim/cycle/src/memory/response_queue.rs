//! The response queue: answers that wait for the load buffer, in the order of their steps.

use std::collections::VecDeque;
use warpstep_golden::Retire;
use warpstep_spec::LaneMask;

/// Where a response comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Memory,
    Cache,
    Local,
}

/// What the last answer of a load brings about.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub context: usize,
    pub lanes: LaneMask,
    pub register: u64,
    pub record: Option<Box<Retire>>,
}

#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub kind: Kind,
    /// Address of the line.
    pub line: u32,
    /// Whether the line goes into the cache when memory brings it.
    pub cacheable: bool,
    /// Only of the last answer of its load.
    pub end: Option<End>,
}

#[derive(Default)]
pub(super) struct ResponseQueue {
    answers: VecDeque<Answer>,
}

impl ResponseQueue {
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    pub fn len(&self) -> usize {
        self.answers.len()
    }

    pub fn first(&self) -> Option<&Answer> {
        self.answers.front()
    }

    /// An answer that enters now is merged in the next cycle, as far as the list decides.
    pub fn is_fast(&self) -> bool {
        self.first().is_none_or(|first| first.kind != Kind::Memory && first.end.is_none())
    }

    pub fn waits_for(&self, line: u32) -> bool {
        self.answers.iter().any(|answer| answer.kind == Kind::Memory && answer.line == line)
    }

    pub fn push(&mut self, answer: Answer) {
        self.answers.push_back(answer);
    }

    pub fn take(&mut self) -> Option<Answer> {
        self.answers.pop_front()
    }
}
