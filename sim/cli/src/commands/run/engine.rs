//! What `run` asks of an engine.

use super::timing::Timing;
use super::watch::Watch;
use crate::failure::Problem;
use warpstep_cosim::Alone;
use warpstep_cycle::Chip;
use warpstep_golden::{Machine, Status};

/// Verilated cycles between two looks at the console.
const HARDWARE_SLICE: u64 = 50_000;

pub trait Engine {
    fn name(&self) -> &'static str;
    /// What the program stored as its exit code.
    fn exit_code(&self) -> Option<u32>;
    /// Warp-instructions and lane-instructions.
    fn instructions(&self) -> (u64, u64);
    /// How much is done, in its own unit.
    fn done(&self) -> u64;
    fn unit(&self) -> &'static str;
    /// Runs another slice, or to the end.
    fn advance<const RECORDS: bool>(
        &mut self,
        units: u64,
        watch: &mut Watch<RECORDS>,
    ) -> Result<Status, Problem>;
    /// The limit is reached.
    fn no_end(&self) -> Problem;
    /// Where the cycles went, if it knows cycles.
    fn timing(&self) -> Option<Timing>;
}

impl Engine for Machine {
    fn name(&self) -> &'static str {
        "golden"
    }
    fn exit_code(&self) -> Option<u32> {
        Machine::exit_code(self)
    }
    fn instructions(&self) -> (u64, u64) {
        (Machine::instructions(self), self.lane_instructions())
    }
    fn done(&self) -> u64 {
        Machine::instructions(self)
    }
    fn unit(&self) -> &'static str {
        "warp-instructions"
    }
    fn advance<const RECORDS: bool>(
        &mut self,
        units: u64,
        watch: &mut Watch<RECORDS>,
    ) -> Result<Status, Problem> {
        Machine::advance(self, units, watch).map_err(Problem::from)
    }
    fn no_end(&self) -> Problem {
        self.no_progress().into()
    }
    fn timing(&self) -> Option<Timing> {
        None
    }
}

impl Engine for Chip {
    fn name(&self) -> &'static str {
        "cycle"
    }
    fn exit_code(&self) -> Option<u32> {
        self.golden().exit_code()
    }
    fn instructions(&self) -> (u64, u64) {
        (self.golden().instructions(), self.golden().lane_instructions())
    }
    fn done(&self) -> u64 {
        self.counters().cycles
    }
    fn unit(&self) -> &'static str {
        "cycles"
    }
    fn advance<const RECORDS: bool>(
        &mut self,
        units: u64,
        watch: &mut Watch<RECORDS>,
    ) -> Result<Status, Problem> {
        self.advance_by(units, watch).map_err(Problem::from)
    }
    fn no_end(&self) -> Problem {
        Chip::no_end(self).into()
    }
    fn timing(&self) -> Option<Timing> {
        Some(Timing::new(&self.counters(), self.bus_use()))
    }
}

impl Engine for Alone {
    fn name(&self) -> &'static str {
        "rtl"
    }
    fn exit_code(&self) -> Option<u32> {
        Alone::exit_code(self)
    }
    fn instructions(&self) -> (u64, u64) {
        (self.counters().issued, self.counters().lane_instructions)
    }
    fn done(&self) -> u64 {
        self.counters().cycles
    }
    fn unit(&self) -> &'static str {
        "cycles"
    }
    fn advance<const RECORDS: bool>(
        &mut self,
        units: u64,
        watch: &mut Watch<RECORDS>,
    ) -> Result<Status, Problem> {
        let status = Alone::advance(self, units.min(HARDWARE_SLICE));
        self.take_printed().into_iter().for_each(|byte| watch.print(byte));
        status.map_err(|error| Problem { kind: error.kind(), message: error.to_string(), pc: error.pc() })
    }
    fn no_end(&self) -> Problem {
        let message = format!("no end after {} cycles{}", self.counters().cycles, self.states());
        Problem { kind: "no-progress", message, pc: None }
    }
    fn timing(&self) -> Option<Timing> {
        Some(Timing::seen_from_outside(self.counters(), self.bus_use()))
    }
}
