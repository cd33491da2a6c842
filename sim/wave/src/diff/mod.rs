//! The difference of two dumps: by name, by time, in bounded memory.
//!
//! ```text
//! names.rs      which signal of A is which of B: the same name, or what the map says
//! side.rs       a dump as instants on the common time: its own time and an offset, or the edges of a clock
//! walk.rs       both sides, instant by instant
//! compare.rs    the first difference of each signal       overlay.rs   both around a time, as one VCD
//! ```
//!
//! A signal keeps its value until it changes, also beyond the end of its file. Before its first value it is `x`.

mod compare;
mod names;
mod overlay;
mod side;
mod walk;

pub use compare::{Difference, Report, compare};
pub use names::NameMap;
pub use overlay::overlay;

use crate::read::ReadError;

/// How the times of two dumps belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    /// What is at t in A is at t + offset in B, in units of the finer of both time scales.
    Offset(i64),
    /// Time is the number of rising edges of this signal of A (and its partner in B); values are those just before
    /// each edge, and the last ones of all.
    Clock(String),
}

/// What `x` and `z` are equal to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownRule {
    /// Only to themselves.
    Exact,
    /// To each other too, never to 0 or 1.
    Alike,
    /// To anything, bit by bit.
    Anything,
}

/// How two dumps are compared.
#[derive(Clone, Debug)]
pub struct Options {
    /// Names that differ.
    pub map: NameMap,
    /// How times of the two dumps correspond.
    pub alignment: Alignment,
    /// How unknown bits compare.
    pub unknown: UnknownRule,
    /// First time that counts.
    pub from: u64,
    /// Last time that counts.
    pub to: u64,
    /// Signals in one dump only are no difference.
    pub common_only: bool,
    /// Only signals whose names in A start so; all, if there is none.
    pub only: Vec<String>,
    /// Stop at the first difference.
    pub brief: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            map: NameMap::default(),
            alignment: Alignment::Offset(0),
            unknown: UnknownRule::Exact,
            from: 0,
            to: u64::MAX,
            common_only: false,
            only: Vec::new(),
            brief: false,
        }
    }
}

/// Why there is no comparison.
#[derive(Debug, thiserror::Error)]
pub enum DiffError {
    /// A dump cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The overlay cannot be written.
    #[error("cannot write the overlay: {0}")]
    Write(#[from] std::io::Error),
    /// The clock is not there.
    #[error("there is no signal `{name}` in {file} to take the time from")]
    NoClock {
        /// Name of the signal.
        name: String,
        /// The dump without it.
        file: String,
    },
    /// A line of the map makes no sense.
    #[error("`{0}` names no pair of signals or scopes")]
    Map(String),
}

#[cfg(test)]
mod tests;
