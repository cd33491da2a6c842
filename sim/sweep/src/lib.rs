//! Many runs of one command, on local cores or as a Slurm job array, with results that outlast an interrupt.
//!
//! A sweep is a folder:
//!
//! | file | holds |
//! |---|---|
//! | `sweep.json` | the manifest: every row with the words of its command, fixed when the sweep is made |
//! | `rows/N.json` | what row N gave; whole or not there |
//! | `files/` | programs and machines that were files of the user, under the hash of their contents |
//! | `submit.sh`, `logs/` | the job array and what its tasks said, if there is one |
//!
//! A row is a process of its own, here and on the farm, so that whatever ends it ends nothing else; and both leave the same
//! files, so that either goes on where the other stopped. This crate knows no kernel and no engine: it starts a command and
//! keeps the JSON that comes back.

mod folder;
mod manifest;
mod outcome;
mod part;
mod process;
pub mod slurm;
mod tally;

pub use folder::{Folder, SweepError};
pub use manifest::{LeftOut, Manifest, Row};
pub use outcome::{Outcome, State};
pub use part::Part;
pub use process::{run, run_all};
pub use tally::Tally;
