//! Every lane belongs to one context of its warp, contexts are active in their own lanes, a free one owns none; at a split
//! the child was free and neither half goes elsewhere (docs/microarchitecture.md, splits; invariants 2, 5 and 8).
//!
//! The block is warp control. What it resolves was issued by a context that ran and was not blocked, with the lanes active
//! then; of what is not a branch or `jal` one in a cycle. Programs that are wrong are left out: nothing is promised of
//! them.

use super::timed::rows;
use crate::bench::Bench;
use crate::machines::{changed, lanes_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::control::warp_control::WarpControl;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::{Class, Config, Op, SplitMode};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "lanes",
    says: "every lane belongs to one context of its warp, which alone is active in it; a split takes a free context",
    concerns: |config| config.contexts() > 1,
    machines,
    machine: lanes_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    vec![changed("tiny", |p| {
        (p.warps, p.lanes, p.splits, p.split_mode, p.fpu) = (1, 2, 1, SplitMode::Marked, false);
    })]
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let bench = Bench::new(&WarpControl::new(shape), mutations, |wrapper| claims(wrapper, shape))?;
    Ok(bench.reachable().within(12, 14))
}

fn given(wrapper: &mut Wrapper, shape: &Shape) {
    let (ports, warps, lanes) = (shape.ports(), shape.warps(), shape.lanes());
    let bits = shape.warp_bits();
    let is_control = |class: Class| matches!(class, Class::Branch | Class::Jump | Class::WarpControl);
    let ops =
        rows(shape.config()).filter(|row| is_control(row.class) || matches!(row.op, Op::Mret | Op::FenceI));
    let ops: Vec<usize> = ops.map(|row| row.op as usize).collect();
    let shared = rows(shape.config()).filter(|row| row.class == Class::Branch || row.op == Op::Jal);
    let side_by_side: Vec<usize> = shared.map(|row| row.op as usize).collect();
    wrapper.text(&format!(
        "    reg [{top}:0] issued;
    reg [{masks}:0] issued_active;
    always @(posedge clock) begin
        issued <= fresh ? 0 : issue;
        issued_active <= contexts_active;
    end",
        top = shape.contexts() - 1,
        masks = shape.contexts() * lanes - 1,
    ));
    wrapper.inner("raises", "errors", "raise_valid", 1);
    wrapper.given("the program is right", "!raises");
    for context in 0..shape.contexts() {
        wrapper.given(
            "readiness: who issues runs and is not blocked",
            &format!("!issue[{context}] || (contexts_running[{context}] && contexts_blocked[{context}*3 +: 3] == 0)"),
        );
    }
    for port in 0..ports {
        let any = |ops: &[usize]| {
            let one = |op: &usize| format!("instruction_issued_op[{port}*7 +: 7] == {op}");
            format!("({})", ops.iter().map(one).collect::<Vec<_>>().join(" || "))
        };
        let here: Vec<String> =
            (0..warps).rev().map(|warp| format!("issued[{}]", warp * ports + port)).collect();
        wrapper.given(
            "the operand stage hands over what issued",
            &format!("instruction_valid[{port}] == (|{{{}}}) && (!instruction_valid[{port}] || instruction_issued_valid[{port}])", here.join(", ")),
        );
        wrapper.given(
            "the decoder: it is a control instruction",
            &format!("!instruction_valid[{port}] || {}", any(&ops)),
        );
        for warp in 0..warps {
            let context = warp * ports + port;
            wrapper.given("of its context, in its lanes", &format!(
                "!issued[{context}] || (instruction_issued_context[{port}*{bits} +: {bits}] == {warp} && \
                 instruction_issued_active[{port}*{lanes} +: {lanes}] == issued_active[{context}*{lanes} +: {lanes}])"
            ));
        }
        if shape.config().loop_register {
            wrapper.given(
                "loop registers: only a branch or jal is looped",
                &format!(
                    "!instruction_valid[{port}] || !instruction_issued_looped[{port}] || {}",
                    any(&side_by_side)
                ),
            );
        }
        wrapper
            .text(&format!("    wire scalar_{port} = instruction_valid[{port}] && !{};", any(&side_by_side)));
    }
    let pairs = (0..ports).flat_map(|one| (0..one).map(move |other| (one, other)));
    for (one, other) in pairs {
        wrapper.given(
            "siblings: one scalar instruction in a cycle",
            &format!("!(scalar_{one} && scalar_{other})"),
        );
    }
    for (one, other) in (0..shape.contexts()).flat_map(|one| (0..one).map(move |other| (one, other))) {
        if one / ports != other / ports {
            wrapper.given("selection: of one warp in a cycle", &format!("!(issue[{one}] && issue[{other}])"));
        }
    }
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    given(wrapper, shape);
    let (ports, warps, lanes) = (shape.ports(), shape.warps(), shape.lanes());
    let owned = |context: usize| format!("contexts_owned[{context}*{lanes} +: {lanes}]");
    let active = |context: usize| format!("contexts_active[{context}*{lanes} +: {lanes}]");
    for warp in 0..warps {
        let contexts: Vec<usize> = (0..ports).map(|port| warp * ports + port).collect();
        let all: Vec<String> = contexts.iter().map(|context| owned(*context)).collect();
        wrapper.claim(
            &format!("warp {warp}: every lane belongs to a context"),
            &format!("({}) == {{{lanes}{{1'b1}}}}", all.join(" | ")),
        );
        for (at, one) in contexts.iter().enumerate() {
            for other in &contexts[..at] {
                wrapper.claim(
                    &format!("contexts {other} and {one} share no lane"),
                    &format!("({} & {}) == 0", owned(*one), owned(*other)),
                );
            }
            wrapper.claim(
                &format!("context {one} is active in its own lanes"),
                &format!("({} & ~{}) == 0", active(*one), owned(*one)),
            );
            if at > 0 {
                wrapper.claim(
                    &format!("context {one} owns nothing while it is free"),
                    &format!("contexts_running[{one}] || {} == 0", owned(*one)),
                );
            }
        }
        for port in 1..ports {
            let child = warp * ports + port;
            let split = format!(
                "redirection_split_valid && redirection_split_warp == {warp} && redirection_split_child == {port}"
            );
            wrapper.claim(
                &format!("context {child} is free when it becomes a child, and goes nowhere"),
                &format!("!({split}) || (!contexts_running[{child}] && !redirection_redirect[{child}] && !redirection_retire[{child}] && redirection_split_parent != {port})"),
            );
        }
        for port in 0..ports {
            let parent = warp * ports + port;
            wrapper.claim(
                &format!("context {parent} is blocked when it splits, and goes nowhere"),
                &format!(
                    "!(redirection_split_valid && redirection_split_warp == {warp} && redirection_split_parent == {port}) || \
                     (contexts_blocked[{parent}*3 +: 3] == 1 && !redirection_redirect[{parent}] && !redirection_retire[{parent}])"
                ),
            );
        }
    }
    for context in 0..shape.contexts() {
        wrapper.claim(
            &format!("what context {context} waits for is one of five things"),
            &format!("contexts_blocked[{context}*3 +: 3] <= 4"),
        );
    }
    wrapper.happens("a context splits", "redirection_split_valid");
    wrapper.happens("a child is active", "contexts_running[1]");
    wrapper.text("    reg was_split;\n    always @(posedge clock) was_split <= !fresh && (was_split || contexts_running[1]);");
    wrapper.happens("halves have merged", "was_split && !contexts_running[1]");
}
