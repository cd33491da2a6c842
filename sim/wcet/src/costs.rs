//! Where the cycles of a run go: each cycle has one cause and one instruction.

use std::collections::BTreeMap;

/// What a cycle was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// An instruction issued.
    Instructions,
    /// Only NOPs issued: a branch was taken, a warp began, a line was missing.
    Nops,
    /// Nobody could issue: all waited for loads, stores, or room for them.
    Memory,
    /// … for lines of instructions.
    Fetch,
    /// … for results of fixed latency.
    Results,
    /// … for a unit that takes one operation at a time.
    Units,
    /// … for a writeback slot.
    Slots,
    /// … for a branch or another control instruction.
    Control,
    /// … at barriers across cores.
    Barriers,
    /// What other warps can take from the one that is followed.
    Interference,
}

impl Cause {
    /// All of them, in the order of a table.
    pub const ALL: [Cause; 10] = [
        Cause::Instructions,
        Cause::Nops,
        Cause::Memory,
        Cause::Fetch,
        Cause::Results,
        Cause::Units,
        Cause::Slots,
        Cause::Control,
        Cause::Barriers,
        Cause::Interference,
    ];

    /// A short word for tables and JSON.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Instructions => "instructions",
            Cause::Nops => "nops",
            Cause::Memory => "memory",
            Cause::Fetch => "fetch",
            Cause::Results => "results",
            Cause::Units => "units",
            Cause::Slots => "slots",
            Cause::Control => "control",
            Cause::Barriers => "barriers",
            Cause::Interference => "interference",
        }
    }

    /// What a programmer can do about it.
    pub fn advice(self) -> &'static str {
        match self {
            Cause::Instructions => "fewer instructions, or more lanes that share them",
            Cause::Nops => "unroll short loops, replace short conditions by ws_select, or set loop_register",
            Cause::Memory => "let neighbouring lanes touch neighbouring words; more warps; a data cache",
            Cause::Fetch => "a larger instruction cache, or start with the code in it",
            Cause::Results => "more warps, or independent instructions between an operation and its use",
            Cause::Units => "fewer divisions: multiply by a reciprocal",
            Cause::Slots => "two write ports",
            Cause::Control => "more warps, or fewer branches",
            Cause::Barriers => "share the work of the cores more evenly",
            Cause::Interference => {
                "fewer warps, accesses whose addresses inputs do not decide, the branch-free form"
            }
        }
    }
}

/// Cycles of a run, by cause and by instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Costs {
    by_cause: BTreeMap<Cause, u64>,
    by_pc: BTreeMap<u32, u64>,
}

impl Costs {
    /// A cycle was spent on this.
    pub(crate) fn count(&mut self, cause: Cause, pc: u32) {
        *self.by_cause.entry(cause).or_default() += 1;
        *self.by_pc.entry(pc).or_default() += 1;
    }

    /// Cycles without a place.
    pub(crate) fn more(&mut self, cause: Cause, cycles: u64) {
        *self.by_cause.entry(cause).or_default() += cycles;
    }

    /// Cycles that follow.
    pub(crate) fn add(&mut self, other: &Costs) {
        for (cause, cycles) in &other.by_cause {
            *self.by_cause.entry(*cause).or_default() += cycles;
        }
        for (pc, cycles) in &other.by_pc {
            *self.by_pc.entry(*pc).or_default() += cycles;
        }
    }

    /// Cycles of a cause.
    pub fn of(&self, cause: Cause) -> u64 {
        self.by_cause.get(&cause).copied().unwrap_or(0)
    }

    /// Cycles by the address of the instruction that issued, or that the first warp waited to issue.
    pub fn by_pc(&self) -> &BTreeMap<u32, u64> {
        &self.by_pc
    }

    /// All of them.
    pub fn cycles(&self) -> u64 {
        self.by_cause.values().sum()
    }
}
