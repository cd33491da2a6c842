//! Who issues and who fetches is who the policy says, and nobody is selected only if nobody can go
//! (docs/microarchitecture.md, selection; the policies: `hdl/spec/src/schedule.rs`).
//!
//! The wrapper remembers who went last and searches the candidates rotated, so that the first one after it is the lowest.
//! Coordinated: the choice for fetch is that for issue. Marked splits: the candidates are warps, and all ready contexts of
//! the one selected issue.

use super::front_end;
use crate::bench::Bench;
use crate::machines::{all_named, changed, selection_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_kit::prelude::index_width;
use warpstep_spec::{Config, Policy, Schedule, SplitMode};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "selection",
    says: "who issues and who fetches is who the policy says, nobody only if nobody can",
    concerns: |_| true,
    machines,
    machine: selection_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let policies = ["lrr", "gtlo", "lrr/gtlrr", "gtlo/lrr"];
    let scheduled =
        policies.map(|words| changed("small", |p| p.schedule = words.parse().expect("a schedule")));
    let dynamic = changed("small", |p| (p.splits, p.split_mode) = (3, SplitMode::Dynamic));
    all_named().chain(scheduled).chain([dynamic]).collect()
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    front_end::bench(shape, mutations, |wrapper| claims(wrapper, shape))
}

/// `{s}`: issue or fetch. `{stay}` and `{first}`: the policy.
const CHOICE: &str = "
    reg [{b}:0] last_{s};
    reg [{b}:0] chosen_{s};
    reg [{n}:0] turned_{s};
    reg [{steps}:0] step_{s};
    integer at_{s};
    always @* begin
        // Bit 0 is the first candidate to be asked.
        turned_{s} = {candidates_{s}, candidates_{s}} >> ({first});
        step_{s} = 0;
        for (at_{s} = {n}; at_{s} >= 0; at_{s} = at_{s} - 1) if (turned_{s}[at_{s}]) step_{s} = at_{s};
        step_{s} = step_{s} + ({first});
        chosen_{s} = step_{s} >= {count} ? step_{s} - {count} : step_{s};
        if ({stay}) chosen_{s} = last_{s};
        if (candidates_{s} == 0) chosen_{s} = last_{s};
    end
    always @(posedge clock) last_{s} <= fresh ? {n} : chosen_{s};
    wire [{n}:0] selected_{s} = candidates_{s} == 0 ? 0 : {n1}'d1 << chosen_{s};";

/// Where the search begins, and when the last one stays: a sentence a policy.
fn policy(policy: Policy, side: &str) -> (String, String) {
    let next = format!("{{1'b0, last_{side}}} + 1");
    let stays = format!("candidates_{side}[last_{side}]");
    match policy {
        Policy::Lrr => (next, "1'b0".into()),
        Policy::Gtlrr => (next, stays),
        Policy::Gtlo => ("0".into(), stays),
    }
}

fn choice(wrapper: &mut Wrapper, side: &str, rule: Policy, count: usize) {
    let bits = index_width(count);
    let (first, stay) = policy(rule, side);
    wrapper.put(
        CHOICE,
        &[
            ("first", first),
            ("stay", stay),
            ("s", side.into()),
            ("b", (bits - 1).to_string()),
            ("steps", (bits + 1).to_string()),
            ("n", (count - 1).to_string()),
            ("n1", count.to_string()),
            ("count", count.to_string()),
        ],
    );
    let block = if side == "issue" { "issue_scheduler" } else { "fetch_scheduler.0" };
    wrapper.inner(&format!("kept_{side}"), block, "last_q", bits);
    wrapper.helper("who went last is a candidate", &format!("{{1'b0, last_{side}}} < {count}"));
    wrapper.helper("the scheduler remembers who went last", &format!("kept_{side} == last_{side}"));
}

/// Whose request of the last cycle has missed, one bit per context.
fn misses(wrapper: &mut Wrapper, shape: &Shape) {
    let (ports, warps, bits) = (shape.ports(), shape.warps(), shape.warp_bits());
    let stages = shape.config().fetch_latency;
    wrapper.text(&format!("    reg [{}:0] misses;", shape.contexts() - 1));
    for port in 0..ports {
        let block = format!("ports.{port}.stages");
        wrapper.inner(&format!("asked_{port}"), &block, "stages_valid_q", stages);
        wrapper.inner(&format!("askers_{port}"), &block, "stages_context_q", stages * bits);
        wrapper.text(&format!("    wire [{0}:0] asker_{port} = askers_{port}[{0}:0];", bits - 1));
        for warp in 0..warps {
            let context = warp * ports + port;
            wrapper
                .text(&format!("    always @* misses[{context}] = miss[{port}] && asker_{port} == {warp};"));
        }
    }
}

