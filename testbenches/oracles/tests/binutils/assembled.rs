//! Assembly text to words with theirs, words to fields with ours.
//!
//! The text is written here from the fields, with registers by number: the names our disassembler uses are not
//! involved (they are checked in `disassembled.rs`).

use crate::{CASES_A_ROW, binutils, is_standard, simt};
use fastrand::Rng;
use warpstep_oracles::choice;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::{Instruction, Reg, decode, disassemble};

#[test]
fn what_the_assembler_makes_of_a_row_decodes_to_its_fields() {
    let Some(binutils) = binutils() else { return };
    let mut rng = Rng::with_seed(0xA55E);
    let wanted: Vec<Instruction> = ROWS
        .iter()
        .flat_map(|row| std::iter::repeat_n(row, CASES_A_ROW))
        .map(|row| choice::instruction(row, &mut rng))
        .collect();
    let lines: Vec<String> = wanted.iter().map(|chosen| line(chosen.row(), chosen)).collect();
    let words = binutils.assemble(&lines.join("\n")).expect("every line is assembly");
    assert_eq!(words.len(), wanted.len(), "one word per line");

    for ((wanted, line), (position, word)) in wanted.iter().zip(&lines).zip(words.iter().enumerate()) {
        assert_eq!(
            decode(*word).as_ref(),
            Some(wanted),
            "row {}: the assembler makes {word:#010x} of `{line}`; to us that is `{}`",
            wanted.op,
            disassemble(*word, 4 * position as u32),
        );
    }
    println!("{} rows, {} words", ROWS.len(), words.len());
}

fn line(row: &Row, chosen: &Instruction) -> String {
    if !is_standard(row) {
        return simt::line(chosen);
    }
    if row.operands == [Operand::FenceSets] && (chosen.imm & 0xF == 0 || chosen.imm & 0xF0 == 0) {
        // The assembler has no word for an empty set.
        return format!(".insn i 0x0F, 0, x0, x0, {}", chosen.imm);
    }
    let operands: Vec<String> = row.operands.iter().map(|operand| operand_text(*operand, chosen)).collect();
    format!("{} {}", row.mnemonic, operands.join(","))
}

fn operand_text(operand: Operand, chosen: &Instruction) -> String {
    match operand {
        Operand::Rd | Operand::Fd => register(chosen.rd),
        Operand::Rs1 | Operand::Fs1 => register(chosen.rs1),
        Operand::Rs2 | Operand::Fs2 => register(chosen.rs2),
        Operand::Fs3 => register(chosen.rs3),
        Operand::Immediate | Operand::Shift | Operand::SmallImmediate => chosen.imm.to_string(),
        Operand::Upper => format!("{:#x}", chosen.imm as u32 >> 12),
        Operand::LoadAddress | Operand::StoreAddress => format!("{}({})", chosen.imm, register(chosen.rs1)),
        Operand::BranchTarget | Operand::JumpTarget => format!(".{:+}", chosen.imm),
        Operand::Csr => format!("{:#x}", chosen.csr),
        Operand::Rounding => {
            ["rne", "rtz", "rdn", "rup", "rmm", "", "", "dyn"][chosen.rounding as usize].into()
        }
        Operand::FenceSets => format!("{},{}", fence_set(chosen.imm >> 4), fence_set(chosen.imm)),
        Operand::Ignored => String::new(),
        Operand::SplitContext => unreachable!("a marked split is not a standard row"),
    }
}

fn register(reg: Reg) -> String {
    format!("{}{}", if reg.is_float() { 'f' } else { 'x' }, reg.number())
}

fn fence_set(bits: i32) -> String {
    [(8, 'i'), (4, 'o'), (2, 'r'), (1, 'w')]
        .iter()
        .filter(|(bit, _)| bits & bit != 0)
        .map(|(_, c)| c)
        .collect()
}
