//! Loads, stores and fences at random on a few lines, rows and devices, by all warps at once: every hazard of the memory system,
//! far more often than in a kernel.
//!
//! Whoever races here does so on one core, where accesses happen in the order of their issue: all engines agree on the outcome.

use warpstep_program::Program;
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::{Instruction, Op, Reg, encode};

const WARP_COUNT: u16 = 0xFC1;
const LANE_ID: u16 = 0xCC0;
const HART_ID: u16 = 0xF14;

/// Instructions of the loop: they fit the instruction cache, so that accesses follow close upon each other.
const LENGTH: usize = 96;
const ROUNDS: i32 = 6;

/// Behind the code, and at the first line of the data cache.
const RAM: u32 = 0x8001_0000;
const DEVICE: u32 = 0x100;

const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const LANE: Reg = Reg::x(7);
const ROUND: Reg = Reg::x(18);
const FIRST_BASE: u32 = 8;
const FIRST_VALUE: u32 = 24;
const VALUES: u32 = 8;

const LOADS: [(Op, u32); 5] = [(Op::Lw, 4), (Op::Lh, 2), (Op::Lhu, 2), (Op::Lb, 1), (Op::Lbu, 1)];
const STORES: [(Op, u32); 3] = [(Op::Sw, 4), (Op::Sh, 2), (Op::Sb, 1)];

/// Where lane 0 goes, how far the lanes are apart, how far the offsets go.
const BASES: [(u32, i32, u32); 10] = [
    (RAM, 4, 64),                         // a line
    (RAM, 64, 256),                       // a line each
    (RAM + 512, 4, 64),                   // the same place of the cache
    (RAM + 256, 0, 8),                    // a word for all
    (LOCAL_MEMORY_BASE, 4, 64),           // a bank each
    (LOCAL_MEMORY_BASE + 0x2000, 16, 64), // one bank
    (LOCAL_MEMORY_BASE, 0, 16),           // one row
    (LOCAL_MEMORY_BASE - 8, 4, 8),        // RAM and local memory at once
    (LOCAL_MEMORY_BASE + 8, -4, 8),       // the other way round
    (DEVICE, 4, 16),                      // one after the other
];

fn with(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) -> Instruction {
    Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }
}

fn csrr(rd: Reg, csr: u16) -> Instruction {
    Instruction { rd, csr, ..Instruction::new(Op::Csrrs) }
}

fn constant(rd: Reg, value: u32) -> [Instruction; 2] {
    let low = (value << 20) as i32 >> 20;
    let high = value.wrapping_sub(low as u32) as i32;
    [with(Op::Lui, rd, Reg::ZERO, Reg::ZERO, high), with(Op::Addi, rd, rd, Reg::ZERO, low)]
}

/// Any fair sequence will do; this is SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ mixed >> 27) >> 32) as u32 % limit
    }

    fn value(&mut self) -> Reg {
        Reg::x(FIRST_VALUE + self.below(VALUES))
    }

    fn instruction(&mut self) -> Vec<Instruction> {
        let zero = Reg::ZERO;
        let at = self.below(BASES.len() as u32);
        let base = Reg::x(FIRST_BASE + at);
        let offset = |random: &mut Random, bytes| (random.below(BASES[at as usize].2) / bytes * bytes) as i32;
        match self.below(40) {
            0 => vec![with(Op::Fence, zero, zero, zero, 0)],
            1 => vec![with(Op::FenceI, zero, zero, zero, 0)],
            2..=4 => vec![with(Op::Xor, self.value(), self.value(), self.value(), 0)],
            5 => {
                let lanes = self.below(15) as i32 + 1;
                vec![with(Op::Addi, T0, zero, zero, lanes), with(Op::Tmc, zero, T0, zero, 0)]
            }
            6 => vec![with(Op::Addi, T0, zero, zero, -1), with(Op::Tmc, zero, T0, zero, 0)],
            7..=22 => {
                let (op, bytes) = STORES[self.below(3) as usize];
                vec![with(op, zero, base, self.value(), offset(self, bytes))]
            }
            _ => {
                let (op, bytes) = LOADS[self.below(5) as usize];
                let rd = if self.below(8) == 0 { zero } else { self.value() };
                vec![with(op, rd, base, zero, offset(self, bytes))]
            }
        }
    }
}

/// The program of this number.
pub fn program(number: u64) -> Program {
    let (mut random, zero) = (Random(number), Reg::ZERO);
    let mut all = vec![
        csrr(T0, WARP_COUNT),
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 12), // behind wspawn, as for warp 0
        with(Op::Wspawn, zero, T0, T1, 0),
        with(Op::Addi, T0, zero, zero, -1),
        with(Op::Tmc, zero, T0, zero, 0),
        csrr(LANE, LANE_ID),
        csrr(T1, HART_ID),
        with(Op::Addi, ROUND, zero, zero, ROUNDS),
    ];
    for (base, (first, apart, _)) in (FIRST_BASE..).zip(BASES) {
        all.extend(constant(Reg::x(base), first));
        all.push(with(Op::Addi, T0, zero, zero, apart));
        all.push(with(Op::Mul, T0, T0, LANE, 0));
        all.push(with(Op::Add, Reg::x(base), Reg::x(base), T0, 0));
    }
    for value in 0..VALUES {
        let register = Reg::x(FIRST_VALUE + value);
        all.extend(constant(T0, random.below(u32::MAX)));
        all.push(with(Op::Mul, register, T0, T1, 0));
        all.push(with(Op::Xor, register, register, T0, 0));
    }
    let start = all.len();
    while all.len() < start + LENGTH {
        all.extend(random.instruction());
    }
    all.push(with(Op::Addi, T0, zero, zero, -1));
    all.push(with(Op::Tmc, zero, T0, zero, 0));
    all.push(with(Op::Addi, ROUND, ROUND, zero, -1));
    all.push(with(Op::Bne, zero, ROUND, zero, 4 * (start as i32 - all.len() as i32)));
    all.push(with(Op::Tmc, zero, zero, zero, 0));
    let words = all.iter().map(|instruction| encode(instruction).expect("it can be encoded"));
    let image: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    Program::from_bytes(&format!("random_accesses {number}"), &image).expect("a raw image")
}
