//! What the cores have in common beside the bus: the values, and what must not happen to them.

use crate::races::Races;
use crate::stored_code::StoredCode;
use warpstep_golden::{Launch, Machine, Options};
use warpstep_program::Program;
use warpstep_spec::Config;

pub(crate) struct Shared {
    /// Values, executed at issue.
    pub golden: Machine,
    /// Only with several cores.
    pub races: Option<Races>,
    /// Words that may not be executed.
    pub stored: StoredCode,
}

impl Shared {
    pub fn new(config: &Config, options: Options, program: &Program, launch: Launch) -> Shared {
        Shared {
            races: (config.cores > 1).then(|| Races::new(config.cores)),
            stored: StoredCode::new(config.cores),
            golden: Machine::new(config.clone(), options, program, launch),
        }
    }
}
