//! From issue to memory and back: loads, stores, fences, and the lines of instructions. `docs/memory.md` says what happens in
//! which cycle; `sim/cycle/src/memory` is the same as a program.
//!
//! ```text
//! load_store      addresses · align · held · walk · gather · merge             what an access does next
//!                 access_fault                                                 what went wrong
//!                 local_memory · banks · data_cache                            what a core has of its own
//!                 line_list · returns · writes_under_way · row · pick          what is on its way
//! memory_system   port · turns · arbiter · owners · axi                        what cores share
//! shape, note                                                                  what they all know
//! ```

pub mod access_fault;
pub mod addresses;
pub mod align;
pub mod arbiter;
pub mod axi;
pub mod banks;
pub mod data_cache;
pub mod gather;
pub mod held;
pub mod line_list;
pub mod load_store;
pub mod local_memory;
pub mod memory_system;
pub mod merge;
pub mod note;
pub mod owners;
pub mod pick;
pub mod port;
pub mod returns;
pub mod row;
pub mod shape;
pub mod turns;
pub mod walk;
pub mod writes_under_way;

pub use load_store::LoadStoreUnit;
pub use memory_system::MemorySystem;
pub use shape::{SystemShape, UnitShape};

#[cfg(test)]
mod system_tests;
#[cfg(test)]
pub(crate) mod testing;
