//! The SIMT encodings, stated a second time: `.insn` lines written from the facts of Vortex (shared ABI notes) and of
//! our marked split, not from the table, so that a slip in the table is seen.

use crate::binutils;
use warpstep_oracles::binutils::is_unknown;
use warpstep_oracles::choice;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Instruction, encode};

/// The instruction as an R-type line of opcode custom-0: funct3, funct7, rd, rs1, rs2.
pub fn line(chosen: &Instruction) -> String {
    let (rd, rs1, rs2) = (chosen.rd.number(), chosen.rs1.number(), chosen.rs2.number());
    // Bits 4..1 of a marked split's rs2 field are its context, bit 0 negates.
    let context = 2 * u32::from(chosen.context);
    let (funct3, funct7, rd, rs1, rs2) = match chosen.row().mnemonic {
        "tmc" => (0, 0, 0, rs1, 0),
        "wspawn" => (1, 0, 0, rs1, rs2),
        "split" => (2, 0, rd, rs1, 0),
        "split.n" => (2, 0, rd, rs1, 1),
        "join" => (3, 0, 0, rs1, 0),
        "bar" => (4, 0, 0, rs1, rs2),
        "pred" => (5, 0, 0, rs1, rs2),
        "pred.n" => (5, 0, 1, rs1, rs2),
        "vote.all" => (0, 1, rd, rs1, 0),
        "vote.any" => (1, 1, rd, rs1, 0),
        "vote.uni" => (2, 1, rd, rs1, 0),
        "vote.ballot" => (3, 1, rd, rs1, 0),
        "shfl.up" => (4, 1, rd, rs1, rs2),
        "shfl.down" => (5, 1, rd, rs1, rs2),
        "shfl.bfly" => (6, 1, rd, rs1, rs2),
        "shfl.idx" => (7, 1, rd, rs1, rs2),
        "split.m" => (2, 0x40, rd, rs1, context),
        "split.mn" => (2, 0x40, rd, rs1, context + 1),
        other => panic!("{other}: its encoding is not stated here"),
    };
    format!(".insn r 0x0B, {funct3}, {funct7:#x}, x{rd}, x{rs1}, x{rs2}")
}

#[test]
fn nobody_else_claims_the_simt_words() {
    let Some(binutils) = binutils() else { return };
    let mut rng = fastrand::Rng::with_seed(0x51D7);
    let rows = ROWS.iter().filter(|row| !crate::is_standard(row));
    let chosen: Vec<Instruction> = rows
        .flat_map(|row| std::iter::repeat_n(row, crate::CASES_A_ROW))
        .map(|row| choice::instruction(row, &mut rng))
        .collect();
    let words: Vec<u32> =
        chosen.iter().map(|chosen| encode(chosen).expect("chosen to be encodable")).collect();
    let theirs = binutils.disassemble(&words).expect("objdump reads any word");
    for ((chosen, word), theirs) in chosen.iter().zip(&words).zip(&theirs) {
        assert!(
            is_unknown(theirs),
            "row {}: {word:#010x} `{}` is `{theirs}` to objdump",
            chosen.op,
            chosen.to_text(0)
        );
    }
}
