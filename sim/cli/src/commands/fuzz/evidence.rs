//! What is left behind of a failure: the program made small, as text and as an image, and the machine it fails on.

use super::corpus::image;
use super::engine::Verdict;
use super::judge::{Against, Judge};
use super::trial::Found;
use crate::failure::Failure;
use crate::output::write_file;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use warpstep_fuzz::{Budget, Tree, listing, rehearse, shrink};

#[derive(Serialize)]
pub struct Evidence {
    pub seed: u64,
    pub build: usize,
    pub machine: String,
    /// Instructions before and after shrinking.
    pub instructions: [usize; 2],
    /// Candidates tried, and whether no smaller one was left to try.
    pub tries: usize,
    pub smallest: bool,
    /// Report of the engines on the small program.
    pub report: String,
    pub listing: PathBuf,
    pub image: PathBuf,
    pub config: PathBuf,
    /// The whole program again.
    pub replay: String,
    /// The small program again.
    pub again: String,
}

/// Shrinks what was found and writes it into `folder`.
pub fn keep(found: &Found, judge: &Judge, budget: Duration, folder: &Path) -> Result<Evidence, Failure> {
    let config = &found.build.config;
    // A small program may fail later than the large one, but not by much.
    let limit = 4 * found.failing.cycle + 20_000;
    let fails = |tree: &Tree| {
        let Ok(program) = tree.program("candidate") else { return None };
        rehearse(config, &program).ok()?;
        match judge.check(&program, Some(limit)) {
            Verdict::Fails(failing) if failing.how == found.failing.how => Some(failing.report),
            _ => None,
        }
    };
    let name = format!("fuzz-{}-{}", found.seed, found.build.number);
    let path = |ending: &str| folder.join(format!("{name}.{ending}"));
    let length = image(&found.program).len() / 4;
    let as_it_is =
        || (found.program.clone(), found.failing.report.clone(), [length; 2], 0, found.tree.is_none());
    let (program, report, instructions, tries, smallest) = match &found.tree {
        None => as_it_is(),
        Some(tree) => {
            let budget = Budget { tries: 20_000, time: budget };
            let shrunk = shrink(tree, budget, |tree| fails(tree).is_some());
            let report = fails(&shrunk.tree).unwrap_or_else(|| found.failing.report.clone());
            let lengths = [tree.length(), shrunk.tree.length()];
            match shrunk.tree.program(&name) {
                Ok(program) => (program, report, lengths, shrunk.tries, shrunk.finished),
                Err(_) => as_it_is(),
            }
        }
    };
    let models = if judge.against() == Against::Models { " --models" } else { "" };
    let evidence = Evidence {
        seed: found.seed,
        build: found.build.number,
        machine: found.build.describe(),
        instructions,
        tries,
        smallest,
        report,
        listing: path("S"),
        image: path("bin"),
        config: path("json"),
        replay: format!("warpstep fuzz{models} --replay {}:{}", found.seed, found.build.number),
        again: again(judge.against(), &path("bin"), &path("json"), found.build.memory),
    };
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::Write { path: folder.display().to_string(), error })?;
    let head = format!("{}\n{}\n{}\n{}", evidence.machine, evidence.replay, evidence.again, evidence.report);
    write_file(&evidence.listing, listing(&program, &head))?;
    write_file(&evidence.image, image(&program))?;
    let machine = serde_json::to_string_pretty(&config.parameters()).expect("parameters are plain data");
    write_file(&evidence.config, &(machine + "\n"))?;
    Ok(evidence)
}

/// The command that runs the small program again.
fn again(against: Against, image: &Path, machine: &Path, memory: &str) -> String {
    let (image, machine) = (image.display(), machine.display());
    match against {
        Against::Core => {
            format!("warpstep cosim {image} --config {machine} --start random --memory {memory}")
        }
        Against::Models => {
            format!("warpstep run {image} --config {machine} --engine cycle --memory {memory}")
        }
    }
}

impl Evidence {
    /// The evidence as text for the terminal.
    pub fn text(&self) -> String {
        let [before, after] = self.instructions;
        let smallest = if self.smallest { "" } else { " (stopped early; --shrink-seconds allows more)" };
        format!(
            "program {} fails on build {}: {}\n{}\n\nshrunk from {before} to {after} instructions in {} tries{smallest}\n  \
             listing  {}\n  image    {}\n  machine  {}\nsee it again with\n  {}\n  {}\n",
            self.seed,
            self.build,
            self.machine,
            self.report,
            self.tries,
            self.listing.display(),
            self.image.display(),
            self.config.display(),
            self.replay,
            self.again
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::fuzz::engine::Engine;
    use crate::commands::fuzz::trial::{Trouble, try_one};
    use warpstep_core::Mutation;
    use warpstep_cosim::verilated::Cache;
    use warpstep_fuzz::builds;
    use warpstep_program::Program;
    use warpstep_spec::{Config, Parameters};

    #[test]
    fn a_failure_leaves_a_small_program_that_fails_again() {
        if std::process::Command::new("verilator").arg("--version").output().is_err() {
            assert!(std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "verilator is not installed");
            return;
        }
        let build = builds().into_iter().nth(2).expect("there are many");
        let bug = Mutation::new("a difference is a sum", "LaneAlu", "right_summand", "work.subtracts", "0");
        let engine = Engine::mutated(&build, &Cache::of_user(), &[bug]).expect("the build can be made");
        let judge = Judge::Core(Box::new(engine));

        let found = (0..50).find_map(|seed| match try_one(&judge, &build, seed) {
            Err(Trouble::Fails(found)) => Some(found),
            Err(Trouble::Other(problem)) => panic!("{problem}"),
            Err(Trouble::Lost(failure)) => panic!("{failure}"),
            Ok(_) => None,
        });
        let folder = tempfile::tempdir().expect("there is room for files");
        let found = found.expect("the bug is found");
        let evidence =
            keep(&found, &judge, Duration::from_secs(240), folder.path()).expect("files are written");
        let text = evidence.text();
        assert!(evidence.instructions[1] <= 20, "{text}");
        assert!(text.contains(&format!("--replay {}:2", found.seed)), "{text}");

        let listing = std::fs::read_to_string(&evidence.listing).expect("a listing");
        assert!(listing.contains("sub ") && listing.contains("the core has"), "{listing}");
        let parameters: Parameters =
            serde_json::from_str(&std::fs::read_to_string(&evidence.config).expect("a machine"))
                .expect("JSON");
        assert_eq!(Config::try_from(parameters).expect("a machine"), build.config);
        let image = Program::read(&evidence.image).expect("an image");
        assert!(matches!(judge.check(&image, None), Verdict::Fails(_)), "the image agrees");
    }
}
