// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The load/store unit of a core: from issue to the writeback slot, with local memory and data cache. Wires only, but for the
// count of accesses.
//
// ```text
// c        issue: counted             c + 1   operands: addresses are computed and checked
// c + 2 …  one step a cycle: local memory, cache, or a request to memory; the walk ends in k: uncounted, a store is over
// m        what came back is merged   e       the last of a load
// e + 1    it claims a slot           s       it is written
// ```
// `docs/memory.md` is the whole story. A wrong access goes no further and is counted for ever; an answer with an error is
// never taken.
//
// Loads, stores and fences of all contexts.

module load_store_unit (
    input  wire         clock,
    input  wire         reset,
    // Cycle c: a load, store or fence issues. Only when `available`.
    input  wire         issue,
    // Whether one may issue: fewer than two are between issue and the end of their walk.
    output wire         available,
    // Nothing is under way at all.
    output wire         drained,
    // Cycle c + 1: which operation.
    input  wire   [6:0] op,
    // Cycle c + 1: whose.
    input  wire         op_context,
    // Cycle c + 1: its address.
    input  wire  [31:0] pc,
    // Cycle c + 1: its destination; 0 if it has none.
    input  wire   [5:0] rd,
    // Cycle c + 1: its offset.
    input  wire  [31:0] imm,
    // Cycle c + 1: active lanes.
    input  wire   [3:0] active,
    // Cycle c + 1: rs1 of each lane.
    input  wire  [31:0] base_0,
    input  wire  [31:0] base_1,
    input  wire  [31:0] base_2,
    input  wire  [31:0] base_3,
    // Cycle c + 1: rs2 of each lane.
    input  wire  [31:0] data_0,
    input  wire  [31:0] data_1,
    input  wire  [31:0] data_2,
    input  wire  [31:0] data_3,
    // A request to memory; it stays until `request_ready`, or until what it was for changes.
    output wire         request_valid,
    // Memory takes it in this cycle.
    input  wire         request_ready,
    // It writes.
    output wire         request_write,
    // Address of the line.
    output wire  [31:0] request_address,
    // The line to write.
    output wire [127:0] request_data,
    // Which bytes of it count.
    output wire  [15:0] request_bytes,
    // Memory answers the oldest read.
    input  wire         answer_valid,
    // The answer is taken in this cycle.
    output wire         answer_ready,
    // The line.
    input  wire [127:0] answer_data,
    // There is none: an error.
    input  wire         answer_error,
    // Memory answers the oldest write.
    input  wire         write_done,
    // With an error.
    input  wire         write_error,
    // Cycle e + 1: a load asks for a writeback slot.
    output wire         claim,
    // Cycle e + 1: so many cycles from now it is.
    input  wire   [5:0] claim_distance,
    // Cycle s: the row is written.
    output wire         write,
    // Context, from e + 1 to s.
    output wire         write_context,
    // Register, from e + 1 to s.
    output wire   [5:0] write_register,
    // Lanes, from e + 1 to s.
    output wire   [3:0] write_lanes,
    // Value of each lane, from e + 1 to s.
    output wire  [31:0] write_data_0,
    output wire  [31:0] write_data_1,
    output wire  [31:0] write_data_2,
    output wire  [31:0] write_data_3,
    // A fence ends in this cycle.
    output wire         fence_done,
    // Whose.
    output wire         fence_done_context,
    // A walk ends in this cycle: of a load, a store (which is over) or a fence.
    output wire         finished,
    // Whose.
    output wire         finished_context,
    // Event: a local step is done and lanes are left for want of a bank.
    output wire         bank_conflict,
    // Event: a load was done in the cache.
    output wire         data_hit,
    // Event: a load asked memory for a line of RAM.
    output wire         data_miss,
    // There was an error.
    output wire         faulted,
    // What the first one was.
    output wire   [3:0] fault_cause,
    // Whose it was.
    output wire         fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Address accessed, or of the line.
    output wire  [31:0] fault_detail,
    // The lowest lane that did so, or of the step.
    output wire   [1:0] fault_lane
);

    reg    [1:0] accepted_q;
    reg    [1:0] accepted_d;
    reg          prepares_q;
    wire         prepares_d;
    wire  [43:0] note;
    wire         enters;
    wire         is_cached;
    wire   [3:0] places_0;
    wire   [3:0] places_1;
    wire   [3:0] places_2;
    wire   [3:0] places_3;
    wire  [15:0] all_places;
    wire  [31:0] first_address;
    wire         fills;
    wire [127:0] line;
    wire  [31:0] access_addresses_0;
    wire  [31:0] access_addresses_1;
    wire  [31:0] access_addresses_2;
    wire  [31:0] access_addresses_3;
    wire   [1:0] access_size;
    wire         access_stores;
    wire         access_fences;
    wire         access_zero_fill;
    wire   [3:0] access_local;
    wire   [3:0] access_io;
    wire         access_wrong;
    wire   [3:0] access_wrong_cause;
    wire   [1:0] access_wrong_lane;
    wire  [31:0] access_wrong_address;
    wire   [3:0] aligned_0_bytes;
    wire  [31:0] aligned_0_word;
    wire   [3:0] aligned_1_bytes;
    wire  [31:0] aligned_1_word;
    wire   [3:0] aligned_2_bytes;
    wire  [31:0] aligned_2_word;
    wire   [3:0] aligned_3_bytes;
    wire  [31:0] aligned_3_word;
    wire         held_first_valid;
    wire  [43:0] held_first_note;
    wire   [3:0] held_first_pending;
    wire   [3:0] held_first_local;
    wire   [3:0] held_first_io;
    wire  [31:0] held_first_addresses_0;
    wire  [31:0] held_first_addresses_1;
    wire  [31:0] held_first_addresses_2;
    wire  [31:0] held_first_addresses_3;
    wire  [31:0] held_first_data_0;
    wire  [31:0] held_first_data_1;
    wire  [31:0] held_first_data_2;
    wire  [31:0] held_first_data_3;
    wire   [3:0] held_first_bytes_0;
    wire   [3:0] held_first_bytes_1;
    wire   [3:0] held_first_bytes_2;
    wire   [3:0] held_first_bytes_3;
    reg    [3:0] gather_pending;
    wire   [1:0] gather_lane;
    wire         gather_is_local;
    wire         gather_is_io;
    wire  [27:0] gather_line;
    wire   [3:0] gather_group;
    wire   [3:0] local_group;
    wire [127:0] local_words;
    wire         walk_valid;
    wire   [3:0] walk_local_lanes;
    wire         walk_gathers;
    wire         walk_request_valid;
    wire   [3:0] walk_done;
    wire         walk_ends;
    wire         walk_returns;
    wire         walk_reads_cache;
    wire         walk_writes_cache;
    wire         walk_reads_local;
    wire         walk_writes_local;
    wire         walk_reads_memory;
    wire         walk_writes_memory;
    wire         writes_empty;
    wire         writes_full;
    wire         writes_found;
    wire  [27:0] writes_first_line;
    wire  [43:0] writes_first_note;
    wire   [1:0] writes_first_lane;
    wire         returns_enter;
    wire         returns_merges;
    wire         returns_fails;
    wire         returns_empty;
    wire         returns_full;
    wire         returns_first_memory;
    wire         returns_first_local;
    wire         returns_first_last;
    wire  [43:0] returns_first_note;
    wire   [3:0] returns_first_lanes;
    wire   [1:0] returns_first_lane;
    wire  [15:0] returns_first_places;
    wire  [27:0] returns_first_line;
    wire         returns_awaited;
    wire         row_merge;
    wire  [31:0] row_words_0;
    wire  [31:0] row_words_1;
    wire  [31:0] row_words_2;
    wire  [31:0] row_words_3;
    wire         row_free;
    wire         row_drops;
    wire         fault_wrong;
    wire         fault_write_fails;

    lane_addresses u_access (
        .valid         (prepares_q),
        .op            (op),
        .imm           (imm),
        .active        (active),
        .base_0        (base_0),
        .base_1        (base_1),
        .base_2        (base_2),
        .base_3        (base_3),
        .addresses_0   (access_addresses_0),
        .addresses_1   (access_addresses_1),
        .addresses_2   (access_addresses_2),
        .addresses_3   (access_addresses_3),
        .size          (access_size),
        .stores        (access_stores),
        .fences        (access_fences),
        .zero_fill     (access_zero_fill),
        .local_        (access_local),
        .io            (access_io),
        .wrong         (access_wrong),
        .wrong_cause   (access_wrong_cause),
        .wrong_lane    (access_wrong_lane),
        .wrong_address (access_wrong_address)
    );

    store_align u_aligned_0 (
        .size  (access_size),
        .place (access_addresses_0[1:0]),
        .data  (data_0),
        .bytes (aligned_0_bytes),
        .word  (aligned_0_word)
    );

    store_align u_aligned_1 (
        .size  (access_size),
        .place (access_addresses_1[1:0]),
        .data  (data_1),
        .bytes (aligned_1_bytes),
        .word  (aligned_1_word)
    );

    store_align u_aligned_2 (
        .size  (access_size),
        .place (access_addresses_2[1:0]),
        .data  (data_2),
        .bytes (aligned_2_bytes),
        .word  (aligned_2_word)
    );

    store_align u_aligned_3 (
        .size  (access_size),
        .place (access_addresses_3[1:0]),
        .data  (data_3),
        .bytes (aligned_3_bytes),
        .word  (aligned_3_word)
    );

    held_accesses u_held (
        .clock             (clock),
        .reset             (reset),
        .enter             (enters),
        .note              (note),
        .active            (active),
        .local_            (access_local),
        .io                (access_io),
        .addresses_0       (access_addresses_0),
        .addresses_1       (access_addresses_1),
        .addresses_2       (access_addresses_2),
        .addresses_3       (access_addresses_3),
        .data_0            (aligned_0_word),
        .data_1            (aligned_1_word),
        .data_2            (aligned_2_word),
        .data_3            (aligned_3_word),
        .bytes_0           (aligned_0_bytes),
        .bytes_1           (aligned_1_bytes),
        .bytes_2           (aligned_2_bytes),
        .bytes_3           (aligned_3_bytes),
        .done              (walk_done),
        .leave             (walk_ends),
        .first_valid       (held_first_valid),
        .first_note        (held_first_note),
        .first_pending     (held_first_pending),
        .first_local       (held_first_local),
        .first_io          (held_first_io),
        .first_addresses_0 (held_first_addresses_0),
        .first_addresses_1 (held_first_addresses_1),
        .first_addresses_2 (held_first_addresses_2),
        .first_addresses_3 (held_first_addresses_3),
        .first_data_0      (held_first_data_0),
        .first_data_1      (held_first_data_1),
        .first_data_2      (held_first_data_2),
        .first_data_3      (held_first_data_3),
        .first_bytes_0     (held_first_bytes_0),
        .first_bytes_1     (held_first_bytes_1),
        .first_bytes_2     (held_first_bytes_2),
        .first_bytes_3     (held_first_bytes_3)
    );

    line_gather u_gather (
        .pending     (gather_pending),
        .local_      (held_first_local),
        .io          (held_first_io),
        .stores      (walk_gathers),
        .addresses_0 (held_first_addresses_0),
        .addresses_1 (held_first_addresses_1),
        .addresses_2 (held_first_addresses_2),
        .addresses_3 (held_first_addresses_3),
        .data_0      (held_first_data_0),
        .data_1      (held_first_data_1),
        .data_2      (held_first_data_2),
        .data_3      (held_first_data_3),
        .bytes_0     (held_first_bytes_0),
        .bytes_1     (held_first_bytes_1),
        .bytes_2     (held_first_bytes_2),
        .bytes_3     (held_first_bytes_3),
        .lane        (gather_lane),
        .is_local    (gather_is_local),
        .is_io       (gather_is_io),
        .line        (gather_line),
        .group       (gather_group),
        .line_data   (request_data),
        .line_bytes  (request_bytes)
    );

    local_memory u_local (
        .clock       (clock),
        .lanes       (walk_local_lanes),
        .addresses_0 (held_first_addresses_0),
        .addresses_1 (held_first_addresses_1),
        .addresses_2 (held_first_addresses_2),
        .addresses_3 (held_first_addresses_3),
        .data_0      (held_first_data_0),
        .data_1      (held_first_data_1),
        .data_2      (held_first_data_2),
        .data_3      (held_first_data_3),
        .bytes_0     (held_first_bytes_0),
        .bytes_1     (held_first_bytes_1),
        .bytes_2     (held_first_bytes_2),
        .bytes_3     (held_first_bytes_3),
        .read        (walk_reads_local),
        .write       (walk_writes_local),
        .group       (local_group),
        .words       (local_words)
    );

    walk u_walk (
        .valid         (walk_valid),
        .fences        (held_first_note[4]),
        .stores        (held_first_note[3]),
        .pending       (held_first_pending),
        .local_        (held_first_local),
        .is_local      (gather_is_local),
        .is_io         (gather_is_io),
        .line_group    (gather_group),
        .local_group   (local_group),
        .hit           (is_cached),
        .row_free      (row_free),
        .returns_empty (returns_empty),
        .returns_full  (returns_full),
        .first_memory  (returns_first_memory),
        .first_last    (returns_first_last),
        .fills         (fills),
        .line_awaited  (returns_awaited),
        .line_written  (writes_found),
        .writes_empty  (writes_empty),
        .writes_full   (writes_full),
        .request_ready (request_ready),
        .local_lanes   (walk_local_lanes),
        .gathers       (walk_gathers),
        .request_valid (walk_request_valid),
        .request_write (request_write),
        .done          (walk_done),
        .ends          (walk_ends),
        .fence_ends    (fence_done),
        .returns       (walk_returns),
        .reads_cache   (walk_reads_cache),
        .writes_cache  (walk_writes_cache),
        .reads_local   (walk_reads_local),
        .writes_local  (walk_writes_local),
        .reads_memory  (walk_reads_memory),
        .writes_memory (walk_writes_memory),
        .bank_conflict (bank_conflict),
        .data_hit      (data_hit),
        .data_miss     (data_miss)
    );

    writes_under_way u_writes (
        .clock      (clock),
        .reset      (reset),
        .enter      (walk_writes_memory),
        .enter_line (gather_line),
        .enter_note (held_first_note),
        .enter_lane (gather_lane),
        .done       (write_done),
        .empty      (writes_empty),
        .full       (writes_full),
        .sought     (gather_line),
        .found      (writes_found),
        .first_line (writes_first_line),
        .first_note (writes_first_note),
        .first_lane (writes_first_lane)
    );

    returns u_returns (
        .clock        (clock),
        .reset        (reset),
        .enter        (returns_enter),
        .enter_memory (walk_reads_memory),
        .enter_local  (walk_reads_local),
        .enter_last   (walk_ends),
        .enter_note   (held_first_note),
        .enter_lanes  (walk_done),
        .enter_lane   (gather_lane),
        .enter_places (all_places),
        .enter_line   (gather_line),
        .answer_valid (answer_valid),
        .answer_error (answer_error),
        .answer_ready (answer_ready),
        .row_free     (row_free),
        .merges       (returns_merges),
        .fails        (returns_fails),
        .empty        (returns_empty),
        .full         (returns_full),
        .first_memory (returns_first_memory),
        .first_local  (returns_first_local),
        .first_last   (returns_first_last),
        .first_note   (returns_first_note),
        .first_lanes  (returns_first_lanes),
        .first_lane   (returns_first_lane),
        .first_places (returns_first_places),
        .first_line   (returns_first_line),
        .sought       (gather_line),
        .awaited      (returns_awaited)
    );

    return_row u_row (
        .clock          (clock),
        .reset          (reset),
        .merge          (row_merge),
        .last           (returns_first_last),
        .lanes          (returns_first_lanes),
        .places         (returns_first_places),
        .note           (returns_first_note),
        .words_0        (row_words_0),
        .words_1        (row_words_1),
        .words_2        (row_words_2),
        .words_3        (row_words_3),
        .free           (row_free),
        .drops          (row_drops),
        .claim          (claim),
        .claim_distance (claim_distance),
        .write          (write),
        .write_context  (write_context),
        .write_register (write_register),
        .write_lanes    (write_lanes),
        .write_data_0   (write_data_0),
        .write_data_1   (write_data_1),
        .write_data_2   (write_data_2),
        .write_data_3   (write_data_3)
    );

    access_fault u_fault (
        .clock         (clock),
        .reset         (reset),
        .wrong         (fault_wrong),
        .wrong_cause   (access_wrong_cause),
        .wrong_note    (note),
        .wrong_address (access_wrong_address),
        .wrong_lane    (access_wrong_lane),
        .read_fails    (returns_fails),
        .read_note     (returns_first_note),
        .read_line     (returns_first_line),
        .read_lane     (returns_first_lane),
        .write_fails   (fault_write_fails),
        .write_note    (writes_first_note),
        .write_line    (writes_first_line),
        .write_lane    (writes_first_lane),
        .faulted       (faulted),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    // Cycle c + 1: addresses.
    assign prepares_d = issue;
    assign note = {op_context, pc, rd, access_fences, access_stores, access_size, access_zero_fill};
    assign enters = prepares_q & (~access_wrong);

    always @* begin
        // The oldest access: its line, its banks.
        gather_pending = 4'h0;
        if (held_first_valid) begin
            gather_pending = held_first_pending;
        end
    end

    assign all_places = {places_3, places_2, places_1, places_0};
    assign places_0 = held_first_addresses_0[3:0];
    assign places_1 = held_first_addresses_1[3:0];
    assign places_2 = held_first_addresses_2[3:0];
    assign places_3 = held_first_addresses_3[3:0];

    // What the oldest access can do now.
    assign walk_valid = held_first_valid;

    // Requests.
    assign request_valid = walk_request_valid;
    assign request_address = {gather_line, 4'h0};

    // The way back.
    assign returns_enter = walk_returns;

    // A line of RAM goes into the cache too.
    assign first_address = {returns_first_line, 4'h0};
    assign fills = (returns_merges & returns_first_memory) & (|(first_address >> 16));
    assign is_cached = 1'b0;
    assign line = answer_data;

    // The row: words repeat, so that a place counts modulo the line, or the banks.
    assign row_merge = returns_merges;
    assign row_words_0 = returns_first_local ? local_words[31:0] : line[31:0];
    assign row_words_1 = returns_first_local ? local_words[63:32] : line[63:32];
    assign row_words_2 = returns_first_local ? local_words[95:64] : line[95:64];
    assign row_words_3 = returns_first_local ? local_words[127:96] : line[127:96];

    always @* begin
        // How many are here, and what ends.
        accepted_d = accepted_q;
        if (issue & (~walk_ends)) begin
            accepted_d = accepted_q + 2'h1;
        end else if (walk_ends & (~issue)) begin
            accepted_d = accepted_q - 2'h1;
        end
    end

    assign available = accepted_q < 2'h2;
    assign drained = (((accepted_q == 2'h0) & returns_empty) & row_free) & writes_empty;
    assign fence_done_context = held_first_note[43];
    assign finished = walk_ends;
    assign finished_context = held_first_note[43];

    // Errors.
    assign fault_wrong = prepares_q & access_wrong;
    assign fault_write_fails = write_done & write_error;

    always @(posedge clock) begin
        if (reset) begin
            accepted_q <= 2'h0;
            prepares_q <= 1'b0;
        end else begin
            accepted_q <= accepted_d;
            prepares_q <= prepares_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, walk_reads_cache, walk_writes_cache, row_drops};
endmodule
