//! Races between cores: a word that two cores touch, at least one of them writing, with no fences between.
//!
//! A fence drains its core's accesses and drops its cached lines. So after core A touched a word, core B may
//!
//! * **write** it once A has ended a fence that it issued after its access,
//! * **read** what A wrote once that is so and B's last fence before the read ended no earlier than A's (or has not ended: then
//!   the read waits for it).
//!
//! Anything else depends on who is faster. Words are looked at, not bytes; input and output are no memory; local memory is a
//! core's own. Kept only for machines with several cores.

use crate::error::CycleError;
use std::collections::HashMap;
use std::fmt;
use warpstep_golden::{At, MemoryEffect, MemoryKind};
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, abi};

/// Most cores a machine has.
const CORES: usize = 4;
const PAGE_WORDS: usize = 1024;

/// One of the two accesses of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RacingAccess {
    /// Who.
    pub at: At,
    /// Address of the instruction.
    pub pc: u32,
    /// When it issued.
    pub cycle: u64,
    /// Whether it writes.
    pub writes: bool,
}

impl fmt::Display for RacingAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let does = if self.writes { "writes" } else { "reads" };
        write!(f, "{} at {:#010x} {does} it in cycle {}", self.at, self.pc, self.cycle)
    }
}

#[derive(Clone, Copy)]
struct Stamp {
    cycle: u64,
    pc: u32,
    warp: u8,
    core: u8,
}

impl Stamp {
    fn access(&self, writes: bool) -> RacingAccess {
        let at = At { core: self.core.into(), warp: self.warp.into(), context: 0 };
        RacingAccess { at, pc: self.pc, cycle: self.cycle, writes }
    }
}

#[derive(Clone, Copy, Default)]
struct Word {
    written: Option<Stamp>,
    /// Since then, by each core.
    read: [Option<Stamp>; CORES],
}

#[derive(Clone, Copy)]
struct Fence {
    issued: u64,
    ended: Option<u64>,
}

pub(crate) struct Races {
    pages: HashMap<u32, Vec<Word>>,
    /// Of each core, oldest first.
    fences: Vec<Vec<Fence>>,
}

impl Races {
    pub fn new(cores: usize) -> Races {
        Races { pages: HashMap::new(), fences: vec![Vec::new(); cores] }
    }

    pub fn fence_issued(&mut self, core: usize, cycle: u64) {
        self.fences[core].push(Fence { issued: cycle, ended: None });
    }

    pub fn fence_ended(&mut self, core: usize, cycle: u64) {
        let open = self.fences[core].iter_mut().rev().take_while(|fence| fence.ended.is_none());
        if let Some(oldest) = open.last() {
            oldest.ended = Some(cycle);
        }
    }

    /// An access issues.
    pub fn access(
        &mut self,
        at: At,
        pc: u32,
        cycle: u64,
        lanes: LaneMask,
        effect: &MemoryEffect,
    ) -> Result<(), CycleError> {
        let stamp = Stamp { cycle, pc, warp: at.warp as u8, core: at.core as u8 };
        let writes = effect.kind == MemoryKind::Store;
        for lane in lanes_of(lanes) {
            let first = effect.addresses[lane];
            if !(abi::IO.end..abi::LOCAL_MEMORY_BASE).contains(&first) {
                continue;
            }
            for word in first / 4..=first.saturating_add(effect.bytes - 1) / 4 {
                if let Some(earlier) = self.touch(word, stamp, writes) {
                    let later = stamp.access(writes);
                    return Err(CycleError::Race { address: word * 4, earlier, later });
                }
            }
        }
        Ok(())
    }

