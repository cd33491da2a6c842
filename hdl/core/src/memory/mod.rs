//! From issue to memory and back: loads, stores, fences, and the lines of instructions. `docs/memory.md` says what happens in
//! which cycle; `sim/cycle/src/memory` is the same as a program.
//!
//! ```text
//! load_store      addresses · align · lsu_queue · leader · gather · merge · coalescer   what an access does next
//!                 local_memory · bank_groups · rivals · banks · data_cache     what a core has of its own
//!                 response_queue · writes_in_flight · line_queue               what is in flight
//!                 load_buffer · pick                                           what a load has found so far
//!                 access_fault                                                 what went wrong
//! memory_system   port · grant_policy · arbiter · axi · beat_range · tag_queue what cores share
//!                 on_time · due_times · release · held_responses               when answers of memory are due
//! access, tag, grant                                                           what they all know
//! ```

pub mod access;
pub mod access_fault;
pub mod addresses;
pub mod align;
pub mod arbiter;
pub mod axi;
pub mod bank_groups;
pub mod banks;
pub mod beat_range;
pub mod coalescer;
pub mod data_cache;
pub mod due_times;
pub mod gather;
pub mod grant;
pub mod grant_policy;
pub mod held_responses;
pub mod leader;
pub mod line_queue;
pub mod load_buffer;
pub mod load_store;
pub mod local_memory;
pub mod lsu_queue;
pub mod memory_system;
pub mod merge;
pub mod on_time;
pub mod pick;
pub mod port;
pub mod release;
pub mod response_queue;
pub mod rivals;
pub mod tag;
pub mod tag_queue;
pub mod writes_in_flight;

pub use load_store::LoadStoreUnit;
pub use memory_system::MemorySystem;

#[cfg(test)]
mod system_tests;
#[cfg(test)]
pub(crate) mod testing;
