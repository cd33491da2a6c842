//! What happens in which cycle: a row for each thing, a column for each cycle, counted from a cycle of interest.
//!
//! A cell covers one or more cycles; one that goes on beyond the sheet has a torn edge. Rows may stand under a heading. Knows
//! no pipeline: who draws names rows, cells and kinds.

use crate::PictureError;
use crate::canvas::{self, LABEL, SMALL, TITLE, Type};
use crate::legend::{Entry, Legend};
use crate::palette::{self, blend};
use crate::strokes::{Area, Strokes};

const MARGIN: i32 = 16;
const CELL: i32 = 50;
const ROW: i32 = 30;
const HEADING: i32 = 34;
const LINE: i32 = 17;

/// A picture of cycles.
#[derive(Debug, Clone, PartialEq)]
pub struct Timeline {
    /// The head of the picture.
    pub title: String,
    /// Lines below it.
    pub caption: Vec<String>,
    /// Name of cycle 0; the others are named after it.
    pub origin: String,
    /// The cycles shown, first and last.
    pub cycles: (i32, i32),
    /// What the kinds of cells mean; a cell's kind is an index.
    pub kinds: Vec<String>,
    /// From top to bottom.
    pub rows: Vec<Row>,
}

/// A line of the picture.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    /// Starts a group of rows with this heading.
    pub heading: Option<String>,
    /// Stands left of the cells.
    pub name: String,
    /// What happens, in order of time.
    pub cells: Vec<Cell>,
}

/// One thing that happens.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// Its first cycle.
    pub first: i32,
    /// Its last cycle; beyond the sheet: torn off.
    pub last: i32,
    /// Index of its kind.
    pub kind: usize,
    /// What stands in it.
    pub text: String,
    /// Tooltip of the cell.
    pub hint: String,
}

impl Timeline {
    fn validate(&self) -> Result<(), PictureError> {
        if self.rows.is_empty() || self.cycles.1 < self.cycles.0 {
            return Err(PictureError::Empty { what: format!("`{}` has no rows or no cycles", self.title) });
        }
        let cells = self.rows.iter().flat_map(|row| row.cells.iter().map(move |cell| (row, cell)));
        match cells.into_iter().find(|(_, cell)| cell.kind >= self.kinds.len()) {
            Some((row, cell)) => Err(PictureError::Length {
                what: format!("row `{}` uses kind {}", row.name, cell.kind),
                got: self.kinds.len(),
                expected: cell.kind + 1,
            }),
            None => Ok(()),
        }
    }

    fn names_px(&self) -> i32 {
        self.rows.iter().map(|row| LABEL.width(&row.name) * 9 / 10).max().unwrap_or(0) + 14
    }

    fn cycle_name(&self, cycle: i32) -> String {
        match cycle {
            0 => self.origin.clone(),
            before if before < 0 => format!("{}−{}", self.origin, -before),
            after => format!("{}+{after}", self.origin),
        }
    }
}

/// Draws `timeline` as the text of an SVG.
pub fn timeline_svg(timeline: &Timeline) -> Result<String, PictureError> {
    timeline.validate()?;
    let (first, last) = timeline.cycles;
    let left = MARGIN + timeline.names_px();
    let width = left + (last - first + 1) * CELL + MARGIN;
    let entry = |(kind, name): (usize, &String)| Entry { colours: vec![shade(kind)], label: name.clone() };
    let entries = timeline.kinds.iter().enumerate().map(entry).collect();
    let legend = Legend::wrapped(entries, width - 2 * MARGIN);
    let legend_top = MARGIN + 28 + LINE * timeline.caption.len() as i32 + 4;
    let top = legend_top + legend.height + 26;
    let headings = timeline.rows.iter().filter(|row| row.heading.is_some()).count() as i32;
    let bottom = top + timeline.rows.len() as i32 * ROW + headings * HEADING + 4;
    canvas::sheet(&timeline.title, (width, bottom + MARGIN), |area| {
        canvas::text(area, &timeline.title, (MARGIN, MARGIN + 8), TITLE)?;
        let faint = Type { colour: palette::FAINT_INK, ..LABEL };
        for (line, text) in timeline.caption.iter().enumerate() {
            canvas::text(area, text, (MARGIN, MARGIN + 32 + LINE * line as i32), faint)?;
        }
        legend.draw(area, (MARGIN, legend_top))?;
        let mut strokes = Strokes::default();
        axis(&mut strokes, timeline, left, (top, bottom));
        rows(&mut strokes, timeline, left, top);
        Ok(strokes.finish())
    })
}

fn shade(kind: usize) -> plotters::style::RGBColor {
    blend(palette::category(kind), palette::PAPER, 0.35)
}

/// Names of cycles, and a thin line at the start of each.
fn axis(strokes: &mut Strokes, timeline: &Timeline, left: i32, (top, bottom): (i32, i32)) {
    for cycle in timeline.cycles.0..=timeline.cycles.1 + 1 {
        let x = left + (cycle - timeline.cycles.0) * CELL;
        strokes.line((x, top), (x, bottom), palette::RULE, cycle != 0);
        if cycle <= timeline.cycles.1 {
            let look = Type { bold: cycle == 0, colour: palette::INK, ..SMALL };
            strokes.text(&timeline.cycle_name(cycle), (x + CELL / 2, top - 10), look.centred());
        }
    }
}

fn rows(strokes: &mut Strokes, timeline: &Timeline, left: i32, top: i32) {
    let mut top = top;
    for row in &timeline.rows {
        if let Some(heading) = &row.heading {
            strokes.text(heading, (MARGIN, top + HEADING - 14), Type { bold: true, ..LABEL });
            top += HEADING;
        }
        strokes.text(&row.name, (left - 10, top + ROW / 2), LABEL.right());
        for cell in &row.cells {
            draw_cell(strokes, timeline, cell, (left, top));
        }
        top += ROW;
    }
}

fn draw_cell(strokes: &mut Strokes, timeline: &Timeline, cell: &Cell, (left, top): (i32, i32)) {
    let (first, last) = timeline.cycles;
    let torn = cell.last > last;
    let x = left + (cell.first - first) * CELL;
    let width = (cell.last.min(last) - cell.first + 1) * CELL - 2;
    let area = Area { left: x + 1, top: top + 3, width, height: ROW - 6 };
    let ink = blend(palette::category(cell.kind), palette::INK, 0.45);
    strokes.block(area, shade(cell.kind), ink, &cell.hint);
    if torn {
        // Two strokes of paper across its end: it goes on.
        for step in [10, 18] {
            let x = area.right() - step;
            strokes.line((x + 4, area.top - 1), (x - 4, area.bottom() + 1), palette::PAPER, false);
        }
    }
    let px = if SMALL.width(&cell.text) * 9 / 10 > area.width { 9 } else { SMALL.px };
    strokes.text(&cell.text, area.centre(), Type { px, colour: palette::INK, ..SMALL }.centred());
}

#[cfg(test)]
mod tests;
