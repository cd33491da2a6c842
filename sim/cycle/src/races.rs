//! Races between cores: a word that two cores touch, at least one of them writing, with no fences between.
//!
//! A fence drains its core's accesses and drops its cached lines. So after core A touched a word, core B may
//!
//! * **write** it once A has ended a fence that it issued after its access,
//! * **read** what A wrote once that is so and B's last fence before the read ended no earlier than A's (or has not ended: then
//!   the read waits for it).
//!
//! Anything else depends on which core is faster. Bytes are looked at: cores may share a word or a line, not a byte. The
//! console and the exit word may be shared; local memory is a core's own. Kept only for machines with several cores.

use crate::error::{CycleError, RacingAccess};
use std::collections::HashMap;
use warpstep_golden::{At, MemoryEffect, MemoryKind};
use warpstep_spec::config::MOST_CORES;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, abi};

const PAGE_WORDS: usize = 1024;

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

/// Accesses to a byte, or to all bytes of a word.
#[derive(Clone, Copy, Default)]
struct History {
    written: Option<Stamp>,
    /// Since then, by each core.
    read: [Option<Stamp>; MOST_CORES],
}

/// A word: as a whole until one of its bytes is touched alone.
#[derive(Clone)]
enum Word {
    Whole(History),
    Bytes(Box<[History; 4]>),
}

impl Word {
    /// What is known of these bytes, one bit per byte.
    fn histories(&mut self, bytes: u8) -> impl Iterator<Item = &mut History> {
        if let (Word::Whole(history), true) = (&*self, bytes != 0xF) {
            *self = Word::Bytes(Box::new([*history; 4]));
        }
        let (all, bytes) = match self {
            Word::Whole(history) => (std::slice::from_mut(history), 1),
            Word::Bytes(histories) => (&mut histories[..], bytes),
        };
        all.iter_mut().enumerate().filter(move |(byte, _)| bytes >> byte & 1 == 1).map(|(_, history)| history)
    }
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
            if !is_shared(first) {
                continue;
            }
            let last = first.saturating_add(effect.bytes - 1);
            for word in first / 4..=last / 4 {
                let bytes = (0..4).filter(|byte| (first..=last).contains(&(4 * word + byte)));
                let bytes = bytes.fold(0, |bytes, byte| bytes | 1 << byte);
                if let Some(earlier) = self.touch(word, bytes, stamp, writes) {
                    let later = stamp.access(writes);
                    return Err(CycleError::Race { address: word * 4, earlier, later });
                }
            }
        }
        Ok(())
    }

    /// Returns the access it races with.
    fn touch(&mut self, word: u32, bytes: u8, stamp: Stamp, writes: bool) -> Option<RacingAccess> {
        let page = self.pages.entry(word / PAGE_WORDS as u32);
        let words = page.or_insert_with(|| vec![Word::Whole(History::default()); PAGE_WORDS]);
        let fences = &self.fences;
        let mut histories = words[word as usize % PAGE_WORDS].histories(bytes);
        histories.find_map(|history| touch(history, fences, stamp, writes))
    }
}

fn is_shared(address: u32) -> bool {
    let exit_word = abi::EXIT_CODE..abi::EXIT_CODE + 4;
    address < abi::LOCAL_MEMORY_BASE && !abi::CONSOLE.contains(&address) && !exit_word.contains(&address)
}

fn touch(history: &mut History, fences: &[Vec<Fence>], stamp: Stamp, writes: bool) -> Option<RacingAccess> {
    let mine = usize::from(stamp.core);
    // The end of the first fence its core issued after an access.
    let drained = |access: &Stamp| {
        let fences = &fences[usize::from(access.core)];
        let after = fences.partition_point(|fence| fence.issued <= access.cycle);
        fences.get(after).and_then(|fence| fence.ended)
    };
    if let Some(earlier) = history.written.filter(|earlier| earlier.core != stamp.core) {
        let ordered = drained(&earlier).is_some_and(|drained| {
            writes
                || fences[mine].last().is_some_and(|fence| fence.ended.is_none_or(|ended| ended >= drained))
        });
        if !ordered {
            return Some(earlier.access(true));
        }
    }
    if !writes {
        history.read[mine] = Some(stamp);
        return None;
    }
    let others = history.read.iter().flatten().filter(|earlier| earlier.core != stamp.core);
    if let Some(earlier) = others.into_iter().find(|earlier| drained(earlier).is_none()) {
        return Some(earlier.access(false));
    }
    *history = History { written: Some(stamp), read: [None; MOST_CORES] };
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORD: u32 = 0x8000_0100;

    /// What happens, one event per cycle: core, and what it does.
    #[derive(Clone, Copy)]
    enum Does {
        Reads,
        Writes,
        Fences,
        /// One byte of the word.
        ReadsByte(u32),
        WritesByte(u32),
    }
    use Does::*;

    fn first_race(story: &[(usize, Does)]) -> Option<(u64, u64)> {
        let mut races = Races::new(2);
        for (cycle, (core, does)) in story.iter().enumerate() {
            let cycle = 10 * cycle as u64;
            let (kind, bytes, byte) = match *does {
                Reads => (MemoryKind::Load, 4, 0),
                Writes => (MemoryKind::Store, 4, 0),
                ReadsByte(byte) => (MemoryKind::Load, 1, byte),
                WritesByte(byte) => (MemoryKind::Store, 1, byte),
                Fences => {
                    races.fence_issued(*core, cycle);
                    races.fence_ended(*core, cycle + 5);
                    continue;
                }
            };
            let effect = MemoryEffect { kind, bytes, addresses: [WORD + byte; 32], data: [0; 32] };
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
    fn cores_may_share_a_word_but_not_a_byte() {
        assert_eq!(first_race(&[(0, WritesByte(0)), (1, WritesByte(1)), (0, ReadsByte(0))]), None);
        assert_eq!(first_race(&[(0, WritesByte(2)), (1, ReadsByte(2))]), Some((0, 1)));
        assert_eq!(first_race(&[(0, WritesByte(3)), (1, Reads)]), Some((0, 1)));
        assert_eq!(first_race(&[(0, Writes), (1, ReadsByte(1))]), Some((0, 1)));
        let fenced = [(0, Writes), (0, Fences), (1, Fences), (0, WritesByte(1)), (1, ReadsByte(0))];
        assert_eq!(first_race(&fenced), None);
    }

    #[test]
    fn only_the_console_and_the_exit_word_may_be_shared() {
        assert!(is_shared(0x8000_0000) && is_shared(0x8c) && is_shared(0xfff0));
        assert!(!is_shared(0x40) && !is_shared(0x7f) && !is_shared(0x8b) && !is_shared(0xffff_0000));
    }

    #[test]
    fn a_core_alone_and_readers_among_themselves_never_race() {
        assert_eq!(first_race(&[(0, Writes), (0, Reads), (0, Writes), (0, Reads)]), None);
        assert_eq!(first_race(&[(0, Reads), (1, Reads), (0, Reads)]), None);
    }
}
