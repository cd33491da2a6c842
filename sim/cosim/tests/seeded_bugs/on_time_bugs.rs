//! Bugs of a core that releases answers of memory on time.

use crate::bugs::{Bug, bug};

/// By a contract of {7, 7, 7}; a line of instructions has 8 beats, one of data 4.
pub const ON_TIME: &[Bug] = &[
    bug("data are shown when they come", "AxiReads", "answer.0.valid", "release.0.may", "1"),
    bug("instructions are shown when they come", "AxiReads", "line.0.valid", "release.0.may", "1"),
    bug("lines are due for ever", "AxiReads", "release.0.goes", "taken", "0"),
    bug("what is due and cannot go is forgotten", "Release", "count", "count + 1", "count"),
    bug("a write is answered when the memory does", "HeldResponses", "goes", "release.may", "1"),
    bug("a response that comes early is lost", "HeldResponses", "errors.enter", "comes", "0"),
    bug("the engine ends when all is accepted", "AxiWrites", "moves", "!held.0 | ends.0", "1"),
    bug("the engine knows no stall", "AxiWrites", "hold.0", "length.0 + 7", "length.0"),
    bug("a write of several beats has the time of one", "AxiWrites", "hold.0", "length.0 + 7", "7"),
    bug("a write takes its place when it ends", "AxiWrites", "whole.0", "hold.0 == 7", "hold.0 == 0"),
    bug("a write takes no place", "OnTime", "behind_whole", "until_free.0 + 7", "until_free.0"),
    bug("a late write keeps the place it had", "OnTime", "behind_write", "7", "behind_whole"),
    bug("a write does not wait for reads", "OnTime", "write_waits", "behind_whole - 7", "0"),
    bug("a read takes no place", "OnTime", "until_free.0", "read_waits + 7", "read_waits"),
    bug(
        "a read reaches the memory when it is granted",
        "OnTime",
        "read_waits",
        "behind_write - 1",
        "behind_write",
    ),
    bug("instructions have the beats of data", "OnTime", "lines.wait", "read_waits + 16", "read_waits + 12"),
    bug("a write has no delay", "OnTime", "writes.wait", "write_waits + 7", "write_waits + 1"),
];

/// By a contract of {7, 0, 1}; a line of instructions has 16 beats, one of data 1.
pub const WITHOUT_GAP: &[Bug] = &[
    bug("two lines may be due in one cycle", "DueTimes", "wait_behind", "until_last + 1", "wait"),
    bug("what came last is due for ever", "DueTimes", "until_last", "until_last - 1", "until_last"),
    bug("the last is forgotten", "DueTimes", "until_last", "wait_behind - 1", "until_last"),
    bug("a response that comes early is lost", "HeldResponses", "errors.enter", "comes", "0"),
];
