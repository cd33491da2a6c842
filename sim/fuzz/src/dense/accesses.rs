//! Loads, stores and fences at random on a few lines, rows and devices, by all warps at once: every hazard of the memory system,
//! far more often than in a kernel.
//!
//! Whoever races here does so on one core, where accesses happen in the order of their issue: all engines agree on the outcome.

use super::Random;
use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::assembler::words::{S2, T0, T1, T2, constant, csrr, fence, fence_i, li, tmc, with};
use warpstep_spec::csr::Csr;
use warpstep_spec::{Op, Reg};

/// Instructions of the loop: they fit the instruction cache, so that accesses follow close upon each other.
const LENGTH: usize = 96;
const ROUNDS: i32 = 6;

/// Behind the code, and at the first line of the data cache.
const RAM: u32 = 0x8001_0000;
const DEVICE: u32 = 0x100;

const LANE: Reg = T2;
const ROUND: Reg = S2;
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

impl Random {
    fn value(&mut self) -> Reg {
        Reg::x(FIRST_VALUE + self.below(VALUES))
    }

    fn instruction(&mut self) -> Vec<u32> {
        let zero = Reg::ZERO;
        let at = self.below(BASES.len() as u32);
        let base = Reg::x(FIRST_BASE + at);
        let offset = |random: &mut Random, bytes| (random.below(BASES[at as usize].2) / bytes * bytes) as i32;
        match self.below(40) {
            0 => vec![fence()],
            1 => vec![fence_i()],
            2..=4 => vec![with(Op::Xor, self.value(), self.value(), self.value(), 0)],
            5 => {
                let lanes = self.below(15) as i32 + 1;
                vec![li(T0, lanes), tmc(T0)]
            }
            6 => vec![li(T0, -1), tmc(T0)],
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
        csrr(T0, csr_number(Csr::WarpCount)),
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 12), // behind wspawn, as for warp 0
        with(Op::Wspawn, zero, T0, T1, 0),
        li(T0, -1),
        tmc(T0),
        csrr(LANE, csr_number(Csr::LaneId)),
        csrr(T1, csr_number(Csr::HartId)),
        li(ROUND, ROUNDS),
    ];
    for (base, (first, apart, _)) in (FIRST_BASE..).zip(BASES) {
        all.extend(constant(Reg::x(base), first));
        all.push(li(T0, apart));
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
    all.push(li(T0, -1));
    all.push(tmc(T0));
    all.push(with(Op::Addi, ROUND, ROUND, zero, -1));
    all.push(with(Op::Bne, zero, ROUND, zero, 4 * (start as i32 - all.len() as i32)));
    all.push(tmc(zero));
    Program::from_words(&format!("accesses {number}"), &all)
}
