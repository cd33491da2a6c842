//! The core on its own, without a model beside it: runs a program to its end, or reports why it does not end.

use crate::frame::Frame;
use crate::program_error::ProgramError;
use crate::rtl::{Build, Rtl, RtlError, Start};
use std::fmt::Write;
use warpstep_cycle::{BusUse, Counters, Stall};
use warpstep_golden::Status;
use warpstep_memory::Violation;
use warpstep_program::{Memory, Program};

/// Cycles without an issue, beside those memory may take, after which the core counts as stuck.
const TIMEOUT: u64 = 10_000;

/// Why the core did not come to an end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AloneError {
    /// The program is wrong.
    #[error("cycle {cycle}: {error}")]
    Program {
        /// Cycle in which the core reported it.
        cycle: u64,
        /// The program error as the core reports it.
        error: ProgramError,
    },
    /// No context issues any more.
    #[error("cycle {cycle}: no warp has issued for {idle} cycles{states}")]
    Stuck {
        /// Cycle in which it was found.
        cycle: u64,
        /// Cycles since the last issue.
        idle: u64,
        /// What every warp waits for, a line each.
        states: String,
    },
    /// A rule of the bus is broken.
    #[error(transparent)]
    Protocol(#[from] Violation),
}

impl AloneError {
    /// A short stable word for it, as the other engines have it.
    pub fn kind(&self) -> &'static str {
        match self {
            AloneError::Program { error, .. } => error.kind(),
            AloneError::Stuck { .. } => "deadlock",
            AloneError::Protocol(_) => "protocol",
        }
    }

    /// Address of the instruction at fault, where there is one.
    pub fn pc(&self) -> Option<u32> {
        match self {
            AloneError::Program { error, .. } => Some(error.pc()),
            _ => None,
        }
    }
}

/// A core with a program.
pub struct Alone {
    rtl: Rtl,
    frame: Frame,
    counters: Counters,
    bus_use: BusUse,
    idle: u64,
    timeout: u64,
    printed: Vec<u8>,
    busy: bool,
}

impl Alone {
    /// The core after reset.
    pub fn new(build: &Build, program: &Program, start: &Start) -> Result<Alone, RtlError> {
        let config = build.config();
        let contract = config.memory_contract();
        let each = u64::from(contract.delay + contract.stall + contract.gap - 1);
        let slowest = each * u64::from(config.outstanding_lines + 1);
        let loading = u64::from(config.preload_lines * config.slot_cycles()) * config.cores as u64;
        Ok(Alone {
            rtl: Rtl::new(build, program, start)?,
            frame: Frame::default(),
            counters: Counters::default(),
            bus_use: BusUse::default(),
            idle: 0,
            timeout: TIMEOUT + loading + slowest * config.cores as u64 * config.lanes as u64,
            printed: Vec::new(),
            busy: true,
        })
    }

    /// Runs for at most `cycles` cycles.
    pub fn advance(&mut self, cycles: u64) -> Result<Status, AloneError> {
        for _ in 0..cycles {
            if !self.busy {
                break;
            }
            self.tick()?;
        }
        Ok(if self.busy { Status::Running } else { Status::Finished })
    }

    fn tick(&mut self) -> Result<(), AloneError> {
        self.rtl.tick(&mut self.frame)?;
        self.printed.extend(self.rtl.take_printed());
        self.busy = self.rtl.is_busy();
        self.counters.cycles += 1;
        self.bus_use.count(&self.frame.master, &self.frame.slave);
        let mut issued = false;
        for core in &self.frame.cores {
            issued |= !core.issued.is_empty();
            for instruction in core.instructions() {
                self.counters.issued += 1;
                self.counters.lane_instructions += u64::from(instruction.active.count_ones());
            }
            core.stalls.iter().for_each(|stall| self.counters.stalls[*stall as usize] += 1);
        }
        // Also that of the last store, which is found in the very cycle after which the core is no longer busy.
        if let Some(error) = self.rtl.program_error() {
            return Err(AloneError::Program { cycle: self.frame.cycle, error });
        }
        if !self.busy {
            self.rtl.check_end()?;
        }
        self.idle = if issued { 0 } else { self.idle + 1 };
        if self.idle > self.timeout {
            return Err(AloneError::Stuck {
                cycle: self.frame.cycle,
                idle: self.idle,
                states: self.states(),
            });
        }
        Ok(())
    }

    /// What every warp that is there waits for, a line each.
    pub fn states(&self) -> String {
        let mut text = String::new();
        for (number, core) in self.frame.cores.iter().enumerate() {
            for (warp, stall) in
                core.stalls.iter().enumerate().filter(|(_, stall)| **stall != Stall::Inactive)
            {
                let _ = write!(text, "\n  core {number} warp {warp}: {}", stall.word());
            }
        }
        text
    }

    /// Characters printed since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.printed)
    }

    /// What the program stored as its exit code.
    pub fn exit_code(&self) -> Option<u32> {
        self.rtl.contents().exit_code()
    }

    /// The memory behind its bus.
    pub fn memory(&self) -> &Memory {
        self.rtl.contents().memory()
    }

    /// Cycles, instructions and states, as far as they can be seen from outside; NOPs and fetches are not told apart.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// What the data channels of the bus carried.
    pub fn bus_use(&self) -> BusUse {
        self.bus_use
    }
}
