//! Where the cycles went.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use warpstep_cycle::{BusUse, Counters, NopCause, Stall};

#[derive(Serialize)]
pub struct Timing {
    cycles: u64,
    issued: u64,
    lane_ipc: f64,
    /// NOPs issued, by cause.
    nops: BTreeMap<&'static str, u64>,
    /// Warp-cycles, by what the warp did or waited for.
    warp_cycles: BTreeMap<&'static str, u64>,
    fetch_hits: u64,
    fetch_misses: u64,
    data_hits: u64,
    data_misses: u64,
    bank_conflicts: u64,
    /// Beats the data channels of the bus carried, and the share of the cycles in which they carried one.
    read_beats: u64,
    write_beats: u64,
    read_use: f64,
    write_use: f64,
}

impl Timing {
    pub fn new(counters: &Counters, bus: BusUse) -> Timing {
        let share = |count: u64| count as f64 / counters.cycles.max(1) as f64;
        Timing {
            cycles: counters.cycles,
            issued: counters.issued,
            lane_ipc: share(counters.lane_instructions),
            nops: NopCause::ALL.iter().map(|cause| (cause.word(), counters.nops[*cause as usize])).collect(),
            warp_cycles: Stall::ALL
                .iter()
                .map(|stall| (stall.word(), counters.stalls[*stall as usize]))
                .collect(),
            fetch_hits: counters.fetch_hits,
            fetch_misses: counters.fetch_misses,
            data_hits: counters.data_hits,
            data_misses: counters.data_misses,
            bank_conflicts: counters.bank_conflicts,
            read_beats: bus.read_beats,
            write_beats: bus.write_beats,
            read_use: share(bus.read_beats),
            write_use: share(bus.write_beats),
        }
    }

    /// Of the core, seen from outside: why it issued NOPs and what it fetched is not known.
    pub fn seen_from_outside(counters: &Counters, bus: BusUse) -> Timing {
        Timing { nops: BTreeMap::new(), ..Timing::new(counters, bus) }
    }

    pub fn table(&self) -> String {
        let mut text = String::new();
        let mut row = |name: String, value: String| {
            let _ = writeln!(text, "{name:<24} {value:>16}");
        };
        row("cycles".into(), self.cycles.to_string());
        row("lane-IPC".into(), format!("{:.3}", self.lane_ipc));
        for (cause, count) in &self.nops {
            row(format!("NOPs, {cause}"), count.to_string());
        }
        row("fetches, hit".into(), self.fetch_hits.to_string());
        row("fetches, missed".into(), self.fetch_misses.to_string());
        row("data lines, hit".into(), self.data_hits.to_string());
        row("data lines, missed".into(), self.data_misses.to_string());
        row("bank conflicts".into(), self.bank_conflicts.to_string());
        row("read channel in use".into(), format!("{:.1} %", 100.0 * self.read_use));
        row("write channel in use".into(), format!("{:.1} %", 100.0 * self.write_use));
        for (stall, count) in self.warp_cycles.iter().filter(|(_, count)| **count > 0) {
            row(format!("warp-cycles, {stall}"), count.to_string());
        }
        text
    }
}
