//! Does a block mean in Verilog what it means in Rust? The same random inputs go into RustHDL's simulation and into
//! Icarus Verilog, and every output is compared in every cycle.
//!
//! Icarus, because it needs no C++ compiler: a small block takes some 30 ms. Unknown bits (`x`) count as a difference. Both
//! sides begin after a reset, with memories, which have none, zero.

mod bench;
mod lint;
mod proof;
mod random;
mod testbench;
mod tools;

pub use bench::Bench;
pub use lint::{LintError, lint, lint_block};
pub use proof::proven;
pub use random::Random;
pub use tools::{ToolError, tools_installed};

use crate::bits::Bits;
use crate::verilog::{Design, EmitError, PortMember, emit};
use rust_hdl_core::prelude::Block;
use std::collections::HashMap;
use std::path::PathBuf;

/// Why a block did not pass.
#[derive(thiserror::Error)]
pub enum CheckError {
    /// No Verilog to compare with.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// No simulator.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// A linter complains.
    #[error(transparent)]
    Lint(#[from] LintError),
    /// No place to write the files.
    #[error("cannot write the test bench: {0}")]
    Write(#[from] std::io::Error),
    /// The simulator stopped.
    #[error("Icarus Verilog on module {top}, files kept in {}:\n{words}", folder.display())]
    Simulator {
        /// The design.
        top: String,
        /// What it said.
        words: String,
        /// Files to look at.
        folder: PathBuf,
    },
    /// The two disagree.
    #[error(transparent)]
    Mismatch(Box<Mismatch>),
}

/// In words too: they are what a failed `unwrap` in a test shows.
impl std::fmt::Debug for CheckError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

/// Where a block's two simulations part.
#[derive(Debug, thiserror::Error)]
#[error(
    "{top}, seed {seed}, cycle {cycle}: {port} is {rust:?} in Rust and {verilog} in Verilog; inputs {inputs}; files kept in {}",
    folder.display()
)]
pub struct Mismatch {
    /// The design.
    pub top: String,
    /// Seed of the inputs.
    pub seed: u64,
    /// First cycle in which they do.
    pub cycle: usize,
    /// First output on which they do.
    pub port: String,
    /// One side.
    pub rust: Bits,
    /// The other, in hexadecimal; `x` is an unknown digit.
    pub verilog: String,
    /// What went in.
    pub inputs: String,
    /// Files to look at.
    pub folder: PathBuf,
}

/// Draws a value for a port of so many bits.
type Choice = Box<dyn Fn(&mut Random, usize) -> Bits>;

/// How to check a block.
pub struct Check {
    cycles: usize,
    seed: u64,
    chosen: Vec<(String, Choice)>,
}

impl Default for Check {
    fn default() -> Check {
        Check { cycles: 300, seed: 1, chosen: vec![] }
    }
}

impl Check {
    /// So many cycles (300 if not said).
    pub fn cycles(mut self, cycles: usize) -> Check {
        self.cycles = cycles;
        self
    }

    /// Other inputs.
    pub fn seed(mut self, seed: u64) -> Check {
        self.seed = seed;
        self
    }

    /// Input `port` (as called in Verilog; of a list each member on its own, `values_3`) is what `choice` draws.
    pub fn input(self, port: &str, choice: impl Fn(&mut Random) -> u64 + 'static) -> Check {
        self.wide_input(port, move |random, width| Bits::new(width, choice(random)))
    }

    /// The same for a port of any width, which `choice` is told.
    pub fn wide_input(mut self, port: &str, choice: impl Fn(&mut Random, usize) -> Bits + 'static) -> Check {
        self.chosen.push((port.to_string(), Box::new(choice)));
        self
    }

    /// Compares the block's two simulations.
    pub fn compare(&self, block: impl Block) -> Result<Design, CheckError> {
        let design = emit(&block)?;
        if tools::available("iverilog")? {
            let stimuli = self.stimuli(&design);
            let expected = self.simulate(block, &design, &stimuli);
            testbench::compare(&design, self.seed, &stimuli, &expected)?;
        }
        Ok(design)
    }

    /// Compares, and lints.
    pub fn check(&self, block: impl Block) -> Result<Design, CheckError> {
        let design = self.compare(block)?;
        lint(&design)?;
        Ok(design)
    }

    fn stimuli(&self, design: &Design) -> Vec<Stimulus> {
        let mut random = Random::new(self.seed);
        let inputs = members(design, true);
        let chosen = |wanted: &PortMember| self.chosen.iter().find(|(name, _)| *name == wanted.name);
        (0..self.cycles)
            .map(|_| {
                let reset = random.once_in(100);
                let values = inputs.iter().map(|member| match chosen(member) {
                    Some((_, choice)) => choice(&mut random, member.width),
                    None => random.bits(member.width),
                });
                Stimulus { values: values.collect(), reset }
            })
            .collect()
    }

    fn simulate(&self, block: impl Block, design: &Design, stimuli: &[Stimulus]) -> Vec<Vec<Bits>> {
        let (inputs, outputs) = (members(design, true), members(design, false));
        let mut bench = Bench { block };
        if design.clock {
            (0..testbench::RESET_CYCLES).for_each(|_| bench.edge(true));
        }
        let mut seen = vec![];
        for stimulus in stimuli {
            let values =
                inputs.iter().zip(&stimulus.values).map(|(member, value)| (member.id, value.clone()));
            bench.drive(values.collect::<HashMap<_, _>>());
            seen.push(bench.read(&outputs));
            if design.clock {
                bench.edge(stimulus.reset);
            }
        }
        seen
    }
}

/// The signals in all inputs, or in all outputs.
fn members(design: &Design, input: bool) -> Vec<&PortMember> {
    design.ports.iter().filter(|port| port.input == input).flat_map(|port| &port.members).collect()
}

/// The inputs of one cycle, in the order of the ports, the members of a list one by one.
pub(crate) struct Stimulus {
    pub values: Vec<Bits>,
    pub reset: bool,
}

/// Compares a block's simulation with its Verilog and lets three linters read it.
pub fn check_block(block: impl Block) -> Result<Design, CheckError> {
    Check::default().check(block)
}
