//! One lane's float unit: RV32F, bit for bit what SoftFloat computes, flags included.
//!
//! ```text
//! unpack, normalise, round_up, round   a float taken apart; digits to the top; five rounding modes; packed again
//! product, sum, fma                    addition, multiplication, fused multiply-add: one path, pipelined
//! convert                              to and from words, pipelined
//! divide, square_root                  digit by digit, one operation at a time
//! simple                               sign injection, minimum, maximum, compare, classify, moves
//! operands                             where an operation begins, behind a register or not
//! lane_float                           all of these, wired: what a lane contains
//! ```
//!
//! Latencies are parameters: a longer one has more registers, never another result. No time depends on data: subnormals, zeros
//! and NaNs take the way of all others. The rounding mode comes resolved; what the reserved ones do is nobody's business
//! here. Loads and stores of floats are loads and stores.

pub mod convert;
pub mod divide;
pub mod fma;
pub mod lane_float;
pub mod normalise;
pub mod op;
pub mod operands;
pub mod product;
pub mod round;
pub mod round_up;
pub mod simple;
pub mod square_root;
pub mod sum;
#[cfg(test)]
mod testing;
pub mod unpack;

use crate::lanes::wait_for_slot;
pub use convert::LaneConverter;
pub use divide::LaneFloatDivider;
pub use fma::LaneFma;
pub use lane_float::{LaneFloat, UNITS, unit};
pub use normalise::Normalise;
pub use operands::FloatOperands;
pub use product::FmaProduct;
pub use round::FloatRound;
pub use round_up::RoundUp;
pub use simple::LaneFloatSimple;
pub use square_root::LaneSquareRoot;
pub use sum::FmaSum;
pub use unpack::FloatUnpack;

/// A result and its five flags, as they wait for their slot.
const RESULT_BITS: usize = 37;
/// Digits of a quotient or root: 24, and two to round by.
const QUOTIENT_DIGITS: usize = 26;
/// The fewest cycles from issue to use of a division or square root.
pub const LEAST_DIVIDE_LATENCY: usize = 16;

/// How many digits a division or square root finds in a cycle: one if there is a cycle for each and one to round, else two.
///
/// # Panics
/// If `latency` is below [`LEAST_DIVIDE_LATENCY`], which no configuration allows.
fn digits_per_cycle(latency: usize) -> usize {
    assert!(latency >= LEAST_DIVIDE_LATENCY, "it takes {LEAST_DIVIDE_LATENCY} cycles, not {latency}");
    if wait_for_slot(latency) > QUOTIENT_DIGITS { 1 } else { 2 }
}

/// Cycles from the last digits to the result, that of rounding included.
fn rest_after_digits(latency: usize) -> usize {
    wait_for_slot(latency) - QUOTIENT_DIGITS / digits_per_cycle(latency)
}
