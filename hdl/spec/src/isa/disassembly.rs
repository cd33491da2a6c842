//! Instructions as text, in the notation of `objdump -M no-aliases`; SIMT instructions by the names of the table.

use super::instruction::{Instruction, decode};
use super::operand::Operand;

impl Instruction {
    /// The text of the instruction at `pc`.
    pub fn to_text(&self, pc: u32) -> String {
        let row = self.row();
        let mut text = row.mnemonic.to_string();
        let shown = row.operands.iter().filter(|operand| **operand != Operand::Ignored);
        for (position, operand) in shown.enumerate() {
            text.push(if position == 0 { ' ' } else { ',' });
            operand.show(self, pc, &mut text).expect("writing to a String cannot fail");
        }
        text
    }
}

/// The text of a word at `pc`; an illegal one as `.word`.
pub fn disassemble(word: u32, pc: u32) -> String {
    match decode(word) {
        Some(instruction) => instruction.to_text(pc),
        None => format!(".word {word:#010x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(word: u32, text: &str) {
        assert_eq!(disassemble(word, 0x8000_0000), text);
    }

    #[test]
    fn instructions_read_as_objdump_writes_them() {
        check(0x0050_0513, "addi a0,zero,5");
        check(0xfe62_9ee3, "bne t0,t1,7ffffffc");
        check(0x0045_a503, "lw a0,4(a1)");
        check(0x0ff0_000f, "fence iorw,iorw");
        check(0x00c5_f553, "fadd.s fa0,fa1,fa2,dyn");
    }

    #[test]
    fn simt_instructions_have_names() {
        check(0x0002_800B, "tmc t0");
        check(0x0062_900B, "wspawn t0,t1");
        check(0x0015_250B, "split.n a0,a0");
        check(0x8065_250B, "split.m a0,a0,3");
        check(0x0005_300B, "join a0");
    }

    #[test]
    fn an_illegal_word_is_shown_as_data() {
        check(0, ".word 0x00000000");
        check(u32::MAX, ".word 0xffffffff");
    }
}
