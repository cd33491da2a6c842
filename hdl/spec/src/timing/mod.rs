//! What every instruction costs, case by case: the latency table applied to the rows of the instruction table.
//!
//! A cost is that of an instruction alone in its core: one warp, its code in the cache, nothing it has to wait for. What
//! it may have to wait for beyond that is listed with it. Everything follows from a [`Config`]; nothing depends on
//! data. `sim/cli/tests/latencies.rs` runs a program for every cost and compares; [`page`] writes them down.

mod costs;
pub mod page;

pub use costs::costs;

use crate::config::Config;
use crate::events::Stall;

/// One instruction in one case. Issued in cycle c.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// What makes this case; empty if there is only one.
    pub case: &'static str,
    /// The context may issue again in c + next, if what follows does not need the result.
    pub next: u32,
    /// An instruction that needs the result may issue in c + result.
    pub result: Option<u32>,
    /// The unit takes its next instruction in c + unit at the earliest.
    pub unit: u32,
    /// NOPs that issue before the context's next instruction (coordinated schedules; decoupled: empty cycles).
    pub nops: u32,
    /// Why it may have to wait before it issues, or its context after.
    pub waits: &'static [Stall],
}

/// Cycles of the load/store unit, from the issue of an access to its first step in the coalescer.
const TO_FIRST_STEP: u32 = 2;

/// From the issue of a load that reads one line of memory until a dependent instruction may issue; the bus idle, the memory as
/// slow as it may be.
pub fn load_from_memory(config: &Config) -> u32 {
    let granted = TO_FIRST_STEP; // the request is granted in the cycle it is made
    let last_beat = granted + 1 + config.memory_latency + config.beats(config.data_line_bytes) - 1;
    let merged = last_beat + 1;
    merged + 2 // its slot is the next cycle; a dependent follows that
}

/// What an instruction that is not in the cache costs beyond its own: the NOP in its place, and the wait for its line; the bus idle,
/// the memory as slow as it may be. From the lookup that misses until the one that hits.
pub fn instruction_miss(config: &Config) -> u32 {
    let asked = 2; // the miss is found in the cycle after the lookup; the fill engine asks in the next
    let last_beat = asked + 2 + config.memory_latency + config.beats(config.instruction_cache.line_bytes) - 1;
    let written = last_beat + 1;
    written + 1
}

/// The same for a load that finds its words in the data cache or in local memory, without bank conflicts.
pub fn load_from_core() -> u32 {
    let merged = TO_FIRST_STEP + 1;
    merged + 2
}
