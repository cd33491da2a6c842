//! The whole chip against its Verilog, and before every linter.

use super::*;
use crate::top::testing::{agree, chip, float_chip, float_line, line};
use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Check, Random, lint_block};

fn float_shape(cores: usize, warps: usize, lanes: usize, cache: u32, schedule: &str, trace: bool) -> Shape {
    Shape::new(float_chip(cores, warps, lanes, cache, schedule), trace)
}

fn shape(cores: usize, warps: usize, lanes: usize, cache: u32, schedule: &str, trace: bool) -> Shape {
    Shape::new(chip(cores, warps, lanes, cache, schedule), trace)
}

/// Cores, warps, lanes, bytes of the data cache, schedule, trace ports.
const SHAPES: [(usize, usize, usize, u32, &str, bool); 6] = [
    (1, 1, 1, 0, "gtlo", true),
    (1, 2, 4, 64, "gtlrr", true),
    (1, 3, 5, 0, "lrr/gtlrr", false),
    (2, 1, 1, 32, "gtlrr", false),
    (2, 2, 4, 0, "gtlo", true),
    (2, 3, 5, 128, "lrr/gtlrr", true),
];

/// With a float unit.
const FLOAT_SHAPES: [(usize, usize, usize, u32, &str, bool); 3] =
    [(1, 1, 1, 0, "gtlo", true), (1, 2, 4, 64, "gtlrr", true), (2, 2, 4, 0, "lrr/gtlrr", false)];

/// Any answers of memory, instructions by `line` in them.
fn whatever_memory_answers(line: impl Fn(&mut Random, usize) -> Bits + 'static) -> Check {
    Check::default()
        .cycles(400)
        .wide_input("axi_rdata", line)
        .input("axi_rlast", |random| random.once_in(4).into())
        .input("axi_rresp", |random| u64::from(random.once_in(200)) << 1)
        .input("axi_bresp", |random| u64::from(random.once_in(200)) << 1)
        .input("axi_bvalid", |random| random.once_in(8).into())
        .input("start_pc", |random| 0x8000_0000 + (random.below(24) << 2))
}

#[test]
fn it_agrees_with_its_verilog_whatever_memory_answers() {
    for (cores, warps, lanes, cache, schedule, trace) in SHAPES {
        let shape = shape(cores, warps, lanes, cache, schedule, trace);
        agree(whatever_memory_answers(line), Warpstep::new(&shape));
    }
}

#[test]
fn so_it_does_with_a_float_unit() {
    for (cores, warps, lanes, cache, schedule, trace) in FLOAT_SHAPES {
        let shape = float_shape(cores, warps, lanes, cache, schedule, trace);
        agree(whatever_memory_answers(float_line), Warpstep::new(&shape));
    }
}

/// A data cache where there was none, and none where there was one.
fn other(cache: u32) -> u32 {
    if cache == 0 { 64 } else { 0 }
}

#[test]
fn the_other_flavour_is_clean_under_every_linter_too() {
    for (cores, warps, lanes, cache, schedule, trace) in SHAPES {
        let chip = Warpstep::new(&shape(cores, warps, lanes, other(cache), schedule, !trace));
        lint_block(&chip).unwrap_or_else(|error| panic!("{cores}: {warps}x{lanes} {schedule}: {error}"));
    }
    for (cores, warps, lanes, cache, schedule, trace) in FLOAT_SHAPES {
        let chip = Warpstep::new(&float_shape(cores, warps, lanes, other(cache), schedule, !trace));
        lint_block(&chip).unwrap_or_else(|error| panic!("{cores}: {warps}x{lanes} {schedule}: {error}"));
    }
}

#[test]
fn only_the_simulation_flavour_has_trace_ports() {
    let traced = |trace| {
        let design = crate::emit(&shape(1, 2, 4, 0, "lrr", trace)).unwrap();
        assert_eq!(design.top, "warpstep_top");
        design.ports.iter().filter(|port| port.name.starts_with("trace_")).count()
    };
    assert_eq!(traced(false), 0);
    assert_eq!(traced(true), 21, "one vector for each name");
}

#[test]
fn wider_and_more_cores_need_no_more_modules() {
    let modules = |cores, warps, lanes| {
        crate::emit(&shape(cores, warps, lanes, 64, "gtlrr", false)).unwrap().files.len()
    };
    let narrow = modules(2, 2, 4);
    assert!(modules(4, 2, 4) <= narrow + 2);
    assert!(modules(1, 32, 32) < 150 && modules(1, 32, 32) <= narrow + 5);
}
