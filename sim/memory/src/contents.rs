//! The bytes behind the port, and what was written to input and output.

use crate::map::BusMap;
use warpstep_program::{AccessRules, Memory};
use warpstep_spec::abi;

/// A write to input and output: what `run` prints and where it finds the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IoWrite {
    /// Cycle in which the beat was accepted.
    pub cycle: u64,
    /// Address of the beat.
    pub address: u32,
    /// Data of the beat, lowest word first.
    pub data: [u32; crate::WORDS],
    /// Which of them are written.
    pub strobes: u64,
}

impl IoWrite {
    /// The character on the console, if it is one: of a wider store the lowest byte.
    pub fn printed(&self) -> Option<u8> {
        let lowest = (self.strobes != 0).then(|| self.strobes.trailing_zeros())?;
        abi::CONSOLE.contains(&(self.address + lowest)).then(|| byte(&self.data, lowest))
    }
}

fn byte(words: &[u32], place: u32) -> u8 {
    words[place as usize / 4].to_le_bytes()[place as usize % 4]
}

/// Bytes, map, and what was written to input and output.
#[derive(Clone, Debug)]
pub struct Contents {
    memory: Memory,
    map: BusMap,
    io_writes: Vec<IoWrite>,
    exit_code: Option<u32>,
}

impl Contents {
    /// These bytes under these rules.
    pub fn new(memory: Memory, rules: AccessRules) -> Contents {
        Contents { memory, map: BusMap::new(rules), io_writes: Vec::new(), exit_code: None }
    }

    /// Memory as the accesses so far left it.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Writes to input and output since the last call, oldest first.
    pub fn take_io_writes(&mut self) -> Vec<IoWrite> {
        std::mem::take(&mut self.io_writes)
    }

    /// What was stored as the program's exit code.
    pub fn exit_code(&self) -> Option<u32> {
        self.exit_code
    }

    /// Whether an instruction may lie there.
    pub fn is_code(&self, pc: u32) -> bool {
        self.map.is_code(pc)
    }

    /// Whether memory fails there.
    pub fn is_broken(&self, address: u32) -> bool {
        self.map.is_broken(address)
    }

    pub(crate) fn map(&self) -> &BusMap {
        &self.map
    }

    /// The word at a multiple of four, as the bus carries it.
    pub fn read(&self, address: u32) -> u32 {
        self.map.read(&self.memory, address)
    }

    /// A beat of a write.
    pub(crate) fn write(&mut self, cycle: u64, address: u32, data: &[u32; crate::WORDS], strobes: u64) {
        let mut left = strobes;
        let (mut there, mut exits) = (0, false);
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            let target = address.wrapping_add(place);
            if !self.map.is_mapped(target, 1) {
                continue;
            }
            there |= 1 << place;
            // The console is a place to write to, not to read back.
            if !abi::CONSOLE.contains(&target) {
                self.memory.write_byte(target, byte(data, place));
            }
            exits |= (abi::EXIT_CODE..abi::EXIT_CODE + 4).contains(&target);
        }
        if exits {
            self.exit_code = Some(self.memory.read_word(abi::EXIT_CODE));
        }
        if address < abi::IO.end && there != 0 {
            self.io_writes.push(IoWrite { cycle, address, data: *data, strobes: there });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents() -> Contents {
        Contents::new(Memory::default(), AccessRules::strict(16384))
    }

    fn beat(word: u32) -> [u32; crate::WORDS] {
        [word; crate::WORDS]
    }

    #[test]
    fn the_console_takes_the_lowest_byte_and_keeps_nothing() {
        let mut contents = contents();
        contents.write(3, 0x40, &beat(0x4142_4344), 0b1111_0000);
        assert_eq!(contents.take_io_writes()[0].printed(), Some(0x44));
        assert_eq!(contents.read(0x44), 0);
        assert!(contents.take_io_writes().is_empty());
    }

    #[test]
    fn the_exit_word_is_known_when_it_is_written() {
        let mut contents = contents();
        contents.write(0, 0x80, &beat(7), 0xF00);
        assert_eq!(contents.exit_code(), Some(7));
        assert_eq!(contents.take_io_writes()[0].printed(), None);
    }

    #[test]
    fn a_broken_device_prints_nothing_and_takes_no_exit_code() {
        let broken = vec!["0:256".parse().unwrap()];
        let rules = AccessRules { broken, ..AccessRules::strict(16384) };
        let mut contents = Contents::new(Memory::default(), rules);
        contents.write(0, 0x40, &beat(0x41), 1);
        contents.write(1, 0x80, &beat(7), 0xF00);
        assert!(contents.take_io_writes().is_empty() && contents.exit_code().is_none());
    }

    #[test]
    fn bytes_without_strobe_keep_what_they_were() {
        let mut contents = contents();
        contents.write(0, 0x8000_0000, &beat(u32::MAX), 0xFF);
        contents.write(1, 0x8000_0000, &beat(0), 0b0110);
        assert_eq!((contents.read(0x8000_0000), contents.read(0x8000_0004)), (0xFF00_00FF, u32::MAX));
    }
}
