//! What a machine's memory holds, main and local. Where one history is followed it is remembered whole; where several are, only words
//! that can decide something, so that histories that differ in data alone are equal.
//!
//! Which words those are is learned ([`Kept`]): a word that was stored and is read by a load whose result matters is kept.
//! Another that is read is what it was when the histories parted. If a word turns out to be both, the exploration begins
//! anew with it kept; at the end no word was read as it was that any history had stored to.

use super::memory::Memory;
use super::sharing::{Sharing, Written};
use super::word::Word;
use crate::mistake::Mistake;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_program::Program;
use warpstep_spec::abi;

/// A word of main memory, or of the local memory of a core.
pub(crate) type Name = u64;

fn name(core: usize, address: u32) -> Name {
    let space = if address >= abi::LOCAL_MEMORY_BASE { 1 + core as u64 } else { 0 };
    space << 32 | u64::from(address & !3)
}

/// What several histories share: which words are remembered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    words: BTreeSet<Name>,
    /// Words stored to, and words read as they were.
    stored: HashSet<Name>,
    read: HashSet<Name>,
    /// Stores that wrote a word that is kept.
    stores: BTreeSet<u32>,
    /// Something was learned that earlier states did not know.
    changed: bool,
    /// Objects of which any byte may have been stored to.
    objects: BTreeSet<(u32, u32)>,
    /// Who else stores, where warps are followed one by one.
    sharing: Option<Sharing>,
}

impl Kept {
    /// What was learned before.
    pub fn new(
        words: BTreeSet<Name>,
        stores: BTreeSet<u32>,
        objects: BTreeSet<(u32, u32)>,
        raced: BTreeMap<Name, u64>,
    ) -> Kept {
        let sharing = (!raced.is_empty()).then(|| Sharing::new(raced));
        Kept { words, stores, objects, sharing, ..Kept::default() }
    }

    /// Words that are remembered.
    pub fn words(&self) -> &BTreeSet<Name> {
        &self.words
    }

    /// Objects stored to.
    pub fn objects(&self) -> &BTreeSet<(u32, u32)> {
        &self.objects
    }

    /// Words that warps, one bit each, read while others write them.
    pub fn raced(&self) -> BTreeMap<Name, u64> {
        self.sharing.as_ref().map(|sharing| sharing.raced().clone()).unwrap_or_default()
    }

    /// Whether something was learned since; a new exploration remembers what is kept and nothing else.
    pub fn take_changed(&mut self) -> bool {
        self.stored.clear();
        self.read.clear();
        self.sharing.iter_mut().for_each(Sharing::begin_anew);
        std::mem::take(&mut self.changed)
    }

    /// Whether something was learned since the last call of [`Kept::take_changed`].
    pub fn has_changed(&self) -> bool {
        self.changed
    }

    pub fn stores(&self) -> &BTreeSet<u32> {
        &self.stores
    }

    /// Who else stores, where warps are followed one by one.
    pub fn sharing(&mut self) -> &mut Sharing {
        self.sharing.get_or_insert_default()
    }

    /// Whether a word may be anything because inputs, or others, decide who stores to it.
    fn is_open(&self, word: Name) -> bool {
        let address = word as u32;
        let within = |(first, end): &(u32, u32)| (first & !3..*end).contains(&address);
        self.sharing.as_ref().is_some_and(|sharing| sharing.is_open(word)) || self.objects.iter().any(within)
    }

    fn keep(&mut self, word: Name) {
        self.changed |= self.words.insert(word);
    }
}

/// Memory as several histories see it.
#[derive(Clone)]
struct Parted {
    /// Words that are kept and were stored to since.
    words: BTreeMap<Name, Word>,
    kept: Rc<RefCell<Kept>>,
}

#[derive(Clone)]
pub(crate) struct Store {
    main: Memory,
    local: Vec<Memory>,
    parted: Option<Parted>,
}

