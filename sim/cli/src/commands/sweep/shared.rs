//! Rows of what is shared out: programs of the fuzzer, measurements of an experiment. Each row is one part of it.
//!
//! The parts together are what the command alone does: the same programs of the same seed, the same measurements in one folder, from
//! which the experiment then writes its report at once.

use super::{Of, VERSION};
use crate::failure::Failure;
use clap::Args;
use warpstep_experiments::{bounds, pws, swas};
use warpstep_sweep::{Manifest, Part, Row};

/// Programs of a row that does not say how many.
const PROGRAMS_A_ROW: usize = 100;

#[derive(Args)]
#[command(next_help_heading = "Fuzzing (--of fuzz)")]
pub struct Shared {
    /// Programs in all.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    programs: u32,
    /// Use the first this many machines of `fuzz --list`.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..))]
    builds: u16,
    /// Seed of the random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Shared {
    /// A row for every part.
    pub fn rows(&self, of: Of, chunk: Option<u32>, more: &[String]) -> Result<Manifest, Failure> {
        let builds = warpstep_fuzz::builds().len();
        if usize::from(self.builds) > builds {
            let problem = format!("--builds {}: there are {builds} machines", self.builds);
            return Err(Failure::other(problem, "`warpstep fuzz --list` shows them"));
        }
        let chunk = chunk.map(|chunk| chunk as usize);
        let (name, pieces, chunk) = match of {
            Of::Grid | Of::Fuzz => ("fuzz", self.programs as usize, chunk.unwrap_or(PROGRAMS_A_ROW)),
            Of::Swas => ("swas", swas::tasks().len(), chunk.unwrap_or(1)),
            Of::Pws => ("pws", pws::tasks().len(), chunk.unwrap_or(1)),
            Of::Wcet => ("wcet", bounds::Task::all().len(), chunk.unwrap_or(1)),
        };
        let mut manifest = Manifest::new(VERSION, name, vec!["part".into()]);
        let row = |part: Part| Row {
            values: vec![part.to_string()],
            words: self.words(name, part).into_iter().chain(more.iter().cloned()).collect(),
        };
        manifest.rows = Part::all(pieces, chunk).into_iter().map(row).collect();
        Ok(manifest)
    }

    fn words(&self, name: &str, part: Part) -> Vec<String> {
        let Shared { programs, builds, seed } = self;
        let line = match name {
            "fuzz" => format!(
                "fuzz --seed {seed} --builds {builds} --programs {programs} --part {part} --output failures"
            ),
            _ => format!("experiments {name} --part {part} --output {name}"),
        };
        format!("{line} --jobs 1 --json").split(' ').map(String::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Arguments;
    use clap::Parser;

    #[test]
    fn the_words_of_every_row_are_a_command() {
        let shared = Shared { programs: 1000, builds: 6, seed: 3 };
        for (of, chunk, rows) in
            [(Of::Fuzz, 250, 4), (Of::Swas, 1000, 1), (Of::Pws, 1000, 1), (Of::Wcet, 1000, 1)]
        {
            let manifest = shared.rows(of, Some(chunk), &[]).unwrap();
            assert_eq!(manifest.rows.len(), rows);
            for row in &manifest.rows {
                let line = std::iter::once("warpstep").chain(row.words.iter().map(String::as_str));
                assert!(Arguments::try_parse_from(line).is_ok(), "{:?}", row.words);
            }
        }
    }
}