    /// Gives the access it races with.
    fn touch(&mut self, word: u32, stamp: Stamp, writes: bool) -> Option<RacingAccess> {
        let page = self.pages.entry(word / PAGE_WORDS as u32);
        let words = page.or_insert_with(|| vec![Word::default(); PAGE_WORDS]);
        let state = &mut words[word as usize % PAGE_WORDS];
        let fences = &self.fences;
        let mine = usize::from(stamp.core);
        // The end of the first fence its core issued after an access.
        let drained = |access: &Stamp| {
            let fences = &fences[usize::from(access.core)];
            let after = fences.partition_point(|fence| fence.issued <= access.cycle);
            fences.get(after).and_then(|fence| fence.ended)
        };
        if let Some(earlier) = state.written.filter(|earlier| earlier.core != stamp.core) {
            let ordered = drained(&earlier).is_some_and(|drained| {
                writes
                    || fences[mine]
                        .last()
                        .is_some_and(|fence| fence.ended.is_none_or(|ended| ended >= drained))
            });
            if !ordered {
                return Some(earlier.access(true));
            }
        }
        if !writes {
            state.read[mine] = Some(stamp);
            return None;
        }
        let others = state.read.iter().flatten().filter(|earlier| earlier.core != stamp.core);
        if let Some(earlier) = others.into_iter().find(|earlier| drained(earlier).is_none()) {
            return Some(earlier.access(false));
        }
        *state = Word { written: Some(stamp), read: [None; CORES] };
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORD: u32 = 0x8000_0100;

    /// What happens, one thing a cycle: core, and what it does.
    #[derive(Clone, Copy)]
    enum Does {
        Reads,
        Writes,
        Fences,
    }
    use Does::*;

    fn first_race(story: &[(usize, Does)]) -> Option<(u64, u64)> {
        let mut races = Races::new(2);
        for (cycle, (core, does)) in story.iter().enumerate() {
            let cycle = 10 * cycle as u64;
            let kind = match does {
                Reads => MemoryKind::Load,
                Writes => MemoryKind::Store,
                Fences => {
                    races.fence_issued(*core, cycle);
                    races.fence_ended(*core, cycle + 5);
                    continue;
                }
            };
            let effect = MemoryEffect { kind, bytes: 4, addresses: [WORD; 32], data: [0; 32] };
            let at = At { core: *core, warp: 0, context: 0 };
            if let Err(CycleError::Race { earlier, later, address }) = races.access(at, 0, cycle, 1, &effect)
            {
                assert_eq!(address, WORD);
                return Some((earlier.cycle / 10, later.cycle / 10));
            }
        }
        None
    }

    #[test]
    fn what_is_written_is_read_after_both_have_fenced_in_that_order() {
        assert_eq!(first_race(&[(0, Writes), (0, Fences), (1, Fences), (1, Reads)]), None);
        assert_eq!(first_race(&[(0, Writes), (1, Reads)]), Some((0, 1)));
        assert_eq!(first_race(&[(0, Writes), (0, Fences), (1, Reads)]), Some((0, 2)));
        assert_eq!(first_race(&[(0, Writes), (1, Fences), (1, Reads)]), Some((0, 2)));
        assert_eq!(first_race(&[(0, Writes), (1, Fences), (0, Fences), (1, Reads)]), Some((0, 3)));
        assert_eq!(first_race(&[(0, Fences), (0, Writes), (1, Fences), (1, Reads)]), Some((1, 3)));
    }

    #[test]
    fn what_another_has_read_or_written_is_written_after_its_fence() {
        assert_eq!(first_race(&[(0, Reads), (0, Fences), (1, Writes)]), None);
        assert_eq!(first_race(&[(0, Reads), (1, Writes)]), Some((0, 1)));
        assert_eq!(first_race(&[(0, Reads), (1, Fences), (1, Writes)]), Some((0, 2)));
        assert_eq!(first_race(&[(0, Writes), (0, Fences), (1, Writes)]), None);
        assert_eq!(first_race(&[(0, Writes), (1, Writes)]), Some((0, 1)));
    }

    #[test]
    fn a_core_alone_and_readers_among_themselves_never_race() {
        assert_eq!(first_race(&[(0, Writes), (0, Reads), (0, Writes), (0, Reads)]), None);
        assert_eq!(first_race(&[(0, Reads), (1, Reads), (0, Reads)]), None);
    }
}
