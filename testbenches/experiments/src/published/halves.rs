//! Random programs with splits whose outcome is chosen: three in a row, each with two halves of random instructions.
//!
//! The word of choices of a warp holds a predicate for each lane and split, so that lanes may part, or all go one way.
//! Splits name context 1: where halves run in parallel, each takes over the context of the one before.

use crate::choices::{CHOICES, CHOSEN, begin, read, step, weights};
use fastrand::Rng;
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::csr::Csr;
use warpstep_spec::{Instruction, Op, Reg};

/// Splits of a program.
pub(super) const SPLITS: usize = 3;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const CONDITION: Reg = Reg::x(20);
const POINTER: Reg = Reg::x(21);

/// What the lanes of a warp do at a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// All take the first half.
    First,
    /// All take the second.
    Second,
    /// Odd lanes take the first, even ones the second.
    Both,
}

impl Way {
    fn bits(self) -> u32 {
        match self {
            Way::First => 0b11,
            Way::Second => 0b00,
            Way::Both => 0b10,
        }
    }
}

/// The program of a seed.
pub(super) fn halves(seed: u64) -> Program {
    let mut rng = Rng::with_seed(seed);
    let mut code = Assembler::new();
    begin(&mut code);
    read(&mut code, T0, Csr::LaneId);
    code.immediate(Op::Andi, T0, T0, 1);
    code.registers(Op::Srl, CHOSEN, CHOSEN, T0);
    let weights = weights(&mut rng);
    for split in 0..SPLITS {
        let (other, join) = (code.label(), code.label());
        code.immediate(Op::Srli, T1, CHOSEN, 2 * split as i32);
        code.immediate(Op::Andi, CONDITION, T1, 1);
        code.put(Instruction { rd: POINTER, rs1: CONDITION, context: 1, ..Instruction::new(Op::SplitM) });
        code.branch(Op::Beq, CONDITION, Reg::ZERO, other);
        (0..rng.usize(4..=20)).for_each(|_| step(&mut code, &weights, &mut rng));
        code.jump(Reg::ZERO, join);
        code.place(other);
        (0..rng.usize(4..=20)).for_each(|_| step(&mut code, &weights, &mut rng));
        code.place(join);
        code.registers(Op::Join, Reg::ZERO, POINTER, Reg::ZERO);
    }
    code.registers(Op::Tmc, Reg::ZERO, Reg::ZERO, Reg::ZERO);
    Program::from_words(&format!("halves {seed}"), &code.words().expect("its branches are short"))
}

/// The program with what each warp does at each split.
pub(super) fn chosen(program: &Program, ways: &[[Way; SPLITS]]) -> Program {
    let word = |ways: &[Way; SPLITS]| ways.iter().rev().fold(0, |word, way| word << 2 | way.bits());
    let bytes = ways.iter().flat_map(|ways| word(ways).to_le_bytes()).collect();
    let mut program = program.clone();
    program.segments.push(Segment { address: CHOICES, bytes, executable: false });
    program
}
