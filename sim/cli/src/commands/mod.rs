//! One file a subcommand.

pub mod bench;
pub mod config;
pub mod cosim;
pub mod disasm;
pub mod doctor;
pub mod emit;
pub mod history;
pub mod run;
pub mod sched;
