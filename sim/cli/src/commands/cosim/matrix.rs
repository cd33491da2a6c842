//! Which runs: every machine and every start the words name, each with the words that name it alone.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use clap::{Args, ValueEnum};
use warpstep_cosim::{Initial, Start};
use warpstep_memory::MemoryKind;
use warpstep_spec::{Config, Schedule};

/// How a run begins.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Beginning {
    /// An empty instruction cache; what hardware does not reset is zero.
    Cold,
    /// The program's code in the instruction cache.
    Warm,
    /// Cold, and what hardware does not reset is random (registers aside).
    Random,
}

#[derive(Args)]
#[command(next_help_heading = "Several machines")]
pub struct Matrix {
    /// Several named configurations or JSON files instead of --config.
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    configs: Vec<String>,
    /// Several shapes, as WARPSxLANES.
    #[arg(long, value_delimiter = ',', value_name = "WxL,…", value_parser = shape)]
    shapes: Vec<(usize, usize)>,
    /// Several schedules, or `all`.
    #[arg(long, value_delimiter = ',', value_name = "SCHEDULE,…")]
    schedules: Vec<String>,
    /// Several memory latencies.
    #[arg(long, value_delimiter = ',', value_name = "CYCLES,…")]
    latencies: Vec<u32>,
    /// Memories behind the bus: fixed, slow, random:SEED, dram, dram:refresh; several are all tried.
    #[arg(long, value_delimiter = ',', default_value = "fixed", value_name = "KIND,…")]
    memory: Vec<MemoryKind>,
    /// How runs begin; several are all tried.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "cold")]
    start: Vec<Beginning>,
    /// Seeds of random starts.
    #[arg(long, value_delimiter = ',', default_value = "1", value_name = "SEED,…")]
    seeds: Vec<u32>,
}

fn shape(text: &str) -> Result<(usize, usize), String> {
    let parsed =
        text.split_once('x').and_then(|(warps, lanes)| Some((warps.parse().ok()?, lanes.parse().ok()?)));
    parsed.ok_or_else(|| "write WARPSxLANES, e.g. 3x5".into())
}

/// One machine, and the words for it.
pub struct Case {
    pub config: Config,
    pub words: String,
}

/// One way to begin, and the words for it.
pub struct Opening {
    pub start: Start,
    pub words: String,
}

/// One of each, or nothing at all once.
fn each<T: Clone>(choices: &[T]) -> Vec<Option<T>> {
    if choices.is_empty() { vec![None] } else { choices.iter().cloned().map(Some).collect() }
}

impl Matrix {
    /// Every machine to run, with its name.
    pub fn cases(&self, machine: &MachineArguments) -> Result<Vec<Case>, Failure> {
        let mut cases = Vec::new();
        for name in each(&self.configs) {
            for shape in each(&self.shapes) {
                for schedule in each(&self.schedules()?) {
                    for latency in each(&self.latencies) {
                        let mut one = machine.clone();
                        one.config = name.clone().unwrap_or(one.config);
                        (one.warps, one.lanes) =
                            shape.map_or((one.warps, one.lanes), |(warps, lanes)| (Some(warps), Some(lanes)));
                        one.schedule = schedule.or(one.schedule);
                        one.assignments.extend(latency.map(|cycles| format!("memory_latency={cycles}")));
                        cases.push(Case { config: one.config()?, words: one.words() });
                    }
                }
            }
        }
        Ok(cases)
    }

    fn schedules(&self) -> Result<Vec<Schedule>, Failure> {
        if self.schedules.iter().any(|name| name == "all") {
            return Ok(Schedule::all().into_iter().collect());
        }
        let parse = |name: &String| {
            name.parse().map_err(|error| {
                Failure::other(format!("--schedules {name}: {error}"), "`all` stands for all twelve")
            })
        };
        self.schedules.iter().map(parse).collect()
    }

    /// Every way to begin.
    pub fn openings(&self, argument: u32) -> Vec<Opening> {
        let mut openings = Vec::new();
        for memory in &self.memory {
            let cold = Start { argument, memory: *memory, ..Start::default() };
            let named =
                if *memory == MemoryKind::Fixed { String::new() } else { format!(" --memory {memory}") };
            for beginning in &self.start {
                let mut open = |start: Start, words: &str| {
                    openings.push(Opening { start, words: format!("{named}{words}") });
                };
                match beginning {
                    Beginning::Cold => open(cold.clone(), ""),
                    Beginning::Warm => open(Start { warm: true, ..cold.clone() }, " --start warm"),
                    Beginning::Random => self.seeds.iter().for_each(|seed| {
                        let start = Start { initial: Initial::Random(*seed), ..cold.clone() };
                        open(start, &format!(" --start random --seeds {seed}"));
                    }),
                }
            }
        }
        openings
    }
}
