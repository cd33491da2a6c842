//! Which machine: every parameter a user can choose, checked once.
//!
//! [`Parameters`] is the total list of choices, plain data. [`Config`] is a list that was checked: code that
//! has one need not check again. Widths that follow from the choices are computed here and nowhere else.

mod contract;
mod limits;
mod named;
mod validation;

pub use contract::MemoryContract;
pub use limits::{MOST_AXI_BYTES, MOST_CORES, MOST_LINE_BYTES, MOST_WARPS};
pub use named::{NAMES, named};
pub use validation::ConfigError;

use crate::isa::{Class, Extension, Instruction, decode};
use crate::latency::Latencies;
use crate::mask::{LaneMask, all_lanes};
use crate::schedule::{Schedule, SplitMode};
use serde::{Deserialize, Serialize};

/// A cache: direct mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CacheParameters {
    /// Capacity in bytes.
    pub bytes: u32,
    /// Length of a line in bytes.
    pub line_bytes: u32,
}

/// How the memory arbiter chooses among cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arbiter {
    /// The next core that requests something.
    RoundRobin,
    /// TDMA: fixed slots of [`Config::slot_cycles`], used or not, so that no core can delay another.
    #[serde(alias = "time-slots")]
    Tdma,
}

/// Everything a user can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// Name of the configuration.
    pub name: String,
    /// Cores sharing one memory.
    pub cores: usize,
    /// Warps per core.
    pub warps: usize,
    /// Lanes per warp.
    pub lanes: usize,
    /// Split contexts per warp, beside its first context (S).
    pub splits: usize,
    /// Cycles of an instruction-cache hit (t_F).
    pub fetch_latency: usize,
    /// How the warps that fetch and issue are selected.
    pub schedule: Schedule,
    /// Whether each context has a loop register: a repeated backward branch then costs no NOPs.
    #[serde(default)] // files of before it existed mean none
    pub loop_register: bool,
    /// Register write ports of each lane. With two, results of the least latency have a port of their own and never wait for a slot.
    #[serde(default = "one")] // files of before it existed mean one
    pub write_ports: usize,
    /// Whether the core has the performance counters beside mcycle and minstret. Without them they read as zero.
    #[serde(default = "yes")] // files of before it existed mean all of them
    pub event_counters: bool,
    /// What a divergent split does.
    pub split_mode: SplitMode,
    /// Whether the core has a float unit.
    pub fpu: bool,
    /// Whether the lanes multiply and divide. Without, an instruction of extension M is illegal.
    #[serde(default = "yes")] // files of before it existed mean that they do
    pub multiply_divide: bool,
    /// Instruction cache of each core.
    pub instruction_cache: CacheParameters,
    /// Instruction lines, from that of the start address on, that a core loads after reset before warp 0 begins.
    #[serde(default)] // files of before it existed mean none
    pub preload_lines: u32,
    /// Data line: what a warp's accesses are gathered into, and what goes to memory and back.
    pub data_line_bytes: u32,
    /// Capacity of the data cache, direct mapped; 0 = none, every access goes to memory.
    pub data_cache_bytes: u32,
    /// Local memory of each core.
    pub local_memory_bytes: u32,
    /// Banks of it, each one word wide.
    pub local_banks: u32,
    /// Lines a core may have in flight: as many reads, and as many writes.
    pub outstanding_lines: u32,
    /// Width of the AXI data bus.
    pub axi_bytes: u32,
    /// How the memory arbiter chooses among cores.
    pub arbiter: Arbiter,
    /// Cycles the memory takes at most from a request to its first answer.
    pub memory_latency: u32,
    /// Whether lines and answers to writes are released when they are due by the memory's contract, never earlier: every memory that
    /// keeps the contract then gives the same cycles.
    #[serde(default)] // files of before it existed mean no
    pub on_time: bool,
    /// Contract: cycles in which the memory may refuse something of one write.
    #[serde(default)] // files of before it existed mean none
    pub memory_stall: u32,
    /// Contract: cycles from one access the memory serves to the next. 1: reads and writes do not wait for each other.
    #[serde(default = "one_cycle")] // files of before it existed mean one
    pub memory_gap: u32,
    /// Latencies of the execution units.
    pub latencies: Latencies,
}

