//! Control: which contexts and lanes are active, and what blocks a context.
//!
//! [`WarpControl`] owns the masks (masks.rs) and blocked states (blocked.rs) of a core's contexts and resolves the instructions
//! that block them; [`GlobalBarriers`] are the chip's, across cores.

mod blocked;
mod global_barrier;
mod masks;
mod warp_control;

pub(crate) use global_barrier::{Arrival, GlobalBarriers};
pub(crate) use warp_control::WarpControl;
