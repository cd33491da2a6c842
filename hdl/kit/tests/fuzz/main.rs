//! Blocks nobody wrote: random trees of the kind `#[hdl_gen]` builds, run by an interpreter over `Value` on one side and
//! printed as Verilog on the other. What the language can say at all is said here sooner or later.
//!
//! `WARPSTEP_FUZZ_BLOCKS=1000` makes as many blocks, `WARPSTEP_FUZZ_SEED` starts elsewhere.

mod interpreter;
mod writer;

use rust_hdl_core::ast::VerilogStatement;
use std::collections::HashMap;
use warpstep_kit::check::{Check, CheckError, LintError};
use warpstep_kit::prelude::*;
use writer::Writer;

/// Widths that meet each other often, and cross the limits of a word.
pub const WIDTHS: [usize; 9] = [1, 2, 3, 5, 8, 13, 32, 33, 70];

/// Random logic.
#[derive(LogicBlock)]
struct Random {
    /// One input of every width.
    input: Vec<Wire<In>>,
    /// One output of every width.
    result: Vec<Wire<Out>>,
    /// One register of every width.
    state: Vec<Reg>,
    _code: Vec<VerilogStatement>,
}

impl Random {
    fn new(seed: u64) -> Random {
        Random {
            input: WIDTHS.iter().map(|width| Wire::new(*width)).collect(),
            result: WIDTHS.iter().map(|width| Wire::new(*width)).collect(),
            state: WIDTHS.iter().map(|width| Reg::new(*width)).collect(),
            _code: Writer::new(seed).program(),
        }
    }
}

impl Logic for Random {
    about!();

    fn update(&mut self) {
        let mut values = HashMap::new();
        for (at, width) in WIDTHS.into_iter().enumerate() {
            values.insert(format!("input[{at}]"), self.input[at].val());
            values.insert(format!("result[{at}]"), Value::new(width, 0));
            values.insert(format!("state[{at}]"), self.state[at].val());
        }
        interpreter::run(&self._code, &mut values);
        for at in 0..WIDTHS.len() {
            self.result[at].next = values[&format!("result[{at}]")].clone();
            if let Some(next) = values.remove(&format!("state[{at}]$next")) {
                self.state[at].next = next;
            }
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._code.clone())
    }
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Random code computes constants in roundabout ways. A linter that finds them out may say what follows from them: that a
/// comparison has one outcome, that a guarded index would be out of range. It may say nothing else.
fn only_silly(error: &CheckError) -> bool {
    let CheckError::Lint(LintError::Complaint { tool: "verilator", words, .. }) = error else { return false };
    let mut warnings = words.lines().filter(|line| line.starts_with('%') && !line.contains("Exiting"));
    warnings.all(|line| ["UNSIGNED", "CMPCONST", "SELRANGE"].iter().any(|silly| line.contains(silly)))
}

#[test]
fn random_blocks_agree_and_lint_clean() {
    let first = setting("WARPSTEP_FUZZ_SEED", 1);
    for seed in first..first + setting("WARPSTEP_FUZZ_BLOCKS", 25) {
        match Check::default().cycles(60).seed(seed).check(Random::new(seed)) {
            Err(error) if !only_silly(&error) => panic!("block {seed}: {error}"),
            _ => {}
        }
    }
}
