//! The configurations with a name. Each lists every field, so that a new parameter must be decided for each.

use super::{Arbiter, CacheParameters, Config, Parameters};
use crate::latency::Latencies;
use crate::schedule::{Policy, Schedule, SplitMode};

/// Their names, smallest machine first.
pub const NAMES: [&str; 4] = ["tiny", "small", "paper-pws", "paper-swas"];

/// The configuration of that name.
pub fn named(name: &str) -> Option<Config> {
    let parameters = match name {
        "tiny" => tiny(),
        "small" => small(),
        "paper-swas" => paper_swas(),
        "paper-pws" => paper_pws(),
        _ => return None,
    };
    Some(Config::try_from(parameters).expect("a named configuration is possible: a test builds each"))
}

/// Two warps of four lanes with small caches: fits a small FPGA and a waveform on a screen. Lines in flight as measured
/// (docs/experiments.md).
fn tiny() -> Parameters {
    Parameters {
        name: "tiny".into(),
        cores: 1,
        warps: 2,
        lanes: 4,
        splits: 0,
        fetch_latency: 3,
        schedule: Schedule::Coordinated(Policy::Gtlrr),
        loop_register: true,
        write_ports: 2,
        event_counters: true,
        split_mode: SplitMode::Off,
        fpu: true,
        multiply_divide: true,
        instruction_cache: CacheParameters { bytes: 1024, line_bytes: 16 },
        preload_lines: 0,
        data_line_bytes: 16,
        data_cache_bytes: 0,
        local_memory_bytes: 4096,
        local_banks: 4,
        outstanding_lines: 4,
        axi_bytes: 4,
        arbiter: Arbiter::RoundRobin,
        memory_latency: 7,
        on_time: false,
        memory_stall: 0,
        memory_gap: 1,
        latencies: Latencies::PAPER,
    }
}

/// Four warps of four lanes: the everyday machine, and Vortex's own default shape. Its data lines are as long as a warp's words: of all
/// parameters of the memory path that is worth most (docs/experiments.md).
fn small() -> Parameters {
    Parameters {
        name: "small".into(),
        cores: 1,
        warps: 4,
        lanes: 4,
        splits: 0,
        fetch_latency: 3,
        schedule: Schedule::Coordinated(Policy::Gtlrr),
        loop_register: true,
        write_ports: 2,
        event_counters: true,
        split_mode: SplitMode::Off,
        fpu: true,
        multiply_divide: true,
        instruction_cache: CacheParameters { bytes: 4096, line_bytes: 64 },
        preload_lines: 0,
        data_line_bytes: 16,
        data_cache_bytes: 4096,
        local_memory_bytes: 16384,
        local_banks: 4,
        outstanding_lines: 4,
        axi_bytes: 8,
        arbiter: Arbiter::RoundRobin,
        memory_latency: 7,
        on_time: false,
        memory_stall: 0,
        memory_gap: 1,
        latencies: Latencies::PAPER,
    }
}

/// The SWaS paper's machine: one core, 32 warps of 32 lanes, hit latency 3, queues of 4, Vortex's 16 KB caches. As many lines in
/// flight as there can be: at this latency no other parameter that the paper leaves open is worth as much (docs/experiments.md).
fn paper_swas() -> Parameters {
    Parameters {
        name: "paper-swas".into(),
        cores: 1,
        warps: 32,
        lanes: 32,
        splits: 0,
        fetch_latency: 3,
        schedule: Schedule::Coordinated(Policy::Gtlrr),
        loop_register: false,
        write_ports: 1,
        event_counters: true,
        split_mode: SplitMode::Off,
        fpu: true,
        multiply_divide: true,
        instruction_cache: CacheParameters { bytes: 16384, line_bytes: 64 },
        preload_lines: 0,
        data_line_bytes: 64,
        data_cache_bytes: 16384,
        local_memory_bytes: 16384,
        local_banks: 32,
        outstanding_lines: 16,
        axi_bytes: 8,
        arbiter: Arbiter::RoundRobin,
        memory_latency: 100,
        on_time: false,
        memory_stall: 0,
        memory_gap: 1,
        latencies: Latencies::PAPER,
    }
}

/// The PWS paper's machine as far as one core of ours can be it: four warps (its four SIMD units), three split
/// contexts each (its S = 3), the widest warp a 32-bit mask holds (its wavefronts have 64 work-items).
fn paper_pws() -> Parameters {
    Parameters {
        name: "paper-pws".into(),
        cores: 1,
        warps: 4,
        lanes: 32,
        splits: 3,
        fetch_latency: 3,
        schedule: Schedule::Coordinated(Policy::Lrr),
        loop_register: false,
        write_ports: 2,
        event_counters: true,
        split_mode: SplitMode::Marked,
        fpu: true,
        multiply_divide: true,
        instruction_cache: CacheParameters { bytes: 16384, line_bytes: 64 },
        preload_lines: 0,
        data_line_bytes: 64,
        data_cache_bytes: 0,
        local_memory_bytes: 16384,
        local_banks: 32,
        outstanding_lines: 8,
        axi_bytes: 8,
        arbiter: Arbiter::RoundRobin,
        memory_latency: 100,
        on_time: false,
        memory_stall: 0,
        memory_gap: 1,
        latencies: Latencies::PAPER,
    }
}
