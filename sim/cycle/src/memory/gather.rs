//! Which lanes go together in a step, by their addresses alone.

use warpstep_golden::MemoryEffect;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, abi};

/// Where an address lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Local,
    Io,
    Ram,
}

pub(super) fn region(address: u32) -> Region {
    match address {
        abi::LOCAL_MEMORY_BASE.. => Region::Local,
        _ if address < abi::IO.end => Region::Io,
        _ => Region::Ram,
    }
}

/// The lanes of `pending` in RAM and in this line.
pub(super) fn in_line(effect: &MemoryEffect, pending: LaneMask, line: u32, line_bytes: u32) -> LaneMask {
    let here = |lane: &usize| {
        let address = effect.addresses[*lane];
        address & !(line_bytes - 1) == line && region(address) == Region::Ram
    };
    lanes_of(pending).filter(here).fold(0, |mask, lane| mask | 1 << lane)
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
    fn an_address_lies_in_one_region() {
        assert_eq!([0xFFFF_0000, 0x8000_0000, 0xFFFF].map(region), [Region::Local, Region::Ram, Region::Io]);
    }
}
