//! What is wrong with a program before it runs: branches at which lanes may disagree, splits and joins that do not match,
//! barriers that some warps may not reach, reads of registers and memory that nobody wrote.
//!
//! ```text
//! finding     what is reported, and what to do about it
//! value       what is known of one value: which lanes and warps may disagree on it, what it is
//! state       what is known at a place: registers, stack, which lanes run, open splits
//! meet        where two ways meet
//! arithmetic  what an instruction's result is, from what its operands are
//! access      loads and stores: the lane's own stack word by word, constant addresses
//! lanes       tmc, split, join, pred: who runs, and what differs when lanes come together again
//! barriers    bar: which warps come to it, and what they ask of it
//! control     which branches decide whether a block runs
//! step        one instruction
//! walk        a function from its entry to its ends, with what is known at the call
//! regions     parts of memory
//! tables      where a switch goes
//! checker     the whole program
//! ```
//!
//! The graph is `warpstep-flow`'s, that of one lane. A function is walked anew for every state it is called in, so nothing
//! is lost at calls. Knows the program and the machine's numbers; no engine and no time. `docs/check.md` says what is
//! assumed.

mod access;
mod arithmetic;
mod barriers;
mod checker;
mod control;
mod finding;
mod lanes;
mod meet;
mod regions;
mod state;
mod step;
mod tables;
mod value;
mod walk;

pub use checker::{CheckError, Report, check};
pub use finding::{Finding, Kind, Step};
