//! The generated pictures of the documentation are what the code draws. (Generated pages: tests beside what they are made from.)

mod common;

use std::path::Path;

#[track_caller]
fn is_fresh(page: &str, file: &str) {
    let committed = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file));
    let drawn = common::works(&format!("page {page}"));
    assert!(committed.is_ok_and(|text| text == drawn), "{file} is stale: run scripts/pages");
}

#[test]
fn the_block_diagram_is_that_of_the_emitted_core() {
    is_fresh("blocks", "docs/pictures/blocks.svg");
}

#[test]
fn the_pipeline_diagram_is_that_of_the_latency_table() {
    is_fresh("pipeline", "docs/pictures/pipeline.svg");
}

#[test]
fn a_page_can_be_had_by_name() {
    assert!(common::works("page isa").starts_with("# Instruction set"));
    assert!(common::works("page ports").starts_with("# Ports"));
    assert!(common::works("page latencies").starts_with("# Latencies"));
    common::fails("page nothing", 2, &["isa", "ports", "latencies", "blocks", "pipeline"]);
}
