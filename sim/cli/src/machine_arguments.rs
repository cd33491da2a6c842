//! Which machine: a configuration and the changes to it.

use crate::failure::Failure;
use clap::Args;
use serde_json::Value;
use warpstep_spec::config::{NAMES, named};
use warpstep_spec::{Config, Parameters, Schedule, SplitMode};

#[derive(Args, Clone)]
#[command(next_help_heading = "Machine")]
pub struct MachineArguments {
    /// Named configuration, or a JSON file as `config show --json` prints it.
    #[arg(long, default_value = "small", value_name = "NAME")]
    pub config: String,
    /// Number of cores.
    #[arg(long)]
    pub cores: Option<usize>,
    /// Warps per core.
    #[arg(long)]
    pub warps: Option<usize>,
    /// Lanes per warp. Unless --splits is given too, split contexts are reduced to what the lanes allow.
    #[arg(long, visible_alias = "threads")]
    pub lanes: Option<usize>,
    /// Split contexts per warp (S).
    #[arg(long)]
    pub splits: Option<usize>,
    /// Schedule: lrr, gtlrr, gtlo, or FETCH/ISSUE such as lrr/gtlrr.
    #[arg(long)]
    pub schedule: Option<Schedule>,
    /// Split mode: off, marked or dynamic.
    #[arg(long)]
    pub split_mode: Option<SplitMode>,
    /// Any field of `config show`, e.g. fpu=false or latencies.alu=3. May be repeated.
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    pub assignments: Vec<String>,
}

impl MachineArguments {
    /// The machine these words describe.
    pub fn config(&self) -> Result<Config, Failure> {
        let mut p = self.base()?;
        let Self { cores, warps, lanes, splits, schedule, split_mode, .. } = *self;
        p.cores = cores.unwrap_or(p.cores);
        p.warps = warps.unwrap_or(p.warps);
        p.lanes = lanes.unwrap_or(p.lanes);
        p.schedule = schedule.unwrap_or(p.schedule);
        p.splits = splits.unwrap_or(p.splits.min(p.lanes.saturating_sub(1)));
        p.split_mode = split_mode.unwrap_or(p.split_mode);
        for assignment in &self.assignments {
            p = assign(p, assignment)?;
        }
        Ok(Config::try_from(p)?)
    }

    /// These choices as words of a command, each with a space before it.
    pub fn words(&self) -> String {
        let mut words = format!(" --config {}", self.config);
        let mut add = |name: &str, value: Option<String>| {
            words.extend(value.map(|value| format!(" --{name} {value}")));
        };
        add("cores", self.cores.map(|value| value.to_string()));
        add("warps", self.warps.map(|value| value.to_string()));
        add("lanes", self.lanes.map(|value| value.to_string()));
        add("splits", self.splits.map(|value| value.to_string()));
        add("schedule", self.schedule.map(|value| value.to_string()));
        add("split-mode", self.split_mode.map(|mode| mode.name().into()));
        self.assignments.iter().for_each(|assignment| add("set", Some(assignment.clone())));
        words
    }

    fn base(&self) -> Result<Parameters, Failure> {
        if let Some(config) = named(&self.config) {
            return Ok(config.parameters());
        }
        let file = |problem: String| Failure::ConfigFile { path: self.config.clone(), problem };
        match std::fs::read_to_string(&self.config) {
            Ok(text) => serde_json::from_str(&text).map_err(|error| file(error.to_string())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                Err(Failure::UnknownConfig { name: self.config.clone(), known: NAMES.join(", ") })
            }
            Err(error) => Err(file(error.to_string())),
        }
    }
}

/// Sets one field, by its dotted path in the JSON form.
fn assign(parameters: Parameters, assignment: &str) -> Result<Parameters, Failure> {
    let wrong =
        |problem: &str| Failure::Set { assignment: assignment.into(), problem: problem.trim().to_string() };
    let (path, value) = assignment.split_once('=').ok_or_else(|| wrong("there is no `=`"))?;
    let mut tree = serde_json::to_value(parameters).expect("parameters are plain data");
    let mut slot = &mut tree;
    for part in path.split('.') {
        slot = slot.get_mut(part).ok_or_else(|| wrong(&format!("there is no field `{path}`")))?;
    }
    // Numbers, booleans, null and objects are JSON; anything else is a word.
    *slot = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.into()));
    serde_json::from_value(tree).map_err(|error| wrong(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        machine: MachineArguments,
    }

    fn config(words: &str) -> Result<Config, Failure> {
        Words::parse_from(format!("x {words}").split_whitespace()).machine.config()
    }

    #[test]
    fn overrides_change_what_they_name_and_nothing_else() {
        let changed = config("--config tiny --warps 8 --schedule lrr/gtlo --set latencies.alu=3").unwrap();
        assert_eq!((changed.warps, changed.lanes, changed.latencies.alu), (8, 4, 3));
        assert_eq!(changed.schedule.to_string(), "lrr/gtlo");
        assert_eq!(changed.memory_latency, named("tiny").unwrap().memory_latency);
    }

    #[test]
    fn fewer_lanes_bring_fewer_split_contexts() {
        assert_eq!(config("--config paper-pws --lanes 2").unwrap().splits, 1);
        assert_eq!(config("--config paper-pws --warps 1 --lanes 1").unwrap().splits, 0);
        assert!(config("--lanes 1 --splits 1").is_err());
    }

    #[test]
    fn threads_is_another_word_for_lanes() {
        assert_eq!(config("--threads 2").unwrap(), config("--lanes 2").unwrap());
        let machine = Words::parse_from("x --threads 2".split_whitespace()).machine;
        assert_eq!(machine.words(), " --config small --lanes 2");
    }

    #[test]
    fn time_slots_is_the_old_word_for_tdma() {
        let (old, new) = (config("--set arbiter=time-slots"), config("--set arbiter=tdma"));
        assert_eq!(old.unwrap(), new.unwrap());
    }

    #[test]
    fn a_field_that_does_not_exist_or_does_not_fit_is_named() {
        let error = |words| config(words).unwrap_err().to_string();
        assert!(error("--set latencies.allu=1").contains("latencies.allu"));
        assert!(error("--set warps=many").contains("warps=many"));
        assert!(error("--set warps").contains("no `=`"));
        assert!(error("--config huge").contains("huge"));
        assert!(error("--warps 33").contains("1..=32"));
    }

    #[test]
    fn a_cache_can_be_turned_off() {
        assert_eq!(config("--set data_cache_bytes=0").unwrap().data_cache_bytes, 0);
    }
}
