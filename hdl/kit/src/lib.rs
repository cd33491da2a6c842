//! What RustHDL lacks, in one crate: run-time widths, registers, memories, primitives, and a Verilog printer of our own.
//!
//! A block is a struct of signals with `#[derive(LogicBlock)]` and an `update()` with `#[hdl_gen]`, as RustHDL knows it;
//! the README shows one. From there:
//!
//! - `value`, `wire`, `reg`, `param`: what a block is made of, and the rules by which values meet;
//! - `bundle`: signals that travel together, declared once and linked in one line;
//! - `verilog`: emission, one module per file, identical modules merged;
//! - `prim`: the few things `update()` cannot say well, each with a Rust and a Verilog face;
//! - `check`: a block's simulation against its own Verilog, and the linters of three tools.
//!
//! Knows nothing of RISC-V, warps or this project's machine.

extern crate self as warpstep_kit; // the derives name the kit by its name, here too

pub mod about;
pub mod bits;
pub mod bundle;
pub mod check;
mod ops;
pub mod param;
pub mod prim;
pub mod reg;
pub mod tick;
pub mod value;
pub mod verilog;
pub mod wire;

/// A comment that appears at this place in the Verilog.
#[macro_export]
macro_rules! comment {
    ($text:literal) => {};
}

/// What `#[hdl_gen]` calls to keep RustHDL's account of who drives what. The printer keeps a better one, so nothing happens.
pub mod logic {
    /// A signal is assigned.
    pub fn logic_connect_fn<T>(_signal: &mut T) {}

    /// Two bundles are linked.
    pub fn logic_connect_link_fn<A, B>(_from: &mut A, _to: &mut B) {}
}

/// Everything a file with a block in it needs.
pub mod prelude {
    pub use crate::bits::index_width;
    pub use crate::bundle::{Back, Flip, Held, Kind, Signal, Staged, wires};
    pub use crate::param::Param;
    pub use crate::reg::Reg;
    pub use crate::value::{Value, signed_cast, unsigned_cast};
    pub use crate::wire::Wire;
    pub use crate::{about, comment, logic, parameters};
    pub use rust_hdl_core::prelude::{
        Block, In, Local, Logic, Out, Probe, TimingInfo, Verilog, ast, hdl_gen,
    };
    pub use warpstep_kit_macros::{Bundle, LogicBlock};
}
