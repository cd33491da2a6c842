//! A block diagram: boxes within boxes, and arrows between neighbours.
//!
//! A box holds other boxes either as a packed list, or in columns or rows with arrows between them. Its tooltip says more than its
//! name can. Knows no hardware: the caller names the boxes, chooses the columns and labels the arrows.

mod layout;
mod paint;

use crate::{PictureError, canvas};

/// A block diagram.
#[derive(Debug, Clone, PartialEq)]
pub struct Blocks {
    /// The head of the picture.
    pub title: String,
    /// Lines below it.
    pub caption: Vec<String>,
    /// The outermost box.
    pub root: Block,
}

/// A box of a block diagram.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Block {
    /// What stands in it.
    pub name: String,
    /// Tooltip of the box.
    pub hint: String,
    /// How many there are of it; drawn once.
    pub copies: usize,
    /// Which colour it and all in it have, as a category.
    pub tone: Option<usize>,
    /// What is in it.
    pub inside: Vec<Block>,
    /// How that is arranged.
    pub arrangement: Arrangement,
    /// What flows between the boxes inside.
    pub links: Vec<Link>,
}

/// How boxes stand in a box; numbers are indices of those inside.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Arrangement {
    /// As close as they go; without arrows.
    #[default]
    Packed,
    /// Columns from left to right, each from top to bottom.
    Columns(Vec<Vec<usize>>),
    /// Rows from top to bottom, each from left to right.
    Rows(Vec<Vec<usize>>),
}

/// An arrow between two boxes in neighbouring columns or rows; `None` is the world outside.
#[derive(Debug, Clone, PartialEq)]
pub struct Link {
    /// Index of the box it leaves.
    pub from: Option<usize>,
    /// Index of the box it enters.
    pub to: Option<usize>,
    /// Stands above it.
    pub label: String,
    /// Stands below it.
    pub detail: String,
    /// Tooltip of the arrow.
    pub hint: String,
}

impl Block {
    fn validate(&self) -> Result<(), PictureError> {
        let count = self.inside.len();
        let placed: Vec<usize> = match &self.arrangement {
            Arrangement::Packed => (0..count).collect(),
            Arrangement::Columns(groups) | Arrangement::Rows(groups) => {
                groups.iter().flatten().copied().collect()
            }
        };
        let ends = self.links.iter().flat_map(|link| [link.from, link.to]).flatten();
        if let Some(index) = ends.chain(placed.iter().copied()).find(|index| *index >= count) {
            return Err(PictureError::NoSuchBlock { block: self.name.clone(), index, count });
        }
        if placed.len() != count {
            let what = format!("boxes with a place in `{}`", self.name);
            return Err(PictureError::Length { what, got: placed.len(), expected: count });
        }
        self.inside.iter().try_for_each(Block::validate)
    }
}

/// Draws `blocks` as the text of an SVG.
pub fn blocks_svg(blocks: &Blocks) -> Result<String, PictureError> {
    blocks.root.validate()?;
    let placed = layout::place(blocks);
    canvas::sheet(&blocks.title, placed.size, |_| Ok(paint::strokes(blocks, &placed)))
}

#[cfg(test)]
mod tests;