/// States are equal if they remember the same; what they began with is the same for all histories.
impl Hash for Store {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.parted {
            Some(parted) => parted.words.hash(state),
            None => (&self.main, &self.local).hash(state),
        }
    }
}

impl Store {
    pub fn new(program: &Program, inputs: &[Range<u32>], untouched: Word, cores: usize) -> Store {
        Store {
            main: Memory::new(program, inputs, untouched),
            local: vec![Memory::empty(untouched); cores],
            parted: None,
        }
    }

    /// From now on several histories are followed.
    pub fn part(&mut self, kept: Rc<RefCell<Kept>>) {
        let words = self.parted.take().map(|parted| parted.words).unwrap_or_default();
        self.parted = Some(Parted { words, kept });
    }

    fn whole(&self, core: usize, address: u32) -> &Memory {
        if address >= abi::LOCAL_MEMORY_BASE { &self.local[core] } else { &self.main }
    }

    /// An instruction word.
    pub fn code(&self, pc: u32) -> Option<u32> {
        self.read(0, pc, 4, true).value()
    }

    /// The word, half or byte at an aligned address, zeros above it; `matters`: it can decide something.
    pub fn read(&self, core: usize, address: u32, bytes: u32, matters: bool) -> Word {
        let before = self.whole(core, address);
        let Some(parted) = &self.parted else { return before.read(address, bytes) };
        if !matters {
            return Word::UNKNOWN;
        }
        let word = name(core, address);
        let mut kept = parted.kept.borrow_mut();
        kept.changed |= kept.sharing.as_mut().is_some_and(|sharing| sharing.reads(word));
        if kept.is_open(word) {
            return part_of(Word::UNKNOWN, address, bytes);
        }
        if kept.words.contains(&word) {
            let whole = parted.words.get(&word).copied().unwrap_or_else(|| before.read(address & !3, 4));
            return part_of(whole, address, bytes);
        }
        if kept.stored.contains(&word) && !Mistake::StoreNotSeen.is_made() {
            kept.keep(word);
            return Word::UNKNOWN;
        }
        kept.read.insert(word);
        before.read(address, bytes)
    }

    /// A lane accesses a word in a half of its warp beside which another runs.
    pub fn in_half(&self, core: usize, address: u32, lane: usize, is_store: bool) {
        if let Some(parted) = &self.parted {
            let mut kept = parted.kept.borrow_mut();
            kept.changed |= kept
                .sharing
                .as_mut()
                .is_some_and(|sharing| sharing.in_half(name(core, address), lane, is_store));
        }
    }

    /// Forgets what others wrote.
    pub fn forget(&mut self, written: &Written, warp: usize) {
        let Some(parted) = &mut self.parted else { return };
        let kept = parted.kept.borrow();
        for word in kept.words.iter().filter(|word| written.by_others(**word, warp)) {
            parted.words.insert(*word, Word::UNKNOWN);
        }
    }

    /// Stores somewhere in an object of main memory, or in local memory where several histories are followed.
    pub fn write_somewhere(&mut self, object: &Range<u32>) {
        match &self.parted {
            Some(parted) => {
                let mut kept = parted.kept.borrow_mut();
                kept.changed |= kept.objects.insert((object.start, object.end));
            }
            None => self.main.forget(object),
        }
    }

    /// Whether a store that inputs place somewhere in an object may go to this line; while one history is followed, to any.
    pub fn may_be_written(&self, line: u32, bytes: u32) -> bool {
        let meets = |(first, end): &(u32, u32)| *first < line + bytes && line < *end;
        let parted = self.parted.as_ref();
        parted.is_none_or(|parted| parted.kept.borrow().objects.iter().any(meets))
    }

