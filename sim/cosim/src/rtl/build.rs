//! A core of one configuration, emitted and compiled: as many runs as wanted start from it.

use super::RtlError;
use super::start::exposed;
use crate::verilated::{Cache, Compiled, Initial, Source};
use warpstep_core::{Landmarks, Mutations, PREFIX, Shape};
use warpstep_golden::Options;
use warpstep_memory::MemoryKind;
use warpstep_program::AccessRules;
use warpstep_spec::config::Arbiter;
use warpstep_spec::{Config, ConfigError};

/// A compiled core.
#[derive(Clone, Debug)]
pub struct Build {
    pub(super) config: Config,
    pub(super) source: Source,
    pub(super) landmarks: Landmarks,
    pub(super) compiled: Compiled,
}

/// How a run starts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Start-up argument.
    pub argument: u32,
    /// Whether the instruction cache holds the program at the start.
    pub warm: bool,
    /// Contents of what hardware does not reset.
    pub initial: Initial,
    /// The memory behind the bus.
    pub memory: MemoryKind,
    /// How strict the engines are; by default the ABI's map, warnings as warnings.
    pub options: Option<Options>,
}

impl Start {
    /// How strict the engines are.
    pub fn options(&self, config: &Config) -> Options {
        self.options.clone().unwrap_or_else(|| Options::for_config(config))
    }

    pub(super) fn rules(&self, config: &Config) -> AccessRules {
        self.options(config).rules
    }
}

fn emitted(config: &Config, mutations: &Mutations) -> Result<(Source, Landmarks), RtlError> {
    let shape = Shape::new(config.clone(), true);
    let design = warpstep_core::emit_with(&shape, PREFIX, mutations)?;
    let landmarks = Landmarks::of(&shape, &design);
    let exposed = exposed(&shape, &design);
    Ok((Source::of(&design, exposed), landmarks))
}

impl Build {
    /// The core of a configuration: built in, from the cache, or built now.
    pub fn new(config: &Config, cache: &Cache) -> Result<Build, RtlError> {
        Build::mutated(config, cache, &Mutations::awake(&[]))
    }

    /// The same with mutations: a core with a bug.
    pub fn mutated(config: &Config, cache: &Cache, mutations: &Mutations) -> Result<Build, RtlError> {
        let (source, landmarks) = emitted(config, mutations)?;
        Build::compiled(config, cache, source, landmarks)
    }

    /// From other files (names and texts) with the same modules as the emitted ones.
    pub fn of_files(config: &Config, cache: &Cache, files: Vec<(String, String)>) -> Result<Build, RtlError> {
        let (source, landmarks) = emitted(config, &Mutations::awake(&[]))?;
        Build::compiled(config, cache, Source { files, ..source }, landmarks)
    }

    fn compiled(
        config: &Config,
        cache: &Cache,
        source: Source,
        landmarks: Landmarks,
    ) -> Result<Build, RtlError> {
        let compiled = cache.model(&source)?;
        Ok(Build { config: config.clone(), source, landmarks, compiled })
    }

    /// Whether it is the model inside this program.
    pub fn is_builtin(&self) -> bool {
        self.compiled == Compiled::Builtin
    }

    /// The same core with a memory of another latency. Only a TDMA arbiter and the on-time release depend on the latency, so with
    /// one of them it must stay.
    pub fn with_memory_latency(&self, cycles: u32) -> Result<Build, ConfigError> {
        let knows = self.config.arbiter == Arbiter::Tdma || self.config.on_time;
        let may = !knows || cycles == self.config.memory_latency;
        assert!(may, "TDMA slots and due times depend on the latency: build anew");
        let mut parameters = self.config.parameters();
        parameters.memory_latency = cycles;
        Ok(Build { config: Config::try_from(parameters)?, ..self.clone() })
    }

    /// The configuration it was built for.
    pub fn config(&self) -> &Config {
        &self.config
    }
}
