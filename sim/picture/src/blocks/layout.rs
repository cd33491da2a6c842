//! Where each box goes: inner boxes first, then the box around them.

use super::{Arrangement, Block, Blocks, Link};
use crate::canvas::{LABEL, SMALL, TITLE, Type};
use crate::strokes::Area;

pub(super) const MARGIN: i32 = 16;
/// Between boxes that have nothing to do with each other, and around them.
const GAP: i32 = 8;
/// The name of a box that holds others.
pub(super) const HEAD: i32 = 26;
const LEAF_HEIGHT: i32 = 28;
/// From one arrow to the next in the same gap.
pub(super) const ARROW_PITCH: i32 = 46;
/// Height of a gap with arrows up and down.
const UPRIGHT_GAP: i32 = 58;
const LINE: i32 = 17;
/// How wide a box is made if nothing else decides.
const PREFERRED: i32 = 340;

/// A box and those in it, in order.
#[derive(Debug, Clone, Default)]
pub(super) struct Placed {
    pub(super) area: Area,
    pub(super) inside: Vec<Placed>,
}

pub(super) struct Sheet {
    pub(super) size: (i32, i32),
    pub(super) root: Placed,
}

pub(super) fn place(blocks: &Blocks) -> Sheet {
    let mut root = measure(&blocks.root, PREFERRED, false);
    let beside = |left: bool| {
        let outside = blocks.root.links.iter().filter(|link| match (link.from, link.to) {
            (Some(inner), None) | (None, Some(inner)) => is_first_column(&blocks.root, inner) == left,
            _ => false,
        });
        outside.map(|link| link_px(link) + 20).max().unwrap_or(0)
    };
    let top = MARGIN + 26 + LINE * blocks.caption.len() as i32 + 8;
    shift(&mut root, MARGIN + beside(true), top);
    let lines = blocks.caption.iter().map(|line| LABEL.width(line)).max().unwrap_or(0);
    let text = lines.max(TITLE.width(&blocks.title)) * 9 / 10 + MARGIN;
    let width = (root.area.right() + beside(false)).max(text) + MARGIN;
    Sheet { size: (width, root.area.bottom() + MARGIN + 4), root }
}

/// Whether a box stands at the left edge of the one around it.
pub(super) fn is_first_column(block: &Block, index: usize) -> bool {
    match &block.arrangement {
        Arrangement::Columns(columns) => columns.first().is_some_and(|column| column.contains(&index)),
        Arrangement::Rows(rows) => rows.iter().any(|row| row.first() == Some(&index)),
        Arrangement::Packed => false,
    }
}

fn label_px(text: &str) -> i32 {
    SMALL.width(text) * 9 / 10
}

/// An arrow up or down, its text beside it.
pub(super) fn upright_px(link: &Link) -> i32 {
    link_px(link) + 36
}

fn link_px(link: &Link) -> i32 {
    label_px(&link.label).max(label_px(&link.detail))
}

pub(super) fn shown_name(block: &Block) -> String {
    if block.copies > 1 { format!("{} ×{}", block.name, block.copies) } else { block.name.clone() }
}

fn name_px(block: &Block, look: Type) -> i32 {
    look.width(&shown_name(block)) * 9 / 10 + 16
}

fn shift(placed: &mut Placed, right: i32, down: i32) {
    placed.area.left += right;
    placed.area.top += down;
    placed.inside.iter_mut().for_each(|inner| shift(inner, right, down));
}

/// With its own corner at the origin, at most as wide as `room` if that is enough; `fill`: not less either.
fn measure(block: &Block, room: i32, fill: bool) -> Placed {
    let mut placed = match &block.arrangement {
        _ if block.inside.is_empty() => Placed {
            area: Area { width: name_px(block, LABEL), height: LEAF_HEIGHT, ..Area::default() },
            inside: Vec::new(),
        },
        Arrangement::Packed => packed(block, room - 2 * GAP, fill),
        Arrangement::Columns(columns) => in_columns(block, columns),
        Arrangement::Rows(rows) => in_rows(block, rows),
    };
    placed.area.width = placed.area.width.max(name_px(block, LABEL));
    placed
}

/// Small boxes in a grid; large ones below it, in as many columns as there is room for, each where it ends highest.
fn packed(block: &Block, room: i32, fill: bool) -> Placed {
    let half = if room > PREFERRED { (room - GAP) / 2 } else { room };
    let natural: Vec<Placed> = block.inside.iter().map(|inner| measure(inner, half, false)).collect();
    let is_leaf = |index: &usize| block.inside[*index].inside.is_empty();
    let (leaves, large): (Vec<usize>, Vec<usize>) = (0..natural.len()).partition(is_leaf);
    let widest = |group: &[usize]| group.iter().map(|index| natural[*index].area.width).max().unwrap_or(0);
    let fit =
        |widest: i32, count: usize| ((room + GAP) / (widest + GAP).max(1)).clamp(1, count.max(1) as i32);

    let columns = fit(widest(&large), large.len());
    let leaf_columns = fit(widest(&leaves), leaves.len());
    let needed = (columns * (widest(&large) + GAP)).max(leaf_columns * (widest(&leaves) + GAP)) - GAP;
    let width = if fill { needed.max(room) } else { needed };
    let share = |columns: i32| (width + GAP) / columns - GAP;

    let mut inner = natural;
    let mut top = HEAD;
    for (place, index) in leaves.iter().enumerate() {
        let (row, column) = (place as i32 / leaf_columns, place as i32 % leaf_columns);
        inner[*index].area.width = share(leaf_columns);
        shift(
            &mut inner[*index],
            GAP + column * (share(leaf_columns) + GAP),
            HEAD + row * (LEAF_HEIGHT + GAP),
        );
        top = HEAD + (row + 1) * (LEAF_HEIGHT + GAP);
    }
    let mut ends = vec![top; columns as usize];
    for index in large {
        let column = (0..ends.len()).min_by_key(|column| ends[*column]).unwrap_or(0);
        let mut one = measure(&block.inside[index], share(columns), true);
        one.area.width = share(columns);
        shift(&mut one, GAP + column as i32 * (share(columns) + GAP), ends[column]);
        ends[column] = one.area.bottom() + GAP;
        inner[index] = one;
    }
    let height = ends.into_iter().max().unwrap_or(top);
    Placed { area: Area { width: width + 2 * GAP, height, ..Area::default() }, inside: inner }
}

