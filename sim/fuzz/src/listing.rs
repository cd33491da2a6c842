//! A program as text: what a person reads, and an assembler accepts.

use warpstep_program::Program;
use warpstep_spec::disassemble;

/// Every word of the program with its address and meaning; `head` stands above it as comments.
pub fn listing(program: &Program, head: &str) -> String {
    let mut text: String = head.lines().map(|line| format!("# {line}\n")).collect();
    text.push_str("        .text\n        .global _start\n_start:\n");
    for segment in program.segments.iter().filter(|segment| segment.executable) {
        for (number, bytes) in segment.bytes.chunks_exact(4).enumerate() {
            let word = u32::from_le_bytes(bytes.try_into().expect("four bytes"));
            let pc = segment.address + 4 * number as u32;
            text.push_str(&format!(
                "        .word   {word:#010x}      # {pc:x}  {}\n",
                disassemble(word, pc)
            ));
        }
    }
    text
}
