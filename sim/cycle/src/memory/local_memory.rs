//! Local memory: banks of one word, each serves one word per cycle. A step takes what meets no conflict.

use super::gather::{Region, region};
use warpstep_golden::MemoryEffect;
use warpstep_spec::LaneMask;
use warpstep_spec::abi::MAX_LANES;
use warpstep_spec::mask::lanes_of;

/// The lanes of `pending` that local memory serves at once, and whether others of them must wait for a bank.
pub(super) fn served(effect: &MemoryEffect, pending: LaneMask, banks: u32) -> (LaneMask, bool) {
    let mut chosen = [None; MAX_LANES];
    let (mut served, mut conflicts) = (0, false);
    for lane in lanes_of(pending).filter(|lane| region(effect.addresses[*lane]) == Region::Local) {
        let word = effect.addresses[lane] / 4;
        let word_of_bank = *chosen[(word % banks) as usize].get_or_insert(word);
        if word_of_bank == word {
            served |= 1 << lane;
        } else {
            conflicts = true;
        }
    }
    (served, conflicts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_golden::MemoryKind;

    fn effect(addresses: &[u32]) -> MemoryEffect {
        let mut effect = MemoryEffect { kind: MemoryKind::Load, bytes: 4, addresses: [0; 32], data: [0; 32] };
        effect.addresses[..addresses.len()].copy_from_slice(addresses);
        effect
    }

    #[test]
    fn lanes_at_one_word_or_in_different_banks_go_together() {
        let local =
            |offsets: &[u32]| effect(&offsets.iter().map(|offset| 0xFFFF_0000 + offset).collect::<Vec<_>>());
        assert_eq!(served(&local(&[0, 4, 8, 12]), 0b1111, 4), (0b1111, false));
        assert_eq!(served(&local(&[0, 1, 2, 3]), 0b1111, 4), (0b1111, false));
        assert_eq!(served(&local(&[0, 16, 32, 0]), 0b1111, 4), (0b1001, true));
        assert_eq!(served(&local(&[0, 4]), 0b11, 1), (0b01, true));
    }

    #[test]
    fn other_regions_are_no_bank_conflicts() {
        let effect = effect(&[0xFFFF_0000, 0x8000_0000, 0x80]);
        assert_eq!(served(&effect, 0b111, 1), (0b001, false));
    }
}
