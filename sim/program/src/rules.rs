//! Which addresses there are, and what happens to an access that is not quite right.
//!
//! The map: 0x40..0x1_0000 is input and output, local memory is at its ABI address, RAM is everything else from
//! 0x1_0000 on unless the user names narrower regions. Below 0x40 there is nothing, so a null pointer is found. Parts of RAM and of
//! input and output may be broken: they are there, and every access to them fails.

use crate::broken::BrokenRegion;
use crate::memory::Memory;
use std::fmt;
use std::ops::RangeInclusive;
use warpstep_spec::abi;

/// Where an access goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Memory that all cores share.
    Ram,
    /// The core's own memory; the offset in it.
    Local(u32),
    /// Input and output.
    Io,
    /// Nowhere: reads zero, writes are lost (only where the rules allow it).
    Nowhere,
}

/// Why an access is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccessError {
    /// Not a multiple of its size.
    #[error("misaligned {bytes}-byte access at {address:#x}")]
    Misaligned {
        /// First byte of the access.
        address: u32,
        /// Bytes of the access.
        bytes: u32,
    },
    /// No memory there.
    #[error("unmapped {bytes}-byte access at {address:#x}")]
    Unmapped {
        /// First byte of the access.
        address: u32,
        /// Bytes of the access.
        bytes: u32,
    },
    /// Memory is there and fails.
    #[error("memory answers a {bytes}-byte access at {address:#x} with an error")]
    Broken {
        /// First byte of the access.
        address: u32,
        /// Bytes of the access.
        bytes: u32,
    },
}

impl AccessError {
    /// Whether the address alone decides: misaligned, below I/O, or beyond local memory. For anything else memory must be asked, so of
    /// the lanes of an instruction these go first.
    pub fn is_of_the_address(&self) -> bool {
        match self {
            AccessError::Misaligned { .. } => true,
            AccessError::Unmapped { address, .. } => {
                !(abi::IO.start..abi::LOCAL_MEMORY_BASE).contains(address)
            }
            AccessError::Broken { .. } => false,
        }
    }
}

/// A region that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{region}` is not a memory region: {problem}; write BASE:BYTES, e.g. 0x80000000:0x100000")]
pub struct RulesError {
    region: String,
    problem: &'static str,
}

impl RulesError {
    pub(crate) fn new(region: &str, problem: &'static str) -> RulesError {
        RulesError { region: region.into(), problem }
    }
}

/// The memory map and its strictness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessRules {
    /// Where RAM is.
    pub ram: Vec<RangeInclusive<u32>>,
    /// What of RAM and of input and output does not work.
    pub broken: Vec<BrokenRegion>,
    /// Bytes of local memory.
    pub local_bytes: u32,
    /// Whether a misaligned access is carried out rather than a fault.
    pub allow_misaligned: bool,
    /// Whether an unmapped access reads zero rather than being a fault.
    pub allow_unmapped: bool,
}

impl AccessRules {
    /// The ABI's map, strict.
    pub fn strict(local_bytes: u32) -> AccessRules {
        let ram = vec![abi::IO.end..=abi::LOCAL_MEMORY_BASE - 1];
        AccessRules { ram, broken: Vec::new(), local_bytes, allow_misaligned: false, allow_unmapped: false }
    }

    /// Where an access goes, or why it must not happen.
    pub fn place(&self, address: u32, bytes: u32) -> Result<Place, AccessError> {
        if !address.is_multiple_of(bytes) && !self.allow_misaligned {
            return Err(AccessError::Misaligned { address, bytes });
        }
        let last = address.checked_add(bytes - 1);
        let mapped = last.and_then(|last| self.region(address, last));
        match mapped {
            Some(Place::Ram | Place::Io) if self.is_broken(address, bytes) => {
                Err(AccessError::Broken { address, bytes })
            }
            Some(place) => Ok(place),
            None if self.allow_unmapped => Ok(Place::Nowhere),
            None => Err(AccessError::Unmapped { address, bytes }),
        }
    }

    /// Whether any of these bytes is in a broken region.
    #[inline]
    pub fn is_broken(&self, address: u32, bytes: u32) -> bool {
        let last = address.saturating_add(bytes - 1);
        self.broken.iter().any(|region| region.touches(address, last))
    }

    /// The word at a multiple of four as a bus carries it: what is not mapped, or broken, is zero.
    pub fn word_on_the_bus(&self, memory: &Memory, address: u32) -> u32 {
        let is_there = |address, bytes| matches!(self.place(address, bytes), Ok(Place::Ram | Place::Io));
        if is_there(address, 4) {
            return memory.read_word(address);
        }
        let bytes = std::array::from_fn(|place| {
            let address = address.wrapping_add(place as u32);
            if is_there(address, 1) { memory.read_byte(address) } else { 0 }
        });
        u32::from_le_bytes(bytes)
    }

    fn region(&self, first: u32, last: u32) -> Option<Place> {
        let local = abi::LOCAL_MEMORY_BASE..=abi::LOCAL_MEMORY_BASE + (self.local_bytes - 1);
        if local.contains(&first) && local.contains(&last) {
            Some(Place::Local(first - abi::LOCAL_MEMORY_BASE))
        } else if abi::IO.contains(&first) && abi::IO.contains(&last) {
            Some(Place::Io)
        } else if self.ram.iter().any(|ram| ram.contains(&first) && ram.contains(&last)) {
            Some(Place::Ram)
        } else {
            None
        }
    }
}

