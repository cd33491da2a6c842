//! Why a picture could not be drawn. Every refusal names the field, the value and what is allowed.

use crate::history::{CONTEXTS, MAX_BANDS, MAX_LANES};
use plotters::drawing::DrawingAreaErrorKind;

/// What is wrong with the data of a picture.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PictureError {
    /// There is nothing to draw at all.
    #[error("nothing to draw: {what}")]
    Empty {
        /// What is missing, and where.
        what: String,
    },
    /// A warp has no lane, or more than a mask has bits.
    #[error("a history of {lanes} lanes: 1..={MAX_LANES} can be drawn")]
    Lanes {
        /// The number of lanes asked for.
        lanes: usize,
    },
    /// More bands than a picture can show.
    #[error("{bands} bands: at most {MAX_BANDS} fit a picture; choose some of the warps")]
    TooManyBands {
        /// The number of bands given.
        bands: usize,
    },
    /// A mask has bits where the warp has no lanes.
    #[error("{band} at time {time}: mask {active:#x} has bits beyond its {lanes} lanes")]
    MaskBeyondLanes {
        /// The band's name.
        band: String,
        /// The step's time.
        time: u64,
        /// The step's mask.
        active: u32,
        /// The lanes of the history.
        lanes: usize,
    },
    /// A split context without a colour.
    #[error("{band} at time {time}: context {context}, but contexts are 0..{CONTEXTS}")]
    Context {
        /// The band's name.
        band: String,
        /// The step's time.
        time: u64,
        /// The step's context.
        context: u8,
    },
    /// The steps of a band go back in time.
    #[error("{band}: time {time} follows time {before}; steps are sorted by time")]
    TimeGoesBack {
        /// The band's name.
        band: String,
        /// The time of the earlier step in the list.
        before: u64,
        /// The smaller time after it.
        time: u64,
    },
    /// Lists that must agree in length do not.
    #[error("{what}: {got} values, expected {expected}")]
    Length {
        /// Which list it is.
        what: String,
        /// Length of the list.
        got: usize,
        /// The length of its peers.
        expected: usize,
    },
    /// A diagram names a box that does not exist.
    #[error("`{block}` has {count} boxes; it names number {index}")]
    NoSuchBlock {
        /// The box around them.
        block: String,
        /// Which was meant, from 0.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// A bar whose length is negative or no number.
    #[error("{group}, {series}: {value} cannot be the length of a bar; finite values from 0 can")]
    BarValue {
        /// The group's name.
        group: String,
        /// The series' name.
        series: String,
        /// The value given.
        value: f64,
    },
    /// The drawing library refused.
    #[error("drawing failed: {reason}")]
    Drawing {
        /// In the library's words.
        reason: String,
    },
}

impl<E: std::error::Error + Send + Sync> From<DrawingAreaErrorKind<E>> for PictureError {
    fn from(error: DrawingAreaErrorKind<E>) -> Self {
        Self::Drawing { reason: error.to_string() }
    }
}
