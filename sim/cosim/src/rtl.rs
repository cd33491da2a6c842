//! The emitted design as a running model, with a memory behind its AXI port. One call is one cycle.

mod build;
mod observe;
mod start;

pub use build::{Build, Start};
pub use start::exposed;

use crate::engine::{Engine, EngineError};
use crate::frame::Frame;
use crate::program_error::ProgramError;
use crate::verilated::{Model, ModelError, PortId};
use warpstep_core::{ChipPorts, EmitError, Shape};
use warpstep_memory::{
    AxiChecker, AxiMemory, Contents, Master, MasterSignals, MemoryError, SlaveSignals, Violation,
};
use warpstep_program::Program;
use warpstep_spec::Config;

/// Why there is no running core, or why it cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum RtlError {
    /// The core could not be emitted.
    #[error("cannot emit the core: {0}")]
    Emit(#[from] EmitError),
    /// The Verilog could not be made a model.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The memory is not one the machine can have.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// A rule of the bus is broken.
    #[error(transparent)]
    Protocol(#[from] Violation),
}

/// A running core.
pub struct Rtl {
    config: Config,
    model: Model,
    ports: ChipPorts<PortId>,
    memory: AxiMemory,
    checker: AxiChecker,
    axi_words: usize,
    /// What memory said last of what it takes and offers.
    driven: Handshake,
    cycle: u64,
}

/// What memory takes and offers, without data: most cycles have the same as the one before.
type Handshake = Option<(bool, bool, bool, bool, bool, u8)>;

impl Rtl {
    /// The core after reset, a program in its memory.
    pub fn new(build: &Build, program: &Program, start: &Start) -> Result<Rtl, RtlError> {
        let Build { config, source, landmarks, compiled } = build;
        let model = Model::load(compiled, source, start.initial)?;
        let ports = ChipPorts::find(&Shape::new(config.clone(), true), |name| model.port(name))?;
        let contents = Contents::new(program.memory(), start.rules(config));
        let mut rtl = Rtl {
            config: config.clone(),
            model,
            ports,
            memory: AxiMemory::with_contents(config, start.memory, contents)?,
            checker: AxiChecker::new(Master::of(config)),
            axi_words: config.axi_bytes as usize / 4,
            driven: None,
            cycle: 0,
        };
        rtl.model.set(rtl.ports.start_pc, program.entry.into());
        rtl.model.set(rtl.ports.start_argument, start.argument.into());
        rtl.drive(&SlaveSignals::default());
        rtl.model.set(rtl.ports.reset, 1);
        for edge in 0..3 {
            rtl.model.set(rtl.ports.clock, 0);
            rtl.model.eval();
            if edge > 0 {
                rtl.checker.check_reset(&rtl.master())?;
            }
            rtl.model.set(rtl.ports.clock, 1);
            rtl.model.eval();
        }
        rtl.model.set(rtl.ports.reset, 0);
        // After the reset: what registers held before it may have been written anywhere at its first edge.
        start::zero(&mut rtl.model, landmarks, config)?;
        if start.warm {
            let contents = rtl.memory.contents().expect("the memory has contents");
            start::warm(&mut rtl.model, landmarks, config, program, contents)?;
        }
        Ok(rtl)
    }

    /// Memory, input and output, as the core's own requests made them.
    pub fn contents(&self) -> &Contents {
        self.memory.contents().expect("the memory has contents")
    }

    /// The program error the core reports, if any.
    pub fn program_error(&self) -> Option<ProgramError> {
        self.fault().map(|seen| ProgramError::new(seen, self.contents(), &self.config))
    }

    /// Characters printed since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        let contents = self.memory.contents_mut().expect("the memory has contents");
        contents.take_io_writes().iter().filter_map(|write| write.printed()).collect()
    }

    /// Whether a warp is active or an access in flight.
    pub fn is_busy(&self) -> bool {
        self.model.get(self.ports.busy) == 1
    }

    /// Looks at the port when the core is no longer busy.
    pub fn check_end(&self) -> Result<(), Violation> {
        self.checker.check_end(self.cycle)
    }

    /// Drives the inputs from memory.
    fn drive(&mut self, slave: &SlaveSignals) {
        let (model, axi) = (&mut self.model, &self.ports.axi);
        if slave.rvalid {
            model.set_words(axi.rdata, &slave.rdata[..self.axi_words]);
            model.set(axi.rresp, slave.rresp as u64);
            model.set(axi.rlast, slave.rlast.into());
        }
        let SlaveSignals { arready, rvalid, awready, wready, bvalid, bresp, .. } = *slave;
        let handshake = Some((arready, rvalid, awready, wready, bvalid, bresp as u8));
        if self.driven == handshake {
            return;
        }
        self.driven = handshake;
        model.set(axi.arready, arready.into());
        model.set(axi.rvalid, rvalid.into());
        model.set(axi.awready, awready.into());
        model.set(axi.wready, wready.into());
        model.set(axi.bvalid, bvalid.into());
        model.set(axi.bresp, bresp as u64);
    }

    /// One cycle: memory drives the inputs, the logic settles, the ports are observed, the clock ticks.
    pub fn tick(&mut self, frame: &mut Frame) -> Result<(), Violation> {
        let slave = self.memory.outputs();
        self.drive(&slave);
        self.model.set(self.ports.clock, 0);
        self.model.eval();
        let master: MasterSignals = self.master();
        self.observe(frame, &master, &slave);
        self.checker.check(self.cycle, &master, &slave)?;
        self.memory.step(&master);
        self.model.set(self.ports.clock, 1);
        self.model.eval();
        self.cycle += 1;
        Ok(())
    }
}

impl Engine for Rtl {
    fn name(&self) -> &'static str {
        "core"
    }

    fn scope(&self) -> &'static str {
        "rtl"
    }

    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError> {
        Ok(Rtl::tick(self, frame)?)
    }

    fn is_busy(&self) -> bool {
        Rtl::is_busy(self)
    }

    fn check_end(&self) -> Result<(), Violation> {
        Rtl::check_end(self)
    }

    fn program_error(&self) -> Option<ProgramError> {
        Rtl::program_error(self)
    }
}
