//! What SoftFloat computes for RV32F, and operands worth testing.
//!
//! ```text
//! oracle    value and flags of one operation: Berkeley SoftFloat, and RISC-V's own rules on top
//! corners   floats and words at which arithmetic goes wrong first, and small sets of them to cross
//! vectors   operands for an operation: corners crossed, then chance of several kinds
//! tests/    the float unit, verilated, compared with them; `scripts/float` is the long run
//! ```
//!
//! Knows no engine and no hardware, so that these can be tested on it from their own side.

mod corners;
mod oracle;
mod vectors;

pub use corners::corner;
pub use oracle::{Answer, MODES, answer, has_rounding};
pub use vectors::{Operands, Vectors, operand_count};
