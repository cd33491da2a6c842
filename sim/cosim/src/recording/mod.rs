//! Runs as waveforms: what an engine showed in a cycle becomes signals, the same names for every engine.
//!
//! ```text
//! Engine ── Frame ─┬─ Recording ── Window ──> F.vcd | F.fst, F.gtkw, schedule as JSON
//!                  └─ Recent (the last cycles of two engines) ──> one VCD with a scope each
//! ```
//!
//! A cycle is 10 ns: cycle 123 starts at 1230 ns, where the clock rises and everything of that cycle is shown. `x` is what
//! the recording cannot know (the instruction before the first one seen), `z` is nothing (the pc of no issue).

mod bus_signals;
mod core_signals;
mod files;
mod latest;
mod recent;
mod record;
mod schedule_trace;
mod signals;
mod split_signals;
mod window;
mod words;

pub use files::{Recorded, Recording, Target};
pub use recent::Recent;
pub use record::{RecordError, record};
pub use signals::CYCLE_NS;
pub use window::Window;

#[cfg(test)]
mod tests;
