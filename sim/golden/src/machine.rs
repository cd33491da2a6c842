//! The whole machine: its parts, how it starts, what can be read off it.

use crate::code::Code;
use crate::context::ContextState;
use crate::core::Core;
use crate::fault::Waiting;
use std::collections::HashSet;
use std::fmt;
use warpstep_program::{AccessRules, Memory, Program};
use warpstep_spec::{Config, LaneMask, Reg};

/// A place where instructions execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct At {
    /// Number of the core on the chip.
    pub core: usize,
    /// Warp of the core.
    pub warp: usize,
    /// Context of the warp; 0 unless splits run in parallel.
    pub context: usize,
}

impl At {
    /// The context of that number in its core, where warps have so many contexts each.
    #[inline]
    pub fn numbered(core: usize, number: usize, contexts: usize) -> At {
        if contexts == 1 {
            return At { core, warp: number, context: 0 }; // most machines; asked in every cycle, and a division takes long
        }
        At { core, warp: number / contexts, context: number % contexts }
    }

    /// Its number in its core.
    pub fn number(self, contexts: usize) -> usize {
        self.warp * contexts + self.context
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "core {} warp {}", self.core, self.warp)?;
        if self.context > 0 { write!(f, " split {}", self.context) } else { Ok(()) }
    }
}

/// What a run gets beside its program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// Start-up argument: mscratch of every core.
    pub argument: u32,
}

/// How strict the engine is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The memory map.
    pub rules: AccessRules,
    /// Whether a warning ends the run.
    pub warnings_are_errors: bool,
}

impl Options {
    /// The ABI's memory map, warnings as warnings.
    pub fn for_config(config: &Config) -> Options {
        Options { rules: AccessRules::strict(config.local_memory_bytes), warnings_are_errors: false }
    }
}

/// A machine with a program in it.
#[derive(Clone)]
pub struct Machine {
    pub(crate) config: Config,
    pub(crate) options: Options,
    pub(crate) cores: Vec<Core>,
    pub(crate) memory: Memory,
    pub(crate) code: Code,
    pub(crate) exit_code: Option<u32>,
    /// How many cores each global barrier waits for.
    pub(crate) global_counts: Vec<u32>,
    /// Which warnings were given, by word and place.
    pub(crate) warned: HashSet<(&'static str, u32)>,
}

impl Machine {
    /// The machine after reset: registers zero, warp 0 of every core at the entry with lane 0 active.
    pub fn new(config: Config, options: Options, program: &Program, launch: Launch) -> Machine {
        let mut cores = vec![Core::new(&config, launch.argument); config.cores];
        for core in &mut cores {
            core.warps[0].start(program.entry, 1, config.all_lanes());
        }
        Machine {
            global_counts: vec![0; config.barriers()],
            config,
            options,
            cores,
            memory: program.memory(),
            code: Code::default(),
            exit_code: None,
            warned: HashSet::new(),
        }
    }

    /// What machine it is.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// How strict it is.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Shared memory, input and output included; the cores' local memories are not in it.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// What the program stored as its exit code.
    pub fn exit_code(&self) -> Option<u32> {
        self.exit_code
    }

    /// Warp-instructions finished by all cores.
    pub fn instructions(&self) -> u64 {
        self.cores.iter().map(|core| core.instructions).sum()
    }

    /// The same times active lanes.
    pub fn lane_instructions(&self) -> u64 {
        self.cores.iter().map(|core| core.lane_instructions).sum()
    }

    /// A register of a lane.
    pub fn register(&self, core: usize, warp: usize, lane: usize, reg: Reg) -> u32 {
        self.cores[core].warps[warp].registers.row(reg)[lane]
    }

    /// Float status of a warp as fcsr shows it.
    pub fn fcsr(&self, core: usize, warp: usize) -> u32 {
        let warp = &self.cores[core].warps[warp];
        warp.frm << 5 | warp.fflags
    }

    /// Active lanes of a context.
    pub fn active(&self, at: At) -> LaneMask {
        self.cores[at.core].warps[at.warp].contexts[at.context].active
    }

    /// Lanes that belong to a context, active or not; none if it is free.
    pub fn owned(&self, at: At) -> LaneMask {
        self.cores[at.core].warps[at.warp].contexts[at.context].owned
    }

    /// Whether halves of a warp are apart in several contexts, running or waiting at their join.
    pub fn is_split(&self, core: usize, warp: usize) -> bool {
        self.cores[core].warps[warp].is_split()
    }

    /// Address of the instruction a context executes next.
    pub fn pc(&self, at: At) -> u32 {
        self.cores[at.core].warps[at.warp].contexts[at.context].pc
    }

    /// What a context is doing.
    pub fn state(&self, at: At) -> ContextState {
        self.cores[at.core].warps[at.warp].contexts[at.context].state
    }

    /// Every context in use.
    pub fn living(&self) -> Vec<Waiting> {
        let mut living = Vec::new();
        for (core, core_state) in self.cores.iter().enumerate() {
            for (warp, warp_state) in core_state.warps.iter().enumerate() {
                for (context, state) in
                    warp_state.contexts.iter().enumerate().filter(|(_, state)| !state.is_free())
                {
                    living.push(Waiting {
                        at: At { core, warp, context },
                        pc: state.pc,
                        active: (state.active, self.config.lanes),
                        state: state.state,
                    });
                }
            }
        }
        living
    }
}
