//! Which program, and how strictly it is run.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::map_arguments::MapArguments;
use crate::patch_arguments::PatchArguments;
use clap::{Args, ValueEnum};
use std::path::Path;
use warpstep_cosim::Start;
use warpstep_cycle::Chip;
use warpstep_golden::{Launch, Machine, Options};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::Config;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum OnFault {
    /// It ends the run.
    Fault,
    /// It is carried out (misaligned) or reads zero (unmapped).
    Allow,
}

#[derive(Args)]
pub struct RunArguments {
    /// ELF file, raw image for 0x80000000, or the name of a built-in kernel.
    pub program: String,
    #[command(flatten)]
    pub patches: PatchArguments,
    /// Start-up argument (mscratch).
    #[arg(long, default_value_t = 0, value_parser = number, allow_negative_numbers = true)]
    pub argument: u32,
    /// End the run after this many warp-instructions (golden) or cycles (cycle, rtl).
    #[arg(long, default_value_t = 2_000_000_000)]
    pub limit: u64,
    /// What a misaligned access does.
    #[arg(long, value_enum, default_value = "fault")]
    pub misaligned: OnFault,
    /// What an access to unmapped memory does.
    #[arg(long, value_enum, default_value = "fault")]
    pub unmapped: OnFault,
    #[command(flatten)]
    pub map: MapArguments,
    /// Warnings (lanes that disagree at a branch, …) end the run.
    #[arg(long)]
    pub strict: bool,
    /// The memory behind the bus: fixed, slow, random:SEED, dram, dram:refresh (cycle, rtl).
    #[arg(long, default_value = "fixed", value_name = "KIND")]
    pub memory: MemoryKind,
    /// Start with the program in the instruction cache (cycle, rtl).
    #[arg(long)]
    pub warm: bool,
    #[command(flatten)]
    pub machine: MachineArguments,
}

/// A 32-bit number, decimal or 0x…
pub fn number(text: &str) -> Result<u32, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => text.parse::<u32>().ok().or_else(|| text.parse::<i32>().ok().map(|negative| negative as u32)),
    };
    parsed.ok_or_else(|| "it is not a 32-bit number (decimal or 0x…)".into())
}

/// Reads a program file, or takes the built-in kernel of that name.
pub fn load(program: &str) -> Result<Program, Failure> {
    let path = Path::new(program);
    let loaded = match (path.exists() && !path.is_dir(), built_in(program)) {
        (false, Some(image)) => Program::from_bytes(program, image),
        _ => Program::read(path),
    };
    loaded.map_err(|error| {
        let kernels = warpstep_kernels::all().into_iter().map(|kernel| kernel.name);
        let kernels: Vec<_> = kernels.chain(warpstep_suite::all().iter().map(|kernel| kernel.name)).collect();
        Failure::Load { error, kernels: kernels.join(", ") }
    })
}

/// The bytes of a program's file.
pub fn bytes(program: &str) -> Result<Vec<u8>, Failure> {
    let path = Path::new(program);
    match (path.exists() && !path.is_dir(), built_in(program)) {
        (false, Some(image)) => Ok(image.to_vec()),
        _ => std::fs::read(path).map_err(|error| {
            Failure::other(format!("cannot read {program}: {error}"), "give an ELF file or a raw image")
        }),
    }
}

/// The image of the kernel of this name, in assembler or in C.
fn built_in(name: &str) -> Option<&'static [u8]> {
    let in_c = || warpstep_suite::by_name(name).map(|kernel| kernel.image);
    warpstep_kernels::by_name(name).map(|kernel| kernel.image).or_else(in_c)
}

/// An error about the first word that was asked for, with the engines that know it.
fn refuse(asked: &[(bool, &str)], why: impl Fn(&str) -> String, engines: &str) -> Result<(), Failure> {
    match asked.iter().find(|(asked, _)| *asked) {
        Some((_, word)) => Err(Failure::other(why(word), format!("{word} works with the engines {engines}"))),
        None => Ok(()),
    }
}

impl RunArguments {
    /// The program, with the data the arguments give it.
    pub fn load(&self) -> Result<Program, Failure> {
        let mut program = load(&self.program)?;
        self.patches.apply(&mut program)?;
        Ok(program)
    }

    /// The program and the machine it runs on.
    pub fn machine(&self) -> Result<(Program, Machine), Failure> {
        let program = self.load()?;
        self.for_golden()?;
        let config = self.machine.config()?;
        let machine = self.machine_for(&program, config, self.argument);
        Ok((program, machine))
    }

    /// Refuses what only the engines that know time can do.
    pub fn for_golden(&self) -> Result<(), Failure> {
        let asked = [(self.memory != MemoryKind::Fixed, "--memory"), (self.warm, "--warm")];
        let why = |word: &str| format!("{word} means nothing to the golden engine, which knows no time");
        refuse(&asked, why, "cycle and rtl")
    }

    /// Refuses what only the engines that know bytes can do.
    pub fn for_hardware(&self, config: &Config) -> Result<(), Failure> {
        self.map.for_hardware(config)?;
        let asked = [
            (self.strict, "--strict"),
            (self.misaligned == OnFault::Allow, "--misaligned allow"),
            (self.unmapped == OnFault::Allow, "--unmapped allow"),
        ];
        let why = |word: &str| {
            format!("the core has no {word}: it gives no warnings, and its errors are fixed in hardware")
        };
        refuse(&asked, why, "golden and cycle")
    }

    /// A machine with a program in it, as strict as the options ask.
    pub fn machine_for(&self, program: &Program, config: Config, argument: u32) -> Machine {
        let options = self.options(&config);
        Machine::new(config, options, program, Launch { argument })
    }

    /// How strict an engine is to be.
    pub fn options(&self, config: &Config) -> Options {
        let mut options = Options::for_config(config);
        options.rules.allow_misaligned = self.misaligned == OnFault::Allow;
        options.rules.allow_unmapped = self.unmapped == OnFault::Allow;
        self.map.apply(&mut options.rules);
        options.warnings_are_errors = self.strict;
        options
    }

    /// The cycle model with a program in it, before its first cycle.
    pub fn chip(&self, program: &Program, config: &Config) -> Result<Chip, Failure> {
        let launch = Launch { argument: self.argument };
        let chip = Chip::new(config.clone(), self.options(config), program, launch);
        let mut chip = chip.with_memory(self.memory).map_err(Failure::no_such_memory)?;
        if self.warm {
            chip.preload(program);
        }
        Ok(chip)
    }

    /// How a core starts.
    pub fn start(&self, config: &Config) -> Start {
        Start {
            argument: self.argument,
            warm: self.warm,
            memory: self.memory,
            options: Some(self.options(config)),
            ..Start::default()
        }
    }
}
