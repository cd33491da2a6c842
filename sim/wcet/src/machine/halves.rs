//! Whether a program can part a warp into halves that run side by side. One that cannot takes the same cycles with split
//! contexts as without (docs/microarchitecture.md), so it is bounded on the machine without: its states have fewer
//! contexts, and in a sum no warp pays for halves of its own.

use super::{Code, Machine};
use warpstep_program::Program;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Class, Config, Instruction, Op, SplitMode, decode};

/// The machine whose cycles `program` takes on that of `config`: the same, or that without split contexts.
pub fn timed_as(config: &Config, program: &Program) -> Config {
    if !config.splits_in_parallel() || may_part(config, program) {
        return config.clone();
    }
    in_turn(config)
}

/// The machine with the halves of a warp one after the other.
pub fn in_turn(config: &Config) -> Config {
    let mut serial = config.parameters();
    (serial.splits, serial.split_mode) = (0, SplitMode::Off);
    Config::try_from(serial).expect("what is possible with split contexts is possible without")
}

/// Whether some instruction of the code may let halves run side by side.
fn may_part(config: &Config, program: &Program) -> bool {
    let words = Code::new(program, config).words();
    words.values().filter_map(|word| decode(*word)).any(|instruction| parts(config, &instruction))
}

fn parts(config: &Config, instruction: &Instruction) -> bool {
    match instruction.op {
        Op::SplitM | Op::SplitMN => true,
        Op::Split | Op::SplitN => config.split_mode == SplitMode::Dynamic,
        // Who can write it can let every split be parallel; who reads it sees whether there are contexts.
        op => {
            let csr = csr::lookup(instruction.csr).map(|row| row.csr);
            op.class() == Class::Csr && csr == Some(Csr::SplitControl)
        }
    }
}

impl Machine {
    /// Whether lanes of a warp have parted. Until then a machine without split contexts takes the cycles of one with them.
    pub fn has_parted(&self) -> bool {
        self.cores.iter().any(|core| core.has_parted)
    }
}
