//! Every line and every answer to a write is due in the cycle in which the worst memory of the contract would give it
//! (docs/memory.md, on time).
//!
//! The block is the calendar of due times. The wrapper computes the page's *free*, counted from now, and follows one read
//! and one write of the solver's choice: how many are due before it, and in how many cycles it is. That what is due is
//! passed on then and not before is part of `axi`.

use crate::bench::Bench;
use crate::machines::{changed, memory_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::memory::on_time::OnTime;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_kit::prelude::index_width;
use warpstep_spec::Config;

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "on-time",
    says: "every line and answer is due in the cycle in which the worst memory of the contract would give it",
    concerns: |config| config.on_time,
    machines,
    machine: memory_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let contract = |delay, stall, gap, lines| {
        changed("tiny", |p| {
            (p.on_time, p.memory_latency, p.memory_stall, p.memory_gap) = (true, delay, stall, gap);
            (p.outstanding_lines, p.instruction_cache.line_bytes, p.data_line_bytes) = (lines, 8, 4);
        })
    };
    vec![contract(2, 1, 2, 1), contract(3, 0, 1, 1), contract(3, 2, 4, 2)]
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let bench = Bench::new(&OnTime::new(shape), mutations, |wrapper| claims(wrapper, shape))?;
    Ok(bench.without(&["lines.times.tags", "writes.times.tags"].map(String::from)).within(20, 20))
}

const FREE: &str = "
    // Cycles from this one until the memory can start another access: at the start of the cycle, behind a write that may be whole,
    // behind one that is, and as a read granted now finds it in the next cycle.
    reg [9:0] free;
    wire [9:0] free_whole = whole ? free + {gap} : free;
    wire [9:0] write_starts = {queues} && free_whole > {gap} ? free_whole - {gap} : 0;
    wire [9:0] free_write = ends && free_whole < {gap} ? {gap} : free_whole;
    wire [9:0] read_starts = {queues} && free_write != 0 ? free_write - 1 : 0;
    always @(posedge clock) free <= fresh ? 0 : read_starts + (read ? {gap} : 0);
    wire [9:0] line_after = 1 + read_starts + {delay} + (fill ? {fill} : {line});
    wire [9:0] write_after = write_starts + {delay};";

