//! Oracles: tools written by others that know RISC-V, and what we ask them.
//!
//! One shared instruction table is one shared mistake, so its rows are checked against an independent assembler and
//! disassembler ([`binutils`]), and what instructions compute against an independent simulator ([`spike`]).
//!
//! ```text
//! table row ──> choice ──> Instruction ──> binutils ──> the same fields, the same text?
//!                  │
//!                  └──> scalar program ──> spike ──> commits ──> what our engines retire?
//! ```
//!
//! This crate knows the instruction table and the tools, and no engine: the tests bring the engine they judge. What
//! the oracles cannot know (masks, warps, lanes) is not checked here.

pub mod binutils;
pub mod choice;
pub mod notation;
pub mod scalar;
pub mod spike;
pub mod tool;
