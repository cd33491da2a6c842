//! The float unit under Verilator against SoftFloat: every operation, every rounding mode, value, flags and cycle.
//!
//! The quick tests run with all others. The long one (`scripts/float`) asks about two million vectors of every operation and
//! mode; `WARPSTEP_FLOAT_VECTORS` is another number, `WARPSTEP_FLOAT_OPS` a list of mnemonics instead of all.

mod lane;
mod run;

use lane::{Issue, Lane, unit_of};
use run::Run;
use std::sync::Mutex;
use std::time::Instant;
use warpstep_core::float::UNITS;
use warpstep_core::{Mutation, Mutations};
use warpstep_float_oracle::{MODES, Vectors, has_rounding};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Latencies, Op};

const MODE_NAMES: [&str; MODES as usize] = ["rne", "rtz", "rdn", "rup", "rmm"];

fn operations() -> Vec<Op> {
    ROWS.iter().filter(|row| UNITS.contains(&row.class)).map(|row| row.op).collect()
}

/// Every operation with every mode that makes a difference.
fn questions() -> Vec<(Op, u8)> {
    let modes = |op| 0..if has_rounding(op) { MODES } else { 1 };
    operations().into_iter().flat_map(|op| modes(op).map(move |mode| (op, mode))).collect()
}

/// Float latencies at one end of what a user may choose.
fn at_the_end(longest: bool) -> Latencies {
    let rows = Latencies::PAPER.rows();
    let end = |name: &str| {
        let row = rows.iter().find(|row| row.name == name).expect("a row of the table");
        if longest { row.allowed.1 } else { row.allowed.0 }
    };
    Latencies {
        float_simple: end("float_simple"),
        float_fma: end("float_fma"),
        float_convert: end("float_convert"),
        float_divide: end("float_divide"),
        float_sqrt: end("float_sqrt"),
        ..Latencies::PAPER
    }
}

#[test]
fn all_of_rv32f_is_asked_about() {
    assert_eq!(operations().len(), 24);
    assert_eq!(questions().len(), 13 * 5 + 11);
}

#[test]
fn the_verilated_unit_computes_what_softfloat_computes() {
    if !Lane::available() {
        return;
    }
    let mut run = Run::new(&Latencies::PAPER);
    for (op, mode) in questions() {
        run.vectors(op, mode, 20_000).unwrap_or_else(|difference| panic!("{difference}"));
    }
}

/// Operations of all units mixed, one in every cycle: units do not disturb each other, and every latency is kept.
#[test]
fn all_units_work_at_once_and_at_every_end_of_the_latencies() {
    if !Lane::available() {
        return;
    }
    for latencies in [Latencies::PAPER, at_the_end(false), at_the_end(true)] {
        let mut run = Run::new(&latencies);
        let mut streams: Vec<_> =
            questions().into_iter().map(|(op, mode)| (op, mode, Vectors::new(op, 77, 4000))).collect();
        let mut random = fastrand::Rng::with_seed(9);
        let mut free = [0; UNITS.len()];
        for cycle in 0..100_000u64 {
            let choice = random.usize(..streams.len());
            let (op, mode, vectors) = &mut streams[choice];
            let unit = unit_of(*op);
            let may = free[unit] <= cycle && random.u8(..8) != 0;
            let operands = if may { vectors.next() } else { None };
            let issue = operands.map(|operands| Issue { op: *op, mode: *mode, operands, tag: cycle as u16 });
            if issue.is_some() {
                free[unit] = cycle + run.spacing(unit);
            }
            run.cycle(issue).unwrap_or_else(|difference| panic!("{latencies:?}: {difference}"));
        }
        run.drain().unwrap_or_else(|difference| panic!("{latencies:?}: {difference}"));
    }
}

/// Each of these makes few results wrong, or flags only, or time only.
#[test]
fn a_wrong_unit_is_found_out() {
    if !Lane::available() {
        return;
    }
    for (bug, op) in [
        (
            Mutation::new("lost digits are not sticky", "FmaSum", "aligned", "lost.any()", "lost[0]"),
            Op::FmaddS,
        ),
        (Mutation::new("an exact zero is positive", "FmaSum", "sign", "rounding == 2", "0"), Op::FsubS),
        (Mutation::new("tiny by one digit", "FloatRound", "further_down.half", "digits[1]", "0"), Op::FmulS),
        (Mutation::new("a division ends early", "LaneFloatDivider", "remaining", "14", "13"), Op::FdivS),
    ] {
        let lane = Lane::mutated(&Latencies::PAPER, &Mutations::awake(&[bug]));
        let mut run = Run::of(lane.unwrap_or_else(|error| panic!("{error}")), &Latencies::PAPER);
        let found = (0..MODES).any(|mode| run.vectors(op, mode, 20_000).is_err());
        assert!(found, "a unit passes though {}", bug.what);
    }
}

#[test]
#[ignore = "the long run: scripts/float"]
fn millions_of_vectors_of_every_operation_and_mode() {
    let setting = |name: &str| std::env::var(name).ok();
    let count = setting("WARPSTEP_FLOAT_VECTORS").map_or(2_000_000, |text| text.parse().expect("a number"));
    let wanted = setting("WARPSTEP_FLOAT_OPS");
    let asked = |op: Op| {
        wanted.as_ref().is_none_or(|list| list.split_whitespace().any(|name| name == op.to_string()))
    };
    let mut questions: Vec<(Op, u8)> = questions().into_iter().filter(|(op, _)| asked(*op)).collect();
    assert!(!questions.is_empty(), "no operation is called any of {wanted:?}");
    let total = questions.len();
    // Divisions take longest: they begin.
    questions.sort_by_key(|(op, _)| unit_of(*op));
    let (questions, done) = (Mutex::new(questions), Mutex::new(0));
    let work = || {
        let mut run = Run::new(&Latencies::PAPER);
        loop {
            let next = questions.lock().expect("nobody panicked with it").pop();
            let Some((op, mode)) = next else { return };
            let began = Instant::now();
            run.vectors(op, mode, count).unwrap_or_else(|difference| panic!("{difference}"));
            let seconds = began.elapsed().as_secs_f64();
            let mut done = done.lock().expect("nobody panicked with it");
            *done += 1;
            let mode = if has_rounding(op) { MODE_NAMES[usize::from(mode)] } else { "" };
            let rate = count as f64 / seconds / 1e6;
            eprintln!("[{done}/{total}] {op} {mode}: {count} vectors agree, {rate:.2} M/s");
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let done = *done.lock().expect("nobody panicked with it");
    assert_eq!(done, total, "some questions were not answered");
    eprintln!("{total} operations and modes, {} vectors: no difference", total * count);
}
