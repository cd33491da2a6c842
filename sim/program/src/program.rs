//! A program as it lies in a file: bytes with addresses, where it starts, what the addresses are called.

use crate::{Memory, Symbols, elf, elf_writer};
use std::collections::BTreeMap;
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use warpstep_spec::abi;

/// The largest file that is read.
const MOST_BYTES: u64 = 256 << 20;

/// Bytes that belong at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Where the first byte goes.
    pub address: u32,
    /// The bytes in the file; what a segment is longer in memory is zero, as untouched memory is anyway.
    pub bytes: Vec<u8>,
    /// Whether it holds instructions.
    pub executable: bool,
}

/// A loaded program.
#[derive(Clone, Debug)]
pub struct Program {
    /// What to call it in messages: the file's name without its folder.
    pub name: String,
    /// The first instruction.
    pub entry: u32,
    /// What is loaded, and where.
    pub segments: Vec<Segment>,
    /// Names of addresses.
    pub symbols: Symbols,
    /// Where data lie that change from run to run: section `.input`.
    pub inputs: Vec<Range<u32>>,
    /// Memory behind the bytes of the file that a loader leaves zero.
    pub zeroed: Vec<Range<u32>>,
    /// How often places in loops are passed at most: section `.warpstep.bounds`.
    pub loop_bounds: Vec<LoopBound>,
}

/// What a programmer promises of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoopBound {
    /// An instruction in the loop.
    pub pc: u32,
    /// How often a warp issues it at most, each time the innermost loop around it is entered.
    pub most: u32,
}

/// Why a file is not a program.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("cannot read {path}: {error}")]
    Unreadable {
        /// File that cannot be read.
        path: String,
        /// What the operating system reports.
        error: std::io::Error,
    },
    /// Nothing in it.
    #[error("{name} is empty: a program needs at least one instruction")]
    Empty {
        /// Name of the file.
        name: String,
    },
    /// More than any program for this machine.
    #[error("{name} has more than {} MiB: that is no program", MOST_BYTES >> 20)]
    TooLarge {
        /// Name of the file.
        name: String,
    },
    /// An ELF file that is not for this machine, or not whole.
    #[error("{name} is not a program for this machine: {problem}")]
    Elf {
        /// Name of the file.
        name: String,
        /// What is wrong, and how to mend it.
        problem: String,
    },
}

impl Program {
    /// Reads a file: ELF by its magic bytes, else a raw image for the reset address.
    pub fn read(path: &Path) -> Result<Program, LoadError> {
        let unreadable = |error| LoadError::Unreadable { path: path.display().to_string(), error };
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let mut bytes = Vec::new();
        let file = std::fs::File::open(path).map_err(unreadable)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(LoadError::TooLarge { name });
        }
        Program::from_bytes(&name, &bytes)
    }

    /// The same from memory.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Program, LoadError> {
        if bytes.starts_with(b"\x7fELF") {
            elf::read(name, bytes).map_err(|problem| LoadError::Elf { name: name.into(), problem })
        } else {
            Program::raw(name, bytes)
        }
    }

    fn raw(name: &str, bytes: &[u8]) -> Result<Program, LoadError> {
        if bytes.is_empty() {
            return Err(LoadError::Empty { name: name.into() });
        }
        let segment = Segment { address: abi::RESET_PC, bytes: bytes.to_vec(), executable: true };
        Ok(Program {
            name: name.into(),
            entry: abi::RESET_PC,
            segments: vec![segment],
            symbols: Symbols::default(),
            inputs: Vec::new(),
            zeroed: Vec::new(),
            loop_bounds: Vec::new(),
        })
    }

    /// A program made of instruction words at the reset address.
    pub fn from_words(name: &str, words: &[u32]) -> Program {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let segments = vec![Segment { address: abi::RESET_PC, bytes, executable: true }];
        Program {
            name: name.into(),
            entry: abi::RESET_PC,
            segments,
            symbols: Symbols::default(),
            inputs: Vec::new(),
            zeroed: Vec::new(),
            loop_bounds: Vec::new(),
        }
    }

    /// The same as an ELF file, symbols included.
    pub fn elf(&self) -> Vec<u8> {
        elf_writer::write(self)
    }

    /// Another word at an address of its image; elsewhere nothing happens.
    pub fn set_word(&mut self, address: u32, word: u32) {
        for segment in &mut self.segments {
            let Some(offset) = address.checked_sub(segment.address) else { continue };
            if let Some(place) = segment.bytes.get_mut(offset as usize..).and_then(|bytes| bytes.get_mut(..4))
            {
                place.copy_from_slice(&word.to_le_bytes());
            }
        }
    }

    /// A file as [`Program::from_bytes`] reads it, with other words at some addresses of its image; everything else stays as it is.
    pub fn file_with_words(
        name: &str,
        file: &[u8],
        words: &BTreeMap<u32, u32>,
    ) -> Result<Vec<u8>, LoadError> {
        let is_elf = file.starts_with(b"\x7fELF");
        let parts = if is_elf {
            let problem = |problem| LoadError::Elf { name: name.into(), problem };
            elf::parts(file).map_err(problem)?
        } else {
            vec![(abi::RESET_PC, 0..file.len())]
        };
        let mut file = file.to_vec();
        for (address, word) in words {
            let within = |(first, range): &(u32, Range<usize>)| {
                let offset = address.checked_sub(*first)? as usize;
                (offset + 4 <= range.len()).then_some(range.start + offset)
            };
            if let Some(place) = parts.iter().find_map(within) {
                file[place..place + 4].copy_from_slice(&word.to_le_bytes());
            }
        }
        Ok(file)
    }

    /// Where an address of its image, or the one behind it, is, by name.
    pub fn place(&self, address: u32) -> Option<String> {
        let within = |segment: &Segment| {
            address.checked_sub(segment.address).is_some_and(|offset| offset as usize <= segment.bytes.len())
        };
        self.segments.iter().any(within).then(|| self.symbols.describe(address)).flatten()
    }

    /// Memory with the program in it and zero elsewhere.
    pub fn memory(&self) -> Memory {
        let mut memory = Memory::default();
        for segment in &self.segments {
            memory.write_bytes(segment.address, &segment.bytes);
        }
        memory
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_raw_image_starts_at_the_reset_address() {
        let program = Program::from_bytes("p", &[0x13, 0, 0, 0, 0x73]).unwrap();
        assert_eq!(program.entry, abi::RESET_PC);
        assert_eq!(program.memory().read_word(abi::RESET_PC), 0x13);
        assert_eq!(program.memory().read_word(abi::RESET_PC + 4), 0x73);
    }

    #[test]
    fn an_empty_file_is_refused() {
        assert!(Program::from_bytes("p", &[]).unwrap_err().to_string().contains("empty"));
    }

    #[test]
    fn a_missing_file_is_named() {
        let error = Program::read(Path::new("no/such/file.elf")).unwrap_err().to_string();
        assert!(error.contains("no/such/file.elf"), "{error}");
    }
}
