//! The machines that are measured: 4x4 and 32x32, coordinated and decoupled; with split contexts only the coordinated ones, since no
//! other schedule has any.

use crate::failure::Failure;
use clap::Args;
use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};

/// Configuration and schedule.
const MACHINES: [(&str, &str); 4] =
    [("small", "gtlrr"), ("small", "lrr/gtlrr"), ("paper-swas", "gtlrr"), ("paper-swas", "lrr/gtlrr")];

#[derive(Args, Clone, Copy)]
pub struct Splits {
    /// Split contexts per warp (S).
    #[arg(long)]
    splits: Option<usize>,
    /// Split mode: off, marked or dynamic.
    #[arg(long)]
    split_mode: Option<SplitMode>,
}

impl Splits {
    /// A named configuration with this schedule and these splits.
    pub fn machine(self, config: &str, schedule: &str) -> Result<Config, Failure> {
        let mut p = named(config).expect("a named configuration").parameters();
        p.schedule = schedule.parse().expect("a schedule");
        p.splits = self.splits.unwrap_or(p.splits);
        p.split_mode = self.split_mode.unwrap_or(p.split_mode);
        Ok(Config::try_from(p)?)
    }

    /// All that are measured.
    pub fn machines(self) -> Result<Vec<Config>, Failure> {
        let decoupled = |schedule: &str| schedule.contains('/');
        let mut machines = Vec::new();
        for (config, schedule) in MACHINES {
            let splits = self.machine(config, "gtlrr")?.contexts() > 1;
            if !(splits && decoupled(schedule)) {
                machines.push(self.machine(config, schedule)?);
            }
        }
        Ok(machines)
    }
}

/// Warps, lanes and split contexts of a machine.
pub fn shape(config: &Config) -> String {
    let splits = match config.contexts() {
        1 => String::new(),
        contexts => format!("+{} {}", contexts - 1, config.split_mode.name()),
    };
    format!("{}x{}{splits}", config.warps, config.lanes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_that_split_are_coordinated_and_say_so() {
        let plain = Splits { splits: None, split_mode: None }.machines().unwrap();
        assert_eq!(plain.iter().map(shape).collect::<Vec<_>>(), ["4x4", "4x4", "32x32", "32x32"]);
        let marked = Splits { splits: Some(2), split_mode: Some(SplitMode::Marked) }.machines().unwrap();
        assert_eq!(marked.iter().map(shape).collect::<Vec<_>>(), ["4x4+2 marked", "32x32+2 marked"]);
        assert!(Splits { splits: Some(9), split_mode: Some(SplitMode::Marked) }.machines().is_err());
    }
}
