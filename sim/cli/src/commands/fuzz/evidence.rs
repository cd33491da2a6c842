//! What is left behind of a failure: the program made small, as text and as an image, and the machine it fails on.

use super::campaign::Found;
use super::engine::{Engine, Verdict};
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
    pub cosim: String,
}

/// Shrinks what was found and writes it into `folder`.
pub fn keep(found: &Found, engine: &Engine, budget: Duration, folder: &Path) -> Result<Evidence, Failure> {
    let config = &found.build.config;
    // A small program may fail later than the large one, but not by much.
    let limit = 4 * found.failing.cycle + 20_000;
    let fails = |tree: &Tree| {
        let Ok(program) = tree.program("candidate") else { return None };
        rehearse(config, &program).ok()?;
        match engine.check(&program, Some(limit)) {
            Verdict::Fails(failing) if failing.how == found.failing.how => Some(failing.report),
            _ => None,
        }
    };
    let shrunk = shrink(&found.tree, Budget { tries: 20_000, time: budget }, |tree| fails(tree).is_some());
    let report = fails(&shrunk.tree).unwrap_or_else(|| found.failing.report.clone());

    let name = format!("fuzz-{}-{}", found.seed, found.build.number);
    let path = |ending: &str| folder.join(format!("{name}.{ending}"));
    let program = shrunk.tree.program(&name).map_err(|error| {
        Failure::other(format!("the shrunk program has no words: {error}"), "this is a bug of the fuzzer")
    })?;
    let evidence = Evidence {
        seed: found.seed,
        build: found.build.number,
        machine: found.build.describe(),
        instructions: [found.tree.length(), shrunk.tree.length()],
        tries: shrunk.tries,
        smallest: shrunk.finished,
        report,
        listing: path("S"),
        image: path("bin"),
        config: path("json"),
        replay: format!("warpstep fuzz --replay {}:{}", found.seed, found.build.number),
        cosim: format!(
            "warpstep cosim {} --config {} --start random --memory {}",
            path("bin").display(),
            path("json").display(),
            found.build.memory
        ),
    };
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::Write { path: folder.display().to_string(), error })?;
    let head = format!("{}\n{}\n{}\n{}", evidence.machine, evidence.replay, evidence.cosim, evidence.report);
    write_file(&evidence.listing, listing(&program, &head))?;
    let image: Vec<u8> = program.segments.iter().flat_map(|segment| segment.bytes.clone()).collect();
    std::fs::write(&evidence.image, image)
        .map_err(|error| Failure::Write { path: evidence.image.display().to_string(), error })?;
    let machine = serde_json::to_string_pretty(&config.parameters()).expect("parameters are plain data");
    write_file(&evidence.config, &(machine + "\n"))?;
    Ok(evidence)
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
            self.cosim
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::fuzz::campaign::{Trouble, try_one};
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
        let bug = Mutation::new("turned round", "LaneAlu", "computed", "first - second", "second - first");
        let engine = Engine::mutated(&build, &Cache::of_user(), &[bug]).expect("the build can be made");

        let found = (0..50).find_map(|seed| match try_one(&engine, &build, seed) {
            Err(Trouble::Fails(found)) => Some(found),
            Err(Trouble::Other(problem)) => panic!("{problem}"),
            Ok(_) => None,
        });
        let folder = tempfile::tempdir().expect("there is room for files");
        let found = found.expect("the bug is found");
        let evidence =
            keep(&found, &engine, Duration::from_secs(240), folder.path()).expect("files are written");
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
        assert!(matches!(engine.check(&image, None), Verdict::Fails(_)), "the image agrees");
    }
}