fn between(block: &Block, a: usize, b: usize) -> impl Iterator<Item = &Link> {
    let is_one =
        move |link: &&Link| [(link.from, link.to), (link.to, link.from)].contains(&(Some(a), Some(b)));
    block.links.iter().filter(is_one)
}

/// Room between two neighbours beside each other.
fn flat_gap<'a>(links: impl Iterator<Item = &'a Link>) -> i32 {
    links.map(|link| (link_px(link) + 24).max(60)).max().unwrap_or(2 * GAP)
}

/// Columns with room for the arrows between them; what stands in one column is as wide as it.
fn in_columns(block: &Block, columns: &[Vec<usize>]) -> Placed {
    let mut inner: Vec<Placed> = block.inside.iter().map(|inner| measure(inner, PREFERRED, false)).collect();
    let (mut left, mut bottom) = (2 * GAP, 0);
    for (number, column) in columns.iter().enumerate() {
        let width = column.iter().map(|index| inner[*index].area.width).max().unwrap_or(0);
        let mut top = HEAD + GAP;
        for (place, index) in column.iter().enumerate() {
            inner[*index].area.width = width;
            shift(&mut inner[*index], left, top);
            let next = column.get(place + 1);
            let linked = next.is_some_and(|next| between(block, *index, *next).next().is_some());
            top = inner[*index].area.bottom() + if linked { UPRIGHT_GAP } else { 2 * GAP };
            bottom = bottom.max(inner[*index].area.bottom());
        }
        let next = columns.get(number + 1).into_iter().flatten();
        let pairs = next.flat_map(|b| column.iter().map(move |a| (*a, *b)));
        left += width + flat_gap(pairs.flat_map(|(a, b)| between(block, a, b)));
    }
    let area = Area { width: left, height: bottom + 2 * GAP, ..Area::default() };
    Placed { area, inside: inner }
}

/// Whether an arrow goes from this box of a row to another row, or comes from there.
fn leaves_row(link: &Link, index: usize, row: &[usize]) -> bool {
    match (link.from, link.to) {
        (Some(from), Some(to)) => {
            (from == index && !row.contains(&to)) || (to == index && !row.contains(&from))
        }
        _ => false,
    }
}

/// Rows with room for the arrows between them; what stands in one row is as high as it, and alone in it as wide as all.
fn in_rows(block: &Block, rows: &[Vec<usize>]) -> Placed {
    let mut inner: Vec<Placed> = block.inside.iter().map(|inner| measure(inner, PREFERRED, false)).collect();
    for row in rows {
        for index in row {
            let upright = block.links.iter().filter(|link| leaves_row(link, *index, row));
            let needed: i32 = upright.map(upright_px).sum();
            if needed > inner[*index].area.width {
                inner[*index] = measure(&block.inside[*index], needed, true);
            }
        }
    }
    let gap = |pair: &[usize]| flat_gap(between(block, pair[0], pair[1]));
    let row_px = |row: &Vec<usize>| {
        let boxes: i32 = row.iter().map(|index| inner[*index].area.width).sum();
        boxes + row.windows(2).map(gap).sum::<i32>()
    };
    let width = rows.iter().map(row_px).max().unwrap_or(0);
    let mut top = HEAD + GAP;
    for (number, row) in rows.iter().enumerate() {
        if let [alone] = row.as_slice() {
            inner[*alone] = measure(&block.inside[*alone], width, true);
            inner[*alone].area.width = inner[*alone].area.width.max(width);
        }
        let height = row.iter().map(|index| inner[*index].area.height).max().unwrap_or(0);
        let mut left = 2 * GAP;
        for (place, index) in row.iter().enumerate() {
            inner[*index].area.height = height;
            shift(&mut inner[*index], left, top);
            left = inner[*index].area.right() + row.get(place..place + 2).map_or(0, gap);
        }
        let linked = rows.get(number + 1).is_some_and(|next| {
            next.iter().any(|b| row.iter().any(|a| between(block, *a, *b).next().is_some()))
        });
        top += height + if linked { UPRIGHT_GAP } else { 2 * GAP };
    }
    let right = inner.iter().map(|one| one.area.right()).max().unwrap_or(0);
    let bottom = inner.iter().map(|one| one.area.bottom()).max().unwrap_or(0);
    let area = Area { width: right + 2 * GAP, height: bottom + 2 * GAP, ..Area::default() };
    Placed { area, inside: inner }
}
