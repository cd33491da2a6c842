//! Which lanes go together in a step, by their addresses alone.

use warpstep_golden::MemoryEffect;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, abi};

/// Where an address lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Region {
    Local,
    Io,
    Ram,
}

pub(crate) fn region(address: u32) -> Region {
    match address {
        abi::LOCAL_MEMORY_BASE.. => Region::Local,
        _ if address < abi::IO.end => Region::Io,
        _ => Region::Ram,
    }
}

/// The lanes of `pending` in RAM and in this line.
pub(crate) fn in_line(effect: &MemoryEffect, pending: LaneMask, line: u32, line_bytes: u32) -> LaneMask {
    let here = |lane: &usize| {
        let address = effect.addresses[*lane];
        address & !(line_bytes - 1) == line && region(address) == Region::Ram
    };
    lanes_of(pending).filter(here).fold(0, |mask, lane| mask | 1 << lane)
}

/// The lanes of `pending` that local memory serves at once, and whether others of them must wait for a bank.
pub(crate) fn without_conflict(effect: &MemoryEffect, pending: LaneMask, banks: u32) -> (LaneMask, bool) {
    let mut chosen = [None; 32];
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
    fn a_line_gathers_its_lanes_and_leaves_the_others() {
        let effect = effect(&[0x8000_0000, 0x8000_003C, 0x8000_0040, 0xFFFF_0000, 0x8000_0001]);
        assert_eq!(in_line(&effect, 0b11111, 0x8000_0000, 64), 0b10011);
        assert_eq!(in_line(&effect, 0b11110, 0x8000_0000, 64), 0b10010);
    }

    #[test]
    fn lanes_at_one_word_or_in_different_banks_go_together() {
        let local =
            |offsets: &[u32]| effect(&offsets.iter().map(|offset| 0xFFFF_0000 + offset).collect::<Vec<_>>());
        assert_eq!(without_conflict(&local(&[0, 4, 8, 12]), 0b1111, 4), (0b1111, false));
        assert_eq!(without_conflict(&local(&[0, 1, 2, 3]), 0b1111, 4), (0b1111, false));
        assert_eq!(without_conflict(&local(&[0, 16, 32, 0]), 0b1111, 4), (0b1001, true));
        assert_eq!(without_conflict(&local(&[0, 4]), 0b11, 1), (0b01, true));
    }

    #[test]
    fn other_regions_are_no_bank_conflicts() {
        let effect = effect(&[0xFFFF_0000, 0x8000_0000, 0x80]);
        assert_eq!(without_conflict(&effect, 0b111, 1), (0b001, false));
        assert_eq!([0xFFFF_0000, 0x8000_0000, 0xFFFF].map(region), [Region::Local, Region::Ram, Region::Io]);
    }
}
