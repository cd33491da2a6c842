//! What the checker knows of the master it looks at: the numbers docs/memory.md has for the AXI master of a machine.

use warpstep_spec::Config;

/// Cycles a port may stand beside those that memory may take.
const PATIENCE: u32 = 1_000;

/// The numbers of a master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Master {
    /// Width of the bus.
    pub bytes: u32,
    /// Beats of an instruction line, which is only read.
    pub fill_beats: u32,
    /// Beats of a data line, which is read and written.
    pub data_beats: u32,
    /// Reads it may have under way.
    pub most_reads: usize,
    /// Writes it may have in flight.
    pub most_writes: usize,
    /// Instruction lines that may be under way when the cores are at their end: one a core.
    pub most_fills: usize,
    /// Cycles a channel may stand while it has something to do: what all accesses that can be under way may take one after
    /// the other, and some more for a master that does not take what comes.
    pub patience: u32,
}

impl Master {
    /// Of a machine.
    pub fn of(config: &Config) -> Master {
        let (most_reads, most_writes) = (config.most_reads(), config.most_writes());
        Master {
            bytes: config.axi_bytes,
            fill_beats: config.beats(config.instruction_cache.line_bytes),
            data_beats: config.beats(config.data_line_bytes),
            most_reads,
            most_writes,
            most_fills: config.cores,
            patience: PATIENCE + config.memory_latency * (most_reads + most_writes) as u32,
        }
    }
}
