// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One step of the oldest access, or none: decided afresh in every cycle from the state at its start. Combinational.
//
// ```text
// fence         ends when nothing is on its way back and no write is under way
// local load    needs `fast`                      local store    needs that nothing is on its way back
// cache hit     needs `fast`                      any other load asks memory for the line
// store         asks memory to write; a line in the cache is changed too
// ```
// *fast*: the row is free, and nothing is on its way back but words that are merged in this cycle and are not a load's last.
// A step of memory is done when its request is taken. Knows masks and states, not addresses.
//
// What the walk does in a cycle.

module walk (
    // There is an access.
    input  wire       valid,
    // It is a fence.
    input  wire       fences,
    // It is a store.
    input  wire       stores,
    // Its lanes that are not done.
    input  wire [3:0] pending,
    // Lanes of it with a local address.
    input  wire [3:0] local_,
    // The lowest pending lane's address is local.
    input  wire       is_local,
    // The lowest pending lane's address is that of a device.
    input  wire       is_io,
    // Lanes of a line step.
    input  wire [3:0] line_group,
    // Lanes of a local step.
    input  wire [3:0] local_group,
    // The line is in the cache.
    input  wire       hit,
    // The row is free.
    input  wire       row_free,
    // Nothing is on its way back.
    input  wire       returns_empty,
    // No more may be.
    input  wire       returns_full,
    // What comes first waits for memory.
    input  wire       first_memory,
    // What comes first is the last of its load.
    input  wire       first_last,
    // An answer fills the cache in this cycle.
    input  wire       fills,
    // A load of this line waits for memory.
    input  wire       line_awaited,
    // A write to this line is under way.
    input  wire       line_written,
    // No write is under way.
    input  wire       writes_empty,
    // No more writes may be.
    input  wire       writes_full,
    // Memory takes the request.
    input  wire       request_ready,
    // Lanes that ask local memory.
    output reg  [3:0] local_lanes,
    // The access is a store to memory: its line is wanted.
    output wire       gathers,
    // A request to memory.
    output wire       request_valid,
    // It writes.
    output wire       request_write,
    // Lanes whose step is done.
    output reg  [3:0] done,
    // The walk ends in this cycle.
    output reg        ends,
    // It was a fence.
    output wire       fence_ends,
    // A step of a load is done: it comes back.
    output wire       returns,
    // The cache is read.
    output wire       reads_cache,
    // The cache is changed.
    output wire       writes_cache,
    // Local memory is read.
    output wire       reads_local,
    // Local memory is written.
    output wire       writes_local,
    // A read request is taken.
    output wire       reads_memory,
    // A write request is taken.
    output wire       writes_memory,
    // A local step is done and lanes are left for want of a bank.
    output wire       bank_conflict,
    // A load was done in the cache.
    output wire       data_hit,
    // A load asked memory for a line of RAM.
    output wire       data_miss
);

    wire fast;
    wire loads;
    wire goes;
    wire line_store;
    wire line_load;
    wire found;
    wire asks_read;
    wire asks_write;

    assign goes = valid & (~fences);
    assign loads = goes & (~stores);
    assign fast = row_free & (returns_empty | ((~first_memory) & (~first_last)));

    // A fence.
    assign fence_ends = (((valid & fences) & returns_empty) & row_free) & writes_empty;

    always @* begin
        // A local step.
        local_lanes = 4'h0;
        if (goes & is_local) begin
            local_lanes = pending & local_;
        end
    end

    assign reads_local = (loads & is_local) & fast;
    assign writes_local = (((goes & stores) & is_local) & returns_empty) & row_free;
    assign bank_conflict = (reads_local | writes_local) & (|(local_lanes & (~local_group)));

    // A line step.
    assign line_store = (goes & stores) & (~is_local);
    assign line_load = loads & (~is_local);
    assign found = hit & (~is_io);
    assign gathers = line_store;
    assign reads_cache = (line_load & found) & fast;
    assign asks_read = ((line_load & (~found)) & (~returns_full)) & (~line_written);
    assign asks_write = ((line_store & (~writes_full)) & (~line_awaited)) & (~(found & fills));
    assign request_valid = asks_read | asks_write;
    assign request_write = asks_write;
    assign reads_memory = asks_read & request_ready;
    assign writes_memory = asks_write & request_ready;
    assign writes_cache = writes_memory & found;
    assign data_hit = reads_cache;
    assign data_miss = reads_memory & (~is_io);

    // What is done.
    assign returns = (reads_local | reads_cache) | reads_memory;

    always @* begin
        done = 4'h0;
        if (reads_local | writes_local) begin
            done = local_group;
        end else if ((reads_cache | reads_memory) | writes_memory) begin
            done = line_group;
        end
    end

    always @* begin
        ends = fence_ends;
        if (((returns | writes_local) | writes_memory) & (done == pending)) begin
            ends = 1'b1;
        end
    end
endmodule
