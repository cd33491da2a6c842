//! What halves of a warp touch in memory while they run in parallel, and whether anything orders them.
//!
//! Between split and merge nothing does: in another split mode, or on another machine, the other half may come first. So every context
//! knows the others up to some time: a child what its parent knew at the split, and the parent; a parent what its child knew, and the
//! child, from the merge on. An access races with an earlier one of a context that is not known so far, if one of the two writes.
//!
//! Bytes are looked at: halves may share a word, not a byte. The console and the exit word may be shared. A context that was freed and
//! taken again counts as one, so a race with its earlier life can be missed. Exists only while a warp is split.

use crate::retire::{MemoryEffect, MemoryKind};
use std::collections::HashMap;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, abi};

/// Two accesses without an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    /// The first byte found that both touch.
    pub address: u32,
    /// Where the earlier access stands.
    pub earlier: u32,
    /// Lanes of the later one that race.
    pub lanes: LaneMask,
}

/// The latest access of a context to bytes of a word.
#[derive(Clone, Copy, Debug)]
struct Access {
    context: usize,
    time: u64,
    pc: u32,
    /// One bit per byte of the word.
    bytes: u8,
    writes: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Siblings {
    /// Counts accesses, splits and merges.
    time: u64,
    /// `known[y][x]`: up to when context y knows what context x did.
    known: Vec<Vec<u64>>,
    /// Accesses to each word since the warp split.
    words: HashMap<u32, Vec<Access>>,
}

impl Siblings {
    pub fn new(contexts: usize) -> Siblings {
        Siblings { time: 0, known: vec![vec![0; contexts]; contexts], words: HashMap::new() }
    }

    pub fn split(&mut self, parent: usize, child: usize) {
        self.time += 1;
        self.known[child] = self.known[parent].clone();
        self.known[child][parent] = self.time;
    }

    pub fn merge(&mut self, parent: usize, child: usize) {
        self.time += 1;
        for context in 0..self.known.len() {
            self.known[parent][context] = self.known[parent][context].max(self.known[child][context]);
        }
        self.known[parent][child] = self.time;
    }

    /// An access of a context; gives the first race found, with all lanes that race.
    pub fn access(
        &mut self,
        context: usize,
        pc: u32,
        active: LaneMask,
        effect: &MemoryEffect,
    ) -> Option<Race> {
        self.time += 1;
        let writes = effect.kind == MemoryKind::Store;
        let mut race: Option<Race> = None;
        for lane in lanes_of(active).filter(|lane| is_ordered(effect.addresses[*lane])) {
            let first = effect.addresses[lane];
            let last = first.saturating_add(effect.bytes - 1);
            for word in first / 4..=last / 4 {
                let bytes = (0..4).filter(|byte| (first..=last).contains(&(4 * word + byte)));
                let bytes = bytes.fold(0, |bytes, byte| bytes | 1 << byte);
                let access = Access { context, time: self.time, pc, bytes, writes };
                if let Some((address, earlier)) = self.touch(word, access) {
                    race.get_or_insert(Race { address, earlier, lanes: 0 }).lanes |= 1 << lane;
                }
            }
        }
        race
    }

