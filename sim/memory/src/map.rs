//! What is mapped, as the bus sees it: the unit is the burst. One that touches no mapped byte answers DECERR; any other is
//! answered, and of it the unmapped bytes read as zero and are not written. So a line at the edge of a region works, as it does
//! for the engines that know single bytes. Addresses of local memory never come here.

use warpstep_program::{AccessRules, Place};
use warpstep_spec::abi;

/// The map behind the port.
#[derive(Clone, Debug)]
pub(crate) struct BusMap(AccessRules);

impl BusMap {
    pub fn new(rules: AccessRules) -> BusMap {
        BusMap(rules)
    }

    /// Whether an instruction may lie there.
    pub fn is_code(&self, pc: u32) -> bool {
        matches!(self.0.place(pc, 4), Ok(Place::Ram))
    }

    pub fn is_mapped(&self, address: u32, bytes: u32) -> bool {
        matches!(self.0.place(address, bytes), Ok(Place::Ram | Place::Io))
    }

    /// Whether any byte of a burst is mapped. Regions are wide: its ends and the regions' ends decide.
    pub fn covers(&self, address: u32, bytes: u32) -> bool {
        let last = address.saturating_add(bytes - 1);
        let inside = |first: u32, end: u32| first <= last && end >= address;
        self.is_mapped(address, 1)
            || self.is_mapped(last, 1)
            || inside(abi::IO.start, abi::IO.end - 1)
            || self.0.ram.iter().any(|ram| inside(*ram.start(), *ram.end()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_outside_only_if_none_of_its_bytes_is_mapped() {
        let mut narrow = AccessRules::strict(16384);
        narrow.ram = vec![0x8000_0010..=0x8000_0017];
        let map = BusMap::new(narrow);
        assert!(map.covers(0x8000_0000, 64) && map.covers(0, 128));
        assert!(!map.covers(0x8000_0040, 64) && !map.covers(0, 64) && !map.covers(0xFFFF_0000, 64));
    }
}