/// Reads `BASE:BYTES`, decimal or hexadecimal.
pub fn parse_region(region: &str) -> Result<RangeInclusive<u32>, RulesError> {
    let wrong = |problem| RulesError::new(region, problem);
    let number = |text: &str| match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    };
    let (base, bytes) = region.split_once(':').ok_or(wrong("there is no colon"))?;
    let base = number(base).ok_or(wrong("the base is not a number"))?;
    let bytes = number(bytes).filter(|bytes| *bytes > 0).ok_or(wrong("the size is not a positive number"))?;
    let last = base.checked_add(bytes - 1).filter(|last| *last <= u64::from(u32::MAX));
    let last = last.ok_or(wrong("it reaches beyond the 32-bit address space"))?;
    Ok(base as u32..=last as u32)
}

/// Writes it so that it can be read again.
pub fn write_region(region: &RangeInclusive<u32>, into: &mut impl fmt::Write) -> fmt::Result {
    write!(into, "{:#x}:{:#x}", region.start(), u64::from(region.end() - region.start()) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_place() {
        let rules = AccessRules::strict(16384);
        assert_eq!(rules.place(0x8000_0000, 4), Ok(Place::Ram));
        assert_eq!(rules.place(0x40, 1), Ok(Place::Io));
        assert_eq!(rules.place(0xFFFF_0010, 4), Ok(Place::Local(16)));
        assert_eq!(rules.place(0xFFFF_3FFC, 4), Ok(Place::Local(16380)));
    }

    #[test]
    fn null_pointers_and_what_lies_beyond_local_memory_are_unmapped() {
        let mut rules = AccessRules::strict(16384);
        for address in [0, 0x3C, 0xFFFF_4000, 0xFFFF_FFFC] {
            assert_eq!(rules.place(address, 4), Err(AccessError::Unmapped { address, bytes: 4 }));
        }
        rules.allow_unmapped = true;
        assert_eq!(rules.place(0, 4), Ok(Place::Nowhere));
    }

    #[test]
    fn a_misaligned_access_is_a_fault_unless_allowed() {
        let mut rules = AccessRules::strict(16384);
        assert_eq!(
            rules.place(0x8000_0002, 4),
            Err(AccessError::Misaligned { address: 0x8000_0002, bytes: 4 })
        );
        rules.allow_misaligned = true;
        assert_eq!(rules.place(0x8000_0002, 4), Ok(Place::Ram));
        assert!(rules.place(0xFFFF_FFFE, 4).is_err());
    }

    #[test]
    fn ram_never_hides_the_console_the_exit_word_or_local_memory() {
        let rules = AccessRules { ram: vec![0..=u32::MAX], ..AccessRules::strict(16384) };
        assert_eq!(rules.place(abi::EXIT_CODE, 4), Ok(Place::Io));
        assert_eq!(rules.place(abi::LOCAL_MEMORY_BASE, 4), Ok(Place::Local(0)));
        assert_eq!(rules.place(0, 4), Ok(Place::Ram));
    }

    #[test]
    fn what_is_broken_fails_unless_it_is_no_memory_of_the_bus() {
        let broken = ["0x80000080:128", "0x80:128", "0xFFFF0000:128"].map(|region| region.parse().unwrap());
        let rules = AccessRules { broken: broken.into(), ..AccessRules::strict(16384) };
        for address in [0x8000_0080, 0x8000_00FC, abi::EXIT_CODE] {
            assert_eq!(rules.place(address, 4), Err(AccessError::Broken { address, bytes: 4 }));
        }
        assert_eq!(rules.place(0x8000_007C, 4), Ok(Place::Ram));
        assert_eq!(rules.place(0x40, 1), Ok(Place::Io));
        assert_eq!(rules.place(abi::LOCAL_MEMORY_BASE, 4), Ok(Place::Local(0)));
        assert_eq!(
            rules.place(0x8000_0082, 4),
            Err(AccessError::Misaligned { address: 0x8000_0082, bytes: 4 })
        );
        let narrow = AccessRules { ram: vec![0x9000_0000..=0x9000_00FF], ..rules };
        assert_eq!(
            narrow.place(0x8000_0080, 4),
            Err(AccessError::Unmapped { address: 0x8000_0080, bytes: 4 })
        );
    }

    #[test]
    fn a_bus_carries_zeros_for_what_is_not_there_or_broken() {
        let mut memory = Memory::default();
        (0..64).for_each(|word| memory.write(0x8000_0000 + 4 * word, 4, u32::MAX));
        let rules = AccessRules {
            ram: vec![0x8000_0002..=0x8000_00FF],
            broken: vec!["0x80000080:128".parse().unwrap()],
            ..AccessRules::strict(16384)
        };
        let words = [0x8000_0000, 0x8000_0004, 0x8000_0080, 0x8000_0100]
            .map(|address| rules.word_on_the_bus(&memory, address));
        assert_eq!(words, [0xFFFF_0000, u32::MAX, 0, 0]);
    }

    #[test]
    fn regions_are_read_in_both_notations() {
        assert_eq!(parse_region("0x80000000:4096"), Ok(0x8000_0000..=0x8000_0FFF));
        for wrong in ["0x80000000", "x:1", "0:0", "0xFFFFFFFF:2", "1:99999999999999999999"] {
            assert!(parse_region(wrong).is_err(), "{wrong}");
        }
    }
}
