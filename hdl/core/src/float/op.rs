//! Numbers the float units compare with: operations, rounding modes, flags, kinds of results.

#![allow(missing_docs)]

crate::operation::numbers! {
    Op:
    FMADD FmaddS; FMSUB FmsubS; FNMSUB FnmsubS; FNMADD FnmaddS; FADD FaddS; FSUB FsubS; FMUL FmulS;
    FSGNJ FsgnjS; FSGNJN FsgnjnS; FSGNJX FsgnjxS; FMIN FminS; FMAX FmaxS; FEQ FeqS; FLT FltS; FLE FleS;
    FCLASS FclassS;
    FCVT_WU_S FcvtWuS; FCVT_S_W FcvtSW; FCVT_S_WU FcvtSWu;
}

/// The rounding modes, as `frm` counts them.
pub mod rounding {
    pub const NEAREST_EVEN: usize = 0;
    pub const DOWN: usize = 2;
    pub const UP: usize = 3;
    pub const NEAREST_AWAY: usize = 4;
}

/// The flags, as `fflags` holds them.
pub mod flag {
    pub const INEXACT: usize = 1;
    pub const UNDERFLOW: usize = 2;
    pub const OVERFLOW: usize = 4;
    pub const DIVIDE_BY_ZERO: usize = 8;
    pub const INVALID: usize = 16;
}

/// What a result is before anybody looks at its digits.
pub mod kind {
    /// Digits and exponent decide.
    pub const NUMBER: usize = 0;
    pub const INFINITE: usize = 1;
    pub const NAN: usize = 2;
    pub const ZERO: usize = 3;
}

/// The one NaN RISC-V's arithmetic makes.
pub const CANONICAL_NAN: usize = 0x7fc0_0000;
/// 1.0.
pub const ONE: usize = 0x3f80_0000;
/// Infinity without a sign.
pub const INFINITY: usize = 0x7f80_0000;
/// The largest number.
pub const LARGEST: usize = 0x7f7f_ffff;
