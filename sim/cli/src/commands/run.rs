//! `warpstep run`: a program from reset to its end.

mod statistics;
mod trace;

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::run_arguments::RunArguments;
use clap::{Args, ValueEnum};
use serde::Serialize;
use statistics::Statistics;
use std::io::Write;
use std::process::ExitCode;
use warpstep_golden::{Divergence, Machine, Observer, Retire, RunError, Status, Warning};
use warpstep_program::Program;

const SLICE: u64 = 1_000_000;
/// Console bytes and trace lines kept at a time; with --json that is all there is.
const MOST_CONSOLE: usize = 64 << 20;
const MOST_TRACE: usize = 1 << 20;

#[derive(Args)]
pub struct Run {
    #[command(flatten)]
    arguments: RunArguments,
    /// Who runs it.
    #[arg(long, value_enum, default_value = "golden")]
    engine: Engine,
    /// Print the masks at every split and join.
    #[arg(long)]
    trace: bool,
    /// Print what was executed: instructions, lanes, divergence.
    #[arg(long)]
    stats: bool,
    /// Print one JSON object (console text included) instead.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    /// What each lane computes, without time.
    Golden,
}

#[derive(Serialize)]
struct Report {
    program: String,
    config: String,
    engine: &'static str,
    exit_code: Option<u32>,
    error: Option<Problem>,
    console: String,
    /// Console or trace had more than is kept.
    truncated: bool,
    warnings: Vec<String>,
    instructions: u64,
    lane_instructions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<Statistics>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    trace: Vec<String>,
}

#[derive(Serialize)]
struct Problem {
    kind: &'static str,
    message: String,
}

/// Watches a run; `RECORDS` says whether it needs every instruction.
struct Watch<const RECORDS: bool> {
    live: bool,
    /// Standard output is closed.
    nobody_reads: bool,
    /// Console text was dropped.
    lost: bool,
    show_trace: bool,
    lanes: usize,
    console: Vec<u8>,
    warnings: Vec<String>,
    trace: Vec<String>,
    statistics: Statistics,
    event: Option<Divergence>,
}

impl<const RECORDS: bool> Observer for Watch<RECORDS> {
    const RETIRES: bool = RECORDS;

    fn retired(&mut self, record: &Retire) {
        self.statistics.count(record);
        // A split or join is announced just before its record, which knows its word.
        if let Some(event) = self.event.take()
            && self.show_trace
        {
            let text = trace::lines(&event, record, self.lanes);
            if self.live {
                self.console.extend(text.as_bytes());
            } else if self.trace.len() < MOST_TRACE {
                self.trace.extend(text.lines().map(str::to_string));
            } else {
                self.lost = true;
            }
        }
    }

    fn diverged(&mut self, event: &Divergence) {
        self.statistics.diverge(event);
        self.event = Some(*event);
    }

    fn warned(&mut self, warning: &Warning) {
        self.warnings.push(warning.to_string());
        if self.live {
            let _ = writeln!(std::io::stderr(), "warning: {warning}");
        }
    }

    fn printed(&mut self, byte: u8) {
        if self.nobody_reads || self.console.len() >= MOST_CONSOLE {
            self.lost = true;
        } else {
            self.console.push(byte);
        }
    }
}

impl Run {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.engine {
            Engine::Golden if self.trace || self.stats => self.golden::<true>(),
            Engine::Golden => self.golden::<false>(),
        }
    }

    fn golden<const RECORDS: bool>(&self) -> Result<ExitCode, Failure> {
        let (program, mut machine) = self.arguments.machine()?;
        let mut watch = Watch::<RECORDS> {
            live: !self.json,
            nobody_reads: false,
            lost: false,
            show_trace: self.trace,
            lanes: machine.config().lanes,
            console: Vec::new(),
            warnings: Vec::new(),
            trace: Vec::new(),
            statistics: Statistics::default(),
            event: None,
        };
        let result = self.to_the_end(&mut machine, &mut watch)?;
        self.finish(&program, &machine, watch, result)
    }

    /// Runs in slices, showing the console and the progress between them.
    fn to_the_end<const RECORDS: bool>(
        &self,
        machine: &mut Machine,
        watch: &mut Watch<RECORDS>,
    ) -> Result<Result<(), RunError>, Failure> {
        let mut progress = Progress::new(&self.arguments.program);
        loop {
            let left = self.arguments.limit.saturating_sub(machine.instructions());
            let status = match left {
                0 => Err(machine.no_progress()),
                left => machine.advance(SLICE.min(left), watch),
            };
            if watch.live && !watch.console.is_empty() {
                let text = std::mem::take(&mut watch.console);
                match print_bytes(&text) {
                    // The reader went away; the program still runs to its own end and exit code.
                    Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => watch.nobody_reads = true,
                    other => other?,
                }
            }
            match status {
                Ok(Status::Running) => progress.at(machine.instructions(), "warp-instructions"),
                Ok(Status::Finished) => return Ok(Ok(())),
                Err(error) => return Ok(Err(error)),
            }
        }
    }

    fn finish<const RECORDS: bool>(
        &self,
        program: &Program,
        machine: &Machine,
        watch: Watch<RECORDS>,
        result: Result<(), RunError>,
    ) -> Result<ExitCode, Failure> {
        let exit_code = machine.exit_code();
        let statistics = self.stats.then_some(watch.statistics);
        if self.json {
            print_json(&Report {
                program: program.name.clone(),
                config: machine.config().name.clone(),
                engine: "golden",
                exit_code,
                error: result
                    .as_ref()
                    .err()
                    .map(|error| Problem { kind: error.kind(), message: error.to_string() }),
                console: String::from_utf8_lossy(&watch.console).into_owned(),
                truncated: watch.lost,
                warnings: watch.warnings,
                instructions: machine.instructions(),
                lane_instructions: machine.lane_instructions(),
                statistics,
                trace: watch.trace,
            })?;
        } else if let Some(statistics) = statistics {
            print(&statistics.table(machine.config().lanes))?;
        }
        if let Err(error) = result {
            let help = help(program, &error);
            return Err(Failure::Run { program: program.name.clone(), error, help });
        }
        if exit_code.is_none() && !self.json {
            let _ =
                writeln!(std::io::stderr(), "note: the program ended without storing an exit code at 0x88");
        }
        // What does not fit an exit code must not look like success.
        Ok(ExitCode::from(u8::try_from(exit_code.unwrap_or(0)).unwrap_or(u8::MAX)))
    }
}

fn print_bytes(text: &[u8]) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text)?;
    out.flush()
}

/// Where in the source it is, and what to try.
fn help(program: &Program, error: &RunError) -> String {
    let place = error.pc().and_then(|pc| program.symbols.describe(pc));
    let place = place.map_or(String::new(), |place| format!("that is {place}; "));
    let advice = match error.kind() {
        "no-progress" => "a longer run needs a larger --limit; --trace shows where lanes diverge",
        "deadlock" => {
            "count the warps that reach each barrier; wspawn waits until all other warps have ended"
        }
        "misaligned" => "--misaligned allow carries such accesses out",
        "unmapped" => "--unmapped allow reads zero there; --ram BASE:BYTES maps memory",
        "stack-overflow" => "every split needs its join; --trace shows them",
        _ => "`warpstep disasm` shows the code around it, --trace the splits and joins before it",
    };
    place + advice
}
