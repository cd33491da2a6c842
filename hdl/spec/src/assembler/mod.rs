//! Programs written in Rust: the assembler of tests, generators and fuzzing.
//!
//! Short programs are lists of words ([`words`]: registers by name, one function per instruction form). Longer ones have labels
//! ([`Assembler`]). Both go through [`encode`](crate::encode), so an instruction here is a row of the table and nothing else.

mod code;
pub mod words;

pub use code::{Assembler, Label};

/// Parts of a constant: what lui puts into the upper twenty bits, and what addi then adds.
fn upper_and_lower(value: u32) -> (i32, i32) {
    let lower = (value as i32) << 20 >> 20;
    (value.wrapping_sub(lower as u32) as i32, lower)
}
