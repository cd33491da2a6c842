//! Core and cycle model, cycle by cycle: the first difference ends the run and says what, where and what was expected.

use crate::memory::DataRequest;
use crate::rtl::{LaneWrite, Observed, Rtl, RtlError};
use crate::verilated::Cache;
use std::collections::{BTreeMap, VecDeque};
use warpstep_cycle::{Chip, CycleError, CycleObserver, ScheduleRecord, Unsupported};
use warpstep_golden::{Launch, MemoryKind, Options, Retire};
use warpstep_program::Program;
use warpstep_spec::mask::{draw, lanes_of};
use warpstep_spec::{Config, Reg, disassemble};

/// Instructions remembered for a report.
const RECENT: usize = 12;

/// The first thing in which the engines differ.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: {what}: the core has {rtl}, the model {model}")]
pub struct Difference {
    /// When.
    pub cycle: u64,
    /// What and where.
    pub what: String,
    /// As the core has it.
    pub rtl: String,
    /// As the model has it.
    pub model: String,
}

/// Why a lockstep run did not end by itself.
#[derive(Debug, thiserror::Error)]
pub enum LockstepError {
    /// The engines differ.
    #[error(transparent)]
    Differs(#[from] Difference),
    /// The program is wrong.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// There is no core to run.
    #[error(transparent)]
    Rtl(#[from] RtlError),
    /// The model does not know this machine.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The limit is reached.
    #[error("no end after {0} cycles")]
    NoEnd(u64),
}

/// What the model expects, by cycle.
#[derive(Default)]
struct Expected {
    schedule: Option<ScheduleRecord>,
    writes: BTreeMap<u64, Vec<LaneWrite>>,
    accesses: Vec<Retire>,
    /// The last instructions done, for the report.
    recent: VecDeque<Retire>,
}

impl CycleObserver for Expected {
    fn scheduled(&mut self, record: &ScheduleRecord) {
        self.schedule = Some(record.clone());
    }
    fn retired(&mut self, record: &Retire) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(*record);
        if let Some(register) = record.destination {
            let writes = self.writes.entry(record.cycle).or_default();
            writes.extend(lanes_of(record.active).map(|lane| LaneWrite {
                lane,
                warp: record.at.warp,
                register: register.index(),
                value: record.values[lane],
            }));
        }
        if record.memory.is_some() {
            self.accesses.push(*record);
        }
    }
}

/// A core and a cycle model with the same program.
pub struct Lockstep {
    rtl: Rtl,
    chip: Chip,
    expected: Expected,
    /// Requests the core has made for the access under way.
    requests: Vec<DataRequest>,
    cycle: u64,
}

impl Lockstep {
    /// Both after reset.
    pub fn new(
        config: &Config,
        program: &Program,
        argument: u32,
        cache: &Cache,
    ) -> Result<Lockstep, LockstepError> {
        Lockstep::with(Rtl::new(config, program, argument, cache)?, config, program, argument)
    }

    /// A core that is already there, and a cycle model of `config`.
    pub fn with(
        rtl: Rtl,
        config: &Config,
        program: &Program,
        argument: u32,
    ) -> Result<Lockstep, LockstepError> {
        let options = Options::for_config(config);
        let chip = Chip::new(config.clone(), options, program, Launch { argument })?;
        Ok(Lockstep { rtl, chip, expected: Expected::default(), requests: Vec::new(), cycle: 0 })
    }

    /// The last instructions the model issued, disassembled, oldest first.
    pub fn recent(&self) -> Vec<String> {
        let line = |record: &Retire| {
            let text = disassemble(record.word, record.pc);
            let lanes = draw(record.active, self.chip.golden().config().lanes);
            format!("{} {:#010x} lanes {lanes} {text}", record.at, record.pc)
        };
        self.expected.recent.iter().map(line).collect()
    }

    /// The cycle model, with its golden machine.
    pub fn chip(&self) -> &Chip {
        &self.chip
    }

    /// Runs to the end, or until `limit` cycles have passed.
    pub fn run(&mut self, limit: u64) -> Result<(), LockstepError> {
        while self.chip.is_busy() {
            if self.cycle >= limit {
                return Err(LockstepError::NoEnd(limit));
            }
            self.tick()?;
        }
        let observed = self.rtl.tick();
        self.same("busy after the end", observed.busy, false)?;
        Ok(())
    }

