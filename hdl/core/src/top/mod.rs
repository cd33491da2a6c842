//! The core, wired: three stages of blocks and the top level.
//!
//! ```text
//! front_end    queues, selection, fetch, instruction cache          cycle c
//! issue_stage  readiness, pending registers, slots, units           cycle c
//! operand_stage  the issued instruction, cut up and kept        cycle c to c + 1
//! execute      lanes, CSRs, load/store unit, warp control           cycle c + 1 and later
//! core         the three of them, memory ports, trace ports
//! ```

pub mod class;
pub mod core;
pub mod execute;
pub mod front_end;
pub mod issue_stage;
pub mod operand_stage;

pub use core::{Core, CoreShape, NotYet};
