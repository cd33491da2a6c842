//! What is emitted: which machine, in which flavour. Says no to machines that do not exist yet.

use warpstep_spec::Config;

/// Which machine, and whether it has trace ports.
#[derive(Clone, Debug)]
pub struct CoreShape {
    config: Config,
    trace: bool,
}

/// A machine this core cannot be yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the core has no {what} yet; use {use_instead}")]
pub struct NotYet {
    what: &'static str,
    use_instead: &'static str,
}

impl CoreShape {
    /// The machine.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Whether it has trace ports.
    pub fn trace(&self) -> bool {
        self.trace
    }

    /// The machine, in the simulation flavour (with trace ports) or the synthesis one.
    pub fn new(config: Config, trace: bool) -> Result<CoreShape, NotYet> {
        let not_yet = |what, use_instead| Err(NotYet { what, use_instead });
        if config.splits > 0 {
            return not_yet("split contexts", "splits = 0");
        }
        Ok(CoreShape { config, trace })
    }
}
