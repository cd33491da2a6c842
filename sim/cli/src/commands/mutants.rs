//! `warpstep mutants`: mutations of the emitted core that Yosys chooses; which of them no check notices, and which are no bugs.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json};
use crate::progress::Bar;
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use warpstep_cosim::verilated::Cache;
use warpstep_mutants::{
    Campaign, Count, Hunt, Listener, MutantError, Mutation, Netlist, Results, Row, Summary, TOOLS, Trials,
    Verdict, machine,
};
use warpstep_tools::check;

/// Seconds for a dozen survivors in the whole chip, at least.
const CHIP_LIMIT: u64 = 900;

#[derive(Args)]
pub struct Mutants {
    /// How many mutations Yosys is to choose.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u16).range(1..=4095))]
    number: u16,
    /// Yosys chooses others with another seed.
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Random programs of each kind that every mutant has to pass. With more of them a second call goes on with the survivors.
    #[arg(long, default_value_t = 12, value_name = "PROGRAMS")]
    random: u32,
    /// Also kernels in C, and everything before other memories.
    #[arg(long)]
    thorough: bool,
    /// Seconds for each proof that a survivor is the same circuit; 0 leaves them out.
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    time_limit: u64,
    /// Mutants at a time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Folder for netlist, scripts and results; a second call with the same words goes on where the first stopped.
    #[arg(short, long, default_value = "mutants", value_name = "DIR")]
    output: PathBuf,
    /// Print results as JSON.
    #[arg(long)]
    json: bool,
    /// The machine, if one is named: otherwise two warps of four lanes with two split contexts, small caches, no float unit.
    #[command(flatten)]
    machine: Option<MachineArguments>,
}

/// What a person sees of a campaign.
struct Viewer {
    bar: Bar,
}

impl Listener for Viewer {
    fn begins(&self, mutation: &Mutation) {
        self.bar.says(&format!("{}: {}", mutation.block(), mutation.describe()));
    }

    fn knows(&self, _: &Row) {
        self.bar.step();
    }
}

impl Mutants {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        check(&TOOLS).map_err(|error| failure(&error.into()))?;
        let config = self.machine.as_ref().map(MachineArguments::config).transpose()?;
        let config = config.unwrap_or_else(machine);
        let rows = self.campaign(&config).map_err(|error| failure(&error))?;
        let summary = Summary::of(&rows);
        if self.json {
            print_json(
                &json!({ "summary": summary, "kill_rate": summary.all.kill_rate(), "mutants": rows }),
            )?;
        } else {
            print(&text(&summary, &rows))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn campaign(&self, config: &warpstep_spec::Config) -> Result<Vec<Row>, MutantError> {
        let bar = |what: &str, count: usize| Viewer { bar: Bar::new(what, count as u64).keeps_moving() };
        let preparing = bar("steps", 3).bar;
        preparing.says("Yosys chooses mutations");
        let netlist = Netlist::new(config, self.number.into(), self.seed, &self.output)?;
        preparing.step();
        let results = Results::open(&self.output)?;
        let campaign = Campaign { netlist: &netlist, results: &results, jobs: self.jobs.into() };
        let trials = Trials::new(config, self.random.into(), self.thorough)?;
        let open = campaign.to_hunt(trials.list.len()).len();
        if open > 0 {
            preparing.says("building the core with all mutations asleep");
            let build = netlist.build(&Cache::of_user())?;
            preparing.step();
            preparing.says("the core as it is must pass every run");
            let hunt = Hunt::new(&build, &trials)?;
            hunt.control()?;
            drop(preparing);
            campaign.hunt(&hunt, &bar("mutants", open))?;
        }
        let survivors = campaign.to_compare().len();
        if self.time_limit > 0 && survivors > 0 {
            let limit = Duration::from_secs(CHIP_LIMIT.max(self.time_limit));
            campaign.compare_chips(limit, &bar("survivors in the whole chip", survivors))?;
            let survivors = campaign.to_compare().len();
            campaign.compare(Duration::from_secs(self.time_limit), &bar("survivors", survivors))?;
        }
        Ok(results.rows())
    }
}

fn failure(error: &MutantError) -> Failure {
    let help = match error {
        MutantError::Tool(_) => "`warpstep doctor` lists what is installed; scripts/install test gets Yosys",
        MutantError::OtherCampaign { .. } => {
            "-o names another folder; or remove that one: the core, the machine, --number or --seed have changed"
        }
        MutantError::Control { .. } => {
            "Yosys' netlist of the core, or the core itself, is wrong: try `warpstep cosim`"
        }
        MutantError::Unreadable { .. } => "remove the results of that folder, or name another with -o",
        _ => "scripts and logs are in the folder that -o names",
    };
    Failure::other(error.to_string(), help)
}

fn line(name: &str, count: &Count) -> String {
    let Count { mutants, killed, equivalent, survived } = count;
    let rate = count.kill_rate().map_or("-".into(), |rate| format!("{rate:.1} %"));
    format!("{name:<44} {mutants:>7} {killed:>7} {equivalent:>11} {survived:>9} {rate:>9}\n")
}

/// Tables by kind and by block, and every survivor.
fn text(summary: &Summary, rows: &[Row]) -> String {
    let mut text = format!(
        "{:<44} {:>7} {:>7} {:>11} {:>9} {:>9}\n",
        "", "mutants", "killed", "equivalent", "survived", "kill rate"
    );
    for (kind, count) in &summary.kinds {
        text += &line(kind.name(), count);
    }
    text += "\n";
    for (block, count) in &summary.blocks {
        text += &line(block, count);
    }
    text += "\n";
    for row in rows {
        if let Verdict::Survived { runs, proofs } = &row.verdict {
            let proofs = proofs.as_ref().map_or(String::new(), |proofs| format!("; {proofs}"));
            let Mutation { number, .. } = row.mutation;
            let (block, what) = (row.mutation.block(), row.mutation.describe());
            text += &format!("survivor {number} in {block}: {what}; passed {runs} runs{proofs}\n");
        }
    }
    text + &line("all", &summary.all)
}
