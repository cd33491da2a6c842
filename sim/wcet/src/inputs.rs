//! Which bytes of a program may differ from run to run: its `.input` sections and what a user names, less what is declared known.

use crate::mistake::Mistake;
use std::ops::Range;
use warpstep_program::Program;

/// A name that cannot be used so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    /// No such name.
    #[error("{program} has no symbol `{name}`; `warpstep disasm {program}` shows those it has")]
    NoSymbol {
        /// The program.
        program: String,
        /// The name.
        name: String,
    },
    /// A label says nothing of its length.
    #[error("`{name}` is a label without a size; write {name}:BYTES")]
    NoSize {
        /// The name.
        name: String,
    },
    /// Not a number of bytes.
    #[error("`{input}` is not SYMBOL or SYMBOL:BYTES")]
    NotAnInput {
        /// What was written.
        input: String,
    },
}

/// What may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    ranges: Vec<Range<u32>>,
}

impl Inputs {
    /// What the program declares.
    pub fn declared(program: &Program) -> Inputs {
        if Mistake::InputsKnown.is_made() {
            return Inputs { ranges: Vec::new() };
        }
        Inputs { ranges: program.inputs.clone() }
    }

    /// These bytes.
    pub fn ranges(&self) -> &[Range<u32>] {
        &self.ranges
    }

    /// `SYMBOL` or `SYMBOL:BYTES` may differ, too.
    pub fn vary(&mut self, program: &Program, input: &str) -> Result<(), InputError> {
        self.ranges.push(range(program, input)?);
        Ok(())
    }

    /// `SYMBOL` or `SYMBOL:BYTES` is the same in every run.
    pub fn fix(&mut self, program: &Program, input: &str) -> Result<(), InputError> {
        let fixed = range(program, input)?;
        let parts = |old: &Range<u32>| {
            let below = old.start..old.end.min(fixed.start).max(old.start);
            let above = old.start.max(fixed.end).min(old.end)..old.end;
            [below, above]
        };
        self.ranges = self.ranges.iter().flat_map(parts).filter(|part| !part.is_empty()).collect();
        Ok(())
    }
}

fn range(program: &Program, input: &str) -> Result<Range<u32>, InputError> {
    let (name, bytes) = match input.split_once(':') {
        None => (input, None),
        Some((name, bytes)) => {
            let bytes = bytes.parse::<u32>().ok().filter(|bytes| *bytes > 0);
            (name, Some(bytes.ok_or_else(|| InputError::NotAnInput { input: input.into() })?))
        }
    };
    let Some(first) = program.symbols.address(name) else {
        return Err(InputError::NoSymbol { program: program.name.clone(), name: name.into() });
    };
    let bytes = bytes.or_else(|| program.symbols.size(name));
    let bytes = bytes.ok_or_else(|| InputError::NoSize { name: name.into() })?;
    Ok(first..first.saturating_add(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        let mut program = Program::from_words("p", &[0; 16]);
        program.inputs.push(0x8000_0010..0x8000_0030);
        program.symbols.insert("size", 0x8000_0018, 4);
        program.symbols.insert("table", 0x8000_0020, 16);
        program.symbols.insert("label", 0x8000_0034, 0);
        program
    }

    #[test]
    fn what_is_declared_known_is_cut_out_of_the_inputs() {
        let program = program();
        let mut inputs = Inputs::declared(&program);
        inputs.fix(&program, "size").unwrap();
        assert_eq!(inputs.ranges(), [0x8000_0010..0x8000_0018, 0x8000_001C..0x8000_0030]);
        inputs.fix(&program, "table").unwrap();
        inputs.vary(&program, "label:8").unwrap();
        assert_eq!(
            inputs.ranges(),
            [0x8000_0010..0x8000_0018, 0x8000_001C..0x8000_0020, 0x8000_0034..0x8000_003C]
        );
    }

    #[test]
    fn a_name_that_cannot_be_used_is_said() {
        let program = program();
        let mut inputs = Inputs::declared(&program);
        let mut message = |input| inputs.vary(&program, input).unwrap_err().to_string();
        assert!(message("nobody").contains("no symbol `nobody`"));
        assert!(message("label").contains("write label:BYTES"));
        assert!(message("label:x").contains("`label:x` is not SYMBOL"));
    }
}
