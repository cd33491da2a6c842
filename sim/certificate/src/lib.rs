//! A bound as a file that proves it, and who checks such files.
//!
//! ```text
//! wcet::Bound ─ certify ─> Certificate ─ JSON ─> Certificate ─ check ─> Checked, or a Refusal that says what is wrong
//! ```
//!
//! A certificate says of one program, machine and set of inputs (subject.rs) that no run takes more than `bound` cycles.
//! Whoever checks it says what it is to be about; nothing of that is taken from the file. The proof is a number for every
//! state of the machine: the most cycles that are ahead of it. The checker (check/) follows the machine from reset through
//! every outcome and looks whether each number is large enough for what comes next. It uses the machine of
//! `warpstep_wcet::trusted` and none of what searches for bounds: a wrong search makes certificates that are refused.

mod assumptions;
mod check;
mod file;
mod refusal;
mod subject;
mod write;

pub use assumptions::assumptions;
pub use check::{Checked, check};
pub use file::{Certificate, FORMAT, PhaseProof, Proof, VERSION};
pub use refusal::Refusal;
pub use subject::Subject;
pub use write::certify;
