//! No two results meet on a write port, a unit that is not pipelined is free when it begins, and nothing is ready that is
//! blocked, empty or does not run (docs/microarchitecture.md, issue, readiness).
//!
//! The block is the issue stage; what issues is the head of a context it calls ready. The wrapper keeps a calendar of the
//! long write port for each lane that is booked apart: what issues with latency N is written in N - 1 cycles, a load in as
//! many as its claim is given.

use super::timed::{has_destination, is_at, is_slow, rows, timed};
use crate::bench::Bench;
use crate::machines::{all_named, changed, lanes_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::operation::{OP_BITS, class_number};
use warpstep_core::top::issue_stage::IssueStage;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_kit::prelude::index_width;
use warpstep_spec::{Class, Config};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "slots",
    says: "no two results meet on a write port, a busy unit is not begun, nothing is ready that is blocked, empty or does not run, and control instructions block",
    concerns: |_| true,
    machines,
    machine: lanes_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let one_port = changed("small", |p| p.write_ports = 1);
    let splits = changed("paper-pws", |p| p.lanes = 4);
    all_named().filter(|config| config.contexts() == 1).chain([one_port, splits]).collect()
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let bench = Bench::new(&IssueStage::new(shape), mutations, |wrapper| claims(wrapper, shape))?;
    Ok(bench.without(&["pending".to_string()]).within(10, 12))
}

/// Bits of a field of the entries.
const CLASS_BITS: usize = 5;
const REGISTER_BITS: usize = 6;

fn given(wrapper: &mut Wrapper, shape: &Shape) {
    let (ports, warps, lanes) = (shape.ports(), shape.warps(), shape.lanes());
    let writers: Vec<Class> =
        rows(shape.config()).filter(|row| has_destination(row)).map(|row| row.class).collect();
    for context in 0..shape.contexts() {
        for silent in rows(shape.config()).map(|row| row.class).filter(|class| !writers.contains(class)) {
            wrapper.given(
                "the decoder: a class without results names no destination",
                &format!(
                    "heads_class[{context}*{CLASS_BITS} +: {CLASS_BITS}] != {} || heads_rd[{context}*{REGISTER_BITS} +: {REGISTER_BITS}] == 0",
                    class_number(silent)
                ),
            );
        }
        wrapper.given(
            "control: what a context waits for is one of five things",
            &format!("contexts_blocked[{context}*3 +: 3] <= 4"),
        );
    }
    for context in 0..shape.contexts() {
        wrapper.given(
            "selection: what issues is the head of a ready context",
            &format!("!issues[{context}] || (ready[{context}] && !heads_nop[{context}])"),
        );
        for other in (0..context).filter(|other| other / ports != context / ports) {
            wrapper.given("of one warp in a cycle", &format!("!(issues[{context}] && issues[{other}])"));
        }
    }
    for (one, other) in (0..ports).flat_map(|one| (0..one).map(move |other| (one, other))) {
        for warp in 0..warps {
            let owned = |port: usize| format!("contexts_owned[{}*{lanes} +: {lanes}]", warp * ports + port);
            wrapper.given(
                "control: every lane belongs to one context of its warp",
                &format!("({} & {}) == 0", owned(one), owned(other)),
            );
        }
    }
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    given(wrapper, shape);
    let (config, contexts) = (shape.config(), shape.contexts());
    let (booked, slots, lanes) = (shape.booked_lanes(), shape.slots(), shape.lanes());
    let long = config.write_ports - 1;
    let owns = |context: usize| match booked {
        1 => "1'b1".to_string(),
        _ => format!("contexts_owned[{context}*{lanes} +: {lanes}]"),
    };
    let class_of = |class: Class| class_number(class);
    wrapper.text(&format!(
        "    // Slot by slot, the lanes that are written then.
    reg [{top}:0] calendar, with_claim, with_issue;
    wire [{slot_top}:0] claimed = {slots}'d1 << claim_distance;
    integer slot;
    always @* begin
        for (slot = 0; slot < {slots}; slot = slot + 1)
            with_claim[slot*{booked} +: {booked}] = calendar[slot*{booked} +: {booked}] | {{{booked}{{claim_valid && claimed[slot]}}}};
        with_issue = with_claim;",
        top = slots * booked - 1,
        slot_top = slots - 1,
    ));
    let at_long: Vec<(Class, usize)> =
        timed(config).filter(|(class, _)| is_at(config, *class, long)).collect();
    for context in 0..contexts {
        for (class, cycles) in &at_long {
            let place = format!("with_issue[{}*{booked} +: {booked}]", cycles - 1);
            wrapper.text(&format!(
                "        if (issues[{context}] && heads_rd[{context}*{REGISTER_BITS} +: {REGISTER_BITS}] != 0 && \
                 heads_class[{context}*{CLASS_BITS} +: {CLASS_BITS}] == {}) {place} = {place} | {};",
                class_of(*class),
                owns(context)
            ));
        }
    }
    wrapper.text(&format!(
        "    end
    always @(posedge clock) calendar <= fresh ? 0 : with_issue >> {booked};"
    ));
    for lane in 0..booked {
        wrapper.inner(&format!("kept_{lane}"), &format!("slots.lanes.{lane}"), "slots_q", slots - 1);
    }
    let places = (0..slots - 1).rev().flat_map(|slot| (0..booked).rev().map(move |lane| (slot, lane)));
    let kept: Vec<String> = places.map(|(slot, lane)| format!("kept_{lane}[{slot}]")).collect();
    wrapper.helper("the slots are those of the calendar", &format!("calendar == {{{}}}", kept.join(", ")));
    wrapper.claim(
        "a load claims the first slot that is free in all lanes",
        &format!(
            "!claim_valid || ({})",
            (0..slots)
                .map(|slot| {
                    let free = format!("calendar[{}*{booked} +: {booked}] == 0", slot);
                    let before: Vec<String> = (0..slot)
                        .map(|before| format!("calendar[{before}*{booked} +: {booked}] != 0"))
                        .collect();
                    let before = if before.is_empty() { "1'b1".to_string() } else { before.join(" && ") };
                    format!("(claim_distance == {slot} && {free} && {before})")
                })
                .collect::<Vec<_>>()
                .join(" || ")
        ),
    );
    for (class, cycles) in timed(config).filter(|(class, _)| is_slow(*class)) {
        unit(wrapper, shape, class, cycles);
    }
    for context in 0..contexts {
        let head = |class: Class| {
            format!("heads_class[{context}*{CLASS_BITS} +: {CLASS_BITS}] == {}", class_of(class))
        };
        let writes = format!("heads_rd[{context}*{REGISTER_BITS} +: {REGISTER_BITS}] != 0");
        let ready = format!("ready[{context}] && !heads_nop[{context}]");
        for (class, cycles) in &at_long {
            wrapper.claim(
                &format!("context {context}: the slot of a ready {class:?} is free in its lanes"),
                &format!(
                    "!({ready} && {} && {writes}) || (with_claim[{}*{booked} +: {booked}] & {}) == 0",
                    head(*class),
                    cycles - 1,
                    owns(context)
                ),
            );
        }
        for (class, _) in timed(config).filter(|(class, _)| is_slow(*class)) {
            let busy: Vec<String> =
                (0..booked).rev().map(|lane| format!("left_{}_{lane} != 0", class_of(class))).collect();
            wrapper.claim(
                &format!("context {context}: the unit of a ready {class:?} is free in its lanes"),
                &format!(
                    "!({ready} && {}) || ({{{}}} & {}) == 0",
                    head(class),
                    busy.join(", "),
                    owns(context)
                ),
            );
        }
        let control: Vec<String> = rows(config)
            .filter(|row| row.op.blocks_context())
            .map(|row| format!("heads_op[{context}*{OP_BITS} +: {OP_BITS}] == {}", row.op as usize))
            .collect();
        let legal: Vec<String> = rows(config)
            .map(|row| {
                let op = format!("heads_op[{context}*{OP_BITS} +: {OP_BITS}] == {}", row.op as usize);
                format!("({op} && {})", head(row.class))
            })
            .collect();
        wrapper.claim(
            &format!("context {context}: a control instruction that issues blocks it, and nothing else does"),
            &format!(
                "!({}) || blocks[{context}] == (issues[{context}] && ({}))",
                legal.join(" || "),
                control.join(" || ")
            ),
        );
        wrapper.claim(
            &format!("context {context}: who is ready runs, is not blocked and has an entry"),
            &format!(
                "!ready[{context}] || (contexts_running[{context}] && contexts_blocked[{context}*3 +: 3] == 0 && heads_valid[{context}])"
            ),
        );
    }
    wrapper.happens(
        "somebody with a destination issues",
        &format!("issues[0] && heads_rd[{}:0] != 0", REGISTER_BITS - 1),
    );
    if timed(shape.config()).any(|(class, _)| is_at(shape.config(), class, shape.write_ports() - 1)) {
        wrapper.happens("a load claims a slot behind a booked one", "claim_valid && claim_distance != 0");
    }
    wrapper.happens("the last context is ready", &format!("ready[{}]", contexts - 1));
}

