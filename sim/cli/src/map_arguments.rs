//! What memory there is: where RAM lies, and what of it is broken.

use crate::failure::Failure;
use clap::Args;
use std::ops::RangeInclusive;
use warpstep_program::rules::{parse_region, write_region};
use warpstep_program::{AccessRules, BrokenRegion};
use warpstep_spec::Config;

#[derive(Args, Clone)]
pub struct MapArguments {
    /// RAM is only here; may be repeated. Without it: 0x10000 up to local memory.
    #[arg(long, value_name = "BASE:BYTES", value_parser = parse_region)]
    ram: Vec<RangeInclusive<u32>>,
    /// Memory that answers every access with an error; may be repeated. Both numbers are multiples of 128.
    #[arg(long, value_name = "BASE:BYTES")]
    broken: Vec<BrokenRegion>,
}

impl MapArguments {
    pub fn apply(&self, rules: &mut AccessRules) {
        if !self.ram.is_empty() {
            rules.ram = self.ram.clone();
        }
        rules.broken = self.broken.clone();
    }

    /// A core asks for lines: it does not see where in one memory ends.
    pub fn for_hardware(&self, config: &Config) -> Result<(), Failure> {
        let line = u64::from(config.longest_line());
        let is_cut = |ram: &&RangeInclusive<u32>| {
            let (first, behind) = (u64::from(*ram.start()), u64::from(*ram.end()) + 1);
            !first.is_multiple_of(line) || !behind.is_multiple_of(line)
        };
        match self.ram.iter().find(is_cut) {
            Some(ram) => Err(Failure::other(
                format!(
                    "--ram {}: it cuts a line of {line} bytes, and a core requests whole lines",
                    named(ram)
                ),
                format!(
                    "let it begin and end at multiples of {line}; the engines golden and cycle take any region"
                ),
            )),
            None => Ok(()),
        }
    }

    /// The words for it, each with a space before.
    pub fn words(&self) -> String {
        let ram = self.ram.iter().map(|ram| format!(" --ram {}", named(ram)));
        ram.chain(self.broken.iter().map(|region| format!(" --broken {region}"))).collect()
    }
}

fn named(ram: &RangeInclusive<u32>) -> String {
    let mut name = String::new();
    let _ = write_region(ram, &mut name); // a string takes everything
    name
}
