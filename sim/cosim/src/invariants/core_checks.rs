//! All checks of one core whose warps can be split, and what they remember from cycle to cycle.

use super::broken::Finding;
use super::pending::PendingResults;
use super::resolved::Resolving;
use super::selection::Selection;
use super::stream::Streams;
use super::tree::SplitTree;
use super::whole_warp::WholeWarp;
use super::{joins, lanes};
use crate::frame::CoreFrame;
use warpstep_cycle::IssuedInstruction;
use warpstep_spec::{Config, Instruction, decode};

/// What issued at one port in a cycle.
pub(super) struct Issued {
    pub context: usize,
    /// Nothing for a NOP.
    pub fetched: Option<IssuedInstruction>,
    /// Nothing for a NOP, nor for a word that is no instruction.
    pub instruction: Option<Instruction>,
}

/// The checks of one core.
pub(super) struct CoreChecks {
    contexts: usize,
    all_lanes: u32,
    /// The cycle before; nothing before the first.
    before: Option<CoreFrame>,
    issued: Vec<Issued>,
    resolving: Resolving,
    tree: SplitTree,
    selection: Selection,
    streams: Streams,
    pending: PendingResults,
    whole_warp: WholeWarp,
}

impl CoreChecks {
    pub fn new(config: &Config) -> CoreChecks {
        CoreChecks {
            contexts: config.contexts(),
            all_lanes: config.all_lanes(),
            before: None,
            issued: Vec::new(),
            resolving: Resolving::new(config.latencies.control as usize),
            tree: SplitTree::new(config),
            selection: Selection::new(config),
            streams: Streams::new(config),
            pending: PendingResults::new(config),
            whole_warp: WholeWarp::new(config),
        }
    }

    /// Checks one cycle; `faulty` says whether a program error is reported.
    pub fn check(&mut self, seen: &CoreFrame, faulty: bool) -> Result<(), Finding> {
        self.issued.clear();
        self.issued.extend(seen.issued.iter().map(|issue| Issued {
            context: issue.context,
            fetched: issue.instruction,
            instruction: issue.instruction.and_then(|fetched| decode(fetched.word)),
        }));
        lanes::check(seen, self.contexts, self.all_lanes)?;
        self.selection.check(seen, &self.issued)?;
        let mut change = None;
        if let Some(before) = &self.before {
            let resolved = self.resolving.resolved();
            change = self.tree.step(before, seen, resolved)?;
            joins::check(before, seen, resolved, change, &self.tree)?;
        }
        self.streams.check(seen, &self.issued, change)?;
        self.pending.check(seen, &self.issued)?;
        self.whole_warp.check(seen, &self.issued, faulty)?;
        self.resolving.next_cycle(&self.issued);
        self.before.get_or_insert_default().clone_from(seen);
        Ok(())
    }
}
