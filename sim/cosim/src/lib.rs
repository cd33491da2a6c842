//! Emitted Verilog as a running model, and lockstep with it.
//!
//! ```text
//! Shape ── emit ──> Source ── Cache::model ──> shared object ── Model::load ──> Rtl ┐
//!                                 verilator, c++                                        ├─ lockstep: every cycle,
//! Program ───────────────────────────────────────────────> cycle::Chip (golden inside) ─┘   every lane
//! ```
//!
//! `verilated` knows any design; `rtl` is the core with a memory behind its ports; `lockstep` lets the core and the cycle
//! model take one cycle after the other and compares what they say; `recording` turns what they say into waveforms.

pub mod alone;
pub mod expectation;
pub mod frame;
pub mod lockstep;
mod program_error;
pub mod recording;
pub mod rtl;
pub mod verilated;

pub use alone::{Alone, AloneError};
pub use lockstep::{Difference, Lockstep, LockstepError};
pub use program_error::ProgramError;
pub use rtl::{Build, Rtl, Start};
pub use verilated::Initial;