impl Parameters {
    /// Whether halves of a split can run in parallel: there are contexts for them, and the mode allows it.
    pub fn splits_in_parallel(&self) -> bool {
        self.splits > 0 && self.split_mode != SplitMode::Off
    }
}

fn yes() -> bool {
    true
}

fn one() -> usize {
    1
}

fn one_cycle() -> u32 {
    1
}

/// A machine that can be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config(Parameters);

impl std::ops::Deref for Config {
    type Target = Parameters;
    fn deref(&self) -> &Parameters {
        &self.0
    }
}

impl TryFrom<Parameters> for Config {
    type Error = ConfigError;
    fn try_from(parameters: Parameters) -> Result<Config, ConfigError> {
        validation::check(&parameters)?;
        Ok(Config(parameters))
    }
}

impl Config {
    /// The choices, to change some and try again.
    pub fn parameters(&self) -> Parameters {
        self.0.clone()
    }

    /// Contexts per warp: its first, and its split contexts unless splitting is off.
    pub fn contexts(&self) -> usize {
        if self.splits_in_parallel() { self.splits + 1 } else { 1 }
    }

    /// Contexts that one selection is for: all of a warp, or one where splitting is dynamic.
    pub fn selected_together(&self) -> usize {
        if self.split_mode == SplitMode::Dynamic { 1 } else { self.contexts() }
    }

    /// Contexts per core.
    pub fn core_contexts(&self) -> usize {
        self.warps * self.contexts()
    }

    /// Whether one scheduler selects for fetch and issue.
    pub fn is_coordinated(&self) -> bool {
        matches!(self.schedule, Schedule::Coordinated(_))
    }

    /// Reads the chip may have in flight: data lines, and one instruction line per core.
    pub fn most_reads(&self) -> usize {
        self.cores * (self.outstanding_lines as usize + 1)
    }

    /// Writes the chip may have in flight.
    pub fn most_writes(&self) -> usize {
        self.cores * self.outstanding_lines as usize
    }

    /// Bytes of the longest line.
    pub fn longest_line(&self) -> u32 {
        self.data_line_bytes.max(self.instruction_cache.line_bytes)
    }

    /// Entries of an instruction queue: what is requested in one cycle until it can issue.
    pub fn queue_depth(&self) -> usize {
        self.fetch_latency + 1
    }

    /// Entries of a divergence stack: each split takes at least one lane away, so more are never needed by programs
    /// that leave masks to split and join.
    pub fn stack_depth(&self) -> usize {
        self.lanes - 1
    }

    /// Whether the machine has the instructions of an extension.
    pub fn has(&self, extension: Extension) -> bool {
        match extension {
            Extension::F => self.fpu,
            Extension::M => self.multiply_divide,
            _ => true,
        }
    }

    /// Whether the machine executes instructions of a class.
    pub fn has_unit(&self, class: Class) -> bool {
        match class {
            Class::Multiply | Class::Divide => self.multiply_divide,
            class => self.fpu || !class.is_float(),
        }
    }

    /// The instruction of a word; none if this machine has no such instruction.
    pub fn decode(&self, word: u32) -> Option<Instruction> {
        decode(word).filter(|instruction| self.has(instruction.row().extension))
    }

    /// Latency of the results that are written at the short port: the least of all. `None` with one write port, which all
    /// results share.
    pub fn short_latency(&self) -> Option<u32> {
        let rows = self.latencies.rows().into_iter().filter(|row| self.has_unit(row.class));
        rows.map(|row| row.cycles).min().filter(|_| self.write_ports == 2)
    }

    /// Whether results of a class are written at the short port. All others, loads among them, go to the long port.
    pub fn is_short(&self, class: Class) -> bool {
        self.write_ports == 2 && self.latencies.of(class) == self.short_latency()
    }

