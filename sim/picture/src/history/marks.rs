//! Named moments above a band: a small tick with a tooltip, and the name beside it where there is room.
//!
//! Marks that fall on the same few pixels share a tick, whose tooltip counts them by name; the fewer pixels a
//! mark could have, the more share. Knows places and names, no masks.

use super::grid::Columns;
use super::layout::Layout;
use super::{Band, Mark};
use crate::canvas::{self, Area, SMALL, escaped};
use crate::{PictureError, palette};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Ticks of a whole picture, to bound its size.
const MAX_TICKS: usize = 4000;
const NAMES_A_TICK: usize = 4;
const NAME_PX: i32 = 400;

/// Marks that share a place.
struct Tick<'a> {
    first: u64,
    last: u64,
    counts: BTreeMap<&'a str, usize>,
}

impl<'a> Tick<'a> {
    fn of(mark: &'a Mark) -> Self {
        Self { first: mark.time, last: mark.time, counts: BTreeMap::new() }
    }

    fn add(&mut self, mark: &'a Mark) {
        self.first = self.first.min(mark.time);
        self.last = self.last.max(mark.time);
        *self.counts.entry(&mark.label).or_default() += 1;
    }

    fn tooltip(&self) -> String {
        let one = |(name, count): (&&str, &usize)| match (SMALL.clip(name, NAME_PX), count) {
            (name, 1) => name,
            (name, count) => format!("{name} ×{count}"),
        };
        let mut names: Vec<String> = self.counts.iter().take(NAMES_A_TICK).map(one).collect();
        if self.counts.len() > NAMES_A_TICK {
            names.push(format!("{} more names", self.counts.len() - NAMES_A_TICK));
        }
        let Self { first, last, .. } = self;
        let when = if first == last { first.to_string() } else { format!("{first} to {last}") };
        format!("{} at {when}", names.join(", "))
    }
}

/// Draws names on `area` and returns the ticks as raw SVG, because plotters has no tooltips.
pub(super) fn draw(
    area: &Area,
    layout: &Layout,
    columns: &Columns,
    index: usize,
    band: &Band,
) -> Result<String, PictureError> {
    let bottom = layout.band_top(index) - 2;
    let ticks_a_band = (MAX_TICKS / layout.bands).max(1);
    let bucket_px = ((layout.right - layout.left) as usize).div_ceil(ticks_a_band).max(2) as i32;
    let mut ticks: BTreeMap<i32, Tick> = BTreeMap::new();
    for mark in &band.marks {
        let bucket = (layout.time_x(columns, mark.time) - layout.left) / bucket_px;
        ticks.entry(bucket).or_insert_with(|| Tick::of(mark)).add(mark);
    }
    let mut raw = String::new();
    let mut rest = ticks.values().peekable();
    while let Some(tick) = rest.next() {
        let x = layout.time_x(columns, tick.first);
        let end = rest.peek().map_or(layout.size.0, |next| layout.time_x(columns, next.first));
        if let (1, Some((name, _))) = (tick.counts.len(), tick.counts.first_key_value())
            && SMALL.width(name) < end - x - 6
        {
            canvas::text(area, name, (x + 4, bottom - 7), SMALL)?;
        }
        let (title, colour) = (escaped(&tick.tooltip()), canvas::hex(palette::INK));
        // Writing to a String cannot fail.
        let _ = writeln!(
            raw,
            r#"<path d="M{x} {}v11" stroke="{colour}" stroke-width="2"><title>{title}</title></path>"#,
            bottom - 11
        );
    }
    Ok(raw)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tooltip_counts_marks_by_name() {
        let marks =
            [(7, "split"), (5, "join"), (9, "split")].map(|(time, label)| Mark { time, label: label.into() });
        let mut tick = Tick::of(&marks[0]);
        tick.add(&marks[0]);
        assert_eq!(tick.tooltip(), "split at 7");
        tick.add(&marks[1]);
        tick.add(&marks[2]);
        assert_eq!(tick.tooltip(), "join, split ×2 at 5 to 9");
    }
}
