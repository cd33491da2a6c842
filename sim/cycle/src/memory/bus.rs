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
    #[inline]
    pub fn deliver(&mut self, cycle: u64) -> Delivered {
        if self.is_idle() { Delivered::default() } else { self.due(cycle) }
    }

    fn due(&mut self, cycle: u64) -> Delivered {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus_record::GrantKind;
    use warpstep_spec::config::named;

    fn on_time(latency: u32) -> Config {
        let mut p = named("small").unwrap().parameters();
        (p.on_time, p.memory_latency, p.data_line_bytes) = (true, latency, 64);
        Config::try_from(p).unwrap()
    }

    /// What a read granted in cycle 0 comes to: the cycle in which its line is shown, before a memory of another latency.
    fn read(promised: u32, latency: u32) -> Result<u64, Violation> {
        let rules = AccessRules::strict(16384);
        let mut bus = Bus::new(&on_time(promised), MemoryKind::Fixed, &rules).unwrap();
        bus.memory = AxiMemory::without_bytes(&on_time(latency), MemoryKind::Fixed, rules).unwrap();
        let grant = Grant { core: 0, kind: GrantKind::Read, address: 0x8000_0040 };
        for cycle in 0..100 {
            if bus.deliver(cycle).answer.is_some() {
                return Ok(cycle);
            }
            bus.finish(cycle, Some(&grant).filter(|_| cycle == 0), false)?;
        }
        panic!("no line");
    }

    #[test]
    fn a_line_that_comes_early_is_shown_when_it_is_due() {
        for latency in 1..=7 {
            assert_eq!(read(7, latency), Ok(1 + 7 + 8));
        }
    }

    #[test]
    fn a_memory_that_breaks_its_contract_ends_the_run_with_cycle_and_address() {
        let said = read(7, 8).unwrap_err().to_string();
        let what = "the memory broke its contract: beat 0 of the read at 0x80000040 was due in cycle 8";
        assert_eq!(said, format!("cycle 8: AXI channel R: {what}"));
    }
}
