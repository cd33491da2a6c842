//! One program on one machine: made, tried, and what came of it.

use super::engine::{Failing, Verdict};
use super::judge::{Against, Judge};
use super::models::watch;
use crate::failure::Failure;
use warpstep_fuzz::{Build, Coverage, Rehearsal, Tree, generate, perform};
use warpstep_program::Program;

/// Where a program failed.
pub struct Found {
    /// On which build.
    pub build: Build,
    /// The program's seed.
    pub seed: u64,
    /// The program that failed, and what it was made from; a kept image has nothing of that kind.
    pub program: Program,
    pub tree: Option<Tree>,
    /// How it fails.
    pub failing: Failing,
}

/// Why a campaign ended early.
pub enum Trouble {
    /// A program fails.
    Fails(Box<Found>),
    /// A program is wrong in itself, or there is no core: our fault, or the machine's.
    Other(String),
    /// The corpus cannot be written.
    Lost(Failure),
}

/// A program that passed.
pub struct Passed {
    pub cycles: u64,
    /// What it did.
    pub deeds: Rehearsal,
    /// In which situations its instructions issued.
    pub reached: Coverage,
    pub program: Program,
}

/// The program of a seed.
pub fn made(against: Against, build: &Build, seed: u64) -> Result<(Tree, Program), Trouble> {
    let tree = generate(seed, &build.config, &against.features(build));
    let program = tree.program(&format!("fuzz-{seed}"));
    let program = program.map_err(|error| other(build, seed, &error.to_string()))?;
    Ok((tree, program))
}

fn other(build: &Build, seed: u64, problem: &str) -> Trouble {
    Trouble::Other(format!("program {seed} on build {}: {problem}", build.number))
}

/// The program of a seed on one build.
pub fn try_one(judge: &Judge, build: &Build, seed: u64) -> Result<Passed, Trouble> {
    let (tree, program) = made(judge.against(), build, seed)?;
    try_program(judge, build, seed, program, Some(tree))
}

/// A program in the golden engine alone, in the cycle model alone, then, unless models are all there is, in lockstep.
pub fn try_program(
    judge: &Judge,
    build: &Build,
    seed: u64,
    program: Program,
    tree: Option<Tree>,
) -> Result<Passed, Trouble> {
    let performed = perform(&build.config, &program);
    let (deeds, left) = performed.map_err(|error| other(build, seed, &error.to_string()))?;
    let left = (judge.against() == Against::Models).then_some(&left);
    let fails = |failing: Failing, program: &Program| {
        let (build, program) = (build.clone(), program.clone());
        Trouble::Fails(Box::new(Found { build, seed, program, tree: tree.clone(), failing }))
    };
    let (mut cycles, reached) =
        watch(build, &program, left, None).map_err(|failing| fails(failing, &program))?;
    if let Judge::Core(engine) = judge {
        match engine.check(&program, None) {
            Verdict::Agrees(in_lockstep) => cycles = in_lockstep,
            Verdict::Fails(failing) => return Err(fails(failing, &program)),
            Verdict::Broken(error) => return Err(other(build, seed, &error.to_string())),
        }
    }
    Ok(Passed { cycles, deeds, reached, program })
}
