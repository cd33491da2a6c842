//! What each lane computes, without time.
//!
//! ```text
//! Machine ── cores ── warps ── contexts (pc, masks, divergence stack)
//!    │                  └───── registers (64 rows of lanes)
//!    ├── memory, exit code                step(at) executes one instruction of one context
//!    └── Code: decoded instructions       advance() does so in this engine's own order (order.rs)
//! ```
//!
//! The golden engine is what the others are judged by, so it is written for reading: one file an idea, the meaning of
//! an instruction in one line where possible (`execute/`). It has no pipeline, no caches and no clock. Another engine
//! may dictate the order of steps, perform memory accesses later than they issue ([`Machine::issue`],
//! [`Machine::perform`]) and supply the values of time-dependent CSRs ([`TimedCsrs`]).
//!
//! Execution order when run alone: rounds; in a round every core in turn, every warp of it, every context of that,
//! each for up to [`order::TURN`] instructions or until it waits. The same program and configuration give the same
//! run, always.

mod access;
mod code;
mod context;
mod core;
mod execute;
mod fault;
mod machine;
mod observer;
pub mod order;
mod registers;
mod retire;
mod siblings;
mod step;
mod warp;

pub use context::{ContextState, Entry};
pub use fault::{Cause, Fault, RunError, Waiting, Warning, WarningKind};
pub use machine::{At, Launch, Machine, Options};
pub use observer::{Divergence, JoinOutcome, Observer, Silent, SplitOutcome};
pub use order::Status;
pub use retire::{MemoryEffect, MemoryKind, Retire};
pub use step::{Step, TimedCsrs};
