//! Machines that properties are proven of: the named ones, and smaller ones with what they leave out.

use warpstep_spec::config::{Arbiter, NAMES, named};
use warpstep_spec::{Config, Parameters};

/// Every named configuration.
pub fn all_named() -> impl Iterator<Item = Config> {
    NAMES.iter().filter_map(|name| named(name))
}

/// A named configuration with changes. Ours are possible: a test builds each.
pub fn changed(name: &str, change: impl FnOnce(&mut Parameters)) -> Config {
    let mut parameters = named(name).expect("the names are ours").parameters();
    change(&mut parameters);
    Config::try_from(parameters).expect("the changes are ours")
}

/// Warps, contexts and schedule: all that the front end's selection depends on.
pub fn selection_in_words(config: &Config) -> String {
    let contexts = match config.contexts() {
        1 => String::new(),
        contexts => format!(" of {contexts} contexts, {}", config.split_mode.name()),
    };
    format!("{} warps{contexts}, {}, t_F {}", config.warps, config.schedule, config.fetch_latency)
}

/// Cores, lines, beats and contract: all that the memory system depends on.
pub fn memory_in_words(config: &Config) -> String {
    let contract = match config.on_time {
        false => String::new(),
        true => {
            format!(", on time {{{}, {}, {}}}", config.memory_latency, config.memory_stall, config.memory_gap)
        }
    };
    let arbiter = match config.arbiter {
        Arbiter::RoundRobin => "round robin",
        Arbiter::Tdma => "TDMA",
    };
    format!(
        "{} cores, lines of {} and {} bytes, beats of {}, {} lines in flight, {}{contract}",
        config.cores,
        config.instruction_cache.line_bytes,
        config.data_line_bytes,
        config.axi_bytes,
        config.outstanding_lines,
        arbiter,
    )
}

/// Warps, lanes, write ports and units: all that a result's way depends on.
pub fn lanes_in_words(config: &Config) -> String {
    let floats = if config.fpu { "with floats" } else { "without floats" };
    let products = if config.multiply_divide { "" } else { ", without products and quotients" };
    let Parameters { warps, lanes, write_ports, .. } = &**config;
    format!("{warps} warps of {lanes} lanes, {write_ports} write ports, {floats}{products}")
}
