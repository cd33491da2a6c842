//! The split tree of each warp: time from left to right, a line for each context, a fork where lanes part and a join where
//! they meet again.
//!
//! A bar is a context that runs, in its colour, with the lanes it was given; a thin dashed line is one that waits at its
//! join for the other half. Forks and joins are upright lines between parent and child. What is narrower than a pixel and
//! falls on one that is drawn is left out, and the caption says how much. Knows contexts and times only.

use crate::PictureError;
use crate::canvas::{self, LABEL, SMALL, TITLE, Type};
use crate::history::{CONTEXTS, MAX_BANDS};
use crate::legend::{Entry, Legend};
use crate::numbers::{grouped, ticks};
use crate::palette;
use crate::strokes::{Area, Strokes};

const MARGIN: i32 = 16;
const ROW: i32 = 24;
const BAR: i32 = 14;
const GAP: i32 = 14;
/// The sheet's time axis is as wide as this at most, and a time at most as wide as that.
const WIDTH: i32 = 1400;
const TIME_PX: f64 = 16.0;

/// How the warps of a run split.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SplitTrees {
    /// The head of the picture.
    pub title: String,
    /// What time counts.
    pub time_label: String,
    /// From top to bottom.
    pub warps: Vec<WarpTree>,
}

/// How one warp split.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WarpTree {
    /// E.g. `core 0 warp 1`.
    pub name: String,
    /// In the order of their starts.
    pub lives: Vec<Life>,
}

/// A context from its split to its merge; that of context 0 is the whole run of its warp.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Life {
    /// Which context, `0..8`.
    pub context: u8,
    /// Context it was split from; none for context 0.
    pub parent: Option<u8>,
    /// Its lanes in words, e.g. `0011`.
    pub lanes: String,
    /// When it starts.
    pub from: u64,
    /// When it ends: the first time at which it is free again.
    pub to: u64,
    /// It ends by a merge within the picture.
    pub merges: bool,
    /// When it waits at a join, first time and the one behind the last.
    pub waits: Vec<(u64, u64)>,
}

impl SplitTrees {
    fn validate(&self) -> Result<(u64, u64), PictureError> {
        if self.warps.len() > MAX_BANDS {
            return Err(PictureError::TooManyBands { bands: self.warps.len() });
        }
        for warp in &self.warps {
            for &Life { context, from, to, .. } in &warp.lives {
                let band = || warp.name.clone();
                if context >= CONTEXTS {
                    return Err(PictureError::Context { band: band(), time: from, context });
                }
                if to < from {
                    return Err(PictureError::TimeGoesBack { band: band(), before: from, time: to });
                }
            }
        }
        let lives = || self.warps.iter().flat_map(|warp| &warp.lives);
        let first = lives().map(|life| life.from).min();
        let last = lives().map(|life| life.to).max();
        let what = || format!("`{}` has no context in any of its {} warps", self.title, self.warps.len());
        first.zip(last).ok_or_else(|| PictureError::Empty { what: what() })
    }

    fn contexts(&self) -> u8 {
        self.warps.iter().map(WarpTree::contexts).max().unwrap_or(1)
    }
}

impl WarpTree {
    fn contexts(&self) -> u8 {
        self.lives.iter().map(|life| life.context + 1).max().unwrap_or(1)
    }
}

/// Times as pixels.
struct Axis {
    left: i32,
    first: u64,
    last: u64,
    time_px: f64,
}

impl Axis {
    fn x(&self, time: u64) -> i32 {
        self.left + ((time - self.first) as f64 * self.time_px).round() as i32
    }
}

