//! A program's data by name: new contents before it runs, what is there afterwards.

use crate::{Memory, Program, Segment};

/// Why a program cannot be changed as asked.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatchError {
    /// No such name.
    #[error("{program} has no symbol `{name}`")]
    NoSymbol {
        /// Program that was to be changed.
        program: String,
        /// Name that is not there.
        name: String,
    },
    /// The symbol does not say how long it is, as a label does not.
    #[error("`{name}` is a label without a size, not a variable")]
    NoSize {
        /// Name of the label.
        name: String,
    },
    /// More bytes than there is room for.
    #[error("`{name}` has {room} bytes, the new contents {bytes}")]
    TooLong {
        /// Name of the variable.
        name: String,
        /// Its size.
        room: usize,
        /// Bytes that were given.
        bytes: usize,
    },
}

impl Program {
    /// The words of a variable in `memory`; `None` if there is no variable of that name.
    pub fn words(&self, name: &str, memory: &Memory) -> Option<Vec<u32>> {
        let (address, bytes) = (self.symbols.address(name)?, self.symbols.size(name)?);
        Some(memory.read_words(address, bytes as usize / 4))
    }

    /// Replaces the first bytes of a variable; those behind `bytes` stay as they are.
    pub fn patch(&mut self, name: &str, bytes: &[u8]) -> Result<(), PatchError> {
        let Some(address) = self.symbols.address(name) else {
            return Err(PatchError::NoSymbol { program: self.name.clone(), name: name.into() });
        };
        let Some(room) = self.symbols.size(name).map(|size| size as usize) else {
            return Err(PatchError::NoSize { name: name.into() });
        };
        if bytes.len() > room {
            return Err(PatchError::TooLong { name: name.into(), room, bytes: bytes.len() });
        }
        let inside = |segment: &&mut Segment| {
            segment.address <= address && address - segment.address <= segment.bytes.len() as u32
        };
        match self.segments.iter_mut().find(inside) {
            Some(segment) => {
                let begin = (address - segment.address) as usize;
                // What the file leaves out is zero.
                if segment.bytes.len() < begin + bytes.len() {
                    segment.bytes.resize(begin + bytes.len(), 0);
                }
                segment.bytes[begin..][..bytes.len()].copy_from_slice(bytes);
            }
            None => self.segments.push(Segment { address, bytes: bytes.to_vec(), executable: false }),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        let mut program = Program::from_words("p", &[1, 2, 3]);
        let base = program.entry;
        program.symbols.insert("label", base, 0);
        program.symbols.insert("pair", base + 4, 8);
        program.symbols.insert("behind", base + 12, 4);
        program.symbols.insert("far", base + 400, 4);
        program
    }

    #[test]
    fn a_variable_gets_its_bytes_and_its_neighbours_keep_theirs() {
        let mut program = program();
        program.patch("pair", &[9, 0, 0, 0]).unwrap();
        let memory = program.memory();
        assert_eq!([0, 4, 8].map(|offset| memory.read_word(program.entry + offset)), [1, 9, 3]);
        assert_eq!(program.words("pair", &memory), Some(vec![9, 3]));
        assert_eq!(program.words("label", &memory), None);
    }

    #[test]
    fn what_the_file_leaves_out_can_be_given_too() {
        let mut program = program();
        program.patch("behind", &[7, 0, 0, 0]).unwrap();
        program.patch("far", &[8, 0, 0, 0]).unwrap();
        let memory = program.memory();
        assert_eq!([12, 400].map(|offset| memory.read_word(program.entry + offset)), [7, 8]);
    }

    #[test]
    fn wrong_names_and_lengths_are_errors() {
        let mut program = program();
        assert!(program.patch("nobody", &[]).unwrap_err().to_string().contains("no symbol `nobody`"));
        assert!(program.patch("label", &[1]).unwrap_err().to_string().contains("without a size"));
        let error = program.patch("pair", &[0; 9]).unwrap_err().to_string();
        assert!(error.contains("8 bytes, the new contents 9"), "{error}");
    }
}
