//! What stands in a row of the instruction table.

use super::operand::Operand;
use super::table::Op;

/// The words an instruction occupies: `word & mask == value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The fixed bits.
    pub mask: u32,
    /// What they hold.
    pub value: u32,
}

impl Pattern {
    /// Whether a word is this instruction.
    pub const fn matches(self, word: u32) -> bool {
        word & self.mask == self.value
    }

    /// Opcode only (U and J type).
    pub const fn opcode(opcode: u32) -> Pattern {
        Pattern { mask: 0x7F, value: opcode }
    }

    /// Opcode and funct3 (I, S and B type).
    pub const fn funct3(opcode: u32, funct3: u32) -> Pattern {
        Pattern { mask: 0x707F, value: opcode | funct3 << 12 }
    }

    /// Opcode, funct3 and funct7 (R type).
    pub const fn funct7(opcode: u32, funct3: u32, funct7: u32) -> Pattern {
        Pattern { mask: 0xFE00_707F, value: opcode | funct3 << 12 | funct7 << 25 }
    }

    /// R type whose funct3 is the rounding mode.
    pub const fn rounded(opcode: u32, funct7: u32) -> Pattern {
        Pattern { mask: 0xFE00_007F, value: opcode | funct7 << 25 }
    }

    /// R4 type: fused multiply-add of format S.
    pub const fn fused(opcode: u32) -> Pattern {
        Pattern { mask: 0x0600_007F, value: opcode }
    }

    /// The whole word.
    pub const fn word(word: u32) -> Pattern {
        Pattern { mask: u32::MAX, value: word }
    }

    /// The rd field fixed as well.
    pub const fn rd(self, field: u32) -> Pattern {
        Pattern { mask: self.mask | 31 << 7, value: self.value | field << 7 }
    }

    /// The rs2 field fixed as well.
    pub const fn rs2(self, field: u32) -> Pattern {
        Pattern { mask: self.mask | 31 << 20, value: self.value | field << 20 }
    }

    /// Bit 0 of the rs2 field fixed as well.
    pub const fn rs2_bit0(self, bit: u32) -> Pattern {
        Pattern { mask: self.mask | 1 << 20, value: self.value | bit << 20 }
    }
}

/// Which part of the machine executes an instruction, and so which row of the latency table holds for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Integer arithmetic and logic.
    Alu,
    /// Integer multiplication.
    Multiply,
    /// Integer division.
    Divide,
    /// Reads memory.
    Load,
    /// Writes memory.
    Store,
    /// Orders memory.
    Fence,
    /// Conditional branch.
    Branch,
    /// Unconditional jump.
    Jump,
    /// ecall, ebreak, mret.
    System,
    /// Control and status registers.
    Csr,
    /// Masks, warps, divergence, barriers.
    WarpControl,
    /// Values across lanes.
    LaneExchange,
    /// Float operations without rounding.
    FloatSimple,
    /// Float addition, multiplication, fused multiply-add.
    FloatFma,
    /// Float conversions.
    FloatConvert,
    /// Float division.
    FloatDivide,
    /// Float square root.
    FloatSqrt,
}

impl Class {
    /// Whether the instruction needs the float unit: a core without one calls it illegal.
    pub fn is_float(self) -> bool {
        use Class::*;
        matches!(self, FloatSimple | FloatFma | FloatConvert | FloatDivide | FloatSqrt)
    }
}

/// Where an instruction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extension {
    /// The base integer instructions.
    I,
    /// Multiply and divide.
    M,
    /// Single-precision float.
    F,
    /// Control and status registers.
    Zicsr,
    /// Instruction fence.
    Zifencei,
    /// Return from machine mode (the standard test prologue needs it).
    Machine,
    /// Vortex v2.2.
    Simt,
    /// Vortex v2.3.
    Exchange,
    /// Warpstep: marked splits.
    Split,
}

impl Extension {
    /// Every extension, in the order of the documentation.
    pub const ALL: [Extension; 9] = {
        use Extension::*;
        [I, M, F, Zicsr, Zifencei, Machine, Simt, Exchange, Split]
    };

    /// What is said where a machine lacks it.
    pub fn absence(self) -> String {
        format!("the machine has no instructions of extension {}", self.title())
    }

    /// Its heading in the documentation.
    pub fn title(self) -> &'static str {
        match self {
            Extension::I => "RV32I, the base",
            Extension::M => "M, multiply and divide",
            Extension::F => "F, single-precision float",
            Extension::Zicsr => "Zicsr, control and status registers",
            Extension::Zifencei => "Zifencei, instruction fence",
            Extension::Machine => "Machine mode, as far as the standard test prologue needs it",
            Extension::Simt => "SIMT control, Vortex v2.2",
            Extension::Exchange => "Lane exchange, Vortex v2.3",
            Extension::Split => "Marked splits, Warpstep",
        }
    }
}

/// One instruction of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name in code.
    pub op: Op,
    /// Its name in text.
    pub mnemonic: &'static str,
    /// The words it occupies.
    pub pattern: Pattern,
    /// What the other bits hold, in the order they are written in assembly.
    pub operands: &'static [Operand],
    /// Who executes it.
    pub class: Class,
    /// Where it comes from.
    pub extension: Extension,
    /// What it does, for the documentation.
    pub meaning: &'static str,
}
