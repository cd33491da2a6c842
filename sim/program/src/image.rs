//! A program as a memory's first contents: text for Verilog's `$readmemh`, one word a line, from the reset address up.

use crate::Program;
use std::fmt::Write;
use warpstep_spec::abi;

/// More than any memory that is initialised by text.
const MOST_BYTES: usize = 16 << 20;

/// Why a program is no image.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum ImageError {
    /// It has bytes elsewhere.
    #[error("bytes at {address:#x}: an image holds {} MiB from {:#x} up", MOST_BYTES >> 20, abi::RESET_PC)]
    Elsewhere {
        /// The first of them.
        address: u32,
    },
    /// It does not start where the core does.
    #[error("it starts at {entry:#x}, and the core at {:#x}", abi::RESET_PC)]
    Entry {
        /// Its first instruction.
        entry: u32,
    },
}

/// First contents of a memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    bytes: Vec<u8>,
}

impl Image {
    /// What a loader would put into memory, zeros included.
    pub fn new(program: &Program) -> Result<Image, ImageError> {
        if program.entry != abi::RESET_PC {
            return Err(ImageError::Entry { entry: program.entry });
        }
        let mut bytes = vec![];
        let reach = |address: u32, length: usize| -> Result<usize, ImageError> {
            let start = address.checked_sub(abi::RESET_PC).map(|start| start as usize);
            let start = start.filter(|start| start + length <= MOST_BYTES);
            start.ok_or(ImageError::Elsewhere { address })
        };
        for segment in &program.segments {
            let start = reach(segment.address, segment.bytes.len())?;
            let end = start + segment.bytes.len();
            bytes.resize(bytes.len().max(end), 0);
            bytes[start..end].copy_from_slice(&segment.bytes);
        }
        for zeroed in &program.zeroed {
            let end = reach(zeroed.start, zeroed.len())? + zeroed.len();
            bytes.resize(bytes.len().max(end), 0);
        }
        Ok(Image { bytes })
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// As text, `word_bytes` to a line, the highest byte first.
    pub fn text(&self, word_bytes: usize) -> String {
        let mut text = String::new();
        for word in self.bytes.chunks(word_bytes.max(1)) {
            let missing = std::iter::repeat_n(0, word_bytes - word.len());
            let bytes = word.iter().copied().chain(missing).collect::<Vec<u8>>();
            for byte in bytes.iter().rev() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{byte:02x}");
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_byte_is_the_lowest_of_the_first_word_and_the_last_word_is_filled() {
        let program = Program::from_words("p", &[0x0102_0304, 0x13, 0x73]);
        let image = Image::new(&program).expect("it is at the reset address");
        assert_eq!(image.text(4), "01020304\n00000013\n00000073\n");
        assert_eq!(image.text(8), "0000001301020304\n0000000000000073\n");
        assert_eq!(image.len(), 12);
    }

    #[test]
    fn zeroed_memory_is_in_it() {
        let mut program = Program::from_words("p", &[0x13]);
        program.zeroed.push(abi::RESET_PC + 4..abi::RESET_PC + 8);
        assert_eq!(Image::new(&program).expect("an image").text(4), "00000013\n00000000\n");
    }

    #[test]
    fn a_program_elsewhere_is_refused() {
        let mut program = Program::from_words("p", &[0x13]);
        program.segments[0].address = 0x1_0000;
        assert_eq!(Image::new(&program), Err(ImageError::Elsewhere { address: 0x1_0000 }));
        program.entry = 4;
        assert_eq!(Image::new(&program), Err(ImageError::Entry { entry: 4 }));
    }
}
