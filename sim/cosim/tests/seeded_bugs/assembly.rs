//! What the programs written here share beside the assembler.

use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;

pub const WARP_COUNT: u16 = 0xFC1;
pub const LANE_ID: u16 = 0xCC0;

pub fn program(name: &str, code: &Assembler) -> Program {
    Program::from_words(name, &code.words().expect("its branches are short"))
}
