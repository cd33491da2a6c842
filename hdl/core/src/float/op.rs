//! Numbers `update()` compares with: operations ([`Op`]'s own numbers), rounding modes, flags, kinds of results.

#![allow(missing_docs)]

use warpstep_spec::Op;

pub const FMADD: usize = Op::FmaddS as usize;
pub const FMSUB: usize = Op::FmsubS as usize;
pub const FNMSUB: usize = Op::FnmsubS as usize;
pub const FNMADD: usize = Op::FnmaddS as usize;
pub const FADD: usize = Op::FaddS as usize;
pub const FSUB: usize = Op::FsubS as usize;
pub const FMUL: usize = Op::FmulS as usize;

pub const FSGNJ: usize = Op::FsgnjS as usize;
pub const FSGNJN: usize = Op::FsgnjnS as usize;
pub const FSGNJX: usize = Op::FsgnjxS as usize;
pub const FMIN: usize = Op::FminS as usize;
pub const FMAX: usize = Op::FmaxS as usize;
pub const FEQ: usize = Op::FeqS as usize;
pub const FLT: usize = Op::FltS as usize;
pub const FLE: usize = Op::FleS as usize;
pub const FCLASS: usize = Op::FclassS as usize;

pub const FCVT_WU_S: usize = Op::FcvtWuS as usize;
pub const FCVT_S_W: usize = Op::FcvtSW as usize;
pub const FCVT_S_WU: usize = Op::FcvtSWu as usize;

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
