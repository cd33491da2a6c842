//! The bugs between two cores, in the form of `bugs.rs`: who goes to memory, whose line came back, when a barrier opens.
//!
//! Each core has four warps of two lanes, so there are two barriers. What needs a count other than the number of cores to show is
//! not here.

use super::bugs::{Bug, bug};

/// Of cores that take turns.
pub const ROUNDS: &[Bug] = &[
    bug("core 0 always goes first", "rounds", ".start    («next_q»),", "1'b0"),
    bug("who went goes first again", "rounds", "next_d = «search_index + 1'b1»;", "search_index"),
    bug("core 1 keeps the turn", "rounds", "next_d = «1'b0»;", "1'b1"),
    bug("the turn passes on without a grant", "rounds", "if («search_found») begin", "1'b1"),
];

/// Of cores with time slots of 18 cycles.
pub const SLOTS: &[Bug] = &[
    bug("a slot is a cycle too short", "slots", "if (cycle_q == «5'h11») begin", "5'h10"),
    bug("a slot is a cycle too long", "slots", "cycle_d = «5'h0»;", "5'h1f"),
    bug("the first slot has a cycle less", "slots", "cycle_q <= «5'h0»;", "5'h1"),
    bug("the first slot is core 1's", "slots", "owner_q <= «1'b0»;", "1'b1"),
    bug("the slot stays with its owner", "slots", "owner_d = «owner_q + 1'b1»;", "owner_q"),
    bug("core 1 owns no slot", "slots", "(«owner_q == 1'b1»)) & eligible[1]", "1'b0"),
    bug(
        "a slot of core 1 is good in all its cycles",
        "slots",
        "grant = {\n        ((«cycle_q == 5'h0»)",
        "1'b1",
    ),
    bug(
        "a slot that core 1 does not use is given away",
        "slots",
        "(«owner_q == 1'b0»)) & eligible[0]",
        "(owner_q == 1'b0) | (~eligible[1])",
    ),
    bug(
        "a slot goes by only while somebody asks",
        "slots",
        "cycle_d = «cycle_q + 5'h1»;",
        "cycle_q + {4'h0, |eligible}",
    ),
    bug("the last owner is followed by itself", "slots", "owner_d = «1'b0»;", "1'b1"),
];

/// Of any two cores.
pub const TOGETHER: &[Bug] = &[
    // On the way to memory.
    bug("what core 1 asks for is said to be core 0's", "memory_arbiter", "core = «1'b1»;", "1'b0"),
    bug(
        "core 1 fetches what core 0 asks for",
        "memory_arbiter",
        "address = «ports_1_address»;",
        "ports_0_address",
    ),
    bug("core 1 writes what core 0 has", "memory_arbiter", "data = «request_data_1»;", "request_data_0"),
    bug(
        "core 1 writes where core 0 wants",
        "memory_arbiter",
        "bytes = «request_bytes_1»;",
        "request_bytes_0",
    ),
    bug("a fill of core 1 counts as data", "memory_arbiter", "is_fill = «ports_1_is_fill»;", "1'b0"),
    bug("core 1 goes when core 0 is let", "memory_arbiter", "(«grant[1]»),", "grant[0]"),
    bug(
        "core 1 is not seen while core 0 asks",
        "memory_arbiter",
        "eligible = {«ports_1_eligible», ports_0_eligible};",
        "ports_1_eligible & (~ports_0_eligible)",
    ),
    bug("reads have the room of one core", "owners_room10", "full = count_q == «4'ha»;", "4'h5"),
    bug("writes have the room of one core", "owners_room8", "full = count_q == «4'h8»;", "4'h4"),
    // On the way back.
    bug(
        "a line goes to the core that asked last",
        "axi_reads",
        "line_core_d = «under_way_first[1]»;",
        "core",
    ),
    bug("a line of core 0 goes to core 1 as well", "axi_reads", "owner = {«line_core_q == 1'b1»,", "1'b1"),
    bug("a line of core 0 stays in the register", "axi_reads", "«line_core_q == 1'b0»};", "1'b0"),
    bug(
        "a line is taken when any core is ready",
        "axi_reads",
        "(answer_valid & «answer_ready»));",
        "{2{|answer_ready}}",
    ),
    bug("a write is over for the other core", "axi_writes", ".enter_name («core»),", "~core"),
    bug("writes of core 1 are never over", "axi_writes", "(«under_way_first == 1'b1»),", "1'b0"),
    bug("every write is over for core 0, too", "axi_writes", "(«under_way_first == 1'b0»)}", "1'b1"),
    bug(
        "core 1 hears of core 0's writes",
        "memory_system",
        "write_done_1 = «master_write_done[1]»;",
        "master_write_done[0]",
    ),
    bug(
        "the answer of core 1 is core 0's to take",
        "memory_system",
        "ready = {«answer_ready_1»,",
        "answer_ready_0",
    ),
    // Barriers across cores.
    bug("barrier 0 opens for one core", "global_barriers", "(present_0 == «wanted_0»)", "2'h1"),
    bug("barrier 1 never opens", "global_barriers", "opens[1] = «1'b1»;", "1'b0"),
    bug("barrier 0 does not open for core 1", "global_barriers", "«opens[0] & registers_0_q[1]»};", "1'b0"),
    bug(
        "barrier 1 opens for core 0 only",
        "global_barriers",
        "open_1 = {«opens[1] & registers_1_q[1]»,",
        "1'b0",
    ),
    bug("barrier 0 remembers its round", "global_barriers", "coming_0 = «2'h0»;", "registers_0_q"),
    bug("core 1 arrives at both barriers", "global_barriers", "if («arrived_1[0]») begin", "|arrived_1"),
    bug("core 1 may go alone", "global_barriers", "wanted_0 = «counts_2»;", "2'h1"),
    bug("barrier 1 wants what barrier 0 wants", "global_barriers", "wanted_1 = «counts_1»;", "counts_0"),
    bug(
        "a core arrives with its first warp",
        "barriers",
        "«(|active) & (~(|(active & (~standing_0_q))))»};",
        "|standing_0_q",
    ),
    bug(
        "a core waits for warps that ended",
        "barriers",
        "{«(|active) & (~(|(active & (~standing_1_q))))»,",
        "&standing_1_q",
    ),
    bug(
        "a barrier across cores frees three warps",
        "barriers",
        "released | «standing_1_q»;",
        "standing_1_q & 4'h7",
    ),
    bug("a warp still stands where it stood", "barriers", "standing_0_d = «4'h0»;", "standing_0_q"),
    bug("a barrier of cores is one of warps", "barriers", "opens = (collects & («~operand[31]»))", "1'b1"),
    bug("one core waits for itself", "barriers", "& («count != 32'h1»);", "(count != 32'h1) | operand[31]"),
    bug("the count is not kept", "barriers", "counts_1_d = «count[1:0]»;", "counts_1_q"),
    // Who is who.
    bug("both are core 0", "warpstep", ".core_id                 («1'b1»),", "1'b0"),
    bug("the end of core 0 is the end", "warpstep", "busy = «|busy_cores»;", "cores_0_busy"),
];
