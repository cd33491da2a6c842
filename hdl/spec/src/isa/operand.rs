//! The variable parts of an instruction word: which bits, what value, how written.
//!
//! Each operand reads its bits into an [`Instruction`], writes them back, and shows itself; decoder, encoder and
//! disassembler are loops over a row's operands.

use super::instruction::{EncodeError, Instruction};
use super::reg::Reg;
use crate::csr;
use std::fmt;

/// A variable part of an instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Integer destination.
    Rd,
    /// Integer source, first field.
    Rs1,
    /// Integer source, second field.
    Rs2,
    /// Float destination.
    Fd,
    /// Float source, first field.
    Fs1,
    /// Float source, second field.
    Fs2,
    /// Float source, third field.
    Fs3,
    /// Twelve-bit signed immediate.
    Immediate,
    /// Upper twenty bits.
    Upper,
    /// Shift amount.
    Shift,
    /// `offset(rs1)` of a load or an indirect jump.
    LoadAddress,
    /// `offset(rs1)` of a store.
    StoreAddress,
    /// Branch target, relative.
    BranchTarget,
    /// Jump target, relative.
    JumpTarget,
    /// Control and status register.
    Csr,
    /// Five-bit unsigned immediate in the rs1 field.
    SmallImmediate,
    /// Rounding mode.
    Rounding,
    /// Predecessor and successor sets of a fence. The mode and both register fields are ignored, as the ISA manual
    /// asks of simple implementations.
    FenceSets,
    /// All fields of fence.i, ignored.
    Ignored,
    /// Split context of a marked split: 0 = the lowest free one.
    SplitContext,
}

/// What a rounding-mode field holds, by its three bits; two are reserved.
pub const ROUNDING_NAMES: [Option<&str>; 8] =
    [Some("rne"), Some("rtz"), Some("rdn"), Some("rup"), Some("rmm"), None, None, Some("dyn")];

const fn field(word: u32, low: u32, width: u32) -> u32 {
    (word >> low) & ((1 << width) - 1)
}

const fn signed(word: u32, width: u32) -> i32 {
    ((word << (32 - width)) as i32) >> (32 - width)
}

impl Operand {
    /// The bits of the word that encode it.
    pub const fn bits(self) -> u32 {
        match self {
            Operand::Rd | Operand::Fd => 0x0000_0F80,
            Operand::Rs1 | Operand::Fs1 | Operand::SmallImmediate => 0x000F_8000,
            Operand::Rs2 | Operand::Fs2 | Operand::Shift => 0x01F0_0000,
            Operand::Fs3 => 0xF800_0000,
            Operand::Immediate | Operand::Csr => 0xFFF0_0000,
            Operand::Upper | Operand::JumpTarget => 0xFFFF_F000,
            Operand::LoadAddress => 0xFFFF_8000,
            Operand::StoreAddress => 0xFE0F_8F80,
            Operand::BranchTarget => 0xFE00_0F80,
            Operand::Rounding => 0x0000_7000,
            Operand::FenceSets | Operand::Ignored => 0xFFFF_8F80,
            Operand::SplitContext => 0x01E0_0000,
        }
    }

    /// Takes its value out of a word.
    pub const fn read(self, word: u32, into: &mut Instruction) {
        let (rd, rs1, rs2) = (field(word, 7, 5), field(word, 15, 5), field(word, 20, 5));
        match self {
            Operand::Rd => into.rd = Reg::x(rd),
            Operand::Fd => into.rd = Reg::f(rd),
            Operand::Rs1 => into.rs1 = Reg::x(rs1),
            Operand::Fs1 => into.rs1 = Reg::f(rs1),
            Operand::Rs2 => into.rs2 = Reg::x(rs2),
            Operand::Fs2 => into.rs2 = Reg::f(rs2),
            Operand::Fs3 => into.rs3 = Reg::f(field(word, 27, 5)),
            Operand::Immediate => into.imm = signed(word >> 20, 12),
            Operand::Upper => into.imm = (word & 0xFFFF_F000) as i32,
            Operand::Shift => into.imm = rs2 as i32,
            Operand::LoadAddress => {
                into.rs1 = Reg::x(rs1);
                into.imm = signed(word >> 20, 12);
            }
            Operand::StoreAddress => {
                into.rs1 = Reg::x(rs1);
                into.imm = signed(field(word, 25, 7) << 5 | rd, 12);
            }
            Operand::BranchTarget => {
                let imm = field(word, 31, 1) << 12
                    | field(word, 7, 1) << 11
                    | field(word, 25, 6) << 5
                    | field(word, 8, 4) << 1;
                into.imm = signed(imm, 13);
            }
            Operand::JumpTarget => {
                let imm = field(word, 31, 1) << 20
                    | field(word, 12, 8) << 12
                    | field(word, 20, 1) << 11
                    | field(word, 21, 10) << 1;
                into.imm = signed(imm, 21);
            }
            Operand::Csr => into.csr = (word >> 20) as u16,
            Operand::SmallImmediate => into.imm = rs1 as i32,
            Operand::Rounding => into.rounding = field(word, 12, 3) as u8,
            Operand::FenceSets => into.imm = field(word, 20, 8) as i32,
            Operand::Ignored => {}
            Operand::SplitContext => into.context = field(word, 21, 4) as u8,
        }
    }

