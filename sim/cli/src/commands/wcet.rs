//! `warpstep wcet`: how long a program can take, whatever its inputs; from the binary and the machine's pages.

mod certificate;
mod flow_picture;
mod page;
mod report;

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json, write_file};
use crate::patch_arguments::PatchArguments;
use crate::progress::{Progress, Waiting};
use crate::run_arguments::{bytes, load, number};
use clap::Args;
use report::Report;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_experiments::bounds::{Observed, observe};
use warpstep_program::{LoopBound, Program};
use warpstep_spec::Config;
use warpstep_wcet::{Bound, Budget, Chosen, Inputs, Start, Stop, bound, choose, marked_words};

/// Cycles that may pass without a choice.
const MOST_CYCLES: u64 = 2_000_000_000;
/// Markings of splits that are all tried; of programs with more, some are.
const MOST_MARKINGS: usize = 64;

#[derive(Args)]
pub struct Wcet {
    /// ELF file, raw image for 0x80000000, or the name of a built-in kernel.
    program: String,
    #[command(flatten)]
    patches: PatchArguments,
    /// A variable of section .input that is the same in every run, as in the file; those given by --arg are.
    #[arg(long, value_name = "SYMBOL[:BYTES]")]
    known: Vec<String>,
    /// Memory that may differ from run to run, beside section .input.
    #[arg(long, value_name = "SYMBOL[:BYTES]")]
    input: Vec<String>,
    /// How often a place in a loop is passed at most each time the loop is entered, beside WS_LOOP_BOUND.
    #[arg(long, value_name = "SYMBOL+OFFSET=TIMES")]
    bound: Vec<String>,
    /// A file of such bounds, one a line; `#` begins a comment.
    #[arg(long, value_name = "FILE")]
    bounds: Option<PathBuf>,
    /// Start-up argument (mscratch); without it, it may be anything.
    #[arg(long)]
    argument: Option<u32>,
    /// The code is in the instruction caches at the start.
    #[arg(long)]
    warm: bool,
    /// Most states of the machine to look at where inputs decide; with more, the bound is a sum over warps.
    #[arg(long, default_value_t = 30_000)]
    states: usize,
    /// Also run the program this many times on the cycle model, searching for inputs that take long.
    #[arg(long, default_value_t = 0, value_name = "RUNS")]
    observe: u64,
    /// Choose which splits to mark, and the context each names, for the least bound on this machine (--splits, --split-mode marked).
    #[arg(long)]
    choose: bool,
    /// Write the program with the chosen marks.
    #[arg(long, value_name = "FILE", requires = "choose")]
    apply: Option<PathBuf>,
    /// Also write a page with all that explains the bound: causes, phases, control flow with its cycles.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Also write a certificate: a file that proves the bound to whoever checks it.
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    certificate: Option<PathBuf>,
    /// Search for no bound; check that this certificate proves one for this program, machine, inputs and loop bounds.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["observe", "choose", "html"])]
    check: Option<PathBuf>,
    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: MachineArguments,
}

impl Wcet {
    /// Bounds of loops given beside those in the program.
    fn declare(&self, program: &mut Program) -> Result<(), Failure> {
        let mut lines = self.bound.clone();
        if let Some(path) = &self.bounds {
            let text = std::fs::read_to_string(path).map_err(|error| {
                Failure::other(format!("cannot read {}: {error}", path.display()), "give a file of bounds")
            })?;
            let bare = text.lines().map(|line| line.split('#').next().unwrap_or("").trim().to_string());
            lines.extend(bare.filter(|line| !line.is_empty()));
        }
        for line in lines {
            let bound = declared(program, &line).ok_or_else(|| {
                let help = "write SYMBOL+OFFSET=TIMES; `warpstep disasm` shows the names and addresses";
                Failure::other(format!("`{line}` names no place in {} and a number", program.name), help)
            })?;
            program.loop_bounds.push(bound);
        }
        Ok(())
    }

    pub fn execute(self) -> Result<ExitCode, Failure> {
        let mut program = load(&self.program)?;
        self.patches.apply(&mut program)?;
        self.declare(&mut program)?;
        let config = self.machine.config()?;
        let inputs = self.inputs(&program)?;
        let start = Start {
            argument: self.argument,
            inputs: inputs.ranges().to_vec(),
            warm: self.warm,
            zeroed: false,
        };
        if let Some(path) = &self.check {
            return certificate::check_file(path, &config, &program, &start, MOST_CYCLES, self.json);
        }
        let budget = Budget { states: self.states, ways: 5 * self.states, cycles: MOST_CYCLES };
        let waiting = Waiting::new("searching for a bound");
        let chosen = match self.choose {
            false => None,
            true => Some(self.chosen(&config, &program, &start, &budget)?),
        };
        let bound = match &chosen {
            Some(chosen) => chosen.bound.clone(),
            None => bound(&config, &program, &start, MOST_CYCLES, &budget)
                .map_err(|stop| no_bound(&program, &stop))?,
        };
        drop(waiting);
        for (pc, word) in
            chosen.iter().flat_map(|chosen| marked_words(&program, &chosen.marks)).collect::<Vec<_>>()
        {
            program.set_word(pc, word);
        }
        let observed = match self.observe {
            0 => None,
            runs => {
                let mut progress = Progress::new("observed");
                let observed = observe(&config, &program, &start, runs, |run| progress.at(run, "runs"));
                let help = "`warpstep run PROGRAM --engine cycle` says why";
                let none = || Failure::other(format!("{}: no run came to its end", program.name), help);
                Some(observed.ok_or_else(none)?)
            }
        };
        let report = Report::new(&program, &config, &start, &bound, observed.as_ref(), chosen.as_ref());
        if let Some(path) = &self.certificate {
            certificate::write(path, &config, &program, &start, &bound)?;
        }
        if let Some(path) = &self.html {
            write_file(path, page::page(&program, &bound, &report))?;
        }
        if self.json {
            print_json(&report)?;
        } else {
            print(&report.to_string())?;
        }
        self.verdict(&program, &bound, observed.as_ref())
    }

