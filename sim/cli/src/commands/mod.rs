//! One file a subcommand.

pub mod bench;
pub mod build;
pub mod check;
pub mod config;
pub mod cosim;
pub mod diff;
pub mod disasm;
pub mod doctor;
pub mod emit;
pub mod experiments;
pub mod fuzz;
pub mod history;
pub mod image;
pub mod mutants;
pub mod page;
pub mod prove;
pub mod run;
pub mod sched;
pub mod sweep;
pub mod synth;
pub mod synthetic;
pub mod wave;
pub mod wcet;
