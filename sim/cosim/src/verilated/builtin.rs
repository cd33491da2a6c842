//! The model that was compiled into this program: the everyday configuration, so that its first cycle waits for nothing.
//! `build.rs` makes it from `rtl/simulation/` if Verilator is there.

use super::source::Source;
use super::wrapper::{EVERY_CYCLE, recipe};

#[cfg(builtin_model)]
const HASH: Option<&str> = Some(env!("WARPSTEP_BUILTIN_HASH"));
#[cfg(not(builtin_model))]
const HASH: Option<&str> = None;

/// Whether this program has one.
pub fn has_builtin() -> bool {
    HASH.is_some()
}

/// Whether it is this very design.
pub(super) fn is(source: &Source) -> bool {
    HASH.is_some_and(|hash| hash == source.hash(&recipe(EVERY_CYCLE)))
}
