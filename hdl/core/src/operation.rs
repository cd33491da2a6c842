//! What the decoder makes of a word and a queue entry carries: the fields every later block reads.
//!
//! ```text
//! entry = nop | cause | pc | op | class | rd | rs1 | rs2 | rs3 | imm   (+ word, in the simulation flavour)
//! ```
//! Register numbers are those of [`warpstep_spec::Reg`]: 0..31 integer, 32..63 float, 0 where the row names none.

use warpstep_spec::Class;
use warpstep_spec::events::NopCause;

/// Bits of an operation number: [`warpstep_spec::Op`] as a number, and one more value for an illegal word.
pub const OP_BITS: usize = 7;
/// The operation number of an illegal word.
pub const ILLEGAL: u64 = (1 << OP_BITS) - 1;
/// Bits of a class number.
pub const CLASS_BITS: usize = 5;
/// Bits of a register number.
pub const REG_BITS: usize = 6;
/// Bits of a NOP's cause.
pub const CAUSE_BITS: usize = 2;

/// Why a NOP is there; [`NopCause`] by number.
#[allow(missing_docs)] // the list of them says what they mean
pub mod cause {
    use super::NopCause;

    pub const START: u64 = NopCause::Start.number() as u64;
    pub const MISS: u64 = NopCause::Miss.number() as u64;
    pub const REDIRECT: u64 = NopCause::Redirect.number() as u64;
    pub const RETIRE: u64 = NopCause::Retire.number() as u64;
}

/// A class as a number, in the order of their declaration.
pub fn class_number(class: Class) -> u64 {
    class as u64
}

/// One field of an entry: which bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Lowest bit.
    pub low: usize,
    /// Width.
    pub width: usize,
}

/// The layout of a queue entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Whether entries carry the word for the trace.
    pub trace: bool,
}

impl Layout {
    const WIDTHS: [usize; 11] =
        [1, CAUSE_BITS, 32, OP_BITS, CLASS_BITS, REG_BITS, REG_BITS, REG_BITS, REG_BITS, 32, 32];

    fn field(position: usize) -> Field {
        Field { low: Layout::WIDTHS[..position].iter().sum(), width: Layout::WIDTHS[position] }
    }

    /// Whether it is a compensation NOP.
    pub fn nop() -> Field {
        Layout::field(0)
    }
    /// Why it is one.
    pub fn cause() -> Field {
        Layout::field(1)
    }
    /// Address of the instruction.
    pub fn pc() -> Field {
        Layout::field(2)
    }
    /// Operation number.
    pub fn op() -> Field {
        Layout::field(3)
    }
    /// Class number.
    pub fn class() -> Field {
        Layout::field(4)
    }
    /// Destination.
    pub fn rd() -> Field {
        Layout::field(5)
    }
    /// First source.
    pub fn rs1() -> Field {
        Layout::field(6)
    }
    /// Second source.
    pub fn rs2() -> Field {
        Layout::field(7)
    }
    /// Third source.
    pub fn rs3() -> Field {
        Layout::field(8)
    }
    /// Immediate: as [`warpstep_spec::Instruction::imm`]; for CSR instructions number | uimm << 12, for splits k,
    /// for float instructions that round the rounding mode.
    pub fn imm() -> Field {
        Layout::field(9)
    }
    /// The word, if the entry carries it.
    pub fn word(self) -> Option<Field> {
        self.trace.then(|| Layout::field(10))
    }
    /// Bits of an entry.
    pub fn width(self) -> usize {
        Layout::WIDTHS[..if self.trace { 11 } else { 10 }].iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::isa::table::ROWS;

    #[test]
    fn every_operation_and_class_has_a_number_that_fits() {
        assert!((ROWS.len() as u64) < ILLEGAL);
        assert!(ROWS.iter().all(|row| class_number(row.class) < 1 << CLASS_BITS));
    }

    #[test]
    fn fields_lie_side_by_side() {
        assert_eq!(Layout::imm().low + 32, Layout { trace: false }.width());
        assert_eq!(Layout { trace: true }.width(), Layout { trace: false }.width() + 32);
    }
}
