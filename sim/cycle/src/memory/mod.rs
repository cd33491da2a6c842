//! The memory system, as docs/memory.md has it.
//!
//! ```text
//! a core's own: LoadStore                                                               shared: Bus
//!   issue ─> LSU queue ─> coalescer ─┬─> local_memory, data_cache ─> response queue ─> load buffer ─> writeback slot
//!                                    └─> port ───────────────────> arbiter ─> axi ─> the memory behind
//! ```
//!
//! Bytes move in the golden engine when an access issues; here lines, lanes and places move. In a cycle everything is decided
//! from the state at its start ([`LoadStore::plan`]), then the arbiter grants, then all of it happens at the end
//! ([`LoadStore::finish`]).

mod arbiter;
mod axi;
mod beat_range;
mod bus;
mod coalescer;
mod data_cache;
mod gather;
mod load_buffer;
mod load_store;
mod local_memory;
mod lsu_queue;
mod on_time;
mod port;
mod response_queue;
mod writes_in_flight;

pub(crate) use bus::{Bus, Delivered};
pub(crate) use load_store::{LoadStore, Plan};
pub(crate) use lsu_queue::{Access, What};
pub(crate) use port::Ask;
