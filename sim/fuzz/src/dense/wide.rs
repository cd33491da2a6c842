//! Every bit of a word: code, data and values at random addresses of all 2^32, every register, every operation on integers. Programs of
//! people lie together in a few pages, and the upper bits of their addresses are always the same.

use super::{Random, anywhere, everybody, finished, moved, scatter};
use crate::tree::csr_number;
use std::ops::Range;
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{T0, T2, ZERO};
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Instruction, Op, Reg};

const LENGTH: usize = 90;
/// Registers with addresses: written by the beginning alone.
const BASES: Range<u32> = 8..14;
/// Registers with values.
const VALUES: Range<u32> = 14..32;

const REGISTERS: [Op; 18] = [
    Op::Add,
    Op::Sub,
    Op::Sll,
    Op::Slt,
    Op::Sltu,
    Op::Xor,
    Op::Srl,
    Op::Sra,
    Op::Or,
    Op::And,
    Op::Mul,
    Op::Mulh,
    Op::Mulhsu,
    Op::Mulhu,
    Op::Div,
    Op::Divu,
    Op::Rem,
    Op::Remu,
];
const IMMEDIATES: [Op; 6] = [Op::Addi, Op::Slti, Op::Sltiu, Op::Xori, Op::Ori, Op::Andi];
const LOADS: [(Op, u32); 5] = [(Op::Lw, 4), (Op::Lh, 2), (Op::Lhu, 2), (Op::Lb, 1), (Op::Lbu, 1)];
const STORES: [(Op, u32); 3] = [(Op::Sw, 4), (Op::Sh, 2), (Op::Sb, 1)];
const BRANCHES: [Op; 6] = [Op::Beq, Op::Bne, Op::Blt, Op::Bge, Op::Bltu, Op::Bgeu];
const VOTES: [Op; 4] = [Op::VoteAll, Op::VoteAny, Op::VoteUni, Op::VoteBallot];
const SHUFFLES: [Op; 4] = [Op::ShflUp, Op::ShflDown, Op::ShflBfly, Op::ShflIdx];

fn of<T: Copy>(random: &mut Random, list: &[T]) -> T {
    list[random.below(list.len() as u32) as usize]
}

fn register(random: &mut Random, range: Range<u32>) -> Reg {
    Reg::x(range.start + random.below(range.end - range.start))
}

/// A branch of which all lanes think the same: of a register with itself, or with itself but for one bit.
fn branch(code: &mut Assembler, random: &mut Random, left: Reg) {
    let over = code.label();
    if random.below(2) == 0 {
        code.branch(of(random, &BRANCHES), left, left, over);
    } else {
        code.constant(T0, 1 << random.below(32));
        code.registers(Op::Xor, T0, T0, left);
        code.branch(of(random, &BRANCHES[..2]), left, T0, over);
    }
    code.immediate(Op::Addi, left, left, 1);
    code.place(over);
}

fn instruction(code: &mut Assembler, random: &mut Random) {
    let [rd, rs1, rs2] = [(); 3].map(|()| register(random, VALUES));
    let base = register(random, BASES);
    let offset = |random: &mut Random, bytes| (random.below(4096) / bytes * bytes) as i32 - 2048;
    match random.below(40) {
        0..=11 => code.registers(of(random, &REGISTERS), rd, rs1, rs2),
        12..=15 => {
            let imm = random.below(4096) as i32 - 2048;
            code.immediate(of(random, &IMMEDIATES), rd, rs1, imm);
        }
        16 | 17 => {
            let imm = random.below(32) as i32;
            code.immediate(of(random, &[Op::Slli, Op::Srli, Op::Srai]), rd, rs1, imm);
        }
        18 => code.put(Instruction {
            rd,
            imm: (random.word() & !0xFFF) as i32,
            ..Instruction::new(of(random, &[Op::Lui, Op::Auipc]))
        }),
        19 => code.registers(of(random, &VOTES), rd, rs1, ZERO),
        20 => code.registers(of(random, &SHUFFLES), rd, rs1, rs2),
        21 | 22 => {
            let row = &csr::ROWS[random.below(csr::ROWS.len() as u32) as usize];
            if !matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr) {
                code.read_csr(rd, row.first);
            }
        }
        23 => code.put(Instruction {
            rd,
            rs1,
            csr: csr_number(Csr::Mscratch),
            ..Instruction::new(of(random, &[Op::Csrrw, Op::Csrrs, Op::Csrrc]))
        }),
        24 => {
            code.small(T0, 1 + random.below(15) as i32);
            code.registers(Op::Tmc, ZERO, T0, ZERO);
        }
        25 => {
            code.small(T0, -1);
            code.registers(Op::Tmc, ZERO, T0, ZERO);
        }
        26 => code.put(Instruction::new(Op::Fence)),
        27 | 28 => branch(code, random, rs1),
        29..=33 => {
            let (op, bytes) = of(random, &STORES);
            let imm = offset(random, bytes);
            code.put(Instruction { rs1: base, rs2, imm, ..Instruction::new(op) });
        }
        _ => {
            let (op, bytes) = of(random, &LOADS);
            let imm = offset(random, bytes);
            code.put(Instruction { rd, rs1: base, imm, ..Instruction::new(op) });
        }
    }
}

/// The program of this number.
pub fn program(number: u64) -> Program {
    let (mut code, mut random) = (Assembler::new(), Random(number));
    let random = &mut random;
    everybody(&mut code);
    code.read_csr(T2, csr_number(Csr::HartId));
    for value in VALUES {
        scatter(&mut code, random, Reg::x(value), T2);
    }
    for base in BASES {
        code.constant(Reg::x(base), anywhere(random));
        code.small(T0, of(random, &[0, 4, 16, 60]));
        code.registers(Op::Mul, T0, T0, T2);
        code.registers(Op::Add, Reg::x(base), Reg::x(base), T0);
    }
    for _ in 0..LENGTH {
        instruction(&mut code, random);
    }
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    moved(finished(&format!("wide {number}"), &code), anywhere(random))
}