    /// One cycle of both.
    pub fn tick(&mut self) -> Result<(), LockstepError> {
        self.chip.tick(&mut self.expected)?;
        let observed = self.rtl.tick();
        self.compare(&observed)?;
        self.cycle += 1;
        Ok(())
    }

    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, rtl: T, model: T) -> Result<(), Difference> {
        if rtl == model {
            return Ok(());
        }
        let (rtl, model) = (format!("{rtl:x?}"), format!("{model:x?}"));
        Err(Difference { cycle: self.cycle, what: what.into(), rtl, model })
    }

    fn compare(&mut self, observed: &Observed) -> Result<(), LockstepError> {
        let expected = self.expected.schedule.take().expect("the model speaks in every cycle");
        let seen = &observed.schedule;
        self.same("issued (warp, NOP)", seen.issued, expected.issued)?;
        self.same("instruction issued", seen.instruction, expected.instruction)?;
        self.same("requested (warp, pc)", seen.requested, expected.requested)?;
        for warp in 0..expected.stalls.len() {
            self.same(&format!("state of warp {warp}"), seen.stalls[warp], expected.stalls[warp])?;
            self.same(&format!("queue of warp {warp}"), seen.occupancy[warp], expected.occupancy[warp])?;
            self.same(&format!("in flight of warp {warp}"), seen.in_flight[warp], expected.in_flight[warp])?;
        }
        self.same("two results in one slot", observed.collision, false)?;
        self.same("program errors", observed.faults, 0)?;
        self.compare_writes(observed)?;
        self.compare_accesses(observed)
    }

    fn compare_writes(&mut self, observed: &Observed) -> Result<(), LockstepError> {
        let mut expected = self.expected.writes.remove(&self.cycle).unwrap_or_default();
        expected.sort();
        let lanes = observed.writes.len().max(expected.len());
        for number in 0..lanes {
            let (seen, wanted) = (observed.writes.get(number), expected.get(number));
            if seen != wanted {
                let name = |write: &LaneWrite| {
                    let reg = if write.register < 32 {
                        Reg::x(write.register as u32)
                    } else {
                        Reg::f(write.register as u32)
                    };
                    format!("warp {} lane {} {reg} = {:#x}", write.warp, write.lane, write.value)
                };
                let show = |write: Option<&LaneWrite>| write.map_or("no write".to_string(), name);
                let (rtl, model) = (show(seen), show(wanted));
                return Err(
                    Difference { cycle: self.cycle, what: "register write".into(), rtl, model }.into()
                );
            }
        }
        Ok(())
    }

    /// The requests of an access, once the model says it is done.
    fn compare_accesses(&mut self, observed: &Observed) -> Result<(), LockstepError> {
        self.requests.extend(observed.request);
        for access in std::mem::take(&mut self.expected.accesses) {
            let effect = access.memory.expect("only accesses are kept");
            let wanted: Vec<DataRequest> = lanes_of(access.active)
                .map(|lane| {
                    let (address, place) = (effect.addresses[lane], effect.addresses[lane] % 4);
                    let store = effect.kind == MemoryKind::Store;
                    let bytes = ((1u32 << effect.bytes) - 1) << place;
                    let data = if store { (effect.data[lane] << (8 * place)) & byte_mask(bytes) } else { 0 };
                    DataRequest { write: store, address: address - place, data, bytes }
                })
                .collect();
            let seen: Vec<DataRequest> = std::mem::take(&mut self.requests)
                .into_iter()
                .map(|request| DataRequest {
                    data: if request.write { request.data & byte_mask(request.bytes) } else { 0 },
                    ..request
                })
                .collect();
            self.same(&format!("requests of the access at {:#x}", access.pc), seen, wanted)?;
        }
        Ok(())
    }
}

/// The bits of the bytes that count.
fn byte_mask(bytes: u32) -> u32 {
    (0..4).filter(|byte| bytes >> byte & 1 == 1).fold(0, |mask, byte| mask | 0xFF << (8 * byte))
}
