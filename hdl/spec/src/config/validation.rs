//! What makes a machine impossible.

use super::limits::{MOST_AXI_BYTES, MOST_CORES, MOST_LINE_BYTES, MOST_WARPS};
use super::{CacheParameters, Parameters};
use crate::abi::{LOCAL_MEMORY_WINDOW, MAX_LANES};
use crate::schedule::{Schedule, SplitMode};

/// A parameter that no machine can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// Outside its range.
    #[error("{field} = {value} is impossible; allowed: {low}..={high}{why}")]
    OutOfRange {
        /// Parameter that is out of range.
        field: String,
        /// Value that was chosen.
        value: u64,
        /// Smallest value allowed.
        low: u64,
        /// Largest value allowed.
        high: u64,
        /// What the range depends on.
        why: &'static str,
    },
    /// Sizes that address bits must cover exactly.
    #[error("{field} = {value} is impossible; it must be a power of two")]
    NotAPowerOfTwo {
        /// Parameter with a value that is not allowed.
        field: String,
        /// Value that was chosen.
        value: u64,
    },
    /// The contexts of a warp are selected together, which needs one scheduler for fetch and issue.
    #[error(
        "schedule = {schedule} is impossible with split_mode = {} and splits = {splits}; choose lrr, gtlrr or gtlo, or \
         split_mode = off, or splits = 0",
        .mode.name()
    )]
    DecoupledSplits {
        /// Schedule that was chosen.
        schedule: Schedule,
        /// What splits do.
        mode: SplitMode,
        /// Split contexts a warp.
        splits: usize,
    },
    /// A number of the memory's contract that only the on-time release reads.
    #[error("{field} = {value} means nothing without on_time = true; without it, it is {without}")]
    NeedsOnTime {
        /// Parameter that has no meaning.
        field: &'static str,
        /// Value that was chosen.
        value: u32,
        /// The value that it has.
        without: u32,
    },
}

fn within(
    field: impl Into<String>,
    value: u64,
    low: u64,
    high: u64,
    why: &'static str,
) -> Result<(), ConfigError> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        Err(ConfigError::OutOfRange { field: field.into(), value, low, high, why })
    }
}

fn power_of_two(field: String, value: u32) -> Result<(), ConfigError> {
    if value.is_power_of_two() {
        Ok(())
    } else {
        Err(ConfigError::NotAPowerOfTwo { field, value: value.into() })
    }
}

fn line(field: &str, bytes: u32) -> Result<(), ConfigError> {
    power_of_two(field.into(), bytes)?;
    within(field, bytes.into(), 4, MOST_LINE_BYTES.into(), "")
}

fn capacity(field: &str, bytes: u32, line_bytes: u32) -> Result<(), ConfigError> {
    power_of_two(field.into(), bytes)?;
    within(field, bytes.into(), 2 * u64::from(line_bytes), 1 << 20, " (at least two lines)")
}

fn cache(field: &str, cache: &CacheParameters) -> Result<(), ConfigError> {
    line(&format!("{field}.line_bytes"), cache.line_bytes)?;
    capacity(&format!("{field}.bytes"), cache.bytes, cache.line_bytes)
}

/// The first impossible parameter.
pub(super) fn check(p: &Parameters) -> Result<(), ConfigError> {
    let most_splits = 7.min(p.lanes.saturating_sub(1)) as u64;
    within("cores", p.cores as u64, 1, MOST_CORES as u64, "")?;
    within("warps", p.warps as u64, 1, MOST_WARPS as u64, "")?;
    within("lanes", p.lanes as u64, 1, MAX_LANES as u64, "")?;
    within("splits", p.splits as u64, 0, most_splits, " (at most 7, and fewer than lanes)")?;
    if let (Schedule::Decoupled { .. }, true) = (p.schedule, p.splits_in_parallel()) {
        return Err(ConfigError::DecoupledSplits {
            schedule: p.schedule,
            mode: p.split_mode,
            splits: p.splits,
        });
    }
    within("fetch_latency", p.fetch_latency as u64, 1, 8, "")?;
    within("write_ports", p.write_ports as u64, 1, 2, "")?;
    within("memory_latency", p.memory_latency.into(), 1, 10_000, "")?;
    within("memory_stall", p.memory_stall.into(), 0, 10_000, "")?;
    within("memory_gap", p.memory_gap.into(), 1, 10_000, "")?;
    for (field, value, without) in [("memory_stall", p.memory_stall, 0), ("memory_gap", p.memory_gap, 1)] {
        if !p.on_time && value != without {
            return Err(ConfigError::NeedsOnTime { field, value, without });
        }
    }
    cache("instruction_cache", &p.instruction_cache)?;
    let lines = p.instruction_cache.bytes / p.instruction_cache.line_bytes;
    within(
        "preload_lines",
        p.preload_lines.into(),
        0,
        lines.into(),
        " (the lines of the instruction cache)",
    )?;
    line("data_line_bytes", p.data_line_bytes)?;
    if p.data_cache_bytes > 0 {
        capacity("data_cache_bytes", p.data_cache_bytes, p.data_line_bytes)?;
    }
    let widest = MOST_AXI_BYTES.min(p.data_line_bytes).min(p.instruction_cache.line_bytes);
    power_of_two("axi_bytes".into(), p.axi_bytes)?;
    within("axi_bytes", p.axi_bytes.into(), 4, widest.into(), " (at most 64, and the shortest line)")?;
    within("outstanding_lines", p.outstanding_lines.into(), 1, 16, "")?;
    power_of_two("local_banks".into(), p.local_banks)?;
    within("local_banks", p.local_banks.into(), 1, 32, "")?;
    power_of_two("local_memory_bytes".into(), p.local_memory_bytes)?;
    within("local_memory_bytes", p.local_memory_bytes.into(), 1024, LOCAL_MEMORY_WINDOW.into(), "")?;
    for row in p.latencies.rows() {
        let (low, high) = row.allowed;
        within(format!("latencies.{}", row.name), row.cycles.into(), low.into(), high.into(), "")?;
    }
    Ok(())
}
