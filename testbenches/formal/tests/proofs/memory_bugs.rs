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
