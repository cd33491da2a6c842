//! A program that diverges as much as wanted: the synthetic benchmark of the splitting paper (`docs/literature.md`, section 7).
//!
//! ```text
//! in every lane of every warp, `loops` times:
//!     instructions of all lanes                          (1 - divergent) of `length`
//!     if bit 1 of the lane number                        nested `depth` times: a full binary tree of halves
//!         if bit 0 … instructions of a leaf, else …      divergent of `length`, shared equally by the leaves
//!     else
//!         if bit 0 …, else …
//! ```
//!
//! Lane numbers alone decide, so a run takes the same time whatever its data. `length` counts what a warp issues in one round if
//! halves run one after the other, conditionals not counted; a share `memory` of it are stores and loads, in turn, of a word that
//! belongs to the lane, neighbours beside each other. The conditions are marked: they name contexts 1, 2, 3 … from the root down, level
//! by level, so that no two splits that are open at once share one, and a machine with S contexts runs the first S in parallel.
//!
//! | file | does |
//! |---|---|
//! | `blocks` | the instructions of a round, and what they compute |
//! | `code` | the program |
//! | `figure_2` | the paper's example, as another program of such blocks |
//!
//! Knows no engine: [`Synthetic::check`] judges the memory any of them leaves.

mod blocks;
mod code;
pub mod figure_2;

pub use figure_2::Figure2;

use warpstep_program::{Memory, Program};
use warpstep_spec::abi::MAX_LANES;
use warpstep_spec::isa::EncodeError;
use warpstep_spec::{Config, Parameters};

/// Longest round: branches reach 4 KB.
pub const MOST_LENGTH: usize = 800;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Synthetic {
    /// Share of instructions that only some lanes execute.
    pub divergent: f64,
    /// Share of instructions that load or store.
    pub memory: f64,
    /// How deep conditions are nested.
    pub depth: u32,
    /// Lanes that conditions tell apart, a power of two; a machine may have more or fewer.
    pub lanes: usize,
    /// Rounds.
    pub loops: u32,
    /// Instructions a warp issues in a round without splitting, conditionals not counted.
    pub length: usize,
}

/// Why there is no such program.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum SyntheticError {
    /// A number out of its range.
    #[error("{name} = {value} is not in {allowed}")]
    OutOfRange {
        /// Which parameter.
        name: &'static str,
        /// What it was.
        value: String,
        /// What it may be.
        allowed: String,
    },
    /// Divergent instructions without a condition, or conditions without them.
    #[error("divergent = {divergent} does not go with depth = {depth}: both are 0, or neither")]
    Divergence {
        /// Share of divergent instructions.
        divergent: f64,
        /// Nesting of conditions.
        depth: u32,
    },
    /// A branch does not reach its target.
    #[error("the program is too long for its branches ({0}); choose a smaller length")]
    Encode(#[from] EncodeError),
}

/// A lane left another word than the host computed.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("hart {hart}, result {place}: {got:#x} instead of {wanted:#x}")]
pub struct Difference {
    /// Lane in the whole machine.
    pub hart: u32,
    /// Which of its words.
    pub place: usize,
    /// What is in memory.
    pub got: u32,
    /// What the host computed.
    pub wanted: u32,
}

