//! Register names. One number space for both files: x0..x31 are 0..31, f0..f31 are 32..63, as the scoreboard and the
//! register file index them.

use std::fmt;

/// A register of the integer or the float file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Reg(u8);

const INTEGER_NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];
const FLOAT_NAMES: [&str; 32] = [
    "ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1", "fa0", "fa1", "fa2", "fa3", "fa4",
    "fa5", "fa6", "fa7", "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8",
    "ft9", "ft10", "ft11",
];

impl Reg {
    /// Registers in both files together.
    pub const COUNT: usize = 64;
    /// Reads as zero, ignores writes; also what an instruction names that names none.
    pub const ZERO: Reg = Reg(0);

    /// Integer register `number` (its low five bits).
    pub const fn x(number: u32) -> Reg {
        Reg((number & 31) as u8)
    }

    /// Float register `number` (its low five bits).
    pub const fn f(number: u32) -> Reg {
        Reg((number & 31) as u8 | 32)
    }

    /// 0..63, integer file first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The five bits in the instruction word.
    pub const fn number(self) -> u32 {
        (self.0 & 31) as u32
    }

    /// Whether it lies in the float file.
    pub const fn is_float(self) -> bool {
        self.0 >= 32
    }
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = if self.is_float() { &FLOAT_NAMES } else { &INTEGER_NAMES };
        f.write_str(names[self.number() as usize])
    }
}
