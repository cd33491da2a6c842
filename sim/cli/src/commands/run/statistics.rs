//! What was executed, counted.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use warpstep_golden::{Divergence, Retire, SplitOutcome};
use warpstep_spec::decode;

#[derive(Default, Serialize)]
pub struct Statistics {
    instructions: u64,
    lane_instructions: u64,
    /// Warp-instructions by unit.
    units: BTreeMap<String, u64>,
    splits: u64,
    splits_uniform: u64,
    splits_serial: u64,
    splits_parallel: u64,
    joins: u64,
}

impl Statistics {
    pub fn count(&mut self, record: &Retire) {
        self.instructions += 1;
        self.lane_instructions += u64::from(record.active.count_ones());
        let instruction = decode(record.word).expect("a retired instruction was decoded before");
        *self.units.entry(format!("{:?}", instruction.op.class())).or_default() += 1;
    }

    pub fn diverge(&mut self, event: &Divergence) {
        match event {
            Divergence::Join { .. } => self.joins += 1,
            Divergence::Split { outcome, .. } => {
                self.splits += 1;
                match outcome {
                    SplitOutcome::Uniform => self.splits_uniform += 1,
                    SplitOutcome::Serial => self.splits_serial += 1,
                    SplitOutcome::Parallel(_) => self.splits_parallel += 1,
                }
            }
        }
    }

    pub fn table(&self, lanes: usize) -> String {
        let mut text = String::new();
        let mut row = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<24} {value:>16}");
        };
        row("warp-instructions", self.instructions.to_string());
        row("lane-instructions", self.lane_instructions.to_string());
        let all = (self.instructions * lanes as u64).max(1);
        row("active lanes", format!("{:.1} %", 100.0 * self.lane_instructions as f64 / all as f64));
        row("splits", self.splits.to_string());
        row("  lanes agreed", self.splits_uniform.to_string());
        row("  one after the other", self.splits_serial.to_string());
        row("  in parallel", self.splits_parallel.to_string());
        row("joins", self.joins.to_string());
        for (unit, count) in &self.units {
            row(&format!("unit {unit}"), count.to_string());
        }
        text
    }
}
