//! Widths and numbers of what the decoder makes of a word: operations, classes, registers, causes of NOPs.
//!
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
/// Registers an instruction may name: rd, rs1, rs2, rs3.
pub const OPERANDS: usize = 4;
/// Bits of a NOP's cause.
pub const CAUSE_BITS: usize = 2;

/// Constants for numbers of operations or classes: `numbers! { Op: JAL Jal; }`.
macro_rules! numbers {
    ($of:ident: $($name:ident $variant:ident;)*) => {$(
        #[doc = concat!("`", stringify!($variant), "`.")]
        pub const $name: usize = warpstep_spec::$of::$variant as usize;
    )*};
}
pub(crate) use numbers;

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

/// Classes by number, as blocks compare them.
pub mod class {
    super::numbers! {
        Class:
        ALU Alu; MULTIPLY Multiply; DIVIDE Divide; LOAD Load; STORE Store; FENCE Fence; BRANCH Branch; JUMP Jump; SYSTEM System; CSR Csr;
        WARP_CONTROL WarpControl; LANE_EXCHANGE LaneExchange; FLOAT_SIMPLE FloatSimple; FLOAT_FMA FloatFma;
        FLOAT_CONVERT FloatConvert; FLOAT_DIVIDE FloatDivide; FLOAT_SQRT FloatSqrt;
    }
}

/// The few operations that need more than their class, by number.
pub mod special {
    super::numbers! { Op: JAL Jal; MRET Mret; FENCE Fence; FENCE_I FenceI; }

    /// An illegal word.
    pub const ILLEGAL: usize = super::ILLEGAL as usize;
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
}
