//! Pictures for people: plain data in, the text of an SVG out.
//!
//! | picture | shows | made by |
//! |---|---|---|
//! | [`History`] | which lanes of each warp were active, over time | [`history_svg`] |
//! | [`WidthStudy`] | how long each thread is held, for several warp widths | [`width_study_svg`] |
//! | [`Bars`] | one number for each group and series | [`bars_svg`] |
//! | [`Heat`] | how much there is for each row and column | [`heat_svg`] |
//! | [`Blocks`] | boxes within boxes, and what flows between them | [`blocks_svg`] |
//! | [`SplitTrees`] | how warps split into contexts, over time | [`split_trees_svg`] |
//! | [`Timeline`] | what happens in which cycle, a row each | [`timeline_svg`] |
//!
//! This crate knows no RISC-V, opens no file and reads no font: whoever holds the data names it, and whoever
//! wants a file writes it. Odd data is a typed [`PictureError`] that carries the evidence; large data becomes a
//! coarser picture that says so in its caption. Colours are safe for colour-blind readers (`palette`), axes,
//! frames and text are drawn by `plotters`; only what plotters cannot say (a tooltip, ten thousand
//! rectangles as one path) is written here as SVG.

mod bars;
mod blocks;
mod canvas;
mod error;
mod heat;
mod history;
mod legend;
mod numbers;
mod palette;
mod split_tree;
mod strokes;
mod timeline;
mod width_study;

#[cfg(test)]
mod well_formed;

pub use bars::{BarGroup, Bars, bars_svg};
pub use blocks::{Arrangement, Block, Blocks, Link, blocks_svg};
pub use canvas::escaped;
pub use error::PictureError;
pub use heat::{Heat, HeatGroup, heat_svg};
pub use history::{Band, CONTEXTS, History, MAX_BANDS, MAX_LANES, Mark, Step, Utilisation, history_svg};
pub use split_tree::{Life, SplitTrees, WarpTree, split_trees_svg};
pub use timeline::{Cell, Row, Timeline, timeline_svg};
pub use width_study::{Panel, Series, WidthStudy, width_study_svg};
