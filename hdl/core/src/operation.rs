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

/// Classes by number, as blocks compare them.
#[allow(missing_docs)] // the list of them says what they mean
pub mod class {
    use warpstep_spec::Class;

    pub const ALU: usize = Class::Alu as usize;
    pub const MULTIPLY: usize = Class::Multiply as usize;
    pub const DIVIDE: usize = Class::Divide as usize;
    pub const LOAD: usize = Class::Load as usize;
    pub const STORE: usize = Class::Store as usize;
    pub const FENCE: usize = Class::Fence as usize;
    pub const BRANCH: usize = Class::Branch as usize;
    pub const JUMP: usize = Class::Jump as usize;
    pub const CSR: usize = Class::Csr as usize;
    pub const WARP_CONTROL: usize = Class::WarpControl as usize;
    pub const LANE_EXCHANGE: usize = Class::LaneExchange as usize;
    pub const FLOAT_SIMPLE: usize = Class::FloatSimple as usize;
    pub const FLOAT_FMA: usize = Class::FloatFma as usize;
    pub const FLOAT_CONVERT: usize = Class::FloatConvert as usize;
    pub const FLOAT_DIVIDE: usize = Class::FloatDivide as usize;
    pub const FLOAT_SQRT: usize = Class::FloatSqrt as usize;
}

/// The few operations that need more than their class, by number.
#[allow(missing_docs)] // the instruction table says what they mean
pub mod special {
    use warpstep_spec::Op;

    pub const MRET: usize = Op::Mret as usize;
    pub const FENCE: usize = Op::Fence as usize;
    pub const FENCE_I: usize = Op::FenceI as usize;
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
