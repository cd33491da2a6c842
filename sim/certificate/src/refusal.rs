//! Why a certificate proves nothing.

use warpstep_wcet::trusted::{Digest, Stop};

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error("it is no certificate, or not whole: {why}")]
    Unreadable {
        /// Where and why.
        why: String,
    },
    /// Written by another version.
    #[error("it has version {found}; this is a checker of version {}", crate::VERSION)]
    Version {
        /// The file's.
        found: u32,
    },
    /// About something else.
    #[error("it is about another program: SHA-256 {certificate}, and this one has {here}")]
    Program {
        /// The certificate's.
        certificate: Digest,
        /// What was asked about.
        here: Digest,
    },
    /// About another machine, other inputs, other loops; or it lists what does not follow.
    #[error("{what}: the certificate says {certificate}, it is {here}")]
    Different {
        /// What is different.
        what: String,
        /// As in the file.
        certificate: String,
        /// As it is.
        here: String,
    },
    /// The machine is in another state than it should.
    #[error("cycle {cycle}: the state has the digest {here}, the certificate says {certificate}")]
    Checkpoint {
        /// When.
        cycle: u64,
        /// The certificate's; none if it has no more.
        certificate: String,
        /// The machine's.
        here: Digest,
    },
    /// Inputs decide where the certificate says they do not, or not yet.
    #[error("cycle {cycle}: inputs decide, and the certificate says they do not before {until}")]
    InputsDecide {
        /// When.
        cycle: u64,
        /// Until when they should not.
        until: u64,
    },
    /// The program ends, or inputs decide, earlier or later than it says.
    #[error("{what} in cycle {cycle}, the certificate says {certificate}")]
    When {
        /// What happens.
        what: &'static str,
        /// When it does.
        cycle: u64,
        /// When it should.
        certificate: u64,
    },
    /// Warps cannot part where it says.
    #[error(
        "cycle {cycle}: a warp waits for others, and the certificate follows each by itself from there on"
    )]
    WaitsForOthers {
        /// When.
        cycle: u64,
    },
    /// Halves run side by side there, and what is followed until then runs them one after the other.
    #[error(
        "cycle {cycle}: lanes of a warp have parted before, and the certificate follows all warps together until then"
    )]
    HavePartedBefore {
        /// Until when it follows them together.
        cycle: u64,
    },
    /// A run takes longer than it says.
    #[error("cycle {cycle}: the program still runs, and the certificate says it has ended")]
    StillRuns {
        /// When.
        cycle: u64,
    },
    /// A history comes to a state that is not in the file.
    #[error(
        "{whose}a history comes to the state {state}, {cycles} cycles behind {from}: the certificate has no such state"
    )]
    NoSuchState {
        /// Phase and warp, of a sum.
        whose: String,
        /// The state.
        state: Digest,
        /// The state before it, or the start.
        from: String,
        /// Cycles between them.
        cycles: u64,
    },
    /// A state has less ahead of it than what follows takes.
    #[error(
        "{whose}state {state}: the certificate says at most {certificate} {unit} are ahead, and one way from here takes {needs}"
    )]
    TooFew {
        /// Phase and warp, of a sum.
        whose: String,
        /// The state.
        state: Digest,
        /// What is counted.
        unit: &'static str,
        /// The certificate's.
        certificate: u64,
        /// What the next step and the state behind it need.
        needs: u64,
    },
    /// A state stands twice, or nobody comes to it.
    #[error("{whose}{why}")]
    States {
        /// Phase and warp, of a sum.
        whose: String,
        /// What is wrong with them.
        why: String,
    },
    /// The bound does not follow from the proof.
    #[error("the bound is {bound}, and what it is made of gives {proven}")]
    Bound {
        /// The certificate's.
        bound: u64,
        /// What is proven.
        proven: u64,
    },
    /// A number so large that it cannot be meant.
    #[error("{what} is out of range")]
    OutOfRange {
        /// Which.
        what: &'static str,
    },
    /// It rests on what is not so.
    #[error("a history contradicts what the certificate rests on: {what}")]
    Premise {
        /// Which premise.
        what: &'static str,
    },
    /// Warps do not meet where the phases of a sum end.
    #[error("phase {phase}: {why}")]
    Phase {
        /// Which, from 0 on.
        phase: usize,
        /// What is wrong.
        why: String,
    },
    /// The program cannot be followed.
    #[error("a history cannot be followed: {0}")]
    Stopped(#[from] Stop),
    /// More than anybody wants to wait for.
    #[error("to check it takes more than {cycles} cycles of the machine, or too many outcomes of one choice")]
    TooMuch {
        /// The limit.
        cycles: u64,
    },
}
