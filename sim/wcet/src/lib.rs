//! How long a program can take, from its binary and the machine's pages alone.
//!
//! ```text
//! values/    words of which some bits are known
//! machine/   the machine of the pages on such words, cycle by cycle
//! exact      E: no choice ever arises; the time is the same in every run
//! stop       why there is no bound
//! ```
//!
//! It knows the program and the specification, none of the engines; only its tests compare it with them.

mod exact;
mod inputs;
mod machine;
mod stop;
mod values;

pub use exact::{Exact, Outcome, exact};
pub use inputs::{InputError, Inputs};
pub use machine::{About, Issued, Machine, Question, Start};
pub use stop::{Place, Stop};
pub use values::Word;
