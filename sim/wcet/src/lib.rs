//! How long a program can take, from its binary and the machine's pages alone.
//!
//! ```text
//! values/    words of which some bits are known
//! machine/   the machine of the pages on such words, cycle by cycle
//! exact      E: no choice ever arises; the time is the same in every run
//! graph      G: every outcome of every choice, states that are equal once (relevance, regions: what may be forgotten)
//! sum        S: every warp by itself, and what others can take from it
//! bound      E, G where it meets a choice, S where that is too large
//! costs      where the cycles of the longest run go
//! marks      which splits to mark for the least bound
//! inputs     which bytes may differ from run to run
//! stop       why there is no bound
//! mistake    what tests do wrong on purpose
//! ```
//!
//! It knows the program and the specification, none of the engines; only its tests compare it with them.

mod bound;
mod costs;
mod exact;
mod graph;
mod inputs;
mod key;
mod machine;
mod marks;
mod meetings;
mod mistake;
mod regions;
mod relevance;
mod stop;
mod sum;
mod values;

pub use bound::{Bound, Method, bound};
pub use costs::{Cause, Costs};
pub use exact::{CHECKPOINT_CYCLES, Reached, exact};
pub use graph::{Budget, Graph, Step};
pub use inputs::{InputError, Inputs};
pub use key::Digest;
pub use machine::{About, Issued, Machine, Outcome, Question, Start};
pub use marks::{Chosen, Marks, choose, marked_words};
#[cfg(feature = "mistakes")]
pub use mistake::Mistake;
pub use stop::{Place, Stop};
pub use sum::{Phase, Sum, Together, Walks, sum_by};
pub use values::Word;

/// What a checker of bounds needs: the machine, what its following of several histories rests on, the table of fees. No search.
pub mod trusted {
    pub use crate::exact::CHECKPOINT_CYCLES;
    pub use crate::key::Digest;
    pub use crate::machine::{
        Apart, ByWarp, Combinations, Cut, Fees, Lines, Machine, Outcome, Premises, Rule, Seen, Start, Tally,
        Touched, Watch, in_turn, timed_as,
    };
    pub use crate::stop::Stop;
    pub use crate::values::Written;
}
