//! The bugs: small changes of the emitted Verilog, of the kind a person makes.
//!
//! `text` stands once in its module; what lies between « and » becomes `wrong`. The core is the one of `main.rs`: four warps of four
//! lanes, caches of eight lines. Changes that cannot be seen (a wrap of two bits at four, say) are no bugs and not here. Those of
//! the memory system are in `memory_bugs.rs`.

/// A change of one expression.
#[derive(Clone, Copy)]
pub struct Bug {
    /// What is wrong then.
    pub what: &'static str,
    /// Module.
    pub module: &'static str,
    /// A piece of it, with the expression marked.
    pub text: &'static str,
    /// The expression instead.
    pub wrong: &'static str,
}

/// A bug.
pub const fn bug(what: &'static str, module: &'static str, text: &'static str, wrong: &'static str) -> Bug {
    Bug { what, module, text, wrong }
}

/// Of a core with schedule `lrr/gtlo`: what fetch does by itself.
pub const DECOUPLED: &[Bug] = &[
    bug(
        "a redirect forgets the request of its cycle",
        "fetch_stages",
        "valids_0_d = (valid_now_0 & («~redirected_0»)) & (~retired_0);",
        "1'b1",
    ),
    bug("a missed request arrives", "fetch_stages", "valid_now_1 = «1'b0»;", "1'b1"),
    bug(
        "fetch counts only the queue",
        "front_end",
        "(({1'b0, queues_2_occupancy} + {2'h0, «stages_in_flight_2»}) < 4'h4)",
        "2'h0",
    ),
    bug("fetch does not wait for a line", "front_end", "(active[1] & («~fill_waiting[1]»))", "1'b1"),
    bug("a redirect leaves the queue full", "instruction_queue", "count_d = «3'h0»;", "count_q"),
    bug(
        "who waits for a line does not issue what it has",
        "readiness",
        "end else if ((«~has_head») & waiting)",
        "1'b1",
    ),
    bug(
        "the lowest is not preferred",
        "scheduler_greedy1",
        "selected = «search_index»;",
        "search_index ^ 2'h1",
    ),
];

