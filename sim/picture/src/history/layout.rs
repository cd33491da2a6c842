//! Where things stand on a history's sheet, in pixels. Knows sizes only; draws nothing.
//!
//! Cells are whole pixels, so edges stay sharp: large for a short history of few lanes, one pixel for a long one
//! of many. Everything else follows from the cell and the widest band name.

use super::History;
use super::grid::Columns;
use crate::canvas::{LABEL, SMALL, TITLE};
use crate::legend::{Entry, Legend};

const MARGIN: i32 = 16;
const LANE_TICKS_PX: i32 = 30;
const SHARES_PX: i32 = 52;
const NAME_PX: i32 = 200;

/// All places of one sheet.
pub(super) struct Layout {
    pub(super) size: (i32, i32),
    pub(super) column_px: i32,
    pub(super) lane_px: i32,
    pub(super) left: i32,
    pub(super) right: i32,
    /// The top of the first band's lanes.
    top: i32,
    pub(super) band_px: i32,
    band_step_px: i32,
    pub(super) bands: usize,
    /// Room above a band for its marks.
    pub(super) marks_px: i32,
    pub(super) legend: Legend,
}

impl Layout {
    pub(super) fn new(history: &History, columns: &Columns, legend: Vec<Entry>) -> Self {
        let (bands, lanes) = (history.bands.len() as i32, history.lanes as i32);
        let column_px = (700 / columns.count as i32 + 1).min(24);
        // A band is at least as high as its name.
        let lane_px = (500 / (bands * lanes) + 1).min(16).max(16 / lanes);
        let names_px =
            history.bands.iter().map(|band| LABEL.width(&band.name)).max().unwrap_or(0).min(NAME_PX);
        let left = MARGIN + names_px + LANE_TICKS_PX;
        let right = left + column_px * columns.count as i32;
        let width = (right + SHARES_PX + MARGIN).max(640);
        let legend = Legend::wrapped(legend, width - 2 * MARGIN);
        let marked = history.bands.iter().any(|band| !band.marks.is_empty());
        let marks_px = if marked { 16 } else { 0 };
        let band_px = lanes * lane_px;
        let band_step_px = band_px + marks_px + if bands > 8 { 5 } else { 12 };
        let top = MARGIN + 24 + legend.height + 22 + marks_px;
        let bottom = top + (bands - 1) * band_step_px + band_px;
        let caption_px = if columns.times_each > 1 { 20 } else { 0 };
        let size = (width, bottom + 46 + caption_px + MARGIN);
        Self {
            size,
            column_px,
            lane_px,
            left,
            right,
            top,
            band_px,
            band_step_px,
            bands: bands as usize,
            marks_px,
            legend,
        }
    }

    /// The top of a band's lanes.
    pub(super) fn band_top(&self, band: usize) -> i32 {
        self.top + band as i32 * self.band_step_px
    }
    /// The end of the last band's lanes.
    pub(super) fn bottom(&self) -> i32 {
        self.band_top(self.bands.saturating_sub(1)) + self.band_px
    }
    /// The middle of the title line.
    pub(super) fn title_at(&self) -> (i32, i32) {
        (MARGIN, MARGIN + TITLE.px as i32 / 2)
    }
    pub(super) fn title_width(&self) -> i32 {
        self.size.0 - 2 * MARGIN
    }
    pub(super) fn legend_at(&self) -> (i32, i32) {
        (MARGIN, MARGIN + 24)
    }
    /// The middle of the line that heads the columns of lane numbers and shares.
    pub(super) fn heads_at(&self) -> i32 {
        self.top - self.marks_px - 10
    }
    pub(super) fn name_width(&self) -> i32 {
        self.left - MARGIN - LANE_TICKS_PX
    }
    pub(super) fn name_at(&self, band: usize) -> (i32, i32) {
        (MARGIN, self.band_top(band) + self.band_px / 2)
    }
    /// The horizontal place of a time: the middle of its column when columns are exact.
    pub(super) fn time_x(&self, columns: &Columns, time: u64) -> i32 {
        let times = (time - columns.first) as f64 / columns.times_each as f64;
        let middle = if columns.times_each == 1 { 0.5 } else { 0.0 };
        self.left + ((times + middle) * f64::from(self.column_px)) as i32
    }
    /// Lanes between two lane labels: a power of two that leaves room for the text.
    pub(super) fn lanes_a_tick(&self) -> usize {
        (0..6).map(|power| 1 << power).find(|lanes| lanes * self.lane_px > SMALL.px as i32).unwrap_or(32)
            as usize
    }
}
