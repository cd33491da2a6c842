//! Boxes, names and arrows at their places.

use super::layout::{ARROW_PITCH, HEAD, MARGIN, Placed, Sheet, is_first_column, shown_name, upright_px};
use super::{Block, Blocks, Link};
use crate::canvas::{LABEL, SMALL, TITLE, Type};
use crate::palette::{self, blend};
use crate::strokes::{Area, Strokes};
use plotters::style::RGBColor;

/// How far an arrow reaches beyond the outermost box.
const REACH: i32 = 4;

pub(super) fn strokes(blocks: &Blocks, sheet: &Sheet) -> String {
    let mut strokes = Strokes::default();
    strokes.text(&blocks.title, (MARGIN, MARGIN + 8), TITLE);
    for (line, text) in blocks.caption.iter().enumerate() {
        strokes.text(
            text,
            (MARGIN, MARGIN + 32 + 17 * line as i32),
            Type { colour: palette::FAINT_INK, ..LABEL },
        );
    }
    draw(&mut strokes, &blocks.root, &sheet.root, None, 0);
    outside(&mut strokes, &blocks.root, &sheet.root, sheet.size.0);
    strokes.finish()
}

fn draw(strokes: &mut Strokes, block: &Block, placed: &Placed, tone: Option<usize>, depth: usize) {
    let tone = block.tone.or(tone);
    let hue = tone.map_or(palette::FAINT_INK, palette::category);
    let ink = blend(hue, palette::INK, 0.35);
    let paper = if placed.inside.is_empty() { palette::PAPER } else { tint(tone, hue, depth) };
    if block.copies > 1 {
        let behind = Area { left: placed.area.left + 4, top: placed.area.top + 4, ..placed.area };
        strokes.block(behind, paper, ink, "");
    }
    strokes.block(placed.area, paper, ink, &block.hint);
    let name = shown_name(block);
    if placed.inside.is_empty() {
        strokes.text(&name, placed.area.centre(), LABEL.centred());
    } else {
        let at = (placed.area.left + 10, placed.area.top + HEAD / 2);
        strokes.text(&name, at, Type { bold: true, ..LABEL });
    }
    for (inner, area) in block.inside.iter().zip(&placed.inside) {
        draw(strokes, inner, area, tone, depth + 1);
    }
    links(strokes, block, placed);
}

/// Boxes without a tone are nearly white, others lighter the deeper they lie.
fn tint(tone: Option<usize>, hue: RGBColor, depth: usize) -> RGBColor {
    let share = match tone {
        None => 0.96,
        Some(_) => (0.74 + 0.06 * depth as f64).min(0.94),
    };
    blend(hue, palette::PAPER, share)
}

/// Arrows between the boxes of one box, one below the other in their gap.
fn links(strokes: &mut Strokes, block: &Block, placed: &Placed) {
    for (number, link) in block.links.iter().enumerate() {
        let (Some(from), Some(to)) = (link.from, link.to) else { continue };
        let (a, b) = (placed.inside[from].area, placed.inside[to].area);
        let pair = (from.min(to), from.max(to));
        let before: Vec<&Link> =
            block.links[..number].iter().filter(|other| is_between(other, pair)).collect();
        if a.bottom() <= b.top || b.bottom() <= a.top {
            upright(strokes, link, (a, b), before.iter().map(|link| upright_px(link)).sum());
            continue;
        }
        let count = block.links.iter().filter(|other| is_between(other, pair)).count() as i32;
        let (top, bottom) = (a.top.max(b.top), a.bottom().min(b.bottom()));
        let first = (top + bottom) / 2 - (count - 1) * ARROW_PITCH / 2;
        let y = first + before.len() as i32 * ARROW_PITCH;
        let ends = if a.left < b.left { (a.right(), b.left) } else { (a.left, b.right()) };
        flat(strokes, link, ends, y);
    }
}

fn is_between(link: &Link, pair: (usize, usize)) -> bool {
    matches!((link.from, link.to), (Some(from), Some(to)) if (from.min(to), from.max(to)) == pair)
}

fn flat(strokes: &mut Strokes, link: &Link, (from, to): (i32, i32), y: i32) {
    strokes.arrow((from, y), (to, y), palette::INK, &link.hint);
    let middle = (from + to) / 2;
    strokes.text(&link.label, (middle, y - 9), Type { colour: palette::INK, ..SMALL }.centred());
    strokes.text(&link.detail, (middle, y + 10), SMALL.centred());
}

fn upright(strokes: &mut Strokes, link: &Link, (a, b): (Area, Area), offset: i32) {
    let x = a.left.max(b.left) + 18 + offset;
    let (from, to) = if a.top < b.top { (a.bottom(), b.top) } else { (a.top, b.bottom()) };
    strokes.arrow((x, from), (x, to), palette::INK, &link.hint);
    let middle = (from + to) / 2;
    strokes.text(&link.label, (x + 9, middle - 8), Type { colour: palette::INK, ..SMALL });
    strokes.text(&link.detail, (x + 9, middle + 8), SMALL);
}

/// Arrows from and to the world outside the outermost box: left of its first column, right of its last.
fn outside(strokes: &mut Strokes, root: &Block, placed: &Placed, width: i32) {
    for (index, inner) in placed.inside.iter().enumerate() {
        let of = |link: &&Link| match (link.from, link.to) {
            (None, Some(to)) => to == index,
            (Some(from), None) => from == index,
            _ => false,
        };
        let mine: Vec<&Link> = root.links.iter().filter(of).collect();
        let is_left = is_first_column(root, index);
        let (near, far) = match is_left {
            true => (inner.area.left, MARGIN - REACH),
            false => (inner.area.right(), width - MARGIN + REACH),
        };
        let first = (inner.area.top + inner.area.bottom()) / 2 - (mine.len() as i32 - 1) * ARROW_PITCH / 2;
        for (place, link) in mine.iter().enumerate() {
            let y = first + place as i32 * ARROW_PITCH;
            let ends = if link.from.is_none() { (far, near) } else { (near, far) };
            strokes.arrow((ends.0, y), (ends.1, y), palette::INK, &link.hint);
            let (x, look) = match is_left {
                true => (far + 4, SMALL),
                false => (far - 4, SMALL.right()),
            };
            strokes.text(&link.label, (x, y - 9), Type { colour: palette::INK, ..look });
            strokes.text(&link.detail, (x, y + 10), look);
        }
    }
}
