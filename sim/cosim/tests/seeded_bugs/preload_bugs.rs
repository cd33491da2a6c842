//! Bugs of a core that loads code after reset.

use crate::bugs::{Bug, bug};

/// Three lines of eight.
pub const PRELOAD: &[Bug] = &[
    bug("the first line is loaded again and again", "Preload", "next_line", "next_line + 1", "next_line"),
    bug("one line is loaded", "Preload", "left", "left - 1", "0"),
    bug("lines are counted when they are asked for", "Preload", "left", "loading & ends", "asks"),
    bug("nothing is loaded from the start address", "Preload", "next_line", "entry_pc[31:6]", "0"),
    bug(
        "a line goes where nobody waits for it",
        "FillEngine",
        "filling_line",
        "preload.0.line",
        "asked_line.chosen",
    ),
    bug("warp 0 does not wait", "Core", "issue.contexts.running", "front.loading.0.any()", "0"),
];
