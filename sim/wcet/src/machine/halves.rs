//! Whether a program can part a warp into halves that run side by side. One that cannot takes the same cycles with split
//! contexts as without (docs/microarchitecture.md), so it is bounded on the machine without: its states have fewer
//! contexts, and in a sum no warp pays for halves of its own. Of one that can: how a warp is followed by itself, and where
//! its halves depend on each other for contexts.

use super::context::{Context, Divergence, Half};
use super::core::Core;
use super::{Code, Machine};
use crate::mistake::Mistake;
use warpstep_program::Program;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Class, Config, Instruction, Op, SplitMode, decode};

/// How halves of a warp run that is followed by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halves {
    /// One after the other.
    Serial,
    /// Side by side: with others there they may come in another order than by themselves, so each pays what the other's
    /// doings cost.
    SideBySide,
    /// As if one after the other, and they pay, too: where the order decides which halves have a context of their own.
    InTurn,
}

impl Halves {
    /// Of a warp of `bounded` that is followed on this machine.
    pub fn of(bounded: &Config, followed: &Config) -> Halves {
        match (bounded.splits_in_parallel(), followed.splits_in_parallel()) {
            _ if Mistake::HalvesTakeNothing.is_made() => Halves::Serial,
            (false, _) => Halves::Serial,
            (true, true) => Halves::SideBySide,
            (true, false) => Halves::InTurn,
        }
    }
}

/// The machine whose cycles `program` takes on that of `config`: the same, or that without split contexts.
pub fn timed_as(config: &Config, program: &Program) -> Config {
    if !config.splits_in_parallel() || may_part(config, program) {
        return config.clone();
    }
    in_turn(config)
}

/// The machine with the halves of a warp one after the other.
pub fn in_turn(config: &Config) -> Config {
    let mut serial = config.parameters();
    (serial.splits, serial.split_mode) = (0, SplitMode::Off);
    Config::try_from(serial).expect("what is possible with split contexts is possible without")
}

/// Whether some instruction of the code may let halves run side by side.
fn may_part(config: &Config, program: &Program) -> bool {
    let words = Code::new(program, config).words();
    words.values().filter_map(|word| decode(*word)).any(|instruction| parts(config, &instruction))
}

fn parts(config: &Config, instruction: &Instruction) -> bool {
    match instruction.op {
        Op::SplitM | Op::SplitMN => true,
        Op::Split | Op::SplitN => config.split_mode == SplitMode::Dynamic,
        // Who can write it can let every split be parallel; who reads it sees whether there are contexts.
        op => {
            let csr = csr::lookup(instruction.csr).map(|row| row.csr);
            op.class() == Class::Csr && csr == Some(Csr::SplitControl)
        }
    }
}

impl Machine {
    /// Whether lanes of a warp have parted. Until then a machine without split contexts takes the cycles of one with them.
    pub fn has_parted(&self) -> bool {
        self.cores.iter().any(|core| core.has_parted)
    }
}

impl Core {
    /// Whether it depends on what other halves do if a half that parts anew finds a context: it may use one that none of
    /// those it came from holds.
    pub(super) fn may_other_halves_hold(&self, number: usize, named: usize) -> bool {
        let first = number - number % self.per_warp;
        let held = self.held_above(number);
        let open = |child: usize| !held.contains(&(first + child));
        match named {
            0 => (1..self.per_warp).any(open),
            named => named < self.per_warp && open(named),
        }
    }

    /// Contexts of the halves that this context is one of, or a part of one.
    fn held_above(&self, number: usize) -> Vec<usize> {
        let first = number - number % self.per_warp;
        let mut held = Vec::new();
        let (mut at, mut below) = (number, u32::MAX);
        loop {
            let context: &Context = &self.contexts[at];
            let entries = context.stack.iter().zip(context.base..).filter(|(_, entry)| *entry < below);
            held.extend(entries.filter_map(|(Divergence { half, .. }, _)| match half {
                Half::Parallel { child } => Some(first + child),
                Half::Serial { .. } => None,
            }));
            let Some(parent) = context.parent else { return held };
            (at, below) = (parent, context.base);
        }
    }
}
