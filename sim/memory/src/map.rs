//! What is mapped, as the bus sees it: the unit is the burst. One that touches no mapped byte answers DECERR, one that touches
//! a broken byte SLVERR (broken regions are whole lines, so all of it is broken); any other is
//! answered, and of it the unmapped bytes read as zero and are not written. So a line at the edge of a region works, as it does
//! for the engines that know single bytes. Addresses of local memory never come here.

use crate::signals::Response;
use warpstep_program::{AccessRules, Memory, Place};
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

    /// Whether memory fails there.
    pub fn is_broken(&self, address: u32) -> bool {
        self.0.is_broken(address, 1)
    }

    /// How a burst is answered.
    pub fn response(&self, address: u32, bytes: u32) -> Response {
        if !self.covers(address, bytes) {
            Response::DecodeError
        } else if self.0.is_broken(address, bytes) {
            Response::SlaveError
        } else {
            Response::Okay
        }
    }

    /// The word at a multiple of four.
    pub fn read(&self, memory: &Memory, address: u32) -> u32 {
        self.0.word_on_the_bus(memory, address)
    }

    pub fn is_mapped(&self, address: u32, bytes: u32) -> bool {
        matches!(self.0.place(address, bytes), Ok(Place::Ram | Place::Io))
    }

    /// Whether any byte of a burst is mapped. Regions are wide: its ends and the regions' ends decide.
    fn covers(&self, address: u32, bytes: u32) -> bool {
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

    #[test]
    fn a_burst_of_a_broken_region_fails_if_there_is_memory_at_all() {
        let broken = ["0x80000080:128", "0xFFFF0000:128"].map(|region| region.parse().unwrap());
        let map = BusMap::new(AccessRules { broken: broken.into(), ..AccessRules::strict(16384) });
        for (address, response) in [
            (0x8000_0040, Response::Okay),
            (0x8000_0080, Response::SlaveError),
            (0x8000_00C0, Response::SlaveError),
            (0x8000_0100, Response::Okay),
            (0xFFFF_0000, Response::DecodeError),
        ] {
            assert_eq!(map.response(address, 64), response, "{address:#x}");
        }
        assert!(map.is_broken(0x8000_0080) && !map.is_code(0x8000_0080));
    }
}
