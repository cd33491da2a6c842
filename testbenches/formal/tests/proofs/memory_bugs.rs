//! Bugs of the memory system: the AXI master, and release on time.

use crate::{Bug, bug};

/// Lines of instructions are longer than those of data, and both than a beat.
pub const AXI: &[Bug] = &[
    bug("a read address goes without having been taken", "AxiReads", "address_valid", "arready", "1"),
    bug("a read is granted while an address waits", "AxiReads", "grant.ready", "!address_valid", "1"),
    bug(
        "a line of instructions is as long as one of data",
        "AxiReads",
        "arlen",
        "fill_length",
        "line_length",
    ),
    bug("beats are taken while the line waits", "AxiReads", "rready", "!complete", "1"),
    bug("data are marked as instructions", "AxiReads", "address_fill", "grant.fill", "1"),
    bug("a line is shown before it is complete", "AxiReads", "answer.0.valid", "complete", "1"),
    bug("the first beat is the last", "AxiWrites", "wlast", "beat == last", "beat == 0"),
    bug("beats go without having been taken", "AxiWrites", "beat", "sends & wready", "sends"),
    bug("a write address goes without having been taken", "AxiWrites", "addresses", "awready", "1"),
    bug("the next write does not wait for the address", "AxiWrites", "moves", "address_over", "1"),
    bug("a write is granted while another waits", "AxiWrites", "grant.ready", "!waits", "1"),
    bug(
        "a burst counts the beats before it",
        "AxiWrites",
        "burst_length",
        "range.last - range.first",
        "range.last",
    ),
    bug("a burst begins a beat off", "AxiWrites", "burst_address", "next_address", "next_address ^ 4"),
    bug("a burst begins with its last beat", "BeatRange", "first", "!found", "1").nth(3),
];

/// Delay 2, stall 1, gap 2.
pub const ON_TIME: &[Bug] = &[
    bug("a write that may be whole takes no place", "OnTime", "behind_whole", "whole", "0"),
    bug("a late write does not hold up what follows", "OnTime", "behind_write", "ends", "0"),
    bug("a read finds the memory free", "OnTime", "read_waits", "behind_write - 1", "0"),
    bug("a read holds up nobody", "OnTime", "until_free.0", "read", "0"),
    bug("a fill is due when data would be", "OnTime", "lines.wait", "read_waits + 5", "read_waits + 4"),
    bug("a write is due when it ends", "OnTime", "writes.wait", "write_waits + delay", "delay"),
    bug("the last one is forgotten", "DueTimes", "until_last", "wait_behind - 1", "until_last"),
    bug("time runs twice as fast", "DueTimes", "now", "now + 1", "now + 2"),
];
