//! Mutants of the emitted core: Yosys chooses what is wrong, lockstep has to notice.
//!
//! ```text
//! Config ── emit ──> Yosys: list, mutate ──> one netlist, all mutations asleep ── Verilator ──> one model
//!                                                                                                │ number of a mutant
//! programs × memories × starts (trials) ────────────────────────────────────> lockstep, until somebody notices (hunt)
//!                                                                                                │ survivors
//!                        all at once in the whole chip (whole_chip), then block against mutated block (equivalence)
//! ```
//!
//! What became of each mutant is a line in a file (`results`), so that a campaign can be interrupted; `summary` counts. The
//! core as it is has number 0 and must pass every trial. The bugs that people thought of are in
//! `sim/cosim/tests/seeded_bugs`; here nobody chose.

mod aig;
mod campaign;
mod equivalence;
mod error;
mod hierarchy;
mod hunt;
mod machine;
mod mutation;
mod netlist;
mod results;
mod summary;
mod trials;
mod whole_chip;
mod yosys;

pub use campaign::{Campaign, Listener};
pub use equivalence::{Answer, Equivalence, States};
pub use error::MutantError;
pub use hunt::{Check, Hunt, Kill};
pub use machine::machine;
pub use mutation::{KINDS, Kind, Mutation};
pub use netlist::Netlist;
pub use results::{Results, Row, Verdict};
pub use summary::{Count, Summary};
pub use trials::{Trial, Trials};
pub use yosys::TOOLS;