/// Nobody misses but who was selected last: a scheduler that hears of misses late relies on it.
fn misses_went_last(wrapper: &mut Wrapper, ports: usize, side: &str) {
    for port in 0..ports {
        wrapper.helper(
            &format!("what port {port} looks up is of who was selected"),
            &format!(
                "!asked_{port}[0] || {{8'd0, asker_{port}}} * {ports} + {port} == {{8'd0, last_{side}}}"
            ),
        );
    }
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    let (config, ports, warps, contexts) = (shape.config(), shape.ports(), shape.warps(), shape.contexts());
    let together = config.selected_together() > 1;
    let count = if together { warps } else { contexts };
    let high = contexts - 1;
    let (issue, fetch) = match config.schedule {
        Schedule::Coordinated(policy) => (policy, None),
        Schedule::Decoupled { fetch, issue } => (issue, Some(fetch)),
    };
    let candidates: Vec<String> = match together {
        true => (0..warps).rev().map(|warp| format!("|ready[{} +: {ports}]", warp * ports)).collect(),
        false if fetch.is_none() => vec!["ready & ~misses".into()],
        false => vec!["ready".into()],
    };
    if !together {
        misses(wrapper, shape);
    }
    wrapper.text(&format!("    wire [{}:0] candidates_issue = {{{}}};", count - 1, candidates.join(", ")));
    choice(wrapper, "issue", issue, count);
    let granted: Vec<String> = match together {
        true => (0..warps).rev().map(|warp| format!("{{{ports}{{selected_issue[{warp}]}}}}")).collect(),
        false => vec!["selected_issue".into()],
    };
    wrapper.text(&format!("    wire [{high}:0] goes = {{{}}} & ready;", granted.join(", ")));
    wrapper.claim("who issues is who the policy selects", "issue_grant == goes");
    wrapper.claim("nobody issues only if nobody can", "(|issue_grant) == (|candidates_issue)");
    match fetch {
        None => wrapper.text(&format!("    wire [{high}:0] fetches = goes;")),
        Some(fetch) => {
            wrapper.text(&format!("    reg [{high}:0] candidates_fetch;"));
            let (wide, narrow) = (shape.occupancy_bits(), shape.in_flight_bits());
            for context in 0..contexts {
                wrapper.text(&format!(
                    "    always @* candidates_fetch[{context}] = running[{context}] && !waited[{context}] && !misses[{context}] && \
                     {{8'd0, occupancy[{context}*{wide} +: {wide}]}} + in_flight[{context}*{narrow} +: {narrow}] < {};",
                    config.queue_depth()
                ));
            }
            choice(wrapper, "fetch", fetch, count);
            wrapper.text(&format!("    wire [{high}:0] fetches = selected_fetch;"));
            wrapper.happens("one fetches while another issues", "|fetches && |goes && fetches != goes");
        }
    }
    if !together {
        misses_went_last(wrapper, ports, if fetch.is_some() { "fetch" } else { "issue" });
    }
    let bits = shape.context_bits();
    for port in 0..ports {
        let of_port: Vec<String> =
            (0..warps).rev().map(|warp| format!("fetches[{}]", warp * ports + port)).collect();
        let asks = format!("(|{{{}}})", of_port.join(", "));
        wrapper.claim(
            &format!("port {port} fetches if one of its contexts is chosen"),
            &format!("request_valid[{port}] == {asks}"),
        );
        wrapper.claim(
            &format!("port {port} fetches for the chosen context"),
            &format!("!request_valid[{port}] || fetches[request_context[{port}*{bits} +: {bits}]]"),
        );
    }
    wrapper.happens("the last candidate is selected", &format!("selected_issue[{}]", count - 1));
    if count > 1 {
        wrapper.happens(
            "another than before is selected although both are ready, or the same again",
            "|candidates_issue && (candidates_issue & (candidates_issue - 1)) != 0 && kept_issue == 0",
        );
    }
    if together {
        wrapper.happens("two contexts of a warp issue at once", "(goes & (goes - 1)) != 0");
    }
}
