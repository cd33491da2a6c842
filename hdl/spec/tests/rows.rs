//! The instruction table against itself: rows do not overlap, every bit is accounted for, and decode and encode are
//! each other's inverse. (Against binutils: testbenches/oracles.)

use proptest::prelude::*;
use warpstep_spec::isa::{Instruction, Operand, decode, encode, table::ROWS};

#[test]
fn no_word_belongs_to_two_rows() {
    for (position, row) in ROWS.iter().enumerate() {
        for other in &ROWS[..position] {
            let common = row.pattern.mask & other.pattern.mask;
            let differ = (row.pattern.value ^ other.pattern.value) & common != 0;
            assert!(differ, "{} and {} overlap", row.mnemonic, other.mnemonic);
        }
    }
}

#[test]
fn every_bit_of_every_word_is_fixed_or_spoken_for_once() {
    for row in ROWS {
        let mut seen = row.pattern.mask;
        for operand in row.operands {
            assert_eq!(seen & operand.bits(), 0, "{}: {operand:?} overlaps", row.mnemonic);
            seen |= operand.bits();
        }
        assert_eq!(seen, u32::MAX, "{}: bits nobody reads", row.mnemonic);
        assert_eq!(row.pattern.value & !row.pattern.mask, 0, "{}: match outside mask", row.mnemonic);
    }
}

#[test]
fn mnemonics_are_unique_and_rows_stand_in_the_order_of_their_ops() {
    for (position, row) in ROWS.iter().enumerate() {
        assert_eq!(row.op as usize, position);
        assert!(ROWS[..position].iter().all(|other| other.mnemonic != row.mnemonic), "{}", row.mnemonic);
    }
}

#[test]
fn our_own_instructions_stay_clear_of_vortex() {
    // Vortex uses custom-0 with funct7 0..=4 and all of custom-1.
    for row in ROWS.iter().filter(|row| row.extension == warpstep_spec::isa::Extension::Split) {
        assert_eq!(row.pattern.value & 0x7F, 0x0B);
        assert!(row.pattern.value >> 25 > 4);
    }
}

fn any_legal_word() -> impl Strategy<Value = u32> {
    (0..ROWS.len(), any::<u32>()).prop_map(|(row, noise)| {
        let pattern = ROWS[row].pattern;
        pattern.value | noise & !pattern.mask
    })
}

fn ignored_bits(instruction: &Instruction) -> u32 {
    let row = instruction.row();
    match row.operands {
        [Operand::Ignored] => Operand::Ignored.bits(),
        [Operand::FenceSets] => Operand::FenceSets.bits() & !0x0FF0_0000,
        _ => 0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn a_word_that_decodes_encodes_back_to_itself(word in any_legal_word()) {
        if let Some(instruction) = decode(word) {
            prop_assert_eq!(encode(&instruction), Ok(word & !ignored_bits(&instruction)));
        } else {
            // Only a reserved rounding mode makes a matching word illegal.
            prop_assert!(matches!(word >> 12 & 7, 5 | 6));
        }
    }

    #[test]
    fn no_word_makes_the_decoder_or_disassembler_panic(word: u32, pc: u32) {
        let text = warpstep_spec::disassemble(word, pc);
        prop_assert_eq!(text.starts_with(".word"), decode(word).is_none());
    }

    #[test]
    fn an_instruction_that_encodes_decodes_back_to_itself(
        row in 0..ROWS.len(), rd: u32, rs1: u32, rs2: u32, rs3: u32, imm: i32, csr in 0u16..0x1100, rounding in 0u8..9, context in 0u8..18,
    ) {
        use warpstep_spec::Reg;
        let row = &ROWS[row];
        let mut wanted = Instruction::new(row.op);
        for operand in row.operands {
            match operand {
                Operand::Rd => wanted.rd = Reg::x(rd),
                Operand::Fd => wanted.rd = Reg::f(rd),
                Operand::Rs1 => wanted.rs1 = Reg::x(rs1),
                Operand::Fs1 => wanted.rs1 = Reg::f(rs1),
                Operand::Rs2 => wanted.rs2 = Reg::x(rs2),
                Operand::Fs2 => wanted.rs2 = Reg::f(rs2),
                Operand::Fs3 => wanted.rs3 = Reg::f(rs3),
                Operand::LoadAddress | Operand::StoreAddress => {
                    wanted.rs1 = Reg::x(rs1);
                    wanted.imm = imm >> 20;
                }
                Operand::Csr => wanted.csr = csr,
                Operand::Rounding => wanted.rounding = rounding,
                Operand::SplitContext => wanted.context = context,
                Operand::Upper => wanted.imm = imm & !0xFFF,
                Operand::JumpTarget => wanted.imm = imm >> 10,
                Operand::BranchTarget | Operand::Immediate => wanted.imm = imm >> 19,
                Operand::Shift | Operand::SmallImmediate => wanted.imm = imm >> 26,
                Operand::FenceSets => wanted.imm = imm >> 23,
                Operand::Ignored => {}
            }
        }
        if let Ok(word) = encode(&wanted) {
            prop_assert_eq!(decode(word), Some(wanted));
        }
    }
}
