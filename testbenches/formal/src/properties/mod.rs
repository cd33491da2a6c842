//! One property a file: the claims as SystemVerilog, from the configuration.

pub mod axi;
mod front_end;
pub mod occupancy;
pub mod selection;
