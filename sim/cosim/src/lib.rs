//! Emitted Verilog as a running model, and lockstep with it.
//!
//! ```text
//! Shape ── emit ──> Source ── Cache::model ──> shared object ── Model::load ──> Rtl ────────────┐
//!                                 verilator, c++                                                ├─ Engine ─ lockstep: every
//! Program ───────────────────────────────────> cycle::Chip (golden inside) ──> CycleModel ──────┘  cycle, every lane
//! ```
//!
//! `engine` is the contract: steps and observations, cycle by cycle, as frames. `verilated` knows any design; `rtl` is the
//! core with a memory behind its ports, `cycle_model` the cycle model, both as engines; `lockstep` lets two engines take
//! one cycle after the other and compares what they show; `ahead` gives one of them a thread of its own; `invariants` are
//! what one engine's frames promise by themselves; `recording` turns what they show into waveforms.

mod ahead;
pub mod alone;
mod cycle_model;
mod engine;
pub mod expectation;
pub mod frame;
mod invariants;
pub mod lockstep;
mod program_error;
pub mod recording;
pub mod rtl;
pub mod verilated;

pub use ahead::Ahead;
pub use alone::{Alone, AloneError};
pub use cycle_model::CycleModel;
pub use engine::{Engine, EngineError};
pub use invariants::{Broken, Invariant};
pub use lockstep::{Difference, Lockstep, LockstepError};
pub use program_error::ProgramError;
pub use rtl::{Build, Rtl, Start};
pub use verilated::Initial;
