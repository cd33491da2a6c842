//! What the properties of the front end share: its block without what they must not need, and what control guarantees it.

use crate::bench::Bench;
use crate::wrapper::Wrapper;
use warpstep_core::top::front_end::FrontEnd;
use warpstep_core::{EmitError, Mutations, Shape};

/// The front end with free lines, words and payloads: cache contents, decoder and what is stored in the queues are cut.
pub fn bench(
    shape: &Shape,
    mutations: &Mutations,
    write: impl FnOnce(&mut Wrapper),
) -> Result<Bench, EmitError> {
    let ports = 0..shape.ports();
    let decoders = ports.clone().map(|port| format!("ports.{port}.decoder"));
    let queues = ports
        .flat_map(|port| (0..shape.warps()).map(move |warp| format!("ports.{port}.queues.{warp}.stored")));
    let cuts: Vec<String> = decoders.chain(queues).collect();
    Ok(with_payloads(shape, mutations, write)?.without(&cuts))
}

/// The front end with free lines and words: what the queues hold is there.
pub fn with_payloads(
    shape: &Shape,
    mutations: &Mutations,
    write: impl FnOnce(&mut Wrapper),
) -> Result<Bench, EmitError> {
    let cuts: Vec<String> = (0..shape.ports()).map(|port| format!("ports.{port}.cache")).collect();
    let bench = Bench::new(&FrontEnd::new(shape), mutations, |wrapper| {
        given(wrapper, shape);
        write(wrapper);
    })?;
    Ok(bench.without(&cuts))
}

/// What the neighbours guarantee.
fn given(wrapper: &mut Wrapper, shape: &Shape) {
    let (warps, ports) = (shape.warps(), shape.ports());
    if !shape.config().is_coordinated() {
        wrapper.given("readiness: a ready context has an entry", "(ready & ~heads_valid) == 0");
    }
    if shape.splits() == 0 {
        return;
    }
    wrapper.text("    // Contexts that take part in the split of this cycle.");
    wrapper.text(&format!("    reg [{}:0] parting, born;", warps * ports - 1));
    wrapper.text("    always @* begin\n        parting = 0;\n        born = 0;");
    for (warp, port) in (0..warps).flat_map(|warp| (0..ports).map(move |port| (warp, port))) {
        let context = warp * ports + port;
        let this = format!("control_split_valid && control_split_warp == {warp}");
        wrapper.text(&format!("        parting[{context}] = {this} && control_split_parent == {port};"));
        wrapper.text(&format!("        born[{context}] = {this} && control_split_child == {port};"));
    }
    wrapper.text("    end");
    let first: Vec<String> = (0..warps).map(|warp| format!("born[{}]", warp * ports)).collect();
    wrapper.given(
        "a split names two contexts of a warp, the child none that runs as long as the warp",
        &format!(
            "!control_split_valid || ((|parting) && (|born) && (parting & born) == 0 && !({}))",
            first.join(" || ")
        ),
    );
    wrapper.given(
        "the context that splits is blocked and its child is free: neither is ready nor goes elsewhere",
        "((parting | born) & (ready | control_redirect | control_retire)) == 0",
    );
}
