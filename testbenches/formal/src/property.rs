//! A property: its name, what it says, of which machines, and what the solver gets for one.

use crate::bench::Bench;
use crate::properties;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::Config;

/// Something that holds in every state a machine can reach.
pub struct Property {
    /// The word for it.
    pub name: &'static str,
    /// In a sentence.
    pub says: &'static str,
    /// Whether it means something for a machine.
    pub concerns: fn(&Config) -> bool,
    /// Machines it is proven of where none is named; the first is the quick one.
    pub machines: fn() -> Vec<Config>,
    /// What of the machine the proof depends on, in words.
    pub machine: fn(&Config) -> String,
    /// Block, wrapper and method for a machine.
    pub bench: fn(&Shape, &Mutations) -> Result<Bench, EmitError>,
}

/// All properties, in the order in which they are proven.
pub const PROPERTIES: &[Property] = &[
    properties::occupancy::PROPERTY,
    properties::selection::PROPERTY,
    properties::path::PROPERTY,
    properties::resolution::PROPERTY,
    properties::axi::PROPERTY,
    properties::slots::PROPERTY,
    properties::latency::PROPERTY,
    properties::data::PROPERTY,
    properties::on_time::PROPERTY,
    properties::lanes::PROPERTY,
];

/// The property of that name.
pub fn by_name(name: &str) -> Option<&'static Property> {
    PROPERTIES.iter().find(|property| property.name == name)
}