    /// Its bits of the word, or why the value does not fit.
    pub fn write(self, from: &Instruction) -> Result<u32, EncodeError> {
        let imm = from.imm as u32;
        let fits = |low: i32, high: i32, step: i32| {
            if (low..=high).contains(&from.imm) && from.imm % step == 0 {
                Ok(())
            } else {
                Err(EncodeError::ImmediateOutOfRange { op: from.op, value: from.imm, low, high, step })
            }
        };
        let register = |reg: Reg, float: bool, low: u32| {
            if reg.is_float() == float {
                Ok(reg.number() << low)
            } else {
                Err(EncodeError::WrongRegisterFile { op: from.op, reg })
            }
        };
        Ok(match self {
            Operand::Rd => register(from.rd, false, 7)?,
            Operand::Fd => register(from.rd, true, 7)?,
            Operand::Rs1 => register(from.rs1, false, 15)?,
            Operand::Fs1 => register(from.rs1, true, 15)?,
            Operand::Rs2 => register(from.rs2, false, 20)?,
            Operand::Fs2 => register(from.rs2, true, 20)?,
            Operand::Fs3 => register(from.rs3, true, 27)?,
            Operand::Immediate => {
                fits(-2048, 2047, 1)?;
                imm << 20
            }
            Operand::Upper => {
                fits(i32::MIN, i32::MAX, 4096)?;
                imm
            }
            Operand::Shift => {
                fits(0, 31, 1)?;
                imm << 20
            }
            Operand::LoadAddress => {
                fits(-2048, 2047, 1)?;
                imm << 20 | register(from.rs1, false, 15)?
            }
            Operand::StoreAddress => {
                fits(-2048, 2047, 1)?;
                field(imm, 5, 7) << 25 | field(imm, 0, 5) << 7 | register(from.rs1, false, 15)?
            }
            Operand::BranchTarget => {
                fits(-4096, 4094, 2)?;
                field(imm, 12, 1) << 31
                    | field(imm, 5, 6) << 25
                    | field(imm, 1, 4) << 8
                    | field(imm, 11, 1) << 7
            }
            Operand::JumpTarget => {
                fits(-1_048_576, 1_048_574, 2)?;
                field(imm, 20, 1) << 31
                    | field(imm, 1, 10) << 21
                    | field(imm, 11, 1) << 20
                    | field(imm, 12, 8) << 12
            }
            Operand::Csr => match from.csr {
                csr @ 0..=0xFFF => u32::from(csr) << 20,
                csr => return Err(EncodeError::NoSuchCsr { op: from.op, csr }),
            },
            Operand::SmallImmediate => {
                fits(0, 31, 1)?;
                imm << 15
            }
            Operand::Rounding => match ROUNDING_NAMES.get(from.rounding as usize) {
                Some(Some(_)) => u32::from(from.rounding) << 12,
                _ => return Err(EncodeError::NoSuchRounding { op: from.op, mode: from.rounding }),
            },
            Operand::FenceSets => {
                fits(0, 255, 1)?;
                imm << 20
            }
            Operand::Ignored => 0,
            Operand::SplitContext => match from.context {
                k @ 0..=15 => u32::from(k) << 21,
                k => return Err(EncodeError::NoSuchContext { op: from.op, context: k }),
            },
        })
    }

    /// Writes it as assembly does; targets are absolute, so the instruction's own address is needed.
    pub fn show(self, from: &Instruction, pc: u32, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Operand::Rd | Operand::Fd => write!(out, "{}", from.rd),
            Operand::Rs1 | Operand::Fs1 => write!(out, "{}", from.rs1),
            Operand::Rs2 | Operand::Fs2 => write!(out, "{}", from.rs2),
            Operand::Fs3 => write!(out, "{}", from.rs3),
            Operand::Immediate | Operand::SmallImmediate => write!(out, "{}", from.imm),
            Operand::Upper => write!(out, "{:#x}", from.imm as u32 >> 12),
            Operand::Shift => write!(out, "{:#x}", from.imm),
            Operand::LoadAddress | Operand::StoreAddress => write!(out, "{}({})", from.imm, from.rs1),
            Operand::BranchTarget | Operand::JumpTarget => {
                write!(out, "{:x}", pc.wrapping_add(from.imm as u32))
            }
            Operand::Csr => match csr::name(from.csr) {
                Some(name) => out.write_str(name),
                None => write!(out, "{:#x}", from.csr),
            },
            Operand::Rounding => out.write_str(ROUNDING_NAMES[from.rounding as usize & 7].unwrap_or("?")),
            Operand::FenceSets => {
                let set = |bits: i32| -> String {
                    "iorw"
                        .chars()
                        .zip([8, 4, 2, 1])
                        .filter(|(_, bit)| bits & bit != 0)
                        .map(|(c, _)| c)
                        .collect()
                };
                let or_none = |set: String| if set.is_empty() { "unknown".to_string() } else { set };
                write!(out, "{},{}", or_none(set(from.imm >> 4)), or_none(set(from.imm)))
            }
            Operand::Ignored => Ok(()),
            Operand::SplitContext => write!(out, "{}", from.context),
        }
    }

    /// Its name in the documentation.
    pub fn label(self) -> &'static str {
        match self {
            Operand::Rd | Operand::Fd => "rd",
            Operand::Rs1 | Operand::Fs1 => "rs1",
            Operand::Rs2 | Operand::Fs2 => "rs2",
            Operand::Fs3 => "rs3",
            Operand::Immediate | Operand::Upper => "imm",
            Operand::Shift => "shamt",
            Operand::LoadAddress | Operand::StoreAddress => "imm(rs1)",
            Operand::BranchTarget | Operand::JumpTarget => "target",
            Operand::Csr => "csr",
            Operand::SmallImmediate => "uimm",
            Operand::Rounding => "rm",
            Operand::FenceSets => "pred,succ",
            Operand::Ignored => "",
            Operand::SplitContext => "k",
        }
    }
}
