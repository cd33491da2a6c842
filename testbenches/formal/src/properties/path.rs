//! Every instruction that issues is the next one of its context's path: the one behind the last, or where a redirection
//! sent it, or, with loop registers, the target of a branch that was fetched as taken. Nothing issues from a wrong path
//! (docs/microarchitecture.md, the front end).
//!
//! The wrapper keeps the path of every context, from the address it is to issue next to the one it is to request next: a
//! request makes it longer by the address behind it, a redirection begins it anew. What is queued and in flight and no NOP
//! must be this path, entry by entry: that is the claim the induction stands on. Where a path leads at its control
//! instructions is `resolution`'s.

use super::front_end;
use crate::bench::Bench;
use crate::machines::{changed, selection_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::front::queue::payload_bits;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_kit::prelude::index_width;
use warpstep_spec::Config;

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "path",
    says: "what issues is the next instruction of its context's path, nothing of a wrong one; loop registers keep to it",
    concerns: |config| config.is_coordinated() && config.contexts() == 1,
    machines,
    machine,
    bench,
};

/// The front end of a context is the same whoever else there is; more warps only add who it shares the port with.
fn machines() -> Vec<Config> {
    let of = |warps, loops| changed("tiny", |p| (p.warps, p.loop_register) = (warps, loops));
    vec![of(1, true), of(1, false), of(2, true)]
}

fn machine(config: &Config) -> String {
    let loops = if config.loop_register { "with" } else { "without" };
    format!("{}, {loops} loop registers", selection_in_words(config))
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let bench = front_end::with_payloads(shape, mutations, |wrapper| claims(wrapper, shape))?;
    Ok(bench.within(12, 14))
}

/// What control and readiness guarantee; `alive`: contexts that run.
const GIVEN: &str = "
    reg [{w}:0] alive;
    always @(posedge clock) alive <= fresh ? 1 : (alive | control_start) & ~control_retire;
    // The first cycle after reset, in which context 0 begins at `entry_pc`.
    reg begins;
    always @(posedge clock) begins <= fresh;";

/// What a loop register may hold: the last taken backward branch of its context, and whether it may be used.
const LOOP: &str = "
    reg kept_{c}, usable_{c};
    reg [31:0] kept_pc_{c}, kept_target_{c};
    always @(posedge clock) begin
        if (control_loops && control_redirect[{c}]) begin
            kept_{c} <= 1;
            usable_{c} <= 1;
            kept_pc_{c} <= control_branch_pc;
            kept_target_{c} <= control_redirect_pc;
        end
        if (control_invalidate || control_retire[{c}]) usable_{c} <= 0;
        if (fresh) begin
            kept_{c} <= 0;
            usable_{c} <= 0;
        end
    end";

const PATH: &str = "
    // Context {c}: addresses from the next to issue to the next to request, how many are between, which are left by their loop register.
    reg [{depth}*32+31:0] path_{c}, now_{c}, later_{c};
    reg [{depth}:0] turns_{c}, turns_later_{c};
    reg [3:0] ahead_{c}, ahead_later_{c};
    reg [31:0] tail_{c};
    wire asks_{c} = request_valid && request_context == {c};
    wire misses_{c} = miss && valid[0] && warp[0 +: {wb}] == {c};
    wire issues_{c} = issue_grant[{c}] && !heads_nop[{c}];
    wire turns_now_{c} = {turns};
    always @* begin
        now_{c} = path_{c};
        {begins}
        tail_{c} = now_{c}[ahead_{c}*32 +: 32];
        later_{c} = now_{c};
        turns_later_{c} = turns_{c};
        ahead_later_{c} = ahead_{c};
        if (issues_{c}) begin
            later_{c} = later_{c} >> 32;
            turns_later_{c} = turns_later_{c} >> 1;
            ahead_later_{c} = ahead_later_{c} - 1;
        end
        if (asks_{c}) begin
            turns_later_{c}[ahead_later_{c}] = turns_now_{c};
            ahead_later_{c} = ahead_later_{c} + 1;
            later_{c}[ahead_later_{c}*32 +: 32] = turns_now_{c} ? {target} : tail_{c} + 4;
        end
        if (misses_{c}) ahead_later_{c} = ahead_later_{c} - 1;
        if (control_redirect[{c}]) later_{c}[31:0] = control_redirect_pc;
        if (control_start[{c}]) later_{c}[31:0] = control_start_pc;
        if (fresh || control_redirect[{c}] || control_start[{c}] || control_retire[{c}]) ahead_later_{c} = 0;
    end
    always @(posedge clock) begin
        path_{c} <= later_{c};
        turns_{c} <= turns_later_{c};
        ahead_{c} <= ahead_later_{c};
    end
    reg follows_{c};
    reg [{pb}:0] place_{c};
    reg [3:0] found_{c};
    integer at_{c};
    always @* begin
        found_{c} = 0;
        follows_{c} = 1;
        for (at_{c} = 0; at_{c} < {depth}; at_{c} = at_{c} + 1) begin
            place_{c} = first_{c} + at_{c} >= {depth} ? first_{c} + at_{c} - {depth} : first_{c} + at_{c};
            if (at_{c} < count_{c} && !nops_{c}[place_{c}]) begin
                follows_{c} = follows_{c} && pcs_{c}[place_{c}*32 +: 32] == now_{c}[found_{c}*32 +: 32]{queued_right};
                found_{c} = found_{c} + 1;
            end
        end
        for (at_{c} = {stages} - 1; at_{c} >= 0; at_{c} = at_{c} - 1) begin
            if (valid[at_{c}] && warp[at_{c}*{wb} +: {wb}] == {c} && !nop[at_{c}]) begin
                follows_{c} = follows_{c} && pc[at_{c}*32 +: 32] == now_{c}[found_{c}*32 +: 32]{staged_right};
                found_{c} = found_{c} + 1;
            end
        end
        follows_{c} = follows_{c} && found_{c} == ahead_{c};
    end
    wire [31:0] asked_{c} = {asked};";