/// Of a core with schedule `gtlrr`: everything else.
pub const COORDINATED: &[Bug] = &[
    // Selection, queues, fetch.
    bug("the policy is not greedy", "scheduler", "if («candidates[last_q]») begin", "1'b0"),
    bug("round robin skips a warp", "scheduler", "search_start = «last_q + 2'h1»;", "last_q + 2'h2"),
    bug("a cycle without selection forgets the last", "scheduler", "selected = «last_q»;", "2'h0"),
    bug("a redirect leaves the queue as it is", "instruction_queue", "nops_d = «4'hf»;", "nops_after"),
    bug(
        "a full queue does not count its pop",
        "instruction_queue",
        "count_d = (count_q + {2'h0, push}) - {2'h0, «pop»};",
        "pop & (count_q != 3'h4)",
    ),
    bug(
        "a NOP has the cause of another",
        "instruction_queue",
        "causes_2_d = «compensate_cause»;",
        "entry[2:1]",
    ),
    bug(
        "a redirect forgets a request in flight",
        "fetch_stages",
        "end else if («redirected_1») begin",
        "1'b0",
    ),
    bug("a miss loses its NOP", "fetch_stages", "nop_now_1 = «1'b1»;", "1'b0"),
    bug(
        "the lowest bit of the tag is not compared",
        "instruction_cache",
        "(«tags_read_data == looked_up_tag_q»)",
        "tags_read_data[22:1] == looked_up_tag_q[22:1]",
    ),
    bug("fence.i leaves the lines valid", "instruction_cache", "valid_d = «8'h0»;", "valid_after"),
    bug(
        "a fill wakes who waits for another line",
        "fill_engine",
        "wakes[2] = waits_q[2] & («lines_2_q == filling_line_q»);",
        "1'b1",
    ),
    bug(
        "a miss found at the end of its fill sleeps on",
        "fill_engine",
        "wakes[1] = «missed_line == filling_line_q»;",
        "1'b0",
    ),
    bug("lines are not locked against warp 2", "fill_engine", "wanted[2] = «1'b0»;", "waits_q[2]"),
    bug(
        "lines are locked for who stands at a barrier",
        "fill_engine",
        "assign locks = woken_q & («~held_up»);",
        "4'hf",
    ),
    bug("code in input and output is executed", "fill_engine", "(«high == 16'h0») |", "1'b0"),
    bug(
        "a stale fill is written",
        "fill_engine",
        "assign write = (ends & («~stale_q»)) & (~invalidate);",
        "1'b1",
    ),
    bug("fills are served lowest first", "fill_engine", "last_served_d = «next_index»;", "2'h3"),
    bug(
        "a miss goes on behind itself",
        "front_end",
        "fetch_pcs_1_d = «stages_missed_pc»;",
        "stages_missed_pc + 32'h4",
    ),
    bug(
        "a redirect does not end the wait for a line",
        "front_end",
        "assign fill_cancel = «redirect | retire»;",
        "retire",
    ),
    bug("retired entries count as redirected", "front_end", "queues_1_compensate_cause = «2'h3»;", "2'h2"),
    bug("a branch's immediate is not extended", "decoder", "imm = {{19{«branch[12]»}}, branch};", "1'b0"),
    bug(
        "a store has the immediate of a load",
        "decoder",
        "imm = «{{20{store[11]}}, store}»;",
        "{{20{word[31]}}, word[31:20]}",
    ),
    // Readiness and its books.
    bug("the destination may be pending", "readiness", "(pending[0] | «pending[rd]») |", "1'b0"),
    bug("the second source may be pending", "readiness", "| «pending[rs2]») |", "1'b0"),
    bug("a divider busy in other lanes blocks", "readiness", "(|(«unit_busy_0 & lanes»))", "unit_busy_0"),
    bug("an instruction without destination waits for a slot", "readiness", "(«|rd») & (~slot_free)", "1'b1"),
    bug(
        "a pending register stays pending",
        "pending_registers",
        "coming_1[written_register_4] = «1'b0»;",
        "1'b1",
    ),
    bug(
        "a load's register stays pending",
        "pending_registers",
        "coming_2[written_register_6] = «1'b0»;",
        "1'b1",
    ),
    bug("a slot is booked for all lanes", "writeback_slots", "booked_3 = booked_3 | «book_lanes_0»;", "4'hf"),
    bug(
        "a slot is not booked in lane 2",
        "writeback_slots",
        "booked_1 = booked_1 | «book_lanes_0»;",
        "book_lanes_0 & 4'hb",
    ),
    bug("a load takes a slot that is taken", "writeback_slots", "«~(|(standing_0 & claim_lanes))»\n", "1'b1"),
    bug(
        "a claimed slot looks free",
        "writeback_slots",
        "claimed_1 = «standing_1 | claim_lanes»;",
        "standing_1",
    ),
    bug("the divider is free a cycle early", "unit_occupancy", "remaining_2_d = «6'h20»;", "6'h1f"),
    bug(
        "instructions without destination book a slot",
        "issue_stage",
        "if («issue_rd == 6'h0») begin",
        "1'b0",
    ),
    // Lanes.
    bug("subtraction is the wrong way round", "lane_alu", "computed = «first - second»;", "second - first"),
    bug("an arithmetic shift fills with zeros", "lane_alu", "extended = {«first[31]», first};", "1'b0"),
    bug(
        "sltu compares signed",
        "lane_alu",
        "7'h1f: computed = {31'h0, «first < second»};",
        "$signed(first) < $signed(second)",
    ),
    bug("auipc adds the register", "lane_alu", "first = «pc»;", "left"),
    bug(
        "mulhsu takes both signs",
        "lane_multiplier",
        "assign right_signed = «op == 7'h29»;",
        "(op == 7'h29) | (op == 7'h2a)",
    ),
    bug(
        "mulhu gives the low half",
        "lane_multiplier",
        "assign high_half = «op != 7'h28»;",
        "(op != 7'h28) & (op != 7'h2b)",
    ),
    bug("minus one by zero is one", "lane_divider", "(left[31] ^ right[31]) & («|right»)", "1'b1"),
    bug("the remainder has the divisor's sign", "lane_divider", "negate_d = «left[31]»;", "right[31]"),
    bug(
        "bgeu compares signed",
        "lane_compare",
        "7'h9: taken = «left >= right»;",
        "$signed(left) >= $signed(right)",
    ),
    bug(
        "a vote asks lanes that do not run",
        "lane_exchange",
        "7'h5a: vote = {31'h0, «holds == active»};",
        "holds == 4'hf",
    ),
    bug("none is not uniform", "lane_exchange", "(holds == active) | («holds == 4'h0»)", "1'b0"),
    bug(
        "shfl_down stops a lane early",
        "lane_shuffle",
        "candidate = {1'b0, own_number} + {1'b0, delta};\n                    inside_ = «candidate <= {1'b0, high}»;",
        "candidate < {1'b0, high}",
    ),
    bug(
        "a shuffle reads lanes that do not run",
        "lane_shuffle",
        "(candidate < 7'h4)) & «active[position]»)",
        "1'b1",
    ),
    bug("the lowest lane speaks", "speaker_values32", "if («active[3]») begin", "active[3] & (~active[0])"),
    bug(
        "a result goes to warp 0",
        "lane_registers",
        "words_write_address = {«write_destination[7:6]»",
        "2'h0",
    ),
    bug(
        "registers are read for all lanes, masks forgotten",
        "lane_bank",
        "lanes_1_start_alu = alu & «mask[1]»;",
        "1'b1",
    ),
    // Control.
    bug(
        "a barrier opens one too early",
        "barriers",
        "& («{29'h0, present} == count»);",
        "({29'h0, present} + 32'h1) == count",
    ),
    bug("a barrier remembers its last round", "barriers", "arrived_0_d = «4'h0»;", "gathered"),
    bug("a barrier does not free its first warp", "barriers", "released = «gathered»;", "gathered & 4'he"),
    bug(
        "wspawn starts one warp too many",
        "spawn",
        "(«fires_count > 32'h2»)) & (fires_warp",
        "fires_count > 32'h1",
    ),
    bug("wspawn does not wait for warp 1", "spawn", "if («active[1] & (fires_warp != 2'h1)») begin", "1'b0"),
    bug("a started warp has all lanes", "context_masks", "masks_2_d = «4'h1»;", "4'hf"),
    bug("a barrier does not free warp 3", "blocked", "if («released[3]») begin", "1'b0"),
    bug("a negated split is not negated", "next_lanes", "holds = active & («~predicate»);", "predicate"),
    bug("pred without a lane keeps the mask", "next_lanes", "wanted = «right[3:0]»;", "active"),
    bug(
        "a split diverges into nothing",
        "next_lanes",
        "diverges = (splits & (|holds)) & («|other»);",
        "1'b1",
    ),
    bug("the stack is read one too high", "divergence_stacks", "assign top = «pointer - 2'h1»;", "pointer"),
    bug(
        "the first join takes both halves",
        "divergence_stacks",
        "lanes = «entries_read_data_0[7:4]»;",
        "entries_read_data_0[3:0]",
    ),
    bug(
        "the second join does not pop",
        "divergence_stacks",
        "pointers_2_d = «pointers_2_q - 2'h1»;",
        "pointers_2_q",
    ),
    bug("the deepest entry overflows", "divergence_stacks", "overflow = push & (pointer >= «2'h3»);", "2'h2"),
    bug("an ended warp keeps its stack", "divergence_stacks", "pointers_1_d = «2'h0»;", "pointers_1_q"),
    bug(
        "a join of a split that did not diverge is wrong",
        "divergence_stacks",
        "(operand != {30'h0, «pointer»});",
        "2'h3",
    ),
    bug("jalr keeps bit 0", "next_pc", "target = «{sum[31:1], 1'b0}»;", "sum"),
    bug("a link goes to lanes that do not run", "control_link", "lanes = «held_lanes_late»;", "4'hf"),
    bug(
        "an ended warp is not retired",
        "warp_control",
        "assign retire = «resolve_changes & (~(|resolve_lanes))»;",
        "1'b0",
    ),
    // CSRs and counters.
    bug("csrrs toggles", "csr_change", "wanted = «old | by»;", "old ^ by"),
    bug("csrrc sets to the operand's complement", "csr_change", "wanted = «old & (~by)»;", "~by"),
    bug("csrrs of x0 writes", "csr_change", "writes = «|rs1»;", "1'b1"),
    bug("mcycle counts in twos", "csrs", "mcycle_d = mcycle_q + «64'h1»;", "64'h2"),
    bug(
        "active warps are those of a cycle later",
        "csrs",
        "4'ha: old = {28'h0, «was_active_q»};",
        "active_contexts",
    ),
    bug("minstret counts NOPs", "csr_unit", "        if («issue») begin", "issue | issue_nop"),
    bug("a counter misses a warp", "counters", "sums_7 + {2'h0, «was_stalls_2_q == 4'h7»};", "1'b0"),
    bug(
        "hits are not counted while a NOP issues",
        "counters",
        ".more  («was_events_0_q»)",
        "was_events_0_q & (~was_nop_q)",
    ),
    bug(
        "a bank conflict is not counted while an instruction issues",
        "counters",
        ".more  («was_events_4_q»)",
        "was_events_4_q & (~was_issued_q)",
    ),
    bug(
        "misses of data count as hits, too",
        "counters",
        ".more  («was_events_2_q»)",
        "was_events_2_q | was_events_3_q",
    ),
    bug("the high word is the low one", "csrs", "old = «counted_chosen[63:32]»;", "counted_chosen[31:0]"),
    bug(
        "loaded words go to lanes that did not load",
        "execute",
        "bank_load_lanes = «load_store_write_lanes»;",
        "4'hf",
    ),
];
