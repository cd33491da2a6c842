//! Verilog to a model that can be stepped: verilate, compile, cache, load; or the one that was compiled into this
//! program when it was built.

mod build;
mod builtin;
mod cache;
mod error;
mod ffi;
mod model;
mod of_design;
mod source;
mod units;
mod wrapper;

pub use builtin::has_builtin;
pub use cache::{Cache, Compiled};
pub use error::ModelError;
pub use model::{Model, PortId, VariableId};
pub use source::{Exposed, Port, Source};

/// What registers without reset and memories hold at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initial {
    /// All bits zero.
    #[default]
    Zero,
    /// Random, by this seed.
    Random(u32),
}
