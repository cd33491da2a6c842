// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What one context will issue next, oldest first: t_F + 1 entries.
//
// A push or pop of cycle c is seen from c + 1 on; the head is there to see before it is taken. `compensate` acts at
// the end of its cycle, after pop and push: in the coordinated flavour everything that is then queued is a NOP of that
// cause, in the decoupled one nothing is queued any more. A NOP's other fields read as zero, so it names no register.
//
// The owner never pushes into a full queue nor pops an empty one (queue + in flight never exceed t_F + 1), so
// nothing here guards against it. Knows nothing of selection; of an entry only where its NOP flag and cause are.
//
// First in, first out, for one context.

module instruction_queue (
    input  wire         clock,
    input  wire         reset,
    // Takes `entry` in.
    input  wire         push,
    // What comes in, in the layout of `operation.rs`.
    input  wire [102:0] entry,
    // Gives up the head.
    input  wire         pop,
    // Makes NOPs of all entries (coordinated), or drops them (decoupled).
    input  wire         compensate,
    // Why.
    input  wire   [1:0] compensate_cause,
    // The oldest entry; zero if there is none.
    output reg  [102:0] head,
    // Whether there is an entry.
    output wire         has_head,
    // How many there are.
    output wire   [2:0] occupancy
);

    reg   [3:0] nops_q;
    reg   [3:0] nops_d;
    reg   [1:0] causes_0_q;
    reg   [1:0] causes_0_d;
    reg   [1:0] causes_1_q;
    reg   [1:0] causes_1_d;
    reg   [1:0] causes_2_q;
    reg   [1:0] causes_2_d;
    reg   [1:0] causes_3_q;
    reg   [1:0] causes_3_d;
    reg   [1:0] first_q;
    reg   [1:0] first_d;
    reg   [1:0] free_q;
    reg   [1:0] free_d;
    reg   [2:0] count_q;
    wire  [2:0] count_d;
    reg   [3:0] nops_after;
    wire        head_nop;
    wire  [1:0] payloads_read_address_0;
    wire [99:0] payloads_read_data_0;
    wire        payloads_write_enable;
    wire  [1:0] head_cause_chosen;

    async_ram_depth4_width100 u_payloads (
        .clock          (clock),
        .read_address_0 (payloads_read_address_0),
        .read_data_0    (payloads_read_data_0),
        .write_enable   (payloads_write_enable),
        .write_address  (free_q),
        .write_data     (entry[102:3])
    );

    select_words2_index2 u_head_cause (
        .words_0 (causes_0_q),
        .words_1 (causes_1_q),
        .words_2 (causes_2_q),
        .words_3 (causes_3_q),
        .index   (first_q),
        .chosen  (head_cause_chosen)
    );

    // The head: of a NOP only flag and cause are shown.
    assign payloads_read_address_0 = first_q;
    assign head_nop = nops_q[first_q];
    assign has_head = |count_q;
    assign occupancy = count_q;

    always @* begin
        head = 103'h0;
        if (has_head) begin
            if (head_nop) begin
                head = {100'h0, head_cause_chosen, 1'b1};
            end else begin
                head = {payloads_read_data_0, 3'h0};
            end
        end
    end

    // The newest entry goes to the free place.
    assign payloads_write_enable = push;

    always @* begin
        nops_after = nops_q;
        if (push) begin
            nops_after = nops_q;
            nops_after[free_q] = entry[0];
        end
    end

    always @* begin
        causes_0_d = causes_0_q;
        if (push & (free_q == 2'h0)) begin
            causes_0_d = entry[2:1];
        end
        if (compensate) begin
            causes_0_d = compensate_cause;
        end
    end

    always @* begin
        causes_1_d = causes_1_q;
        if (push & (free_q == 2'h1)) begin
            causes_1_d = entry[2:1];
        end
        if (compensate) begin
            causes_1_d = compensate_cause;
        end
    end

    always @* begin
        causes_2_d = causes_2_q;
        if (push & (free_q == 2'h2)) begin
            causes_2_d = entry[2:1];
        end
        if (compensate) begin
            causes_2_d = compensate_cause;
        end
    end

    always @* begin
        causes_3_d = causes_3_q;
        if (push & (free_q == 2'h3)) begin
            causes_3_d = entry[2:1];
        end
        if (compensate) begin
            causes_3_d = compensate_cause;
        end
    end

    always @* begin
        nops_d = nops_after;
        if (compensate) begin
            nops_d = 4'hf;
        end
    end

    // The ring moves on.
    assign count_d = (count_q + {2'h0, push}) - {2'h0, pop};

    always @* begin
        free_d = free_q;
        if (push) begin
            free_d = free_q + 2'h1;
            if (free_q == 2'h3) begin
                free_d = 2'h0;
            end
        end
    end

    always @* begin
        first_d = first_q;
        if (pop) begin
            first_d = first_q + 2'h1;
            if (first_q == 2'h3) begin
                first_d = 2'h0;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            nops_q <= 4'hf;
            causes_0_q <= 2'h0;
            causes_1_q <= 2'h0;
            causes_2_q <= 2'h0;
            causes_3_q <= 2'h0;
            first_q <= 2'h0;
            free_q <= 2'h0;
            count_q <= 3'h4;
        end else begin
            nops_q <= nops_d;
            causes_0_q <= causes_0_d;
            causes_1_q <= causes_1_d;
            causes_2_q <= causes_2_d;
            causes_3_q <= causes_3_d;
            first_q <= first_d;
            free_q <= free_d;
            count_q <= count_d;
        end
    end
endmodule
