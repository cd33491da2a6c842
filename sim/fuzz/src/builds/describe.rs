//! A machine in words: everything in which one build differs from another, so that a failure names its machine.

use super::Build;
use std::fmt::Write;
use warpstep_spec::config::Arbiter;

impl Build {
    /// The machine in a few words.
    pub fn describe(&self) -> String {
        let c = &self.config;
        let mut text = String::new();
        let mut say = |words: std::fmt::Arguments| {
            let space = if text.is_empty() { "" } else { " " };
            write!(text, "{space}{words}").expect("a text takes words");
        };
        if c.cores > 1 {
            let arbiter = match c.arbiter {
                Arbiter::RoundRobin => "round-robin",
                Arbiter::Tdma => "tdma",
            };
            say(format_args!("{} cores {arbiter} of", c.cores));
        }
        say(format_args!("{}x{} {}", c.warps, c.lanes, c.schedule));
        if c.contexts() > 1 {
            say(format_args!("splits {} {}", c.splits, c.split_mode.name()));
        }
        if c.loop_register {
            say(format_args!("loop registers"));
        }
        if !c.event_counters {
            say(format_args!("no event counters"));
        }
        say(format_args!("write ports {}", c.write_ports));
        say(format_args!("cache {}/{}", c.instruction_cache.bytes, c.instruction_cache.line_bytes));
        if c.preload_lines > 0 {
            say(format_args!("preload {}", c.preload_lines));
        }
        say(format_args!("data {}/{}", c.data_cache_bytes, c.data_line_bytes));
        say(format_args!("banks {} lines {} bus {}", c.local_banks, c.outstanding_lines, c.axi_bytes));
        say(format_args!("memory {} {}", self.memory, c.memory_latency));
        if c.on_time {
            say(format_args!("on time stall {} gap {}", c.memory_stall, c.memory_gap));
        }
        let l = &c.latencies;
        say(format_args!("fetch {} alu {}", c.fetch_latency, l.alu));
        match c.multiply_divide {
            true => say(format_args!("mul {} div {}", l.multiply, l.divide)),
            false => say(format_args!("no products")),
        }
        say(format_args!("csr {} exchange {} control {}", l.csr, l.lane_exchange, l.control));
        if c.fpu {
            say(format_args!("floats {} fma {} convert {}", l.float_simple, l.float_fma, l.float_convert));
            say(format_args!("fdiv {} fsqrt {}", l.float_divide, l.float_sqrt));
        } else {
            say(format_args!("no floats"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use crate::builds;

    #[test]
    fn a_description_names_cores_arbiter_memory_and_latencies() {
        let said = builds()[7].describe();
        for words in ["2 cores tdma of 4x1", "banks 32 lines 16 bus 32", "memory ", "fma ", "fdiv ", "fsqrt "]
        {
            assert!(said.contains(words), "{words}: {said}");
        }
        assert!(builds()[2].describe().ends_with("no floats"));
    }
}
