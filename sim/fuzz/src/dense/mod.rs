//! Random programs of one idea each, where what a kernel or [`crate::generate`] meets once in a thousand instructions is all there is.
//! Those of [`wrong`] end with a program error.

pub mod accesses;
pub mod children;
pub mod corners;
pub mod splits;
pub mod wide;
pub mod wrong;

use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{T0, T1, ZERO};
use warpstep_spec::csr::Csr;
use warpstep_spec::{Op, Reg, abi};

/// Any fair sequence will do; this is SplitMix64.
pub struct Random(pub u64);

impl Random {
    /// A number less than `limit`.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.word() % limit
    }

    /// Any 32 bits.
    pub fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ mixed >> 27) >> 32) as u32
    }
}

/// The same program somewhere else. Those here and random ones take addresses from the program counter, so they can be anywhere.
pub fn moved(mut program: Program, address: u32) -> Program {
    for segment in &mut program.segments {
        segment.address = segment.address.wrapping_sub(abi::RESET_PC).wrapping_add(address);
    }
    program.entry = program.entry.wrapping_sub(abi::RESET_PC).wrapping_add(address);
    program
}

/// An address of RAM for code or data, any of 2^32 but input, output and the end with stacks and local memory.
pub fn anywhere(random: &mut Random) -> u32 {
    (abi::IO.end + random.below(abi::LOCAL_MEMORY_BASE - 0x10_0000 - abi::IO.end)) & !3
}

/// The beginning of most: all warps, all lanes. Uses t0 and t1.
fn everybody(code: &mut Assembler) {
    let all = code.label();
    code.read_csr(T0, csr_number(Csr::WarpCount));
    code.address(T1, all);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.place(all);
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
}

/// A random value in a register, another one in each hart. Uses t1.
fn scatter(code: &mut Assembler, random: &mut Random, register: Reg, hart: Reg) {
    scatter_by(code, random, register, hart, T1);
}

/// The same with another register to compute in.
fn scatter_by(code: &mut Assembler, random: &mut Random, register: Reg, hart: Reg, scratch: Reg) {
    code.constant(scratch, random.word());
    code.registers(Op::Mul, register, scratch, hart);
    code.constant(scratch, random.word());
    code.registers(Op::Xor, register, register, scratch);
}

fn finished(name: &str, code: &Assembler) -> Program {
    Program::from_words(name, &code.words().expect("its branches are short"))
}
