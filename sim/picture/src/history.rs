//! The picture of the active masks: time from left to right, lanes from top to bottom, one band a warp.
//!
//! A coloured cell is a lane at work, in the colour of its split context; a dark cell is a lane that waits while
//! its warp runs, which is the waste that divergence causes; where the warp does not run there is nothing. Above
//! a band small ticks mark named moments. More time than [`MAX_COLUMNS`](grid::MAX_COLUMNS) columns, or more
//! detail than a small file holds, is shown coarser: a column covers several times and its shade is the share
//! of active lanes, which the caption then says.
//!
//! Knows masks and times only: what a step is (a cycle, an instruction) is the caller's `time_label`.

mod grid;
mod layout;
mod marks;
mod paint;
mod utilisation;

use crate::PictureError;
pub use utilisation::Utilisation;

/// Lanes a mask can hold.
pub const MAX_LANES: usize = 32;
/// Split contexts that have a colour.
pub const CONTEXTS: u8 = 8;
/// Bands one picture can show.
pub const MAX_BANDS: usize = 4096;

/// What every warp did, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// The head of the picture.
    pub title: String,
    /// Lanes of every warp, `1..=32`.
    pub lanes: usize,
    /// What time counts, e.g. `cycle` or `instruction`.
    pub time_label: String,
    /// From top to bottom.
    pub bands: Vec<Band>,
}

/// One warp's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Band {
    /// E.g. `core 0 warp 1`.
    pub name: String,
    /// Sorted by time; times at which the warp does not run are absent.
    pub steps: Vec<Step>,
    /// Named moments, in any order.
    pub marks: Vec<Mark>,
}

/// One context of a warp runs at one time. Several steps may share a time, with different contexts; a lane that
/// several of them claim belongs to the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// Time of the step.
    pub time: u64,
    /// Which split context, `0..8`; 0 is the main one.
    pub context: u8,
    /// Bit `lane` is set when the lane is active.
    pub active: u32,
}

/// A named moment of a warp, e.g. `split` or `join`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Time of the mark.
    pub time: u64,
    /// What happened, in words.
    pub label: String,
}

impl History {
    /// The share of lane-steps that did work, over all bands; meant for a history that [`history_svg`] accepts.
    pub fn utilisation(&self) -> Utilisation {
        self.bands.iter().map(|band| band.utilisation(self.lanes)).sum()
    }

    /// First and last time of any step or mark.
    fn span(&self) -> Option<(u64, u64)> {
        let ends = |band: &Band| [band.steps.first().map(|s| s.time), band.steps.last().map(|s| s.time)];
        let steps = || self.bands.iter().flat_map(ends).flatten();
        let marks = || self.bands.iter().flat_map(|band| band.marks.iter().map(|mark| mark.time));
        steps().min()?;
        Some((steps().chain(marks()).min()?, steps().chain(marks()).max()?))
    }

    fn validate(&self) -> Result<(u64, u64), PictureError> {
        if !(1..=MAX_LANES).contains(&self.lanes) {
            return Err(PictureError::Lanes { lanes: self.lanes });
        }
        if self.bands.len() > MAX_BANDS {
            return Err(PictureError::TooManyBands { bands: self.bands.len() });
        }
        for band in &self.bands {
            band.validate(self.lanes)?;
        }
        let what = || format!("`{}` has no step in any of its {} bands", self.title, self.bands.len());
        self.span().ok_or_else(|| PictureError::Empty { what: what() })
    }
}

impl Band {
    /// Steps that share a time.
    fn moments(&self) -> impl Iterator<Item = &[Step]> {
        self.steps.chunk_by(|step, next| step.time == next.time)
    }

    fn validate(&self, lanes: usize) -> Result<(), PictureError> {
        let name = || self.name.clone();
        let mut before = 0;
        for &Step { time, context, active } in &self.steps {
            if time < before {
                return Err(PictureError::TimeGoesBack { band: name(), before, time });
            }
            if context >= CONTEXTS {
                return Err(PictureError::Context { band: name(), time, context });
            }
            if u64::from(active) >> lanes != 0 {
                return Err(PictureError::MaskBeyondLanes { band: name(), time, active, lanes });
            }
            before = time;
        }
        Ok(())
    }
}

/// Draws `history` as the text of an SVG.
pub fn history_svg(history: &History) -> Result<String, PictureError> {
    let span = history.validate()?;
    let drawing = grid::Drawing::within_budget(history, span);
    paint::paint(history, &drawing)
}

#[cfg(test)]
mod tests;
