//! Emitted Verilog as a running model, and lockstep with it.
//!
//! ```text
//! CoreShape ── emit ──> Source ── Cache::model ──> shared object ── Model::load ──> Rtl ┐
//!                                 verilator, c++                                        ├─ lockstep: every cycle,
//! Program ───────────────────────────────────────────────> cycle::Chip (golden inside) ─┘   every lane
//! ```
//!
//! `verilated` knows any design; `rtl` is the core with a memory behind its ports; `lockstep` lets the core and the cycle
//! model take one cycle after the other and compares what they say.

pub mod lockstep;
pub mod memory;
pub mod rtl;
pub mod verilated;

pub use lockstep::{Difference, Lockstep, LockstepError};
pub use rtl::Rtl;
