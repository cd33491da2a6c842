//! One property a file: the claims as SystemVerilog, from the configuration.

pub mod axi;
pub mod data;
mod front_end;
pub mod lanes;
pub mod latency;
pub mod occupancy;
pub mod on_time;
pub mod path;
pub mod resolution;
pub mod selection;
pub mod slots;
mod timed;
