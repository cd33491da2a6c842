//! `warpstep diff`: what differs between two waveforms. Exit code as diff: 0 the same, 1 different, 2 trouble.

mod show;

use crate::failure::Failure;
use crate::output::{print, print_json};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use warpstep_wave::diff::{Alignment, DiffError, NameMap, Options, Report, UnknownRule, compare, overlay};
use warpstep_wave::read::READER_THREAD;

/// The exit code for waveforms that differ, and for no answer.
const DIFFERENT: u8 = 1;
const TROUBLE: u8 = 2;

#[derive(Args)]
pub struct Diff {
    /// First waveform (A): VCD or FST.
    a: PathBuf,
    /// Waveform to compare it with (B): VCD or FST.
    b: PathBuf,
    /// A signal or scope of A and its name in B. May be repeated.
    #[arg(long, value_name = "A=B")]
    rename: Vec<String>,
    /// File of renamings, one A=B per line.
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// What is at t in A is at t + OFFSET in B, in units of the finer time scale.
    #[arg(long, default_value_t = 0, allow_negative_numbers = true)]
    offset: i64,
    /// Count time in rising edges of this signal of A (and its partner), values being those before each edge.
    #[arg(long, value_name = "SIGNAL", conflicts_with = "offset")]
    clock: Option<String>,
    /// First time to compare.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Last time to compare.
    #[arg(long)]
    to: Option<u64>,
    /// What x and z are equal to.
    #[arg(long, value_enum, default_value = "exact")]
    xz: Rule,
    /// Compare only signals of A whose names start with this. May be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Ignore signals that are in one file only.
    #[arg(long)]
    common: bool,
    /// Stop at the first difference.
    #[arg(short, long)]
    brief: bool,
    /// Write both from N before to N after the first difference into one VCD with a save file.
    #[arg(long, value_name = "N")]
    window: Option<u64>,
    /// File of the excerpt.
    #[arg(short, long, value_name = "F.vcd", default_value = "diff.vcd", requires = "window")]
    output: PathBuf,
    /// Print differences as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rule {
    /// Only to themselves.
    Exact,
    /// To each other too, never to 0 or 1.
    Alike,
    /// To anything, bit by bit.
    Any,
}

impl Diff {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        keep_readers_quiet();
        match self.answer() {
            Ok(code) => Ok(code),
            Err(failure) => {
                failure.report();
                Ok(ExitCode::from(TROUBLE))
            }
        }
    }

    fn answer(&self) -> Result<ExitCode, Failure> {
        let options = self.options()?;
        let report = compare(&self.a, &self.b, &options).map_err(trouble)?;
        let save_file = match self.window {
            Some(margin) => overlay(&self.a, &self.b, &options, &report, margin, &self.output)
                .map_err(|error| self.unwritten(error))?,
            None => None,
        };
        self.tell(&report, save_file.as_deref())?;
        Ok(ExitCode::from(if report.same { 0 } else { DIFFERENT }))
    }

    fn options(&self) -> Result<Options, Failure> {
        if let Some(to) = self.to.filter(|to| *to < self.from) {
            let problem = format!("nothing lies between --from {} and --to {to}", self.from);
            return Err(Failure::other(problem, "--to must not be before --from"));
        }
        let mut map = NameMap::default();
        if let Some(path) = &self.map {
            let text = std::fs::read_to_string(path).map_err(|error| {
                let problem = format!("cannot read the map {}: {error}", path.display());
                Failure::other(problem, "a map has one A=B a line")
            })?;
            map.add_text(&text).map_err(trouble)?;
        }
        self.rename.iter().try_for_each(|words| map.add_words(words)).map_err(trouble)?;
        Ok(Options {
            map,
            alignment: self.clock.clone().map_or(Alignment::Offset(self.offset), Alignment::Clock),
            unknown: match self.xz {
                Rule::Exact => UnknownRule::Exact,
                Rule::Alike => UnknownRule::Alike,
                Rule::Any => UnknownRule::Anything,
            },
            from: self.from,
            to: self.to.unwrap_or(u64::MAX),
            common_only: self.common,
            only: self.only.clone(),
            brief: self.brief,
        })
    }

    fn unwritten(&self, error: DiffError) -> Failure {
        match error {
            DiffError::Write(error) => Failure::Write { path: self.output.display().to_string(), error },
            other => trouble(other),
        }
    }

    fn tell(&self, report: &Report, save_file: Option<&Path>) -> Result<(), Failure> {
        let names = [&self.a, &self.b].map(|path| path.display().to_string());
        if self.json {
            let mut value = serde_json::to_value(report).expect("a report is plain data");
            value["overlay"] = save_file.map(|_| self.output.display().to_string()).into();
            value["save_file"] = save_file.map(|path| path.display().to_string()).into();
            return print_json(&value);
        }
        print(&show::text(report, &names))?;
        save_file.map_or(Ok(()), |path| print(&format!("both around it: gtkwave {}\n", path.display())))
    }
}

/// A reader that stumbles over a broken file is reported by us, in our words.
fn keep_readers_quiet() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().name() != Some(READER_THREAD) {
            usual(info);
        }
    }));
}

fn trouble(error: DiffError) -> Failure {
    let help = match &error {
        DiffError::Read(_) => "a waveform is a VCD or FST file, as `warpstep wave` writes it",
        DiffError::NoClock { .. } => "`--clock` takes the whole name in A, as top.scope.signal",
        DiffError::Map(_) => "write A=B with names or scopes as top.scope.signal",
        DiffError::Write(_) => "check the folder, its permissions and free space",
    };
    Failure::other(error.to_string(), help)
}