    /// Stores the low bytes of a word at an aligned address.
    pub fn write(&mut self, pc: u32, core: usize, address: u32, bytes: u32, value: Word) {
        let is_local = address >= abi::LOCAL_MEMORY_BASE;
        let Some(parted) = &mut self.parted else {
            let memory = if is_local { &mut self.local[core] } else { &mut self.main };
            return memory.write(address, bytes, value);
        };
        let word = name(core, address);
        let mut kept = parted.kept.borrow_mut();
        kept.changed |= kept.sharing.as_mut().is_some_and(|sharing| sharing.writes(word));
        if kept.is_open(word) {
            return;
        }
        if !kept.words.contains(&word) {
            let matters =
                kept.stored.insert(word) && kept.read.contains(&word) && !Mistake::StoreNotSeen.is_made();
            if !matters {
                return;
            }
            kept.keep(word);
        }
        if kept.stores.insert(pc) {
            kept.changed = true;
        }
        let before = if is_local { &self.local[core] } else { &self.main };
        let old = parted.words.get(&word).copied().unwrap_or_else(|| before.read(address & !3, 4));
        let new = with_part(old, address, bytes, value);
        parted.words.insert(word, new);
    }
}

fn place(address: u32, bytes: u32) -> (u32, u32) {
    let shift = 8 * (address & 3);
    let ones = if bytes == 4 { u32::MAX } else { (1 << (8 * bytes)) - 1 };
    (shift, ones)
}

/// Some bytes of a word, zeros above them.
fn part_of(word: Word, address: u32, bytes: u32) -> Word {
    if bytes == 4 {
        return word;
    }
    let (shift, ones) = place(address, bytes);
    word.shift_right(shift, false).and(Word::new(ones))
}

/// A word with some of its bytes replaced.
fn with_part(word: Word, address: u32, bytes: u32, value: Word) -> Word {
    if bytes == 4 {
        return value;
    }
    let (shift, ones) = place(address, bytes);
    let new = value.and(Word::new(ones)).shift_left(shift);
    word.and(Word::new(!(ones << shift))).or(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: u32 = 0x8000_0000;

    fn parted(kept: &Rc<RefCell<Kept>>) -> Store {
        let program = Program::from_words("p", &[0x1122_3344, 7]);
        let mut store = Store::new(&program, &[], Word::UNKNOWN, 1);
        store.part(Rc::clone(kept));
        store
    }

    #[test]
    fn a_word_that_is_stored_and_matters_is_learned_and_then_kept() {
        let kept = Rc::default();
        let mut store = parted(&kept);
        assert_eq!(store.read(0, A, 4, true).value(), Some(0x1122_3344));
        store.write(0x10, 0, A, 4, Word::new(5));
        assert_eq!(store.read(0, A, 4, true).value(), Some(5));
        assert!(kept.borrow_mut().take_changed());

        let mut store = parted(&kept);
        store.write(0x10, 0, A + 1, 1, Word::new(0xAB));
        assert_eq!(store.read(0, A, 4, true).value(), Some(0x1122_AB44));
        assert_eq!(store.read(0, A + 1, 1, true).value(), Some(0xAB));
        store.write(0x14, 0, A, 4, Word::BOOLEAN);
        assert_eq!(store.read(0, A, 4, true), Word::BOOLEAN);
        assert_eq!(kept.borrow().stores(), &BTreeSet::from([0x10, 0x14]));
    }

    #[test]
    fn a_word_that_is_read_before_another_history_stores_to_it_is_learned_too() {
        let kept = Rc::default();
        let (first, mut second) = (parted(&kept), parted(&kept));
        assert_eq!(first.read(0, A + 4, 4, true).value(), Some(7));
        second.write(0x10, 0, A + 4, 4, Word::new(8));
        assert!(kept.borrow_mut().take_changed());
        assert!(!kept.borrow_mut().take_changed());
    }

    #[test]
    fn what_does_not_matter_is_not_remembered() {
        let kept = Rc::default();
        let mut store = parted(&kept);
        store.write(0x10, 0, A, 4, Word::new(5));
        assert_eq!(store.read(0, A, 4, false), Word::UNKNOWN);
        assert!(!kept.borrow_mut().take_changed());
    }
}
