//! Splits as close to each other as they can be: random nested ones with short bodies, in all warps, again and again. Every
//! shape a split meets is far more frequent here than in a kernel: misses, wake-ups, old requests of the child, both ways
//! of every branch, siblings that want the same unit, results in flight.
//!
//! Each lane has memory of its own, so halves do not race. Branches are of the split's predicate, so a half agrees.

use super::{Random, everybody, finished};
use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, S1, T0, T1, T2, ZERO};
use warpstep_spec::csr::Csr;
use warpstep_spec::{Instruction, Op, Reg};

const ROUNDS: i32 = 4;
const CONSTRUCTS: usize = 10;
const DEPTH: u32 = 3;
/// Where each hart's 64 bytes begin.
const RAM: u32 = 0x8001_0000;
/// mcycle, minstret, instructions issued, NOPs by cause.
const COUNTERS: [u16; 7] = [0xB00, 0xB02, 0xB03, 0xB04, 0xB05, 0xB06, 0xB07];
const FFLAGS: u16 = 1;

const BASE: Reg = S1;
const ROUND: Reg = A0;

struct Writer {
    code: Assembler,
    random: Random,
    fpu: bool,
}

/// Pointer and predicate of the split at this depth.
fn of_depth(depth: u32) -> (Reg, Reg) {
    (Reg::x(24 + depth), Reg::x(28 + depth))
}

impl Writer {
    fn value(&mut self) -> Reg {
        Reg::x(11 + self.random.below(8))
    }

    fn float(&mut self) -> Reg {
        Reg::f(self.random.below(6))
    }

    fn put(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) {
        self.code.put(Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) });
    }

    fn instruction(&mut self) {
        let (rd, rs1, rs2) = (self.value(), self.value(), self.value());
        let offset = 4 * self.random.below(16) as i32;
        match self.random.below(if self.fpu { 16 } else { 12 }) {
            0..=2 => self.put(Op::Xor, rd, rs1, rs2, 0),
            3 => self.put(Op::Addi, rd, rs1, ZERO, offset + 1),
            4 | 5 => self.put(Op::Mul, rd, rs1, rs2, 0),
            6 => self.put(Op::Lw, rd, BASE, ZERO, offset),
            7 => self.put(Op::Sw, ZERO, BASE, rs2, offset),
            8 | 9 => {
                let counter = COUNTERS[self.random.below(COUNTERS.len() as u32) as usize];
                self.code.read_csr(rd, counter);
            }
            10 => self.put(Op::VoteBallot, rd, rs1, ZERO, 0),
            11 => self.put(Op::Divu, rd, rs1, rs2, 0),
            _ => {
                let (rd, rs1, rs2) = (self.float(), self.float(), self.float());
                let op = [Op::FaddS, Op::FmulS, Op::FdivS, Op::FmulS][self.random.below(4) as usize];
                self.code.put(Instruction { rd, rs1, rs2, rounding: 7, ..Instruction::new(op) });
            }
        }
    }

    /// Few instructions, or a split.
    fn body(&mut self, depth: u32) {
        for _ in 0..self.random.below(5) {
            if depth < DEPTH && self.random.below(4) == 0 {
                self.split(depth);
            } else {
                self.instruction();
            }
        }
    }

    fn split(&mut self, depth: u32) {
        let (pointer, predicate) = of_depth(depth);
        // Else as at the split before, which may be just behind: its join and this split follow each other.
        if self.random.below(3) > 0 {
            let source = if self.random.below(2) == 0 { T2 } else { self.value() };
            self.code.immediate(Op::Andi, predicate, source, 1 << self.random.below(2));
            self.code.registers(Op::Sltu, predicate, ZERO, predicate);
        }
        let op = [Op::SplitM, Op::SplitMN, Op::SplitM, Op::Split][self.random.below(4) as usize];
        let context = if op == Op::Split { 0 } else { self.random.below(4) as u8 };
        self.code.put(Instruction { rd: pointer, rs1: predicate, context, ..Instruction::new(op) });
        for _ in 0..self.random.below(3) {
            self.instruction(); // both halves, side by side
        }
        let (other, end) = (self.code.label(), self.code.label());
        let branch = [Op::Beq, Op::Bne][self.random.below(2) as usize];
        self.code.branch(branch, predicate, ZERO, other);
        self.body(depth + 1);
        if self.random.below(4) > 0 {
            self.code.jump(ZERO, end);
        }
        self.code.place(other);
        self.body(depth + 1);
        self.code.place(end);
        self.code.registers(Op::Join, ZERO, pointer, ZERO);
    }
}

/// The program of this number.
pub fn program(number: u64, fpu: bool) -> Program {
    let mut writer = Writer { code: Assembler::new(), random: Random(number), fpu };
    let code = &mut writer.code;
    everybody(code);
    code.read_csr(T2, csr_number(Csr::LaneId));
    code.read_csr(T0, csr_number(Csr::HartId));
    code.immediate(Op::Slli, BASE, T0, 6);
    code.constant(T1, RAM);
    code.registers(Op::Add, BASE, BASE, T1);
    for value in 0..8 {
        code.constant(T1, writer.random.below(u32::MAX));
        code.registers(Op::Mul, Reg::x(11 + value), T1, T0);
        code.registers(Op::Xor, Reg::x(11 + value), Reg::x(11 + value), T1);
    }
    for depth in 0..DEPTH {
        code.immediate(Op::Andi, of_depth(depth).1, T2, 1);
    }
    for float in (0..6).filter(|_| fpu) {
        code.registers(Op::FcvtSW, Reg::f(float), Reg::x(11 + float), ZERO);
    }
    code.small(ROUND, ROUNDS);
    let again = code.here();
    for _ in 0..CONSTRUCTS {
        writer.split(0);
        for _ in 0..writer.random.below(3) {
            writer.instruction();
        }
    }
    let code = &mut writer.code;
    if fpu {
        code.read_csr(T0, FFLAGS);
    }
    let done = code.label();
    code.immediate(Op::Addi, ROUND, ROUND, -1);
    code.branch(Op::Beq, ROUND, ZERO, done);
    code.jump(ZERO, again);
    code.place(done);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    finished(&format!("splits {number}"), code)
}
