//! Words that were stored, by whichever core, since a core's last fence.i: executing one is an error of the program, for the
//! instruction cache or a store still on its way may hold the word of before.
//!
//! A fence.i forgets what is stored; a store that is still in flight then is remembered beyond it.

use warpstep_golden::MemoryEffect;
use warpstep_program::pages::{PAGE_BITS, Pages};
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

const WORDS: usize = 1 << (PAGE_BITS - 2);

/// One bit per word.
type Page = [u64; WORDS / 64];

fn place(address: u32) -> (usize, u64) {
    let word = (address >> 2) as usize % WORDS;
    (word / 64, 1 << (word % 64))
}

pub(crate) struct StoredCode {
    /// For each core.
    since_fence: Vec<Pages<Page>>,
}

impl StoredCode {
    pub fn new(cores: usize) -> StoredCode {
        StoredCode { since_fence: vec![Pages::default(); cores] }
    }

    /// A store issues.
    pub fn store(&mut self, lanes: LaneMask, effect: &MemoryEffect) {
        for pages in &mut self.since_fence {
            for lane in lanes_of(lanes) {
                let first = effect.addresses[lane];
                insert(pages, first);
                insert(pages, first.wrapping_add(effect.bytes - 1));
            }
        }
    }

    /// Whether the word at an address was stored since this core's last fence.i.
    #[inline]
    pub fn contains(&self, core: usize, address: u32) -> bool {
        let (index, bit) = place(address);
        self.since_fence[core].get(address).is_some_and(|page| page[index] & bit != 0)
    }

    /// A core has done a fence.i. `in_flight` says whether a store to a word is; `None` that none is at all.
    pub fn fence(&mut self, core: usize, in_flight: Option<&dyn Fn(u32) -> bool>) {
        let before = std::mem::take(&mut self.since_fence[core]);
        let Some(in_flight) = in_flight else { return };
        for (address, page) in before.iter() {
            let words = (0..WORDS as u32).map(|word| address + 4 * word);
            let was_stored = |word: &u32| {
                let (index, bit) = place(*word);
                page[index] & bit != 0
            };
            for word in words.filter(was_stored).filter(|word| in_flight(*word)) {
                insert(&mut self.since_fence[core], word);
            }
        }
    }
}

fn insert(pages: &mut Pages<Page>, address: u32) {
    let (index, bit) = place(address);
    pages.get_or_make(address, || [0; WORDS / 64])[index] |= bit;
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_golden::MemoryKind;

    fn store(address: u32, bytes: u32) -> MemoryEffect {
        MemoryEffect { kind: MemoryKind::Store, bytes, addresses: [address; 32], data: [0; 32] }
    }

    #[test]
    fn what_is_stored_is_known_to_every_core_until_its_own_fence() {
        let mut stored = StoredCode::new(2);
        stored.store(1, &store(0x8000_0ffe, 1));
        assert!(stored.contains(0, 0x8000_0ffc) && stored.contains(1, 0x8000_0ffc));
        assert!(!stored.contains(0, 0x8000_1000) && !stored.contains(0, 0x8000_0ff8));
        stored.fence(0, None);
        assert!(!stored.contains(0, 0x8000_0ffc) && stored.contains(1, 0x8000_0ffc));
    }

    #[test]
    fn a_store_on_its_way_outlives_the_fence() {
        let mut stored = StoredCode::new(1);
        stored.store(1, &store(0x8000_0000, 4));
        stored.store(1, &store(0x8000_0004, 4));
        stored.fence(0, Some(&|word| word == 0x8000_0004));
        assert!(!stored.contains(0, 0x8000_0000) && stored.contains(0, 0x8000_0004));
    }

    #[test]
    fn a_store_across_words_stores_both() {
        let mut stored = StoredCode::new(1);
        stored.store(1, &store(0x8000_0ffe, 4));
        assert!(stored.contains(0, 0x8000_0ffc) && stored.contains(0, 0x8000_1000));
    }
}
