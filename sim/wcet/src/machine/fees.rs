//! What the doings of a warp can cost another warp, each at most once: the other is ready while it issues, or finds a slot or a unit taken, or its own access
//! stands behind it in memory. Why these numbers suffice is said in docs/bounds.md.

use super::load_store::{Access, Kind};
use warpstep_spec::config::MemoryContract;
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Config};

/// Cycles from a grant to the first beat and from the last one until the load buffer is free, beside delay and beats.
const TRANSIT: u32 = 4;
/// Cycles from the issue of an access to its first step; as long as it takes, two may be on their way.
const ADDRESSING: u32 = 3;
/// Cycles for which the load buffer holds a load.
const BUFFER: u32 = 2;

/// Steps of a warp's accesses, by what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps {
    /// Loads from the cache.
    pub hits: u64,
    /// Local memory.
    pub local: u64,
    /// Lines read, and those of them that are not the first of their load and certainly not in the cache.
    pub reads: u64,
    pub further_reads: u64,
    pub writes: u64,
    /// Of those, where an access to the same line may have to end first.
    pub reads_behind: u64,
    pub writes_behind: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Fees {
    /// A line read, written: how much later what stands behind it is at most.
    read: u64,
    further_read: u64,
    write: u64,
    /// What a line costs the warp itself because others hold places in the window.
    own_read: u64,
    own_write: u64,
    /// Cycles until everything in flight is answered.
    read_drained: u64,
    write_drained: u64,
    /// A step in local memory: waits for all answers, and what stands behind it would not have, unless there is a cache.
    local: u64,
    fill: u64,
    lanes: u64,
}

/// How much later what stands behind a line is, of which one takes `service` and is in flight for `trip`, with so many in flight at a time: its service, or its part of
/// the time in which a window is sent and answered.
fn behind(trip: u32, service: u32, window: u32) -> u64 {
    u64::from(service.max((trip + service).div_ceil(window)))
}

impl Fees {
    pub fn new(config: &Config) -> Fees {
        let MemoryContract { delay, stall, gap } = config.memory_contract();
        let beats = config.beats(config.data_line_bytes);
        let is_cached = config.data_cache_bytes > 0;
        let window = config.outstanding_lines;
        let trip = |beats: u32| delay + beats + gap + TRANSIT;
        let read_service = beats.max(gap).max(2);
        let write_service = (beats + stall).max(gap).max(2);
        let write_trip = trip(beats) + stall;
        let read_drained = u64::from(trip(beats) + window * read_service);
        Fees {
            // Behind a cache no access overtakes an answer.
            read: if is_cached { u64::from(trip(beats)) } else { behind(trip(beats), read_service, window) },
            further_read: behind(trip(beats), read_service, window),
            write: behind(write_trip, write_service, window),
            own_read: behind(trip(beats), read_service, window) - u64::from(read_service),
            own_write: behind(write_trip, write_service, window) - u64::from(write_service),
            read_drained,
            write_drained: u64::from(write_trip + window * write_service),
            local: if is_cached { 1 } else { 1 + read_drained },
            fill: u64::from(trip(config.beats(config.instruction_cache.line_bytes))),
            lanes: config.lanes as u64,
        }
    }

    /// A line of code.
    pub fn fill(&self) -> u64 {
        self.fill
    }

    /// A place in the schedule.
    pub fn issue() -> u64 {
        1
    }

    /// An instruction of fixed latency.
    pub fn fixed(class: Class, latency: u32, takes_slot: bool) -> u64 {
        let unit = if UNPIPELINED.contains(&class) { latency } else { 0 };
        u64::from(takes_slot) + u64::from(unit)
    }

    /// An access, beside its steps.
    pub(super) fn access(&self, access: &Access) -> u64 {
        match access.kind {
            Kind::Load => u64::from(BUFFER.max(ADDRESSING - 1)) + u64::from(access.register != 0),
            Kind::Store => u64::from(ADDRESSING - 1),
            Kind::Fence => self.read_drained + self.write_drained + u64::from(ADDRESSING),
        }
    }

    /// Their steps.
    pub(super) fn steps(&self, steps: &Steps) -> u64 {
        let Steps { hits, local, reads, further_reads, writes, reads_behind, writes_behind } = *steps;
        hits + local * self.local
            + reads * self.read
            + further_reads * self.further_read
            + writes * self.write
            + reads_behind * self.write_drained
            + writes_behind * self.read_drained
    }

    /// What the steps of a warp cost it because others hold places in the window.
    pub(super) fn own(&self, steps: &Steps) -> u64 {
        (steps.reads + steps.further_reads) * self.own_read + steps.writes * self.own_write
    }

    /// What one warp can have in flight when it comes to a barrier.
    pub fn leftover(&self) -> u64 {
        self.read_drained + self.write_drained + 2 * self.lanes * self.read.max(self.write)
    }
}
