//! What the checker knows of the master it looks at: the numbers docs/memory.md has for the AXI master of a machine.

use warpstep_spec::Config;
use warpstep_spec::config::MemoryContract;

/// Cycles a port may stand still beside those that memory may take.
const TIMEOUT: u32 = 1_000;

/// The numbers of a master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Master {
    /// Width of the bus.
    pub bytes: u32,
    /// Beats of an instruction line, which is only read.
    pub fill_beats: u32,
    /// Beats of a data line, which is read as a whole and written as a whole or in part.
    pub data_beats: u32,
    /// Reads it may have in flight.
    pub most_reads: usize,
    /// Writes it may have in flight.
    pub most_writes: usize,
    /// Instruction lines that may be in flight when the cores have ended: one per core.
    pub most_fills: usize,
    /// Cycles a channel may stand still while it has something to do: what all accesses that can be in flight may take one
    /// after the other, and some more for a master that stalls.
    pub timeout: u32,
    /// The contract of its memory, if it releases answers on time.
    pub on_time: Option<MemoryContract>,
}

impl Master {
    /// Of a machine.
    pub fn of(config: &Config) -> Master {
        let (most_reads, most_writes) = (config.most_reads(), config.most_writes());
        let contract = config.memory_contract();
        let cycles_each = contract.delay + contract.stall + contract.gap - 1;
        Master {
            bytes: config.axi_bytes,
            fill_beats: config.beats(config.instruction_cache.line_bytes),
            data_beats: config.beats(config.data_line_bytes),
            most_reads,
            most_writes,
            most_fills: config.cores,
            timeout: TIMEOUT + cycles_each * (most_reads + most_writes) as u32,
            on_time: config.on_time.then_some(contract),
        }
    }
}
