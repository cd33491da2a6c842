//! What the cores share: arbiter, AXI master, the memory behind it, and the protocol checker.

use super::arbiter::Arbiter;
use super::axi::Axi;
use super::port::Ask;
use crate::bus_record::{BusRecord, Grant};
use crate::bus_use::BusUse;
use warpstep_memory::{
    AxiChecker, AxiMemory, Master, MasterSignals, MemoryError, MemoryKind, SlaveSignals, Violation,
};
use warpstep_program::AccessRules;
use warpstep_spec::Config;

/// What comes to the cores in a cycle; each names the core.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Delivered {
    /// A line of data waits in the line register.
    pub answer: Option<usize>,
    /// An instruction line is written at the end of the cycle.
    pub line: Option<usize>,
    /// The oldest write is answered.
    pub written: Option<usize>,
}

pub(crate) struct Bus {
    arbiter: Arbiter,
    axi: Axi,
    memory: AxiMemory,
    checker: AxiChecker,
    slave: SlaveSignals,
    usage: BusUse,
}

impl Bus {
    pub fn new(config: &Config, kind: MemoryKind, rules: &AccessRules) -> Result<Bus, MemoryError> {
        Ok(Bus {
            arbiter: Arbiter::new(config),
            axi: Axi::new(config),
            memory: AxiMemory::without_bytes(config, kind, rules.clone())?,
            checker: AxiChecker::new(Master::of(config)),
            slave: SlaveSignals::default(),
            usage: BusUse::default(),
        })
    }

    /// Whether nothing is in flight in master and memory.
    #[inline]
    pub fn is_idle(&self) -> bool {
        self.axi.is_idle()
    }

    /// What the data channels carried since reset.
    pub fn usage(&self) -> BusUse {
        self.usage
    }

    /// The start of a cycle.
    pub fn deliver(&mut self, cycle: u64) -> Delivered {
        if self.is_idle() {
            return Delivered::default();
        }
        self.slave = self.memory.outputs();
        let line = self.axi.line(cycle);
        Delivered {
            answer: line.filter(|line| !line.fill).map(|line| line.core),
            line: line.filter(|line| line.fill).map(|line| line.core),
            written: self.axi.answers(cycle, self.slave.bvalid),
        }
    }

    /// The core granted in this cycle.
    pub fn choose(&self, asks: &[Ask]) -> Option<usize> {
        self.arbiter.choose(asks, self.axi.read_ok(), self.axi.write_ok())
    }

    /// A cycle without a request and with nothing in flight.
    #[inline]
    pub fn rest(&mut self) {
        self.arbiter.tick(None);
        self.memory.rest();
    }

    /// The wires of an idle cycle.
    pub fn resting(&self, cycle: u64) -> BusRecord {
        BusRecord { cycle, master: self.axi.outputs(false), slave: self.memory.outputs(), grant: None }
    }

    /// The end of a cycle; `taken`: the line register is emptied in it. Returns what the master drove.
    pub fn finish(
        &mut self,
        cycle: u64,
        grant: Option<&Grant>,
        taken: bool,
    ) -> Result<(MasterSignals, SlaveSignals), Violation> {
        if self.is_idle() {
            self.slave = self.memory.outputs();
        }
        let master = self.axi.outputs(taken);
        self.checker.check(cycle, &master, &self.slave)?;
        self.usage.count(&master, &self.slave);
        self.axi.finish(cycle, &master, &self.slave, taken, grant);
        self.memory.step(&master);
        self.arbiter.tick(grant.map(|grant| grant.core));
        Ok((master, self.slave))
    }
}
