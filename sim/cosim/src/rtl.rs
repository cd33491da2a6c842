//! The core as a running model, with a memory behind its ports. One call is one cycle.

use crate::memory::{DataRequest, FixedLatency};
use crate::verilated::{Cache, Initial, Model, ModelError, Port, PortId, Source};
use warpstep_core::{CoreShape, EmitError, NotYet};
use warpstep_cycle::{IssuedInstruction, ScheduleRecord, Stall};
use warpstep_program::Program;
use warpstep_spec::{Config, LaneMask};

/// Why there is no running core.
#[derive(Debug, thiserror::Error)]
pub enum RtlError {
    /// The core cannot be this machine.
    #[error(transparent)]
    NotYet(#[from] NotYet),
    /// The core could not be emitted.
    #[error("cannot emit the core: {0}")]
    Emit(#[from] EmitError),
    /// The Verilog could not be made a model.
    #[error(transparent)]
    Model(#[from] ModelError),
}

/// A register written in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LaneWrite {
    /// Lane.
    pub lane: usize,
    /// Warp.
    pub warp: usize,
    /// Register, as [`warpstep_spec::Reg::index`] numbers them.
    pub register: usize,
    /// Value.
    pub value: u32,
}

/// What the core showed in one cycle.
#[derive(Clone, Debug)]
pub struct Observed {
    /// The front end.
    pub schedule: ScheduleRecord,
    /// Registers written.
    pub writes: Vec<LaneWrite>,
    /// A request for data.
    pub request: Option<DataRequest>,
    /// Two results met in one slot: a bug of the core.
    pub collision: bool,
    /// Program errors found so far, one bit a kind.
    pub faults: u64,
    /// Whether it goes on.
    pub busy: bool,
}

/// The ports a cycle looks at.
struct Ports {
    clock: PortId,
    reset: PortId,
    start_pc: PortId,
    start_argument: PortId,
    core_id: PortId,
    busy: PortId,
    faults: PortId,
    fill: [PortId; 2],
    line: [PortId; 2],
    request: [PortId; 5],
    answer: [PortId; 2],
    issue: [PortId; 6],
    fetch: [PortId; 3],
    stalls: Vec<PortId>,
    occupancy: Vec<PortId>,
    in_flight: Vec<PortId>,
    writes: PortId,
    destinations: Vec<PortId>,
    values: Vec<PortId>,
    collision: PortId,
}

/// A running core.
pub struct Rtl {
    model: Model,
    ports: Ports,
    memory: FixedLatency,
    line_words: usize,
    cycle: u64,
}

/// The Verilog of a core as something to build.
pub fn source(config: &Config) -> Result<Source, RtlError> {
    let design = warpstep_core::emit(&CoreShape::new(config.clone(), true)?)?;
    let mut ports: Vec<Port> =
        ["clock", "reset"].into_iter().map(|name| Port { name: name.into(), width: 1 }).collect();
    ports.extend(design.ports.iter().map(|port| Port { name: port.name.clone(), width: port.width }));
    let files = design.files.into_iter().map(|file| (format!("{}.v", file.module), file.text)).collect();
    Ok(Source { top: design.top, files, ports })
}

impl Ports {
    fn find(model: &Model, config: &Config) -> Result<Ports, ModelError> {
        let one = |name: &str| model.port(name);
        let several = |name: &str, count: usize| -> Result<Vec<PortId>, ModelError> {
            (0..count).map(|number| model.port(&format!("{name}_{number}"))).collect()
        };
        let contexts = config.warps * config.contexts();
        Ok(Ports {
            clock: one("clock")?,
            reset: one("reset")?,
            start_pc: one("start_pc")?,
            start_argument: one("start_argument")?,
            core_id: one("core_id")?,
            busy: one("busy")?,
            faults: one("faults")?,
            fill: [one("fill_valid")?, one("fill_address")?],
            line: [one("line_valid")?, one("line_data")?],
            request: [
                one("request_valid")?,
                one("request_write")?,
                one("request_address")?,
                one("request_data")?,
                one("request_bytes")?,
            ],
            answer: [one("answer_valid")?, one("answer_data")?],
            issue: [
                one("trace_issue_0")?,
                one("trace_issue_nop_0")?,
                one("trace_issue_context_0")?,
                one("trace_issue_pc_0")?,
                one("trace_issue_word_0")?,
                one("trace_issue_lanes_0")?,
            ],
            fetch: [one("trace_request_0")?, one("trace_request_context_0")?, one("trace_request_pc_0")?],
            stalls: several("trace_stalls", contexts)?,
            occupancy: several("trace_occupancy", contexts)?,
            in_flight: several("trace_in_flight", contexts)?,
            writes: one("trace_writes_0")?,
            destinations: several("trace_destinations", config.lanes)?,
            values: several("trace_values", config.lanes)?,
            collision: one("trace_collision_0")?,
        })
    }
}

impl Rtl {
    /// The core after reset, its program in memory. Builds the model if the cache does not have it.
    pub fn new(config: &Config, program: &Program, argument: u32, cache: &Cache) -> Result<Rtl, RtlError> {
        Rtl::from_source(&source(config)?, config, program, argument, cache)
    }

    /// The same from Verilog that may differ from what is emitted: a core with a bug, say.
    pub fn from_source(
        source: &Source,
        config: &Config,
        program: &Program,
        argument: u32,
        cache: &Cache,
    ) -> Result<Rtl, RtlError> {
        let object = cache.model(source, Initial::Zero)?;
        let model = Model::load(&object, source, 0)?;
        let ports = Ports::find(&model, config)?;
        let mut rtl = Rtl {
            model,
            ports,
            memory: FixedLatency::new(program.memory(), config.memory_latency),
            line_words: config.instruction_cache.line_bytes as usize / 4,
            cycle: 0,
        };
        rtl.model.set(rtl.ports.start_pc, program.entry.into());
        rtl.model.set(rtl.ports.start_argument, argument.into());
        rtl.model.set(rtl.ports.core_id, 0);
        rtl.model.set(rtl.ports.reset, 1);
        for _ in 0..3 {
            rtl.edge();
        }
        rtl.model.set(rtl.ports.reset, 0);
        Ok(rtl)
    }

    /// What memory holds.
    pub fn memory(&self) -> &FixedLatency {
        &self.memory
    }

    fn edge(&mut self) {
        for level in [0, 1] {
            self.model.set(self.ports.clock, level);
            self.model.eval();
        }
    }

    /// One cycle: memory's answers go in, everything settles, what is seen is taken down, the clock ticks.
    pub fn tick(&mut self) -> Observed {
        let (cycle, ports) = (self.cycle, &self.ports);
        let answer = self.memory.answer(cycle);
        self.model.set(ports.answer[0], answer.is_some().into());
        self.model.set(ports.answer[1], answer.unwrap_or(0).into());
        let line = self.memory.line(cycle);
        self.model.set(ports.line[0], line.is_some().into());
        if let Some(line) = line {
            self.model.set_words(ports.line[1], &line);
        }
        self.model.set(ports.clock, 0);
        self.model.eval();
        let observed = self.observe();
        if let Some(request) = observed.request {
            self.memory.request(cycle, request);
        }
        if self.model.get(self.ports.fill[0]) == 1 {
            self.memory.fill(cycle, self.model.get(self.ports.fill[1]) as u32, self.line_words);
        }
        self.model.set(self.ports.clock, 1);
        self.model.eval();
        self.cycle += 1;
        observed
    }

    fn observe(&self) -> Observed {
        let get = |port: PortId| self.model.get(port);
        let ports = &self.ports;
        let issues = get(ports.issue[0]) == 1;
        let nop = get(ports.issue[1]) == 1;
        let stall = |port: &PortId| Stall::ALL.get(get(*port) as usize).copied().unwrap_or(Stall::Empty);
        let schedule = ScheduleRecord {
            cycle: self.cycle,
            issued: issues.then(|| (get(ports.issue[2]) as usize, nop)),
            instruction: (issues && !nop).then(|| IssuedInstruction {
                pc: get(ports.issue[3]) as u32,
                word: get(ports.issue[4]) as u32,
                active: get(ports.issue[5]) as LaneMask,
            }),
            requested: (get(ports.fetch[0]) == 1)
                .then(|| (get(ports.fetch[1]) as usize, get(ports.fetch[2]) as u32)),
            occupancy: ports.occupancy.iter().map(|port| get(*port) as u8).collect(),
            in_flight: ports.in_flight.iter().map(|port| get(*port) as u8).collect(),
            stalls: ports.stalls.iter().map(stall).collect(),
            excused: 0,
        };
        Observed {
            schedule,
            writes: self.writes(),
            request: (get(ports.request[0]) == 1).then(|| DataRequest {
                write: get(ports.request[1]) == 1,
                address: get(ports.request[2]) as u32,
                data: get(ports.request[3]) as u32,
                bytes: get(ports.request[4]) as u32,
            }),
            collision: get(ports.collision) == 1,
            faults: get(ports.faults),
            busy: get(ports.busy) == 1,
        }
    }

    fn writes(&self) -> Vec<LaneWrite> {
        let mask = self.model.get(self.ports.writes) as LaneMask;
        let write = |lane: usize| {
            let destination = self.model.get(self.ports.destinations[lane]) as usize;
            let value = self.model.get(self.ports.values[lane]) as u32;
            LaneWrite { lane, warp: destination >> 6, register: destination & 63, value }
        };
        warpstep_spec::mask::lanes_of(mask).map(write).collect()
    }
}
