//! A result of fixed latency N is written at the end of c + N - 1, c being its cycle of issue, in its active lanes, to its
//! register, and nothing else is written but loads (docs/microarchitecture.md, a cycle, write ports;
//! `hdl/spec/src/latency.rs`).
//!
//! The block is everything behind issue. The wrapper keeps a calendar for each lane and write port, by the class of what
//! issues; for a unit that is not pipelined a count of cycles left. Values are nobody's business here: registers, products,
//! loads and counters are cut.

use super::timed::{has_destination, is_at, is_slow, rows, timed};
use crate::bench::Bench;
use crate::machines::{changed, lanes_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::operation::class_number;
use warpstep_core::top::execute::Execute;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::{Class, Config};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "latency",
    says: "a result is written exactly its latency after issue, in its lanes, and nothing else is but loads",
    concerns: |config| config.contexts() == 1,
    machines,
    machine: lanes_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let shape = |warps, lanes, ports| {
        changed("tiny", |p| (p.warps, p.lanes, p.write_ports, p.fpu) = (warps, lanes, ports, false))
    };
    let slow = changed("tiny", |p| {
        (p.warps, p.lanes, p.fpu) = (2, 2, false);
        (p.latencies.alu, p.latencies.multiply, p.latencies.csr, p.latencies.control) = (3, 6, 5, 4);
    });
    vec![
        shape(2, 2, 1),
        shape(2, 2, 2),
        slow,
        changed("tiny", |p| (p.warps, p.lanes, p.fpu, p.multiply_divide) = (2, 2, false, false)),
        shape(4, 4, 2),
        changed("tiny", |_| ()),
        changed("small", |_| ()),
    ]
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let lanes = 0..shape.lanes();
    let products = shape.config().multiply_divide.then_some("multiplier.0.multiply");
    let of_lane = |lane| {
        let parts = ["registers", "compare"].into_iter().chain(products);
        parts.map(move |part| format!("bank.lanes.{lane}.{part}"))
    };
    let others = ["load_store", "csr_unit.counters", "csr_unit.csrs", "faults", "bank.leader_lane"];
    let bench = Bench::new(&Execute::new(shape), mutations, |wrapper| claims(wrapper, shape))?;
    let floats = bench
        .design
        .instances
        .iter()
        .map(|instance| instance.block.clone())
        .filter(|block| is_arithmetic(block));
    let cuts: Vec<String> = lanes.flat_map(of_lane).chain(others.map(String::from)).chain(floats).collect();
    let longest = pipelined(shape.config()).map(|(_, cycles)| cycles).max().unwrap_or(2);
    Ok(bench.without(&cuts).steps(longest).within(12, 40))
}

/// Combinational parts of the float units: values only.
fn is_arithmetic(block: &str) -> bool {
    let part = block.rsplit('.').next().unwrap_or_default();
    block.contains(".floats.0.") && ["product", "sum", "normalise", "round", "unpack"].contains(&part)
}

fn pipelined(config: &Config) -> impl Iterator<Item = (Class, usize)> {
    timed(config).filter(|(class, _)| !is_slow(*class))
}

