// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire   [1:0] op_context,
    // Cycle c + 1: its address.
    input  wire  [31:0] pc,
    // Cycle c + 1: its destination; 0 if it has none.
    input  wire   [5:0] rd,
    // Cycle c + 1: its offset.
    input  wire  [31:0] imm,
    // Cycle c + 1: active lanes.
    input  wire  [31:0] active,
    // Cycle c + 1: rs1 of each lane.
    input  wire  [31:0] base_0,
    input  wire  [31:0] base_1,
    input  wire  [31:0] base_2,
    input  wire  [31:0] base_3,
    input  wire  [31:0] base_4,
    input  wire  [31:0] base_5,
    input  wire  [31:0] base_6,
    input  wire  [31:0] base_7,
    input  wire  [31:0] base_8,
    input  wire  [31:0] base_9,
    input  wire  [31:0] base_10,
    input  wire  [31:0] base_11,
    input  wire  [31:0] base_12,
    input  wire  [31:0] base_13,
    input  wire  [31:0] base_14,
    input  wire  [31:0] base_15,
    input  wire  [31:0] base_16,
    input  wire  [31:0] base_17,
    input  wire  [31:0] base_18,
    input  wire  [31:0] base_19,
    input  wire  [31:0] base_20,
    input  wire  [31:0] base_21,
    input  wire  [31:0] base_22,
    input  wire  [31:0] base_23,
    input  wire  [31:0] base_24,
    input  wire  [31:0] base_25,
    input  wire  [31:0] base_26,
    input  wire  [31:0] base_27,
    input  wire  [31:0] base_28,
    input  wire  [31:0] base_29,
    input  wire  [31:0] base_30,
    input  wire  [31:0] base_31,
    // Cycle c + 1: rs2 of each lane.
    input  wire  [31:0] data_0,
    input  wire  [31:0] data_1,
    input  wire  [31:0] data_2,
    input  wire  [31:0] data_3,
    input  wire  [31:0] data_4,
    input  wire  [31:0] data_5,
    input  wire  [31:0] data_6,
    input  wire  [31:0] data_7,
    input  wire  [31:0] data_8,
    input  wire  [31:0] data_9,
    input  wire  [31:0] data_10,
    input  wire  [31:0] data_11,
    input  wire  [31:0] data_12,
    input  wire  [31:0] data_13,
    input  wire  [31:0] data_14,
    input  wire  [31:0] data_15,
    input  wire  [31:0] data_16,
    input  wire  [31:0] data_17,
    input  wire  [31:0] data_18,
    input  wire  [31:0] data_19,
    input  wire  [31:0] data_20,
    input  wire  [31:0] data_21,
    input  wire  [31:0] data_22,
    input  wire  [31:0] data_23,
    input  wire  [31:0] data_24,
    input  wire  [31:0] data_25,
    input  wire  [31:0] data_26,
    input  wire  [31:0] data_27,
    input  wire  [31:0] data_28,
    input  wire  [31:0] data_29,
    input  wire  [31:0] data_30,
    input  wire  [31:0] data_31,
    // A request to memory; it stays until `request_ready`, or until what it was for changes.
    output wire         request_valid,
    // Memory takes it in this cycle.
    input  wire         request_ready,
    // It writes.
    output wire         request_write,
    // Address of the line.
    output wire  [31:0] request_address,
    // The line to write.
    output wire [511:0] request_data,
    // Which bytes of it count.
    output wire  [63:0] request_bytes,
    // Memory answers the oldest read.
    input  wire         answer_valid,
    // The answer is taken in this cycle.
    output wire         answer_ready,
    // The line.
    input  wire [511:0] answer_data,
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
    output wire   [1:0] write_context,
    // Register, from e + 1 to s.
    output wire   [5:0] write_register,
    // Lanes, from e + 1 to s.
    output wire  [31:0] write_lanes,
    // Value of each lane, from e + 1 to s.
    output wire  [31:0] write_data_0,
    output wire  [31:0] write_data_1,
    output wire  [31:0] write_data_2,
    output wire  [31:0] write_data_3,
    output wire  [31:0] write_data_4,
    output wire  [31:0] write_data_5,
    output wire  [31:0] write_data_6,
    output wire  [31:0] write_data_7,
    output wire  [31:0] write_data_8,
    output wire  [31:0] write_data_9,
    output wire  [31:0] write_data_10,
    output wire  [31:0] write_data_11,
    output wire  [31:0] write_data_12,
    output wire  [31:0] write_data_13,
    output wire  [31:0] write_data_14,
    output wire  [31:0] write_data_15,
    output wire  [31:0] write_data_16,
    output wire  [31:0] write_data_17,
    output wire  [31:0] write_data_18,
    output wire  [31:0] write_data_19,
    output wire  [31:0] write_data_20,
    output wire  [31:0] write_data_21,
    output wire  [31:0] write_data_22,
    output wire  [31:0] write_data_23,
    output wire  [31:0] write_data_24,
    output wire  [31:0] write_data_25,
    output wire  [31:0] write_data_26,
    output wire  [31:0] write_data_27,
    output wire  [31:0] write_data_28,
    output wire  [31:0] write_data_29,
    output wire  [31:0] write_data_30,
    output wire  [31:0] write_data_31,
    // A fence ends in this cycle.
    output wire         fence_done,
    // Whose.
    output wire   [1:0] fence_done_context,
    // A walk ends in this cycle: of a load, a store (which is over) or a fence.
    output wire         finished,
    // Whose.
    output wire   [1:0] finished_context,
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
    output wire   [1:0] fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Address accessed, or of the line.
    output wire  [31:0] fault_detail,
    // The lowest lane that did so, or of the step.
    output wire   [4:0] fault_lane
);

    reg     [1:0] accepted_q;
    reg     [1:0] accepted_d;
    reg           prepares_q;
    wire          prepares_d;
    wire   [44:0] note;
    wire          enters;
    wire          is_cached;
    wire    [6:0] places_0;
    wire    [6:0] places_1;
    wire    [6:0] places_2;
    wire    [6:0] places_3;
    wire    [6:0] places_4;
    wire    [6:0] places_5;
    wire    [6:0] places_6;
    wire    [6:0] places_7;
    wire    [6:0] places_8;
    wire    [6:0] places_9;
    wire    [6:0] places_10;
    wire    [6:0] places_11;
    wire    [6:0] places_12;
    wire    [6:0] places_13;
    wire    [6:0] places_14;
    wire    [6:0] places_15;
    wire    [6:0] places_16;
    wire    [6:0] places_17;
    wire    [6:0] places_18;
    wire    [6:0] places_19;
    wire    [6:0] places_20;
    wire    [6:0] places_21;
    wire    [6:0] places_22;
    wire    [6:0] places_23;
    wire    [6:0] places_24;
    wire    [6:0] places_25;
    wire    [6:0] places_26;
    wire    [6:0] places_27;
    wire    [6:0] places_28;
    wire    [6:0] places_29;
    wire    [6:0] places_30;
    wire    [6:0] places_31;
    wire  [223:0] all_places;
    wire   [31:0] first_address;
    wire          fills;
    wire  [511:0] line;
    wire   [31:0] access_addresses_0;
    wire   [31:0] access_addresses_1;
    wire   [31:0] access_addresses_2;
    wire   [31:0] access_addresses_3;
    wire   [31:0] access_addresses_4;
    wire   [31:0] access_addresses_5;
    wire   [31:0] access_addresses_6;
    wire   [31:0] access_addresses_7;
    wire   [31:0] access_addresses_8;
    wire   [31:0] access_addresses_9;
    wire   [31:0] access_addresses_10;
    wire   [31:0] access_addresses_11;
    wire   [31:0] access_addresses_12;
    wire   [31:0] access_addresses_13;
    wire   [31:0] access_addresses_14;
    wire   [31:0] access_addresses_15;
    wire   [31:0] access_addresses_16;
    wire   [31:0] access_addresses_17;
    wire   [31:0] access_addresses_18;
    wire   [31:0] access_addresses_19;
    wire   [31:0] access_addresses_20;
    wire   [31:0] access_addresses_21;
    wire   [31:0] access_addresses_22;
    wire   [31:0] access_addresses_23;
    wire   [31:0] access_addresses_24;
    wire   [31:0] access_addresses_25;
    wire   [31:0] access_addresses_26;
    wire   [31:0] access_addresses_27;
    wire   [31:0] access_addresses_28;
    wire   [31:0] access_addresses_29;
    wire   [31:0] access_addresses_30;
    wire   [31:0] access_addresses_31;
    wire    [1:0] access_size;
    wire          access_stores;
    wire          access_fences;
    wire          access_zero_fill;
    wire   [31:0] access_local;
    wire   [31:0] access_io;
    wire          access_wrong;
    wire    [3:0] access_wrong_cause;
    wire    [4:0] access_wrong_lane;
    wire   [31:0] access_wrong_address;
    wire    [3:0] aligned_0_bytes;
    wire   [31:0] aligned_0_word;
    wire    [3:0] aligned_1_bytes;
    wire   [31:0] aligned_1_word;
    wire    [3:0] aligned_2_bytes;
    wire   [31:0] aligned_2_word;
    wire    [3:0] aligned_3_bytes;
    wire   [31:0] aligned_3_word;
    wire    [3:0] aligned_4_bytes;
    wire   [31:0] aligned_4_word;
    wire    [3:0] aligned_5_bytes;
    wire   [31:0] aligned_5_word;
    wire    [3:0] aligned_6_bytes;
    wire   [31:0] aligned_6_word;
    wire    [3:0] aligned_7_bytes;
    wire   [31:0] aligned_7_word;
    wire    [3:0] aligned_8_bytes;
    wire   [31:0] aligned_8_word;
    wire    [3:0] aligned_9_bytes;
    wire   [31:0] aligned_9_word;
    wire    [3:0] aligned_10_bytes;
    wire   [31:0] aligned_10_word;
    wire    [3:0] aligned_11_bytes;
    wire   [31:0] aligned_11_word;
    wire    [3:0] aligned_12_bytes;
    wire   [31:0] aligned_12_word;
    wire    [3:0] aligned_13_bytes;
    wire   [31:0] aligned_13_word;
    wire    [3:0] aligned_14_bytes;
    wire   [31:0] aligned_14_word;
    wire    [3:0] aligned_15_bytes;
    wire   [31:0] aligned_15_word;
    wire    [3:0] aligned_16_bytes;
    wire   [31:0] aligned_16_word;
    wire    [3:0] aligned_17_bytes;
    wire   [31:0] aligned_17_word;
    wire    [3:0] aligned_18_bytes;
    wire   [31:0] aligned_18_word;
    wire    [3:0] aligned_19_bytes;
    wire   [31:0] aligned_19_word;
    wire    [3:0] aligned_20_bytes;
    wire   [31:0] aligned_20_word;
    wire    [3:0] aligned_21_bytes;
    wire   [31:0] aligned_21_word;
    wire    [3:0] aligned_22_bytes;
    wire   [31:0] aligned_22_word;
    wire    [3:0] aligned_23_bytes;
    wire   [31:0] aligned_23_word;
    wire    [3:0] aligned_24_bytes;
    wire   [31:0] aligned_24_word;
    wire    [3:0] aligned_25_bytes;
    wire   [31:0] aligned_25_word;
    wire    [3:0] aligned_26_bytes;
    wire   [31:0] aligned_26_word;
    wire    [3:0] aligned_27_bytes;
    wire   [31:0] aligned_27_word;
    wire    [3:0] aligned_28_bytes;
    wire   [31:0] aligned_28_word;
    wire    [3:0] aligned_29_bytes;
    wire   [31:0] aligned_29_word;
    wire    [3:0] aligned_30_bytes;
    wire   [31:0] aligned_30_word;
    wire    [3:0] aligned_31_bytes;
    wire   [31:0] aligned_31_word;
    wire          held_first_valid;
    wire   [44:0] held_first_note;
    wire   [31:0] held_first_pending;
    wire   [31:0] held_first_local;
    wire   [31:0] held_first_io;
    wire   [31:0] held_first_addresses_0;
    wire   [31:0] held_first_addresses_1;
    wire   [31:0] held_first_addresses_2;
    wire   [31:0] held_first_addresses_3;
    wire   [31:0] held_first_addresses_4;
    wire   [31:0] held_first_addresses_5;
    wire   [31:0] held_first_addresses_6;
    wire   [31:0] held_first_addresses_7;
    wire   [31:0] held_first_addresses_8;
    wire   [31:0] held_first_addresses_9;
    wire   [31:0] held_first_addresses_10;
    wire   [31:0] held_first_addresses_11;
    wire   [31:0] held_first_addresses_12;
    wire   [31:0] held_first_addresses_13;
    wire   [31:0] held_first_addresses_14;
    wire   [31:0] held_first_addresses_15;
    wire   [31:0] held_first_addresses_16;
    wire   [31:0] held_first_addresses_17;
    wire   [31:0] held_first_addresses_18;
    wire   [31:0] held_first_addresses_19;
    wire   [31:0] held_first_addresses_20;
    wire   [31:0] held_first_addresses_21;
    wire   [31:0] held_first_addresses_22;
    wire   [31:0] held_first_addresses_23;
    wire   [31:0] held_first_addresses_24;
    wire   [31:0] held_first_addresses_25;
    wire   [31:0] held_first_addresses_26;
    wire   [31:0] held_first_addresses_27;
    wire   [31:0] held_first_addresses_28;
    wire   [31:0] held_first_addresses_29;
    wire   [31:0] held_first_addresses_30;
    wire   [31:0] held_first_addresses_31;
    wire   [31:0] held_first_data_0;
    wire   [31:0] held_first_data_1;
    wire   [31:0] held_first_data_2;
    wire   [31:0] held_first_data_3;
    wire   [31:0] held_first_data_4;
    wire   [31:0] held_first_data_5;
    wire   [31:0] held_first_data_6;
    wire   [31:0] held_first_data_7;
    wire   [31:0] held_first_data_8;
    wire   [31:0] held_first_data_9;
    wire   [31:0] held_first_data_10;
    wire   [31:0] held_first_data_11;
    wire   [31:0] held_first_data_12;
    wire   [31:0] held_first_data_13;
    wire   [31:0] held_first_data_14;
    wire   [31:0] held_first_data_15;
    wire   [31:0] held_first_data_16;
    wire   [31:0] held_first_data_17;
    wire   [31:0] held_first_data_18;
    wire   [31:0] held_first_data_19;
    wire   [31:0] held_first_data_20;
    wire   [31:0] held_first_data_21;
    wire   [31:0] held_first_data_22;
    wire   [31:0] held_first_data_23;
    wire   [31:0] held_first_data_24;
    wire   [31:0] held_first_data_25;
    wire   [31:0] held_first_data_26;
    wire   [31:0] held_first_data_27;
    wire   [31:0] held_first_data_28;
    wire   [31:0] held_first_data_29;
    wire   [31:0] held_first_data_30;
    wire   [31:0] held_first_data_31;
    wire    [3:0] held_first_bytes_0;
    wire    [3:0] held_first_bytes_1;
    wire    [3:0] held_first_bytes_2;
    wire    [3:0] held_first_bytes_3;
    wire    [3:0] held_first_bytes_4;
    wire    [3:0] held_first_bytes_5;
    wire    [3:0] held_first_bytes_6;
    wire    [3:0] held_first_bytes_7;
    wire    [3:0] held_first_bytes_8;
    wire    [3:0] held_first_bytes_9;
    wire    [3:0] held_first_bytes_10;
    wire    [3:0] held_first_bytes_11;
    wire    [3:0] held_first_bytes_12;
    wire    [3:0] held_first_bytes_13;
    wire    [3:0] held_first_bytes_14;
    wire    [3:0] held_first_bytes_15;
    wire    [3:0] held_first_bytes_16;
    wire    [3:0] held_first_bytes_17;
    wire    [3:0] held_first_bytes_18;
    wire    [3:0] held_first_bytes_19;
    wire    [3:0] held_first_bytes_20;
    wire    [3:0] held_first_bytes_21;
    wire    [3:0] held_first_bytes_22;
    wire    [3:0] held_first_bytes_23;
    wire    [3:0] held_first_bytes_24;
    wire    [3:0] held_first_bytes_25;
    wire    [3:0] held_first_bytes_26;
    wire    [3:0] held_first_bytes_27;
    wire    [3:0] held_first_bytes_28;
    wire    [3:0] held_first_bytes_29;
    wire    [3:0] held_first_bytes_30;
    wire    [3:0] held_first_bytes_31;
    reg    [31:0] gather_pending;
    wire    [4:0] gather_lane;
    wire          gather_is_local;
    wire          gather_is_io;
    wire   [25:0] gather_line;
    wire   [31:0] gather_group;
    wire   [31:0] local_group;
    wire [1023:0] local_words;
    wire          walk_valid;
    wire   [31:0] walk_local_lanes;
    wire          walk_gathers;
    wire          walk_request_valid;
    wire   [31:0] walk_done;
    wire          walk_ends;
    wire          walk_returns;
    wire          walk_reads_cache;
    wire          walk_writes_cache;
    wire          walk_reads_local;
    wire          walk_writes_local;
    wire          walk_reads_memory;
    wire          walk_writes_memory;
    wire          writes_empty;
    wire          writes_full;
    wire          writes_found;
    wire   [25:0] writes_first_line;
    wire   [44:0] writes_first_note;
    wire    [4:0] writes_first_lane;
    wire          returns_enter;
    wire          returns_merges;
    wire          returns_fails;
    wire          returns_empty;
    wire          returns_full;
    wire          returns_first_memory;
    wire          returns_first_local;
    wire          returns_first_last;
    wire   [44:0] returns_first_note;
    wire   [31:0] returns_first_lanes;
    wire    [4:0] returns_first_lane;
    wire  [223:0] returns_first_places;
    wire   [25:0] returns_first_line;
    wire          returns_awaited;
    wire          row_merge;
    wire   [31:0] row_words_0;
    wire   [31:0] row_words_1;
    wire   [31:0] row_words_2;
    wire   [31:0] row_words_3;
    wire   [31:0] row_words_4;
    wire   [31:0] row_words_5;
    wire   [31:0] row_words_6;
    wire   [31:0] row_words_7;
    wire   [31:0] row_words_8;
    wire   [31:0] row_words_9;
    wire   [31:0] row_words_10;
    wire   [31:0] row_words_11;
    wire   [31:0] row_words_12;
    wire   [31:0] row_words_13;
    wire   [31:0] row_words_14;
    wire   [31:0] row_words_15;
    wire   [31:0] row_words_16;
    wire   [31:0] row_words_17;
    wire   [31:0] row_words_18;
    wire   [31:0] row_words_19;
    wire   [31:0] row_words_20;
    wire   [31:0] row_words_21;
    wire   [31:0] row_words_22;
    wire   [31:0] row_words_23;
    wire   [31:0] row_words_24;
    wire   [31:0] row_words_25;
    wire   [31:0] row_words_26;
    wire   [31:0] row_words_27;
    wire   [31:0] row_words_28;
    wire   [31:0] row_words_29;
    wire   [31:0] row_words_30;
    wire   [31:0] row_words_31;
    wire          row_free;
    wire          row_drops;
    wire          fault_wrong;
    wire          fault_write_fails;

    lane_addresses u_access (
        .valid         (prepares_q),
        .op            (op),
        .imm           (imm),
        .active        (active),
        .base_0        (base_0),
        .base_1        (base_1),
        .base_2        (base_2),
        .base_3        (base_3),
        .base_4        (base_4),
        .base_5        (base_5),
        .base_6        (base_6),
        .base_7        (base_7),
        .base_8        (base_8),
        .base_9        (base_9),
        .base_10       (base_10),
        .base_11       (base_11),
        .base_12       (base_12),
        .base_13       (base_13),
        .base_14       (base_14),
        .base_15       (base_15),
        .base_16       (base_16),
        .base_17       (base_17),
        .base_18       (base_18),
        .base_19       (base_19),
        .base_20       (base_20),
        .base_21       (base_21),
        .base_22       (base_22),
        .base_23       (base_23),
        .base_24       (base_24),
        .base_25       (base_25),
        .base_26       (base_26),
        .base_27       (base_27),
        .base_28       (base_28),
        .base_29       (base_29),
        .base_30       (base_30),
        .base_31       (base_31),
        .addresses_0   (access_addresses_0),
        .addresses_1   (access_addresses_1),
        .addresses_2   (access_addresses_2),
        .addresses_3   (access_addresses_3),
        .addresses_4   (access_addresses_4),
        .addresses_5   (access_addresses_5),
        .addresses_6   (access_addresses_6),
        .addresses_7   (access_addresses_7),
        .addresses_8   (access_addresses_8),
        .addresses_9   (access_addresses_9),
        .addresses_10  (access_addresses_10),
        .addresses_11  (access_addresses_11),
        .addresses_12  (access_addresses_12),
        .addresses_13  (access_addresses_13),
        .addresses_14  (access_addresses_14),
        .addresses_15  (access_addresses_15),
        .addresses_16  (access_addresses_16),
        .addresses_17  (access_addresses_17),
        .addresses_18  (access_addresses_18),
        .addresses_19  (access_addresses_19),
        .addresses_20  (access_addresses_20),
        .addresses_21  (access_addresses_21),
        .addresses_22  (access_addresses_22),
        .addresses_23  (access_addresses_23),
        .addresses_24  (access_addresses_24),
        .addresses_25  (access_addresses_25),
        .addresses_26  (access_addresses_26),
        .addresses_27  (access_addresses_27),
        .addresses_28  (access_addresses_28),
        .addresses_29  (access_addresses_29),
        .addresses_30  (access_addresses_30),
        .addresses_31  (access_addresses_31),
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

    store_align u_aligned_4 (
        .size  (access_size),
        .place (access_addresses_4[1:0]),
        .data  (data_4),
        .bytes (aligned_4_bytes),
        .word  (aligned_4_word)
    );

    store_align u_aligned_5 (
        .size  (access_size),
        .place (access_addresses_5[1:0]),
        .data  (data_5),
        .bytes (aligned_5_bytes),
        .word  (aligned_5_word)
    );

    store_align u_aligned_6 (
        .size  (access_size),
        .place (access_addresses_6[1:0]),
        .data  (data_6),
        .bytes (aligned_6_bytes),
        .word  (aligned_6_word)
    );

    store_align u_aligned_7 (
        .size  (access_size),
        .place (access_addresses_7[1:0]),
        .data  (data_7),
        .bytes (aligned_7_bytes),
        .word  (aligned_7_word)
    );

    store_align u_aligned_8 (
        .size  (access_size),
        .place (access_addresses_8[1:0]),
        .data  (data_8),
        .bytes (aligned_8_bytes),
        .word  (aligned_8_word)
    );

    store_align u_aligned_9 (
        .size  (access_size),
        .place (access_addresses_9[1:0]),
        .data  (data_9),
        .bytes (aligned_9_bytes),
        .word  (aligned_9_word)
    );

    store_align u_aligned_10 (
        .size  (access_size),
        .place (access_addresses_10[1:0]),
        .data  (data_10),
        .bytes (aligned_10_bytes),
        .word  (aligned_10_word)
    );

    store_align u_aligned_11 (
        .size  (access_size),
        .place (access_addresses_11[1:0]),
        .data  (data_11),
        .bytes (aligned_11_bytes),
        .word  (aligned_11_word)
    );

    store_align u_aligned_12 (
        .size  (access_size),
        .place (access_addresses_12[1:0]),
        .data  (data_12),
        .bytes (aligned_12_bytes),
        .word  (aligned_12_word)
    );

    store_align u_aligned_13 (
        .size  (access_size),
        .place (access_addresses_13[1:0]),
        .data  (data_13),
        .bytes (aligned_13_bytes),
        .word  (aligned_13_word)
    );

    store_align u_aligned_14 (
        .size  (access_size),
        .place (access_addresses_14[1:0]),
        .data  (data_14),
        .bytes (aligned_14_bytes),
        .word  (aligned_14_word)
    );

    store_align u_aligned_15 (
        .size  (access_size),
        .place (access_addresses_15[1:0]),
        .data  (data_15),
        .bytes (aligned_15_bytes),
        .word  (aligned_15_word)
    );

    store_align u_aligned_16 (
        .size  (access_size),
        .place (access_addresses_16[1:0]),
        .data  (data_16),
        .bytes (aligned_16_bytes),
        .word  (aligned_16_word)
    );

    store_align u_aligned_17 (
        .size  (access_size),
        .place (access_addresses_17[1:0]),
        .data  (data_17),
        .bytes (aligned_17_bytes),
        .word  (aligned_17_word)
    );

    store_align u_aligned_18 (
        .size  (access_size),
        .place (access_addresses_18[1:0]),
        .data  (data_18),
        .bytes (aligned_18_bytes),
        .word  (aligned_18_word)
    );

    store_align u_aligned_19 (
        .size  (access_size),
        .place (access_addresses_19[1:0]),
        .data  (data_19),
        .bytes (aligned_19_bytes),
        .word  (aligned_19_word)
    );

    store_align u_aligned_20 (
        .size  (access_size),
        .place (access_addresses_20[1:0]),
        .data  (data_20),
        .bytes (aligned_20_bytes),
        .word  (aligned_20_word)
    );

    store_align u_aligned_21 (
        .size  (access_size),
        .place (access_addresses_21[1:0]),
        .data  (data_21),
        .bytes (aligned_21_bytes),
        .word  (aligned_21_word)
    );

    store_align u_aligned_22 (
        .size  (access_size),
        .place (access_addresses_22[1:0]),
        .data  (data_22),
        .bytes (aligned_22_bytes),
        .word  (aligned_22_word)
    );

    store_align u_aligned_23 (
        .size  (access_size),
        .place (access_addresses_23[1:0]),
        .data  (data_23),
        .bytes (aligned_23_bytes),
        .word  (aligned_23_word)
    );

    store_align u_aligned_24 (
        .size  (access_size),
        .place (access_addresses_24[1:0]),
        .data  (data_24),
        .bytes (aligned_24_bytes),
        .word  (aligned_24_word)
    );

    store_align u_aligned_25 (
        .size  (access_size),
        .place (access_addresses_25[1:0]),
        .data  (data_25),
        .bytes (aligned_25_bytes),
        .word  (aligned_25_word)
    );

    store_align u_aligned_26 (
        .size  (access_size),
        .place (access_addresses_26[1:0]),
        .data  (data_26),
        .bytes (aligned_26_bytes),
        .word  (aligned_26_word)
    );

    store_align u_aligned_27 (
        .size  (access_size),
        .place (access_addresses_27[1:0]),
        .data  (data_27),
        .bytes (aligned_27_bytes),
        .word  (aligned_27_word)
    );

    store_align u_aligned_28 (
        .size  (access_size),
        .place (access_addresses_28[1:0]),
        .data  (data_28),
        .bytes (aligned_28_bytes),
        .word  (aligned_28_word)
    );

    store_align u_aligned_29 (
        .size  (access_size),
        .place (access_addresses_29[1:0]),
        .data  (data_29),
        .bytes (aligned_29_bytes),
        .word  (aligned_29_word)
    );

    store_align u_aligned_30 (
        .size  (access_size),
        .place (access_addresses_30[1:0]),
        .data  (data_30),
        .bytes (aligned_30_bytes),
        .word  (aligned_30_word)
    );

    store_align u_aligned_31 (
        .size  (access_size),
        .place (access_addresses_31[1:0]),
        .data  (data_31),
        .bytes (aligned_31_bytes),
        .word  (aligned_31_word)
    );

    held_accesses u_held (
        .clock              (clock),
        .reset              (reset),
        .enter              (enters),
        .note               (note),
        .active             (active),
        .local_             (access_local),
        .io                 (access_io),
        .addresses_0        (access_addresses_0),
        .addresses_1        (access_addresses_1),
        .addresses_2        (access_addresses_2),
        .addresses_3        (access_addresses_3),
        .addresses_4        (access_addresses_4),
        .addresses_5        (access_addresses_5),
        .addresses_6        (access_addresses_6),
        .addresses_7        (access_addresses_7),
        .addresses_8        (access_addresses_8),
        .addresses_9        (access_addresses_9),
        .addresses_10       (access_addresses_10),
        .addresses_11       (access_addresses_11),
        .addresses_12       (access_addresses_12),
        .addresses_13       (access_addresses_13),
        .addresses_14       (access_addresses_14),
        .addresses_15       (access_addresses_15),
        .addresses_16       (access_addresses_16),
        .addresses_17       (access_addresses_17),
        .addresses_18       (access_addresses_18),
        .addresses_19       (access_addresses_19),
        .addresses_20       (access_addresses_20),
        .addresses_21       (access_addresses_21),
        .addresses_22       (access_addresses_22),
        .addresses_23       (access_addresses_23),
        .addresses_24       (access_addresses_24),
        .addresses_25       (access_addresses_25),
        .addresses_26       (access_addresses_26),
        .addresses_27       (access_addresses_27),
        .addresses_28       (access_addresses_28),
        .addresses_29       (access_addresses_29),
        .addresses_30       (access_addresses_30),
        .addresses_31       (access_addresses_31),
        .data_0             (aligned_0_word),
        .data_1             (aligned_1_word),
        .data_2             (aligned_2_word),
        .data_3             (aligned_3_word),
        .data_4             (aligned_4_word),
        .data_5             (aligned_5_word),
        .data_6             (aligned_6_word),
        .data_7             (aligned_7_word),
        .data_8             (aligned_8_word),
        .data_9             (aligned_9_word),
        .data_10            (aligned_10_word),
        .data_11            (aligned_11_word),
        .data_12            (aligned_12_word),
        .data_13            (aligned_13_word),
        .data_14            (aligned_14_word),
        .data_15            (aligned_15_word),
        .data_16            (aligned_16_word),
        .data_17            (aligned_17_word),
        .data_18            (aligned_18_word),
        .data_19            (aligned_19_word),
        .data_20            (aligned_20_word),
        .data_21            (aligned_21_word),
        .data_22            (aligned_22_word),
        .data_23            (aligned_23_word),
        .data_24            (aligned_24_word),
        .data_25            (aligned_25_word),
        .data_26            (aligned_26_word),
        .data_27            (aligned_27_word),
        .data_28            (aligned_28_word),
        .data_29            (aligned_29_word),
        .data_30            (aligned_30_word),
        .data_31            (aligned_31_word),
        .bytes_0            (aligned_0_bytes),
        .bytes_1            (aligned_1_bytes),
        .bytes_2            (aligned_2_bytes),
        .bytes_3            (aligned_3_bytes),
        .bytes_4            (aligned_4_bytes),
        .bytes_5            (aligned_5_bytes),
        .bytes_6            (aligned_6_bytes),
        .bytes_7            (aligned_7_bytes),
        .bytes_8            (aligned_8_bytes),
        .bytes_9            (aligned_9_bytes),
        .bytes_10           (aligned_10_bytes),
        .bytes_11           (aligned_11_bytes),
        .bytes_12           (aligned_12_bytes),
        .bytes_13           (aligned_13_bytes),
        .bytes_14           (aligned_14_bytes),
        .bytes_15           (aligned_15_bytes),
        .bytes_16           (aligned_16_bytes),
        .bytes_17           (aligned_17_bytes),
        .bytes_18           (aligned_18_bytes),
        .bytes_19           (aligned_19_bytes),
        .bytes_20           (aligned_20_bytes),
        .bytes_21           (aligned_21_bytes),
        .bytes_22           (aligned_22_bytes),
        .bytes_23           (aligned_23_bytes),
        .bytes_24           (aligned_24_bytes),
        .bytes_25           (aligned_25_bytes),
        .bytes_26           (aligned_26_bytes),
        .bytes_27           (aligned_27_bytes),
        .bytes_28           (aligned_28_bytes),
        .bytes_29           (aligned_29_bytes),
        .bytes_30           (aligned_30_bytes),
        .bytes_31           (aligned_31_bytes),
        .done               (walk_done),
        .leave              (walk_ends),
        .first_valid        (held_first_valid),
        .first_note         (held_first_note),
        .first_pending      (held_first_pending),
        .first_local        (held_first_local),
        .first_io           (held_first_io),
        .first_addresses_0  (held_first_addresses_0),
        .first_addresses_1  (held_first_addresses_1),
        .first_addresses_2  (held_first_addresses_2),
        .first_addresses_3  (held_first_addresses_3),
        .first_addresses_4  (held_first_addresses_4),
        .first_addresses_5  (held_first_addresses_5),
        .first_addresses_6  (held_first_addresses_6),
        .first_addresses_7  (held_first_addresses_7),
        .first_addresses_8  (held_first_addresses_8),
        .first_addresses_9  (held_first_addresses_9),
        .first_addresses_10 (held_first_addresses_10),
        .first_addresses_11 (held_first_addresses_11),
        .first_addresses_12 (held_first_addresses_12),
        .first_addresses_13 (held_first_addresses_13),
        .first_addresses_14 (held_first_addresses_14),
        .first_addresses_15 (held_first_addresses_15),
        .first_addresses_16 (held_first_addresses_16),
        .first_addresses_17 (held_first_addresses_17),
        .first_addresses_18 (held_first_addresses_18),
        .first_addresses_19 (held_first_addresses_19),
        .first_addresses_20 (held_first_addresses_20),
        .first_addresses_21 (held_first_addresses_21),
        .first_addresses_22 (held_first_addresses_22),
        .first_addresses_23 (held_first_addresses_23),
        .first_addresses_24 (held_first_addresses_24),
        .first_addresses_25 (held_first_addresses_25),
        .first_addresses_26 (held_first_addresses_26),
        .first_addresses_27 (held_first_addresses_27),
        .first_addresses_28 (held_first_addresses_28),
        .first_addresses_29 (held_first_addresses_29),
        .first_addresses_30 (held_first_addresses_30),
        .first_addresses_31 (held_first_addresses_31),
        .first_data_0       (held_first_data_0),
        .first_data_1       (held_first_data_1),
        .first_data_2       (held_first_data_2),
        .first_data_3       (held_first_data_3),
        .first_data_4       (held_first_data_4),
        .first_data_5       (held_first_data_5),
        .first_data_6       (held_first_data_6),
        .first_data_7       (held_first_data_7),
        .first_data_8       (held_first_data_8),
        .first_data_9       (held_first_data_9),
        .first_data_10      (held_first_data_10),
        .first_data_11      (held_first_data_11),
        .first_data_12      (held_first_data_12),
        .first_data_13      (held_first_data_13),
        .first_data_14      (held_first_data_14),
        .first_data_15      (held_first_data_15),
        .first_data_16      (held_first_data_16),
        .first_data_17      (held_first_data_17),
        .first_data_18      (held_first_data_18),
        .first_data_19      (held_first_data_19),
        .first_data_20      (held_first_data_20),
        .first_data_21      (held_first_data_21),
        .first_data_22      (held_first_data_22),
        .first_data_23      (held_first_data_23),
        .first_data_24      (held_first_data_24),
        .first_data_25      (held_first_data_25),
        .first_data_26      (held_first_data_26),
        .first_data_27      (held_first_data_27),
        .first_data_28      (held_first_data_28),
        .first_data_29      (held_first_data_29),
        .first_data_30      (held_first_data_30),
        .first_data_31      (held_first_data_31),
        .first_bytes_0      (held_first_bytes_0),
        .first_bytes_1      (held_first_bytes_1),
        .first_bytes_2      (held_first_bytes_2),
        .first_bytes_3      (held_first_bytes_3),
        .first_bytes_4      (held_first_bytes_4),
        .first_bytes_5      (held_first_bytes_5),
        .first_bytes_6      (held_first_bytes_6),
        .first_bytes_7      (held_first_bytes_7),
        .first_bytes_8      (held_first_bytes_8),
        .first_bytes_9      (held_first_bytes_9),
        .first_bytes_10     (held_first_bytes_10),
        .first_bytes_11     (held_first_bytes_11),
        .first_bytes_12     (held_first_bytes_12),
        .first_bytes_13     (held_first_bytes_13),
        .first_bytes_14     (held_first_bytes_14),
        .first_bytes_15     (held_first_bytes_15),
        .first_bytes_16     (held_first_bytes_16),
        .first_bytes_17     (held_first_bytes_17),
        .first_bytes_18     (held_first_bytes_18),
        .first_bytes_19     (held_first_bytes_19),
        .first_bytes_20     (held_first_bytes_20),
        .first_bytes_21     (held_first_bytes_21),
        .first_bytes_22     (held_first_bytes_22),
        .first_bytes_23     (held_first_bytes_23),
        .first_bytes_24     (held_first_bytes_24),
        .first_bytes_25     (held_first_bytes_25),
        .first_bytes_26     (held_first_bytes_26),
        .first_bytes_27     (held_first_bytes_27),
        .first_bytes_28     (held_first_bytes_28),
        .first_bytes_29     (held_first_bytes_29),
        .first_bytes_30     (held_first_bytes_30),
        .first_bytes_31     (held_first_bytes_31)
    );

    line_gather u_gather (
        .pending      (gather_pending),
        .local_       (held_first_local),
        .io           (held_first_io),
        .stores       (walk_gathers),
        .addresses_0  (held_first_addresses_0),
        .addresses_1  (held_first_addresses_1),
        .addresses_2  (held_first_addresses_2),
        .addresses_3  (held_first_addresses_3),
        .addresses_4  (held_first_addresses_4),
        .addresses_5  (held_first_addresses_5),
        .addresses_6  (held_first_addresses_6),
        .addresses_7  (held_first_addresses_7),
        .addresses_8  (held_first_addresses_8),
        .addresses_9  (held_first_addresses_9),
        .addresses_10 (held_first_addresses_10),
        .addresses_11 (held_first_addresses_11),
        .addresses_12 (held_first_addresses_12),
        .addresses_13 (held_first_addresses_13),
        .addresses_14 (held_first_addresses_14),
        .addresses_15 (held_first_addresses_15),
        .addresses_16 (held_first_addresses_16),
        .addresses_17 (held_first_addresses_17),
        .addresses_18 (held_first_addresses_18),
        .addresses_19 (held_first_addresses_19),
        .addresses_20 (held_first_addresses_20),
        .addresses_21 (held_first_addresses_21),
        .addresses_22 (held_first_addresses_22),
        .addresses_23 (held_first_addresses_23),
        .addresses_24 (held_first_addresses_24),
        .addresses_25 (held_first_addresses_25),
        .addresses_26 (held_first_addresses_26),
        .addresses_27 (held_first_addresses_27),
        .addresses_28 (held_first_addresses_28),
        .addresses_29 (held_first_addresses_29),
        .addresses_30 (held_first_addresses_30),
        .addresses_31 (held_first_addresses_31),
        .data_0       (held_first_data_0),
        .data_1       (held_first_data_1),
        .data_2       (held_first_data_2),
        .data_3       (held_first_data_3),
        .data_4       (held_first_data_4),
        .data_5       (held_first_data_5),
        .data_6       (held_first_data_6),
        .data_7       (held_first_data_7),
        .data_8       (held_first_data_8),
        .data_9       (held_first_data_9),
        .data_10      (held_first_data_10),
        .data_11      (held_first_data_11),
        .data_12      (held_first_data_12),
        .data_13      (held_first_data_13),
        .data_14      (held_first_data_14),
        .data_15      (held_first_data_15),
        .data_16      (held_first_data_16),
        .data_17      (held_first_data_17),
        .data_18      (held_first_data_18),
        .data_19      (held_first_data_19),
        .data_20      (held_first_data_20),
        .data_21      (held_first_data_21),
        .data_22      (held_first_data_22),
        .data_23      (held_first_data_23),
        .data_24      (held_first_data_24),
        .data_25      (held_first_data_25),
        .data_26      (held_first_data_26),
        .data_27      (held_first_data_27),
        .data_28      (held_first_data_28),
        .data_29      (held_first_data_29),
        .data_30      (held_first_data_30),
        .data_31      (held_first_data_31),
        .bytes_0      (held_first_bytes_0),
        .bytes_1      (held_first_bytes_1),
        .bytes_2      (held_first_bytes_2),
        .bytes_3      (held_first_bytes_3),
        .bytes_4      (held_first_bytes_4),
        .bytes_5      (held_first_bytes_5),
        .bytes_6      (held_first_bytes_6),
        .bytes_7      (held_first_bytes_7),
        .bytes_8      (held_first_bytes_8),
        .bytes_9      (held_first_bytes_9),
        .bytes_10     (held_first_bytes_10),
        .bytes_11     (held_first_bytes_11),
        .bytes_12     (held_first_bytes_12),
        .bytes_13     (held_first_bytes_13),
        .bytes_14     (held_first_bytes_14),
        .bytes_15     (held_first_bytes_15),
        .bytes_16     (held_first_bytes_16),
        .bytes_17     (held_first_bytes_17),
        .bytes_18     (held_first_bytes_18),
        .bytes_19     (held_first_bytes_19),
        .bytes_20     (held_first_bytes_20),
        .bytes_21     (held_first_bytes_21),
        .bytes_22     (held_first_bytes_22),
        .bytes_23     (held_first_bytes_23),
        .bytes_24     (held_first_bytes_24),
        .bytes_25     (held_first_bytes_25),
        .bytes_26     (held_first_bytes_26),
        .bytes_27     (held_first_bytes_27),
        .bytes_28     (held_first_bytes_28),
        .bytes_29     (held_first_bytes_29),
        .bytes_30     (held_first_bytes_30),
        .bytes_31     (held_first_bytes_31),
        .lane         (gather_lane),
        .is_local     (gather_is_local),
        .is_io        (gather_is_io),
        .line         (gather_line),
        .group        (gather_group),
        .line_data    (request_data),
        .line_bytes   (request_bytes)
    );

    local_memory u_local (
        .clock        (clock),
        .lanes        (walk_local_lanes),
        .addresses_0  (held_first_addresses_0),
        .addresses_1  (held_first_addresses_1),
        .addresses_2  (held_first_addresses_2),
        .addresses_3  (held_first_addresses_3),
        .addresses_4  (held_first_addresses_4),
        .addresses_5  (held_first_addresses_5),
        .addresses_6  (held_first_addresses_6),
        .addresses_7  (held_first_addresses_7),
        .addresses_8  (held_first_addresses_8),
        .addresses_9  (held_first_addresses_9),
        .addresses_10 (held_first_addresses_10),
        .addresses_11 (held_first_addresses_11),
        .addresses_12 (held_first_addresses_12),
        .addresses_13 (held_first_addresses_13),
        .addresses_14 (held_first_addresses_14),
        .addresses_15 (held_first_addresses_15),
        .addresses_16 (held_first_addresses_16),
        .addresses_17 (held_first_addresses_17),
        .addresses_18 (held_first_addresses_18),
        .addresses_19 (held_first_addresses_19),
        .addresses_20 (held_first_addresses_20),
        .addresses_21 (held_first_addresses_21),
        .addresses_22 (held_first_addresses_22),
        .addresses_23 (held_first_addresses_23),
        .addresses_24 (held_first_addresses_24),
        .addresses_25 (held_first_addresses_25),
        .addresses_26 (held_first_addresses_26),
        .addresses_27 (held_first_addresses_27),
        .addresses_28 (held_first_addresses_28),
        .addresses_29 (held_first_addresses_29),
        .addresses_30 (held_first_addresses_30),
        .addresses_31 (held_first_addresses_31),
        .data_0       (held_first_data_0),
        .data_1       (held_first_data_1),
        .data_2       (held_first_data_2),
        .data_3       (held_first_data_3),
        .data_4       (held_first_data_4),
        .data_5       (held_first_data_5),
        .data_6       (held_first_data_6),
        .data_7       (held_first_data_7),
        .data_8       (held_first_data_8),
        .data_9       (held_first_data_9),
        .data_10      (held_first_data_10),
        .data_11      (held_first_data_11),
        .data_12      (held_first_data_12),
        .data_13      (held_first_data_13),
        .data_14      (held_first_data_14),
        .data_15      (held_first_data_15),
        .data_16      (held_first_data_16),
        .data_17      (held_first_data_17),
        .data_18      (held_first_data_18),
        .data_19      (held_first_data_19),
        .data_20      (held_first_data_20),
        .data_21      (held_first_data_21),
        .data_22      (held_first_data_22),
        .data_23      (held_first_data_23),
        .data_24      (held_first_data_24),
        .data_25      (held_first_data_25),
        .data_26      (held_first_data_26),
        .data_27      (held_first_data_27),
        .data_28      (held_first_data_28),
        .data_29      (held_first_data_29),
        .data_30      (held_first_data_30),
        .data_31      (held_first_data_31),
        .bytes_0      (held_first_bytes_0),
        .bytes_1      (held_first_bytes_1),
        .bytes_2      (held_first_bytes_2),
        .bytes_3      (held_first_bytes_3),
        .bytes_4      (held_first_bytes_4),
        .bytes_5      (held_first_bytes_5),
        .bytes_6      (held_first_bytes_6),
        .bytes_7      (held_first_bytes_7),
        .bytes_8      (held_first_bytes_8),
        .bytes_9      (held_first_bytes_9),
        .bytes_10     (held_first_bytes_10),
        .bytes_11     (held_first_bytes_11),
        .bytes_12     (held_first_bytes_12),
        .bytes_13     (held_first_bytes_13),
        .bytes_14     (held_first_bytes_14),
        .bytes_15     (held_first_bytes_15),
        .bytes_16     (held_first_bytes_16),
        .bytes_17     (held_first_bytes_17),
        .bytes_18     (held_first_bytes_18),
        .bytes_19     (held_first_bytes_19),
        .bytes_20     (held_first_bytes_20),
        .bytes_21     (held_first_bytes_21),
        .bytes_22     (held_first_bytes_22),
        .bytes_23     (held_first_bytes_23),
        .bytes_24     (held_first_bytes_24),
        .bytes_25     (held_first_bytes_25),
        .bytes_26     (held_first_bytes_26),
        .bytes_27     (held_first_bytes_27),
        .bytes_28     (held_first_bytes_28),
        .bytes_29     (held_first_bytes_29),
        .bytes_30     (held_first_bytes_30),
        .bytes_31     (held_first_bytes_31),
        .read         (walk_reads_local),
        .write        (walk_writes_local),
        .group        (local_group),
        .words        (local_words)
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
        .words_4        (row_words_4),
        .words_5        (row_words_5),
        .words_6        (row_words_6),
        .words_7        (row_words_7),
        .words_8        (row_words_8),
        .words_9        (row_words_9),
        .words_10       (row_words_10),
        .words_11       (row_words_11),
        .words_12       (row_words_12),
        .words_13       (row_words_13),
        .words_14       (row_words_14),
        .words_15       (row_words_15),
        .words_16       (row_words_16),
        .words_17       (row_words_17),
        .words_18       (row_words_18),
        .words_19       (row_words_19),
        .words_20       (row_words_20),
        .words_21       (row_words_21),
        .words_22       (row_words_22),
        .words_23       (row_words_23),
        .words_24       (row_words_24),
        .words_25       (row_words_25),
        .words_26       (row_words_26),
        .words_27       (row_words_27),
        .words_28       (row_words_28),
        .words_29       (row_words_29),
        .words_30       (row_words_30),
        .words_31       (row_words_31),
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
        .write_data_3   (write_data_3),
        .write_data_4   (write_data_4),
        .write_data_5   (write_data_5),
        .write_data_6   (write_data_6),
        .write_data_7   (write_data_7),
        .write_data_8   (write_data_8),
        .write_data_9   (write_data_9),
        .write_data_10  (write_data_10),
        .write_data_11  (write_data_11),
        .write_data_12  (write_data_12),
        .write_data_13  (write_data_13),
        .write_data_14  (write_data_14),
        .write_data_15  (write_data_15),
        .write_data_16  (write_data_16),
        .write_data_17  (write_data_17),
        .write_data_18  (write_data_18),
        .write_data_19  (write_data_19),
        .write_data_20  (write_data_20),
        .write_data_21  (write_data_21),
        .write_data_22  (write_data_22),
        .write_data_23  (write_data_23),
        .write_data_24  (write_data_24),
        .write_data_25  (write_data_25),
        .write_data_26  (write_data_26),
        .write_data_27  (write_data_27),
        .write_data_28  (write_data_28),
        .write_data_29  (write_data_29),
        .write_data_30  (write_data_30),
        .write_data_31  (write_data_31)
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
        gather_pending = 32'h0;
        if (held_first_valid) begin
            gather_pending = held_first_pending;
        end
    end

    assign all_places = {
        places_31,
        places_30,
        places_29,
        places_28,
        places_27,
        places_26,
        places_25,
        places_24,
        places_23,
        places_22,
        places_21,
        places_20,
        places_19,
        places_18,
        places_17,
        places_16,
        places_15,
        places_14,
        places_13,
        places_12,
        places_11,
        places_10,
        places_9,
        places_8,
        places_7,
        places_6,
        places_5,
        places_4,
        places_3,
        places_2,
        places_1,
        places_0
    };
    assign places_0 = held_first_addresses_0[6:0];
    assign places_1 = held_first_addresses_1[6:0];
    assign places_2 = held_first_addresses_2[6:0];
    assign places_3 = held_first_addresses_3[6:0];
    assign places_4 = held_first_addresses_4[6:0];
    assign places_5 = held_first_addresses_5[6:0];
    assign places_6 = held_first_addresses_6[6:0];
    assign places_7 = held_first_addresses_7[6:0];
    assign places_8 = held_first_addresses_8[6:0];
    assign places_9 = held_first_addresses_9[6:0];
    assign places_10 = held_first_addresses_10[6:0];
    assign places_11 = held_first_addresses_11[6:0];
    assign places_12 = held_first_addresses_12[6:0];
    assign places_13 = held_first_addresses_13[6:0];
    assign places_14 = held_first_addresses_14[6:0];
    assign places_15 = held_first_addresses_15[6:0];
    assign places_16 = held_first_addresses_16[6:0];
    assign places_17 = held_first_addresses_17[6:0];
    assign places_18 = held_first_addresses_18[6:0];
    assign places_19 = held_first_addresses_19[6:0];
    assign places_20 = held_first_addresses_20[6:0];
    assign places_21 = held_first_addresses_21[6:0];
    assign places_22 = held_first_addresses_22[6:0];
    assign places_23 = held_first_addresses_23[6:0];
    assign places_24 = held_first_addresses_24[6:0];
    assign places_25 = held_first_addresses_25[6:0];
    assign places_26 = held_first_addresses_26[6:0];
    assign places_27 = held_first_addresses_27[6:0];
    assign places_28 = held_first_addresses_28[6:0];
    assign places_29 = held_first_addresses_29[6:0];
    assign places_30 = held_first_addresses_30[6:0];
    assign places_31 = held_first_addresses_31[6:0];

    // What the oldest access can do now.
    assign walk_valid = held_first_valid;

    // Requests.
    assign request_valid = walk_request_valid;
    assign request_address = {gather_line, 6'h0};

    // The way back.
    assign returns_enter = walk_returns;

    // A line of RAM goes into the cache too.
    assign first_address = {returns_first_line, 6'h0};
    assign fills = (returns_merges & returns_first_memory) & (|(first_address >> 16));
    assign is_cached = 1'b0;
    assign line = answer_data;

    // The row: words repeat, so that a place counts modulo the line, or the banks.
    assign row_merge = returns_merges;
    assign row_words_0 = returns_first_local ? local_words[31:0] : line[31:0];
    assign row_words_1 = returns_first_local ? local_words[63:32] : line[63:32];
    assign row_words_2 = returns_first_local ? local_words[95:64] : line[95:64];
    assign row_words_3 = returns_first_local ? local_words[127:96] : line[127:96];
    assign row_words_4 = returns_first_local ? local_words[159:128] : line[159:128];
    assign row_words_5 = returns_first_local ? local_words[191:160] : line[191:160];
    assign row_words_6 = returns_first_local ? local_words[223:192] : line[223:192];
    assign row_words_7 = returns_first_local ? local_words[255:224] : line[255:224];
    assign row_words_8 = returns_first_local ? local_words[287:256] : line[287:256];
    assign row_words_9 = returns_first_local ? local_words[319:288] : line[319:288];
    assign row_words_10 = returns_first_local ? local_words[351:320] : line[351:320];
    assign row_words_11 = returns_first_local ? local_words[383:352] : line[383:352];
    assign row_words_12 = returns_first_local ? local_words[415:384] : line[415:384];
    assign row_words_13 = returns_first_local ? local_words[447:416] : line[447:416];
    assign row_words_14 = returns_first_local ? local_words[479:448] : line[479:448];
    assign row_words_15 = returns_first_local ? local_words[511:480] : line[511:480];
    assign row_words_16 = returns_first_local ? local_words[543:512] : line[31:0];
    assign row_words_17 = returns_first_local ? local_words[575:544] : line[63:32];
    assign row_words_18 = returns_first_local ? local_words[607:576] : line[95:64];
    assign row_words_19 = returns_first_local ? local_words[639:608] : line[127:96];
    assign row_words_20 = returns_first_local ? local_words[671:640] : line[159:128];
    assign row_words_21 = returns_first_local ? local_words[703:672] : line[191:160];
    assign row_words_22 = returns_first_local ? local_words[735:704] : line[223:192];
    assign row_words_23 = returns_first_local ? local_words[767:736] : line[255:224];
    assign row_words_24 = returns_first_local ? local_words[799:768] : line[287:256];
    assign row_words_25 = returns_first_local ? local_words[831:800] : line[319:288];
    assign row_words_26 = returns_first_local ? local_words[863:832] : line[351:320];
    assign row_words_27 = returns_first_local ? local_words[895:864] : line[383:352];
    assign row_words_28 = returns_first_local ? local_words[927:896] : line[415:384];
    assign row_words_29 = returns_first_local ? local_words[959:928] : line[447:416];
    assign row_words_30 = returns_first_local ? local_words[991:960] : line[479:448];
    assign row_words_31 = returns_first_local ? local_words[1023:992] : line[511:480];

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
    assign fence_done_context = held_first_note[44:43];
    assign finished = walk_ends;
    assign finished_context = held_first_note[44:43];

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