    /// The marks with the least bound; written into the program's file if that is wanted.
    fn chosen(
        &self,
        config: &Config,
        program: &Program,
        start: &Start,
        budget: &Budget,
    ) -> Result<Chosen, Failure> {
        let chosen = choose(config, program, start, MOST_CYCLES, budget, MOST_MARKINGS)
            .map_err(|stop| no_bound(program, &stop))?;
        if let Some(path) = &self.apply {
            let words = marked_words(program, &chosen.marks);
            let file = Program::file_with_words(&program.name, &bytes(&self.program)?, &words)
                .map_err(|error| Failure::other(error.to_string(), "give an ELF file or a raw image"))?;
            write_file(path, file)?;
        }
        Ok(chosen)
    }

    /// What may differ from run to run.
    fn inputs(&self, program: &Program) -> Result<Inputs, Failure> {
        let help = "name a global variable of the program, or SYMBOL:BYTES";
        let refused = |error: warpstep_wcet::InputError| Failure::other(error.to_string(), help);
        let mut inputs = Inputs::declared(program);
        let given = self.patches.names();
        for known in given.chain(self.known.iter().map(String::as_str)) {
            inputs.fix(program, known).map_err(refused)?;
        }
        for input in &self.input {
            inputs.vary(program, input).map_err(refused)?;
        }
        Ok(inputs)
    }

    /// A run longer than its bound would be an error of ours.
    fn verdict(
        &self,
        program: &Program,
        bound: &Bound,
        observed: Option<&Observed>,
    ) -> Result<ExitCode, Failure> {
        match observed {
            Some(observed) if observed.most > bound.cycles => Err(Failure::other(
                format!(
                    "{}: a run took {} cycles, the bound is {}",
                    program.name, observed.most, bound.cycles
                ),
                "the bound is wrong: please report it with the program and this command",
            )),
            _ => Ok(ExitCode::SUCCESS),
        }
    }
}

/// Why there is no bound, with the place by name, and what can be done.
fn no_bound(program: &Program, stop: &Stop) -> Failure {
    let place = stop.place().and_then(|place| program.place(place.pc));
    let place = place.map_or(String::new(), |place| format!(" ({place})"));
    let help = match stop {
        Stop::Unknown { .. } => {
            "if it is the same in every run say so: --arg NAME=VALUE, --known SYMBOL, --argument N; an address must not depend on inputs"
        }
        Stop::TooManyStates { .. } => {
            "fewer are left if what is the same in every run is said (--arg NAME=VALUE, --known SYMBOL), with fewer warps, the branch-free form, or barriers between phases; --states N looks at more"
        }
        Stop::TooManyOutcomes { .. } => {
            "decide fewer lanes at once: `split` instead of `tmc` or `pred` with a mask of inputs, halves that touch no memory, fewer lanes, or the branch-free form"
        }
        Stop::NoLoopBound { .. } => {
            "let a counter end the loop, beside the condition on data, or say how often it runs: WS_LOOP_BOUND(n), --bound PLACE=N"
        }
        Stop::Beyond { .. } => "declare a larger bound for this loop",
        Stop::NoMarks { .. } => {
            "--choose is for programs with splits, on machines with --splits S --split-mode marked"
        }
        Stop::Decoupled { .. } => "choose lrr, gtlrr or gtlo",
        _ => "`warpstep run` shows how the program goes wrong",
    };
    Failure::other(format!("no bound for {}: {stop}{place}", program.name), help)
}

/// What stands at the head of a report.
fn machine_words(config: &Config) -> String {
    let splits = if config.splits_in_parallel() {
        format!(", {} split contexts a warp, {}", config.splits, config.split_mode.name())
    } else {
        String::new()
    };
    let cores = if config.cores > 1 { format!("{} cores of ", config.cores) } else { String::new() };
    format!(
        "{}: {cores}{} warps of {} lanes, {}{splits}, memory {} {}",
        config.name,
        config.warps,
        config.lanes,
        config.schedule,
        if config.on_time { "on time within" } else { "fixed at" },
        config.memory_latency
    )
}

/// `SYMBOL+OFFSET=TIMES`, or an address.
fn declared(program: &Program, line: &str) -> Option<LoopBound> {
    let number = |text: &str| number(text.trim()).ok();
    let (place, most) = line.split_once('=')?;
    let (name, offset) = place.trim().split_once('+').unwrap_or((place.trim(), "0"));
    let first = program.symbols.address(name).or_else(|| number(name))?;
    Some(LoopBound { pc: first.wrapping_add(number(offset)?), most: number(most)? })
}