/// What is said of issue and of the program.
pub(super) fn given(wrapper: &mut Wrapper, shape: &Shape) {
    let legal: Vec<String> = rows(shape.config())
        .map(|row| {
            let rd = if has_destination(row) { "1'b1" } else { "issue_entry_rd == 0" };
            let (op, class) = (row.op as usize, class_number(row.class));
            format!("(issue_entry_op == {op} && issue_entry_class == {class} && {rd})")
        })
        .collect();
    wrapper.given(
        "the decoder: operation, class and destination belong together",
        &format!("!issue_valid || {}", legal.join(" || ")),
    );
    let control: Vec<String> = rows(shape.config())
        .filter(|row| row.op.blocks_context())
        .map(|row| format!("issue_entry_op == {}", row.op as usize))
        .collect();
    wrapper.given(
        "the issue stage: a control instruction blocks the context that issues it, and nothing else blocks one",
        &format!(
            "blocks == ((issue_valid && ({})) ? ({}'d1 << issue_context) : 0)",
            control.join(" || "),
            shape.contexts()
        ),
    );
    let lanes = shape.lanes();
    for warp in 0..shape.warps() {
        wrapper.given(
            "readiness and selection: who issues runs and is not blocked, and issues in its active lanes",
            &format!(
                "!issue_valid || issue_context != {warp} || (contexts_blocked[{warp}*3 +: 3] == 0 && issue_active != 0 \
                 && issue_active == contexts_active[{warp}*{lanes} +: {lanes}])"
            ),
        );
    }
    wrapper.inner("raises", "warp_control.errors", "raise_valid", 1);
    wrapper
        .given("the program is right: a control instruction that is an error is never resolved", "!raises");
    if shape.config().fpu {
        wrapper.inner("reserved", "operand_stages.0", "reserved", 1);
        wrapper.given("and no rounding mode is reserved", "!reserved");
    }
    wrapper.given("there is such a warp", &format!("issue_context < {}", shape.warps()));
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    given(wrapper, shape);
    let (config, lanes, wide) = (shape.config(), shape.lanes(), shape.destination_bits());
    let longest = pipelined(config).map(|(_, cycles)| cycles).max().unwrap_or(2);
    wrapper.text(&format!("    wire [{}:0] target = {{issue_context, issue_entry_rd}};", wide - 1));
    wrapper.inner("loads", "", "load_store_write_valid", 1);
    wrapper.inner("loads_in", "", "load_store_write_active", lanes);
    wrapper.inner("loads_register", "", "load_store_write_register", 6);
    wrapper.inner("loads_context", "", "load_store_write_context", shape.context_bits());
    for lane in 0..lanes {
        for port in 0..shape.write_ports() {
            calendar(wrapper, shape, lane, port, longest);
        }
    }
    if lanes > 1 {
        wrapper.happens("two lanes write at once", "(written_valid & (written_valid - 1)) != 0");
    }
    if pipelined(config).any(|(class, _)| is_at(config, class, shape.write_ports() - 1)) {
        wrapper.happens("a result of the longest pipelined latency is written", "|landed_long");
    }
    let starts: Vec<String> =
        (0..lanes).map(|lane| format!("plan_{lane}_{}[0]", shape.write_ports() - 1)).collect();
    wrapper.text(&format!("    wire [{}:0] landed_long = {{{}}};", lanes - 1, starts.join(", ")));
}

