//! The float unit of one lane, emitted, verilated and loaded.

use std::path::Path;
use warpstep_core::Mutations;
use warpstep_core::float::{LaneFloat, UNITS};
use warpstep_cosim::verilated::{Cache, Initial, Model, ModelError, PortId, Source};
use warpstep_float_oracle::{Answer, Operands};
use warpstep_spec::{Latencies, Op};

/// Bits of a destination: here a number by which operation and result are matched.
const TAG_BITS: usize = 16;

/// An operation on its way.
#[derive(Clone, Copy, Debug)]
pub struct Issue {
    pub op: Op,
    pub mode: u8,
    pub operands: Operands,
    pub tag: u16,
}

/// The unit that runs an operation.
pub fn unit_of(op: Op) -> usize {
    UNITS.iter().position(|class| *class == op.class()).expect("a float operation")
}

/// Where a unit hands over.
struct Handover {
    valid: PortId,
    tag: PortId,
    value: PortId,
    flags: PortId,
}

/// A loaded model and its ports.
pub struct Lane {
    model: Model,
    clock: PortId,
    start: Vec<PortId>,
    op: PortId,
    rounding: PortId,
    operands: Vec<PortId>,
    destination: PortId,
    results: Vec<Handover>,
    started: usize,
}

impl Lane {
    /// Without Verilator there is nothing to test, and only a run that demands the tools calls that a failure.
    pub fn available() -> bool {
        let found = std::process::Command::new("verilator").arg("--version").output().is_ok();
        assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "verilator is not installed");
        if !found {
            eprintln!("skipped: verilator is not installed");
        }
        found
    }

    /// One with these latencies, after reset.
    pub fn new(latencies: &Latencies) -> Result<Lane, ModelError> {
        Lane::mutated(latencies, &Mutations::awake(&[]))
    }

    /// One with mistakes in it.
    pub fn mutated(latencies: &Latencies, mutations: &Mutations) -> Result<Lane, ModelError> {
        let unit = LaneFloat::new(latencies, TAG_BITS);
        let design = warpstep_kit::verilog::emit_with(&unit, "", mutations).expect("it is Verilog");
        Lane::load(&Source::of(&design, vec![]))
    }

    /// The unit this Verilog is of, after reset.
    fn load(source: &Source) -> Result<Lane, ModelError> {
        let cache = Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("models"));
        let model = Model::load(&cache.model(source)?, source, Initial::Zero)?;
        let port = |name: &str| model.port(name);
        let several = |name: &str, count: usize| {
            (0..count).map(|at| port(&format!("{name}_{at}"))).collect::<Result<Vec<PortId>, ModelError>>()
        };
        let results = (0..UNITS.len()).map(|unit| {
            Ok(Handover {
                valid: port(&format!("results_{unit}_valid"))?,
                tag: port(&format!("results_{unit}_destination"))?,
                value: port(&format!("results_{unit}_value"))?,
                flags: port(&format!("flags_{unit}"))?,
            })
        });
        let results = results.collect::<Result<_, ModelError>>()?;
        let (clock, reset) = (port("clock")?, port("reset")?);
        let (op, rounding, destination) =
            (port("operation_op")?, port("operation_rounding")?, port("operation_destination")?);
        let (start, operands) = (several("start", UNITS.len())?, several("operation_operands", 3)?);
        let mut lane = Lane { model, clock, start, op, rounding, operands, destination, results, started: 0 };
        lane.model.set(reset, 1);
        lane.present(None);
        lane.edge();
        lane.model.set(reset, 0);
        Ok(lane)
    }

    /// The first half of a cycle: inputs are there and have settled.
    pub fn present(&mut self, issue: Option<&Issue>) {
        self.model.set(self.start[self.started], 0);
        if let Some(issue) = issue {
            self.started = unit_of(issue.op);
            self.model.set(self.start[self.started], 1);
            self.model.set(self.op, issue.op as u64);
            self.model.set(self.rounding, issue.mode.into());
            self.model.set(self.destination, issue.tag.into());
            for (port, operand) in self.operands.iter().zip(issue.operands) {
                self.model.set(*port, operand.into());
            }
        }
        self.model.set(self.clock, 0);
        self.model.eval();
    }

    /// What a unit hands over in this cycle.
    pub fn result(&self, unit: usize) -> Option<(u16, Answer)> {
        let Handover { valid, tag, value, flags } = self.results[unit];
        (self.model.get(valid) != 0).then(|| {
            let answer = Answer { value: self.model.get(value) as u32, flags: self.model.get(flags) as u8 };
            (self.model.get(tag) as u16, answer)
        })
    }

    /// The second half of a cycle.
    pub fn edge(&mut self) {
        self.model.set(self.clock, 1);
        self.model.eval();
    }
}
