//! One file a subcommand.

pub mod bench;
pub mod config;
pub mod disasm;
pub mod doctor;
pub mod history;
pub mod run;
pub mod sched;
