//! What `run` asks of an engine.

use super::timing::Timing;
use super::watch::Watch;
use crate::failure::Problem;
use warpstep_cycle::Chip;
use warpstep_golden::{Machine, Status};

pub trait Engine {
    fn name(&self) -> &'static str;
    /// Registers, memory, exit code.
    fn machine(&self) -> &Machine;
    /// How much is done, in its own unit.
    fn done(&self) -> u64;
    fn unit(&self) -> &'static str;
    /// Does so much more, or runs to the end.
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
    fn machine(&self) -> &Machine {
        self
    }
    fn done(&self) -> u64 {
        self.instructions()
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
    fn machine(&self) -> &Machine {
        self.golden()
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
        Some(Timing::new(self.counters()))
    }
}
