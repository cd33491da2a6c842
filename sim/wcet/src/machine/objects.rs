//! The named data of a program and the local memory. An address that depends on inputs lies somewhere in its object: the
//! named data that the known summands point into. That is an assumption; it is what C demands of a pointer.

use super::load_store::{Region, region};
use crate::values::Word;
use std::ops::Range;
use warpstep_program::Program;
use warpstep_spec::{Config, abi};

/// All of them.
#[derive(Clone, Debug)]
pub(super) struct Objects(Vec<Range<u32>>);

impl Objects {
    pub fn new(program: &Program, config: &Config) -> Objects {
        let symbols = &program.symbols;
        let object = |(name, first): (&str, u32)| {
            let bytes = symbols.size(name)?;
            Some(first..first.saturating_add(bytes))
        };
        let local = abi::LOCAL_MEMORY_BASE..abi::LOCAL_MEMORY_BASE.saturating_add(config.local_memory_bytes);
        Objects(symbols.all().filter_map(object).chain([local]).collect())
    }

    /// The object an address lies in: the smallest that the known summands point into.
    pub fn of(&self, base: u32) -> Option<Range<u32>> {
        let holding = self.0.iter().filter(|object| object.contains(&base));
        holding.min_by_key(|object| object.end - object.start).cloned()
    }

    /// The object all of these are in, if it is one.
    pub fn of_all(&self, mut places: impl Iterator<Item = Word>) -> Option<Range<u32>> {
        let first = self.of(places.next()?.base())?;
        places.all(|place| self.of(place.base()).as_ref() == Some(&first)).then_some(first)
    }

    /// Whether it is in main memory.
    pub fn is_in_ram(&self, object: &Range<u32>) -> bool {
        region(object.start) == Region::Ram && region(object.end - 1) == Region::Ram
    }
}

/// The lines of an object.
pub(super) fn lines_in(object: &Range<u32>, line_bytes: u32) -> impl Iterator<Item = u32> + Clone + use<> {
    let line_of = |address: u32| address & !(line_bytes - 1);
    (line_of(object.start)..=line_of(object.end - 1)).step_by(line_bytes as usize)
}