/// A unit that takes one instruction at a time: issued in c, it is free again for an issue in c + N - 1.
fn unit(wrapper: &mut Wrapper, shape: &Shape, class: Class, cycles: usize) {
    let (booked, lanes) = (shape.booked_lanes(), shape.lanes());
    let number = class_number(class);
    let block = match class {
        Class::FloatDivide => "float_units.0",
        Class::FloatSqrt => "float_units.1",
        _ => "divider.0",
    };
    let wide = index_width(cycles - 1);
    wrapper.inner(&format!("unit_{number}"), block, "remaining_q", wide * booked);
    for lane in 0..booked {
        let starts: Vec<String> = (0..shape.contexts())
            .map(|context| {
                let owns = match booked {
                    1 => String::new(),
                    _ => format!(" && contexts_owned[{context}*{lanes} + {lane}]"),
                };
                format!(
                    "(issues[{context}] && heads_class[{context}*{CLASS_BITS} +: {CLASS_BITS}] == {number}{owns})"
                )
            })
            .collect();
        let left = format!("left_{number}_{lane}");
        wrapper.text(&format!(
            "    reg [7:0] {left};
    always @(posedge clock)
        if (fresh) {left} <= 0;
        else if ({starts}) {left} <= {first};
        else if ({left} != 0) {left} <= {left} - 1;",
            starts = starts.join(" || "),
            first = cycles - 2,
        ));
        wrapper.helper(
            &format!("the unit of {class:?} counts, lane {lane}"),
            &format!("{left} == unit_{number}[{lane}*{wide} +: {wide}]"),
        );
    }
}
