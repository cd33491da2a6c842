//! A row of colour samples with their names, wrapped to a width. Knows what to show, not what it means.

use crate::PictureError;
use crate::canvas::{self, Area, LABEL};
use plotters::style::RGBColor;

const LINE_PX: i32 = 20;
const SAMPLE_PX: i32 = 14;
const SHADE_PX: i32 = 9;
const GAP_PX: i32 = 22;

/// One entry: no colour is a plain remark, several are a scale.
pub(crate) struct Entry {
    pub(crate) colours: Vec<RGBColor>,
    pub(crate) label: String,
}

impl Entry {
    fn samples_px(&self) -> i32 {
        match self.colours.len() {
            0 => 0,
            1 => SAMPLE_PX + 6,
            shades => shades as i32 * SHADE_PX + 6,
        }
    }
}

/// Entries with the place of each.
pub(crate) struct Legend {
    placed: Vec<(i32, i32, Entry)>,
    /// The pixels it takes from top to bottom.
    pub(crate) height: i32,
}

impl Legend {
    /// Entries in reading order, wrapped to `width` pixels.
    pub(crate) fn wrapped(entries: Vec<Entry>, width: i32) -> Self {
        let (mut left, mut top) = (0, 0);
        let mut placed = Vec::with_capacity(entries.len());
        for mut entry in entries {
            entry.label = LABEL.clip(&entry.label, width - entry.samples_px());
            let entry_px = entry.samples_px() + LABEL.width(&entry.label);
            if left > 0 && left + entry_px > width {
                (left, top) = (0, top + LINE_PX);
            }
            placed.push((left, top, entry));
            left += entry_px + GAP_PX;
        }
        Self { height: if placed.is_empty() { 0 } else { top + LINE_PX }, placed }
    }

    /// Draws it with its top left corner at `at`.
    pub(crate) fn draw(&self, area: &Area, at: (i32, i32)) -> Result<(), PictureError> {
        for (left, top, entry) in &self.placed {
            let (left, middle) = (at.0 + left, at.1 + top + LINE_PX / 2);
            let sample_px = if entry.colours.len() == 1 { SAMPLE_PX } else { SHADE_PX };
            for (place, colour) in entry.colours.iter().enumerate() {
                let corner = (left + place as i32 * sample_px, middle - SAMPLE_PX / 2);
                canvas::fill(area, corner, (sample_px, SAMPLE_PX), *colour)?;
            }
            canvas::text(area, &entry.label, (left + entry.samples_px(), middle), LABEL)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_wrap_and_never_overlap() {
        let entries =
            (0..12).map(|n| Entry { colours: vec![crate::palette::INK; n % 3], label: "x".repeat(n) });
        let legend = Legend::wrapped(entries.collect(), 300);
        for pair in legend.placed.windows(2) {
            let [(left, top, entry), (next_left, next_top, _)] = pair else { unreachable!() };
            let right = left + entry.samples_px() + LABEL.width(&entry.label);
            assert!(right <= 300);
            assert!(next_top > top || *next_left > right);
        }
        assert!(legend.height > LINE_PX);
        assert_eq!(Legend::wrapped(vec![], 300).height, 0);
    }
}
