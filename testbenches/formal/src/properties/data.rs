//! Timing does not depend on data but through branches, masks and addresses (docs/microarchitecture.md, what time depends on).
//!
//! The block is everything behind issue, twice: both copies are told the same, but words read from registers and from
//! memory differ as they like. Where a control instruction is resolved they agree on what it is resolved by, and where
//! memory is accessed on the addresses. Then whatever other blocks see of the two is the same in every cycle, but for the
//! words stored. What issues is decided before, by blocks that no data reach: their ports carry none
//! (`hdl/core/src/top/issue_stage.rs`, `front_end.rs`).

use super::latency;
use crate::bench::Bench;
use crate::machines::{changed, lanes_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::top::execute::Execute;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::Config;

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "data",
    says: "timing does not depend on data but through branches, masks and addresses: two copies with other data are seen to do the same",
    concerns: |config| config.contexts() == 1,
    machines,
    machine: lanes_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let shape = |lanes, ports| {
        changed("tiny", |p| {
            (p.warps, p.lanes, p.write_ports, p.fpu) = (2, lanes, ports, false);
            (p.data_line_bytes, p.data_cache_bytes, p.outstanding_lines) = (8, 16, 1);
            (p.local_memory_bytes, p.local_banks) = (1024, 1);
        })
    };
    vec![shape(2, 2), shape(2, 1), shape(4, 2)]
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let bench =
        Bench::twice(&Execute::new(shape), &["answer_data"], mutations, |wrapper| claims(wrapper, shape))?;
    let words = (0..shape.line_words()).map(|word| format!("load_store.caches.0.words.{word}"));
    let banks =
        (0..shape.config().local_banks as usize).map(|bank| format!("load_store.local.banks.{bank}.words"));
    let products = shape.config().multiply_divide.then_some("multiplier.0.multiply");
    let lanes = (0..shape.lanes()).flat_map(|lane| {
        let parts = ["registers"].into_iter().chain(products);
        parts.map(move |part| format!("bank.lanes.{lane}.{part}"))
    });
    let others = ["csr_unit.counters", "csr_unit.csrs", "faults"].map(String::from);
    let cuts: Vec<String> = words.chain(banks).chain(lanes).chain(others).collect();
    Ok(bench.without(&cuts).reachable().within(8, 10))
}

/// What the rest of the core sees of this block in every cycle, but for the words it stores and the evidence of errors.
const SEEN: [&str; 14] = [
    "contexts_running",
    "contexts_active",
    "contexts_blocked",
    "control_redirect",
    "control_retire",
    "control_start",
    "control_invalidate",
    "memory_available",
    "memory_drained",
    "memory_fence_done_valid",
    "claim_valid",
    "written_valid",
    "request_valid",
    "answer_ready",
];

/// And what it sees where there is something to see.
const SEEN_THEN: [(&str, &str); 7] = [
    ("control_redirect_pc", "|control_redirect"),
    ("control_start_pc", "|control_start"),
    ("memory_fence_done_context", "memory_fence_done_valid"),
    ("request_write", "request_valid"),
    ("request_address", "request_valid"),
    ("request_bytes", "request_valid && request_write"),
    ("control_loops", "|control_redirect"),
];

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    latency::given(wrapper, shape);
    let lanes = shape.lanes();
    wrapper.inner_of_both("controls", "", "operand_stages_control", 1);
    wrapper.inner_of_both("first", "", "bank_leaders_left", 32);
    wrapper.inner_of_both("second", "", "bank_leaders_right", 32);
    wrapper.inner_of_both("taken", "", "bank_leaders_taken", 1);
    wrapper.inner_of_both("predicate", "", "bank_predicate", lanes);
    wrapper.inner_of_both("accessed", "load_store", "prepares_q", 1);
    wrapper.inner_of_both("addresses", "", "bank_addresses", 32 * lanes);
    wrapper.given(
        "branches and masks: control instructions are resolved by the same",
        "!controls || (first == other_first && second == other_second && taken == other_taken && predicate == other_predicate)",
    );
    wrapper.given("addresses are the same", "!accessed || addresses == other_addresses");
    for port in SEEN {
        wrapper.claim(&format!("{port} is the same"), &format!("{port} == other_{port}"));
    }
    for (port, when) in SEEN_THEN {
        if port != "control_loops" || shape.config().loop_register {
            wrapper.claim(&format!("{port} is the same"), &format!("!({when}) || {port} == other_{port}"));
        }
    }
    let wide = shape.destination_bits();
    for place in 0..lanes * shape.write_ports() {
        wrapper.claim(
            &format!("the destination written at {place} is the same"),
            &format!(
                "!written_valid[{place}] || written_destination[{place}*{wide} +: {wide}] == other_written_destination[{place}*{wide} +: {wide}]"
            ),
        );
    }
    wrapper.happens(
        "they store different words",
        "request_valid && request_write && request_data != other_request_data",
    );
    wrapper.happens("a lane's operand differs", "addresses != other_addresses && |written_valid");
    wrapper.happens(
        "a load is answered differently",
        "answer_valid && answer_ready && answer_data != other_answer_data",
    );
}
