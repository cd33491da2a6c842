//! Parallel splits: what each context issues in which cycle, and that nothing else changes.

mod common;
use common::config;
use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord, Stall};
use warpstep_golden::{Launch, Options};
use warpstep_kernels::quick;
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Config, Op, Reg, Schedule, SplitMode};