fn calendar(wrapper: &mut Wrapper, shape: &Shape, lane: usize, port: usize, longest: usize) {
    let (config, wide) = (shape.config(), shape.destination_bits());
    let here = format!("{lane}_{port}");
    let starts = |class: Class| {
        let number = class_number(class);
        format!("issue_valid && issue_active[{lane}] && issue_entry_class == {number}")
    };
    let classes = pipelined(config).filter(|(class, _)| is_at(config, *class, port));
    let slow: Vec<(Class, usize)> =
        timed(config).filter(|(class, _)| is_slow(*class) && is_at(config, *class, port)).collect();
    wrapper.put(
        "
    // Lane {lane}, write port {port}: bit i is a result that is written i cycles from now.
    reg [{top}:0] plan_{here}, booked_{here};
    reg [{bits}:0] targets_{here}, all_targets_{here};
    always @* begin
        booked_{here} = plan_{here};
        all_targets_{here} = targets_{here};",
        &[
            ("lane", lane.to_string()),
            ("port", port.to_string()),
            ("here", here.clone()),
            ("top", (longest - 1).to_string()),
            ("bits", (longest * wide - 1).to_string()),
        ],
    );
    let mut free = vec![];
    for (class, cycles) in classes {
        let (slot, this) = (cycles - 1, starts(class));
        wrapper.text(&format!(
            "        if ({this} && issue_entry_rd != 0) begin booked_{here}[{slot}] = 1'b1; \
             all_targets_{here}[{slot}*{wide} +: {wide}] = target; end"
        ));
        free.push(format!("!({this} && plan_{here}[{slot}])"));
        for (other, _) in &slow {
            free.push(format!("!({this} && left_{here}_{} == {})", class_number(*other), slot + 1));
        }
    }
    wrapper.text(&format!(
        "    end
    always @(posedge clock) begin
        plan_{here} <= fresh ? 0 : booked_{here} >> 1;
        targets_{here} <= all_targets_{here} >> {wide};
    end"
    ));
    let mut expected = format!("plan_{here}[0]");
    let mut expected_target = format!("targets_{here}[{}:0]", wide - 1);
    for (class, cycles) in &slow {
        let number = class_number(*class);
        let (this, left, due) =
            (starts(*class), format!("left_{here}_{number}"), format!("due_{here}_{number}"));
        // Two such units may not end in one cycle either.
        for (other, _) in slow.iter().filter(|(other, _)| class_number(*other) < number) {
            let other = format!("left_{here}_{}", class_number(*other));
            free.push(format!("!({this} && {other} == {cycles})"));
            free.push(format!("({left} == 0 || {left} != {other})"));
        }
        wrapper.text(&format!(
            "    reg [7:0] {left};
    reg [{top}:0] {due};
    always @(posedge clock) begin
        if (fresh) {left} <= 0;
        else if ({this}) {left} <= {first};
        else if ({left} != 0) {left} <= {left} - 1;
        if ({this}) {due} <= target;
    end",
            top = wide - 1,
            first = cycles - 1,
        ));
        wrapper.given(
            "readiness: a unit that is not pipelined is free",
            &format!("!(issue_valid && issue_entry_class == {number}) || {left} <= 1"),
        );
        let part = match class {
            Class::FloatDivide => "floats.0.divider",
            Class::FloatSqrt => "floats.0.square_root",
            _ => "divider.0",
        };
        let unit = format!("bank.lanes.{lane}.{part}");
        let (remaining, kept) = (format!("remaining_{here}_{number}"), format!("kept_{here}_{number}"));
        let bits = warpstep_kit::prelude::index_width(cycles - 1);
        wrapper.inner(&remaining, &unit, "remaining_q", bits);
        wrapper.inner(&kept, &unit, "target_q", wide);
        wrapper.helper(
            "a unit that is not pipelined counts the cycles left",
            &format!(
                "{left} <= {first} && {remaining} == ({left} == {first} ? 0 : {left}) && \
             ({left} == 0 || {left} == {first} || {kept} == {due})",
                first = cycles - 1
            ),
        );
        let writes = format!("({left} == 1 && {due}[5:0] != 0)");
        expected = format!("({expected} || {writes})");
        expected_target = format!("({writes} ? {due} : {expected_target})");
    }
    if !free.is_empty() {
        wrapper.given("slots: no two results meet", &free.join(" && "));
    }
    if port == shape.write_ports() - 1 {
        let loads = format!("(loads && loads_in[{lane}] && loads_register != 0)");
        wrapper.given("slots: a load claims a free one", &format!("!({loads} && {expected})"));
        expected_target = format!("({loads} ? {{loads_context, loads_register}} : {expected_target})");
        expected = format!("({expected} || {loads})");
    }
    let place = port * shape.lanes() + lane;
    wrapper.claim(
        &format!("lane {lane}, write port {port}: a result is written exactly when one is due"),
        &format!("written_valid[{place}] == {expected}"),
    );
    wrapper.claim(
        &format!("lane {lane}, write port {port}: it goes to its register"),
        &format!(
            "!written_valid[{place}] || written_destination[{place}*{wide} +: {wide}] == {expected_target}"
        ),
    );
}
