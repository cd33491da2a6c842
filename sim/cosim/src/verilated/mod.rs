//! Verilog to a model that can be stepped: verilate, compile, cache, load.

mod build;
mod cache;
mod error;
mod ffi;
mod model;
mod wrapper;

pub use cache::Cache;
pub use error::ModelError;
pub use model::{Model, PortId};

/// A port of the outermost module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// As in Verilog.
    pub name: String,
    /// How many bits.
    pub width: usize,
}

/// A design as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Name of the outermost module.
    pub top: String,
    /// File names and their text.
    pub files: Vec<(String, String)>,
    /// All ports of the outermost module, clock and reset included.
    pub ports: Vec<Port>,
}

/// What registers without reset and unknown values hold at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initial {
    /// Zero: the fastest model.
    #[default]
    Zero,
    /// Random, by the seed given when the model is loaded.
    Random,
}
