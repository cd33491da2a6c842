//! Properties of the emitted Verilog, proven for every state it can reach.
//!
//! Co-simulation looks at runs; a proof looks at all of them. A property (`properties/`, one file each) takes the block it
//! is about, as emitted, and writes a wrapper of SystemVerilog around it: free inputs, what the neighbours guarantee as
//! assumptions, and claims. What a claim compares with is written from the documentation, never copied from the block.
//! Yosys makes a model of both, an SMT solver proves by induction.
//!
//! ```text
//! property     a property, and the list of them
//! properties/  one file each: the wrapper from the configuration
//! machines     the machines they are proven of
//! bench        block, wrapper, cuts, method: what a solver gets
//! wrapper      SystemVerilog around a block
//! script       what Yosys is told
//! prove        the way of a proof, and its outcome
//! counterexample  waveform and view of a run that breaks a property
//! ```
//!
//! Assumptions of one block and who proves them: `docs/proofs.md`. Knows no engine and no program.

mod bench;
mod counterexample;
mod machines;
mod properties;
mod property;
mod prove;
mod script;
mod wrapper;

pub use counterexample::Counterexample;
pub use property::{PROPERTIES, Property, by_name};
pub use prove::{Outcome, ProofError, Report, TOOLS, prove};
