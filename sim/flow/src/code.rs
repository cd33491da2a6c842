//! The instruction at an address of the image.

use warpstep_program::Program;
use warpstep_spec::{Instruction, decode};

/// The words that may be executed.
pub(crate) struct Code<'a> {
    program: &'a Program,
}

impl Code<'_> {
    pub fn new(program: &Program) -> Code<'_> {
        Code { program }
    }

    /// The instruction at `pc`; none outside executable segments, or where the word is no instruction.
    pub fn at(&self, pc: u32) -> Option<Instruction> {
        let executable = self.program.segments.iter().filter(|segment| segment.executable);
        let mut words = executable.filter_map(|segment| {
            let offset = pc.checked_sub(segment.address)? as usize;
            segment.bytes.get(offset..offset.checked_add(4)?)
        });
        let word = words.next()?;
        if pc.is_multiple_of(4) {
            decode(u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        } else {
            None
        }
    }

    /// Whether a name that stands for no data is exactly here: what a pointer to code points to.
    pub fn is_label(&self, pc: u32) -> bool {
        let symbols = &self.program.symbols;
        let named = symbols.at(pc).is_some_and(|name| symbols.size(name).is_none());
        named && !self.program.inputs.iter().any(|input| input.contains(&pc)) && self.at(pc).is_some()
    }

    /// All words of the image, by address.
    pub fn image_words(&self) -> impl Iterator<Item = u32> {
        let bytes = self.program.segments.iter().flat_map(|segment| {
            let skipped = segment.address.wrapping_neg() as usize % 4;
            segment.bytes.get(skipped..).unwrap_or_default().chunks_exact(4)
        });
        bytes.map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
    }
}
