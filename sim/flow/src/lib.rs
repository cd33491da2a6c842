//! Control flow from the binary alone: what a lane can run through, in which order, and where splits begin and end.
//!
//! ```text
//! code       the instruction at an address
//! constants  registers whose value follows from lui, auipc and addi
//! reach      every address a lane can come to, and where each jump goes
//! block      a stretch that is entered at its first instruction and left at its last
//! function   blocks reachable from an entry without entering another function; edges between them
//! order      dominators and post-dominators
//! loop_bounds how often loops run at most, as declared, and when a run breaks it
//! loops      natural loops: head, back edges, nesting
//! splits     what lies between a split and its join, side by side
//! flow       all of it for one program
//! ```
//!
//! The graph is that of one lane: `join` goes on behind itself, and that a warp comes back to `split + 4` for its other half is in the
//! split region, not in an edge. An indirect jump that is no return, and a loop with two entries, are errors that name the place; where
//! the caller knows targets, [`Targets`] says so. Knows the program and the instruction table; no engine, no time.

mod block;
mod code;
mod constants;
mod error;
mod flow;
mod function;
mod loop_bounds;
mod loops;
mod order;
mod reach;
mod splits;
#[cfg(test)]
mod testing;

pub use block::{Block, BlockId, End};
pub use error::{FlowError, Place};
pub use flow::Flow;
pub use function::{Edge, Function};
pub use loop_bounds::{LoopBounds, Passes};
pub use loops::Loop;
pub use reach::Targets;
pub use splits::SplitRegion;
