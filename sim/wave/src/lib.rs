//! Waveforms: written, shown, compared. Knows signals, scopes and time, and nothing of what they mean.
//!
//! ```text
//! Layout (scopes, names, kinds) ┬─ WaveWriter ──> F.vcd | F.fst          values at times
//!                               └─ Companions ──> F.gtkw, F.*.txt, F.filter   how GTKWave shows them
//! TraceJson ──> F.json                                                   slices on tracks, for Perfetto
//!
//! A.vcd | A.fst ─ open ─ reading thread ┐
//!                                       ├─ diff::compare ──> Report;  diff::overlay ──> one VCD with both
//! B.vcd | B.fst ─ open ─ reading thread ┘
//! ```
//!
//! Every file appears whole or not at all ([`WholeFile`]). Dumps of any size are read in pieces: what is kept is one value per
//! signal and the pieces being read.
//!
//! A value of at most 64 bits is a word (or two, where bits may be unknown); a wider one is a `bitvec` slice.
//!
//! Not here: waveform viewing, enumeration tables inside FST (the writing crate has none; the translation files beside a
//! dump serve both formats).

pub mod diff;
mod layout;
pub mod read;
mod save_file;
mod trace_json;
mod whole_file;
mod write;

pub use layout::{Enumeration, EnumerationId, Kind, Layout, Signal, SignalId};
pub use save_file::{Companions, companion};
pub use trace_json::TraceJson;
pub use whole_file::{WholeFile, remove_unfinished};
pub use write::{Format, Level, WaveWriter};
