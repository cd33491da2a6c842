// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The coalescer: one step of the oldest access, or none. Decided afresh in every cycle from the state at its start; combinational.
//
// ```text
// fence         ends when the response queue is empty, the load buffer free and no write in flight
// local load    needs `fast`                local store     needs an empty response queue and a free load buffer
// cache hit     needs `fast`                any other load  requests the line from memory
// store         requests a write from memory; a line in the cache is changed too
// ```
// *fast*: the load buffer is free, and the response queue is empty or its first entry is merged in this cycle and is not the last
// of its load. A step in memory is done when its request is accepted. Knows masks and states, not addresses.
//
// What the oldest access does in a cycle.

`default_nettype none

module warpstep_coalescer (
    input  wire       valid, // There is an access.
    input  wire       fence, // The access is a fence.
    input  wire       store, // The access is a store.
    input  wire [3:0] active, // Lanes of the access that are not done, one bit per lane.
    input  wire [3:0] local_, // Lanes of the access with a local address, one bit per lane.
    input  wire       is_local, // The leader's address is local.
    input  wire       is_io, // The leader's address belongs to a device.
    input  wire [3:0] line_group, // Lanes that share the leader's line, one bit per lane.
    input  wire [3:0] local_group, // Lanes that local memory can serve in this cycle, one bit per lane.
    input  wire       hit, // The leader's line is in the data cache.
    input  wire       buffer_free, // The load buffer is free.
    // State of the response queue.
    input  wire       responses_empty, // The queue is empty.
    input  wire       responses_full, // The queue is full.
    input  wire       responses_found, // An entry that waits for memory has the line of the access at hand.
    input  wire       first_memory, // The first response waits for memory.
    input  wire       first_last, // The first response is the last of its load.
    input  wire       fills, // An answer of memory is written to the data cache in this cycle.
    // State of the writes in flight.
    input  wire       writes_empty, // The queue is empty.
    input  wire       writes_full, // The queue is full.
    input  wire       writes_found, // An entry that waits for memory has the line of the access at hand.
    input  wire       read_ready, // Memory accepts the request in this cycle, if it reads.
    input  wire       write_ready, // Memory accepts the request in this cycle, if it writes.
    // What local memory does in this cycle.
    output wire [3:0] local_request_active, // Lanes that access local memory, one bit per lane.
    output wire       local_request_read, // Their words are read.
    output wire       local_request_write, // Their words are written.
    output wire       line_store, // The access stores to memory: the line to write is wanted.
    output wire       request_valid, // A request to memory is made.
    output wire       request_write, // The request writes.
    output wire       local_step, // Local memory takes a step: its group is done at the end of this cycle.
    // Cache or memory takes a step: the group of the line is done at the end of this cycle.
    output wire       line_step,
    output reg  [3:0] done, // Lanes that are done at the end of this cycle, one bit per lane.
    output wire       ends, // The last lanes of the access are done, or the fence ends.
    output wire       ends_apart, // It ends whatever becomes of the step in a line.
    output wire       last_of_line, // The group of the line is all that is left of the access.
    output wire       fence_ends, // A fence ends.
    output wire       responds, // Lanes of a load are done: their words go through the response queue.
    output wire       reads_cache, // The data cache is read.
    output wire       writes_cache, // The data cache is changed by a store.
    output wire       reads_memory, // A read request is accepted.
    output wire       writes_memory, // A write request is accepted.
    // What the counters count.
    // A local access left lanes for a later cycle because their banks were busy.
    output wire       events_bank_conflict,
    output wire       events_data_hit, // A load read the data cache.
    output wire       events_data_miss // A load requested a line of RAM from memory.
);

    wire fast;
    wire loads;
    wire goes;
    wire line_load;
    wire cached;
    wire may_read;
    wire may_write;
    wire asks_read;
    wire asks_write;
    wire step_if_cached;
    wire step_if_not;
    wire last_local;

    assign goes = valid & ~fence;
    assign loads = goes & ~store;
    assign fast = buffer_free & (responses_empty | (~first_memory & ~first_last));

    // A fence.
    assign fence_ends = valid & fence & responses_empty & buffer_free & writes_empty;

    // A step in local memory.
    assign local_request_active = active & local_;
    assign local_request_read = loads & is_local & fast;
    assign local_request_write = goes & store & is_local & responses_empty & buffer_free;
    assign events_bank_conflict = (local_request_read | local_request_write)
        & (|(local_request_active & ~local_group));

    // A step in a line.
    assign line_store = goes & store & ~is_local;
    assign line_load = loads & ~is_local;
    assign cached = hit & ~is_io;
    assign reads_cache = line_load & cached & fast;
    assign may_read = line_load & ~responses_full & ~writes_found;
    assign may_write = line_store & ~writes_full & ~responses_found;
    assign asks_read = may_read & ~cached;
    assign asks_write = may_write & ~(cached & fills);
    assign request_valid = asks_read | asks_write;
    assign request_write = asks_write;
    assign reads_memory = asks_read & read_ready;
    assign writes_memory = asks_write & write_ready;
    assign writes_cache = writes_memory & cached;
    assign events_data_hit = reads_cache;
    assign events_data_miss = reads_memory & ~is_io;

    // Lanes that are done.
    assign responds = local_request_read | reads_cache | reads_memory;
    assign local_step = local_request_read | local_request_write;

    // Tags are late: both answers are there before them.
    assign step_if_cached = (line_load & fast) | (may_write & ~fills & write_ready);
    assign step_if_not = (may_read & read_ready) | (may_write & write_ready);
    assign line_step = cached ? step_if_cached : step_if_not;

    always @* begin
        done = 4'h0;
        if (local_step) done = local_group;
        else if (line_step) done = line_group;
    end

    // Whether they are the last is known before the step is.
    assign last_local = local_group == active;
    assign last_of_line = line_group == active;
    assign ends_apart = fence_ends | (local_step & last_local);
    assign ends = ends_apart | (line_step & last_of_line);
endmodule

`default_nettype wire