/// The loop register of a context, and what it may hold.
fn loop_register(wrapper: &mut Wrapper, context: usize) {
    let register = format!("ports.0.loop_registers.{context}");
    wrapper.inner(&format!("branch_{context}"), &register, "held_pc_q", 32);
    wrapper.inner(&format!("target_{context}"), &register, "held_target_q", 32);
    wrapper.inner(&format!("valid_{context}"), &register, "valid_q", 1);
    wrapper.put(LOOP, &[("c", context.to_string())]);
    wrapper.claim(
        &format!("loop register {context} is used only between a branch and a fence.i"),
        &format!("valid_{context} == usable_{context} && (!usable_{context} || kept_{context})"),
    );
    wrapper.claim(
        &format!("loop register {context} holds the last taken backward branch"),
        &format!(
            "!kept_{context} || (branch_{context} == kept_pc_{context} && target_{context} == kept_target_{context})"
        ),
    );
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    let (warps, config) = (shape.warps(), shape.config());
    let (depth, stages, bits) = (config.queue_depth(), config.fetch_latency, shape.warp_bits());
    let (places, loops) = (index_width(depth), shape.loop_flags() > 0);
    let block = "ports.0.stages";
    wrapper.inner("fetched", "ports.0", "fetch_pcs_q", 32 * warps);
    wrapper.inner("beginning", "ports.0", "fresh_q", 1);
    wrapper.inner("valid", block, "stages_valid_q", stages);
    wrapper.inner("warp", block, "stages_context_q", stages * bits);
    wrapper.inner("pc", block, "stages_pc_q", 32 * stages);
    wrapper.inner("nop", block, "stages_nop_q", stages);
    if loops {
        wrapper.inner("looped", block, "stages_looped_q", stages);
    }
    wrapper.put(GIVEN, &[("w", (warps - 1).to_string())]);
    wrapper.given(
        "readiness: who does not run, or waits for a line, is not ready",
        "(ready & (~alive | waiting)) == 0",
    );
    wrapper.helper("context 0 begins in the first cycle", "begins == beginning");
    wrapper.given(
        "control: who does not run goes nowhere, and who runs is not started",
        "((control_redirect | control_retire) & ~alive) == 0 && (control_start & alive) == 0",
    );
    for context in 0..warps {
        let queue = format!("ports.0.queues.{context}");
        wrapper.inner(&format!("first_{context}"), &queue, "first_q", places);
        wrapper.inner(&format!("free_{context}"), &queue, "free_q", places);
        wrapper.inner(&format!("count_{context}"), &queue, "count_q", shape.occupancy_bits());
        wrapper.text(&format!(
            "    wire [7:0] last_{context} = {{8'd0, first_{context}}} + {{8'd0, count_{context}}};"
        ));
        wrapper.inner(&format!("nops_{context}"), &queue, "nops_q", depth);
        let width = payload_bits(shape);
        for place in 0..depth {
            let word = format!("words[{place}]");
            wrapper.inner(&format!("word_{context}_{place}"), &format!("{queue}.stored"), &word, width);
        }
        let all = |bits: &str| {
            let words: Vec<String> =
                (0..depth).rev().map(|place| format!("word_{context}_{place}{bits}")).collect();
            format!("{{{}}}", words.join(", "))
        };
        wrapper.inner(&format!("shown_{context}"), &queue, "shown_q", width);
        wrapper.text(&format!("    wire [{}:0] words_{context} = {};", width * depth - 1, all("")));
        wrapper.helper(
            &format!("context {context}: what the queue shows is its head, unless that is a NOP"),
            &format!(
                "count_{context} == 0 || nops_{context}[first_{context}] || shown_{context} == words_{context}[first_{context}*{width} +: {width}]"
            ),
        );
        wrapper.text(&format!("    wire [{}:0] pcs_{context} = {};", 32 * depth - 1, all("[31:0]")));
        let begins = if context == 0 { "if (begins) now_0[31:0] = entry_pc;" } else { "" };
        let fetched = format!("fetched[{context}*32 +: 32]");
        let asked = if context == 0 { format!("begins ? entry_pc : {fetched}") } else { fetched };
        let mut names = vec![
            ("begins", begins.to_string()),
            ("asked", asked),
            ("depth", depth.to_string()),
            ("pb", places.to_string()),
            ("stages", stages.to_string()),
            ("wb", bits.to_string()),
        ];
        if loops {
            loop_register(wrapper, context);
            wrapper.text(&format!(
                "    wire [{}:0] loops_{context} = {};",
                depth - 1,
                all(&format!("[{}]", width - 1))
            ));
            let right = |looped: &str| format!(" && {looped} == turns_{context}[found_{context}]");
            names.extend([
                ("queued_right", right(&format!("loops_{context}[place_{context}]"))),
                ("staged_right", right(&format!("looped[at_{context}]"))),
                ("turns", format!("usable_{context} && kept_pc_{context} == tail_{context}")),
                ("target", format!("kept_target_{context}")),
            ]);
        } else {
            let none = ["queued_right", "staged_right"].map(|name| (name, String::new()));
            names.extend(none);
            names.extend(["turns", "target"].map(|name| (name, "0".to_string())));
        }
        names.push(("c", context.to_string()));
        wrapper.put(PATH, &names);
        wrapper.claim(
            &format!("context {context} issues the next instruction of its path, or a NOP"),
            &format!(
                "!issues_{context} || (heads_pc[{context}*32 +: 32] == now_{context}[31:0] && issue_pc == now_{context}[31:0])"
            ),
        );
        wrapper.claim(
            &format!("context {context} requests the next of its path"),
            &format!("!asks_{context} || request_pc == tail_{context}"),
        );
        if loops {
            wrapper.claim(
                &format!("context {context}: what was left by its loop register is told to be"),
                &format!("!issues_{context} || heads_looped[{context}] == turns_{context}[0]"),
            );
        }
        wrapper.helper(
            &format!("context {context}: what is on its way is its path"),
            &format!("follows_{context} && ahead_{context} <= {depth}"),
        );
        wrapper.helper(
            &format!("context {context}: the next request is the path's end"),
            &format!("!alive[{context}] || asked_{context} == tail_{context}"),
        );
        wrapper.helper(
            &format!("context {context}: of one that does not run there are NOPs only"),
            &format!("alive[{context}] || ahead_{context} == 0"),
        );
        wrapper.helper(
            &format!("context {context}: the ring is one"),
            &format!(
                "first_{context} < {depth} && free_{context} < {depth} && (last_{context} == free_{context} || last_{context} == free_{context} + {depth})"
            ),
        );
        let (wide, narrow) = (shape.occupancy_bits(), shape.in_flight_bits());
        wrapper.helper(
            &format!("context {context}: queued and in flight are t_F + 1 (`occupancy`)"),
            &format!(
                "{{8'd0, occupancy[{context}*{wide} +: {wide}]}} + {{8'd0, in_flight[{context}*{narrow} +: {narrow}]}} == {depth}"
            ),
        );
    }
    wrapper.happens("an instruction issues", "|issue_grant && !issue_nop");
    wrapper.happens(
        "a context is redirected with instructions on their way",
        "|control_redirect && |(valid & ~nop)",
    );
    wrapper.happens("a request misses", "|miss");
    if loops {
        wrapper.happens("a looped branch issues", "|issue_grant && !issue_nop && issue_looped");
    }
}
