//! The core on its own, without a model beside it: runs a program to its end, and says why when it does not come to one.

use crate::frame::{FaultSeen, Frame};
use crate::rtl::{Build, Rtl, RtlError, Start};
use std::fmt::Write;
use warpstep_core::control::fault::cause;
use warpstep_cycle::{Counters, Stall};
use warpstep_golden::Status;
use warpstep_memory::Violation;
use warpstep_program::Program;

/// Cycles without an issue, beside those memory may take, after which nothing will ever happen.
const PATIENCE: u64 = 10_000;

/// Why the core did not come to an end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AloneError {
    /// The program is wrong.
    #[error("cycle {cycle}: core {} warp {} at {:#010x}: {} ({:#x})", fault.core, fault.context, fault.pc, cause_words(fault.cause), fault.detail)]
    Fault {
        /// When it was seen.
        cycle: u64,
        /// What the core keeps of it.
        fault: FaultSeen,
    },
    /// Nobody issues any more.
    #[error("cycle {cycle}: nobody has issued for {quiet} cycles{states}")]
    Stuck {
        /// When.
        cycle: u64,
        /// For how long.
        quiet: u64,
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
            AloneError::Fault { fault, .. } => cause_kind(fault.cause),
            AloneError::Stuck { .. } => "deadlock",
            AloneError::Protocol(_) => "protocol",
        }
    }

    /// Address of the instruction at fault, where there is one.
    pub fn pc(&self) -> Option<u32> {
        match self {
            AloneError::Fault { fault, .. } => Some(fault.pc),
            _ => None,
        }
    }
}

const CAUSES: [(usize, &str, &str); 13] = [
    (cause::ILLEGAL_INSTRUCTION, "illegal-instruction", "illegal instruction"),
    (cause::MISALIGNED_TARGET, "misaligned-target", "jump to an address that is not a multiple of four"),
    (cause::SPAWN_COUNT, "wspawn-count", "wspawn of more warps than there are"),
    (cause::BARRIER_ID, "barrier-id", "barrier that does not exist"),
    (cause::BARRIER_COUNT, "barrier-count", "barrier with an impossible count"),
    (cause::STACK_OVERFLOW, "stack-overflow", "divergence stack overflow"),
    (cause::JOIN_WITHOUT_SPLIT, "join-without-split", "join without its split"),
    (cause::JOINS_DIFFER, "joins-differ", "the halves of a split joined at different places"),
    (cause::UNKNOWN_CSR, "illegal-csr", "CSR that does not exist"),
    (cause::READ_ONLY_CSR, "illegal-csr", "write to a read-only CSR"),
    (cause::MISALIGNED_ACCESS, "misaligned", "misaligned access"),
    (cause::UNMAPPED_ACCESS, "unmapped", "unmapped access"),
    (cause::BUS_ERROR, "unmapped", "access the bus answered with an error"),
];

fn cause_of(number: usize) -> (&'static str, &'static str) {
    let found = CAUSES.iter().find(|(known, ..)| *known == number);
    found.map_or(("unknown", "unknown error"), |(_, kind, words)| (kind, words))
}

fn cause_words(number: usize) -> &'static str {
    cause_of(number).1
}

fn cause_kind(number: usize) -> &'static str {
    cause_of(number).0
}

/// A core with a program.
pub struct Alone {
    rtl: Rtl,
    frame: Frame,
    counters: Counters,
    quiet: u64,
    patience: u64,
    printed: Vec<u8>,
    busy: bool,
}

impl Alone {
    /// The core after reset.
    pub fn new(build: &Build, program: &Program, start: &Start) -> Result<Alone, RtlError> {
        let config = build.config();
        let slowest = u64::from(config.memory_latency) * u64::from(config.outstanding_lines + 1);
        Ok(Alone {
            rtl: Rtl::new(build, program, start)?,
            frame: Frame::default(),
            counters: Counters::default(),
            quiet: 0,
            patience: PATIENCE + slowest * config.cores as u64 * config.lanes as u64,
            printed: Vec::new(),
            busy: true,
        })
    }

    /// Runs for so many cycles, or to the end.
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
        let mut issued = false;
        for core in &self.frame.cores {
            issued |= core.issued.is_some();
            if let Some(instruction) = core.instruction {
                self.counters.issued += 1;
                self.counters.lane_instructions += u64::from(instruction.active.count_ones());
            }
            core.stalls.iter().for_each(|stall| self.counters.stalls[*stall as usize] += 1);
        }
        if let Some(fault) = self.frame.fault {
            return Err(AloneError::Fault { cycle: self.frame.cycle, fault });
        }
        self.quiet = if issued { 0 } else { self.quiet + 1 };
        if self.quiet > self.patience {
            return Err(AloneError::Stuck {
                cycle: self.frame.cycle,
                quiet: self.quiet,
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

    /// Cycles, instructions and states, as far as they can be seen from outside; NOPs and fetches are not told apart.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }
}
