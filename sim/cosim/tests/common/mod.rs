//! What the tests of this room share.

use std::path::Path;
use warpstep_cosim::verilated::Cache;

/// One cache for all tests, so that Verilator's runtime is compiled once.
pub fn cache() -> Cache {
    Cache::of_short_runs(Path::new(env!("CARGO_TARGET_TMPDIR")).join("models"))
}

/// Without Verilator there is nothing to test, and only a run that demands the tools calls that a failure.
pub fn has_verilator() -> bool {
    let found = std::process::Command::new("verilator").arg("--version").output().is_ok();
    assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "verilator is not installed");
    if !found {
        eprintln!("skipped: verilator is not installed");
    }
    found
}
