//! Spike, the RISC-V reference simulator: runs a program and reports what every instruction did.
//!
//! Spike is not installed on its own account: `scripts/spike` fetches it and names it in [`SPIKE`]. Without that,
//! tests that need it are skipped.

mod log;
mod run;

pub use log::{Access, Commit, LogError, parse_log};
pub use run::{SpikeError, run};

use crate::tool::say_skipped;
use std::path::PathBuf;

/// The environment variable with the path of the simulator.
pub const SPIKE: &str = "WARPSTEP_SPIKE";

/// The simulator's path, or `None` after saying that the test is skipped.
pub fn find() -> Option<PathBuf> {
    let path = std::env::var_os(SPIKE).map(PathBuf::from);
    if path.is_none() {
        say_skipped(&format!("{SPIKE} names no Spike; ask for it with scripts/spike"));
    }
    path
}