    /// Where a racing access touched a byte, and where that access stands.
    fn touch(&mut self, word: u32, access: Access) -> Option<(u32, u32)> {
        let known = &self.known[access.context];
        let accesses = self.words.entry(word).or_default();
        let races = |earlier: &&Access| {
            earlier.context != access.context
                && earlier.bytes & access.bytes != 0
                && (earlier.writes || access.writes)
                && earlier.time > known[earlier.context]
        };
        let race = accesses.iter().find(races).map(|earlier| {
            let byte = (earlier.bytes & access.bytes).trailing_zeros();
            (4 * word + byte, earlier.pc)
        });
        // A context's later access says all that its earlier one to no more bytes did.
        accesses.retain(|earlier| {
            earlier.context != access.context
                || earlier.bytes & !access.bytes != 0
                || earlier.writes && !access.writes
        });
        accesses.push(access);
        race
    }
}

fn is_ordered(address: u32) -> bool {
    let exit_word = abi::EXIT_CODE..abi::EXIT_CODE + 4;
    !abi::CONSOLE.contains(&address) && !exit_word.contains(&address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::abi::MAX_LANES;

    const WORD: u32 = 0x8000_0100;

    /// What happens, in this order.
    #[derive(Clone, Copy)]
    enum Does {
        /// Parent, child.
        Splits(usize, usize),
        Merges(usize, usize),
        /// Context.
        Reads(usize),
        Writes(usize),
        /// Context, one byte of the word.
        WritesByte(usize, u32),
    }
    use Does::*;

    /// The first race, as places in the story: earlier, later.
    fn first_race(story: &[Does]) -> Option<(u32, u32)> {
        let mut siblings = Siblings::new(4);
        for (place, does) in story.iter().enumerate() {
            let (context, kind, bytes, byte) = match *does {
                Splits(parent, child) => {
                    siblings.split(parent, child);
                    continue;
                }
                Merges(parent, child) => {
                    siblings.merge(parent, child);
                    continue;
                }
                Reads(context) => (context, MemoryKind::Load, 4, 0),
                Writes(context) => (context, MemoryKind::Store, 4, 0),
                WritesByte(context, byte) => (context, MemoryKind::Store, 1, byte),
            };
            let effect =
                MemoryEffect { kind, bytes, addresses: [WORD + byte; MAX_LANES], data: [0; MAX_LANES] };
            if let Some(race) = siblings.access(context, place as u32, 0b100, &effect) {
                assert_eq!((race.address, race.lanes), (WORD + byte, 0b100));
                return Some((race.earlier, place as u32));
            }
        }
        None
    }

    #[test]
    fn halves_race_if_one_of_them_writes() {
        assert_eq!(first_race(&[Splits(0, 1), Writes(0), Reads(1)]), Some((1, 2)));
        assert_eq!(first_race(&[Splits(0, 1), Reads(1), Writes(0)]), Some((1, 2)));
        assert_eq!(first_race(&[Splits(0, 1), Writes(1), Reads(1), Writes(0)]), Some((1, 3)));
        assert_eq!(first_race(&[Splits(0, 1), Reads(1), Reads(0), Reads(1)]), None);
    }

    #[test]
    fn split_and_merge_order_what_is_before_and_behind() {
        assert_eq!(first_race(&[Splits(0, 3), Writes(0), Splits(0, 1), Writes(1)]), None);
        assert_eq!(first_race(&[Splits(0, 3), Splits(0, 1), Writes(1), Merges(0, 1), Writes(0)]), None);
        let known_through_the_parent =
            [Splits(0, 3), Splits(0, 1), Writes(1), Merges(0, 1), Splits(0, 2), Writes(2)];
        assert_eq!(first_race(&known_through_the_parent), None);
        assert_eq!(
            first_race(&[Splits(0, 3), Splits(0, 1), Writes(1), Merges(0, 1), Reads(3)]),
            Some((2, 4))
        );
    }

    #[test]
    fn a_grandchild_races_with_the_parent_s_sibling_until_all_have_merged() {
        let apart = [Splits(0, 1), Splits(1, 2), Writes(2), Merges(1, 2), Writes(1), Reads(0)];
        assert_eq!(first_race(&apart), Some((2, 5)));
        let merged = [Splits(0, 1), Splits(1, 2), Writes(2), Merges(1, 2), Merges(0, 1), Reads(0)];
        assert_eq!(first_race(&merged), None);
    }

    #[test]
    fn halves_may_share_a_word_but_not_a_byte() {
        assert_eq!(first_race(&[Splits(0, 1), WritesByte(0, 0), WritesByte(1, 3)]), None);
        assert_eq!(first_race(&[Splits(0, 1), Writes(0), WritesByte(1, 3)]), Some((1, 2)));
        assert_eq!(first_race(&[Splits(0, 1), WritesByte(0, 0), Writes(1)]), Some((1, 2)));
    }

    #[test]
    fn only_the_console_and_the_exit_word_may_be_shared() {
        assert!(is_ordered(0x8000_0000) && is_ordered(0x8c) && is_ordered(0xffff_0000));
        assert!(!is_ordered(0x40) && !is_ordered(0x7f) && !is_ordered(0x8b));
    }
}
