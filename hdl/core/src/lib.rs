//! The core in RustHDL, block by block. `docs/microarchitecture.md` says what each does in a cycle; `sim/cycle` is the
//! same as a program.
//!
//! ```text
//! front    schedule, queue, fetch stages, instruction cache, fill engine, decoder
//! issue    readiness, pending registers, writeback slots, unit occupancy
//! lanes    register file, ALU, multiplier, divider, branch compare, lane exchange
//! float    one lane's float unit: RV32F
//! control  masks and divergence stacks, warps, barriers, CSRs, counters
//! memory   load/store unit, local memory, data cache, arbiter, AXI master
//! top      the stages, the core and the chip, wired
//! bundles  groups of signals that several blocks share
//! ```
//!
//! Widths come from a [`warpstep_spec::Config`] at run time. Behaviour is RustHDL; hand-written Verilog stands only in
//! the kit's primitives. Every block is compared with its own Verilog and linted in a test beside it.

pub mod bundles;
pub mod control;
pub mod float;
pub mod front;
#[cfg(test)]
mod guarantees;
pub mod issue;
pub mod lanes;
pub mod memory;
pub mod operation;
pub mod shape;
#[cfg(test)]
mod testing;
pub mod top;
pub mod units;

pub use shape::Shape;
pub use top::ports::PORT_VERSION;
pub use top::{ChipPorts, Core, InstructionCache, Landmark, Landmarks, Warpstep};
pub use warpstep_kit::verilog::mutate::{Mutation, Mutations};
pub use warpstep_kit::verilog::{Design, EmitError, Port};

/// What the names of modules begin with, unless a user wants otherwise.
pub const PREFIX: &str = "warpstep_";

/// The Verilog of a chip.
pub fn emit(shape: &Shape) -> Result<Design, EmitError> {
    emit_with(shape, PREFIX, &Mutations::awake(&[]))
}

/// The same with mutations in it, and with names of modules that begin with `prefix`.
pub fn emit_with(shape: &Shape, prefix: &str, mutations: &Mutations) -> Result<Design, EmitError> {
    warpstep_kit::verilog::emit_with(&Warpstep::new(shape), prefix, mutations)
}
