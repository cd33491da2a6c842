//! What was executed, counted.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use warpstep_golden::{Divergence, Retire, SplitOutcome};
use warpstep_spec::isa::table::ROWS;

#[derive(Serialize)]
pub struct Statistics {
    instructions: u64,
    lane_instructions: u64,
    /// Warp-instructions by operation.
    #[serde(serialize_with = "by_unit")]
    operations: [u64; 128],
    splits: u64,
    splits_uniform: u64,
    splits_serial: u64,
    splits_parallel: u64,
    joins: u64,
}

/// The operations, summed up by the unit that executes them.
fn units(operations: &[u64; 128]) -> BTreeMap<String, u64> {
    let mut units = BTreeMap::new();
    for (row, count) in ROWS.iter().zip(operations).filter(|(_, count)| **count > 0) {
        *units.entry(format!("{:?}", row.class)).or_default() += count;
    }
    units
}

fn by_unit<S: serde::Serializer>(operations: &[u64; 128], serializer: S) -> Result<S::Ok, S::Error> {
    units(operations).serialize(serializer)
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics {
            instructions: 0,
            lane_instructions: 0,
            operations: [0; 128],
            splits: 0,
            splits_uniform: 0,
            splits_serial: 0,
            splits_parallel: 0,
            joins: 0,
        }
    }
}

impl Statistics {
    pub fn count(&mut self, record: &Retire) {
        self.instructions += 1;
        self.lane_instructions += u64::from(record.active.count_ones());
        self.operations[record.op as usize] += 1;
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
        for (unit, count) in &units(&self.operations) {
            row(&format!("unit {unit}"), count.to_string());
        }
        text
    }
}