impl Synthetic {
    /// The parameters, if there is such a program.
    pub fn validated(self) -> Result<Synthetic, SyntheticError> {
        let within = |holds: bool, name, value: String, allowed: String| match holds {
            true => Ok(()),
            false => Err(SyntheticError::OutOfRange { name, value, allowed }),
        };
        let share =
            |name, value: f64| within((0.0..=1.0).contains(&value), name, value.to_string(), "0 to 1".into());
        share("divergent", self.divergent)?;
        share("memory", self.memory)?;
        let lanes = self.lanes.is_power_of_two() && self.lanes <= MAX_LANES;
        within(lanes, "lanes", self.lanes.to_string(), format!("the powers of two up to {MAX_LANES}"))?;
        let most = self.lanes.ilog2();
        let depths = format!("0..={most}, the halvings of {} lanes", self.lanes);
        within(self.depth <= most, "depth", self.depth.to_string(), depths)?;
        within(self.loops >= 1, "loops", self.loops.to_string(), "1 and more".into())?;
        let least = 1 << self.depth;
        let length = (least..=MOST_LENGTH).contains(&self.length);
        let lengths = format!("{least}..={MOST_LENGTH}: every leaf of the tree has an instruction");
        within(length, "length", self.length.to_string(), lengths)?;
        match (self.divergent > 0.0) == (self.depth > 0) {
            true => Ok(self),
            false => Err(SyntheticError::Divergence { divergent: self.divergent, depth: self.depth }),
        }
    }

    /// The program; its rounds are between `ws_kernel_begin` and `ws_kernel_end`.
    pub fn program(self) -> Result<Program, SyntheticError> {
        Ok(code::program(&self.validated()?)?)
    }

    /// Holds what a run left in memory against the host's own computation.
    pub fn check(self, config: &Config, memory: &Memory) -> Result<(), Difference> {
        let plan = blocks::Plan::new(&self);
        differences(config, memory, |hart, lane| plan.results(&self, hart, lane))
    }

    /// Which leaf of the tree a lane is in.
    fn leaf_of(&self, lane: usize) -> usize {
        (lane % self.lanes) >> (self.lanes.ilog2() - self.depth)
    }
}

/// The first lane that left another word than `results` of its number in the machine and in its warp.
fn differences(
    config: &Config,
    memory: &Memory,
    results: impl Fn(u32, usize) -> [u32; blocks::RESULTS],
) -> Result<(), Difference> {
    let Parameters { cores, warps, lanes, .. } = config.parameters();
    for core in 0..cores {
        for (warp, lane) in (0..warps).flat_map(|warp| (0..lanes).map(move |lane| (warp, lane))) {
            let hart = config.hart(core, warp, lane);
            for (place, wanted) in results(hart, lane).into_iter().enumerate() {
                let got = memory.read_word(code::result_address(hart, place));
                if got != wanted {
                    return Err(Difference { hart, place, got, wanted });
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Synthetic =
        Synthetic { divergent: 0.5, memory: 0.1, depth: 3, lanes: 8, loops: 20, length: 64 };

    #[track_caller]
    fn refused(parameters: Synthetic, words: &str) {
        let error = parameters.validated().unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }

    #[test]
    fn impossible_values_are_refused_by_name() {
        refused(Synthetic { divergent: 1.5, ..SOME }, "divergent = 1.5 is not in 0 to 1");
        refused(Synthetic { memory: f64::NAN, ..SOME }, "memory = NaN");
        refused(Synthetic { lanes: 6, ..SOME }, "lanes = 6");
        refused(Synthetic { depth: 4, ..SOME }, "depth = 4 is not in 0..=3");
        refused(Synthetic { loops: 0, ..SOME }, "loops = 0");
        refused(Synthetic { length: 7, ..SOME }, "length = 7 is not in 8..=800");
        refused(Synthetic { depth: 0, ..SOME }, "divergent = 0.5 does not go with depth = 0");
        assert_eq!(SOME.validated(), Ok(SOME));
    }

    #[test]
    fn the_same_wish_gives_the_same_program() {
        let image = |wish: Synthetic| wish.program().unwrap().elf();
        assert_eq!(image(SOME), image(SOME));
        assert_ne!(image(SOME), image(Synthetic { memory: 0.2, ..SOME }));
    }

    #[test]
    fn the_longest_and_deepest_program_reaches_its_targets() {
        let most = Synthetic { depth: 5, lanes: 32, length: MOST_LENGTH, divergent: 1.0, ..SOME };
        assert!(most.program().is_ok());
    }
}