    /// Barriers a core has.
    pub fn barriers(&self) -> usize {
        (self.warps / 2).max(1)
    }

    /// The mask of all lanes of a warp.
    pub fn all_lanes(&self) -> LaneMask {
        all_lanes(self.lanes)
    }

    /// Transfers on the data bus for a line.
    pub fn beats(&self, line_bytes: u32) -> u32 {
        line_bytes / self.axi_bytes
    }

    /// What the memory behind the bus promises. Without `on_time` it is the latency alone.
    pub fn memory_contract(&self) -> MemoryContract {
        MemoryContract { delay: self.memory_latency, stall: self.memory_stall, gap: self.memory_gap }
    }

    /// Cycles of a time slot: the worst service of one line, from its grant to its last answer (docs/memory.md), and at least so
    /// many that the memory has the gap behind it when the next slot begins.
    pub fn slot_cycles(&self) -> u32 {
        let MemoryContract { delay, stall, gap } = self.memory_contract();
        (delay + 3).max(gap) + stall + self.beats(self.longest_line())
    }

    /// The number of a lane in the whole machine.
    pub fn hart(&self, core: usize, warp: usize, lane: usize) -> u32 {
        (((core * self.warps) + warp) * self.lanes + lane) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(change: impl FnOnce(&mut Parameters)) -> Result<Config, ConfigError> {
        let mut parameters = named("small").unwrap().parameters();
        change(&mut parameters);
        Config::try_from(parameters)
    }

    #[track_caller]
    fn refused(change: impl FnOnce(&mut Parameters), words: &[&str]) {
        let message = changed(change).unwrap_err().to_string();
        for word in words {
            assert!(message.contains(word), "`{message}` does not say `{word}`");
        }
    }

    #[test]
    fn every_named_configuration_can_be_built() {
        for name in NAMES {
            assert_eq!(named(name).unwrap().name, name);
        }
        assert!(named("huge").is_none());
    }

    #[test]
    fn the_smallest_machine_has_every_width_it_needs() {
        let config =
            changed(|p| (p.warps, p.lanes, p.splits, p.split_mode) = (1, 1, 0, SplitMode::Off)).unwrap();
        assert_eq!((config.contexts(), config.barriers(), config.stack_depth()), (1, 1, 0));
        assert_eq!(config.all_lanes(), 1);
    }

    #[test]
    fn splits_run_in_parallel_under_coordinated_schedules_only() {
        let machine = |schedule: &str, mode, splits| {
            changed(|p| (p.schedule, p.split_mode, p.splits) = (schedule.parse().unwrap(), mode, splits))
        };
        for mode in [SplitMode::Marked, SplitMode::Dynamic] {
            let message = machine("lrr/gtlo", mode, 2).unwrap_err().to_string();
            for word in ["schedule = lrr/gtlo", mode.name(), "splits = 2", "choose lrr, gtlrr or gtlo"] {
                assert!(message.contains(word), "`{message}` does not say `{word}`");
            }
            assert!(machine("gtlo", mode, 2).is_ok() && machine("lrr/gtlo", mode, 0).is_ok());
        }
        assert!(machine("lrr/gtlo", SplitMode::Off, 2).is_ok());
    }

    #[test]
    fn an_impossible_machine_is_refused_with_field_value_and_range() {
        refused(|p| p.warps = 0, &["warps", "0", "1..=32"]);
        refused(|p| p.lanes = 33, &["lanes", "33", "1..=32"]);
        refused(|p| p.cores = 9, &["cores", "9", "1..=4"]);
        refused(|p| p.splits = 4, &["splits", "4", "0..=3", "lanes"]);
        refused(|p| p.fetch_latency = 0, &["fetch_latency", "0"]);
        refused(|p| p.latencies.alu = 5, &["latencies.alu", "5", "2..=4"]);
        refused(|p| p.instruction_cache.bytes = 1000, &["instruction_cache.bytes", "1000", "power of two"]);
        refused(|p| p.instruction_cache.line_bytes = 2, &["instruction_cache.line_bytes", "2"]);
        refused(|p| p.data_cache_bytes = 16, &["data_cache_bytes", "16", "32"]);
        refused(|p| p.axi_bytes = 128, &["axi_bytes", "128", "4..=16"]);
        refused(|p| p.axi_bytes = 0, &["axi_bytes", "0"]);
        let long_lines = |p: &mut Parameters| {
            (p.data_line_bytes, p.instruction_cache.line_bytes, p.axi_bytes) = (128, 128, 128);
        };
        refused(long_lines, &["axi_bytes", "128", "4..=64"]);
        refused(|p| p.data_line_bytes = 256, &["data_line_bytes", "256", "4..=128"]);
        refused(|p| p.local_banks = 3, &["local_banks", "3", "power of two"]);
        refused(|p| p.outstanding_lines = 0, &["outstanding_lines", "0", "1..=16"]);
        refused(|p| p.local_memory_bytes = 1 << 17, &["local_memory_bytes", "131072"]);
        refused(|p| p.write_ports = 0, &["write_ports", "0", "1..=2"]);
        refused(|p| p.write_ports = 3, &["write_ports", "3", "1..=2"]);
        refused(|p| p.preload_lines = 65, &["preload_lines", "65", "0..=64"]);
        refused(|p| (p.on_time, p.memory_gap) = (true, 0), &["memory_gap", "0", "1..=10000"]);
        refused(|p| (p.on_time, p.memory_stall) = (true, 10_001), &["memory_stall", "10001", "0..=10000"]);
    }

    #[test]
    fn a_contract_beyond_the_latency_is_for_on_time_memory_only() {
        refused(|p| p.memory_stall = 2, &["memory_stall = 2", "on_time"]);
        refused(|p| p.memory_gap = 7, &["memory_gap = 7", "on_time"]);
        let config = changed(|p| (p.on_time, p.memory_stall, p.memory_gap) = (true, 2, 7)).unwrap();
        assert_eq!(config.memory_contract(), MemoryContract { delay: 7, stall: 2, gap: 7 });
    }

    #[test]
    fn a_time_slot_has_room_for_the_stall_and_the_gap() {
        let slot = |stall, gap| {
            let set = |p: &mut Parameters| (p.on_time, p.memory_stall, p.memory_gap) = (true, stall, gap);
            changed(set).unwrap().slot_cycles()
        };
        let today = named("small").unwrap().slot_cycles();
        assert_eq!(today, 7 + 8 + 3);
        assert_eq!([slot(0, 1), slot(0, 10), slot(4, 10), slot(4, 12)], [18, 18, 22, 24]);
    }

    #[test]
    fn results_of_the_least_latency_have_a_port_of_their_own_if_there_are_two() {
        let one = changed(|p| p.write_ports = 1).unwrap();
        assert!(one.short_latency().is_none() && !one.is_short(Class::Alu) && !one.is_short(Class::Load));
        let two = changed(|p| (p.write_ports, p.latencies.csr) = (2, 3)).unwrap();
        for class in [Class::Alu, Class::LaneExchange, Class::Jump, Class::FloatSimple] {
            assert!(two.is_short(class), "{class:?}");
        }
        for class in [Class::Csr, Class::Multiply, Class::Divide, Class::FloatFma, Class::Load, Class::Store]
        {
            assert!(!two.is_short(class), "{class:?}");
        }
    }

    #[test]
    fn latencies_of_floats_that_are_not_there_do_not_count() {
        let slow = |p: &mut Parameters| {
            (p.write_ports, p.latencies.alu, p.latencies.csr) = (2, 3, 3);
            (p.latencies.lane_exchange, p.latencies.control) = (3, 3);
        };
        assert_eq!(changed(slow).unwrap().short_latency(), Some(2));
        let without = changed(|p| {
            slow(p);
            p.fpu = false;
        });
        assert_eq!(without.unwrap().short_latency(), Some(3));
    }
}
