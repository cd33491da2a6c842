//! Of every context t_F + 1 instructions are queued or in flight, and who issues has one queued (docs/microarchitecture.md,
//! the front end).
//!
//! The wrapper keeps its own account for each context, from the requests and pops it sees at the ports: requested in c, in
//! flight for t_F cycles, queued at the end of c + t_F. At a split the child takes over its parent's. Decoupled schedules
//! drop what is redirected, retired or missed, and have at most t_F + 1.

use super::front_end;
use crate::bench::Bench;
use crate::machines::{all_named, changed, selection_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::{Config, SplitMode};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "occupancy",
    says: "every context has t_F + 1 instructions queued or in flight, and who issues has one queued",
    concerns: |_| true,
    machines,
    machine: selection_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let dynamic = changed("small", |p| (p.warps, p.splits, p.split_mode) = (4, 3, SplitMode::Dynamic));
    let decoupled = changed("small", |p| p.schedule = "lrr/gtlo".parse().expect("a schedule"));
    all_named().chain([dynamic, decoupled]).collect()
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    front_end::bench(shape, mutations, |wrapper| claims(wrapper, shape))
}

const ACCOUNT: &str = "
    // Context {c}: requests by age, and entries queued.
    reg [{t}:0] sent_{c}, sent_next_{c};
    reg [7:0] queued_{c}, queued_next_{c};
    wire asks_{c} = request_valid[{p}] && request_context[{p}*{cb} +: {cb}] == {c};
    always @* begin
        sent_next_{c} = {sent_{c}, asks_{c}};
        queued_next_{c} = queued_{c} + sent_{c}[{t}] - issue_grant[{c}];
    end";

const DROPPED: &str = "
    wire drops_{c} = control_redirect[{c}] || control_retire[{c}];
    wire misses_{c} = miss && sent_{c}[0];
    always @(posedge clock) begin
        sent_{c} <= fresh || drops_{c} ? 0 : {sent_{c}[{t}:1], sent_{c}[0] && !misses_{c}, asks_{c}};
        queued_{c} <= fresh || drops_{c} ? 0 : queued_next_{c};
    end";

const KEPT: &str = "
    always @(posedge clock) begin
        sent_{c} <= fresh ? 0 : {born_sent}sent_next_{c};
        queued_{c} <= fresh ? {depth} : {born_queued}queued_next_{c};
    end";

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    let (config, ports) = (shape.config(), shape.ports());
    let (depth, stages) = (config.queue_depth(), config.fetch_latency);
    for port in 0..ports {
        let stages_block = format!("ports.{port}.stages");
        wrapper.inner(&format!("valid_{port}"), &stages_block, "stages_valid_q", stages);
        let width = stages * shape.warp_bits();
        wrapper.inner(&format!("warp_{port}"), &stages_block, "stages_context_q", width);
    }
    for context in 0..shape.contexts() {
        let (warp, port) = (context / ports, context % ports);
        // What a child takes over, from the context that splits.
        let born = |what: &str| -> String {
            let others = (0..ports).filter(|other| *other != port && port > 0 && ports > 1);
            let from = others.map(|other| warp * ports + other);
            from.map(|parent| format!("born[{context}] && parting[{parent}] ? {what}_next_{parent} : "))
                .collect()
        };
        let names = [
            ("c", context.to_string()),
            ("p", port.to_string()),
            ("t", (stages - 1).to_string()),
            ("cb", shape.context_bits().to_string()),
            ("depth", depth.to_string()),
            ("born_sent", born("sent")),
            ("born_queued", born("queued")),
        ];
        wrapper.put(ACCOUNT, &names);
        wrapper.put(if config.is_coordinated() { KEPT } else { DROPPED }, &names);
    }
    for context in 0..shape.contexts() {
        let (warp, port) = (context / ports, context % ports);
        let (wide, narrow) = (shape.occupancy_bits(), shape.in_flight_bits());
        let occupancy = format!("{{8'd0, occupancy[{context}*{wide} +: {wide}]}}");
        let in_flight = format!("{{8'd0, in_flight[{context}*{narrow} +: {narrow}]}}");
        let missed = if config.is_coordinated() { String::new() } else { format!(" && !misses_{context}") };
        let ages: Vec<String> = (0..stages)
            .map(|age| format!("(sent_{context}[{age}]{})", if age == 0 { missed.as_str() } else { "" }))
            .collect();
        let count = ages.iter().map(|age| format!("{{7'd0, {age}}}")).collect::<Vec<_>>().join(" + ");
        let compare = if config.is_coordinated() { "==" } else { "<=" };
        wrapper.claim(
            &format!("context {context}: queued and in flight are t_F + 1"),
            &format!("{occupancy} + {in_flight} {compare} {depth}"),
        );
        wrapper.claim(
            &format!("context {context} has an entry when it issues"),
            &format!("!issue_grant[{context}] || {occupancy} != 0"),
        );
        wrapper.claim(
            &format!("context {context}: the queue holds what arrived and was not popped"),
            &format!("{occupancy} == queued_{context}"),
        );
        wrapper.claim(
            &format!("context {context}: in flight is what was requested in the last t_F cycles"),
            &format!("{in_flight} == {count}"),
        );
        let bits = shape.warp_bits();
        for age in 0..stages {
            let stage = format!("(valid_{port}[{age}] && warp_{port}[{age}*{bits} +: {bits}] == {warp})");
            wrapper.helper(
                &format!("context {context}: stage {age} holds the request of that age"),
                &format!("{stage} == sent_{context}[{age}]"),
            );
        }
    }
    let bits = shape.warp_bits();
    for (port, age) in (1..ports).flat_map(|port| (0..stages).map(move |age| (port, age))) {
        let warp = |port| format!("warp_{port}[{age}*{bits} +: {bits}]");
        let this = warp(port);
        let others = (0..port).map(|other| format!("(!valid_{other}[{age}] || {} == {this})", warp(other)));
        wrapper.helper(
            &format!("requests of age {age} are of one warp at all ports up to {port}"),
            &format!("!valid_{port}[{age}] || ({})", others.collect::<Vec<_>>().join(" && ")),
        );
    }
    wrapper.happens("somebody issues", "|issue_grant");
    wrapper.happens("the last context issues", &format!("issue_grant[{}]", shape.contexts() - 1));
    wrapper.happens(
        "as many as fit are in flight",
        &format!("in_flight[0 +: {}] == {stages}", shape.in_flight_bits()),
    );
    if shape.splits() > 0 {
        wrapper.happens("a context splits with requests in flight", "control_split_valid && |valid_0");
    }
}
