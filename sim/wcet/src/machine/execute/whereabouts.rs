//! Addresses of which inputs decide only bits that no time depends on: the place within a known line of main memory, or the
//! row of a known bank of local memory that no other lane of the access touches. Such an access takes the same cycles
//! wherever it goes.

use crate::machine::load_store::{Region, region};
use crate::values::Word;
use warpstep_program::AccessRules;
use warpstep_spec::Config;

/// A store changes one of so many places at most.
const MOST_OPEN_BITS: u32 = 10;

/// One access of some lanes, each at an address of which not all may be known.
pub(super) struct Whereabouts<'a> {
    pub config: &'a Config,
    pub rules: &'a AccessRules,
    pub is_store: bool,
    pub bytes: u32,
    /// Of the lanes that take part.
    pub addresses: &'a [Word],
}

impl Whereabouts<'_> {
    /// Whether its time is the same wherever it goes.
    pub fn are_decided(&self) -> bool {
        self.addresses.iter().enumerate().all(|(at, address)| {
            address.value().is_some() || self.is_possible(*address) && self.is_decided(at, *address)
        })
    }

    /// Whether it is aligned and mapped, whatever the open bits are.
    fn is_possible(&self, address: Word) -> bool {
        let (least, most) = address.range();
        let alignment = self.bytes - 1;
        address.parts().1 & alignment == alignment
            && self.rules.place(least, self.bytes).is_ok()
            && self.rules.place(most, self.bytes).is_ok()
    }

    fn is_decided(&self, at: usize, address: Word) -> bool {
        let (least, most) = address.range();
        let (known, open) = (address.parts().1, address.parts().1.count_zeros());
        if region(least) != region(most) || self.is_store && open > MOST_OPEN_BITS {
            return false;
        }
        match region(least) {
            Region::Io => false,
            // Which beats of a line are written takes time, too.
            Region::Ram if self.is_store => known | (self.config.axi_bytes - 1) == u32::MAX,
            Region::Ram => known | (self.config.data_line_bytes - 1) == u32::MAX,
            Region::Local => {
                let mut others = self.addresses.iter().enumerate().filter(|(other, _)| *other != at);
                let bank = self.bank(address);
                bank.is_some() && others.all(|(_, other)| self.is_elsewhere(*other, bank))
            }
        }
    }

    /// The bank of local memory, if it is known.
    fn bank(&self, address: Word) -> Option<u32> {
        let ones = 4 * self.config.local_banks - 1;
        let (bits, known) = address.parts();
        (known & ones == ones).then_some((bits & ones) / 4)
    }

    /// Whether an address is in another bank, or not in local memory at all.
    fn is_elsewhere(&self, address: Word, bank: Option<u32>) -> bool {
        let (least, most) = address.range();
        let is_far = region(least) == region(most) && region(least) != Region::Local;
        is_far || self.bank(address).is_some() && self.bank(address) != bank
    }
}

/// All that a word can be; few bits are open.
pub(super) fn all(word: Word) -> impl Iterator<Item = u32> {
    let (bits, known) = word.parts();
    let open = !known;
    let mut next = Some(0u32);
    std::iter::from_fn(move || {
        let part = next?;
        // The next number whose ones are all among the open bits.
        next = Some((part | known).wrapping_add(1) & open).filter(|next| *next != 0);
        Some(bits | part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::{abi, config::named};

    fn decided(is_store: bool, addresses: &[Word]) -> bool {
        let config = Config::try_from(named("small").unwrap().parameters()).unwrap();
        let rules = AccessRules::strict(config.local_memory_bytes);
        Whereabouts { config: &config, rules: &rules, is_store, bytes: 4, addresses }.are_decided()
    }

    const LOCAL: u32 = abi::LOCAL_MEMORY_BASE;

    #[test]
    fn a_row_of_a_bank_of_ones_own_is_decided_and_one_that_another_lane_may_touch_is_not() {
        let row = |bank: u32| Word::partly(LOCAL + bank * 4, !0xE0);
        assert!(decided(true, &[row(0), row(1), row(2), Word::new(LOCAL + 12)]));
        assert!(!decided(true, &[row(0), row(1), Word::new(LOCAL + 4)]));
        assert!(!decided(false, &[Word::partly(LOCAL, !0x4)]));
        assert!(decided(false, &[row(3), Word::new(0x8000_0010)]));
    }

    #[test]
    fn a_word_of_a_known_line_is_decided_for_loads_and_a_known_beat_for_stores() {
        assert!(decided(false, &[Word::partly(0x8000_0100, !0x4), Word::partly(0x8000_0100, !0x8)]));
        assert!(decided(true, &[Word::partly(0x8000_0100, !0x4)]));
        assert!(!decided(true, &[Word::partly(0x8000_0100, !0x8)]));
        assert!(!decided(false, &[Word::partly(0x8000_0000, !0x400)]));
        assert!(!decided(false, &[Word::partly(0x8000_0100, !0x1)]), "it may be misaligned");
    }

    #[test]
    fn all_that_a_word_can_be_is_counted_once() {
        assert_eq!(all(Word::partly(0x100, !0x14)).collect::<Vec<_>>(), [0x100, 0x104, 0x110, 0x114]);
        assert_eq!(all(Word::new(7)).collect::<Vec<_>>(), [7]);
    }
}
