// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The load/store unit of a core: from issue to the writeback slot, with local memory and data cache. Wires only, but for the
// count of accesses.
//
// ```text
// c        issue: counted                c + 1   addresses are here and are checked
// c + 2 …  one step per cycle: local memory, cache, or a request to memory; all lanes done in k: no longer counted, a store is over
// m        what came back is merged      e       the last words of a load
// e + 1    the load claims a slot        s       it is written
// ```
// A wrong access goes no further and is counted for ever; an answer with an error is never accepted.
//
// Loads, stores and fences of all contexts.

`default_nettype none

module warpstep_load_store_unit (
    input  wire         clock,
    input  wire         reset,
    input  wire         issue, // Cycle c: a load, store or fence issues. Only when `available`.
    output wire         available, // A load, store or fence may issue: fewer than two are not yet done.
    output wire         drained, // No access, no response and no write is in flight.
    // Cycle c + 1: the instruction that issued, with its operands.
    input  wire   [6:0] operands_op, // Operation of the instruction.
    input  wire   [1:0] operands_context, // Context of the instruction.
    input  wire  [31:0] operands_pc, // Address of the instruction.
    input  wire   [5:0] operands_rd, // Destination register; 0 if there is none.
    input  wire   [3:0] operands_active, // Active lanes, one bit per lane.
    input  wire [127:0] operands_addresses, // Address of each lane: rs1 plus offset.
    input  wire [127:0] operands_data, // Word to store (rs2) of each lane.
    // Request to memory.
    output wire         request_valid, // A data line is requested.
    input  wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    input  wire         request_write_ready,
    output wire         request_write, // The request writes.
    output wire  [31:0] request_address, // Address of the requested line.
    output wire [127:0] request_data, // Line to write.
    output wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    // Answer of memory to the oldest read.
    input  wire         answer_valid, // The oldest read is answered.
    output wire         answer_ready, // The line read is accepted in this cycle.
    input  wire [127:0] answer_data, // Line read.
    input  wire         answer_error, // The read failed: a bus error.
    // Answer of memory to the oldest write.
    input  wire         write_answer_valid, // The oldest write in flight is answered in this cycle.
    input  wire         write_answer_error, // The write failed: a bus error.
    // Cycle e + 1: a load claims a writeback slot.
    output wire         claim_valid, // A complete load claims the first free writeback slot.
    input  wire   [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    // Cycle s: a load is written.
    output wire         write_valid, // The load is written at the end of this cycle, its slot s.
    output wire   [1:0] write_context, // Context of the load, from e + 1 to s.
    output wire   [5:0] write_register, // Destination register of the load, from e + 1 to s.
    output wire   [3:0] write_active, // Lanes the load writes, one bit per lane, from e + 1 to s.
    output wire [127:0] write_data, // Value of each lane, from e + 1 to s.
    output wire         fence_done, // A fence ends in this cycle.
    output wire   [1:0] fence_done_context, // Context of the fence that ends.
    // What the performance counters count.
    // A local access left lanes for a later cycle because their banks were busy.
    output wire         events_bank_conflict,
    output wire         events_data_hit, // A load read the data cache.
    output wire         events_data_miss, // A load requested a line of RAM from memory.
    // First error of an access, kept until reset.
    output wire         fault_valid, // There is a program error.
    output wire   [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire   [1:0] fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    reg    [1:0] accepted_q;
    reg          prepares_q;
    reg          rests_q;
    wire   [1:0] present;
    wire  [31:0] first_address;
    wire         fills;
    wire         addresses_access_valid;
    wire  [44:0] addresses_access_tag;
    wire   [3:0] addresses_access_active;
    wire   [3:0] addresses_access_local;
    wire   [3:0] addresses_access_io;
    wire [127:0] addresses_access_lanes_address;
    wire [127:0] addresses_access_lanes_store_data;
    wire  [15:0] addresses_access_lanes_store_bytes;
    wire         addresses_wrong_valid;
    wire   [3:0] addresses_wrong_cause;
    wire  [44:0] addresses_wrong_tag;
    wire  [31:0] addresses_wrong_address;
    wire   [1:0] addresses_wrong_lane;
    wire         queue_first_valid;
    wire  [44:0] queue_first_tag;
    wire   [3:0] queue_first_active;
    wire   [3:0] queue_first_local;
    wire   [3:0] queue_first_io;
    wire [127:0] queue_first_lanes_address;
    wire [127:0] queue_first_lanes_store_data;
    wire  [15:0] queue_first_lanes_store_bytes;
    wire   [1:0] queue_leader_lane;
    wire   [3:0] queue_leader_grant;
    wire         queue_leader_is_local;
    wire         queue_leader_is_io;
    wire  [27:0] queue_leader_line;
    wire   [3:0] gather_group;
    wire   [3:0] local_group;
    wire [127:0] local_words;
    wire         caches_hit;
    wire [127:0] caches_line_read;
    wire   [3:0] coalescer_local_request_active;
    wire         coalescer_local_request_read;
    wire         coalescer_local_request_write;
    wire         coalescer_line_store;
    wire         coalescer_local_step;
    wire         coalescer_line_step;
    wire   [3:0] coalescer_done;
    wire         coalescer_ends;
    wire         coalescer_ends_apart;
    wire         coalescer_last_of_line;
    wire         coalescer_responds;
    wire         coalescer_reads_cache;
    wire         coalescer_writes_cache;
    wire         coalescer_reads_memory;
    wire         coalescer_writes_memory;
    wire         writes_state_empty;
    wire         writes_state_full;
    wire         writes_state_found;
    wire         writes_failed_valid;
    wire  [44:0] writes_failed_tag;
    wire  [27:0] writes_failed_line;
    wire   [1:0] writes_failed_lane;
    wire  [15:0] responses_response_load_offsets;
    wire         responses_merge;
    wire         responses_state_empty;
    wire         responses_state_full;
    wire         responses_state_found;
    wire         responses_first_memory;
    wire         responses_first_local;
    wire  [27:0] responses_first_line;
    wire  [44:0] responses_first_load_tag;
    wire         responses_first_load_last;
    wire   [3:0] responses_first_load_active;
    wire  [15:0] responses_first_load_offsets;
    wire         responses_failed_valid;
    wire  [44:0] responses_failed_tag;
    wire  [27:0] responses_failed_line;
    wire   [1:0] responses_failed_lane;
    reg  [127:0] load_buffer_line;
    wire         load_buffer_free;
    genvar         g_lane;

    warpstep_lane_addresses u_addresses (
        .valid                    (prepares_q),
        .operands_op              (operands_op),
        .operands_context         (operands_context),
        .operands_pc              (operands_pc),
        .operands_rd              (operands_rd),
        .operands_active          (operands_active),
        .operands_addresses       (operands_addresses),
        .operands_data            (operands_data),
        .access_valid             (addresses_access_valid),
        .access_tag               (addresses_access_tag),
        .access_active            (addresses_access_active),
        .access_local             (addresses_access_local),
        .access_io                (addresses_access_io),
        .access_lanes_address     (addresses_access_lanes_address),
        .access_lanes_store_data  (addresses_access_lanes_store_data),
        .access_lanes_store_bytes (addresses_access_lanes_store_bytes),
        .wrong_valid              (addresses_wrong_valid),
        .wrong_cause              (addresses_wrong_cause),
        .wrong_tag                (addresses_wrong_tag),
        .wrong_address            (addresses_wrong_address),
        .wrong_lane               (addresses_wrong_lane)
    );

    warpstep_lsu_queue u_queue (
        .clock                    (clock),
        .reset                    (reset),
        .comes                    (prepares_q),
        .access_valid             (addresses_access_valid),
        .access_tag               (addresses_access_tag),
        .access_active            (addresses_access_active),
        .access_local             (addresses_access_local),
        .access_io                (addresses_access_io),
        .access_lanes_address     (addresses_access_lanes_address),
        .access_lanes_store_data  (addresses_access_lanes_store_data),
        .access_lanes_store_bytes (addresses_access_lanes_store_bytes),
        .local_step               (coalescer_local_step),
        .local_group              (local_group),
        .line_step                (coalescer_line_step),
        .line_group               (gather_group),
        .last_of_line             (coalescer_last_of_line),
        .leaves                   (coalescer_ends_apart),
        .first_valid              (queue_first_valid),
        .first_tag                (queue_first_tag),
        .first_active             (queue_first_active),
        .first_local              (queue_first_local),
        .first_io                 (queue_first_io),
        .first_lanes_address      (queue_first_lanes_address),
        .first_lanes_store_data   (queue_first_lanes_store_data),
        .first_lanes_store_bytes  (queue_first_lanes_store_bytes),
        .leader_lane              (queue_leader_lane),
        .leader_grant             (queue_leader_grant),
        .leader_is_local          (queue_leader_is_local),
        .leader_is_io             (queue_leader_is_io),
        .leader_line              (queue_leader_line)
    );

    warpstep_line_gather u_gather (
        .active            (queue_first_active),
        .local_            (queue_first_local),
        .io                (queue_first_io),
        .store             (coalescer_line_store),
        .lanes_address     (queue_first_lanes_address),
        .lanes_store_data  (queue_first_lanes_store_data),
        .lanes_store_bytes (queue_first_lanes_store_bytes),
        .leader_lane       (queue_leader_lane),
        .leader_grant      (queue_leader_grant),
        .leader_is_local   (queue_leader_is_local),
        .leader_is_io      (queue_leader_is_io),
        .leader_line       (queue_leader_line),
        .group             (gather_group),
        .write_data        (request_data),
        .write_bytes       (request_bytes)
    );

    warpstep_local_memory u_local (
        .clock             (clock),
        .request_active    (coalescer_local_request_active),
        .request_read      (coalescer_local_request_read),
        .request_write     (coalescer_local_request_write),
        .lanes_address     (queue_first_lanes_address),
        .lanes_store_data  (queue_first_lanes_store_data),
        .lanes_store_bytes (queue_first_lanes_store_bytes),
        .group             (local_group),
        .words             (local_words)
    );

    warpstep_data_cache u_caches_0 (
        .clock       (clock),
        .reset       (reset),
        .line        (queue_leader_line),
        .hit         (caches_hit),
        .read        (coalescer_reads_cache),
        .line_read   (caches_line_read),
        .stores      (coalescer_writes_cache),
        .store_data  (request_data),
        .store_bytes (request_bytes),
        .fill        (fills),
        .fill_line   (responses_first_line),
        .fill_data   (answer_data),
        .invalidate  (fence_done)
    );

    warpstep_coalescer u_coalescer (
        .valid                (queue_first_valid),
        .fence                (queue_first_tag[4]),
        .store                (queue_first_tag[3]),
        .active               (queue_first_active),
        .local_               (queue_first_local),
        .is_local             (queue_leader_is_local),
        .is_io                (queue_leader_is_io),
        .line_group           (gather_group),
        .local_group          (local_group),
        .hit                  (caches_hit),
        .buffer_free          (load_buffer_free),
        .responses_empty      (responses_state_empty),
        .responses_full       (responses_state_full),
        .responses_found      (responses_state_found),
        .first_memory         (responses_first_memory),
        .first_last           (responses_first_load_last),
        .fills                (fills),
        .writes_empty         (writes_state_empty),
        .writes_full          (writes_state_full),
        .writes_found         (writes_state_found),
        .read_ready           (request_read_ready),
        .write_ready          (request_write_ready),
        .local_request_active (coalescer_local_request_active),
        .local_request_read   (coalescer_local_request_read),
        .local_request_write  (coalescer_local_request_write),
        .line_store           (coalescer_line_store),
        .request_valid        (request_valid),
        .request_write        (request_write),
        .local_step           (coalescer_local_step),
        .line_step            (coalescer_line_step),
        .done                 (coalescer_done),
        .ends                 (coalescer_ends),
        .ends_apart           (coalescer_ends_apart),
        .last_of_line         (coalescer_last_of_line),
        .fence_ends           (fence_done),
        .responds             (coalescer_responds),
        .reads_cache          (coalescer_reads_cache),
        .writes_cache         (coalescer_writes_cache),
        .reads_memory         (coalescer_reads_memory),
        .writes_memory        (coalescer_writes_memory),
        .events_bank_conflict (events_bank_conflict),
        .events_data_hit      (events_data_hit),
        .events_data_miss     (events_data_miss)
    );

    warpstep_writes_in_flight u_writes (
        .clock        (clock),
        .reset        (reset),
        .enter        (coalescer_writes_memory),
        .line         (queue_leader_line),
        .tag          (queue_first_tag),
        .leader       (queue_leader_lane),
        .answer_valid (write_answer_valid),
        .answer_error (write_answer_error),
        .state_empty  (writes_state_empty),
        .state_full   (writes_state_full),
        .state_found  (writes_state_found),
        .failed_valid (writes_failed_valid),
        .failed_tag   (writes_failed_tag),
        .failed_line  (writes_failed_line),
        .failed_lane  (writes_failed_lane)
    );

    warpstep_response_queue u_responses (
        .clock                 (clock),
        .reset                 (reset),
        .enter                 (coalescer_responds),
        .leader                (queue_leader_lane),
        .response_memory       (coalescer_reads_memory),
        .response_local        (coalescer_local_request_read),
        .response_line         (queue_leader_line),
        .response_load_tag     (queue_first_tag),
        .response_load_last    (coalescer_ends),
        .response_load_active  (coalescer_done),
        .response_load_offsets (responses_response_load_offsets),
        .answer_valid          (answer_valid),
        .answer_error          (answer_error),
        .answer_ready          (answer_ready),
        .buffer_free           (load_buffer_free),
        .merge                 (responses_merge),
        .state_empty           (responses_state_empty),
        .state_full            (responses_state_full),
        .state_found           (responses_state_found),
        .first_memory          (responses_first_memory),
        .first_local           (responses_first_local),
        .first_line            (responses_first_line),
        .first_load_tag        (responses_first_load_tag),
        .first_load_last       (responses_first_load_last),
        .first_load_active     (responses_first_load_active),
        .first_load_offsets    (responses_first_load_offsets),
        .failed_valid          (responses_failed_valid),
        .failed_tag            (responses_failed_tag),
        .failed_line           (responses_failed_line),
        .failed_lane           (responses_failed_lane)
    );

    warpstep_load_buffer u_load_buffer (
        .clock          (clock),
        .reset          (reset),
        .merge          (responses_merge),
        .load_tag       (responses_first_load_tag),
        .load_last      (responses_first_load_last),
        .load_active    (responses_first_load_active),
        .load_offsets   (responses_first_load_offsets),
        .local_         (responses_first_local),
        .line           (load_buffer_line),
        .bank_words     (local_words),
        .free           (load_buffer_free),
        .claim_valid    (claim_valid),
        .claim_distance (claim_distance),
        .write_valid    (write_valid),
        .write_context  (write_context),
        .write_register (write_register),
        .write_active   (write_active),
        .write_data     (write_data)
    );

    warpstep_access_fault u_access_fault (
        .clock         (clock),
        .reset         (reset),
        .wrong_valid   (addresses_wrong_valid),
        .wrong_cause   (addresses_wrong_cause),
        .wrong_tag     (addresses_wrong_tag),
        .wrong_address (addresses_wrong_address),
        .wrong_lane    (addresses_wrong_lane),
        .read_valid    (responses_failed_valid),
        .read_tag      (responses_failed_tag),
        .read_line     (responses_failed_line),
        .read_lane     (responses_failed_lane),
        .write_valid   (writes_failed_valid),
        .write_tag     (writes_failed_tag),
        .write_line    (writes_failed_line),
        .write_lane    (writes_failed_lane),
        .fault_valid   (fault_valid),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    // Requests, and the writes among them until they are answered.
    assign request_address = {queue_leader_line, 4'h0};

    // The way back of loads.
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign responses_response_load_offsets[g_lane*4 +: 4] = queue_first_lanes_address[g_lane*32 +: 4];
        end
    endgenerate

    // Lines of RAM go into the cache too; below 0x1_0000 are devices.
    assign first_address = {responses_first_line, 4'h0};
    assign fills = responses_merge & responses_first_memory & (|(first_address >> 16));

    always @* begin
        load_buffer_line = answer_data;
        if (~responses_first_memory) load_buffer_line = caches_line_read;
    end

    // How many accesses are here, and what ends.
    assign present = accepted_q + {1'b0, ~rests_q};
    assign available = present < 2'h2;
    assign drained = (present == 2'h0) & responses_state_empty & load_buffer_free & writes_state_empty;
    assign fence_done_context = queue_first_tag[44:43];

    always @(posedge clock) begin
        if (reset) begin
            accepted_q <= 2'h0;
            prepares_q <= 1'b0;
            rests_q <= 1'b1;
        end else begin
            // Cycle c + 1: addresses.
            prepares_q <= issue;
            rests_q <= ~issue;
            accepted_q <= present;
            if (coalescer_ends) accepted_q <= present - 2'h1;
        end
    end
endmodule

`default_nettype wire
