//! What is known of the values a program computes: the same in every run, or not.
//!
//! [`Word`] is a word with unknown bits; registers (registers.rs) and memory (memory.rs) hold them; integer.rs and exchange.rs
//! compute with them. Floats are unknown: no branch that matters for time should hang on them, and where one does it is a choice.

mod exchange;
mod integer;
mod memory;
mod registers;
mod sharing;
mod store;
mod word;

pub(crate) use exchange::exchange;
pub(crate) use integer::{alu, branch, multiply};

pub(crate) use registers::Registers;
pub use sharing::Written;
pub(crate) use store::{Kept, Store};
pub use word::Word;
