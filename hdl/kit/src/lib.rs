//! What RustHDL lacks, in one crate: run-time widths, registers, memories, primitives, and a Verilog printer of our own.
//!
//! A block is a struct of signals with `#[derive(LogicBlock)]` and an `update()` with `#[hdl_gen]`, as RustHDL knows it;
//! the README shows one. From there:
//!
//! - `value`, `wire`, `reg`, `param`: what a block is made of, and the rules by which values meet;
//! - `verilog`: emission, one module a file, identical modules merged;
//! - `prim`: the few things `update()` cannot say well, each with a Rust and a Verilog face;
//! - `check`: a block's simulation against its own Verilog, and the linters of three tools.
//!
//! Knows nothing of RISC-V, warps or this project's machine.

pub mod about;
pub mod bits;
pub mod check;
mod ops;
pub mod param;
pub mod prim;
pub mod reg;
mod tick;
pub mod value;
pub mod verilog;
pub mod wire;

/// A comment that appears at this place in the Verilog.
#[macro_export]
macro_rules! comment {
    ($text:literal) => {};
}

/// Everything a file with a block in it needs.
pub mod prelude {
    pub use crate::bits::index_width;
    pub use crate::param::Param;
    pub use crate::reg::Reg;
    pub use crate::value::{Value, signed_cast, unsigned_cast};
    pub use crate::wire::Wire;
    pub use crate::{about, comment};
    pub use rust_hdl_core::prelude::{
        Block, In, Local, Logic, LogicBlock, LogicInterface, LogicJoin, LogicLink, Out, Probe, TimingInfo,
        Verilog, ast, block, hdl_gen, logic, probe,
    };
}