/// `{s}`: line or write. `{enters}`: what puts one into the calendar.
const WATCH: &str = "
    (* anyseq *) wire watch_{s};
    reg [9:0] last_{s}, left_{s}, ahead_{s}, pending_{s};
    reg watched_{s};
    // At most one is due in a cycle.
    wire [9:0] after_{s} = {s}_after > last_{s} ? {s}_after : last_{s} + 1;
    always @(posedge clock) begin
        last_{s} <= fresh ? 0 : {enters} ? after_{s} - 1 : last_{s} != 0 ? last_{s} - 1 : 0;
        pending_{s} <= fresh ? 0 : pending_{s} + {enters} - {s}_due;
        if (fresh) watched_{s} <= 0;
        else if (!watched_{s}) watched_{s} <= {enters} && watch_{s};
        else if (left_{s} == 0) watched_{s} <= 0;
        left_{s} <= fresh ? 0 : watched_{s} ? left_{s} - {9'd0, |left_{s}} : {enters} && watch_{s} ? after_{s} - 1 : 0;
        ahead_{s} <= fresh ? 0 : watched_{s} ? ahead_{s} - {9'd0, {s}_due && |ahead_{s}} : {enters} && watch_{s} ? pending_{s} - {s}_due : 0;
    end";

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    let config = shape.config();
    let contract = config.memory_contract();
    let (stall, gap) = (contract.stall as usize, contract.gap);
    wrapper.put(
        FREE,
        &[
            ("gap", gap.to_string()),
            ("queues", u32::from(gap > 1).to_string()),
            ("delay", contract.delay.to_string()),
            ("fill", config.beats(config.instruction_cache.line_bytes).to_string()),
            ("line", config.beats(config.data_line_bytes).to_string()),
        ],
    );
    if stall == 0 {
        wrapper.given("a write that may be whole is", "whole == ends");
    } else {
        wrapper.text(&format!(
            "    reg [{}:0] since_whole;\n    always @(posedge clock) since_whole <= fresh ? 0 : {{since_whole, whole}};",
            stall - 1
        ));
        wrapper.given(
            "a write is whole its stall after it may be",
            &format!("ends == since_whole[{}]", stall - 1),
        );
        wrapper.given("one write at a time", "!whole || since_whole == 0");
    }
    for (what, enters, most) in
        [("line", "read", config.most_reads()), ("write", "ends", config.most_writes())]
    {
        wrapper.put(WATCH, &[("s", what.into()), ("enters", enters.into())]);
        wrapper
            .given("there is room for what is in flight", &format!("!{enters} || pending_{what} < {most}"));
        calendar(wrapper, shape, what, enters, most);
        wrapper.claim(
            &format!("a {what} is due in its cycle, neither before nor after"),
            &format!("!watched_{what} || ({what}_due && ahead_{what} == 0) == (left_{what} == 0)"),
        );
        wrapper.claim(
            &format!("a {what} is due only if it was asked for"),
            &format!("!{what}_due || pending_{what} != 0"),
        );
        wrapper
            .happens(&format!("a {what} of choice is due"), &format!("watched_{what} && left_{what} == 0"));
    }
    let bits = width(shape);
    if gap > 1 {
        wrapper.inner("until_free", "", "until_free_q", bits);
        wrapper.given(
            "so is the counter of *free*",
            &format!("free_whole <= {0} && read_starts + {gap} <= {0}", (1 << bits) - 1),
        );
        wrapper.helper("the memory is free then", "until_free == free");
    }
    wrapper.happens("a read waits for another access", &format!("read && read_starts >= {}", gap - 1));
}

/// Bits of a time: all that can be in flight one after the other, then the delay, the beats, and lines a cycle apart.
fn width(shape: &Shape) -> usize {
    let (config, contract) = (shape.config(), shape.config().memory_contract());
    let queues = usize::from(contract.gap > 1) * (config.most_reads() + config.most_writes() + 1);
    let beats = config.beats(config.longest_line()) as usize;
    let longest = queues * contract.gap as usize + contract.delay as usize + beats + config.most_reads() + 2;
    index_width(longest + 1)
}

/// The calendar of lines or writes: first in, first out, each with a time of the running clock. Its memory is the wrapper's, so that
/// what lies in it can be named.
fn calendar(wrapper: &mut Wrapper, shape: &Shape, what: &str, enters: &str, most: usize) {
    let (block, times, bits) = (format!("{what}s"), format!("{what}s.times"), width(shape));
    let places = most.next_power_of_two().max(2);
    let place = index_width(places);
    wrapper.inner(&format!("now_{what}"), &block, "now_q", bits);
    wrapper.inner(&format!("until_last_{what}"), &block, "until_last_q", bits);
    wrapper.inner(&format!("count_{what}"), &times, "count_q", index_width(most + 1));
    wrapper.inner(&format!("head_{what}"), &times, "head_q", place);
    wrapper.inner(&format!("tail_{what}"), &times, "tail_q", place);
    wrapper.inner(&format!("first_{what}"), &times, "first", bits);
    wrapper.inner(&format!("tag_{what}"), &times, "tag", bits);
    wrapper.text(&format!(
        "    reg [{top}:0] stored_{what};
    always @(posedge clock) if ({enters}) stored_{what}[tail_{what}*{bits} +: {bits}] <= tag_{what};",
        top = places * bits - 1
    ));
    wrapper.given(
        "a memory gives back what was stored",
        &format!("first_{what} == stored_{what}[head_{what}*{bits} +: {bits}]"),
    );
    wrapper.given(
        "the clock is wide enough for all that can be in flight",
        &format!("!{enters} || after_{what} < {}", (1 << bits) - 1),
    );
    wrapper.helper(
        "all that is pending is stored",
        &format!(
            "count_{what} == pending_{what} && pending_{what} <= {most} && \
             tail_{what} == (({{8'd0, head_{what}}} + count_{what}) & {})",
            places - 1
        ),
    );
    wrapper.helper(
        "the last one is due then",
        &format!("until_last_{what} == last_{what} && (count_{what} != 0 || last_{what} == 0)"),
    );
    for at in 0..places {
        wrapper.text(&format!(
            "    wire [{top}:0] in_{what}_{at} = stored_{what}[{at}*{bits} +: {bits}] - now_{what};
    wire [{p}:0] order_{what}_{at} = {at} - head_{what};
    wire here_{what}_{at} = {{8'd0, order_{what}_{at}}} < count_{what};",
            top = bits - 1,
            p = place - 1,
        ));
        wrapper.helper(
            &format!("place {at}: due no later than the last, and then if it is the last"),
            &format!(
                "!here_{what}_{at} || (in_{what}_{at} <= last_{what} && \
                 ({{8'd0, order_{what}_{at}}} + 1 != count_{what} || in_{what}_{at} == last_{what}))"
            ),
        );
        wrapper.helper(
            &format!("place {at}: what is watched is due then"),
            &format!(
                "!(here_{what}_{at} && watched_{what} && order_{what}_{at} == ahead_{what}) || \
                 in_{what}_{at} == left_{what}"
            ),
        );
    }
    for at in 0..places {
        let next = (at + 1) % places;
        wrapper.helper(
            &format!("place {at}: the next one is due later"),
            &format!(
                "!(here_{what}_{at} && here_{what}_{next} && order_{what}_{next} != 0) || in_{what}_{at} < in_{what}_{next}"
            ),
        );
    }
    wrapper.helper("what is watched is there", &format!("!watched_{what} || ahead_{what} < pending_{what}"));
}
