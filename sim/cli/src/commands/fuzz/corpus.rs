//! Programs worth keeping: each reached a situation that no program before it had. A folder:
//!
//! | file | holds |
//! |---|---|
//! | `corpus.json` | the programs in the order they were found, what all runs reached, how much was run |
//! | `SEED-BUILD.bin` | the image of one, for the day on which its seed makes another program |
//!
//! A run with a corpus begins with its programs and adds to it. The file is written whole, every few seconds and at the
//! end, so an interrupt loses seconds.

use super::judge::Against;
use crate::failure::Failure;
use crate::output::write_file;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use warpstep_fuzz::{Build, Coverage};
use warpstep_program::Program;

/// How often the file is written.
const INTERVAL: Duration = Duration::from_secs(5);
const FORMAT: &str = "warpstep corpus";
const VERSION: u32 = 1;

/// A program that was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    pub seed: u64,
    pub build: usize,
    /// The machine of that number when it was kept.
    pub machine: String,
    /// What it was tried against.
    pub against: String,
    /// Situations it was the first to reach.
    pub new: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    runs: u64,
    /// By what was compared.
    lane_instructions: BTreeMap<String, u64>,
    programs: Vec<Kept>,
    coverage: BTreeMap<String, BTreeMap<String, u64>>,
}

pub struct Corpus {
    folder: PathBuf,
    file: File,
    pub coverage: Coverage,
    written: Instant,
}

impl Kept {
    fn image(&self) -> String {
        format!("{}-{}.bin", self.seed, self.build)
    }

    /// The machine it was kept for, if it is there and still the same.
    pub fn place(&self, builds: &[Build]) -> Option<usize> {
        let same = |build: &Build| build.number == self.build && build.describe() == self.machine;
        builds.iter().position(same)
    }
}

impl Corpus {
    /// Of a folder, which is made if there is none.
    pub fn open(folder: &Path) -> Result<Corpus, Failure> {
        let path = folder.join("corpus.json");
        let wrong = |problem: String| {
            let help =
                "the file was not written by `warpstep fuzz --corpus`, or was changed: name another folder";
            Failure::other(format!("{}: {problem}", path.display()), help)
        };
        let empty = || File {
            format: FORMAT.into(),
            version: VERSION,
            runs: 0,
            lane_instructions: BTreeMap::new(),
            programs: Vec::new(),
            coverage: BTreeMap::new(),
        };
        let file = match std::fs::read(&path) {
            Ok(text) => serde_json::from_slice::<File>(&text).map_err(|error| wrong(error.to_string()))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => empty(),
            Err(error) => return Err(wrong(error.to_string())),
        };
        if (file.format.as_str(), file.version) != (FORMAT, VERSION) {
            return Err(wrong(format!("it is `{}` {}, not `{FORMAT}` {VERSION}", file.format, file.version)));
        }
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::Write { path: folder.display().to_string(), error })?;
        let coverage = Coverage::from_words(&file.coverage, file.lane_instructions.values().sum());
        Ok(Corpus { folder: folder.into(), file, coverage, written: Instant::now() })
    }

    /// A seed that no run with this corpus had.
    pub fn next_seed(&self) -> u64 {
        self.file.runs + 1
    }

    pub fn programs(&self) -> &[Kept] {
        &self.file.programs
    }

    /// Lanes of all instructions of all runs, by what was compared.
    pub fn lane_instructions(&self) -> &BTreeMap<String, u64> {
        &self.file.lane_instructions
    }

    /// The image of a kept program.
    pub fn image(&self, kept: &Kept) -> Result<Program, String> {
        Program::read(&self.folder.join(kept.image())).map_err(|error| error.to_string())
    }

    /// A program passed: keeps it if it reached something new, and remembers what it reached.
    pub fn passed(
        &mut self,
        seed: u64,
        build: &Build,
        against: Against,
        program: &Program,
        reached: &Coverage,
    ) -> Result<(), Failure> {
        *self.file.lane_instructions.entry(against.word().into()).or_default() += reached.lane_instructions;
        let new = self.coverage.add(reached);
        if new > 0 {
            let (machine, against) = (build.describe(), against.word().into());
            let kept = Kept { seed, build: build.number, machine, against, new };
            write_file(&self.folder.join(kept.image()), image(program))?;
            self.file.programs.push(kept);
        }
        if self.written.elapsed() > INTERVAL { self.write() } else { Ok(()) }
    }

    /// A run is over.
    pub fn end(&mut self) -> Result<(), Failure> {
        self.file.runs += 1;
        self.write()
    }

    fn write(&mut self) -> Result<(), Failure> {
        let words = self.coverage.to_words();
        self.file.coverage = words.into_iter().map(|(name, row)| (name.into(), row)).collect();
        let text = serde_json::to_string_pretty(&self.file).expect("a corpus is plain data");
        write_file(&self.folder.join("corpus.json"), text + "\n")?;
        self.written = Instant::now();
        Ok(())
    }
}

/// The bytes of a random program, which is one segment.
pub fn image(program: &Program) -> Vec<u8> {
    program.segments.iter().flat_map(|segment| segment.bytes.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::models::watch;
    use super::*;
    use warpstep_fuzz::{builds, generate};

    #[test]
    fn a_program_that_reaches_something_new_is_kept_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let all = builds();
        let build = &all[0];
        let program = generate(7, &build.config, &Against::Models.features(build)).program("7").unwrap();
        let (_, reached) = watch(build, &program, None, None).unwrap();
        let mut corpus = Corpus::open(folder.path()).unwrap();
        corpus.passed(7, build, Against::Models, &program, &reached).unwrap();
        corpus.passed(7, build, Against::Models, &program, &reached).unwrap();
        corpus.end().unwrap();

        let again = Corpus::open(folder.path()).unwrap();
        assert_eq!((again.programs().len(), again.next_seed()), (1, 2));
        assert_eq!(again.coverage, corpus.coverage);
        assert_eq!(again.lane_instructions()["models"], 2 * reached.lane_instructions);
        let kept = &again.programs()[0];
        assert_eq!((kept.place(&all), kept.place(&all[1..])), (Some(0), None));
        assert_eq!(again.image(kept).unwrap().segments, program.segments);
    }

    #[test]
    fn a_file_that_is_no_corpus_is_refused_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        for text in [
            "",
            "{}",
            "[1]",
            r#"{"format":"x","version":1,"runs":0,"lane_instructions":{},"programs":[],"coverage":{}}"#,
        ] {
            std::fs::write(folder.path().join("corpus.json"), text).unwrap();
            let error = Corpus::open(folder.path()).err().unwrap().to_string();
            assert!(error.contains("corpus.json"), "{error}");
        }
    }
}
