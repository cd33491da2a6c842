//! Parts of memory that a pointer does not leave: the image, local memory, and the rest.
//!
//! An address that is computed from a constant one stays in the part where it began, as pointers of C do.

use std::ops::Range;
use warpstep_program::Program;
use warpstep_spec::{Config, abi};

/// A part of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Region {
    /// What the file holds or says to be zero.
    Image,
    /// Of the core.
    Local,
}

/// Where they are.
pub(crate) struct Regions {
    image: Vec<Range<u64>>,
    local: Range<u64>,
}

impl Regions {
    pub fn new(program: &Program, config: &Config) -> Regions {
        let segments = program.segments.iter().map(|segment| {
            let first = u64::from(segment.address);
            first..first + segment.bytes.len() as u64
        });
        let zeroed = program.zeroed.iter().map(|range| u64::from(range.start)..u64::from(range.end));
        let first = u64::from(abi::LOCAL_MEMORY_BASE);
        let local = first..first + config.local_memory_bytes as u64;
        Regions { image: segments.chain(zeroed).collect(), local }
    }

    /// The part a pointer that begins here stays in; none where constants are numbers rather than addresses.
    pub fn base(&self, address: u32) -> Option<Region> {
        let address = u64::from(address);
        if self.image.iter().any(|range| (range.start..=range.end).contains(&address)) {
            Some(Region::Image)
        } else if self.local.contains(&address) {
            Some(Region::Local)
        } else {
            None
        }
    }

    /// Whether a byte is written before the program starts, or is a device's.
    pub fn is_given(&self, address: u32) -> bool {
        abi::IO.contains(&address) || self.image.iter().any(|range| range.contains(&u64::from(address)))
    }
}
