//! Bugs of warp control: who owns a lane.

use crate::{Bug, bug};

/// One warp of two lanes and two contexts.
pub const LANES: &[Bug] = &[
    bug(
        "the parent keeps the lanes it lends",
        "ContextMasks",
        "owners.0",
        "owners.0 & !lending.0.lanes",
        "owners.0",
    ),
    bug("lanes do not come back", "ContextMasks", "owners.0", "owners.0 | lending.0.lanes", "owners.0"),
    bug("the child is active in all lanes", "ContextMasks", "masks.1", "lending.0.lanes", "0x3"),
    bug("the child keeps its lanes", "ContextMasks", "owners.1", "lending.0.merges", "0").nth(2),
    bug("a context in use becomes a child", "FreeContext", "child.valid", "found", "1"),
];