/// Draws the split trees as the text of an SVG.
pub fn split_trees_svg(trees: &SplitTrees) -> Result<String, PictureError> {
    let (first, last) = trees.validate()?;
    let names = trees.warps.iter().map(|warp| LABEL.width(&warp.name)).max().unwrap_or(0).min(200);
    let left = MARGIN + names + 62;
    let time_px = (f64::from(WIDTH) / (last - first).max(1) as f64).min(TIME_PX);
    let axis = Axis { left, first, last, time_px };
    let width = (axis.x(last) + MARGIN + 20).max(640);
    let mut entries: Vec<Entry> = (0..trees.contexts())
        .map(|context| Entry {
            colours: vec![palette::category(context.into())],
            label: format!("context {context}"),
        })
        .collect();
    entries.push(Entry { colours: vec![], label: "dashed: waits at its join for the other half".into() });
    let legend = Legend::wrapped(entries, width - 2 * MARGIN);
    let top = MARGIN + 28 + legend.height + 8;
    let heights = trees.warps.iter().map(|warp| i32::from(warp.contexts()) * ROW + GAP);
    let bottom = top + heights.sum::<i32>();
    canvas::sheet(&trees.title, (width, bottom + 66 + MARGIN), |area| {
        let title = TITLE.clip(&trees.title, width - 2 * MARGIN);
        canvas::text(area, &title, (MARGIN, MARGIN + 8), TITLE)?;
        legend.draw(area, (MARGIN, MARGIN + 28))?;
        let mut strokes = Strokes::default();
        let (mut warp_top, mut hidden) = (top, 0);
        for warp in &trees.warps {
            hidden += draw_warp(&mut strokes, &axis, warp, warp_top);
            warp_top += i32::from(warp.contexts()) * ROW + GAP;
        }
        draw_axis(&mut strokes, &axis, bottom, &trees.time_label);
        if hidden > 0 {
            let caption =
                format!("{} splits fall on a pixel that is drawn and are left out.", grouped(hidden));
            strokes.text(&caption, (MARGIN, bottom + 56), SMALL);
        }
        Ok(strokes.finish())
    })
}

/// Draws a warp; gives how many lives are left out.
fn draw_warp(strokes: &mut Strokes, axis: &Axis, warp: &WarpTree, top: i32) -> u128 {
    let middle = |context: u8| top + i32::from(context) * ROW + ROW / 2;
    strokes.text(&LABEL.clip(&warp.name, 200), (MARGIN, middle(0)), LABEL);
    for context in 0..warp.contexts() {
        strokes.text(&context.to_string(), (axis.left - 10, middle(context)), SMALL.right());
    }
    let (mut drawn_to, mut hidden) = ([i32::MIN; CONTEXTS as usize], 0);
    for life in &warp.lives {
        let (from, to) = (axis.x(life.from), axis.x(life.to).max(axis.x(life.from) + 1));
        let drawn = &mut drawn_to[usize::from(life.context)];
        if to <= *drawn {
            hidden += 1;
            continue;
        }
        *drawn = to;
        let (y, ink) = (middle(life.context), palette::category(life.context.into()));
        if let Some(parent) = life.parent {
            strokes.line((from, middle(parent)), (from, y), ink, false);
            if life.merges {
                strokes.line((to, y), (to, middle(parent)), ink, false);
            }
        }
        draw_life(strokes, axis, life, y);
    }
    hidden
}

/// Bars where it runs, dashes where it waits.
fn draw_life(strokes: &mut Strokes, axis: &Axis, life: &Life, y: i32) {
    let ink = palette::category(life.context.into());
    let hint = format!("context {} lanes {}, {} to {}", life.context, life.lanes, life.from, life.to);
    let mut at = life.from;
    let mut named = life.lanes.is_empty();
    for (from, to) in life.waits.iter().copied().chain([(life.to, life.to)]) {
        if from > at {
            let (left, right) = (axis.x(at), axis.x(from));
            let bar = Area { left, top: y - BAR / 2, width: (right - left).max(1), height: BAR };
            strokes.block(bar, ink, ink, &hint);
            if !named && SMALL.width(&life.lanes) + 4 <= bar.width {
                let look = Type { colour: palette::INK, ..SMALL };
                strokes.text(&life.lanes, bar.centre(), look.centred());
                named = true;
            }
        }
        strokes.line((axis.x(from), y), (axis.x(to), y), palette::INK, true);
        at = to.max(at);
    }
}

fn draw_axis(strokes: &mut Strokes, axis: &Axis, bottom: i32, label: &str) {
    let right = axis.x(axis.last);
    strokes.line((axis.left, bottom), (right, bottom), palette::INK, false);
    let widest = SMALL.width(&grouped(axis.last.into())) + 24;
    let room = ((right - axis.left) / widest).clamp(1, 12) as usize;
    for time in ticks(axis.first, axis.last, room) {
        let x = axis.x(time);
        strokes.line((x, bottom), (x, bottom + 4), palette::INK, false);
        strokes.text(&grouped(time.into()), (x, bottom + 13), SMALL.centred());
    }
    strokes.text(label, ((axis.left + right) / 2, bottom + 32), LABEL.centred());
}

#[cfg(test)]
mod tests;
