//! Programs and the memory they run in.
//!
//! ```text
//! file ──> Program (segments, entry, symbols) ──> Memory (sparse bytes)
//!                                                   │
//!            AccessRules (what may be touched) ─────┴──> console bytes, exit code
//! ```
//!
//! Knows the ABI's addresses and nothing of instructions: no decoding, no registers, no time. An engine asks
//! [`AccessRules::place`] where an access goes and does it.

pub mod broken;
pub mod elf;
mod elf_writer;
pub mod image;
pub mod memory;
pub mod pages;
pub mod program;
pub mod rules;
pub mod symbols;
pub mod variables;

pub use broken::BrokenRegion;
pub use image::{Image, ImageError};
pub use memory::Memory;
pub use program::{LoadError, LoopBound, Program, Segment};
pub use rules::{AccessError, AccessRules, Place, RulesError};
pub use symbols::Symbols;
pub use variables::PatchError;
