//! Random instructions of a row, and random words. Always from a seed, so that a failure happens again.

use fastrand::Rng;
use warpstep_spec::isa::operand::ROUNDING_NAMES;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::{Instruction, Reg};

/// An instruction of `row` with random operands, every one encodable.
pub fn instruction(row: &Row, rng: &mut Rng) -> Instruction {
    let mut chosen = Instruction::new(row.op);
    for operand in row.operands {
        let number = rng.u32(0..32);
        match operand {
            Operand::Rd => chosen.rd = Reg::x(number),
            Operand::Fd => chosen.rd = Reg::f(number),
            Operand::Rs1 => chosen.rs1 = Reg::x(number),
            Operand::Fs1 => chosen.rs1 = Reg::f(number),
            Operand::Rs2 => chosen.rs2 = Reg::x(number),
            Operand::Fs2 => chosen.rs2 = Reg::f(number),
            Operand::Fs3 => chosen.rs3 = Reg::f(number),
            Operand::Immediate => chosen.imm = immediate(rng, 12, 0),
            Operand::Upper => chosen.imm = immediate(rng, 20, 0) << 12,
            Operand::Shift | Operand::SmallImmediate => chosen.imm = number as i32,
            Operand::LoadAddress | Operand::StoreAddress => {
                chosen.rs1 = Reg::x(number);
                chosen.imm = immediate(rng, 12, 0);
            }
            Operand::BranchTarget => chosen.imm = immediate(rng, 13, 1),
            Operand::JumpTarget => chosen.imm = immediate(rng, 21, 1),
            Operand::Csr => chosen.csr = rng.u16(0..0x1000),
            Operand::Rounding => chosen.rounding = rounding(rng),
            Operand::FenceSets => chosen.imm = rng.i32(0..256),
            Operand::Ignored => {}
            Operand::SplitContext => chosen.context = rng.u8(0..16),
        }
    }
    chosen
}

/// A legal rounding-mode field, dynamic included.
pub fn rounding(rng: &mut Rng) -> u8 {
    let legal: Vec<u8> = (0..8).filter(|mode| ROUNDING_NAMES[*mode as usize].is_some()).collect();
    rng.choice(legal).expect("there are rounding modes")
}

/// A signed value of `width` bits whose low `zeros` bits are zero; the ends of the range in a quarter of the cases.
fn immediate(rng: &mut Rng, width: u32, zeros: u32) -> i32 {
    let step = 1 << zeros;
    let low = -(1 << (width - 1));
    let high = -low - step;
    match rng.u32(0..4) {
        0 => rng.choice([low, -step, 0, step, high]).expect("not empty"),
        _ => rng.i32(low..=high) & -step,
    }
}

/// Whether a word is an instruction of 32 bits by its low bits (shorter and longer ones are not for this machine).
pub fn is_long_enough(word: u32) -> bool {
    word & 3 == 3 && word >> 2 & 7 != 7
}

/// A word of 32-bit length: anything, or an instruction of the table, or one of those with a bit flipped.
pub fn word(rng: &mut Rng) -> u32 {
    loop {
        let pattern = ROWS[rng.usize(0..ROWS.len())].pattern;
        let known = pattern.value | rng.u32(..) & !pattern.mask;
        let word = match rng.u32(0..3) {
            0 => rng.u32(..),
            1 => known,
            _ => known ^ 1 << rng.u32(0..32),
        };
        if is_long_enough(word) {
            return word;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::{decode, encode};

    #[test]
    fn every_choice_has_a_word_and_comes_back_from_it() {
        let mut rng = Rng::with_seed(1);
        for row in ROWS {
            for _ in 0..100 {
                let chosen = instruction(row, &mut rng);
                let word = encode(&chosen).expect(row.mnemonic);
                assert_eq!(decode(word), Some(chosen), "{}", row.mnemonic);
            }
        }
    }

    #[test]
    fn one_seed_gives_one_sequence() {
        let sequence = |seed| -> Vec<u32> {
            let mut rng = Rng::with_seed(seed);
            (0..100).map(|_| word(&mut rng)).collect()
        };
        assert_eq!(sequence(7), sequence(7));
        assert_ne!(sequence(7), sequence(8));
    }
}
