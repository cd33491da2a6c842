//! What is counted of a run with splits: cycles and issue slots of the region, how many of them while lanes of the warp are apart, and
//! what contexts waited for.

use crate::Region;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use warpstep_cycle::{CycleObserver, ScheduleRecord, Stall};
use warpstep_golden::{Divergence, JoinOutcome, Retire, SplitOutcome};
use warpstep_spec::Config;

/// One run; all but `whole` and the splits are of the region.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// Cycles in which a warp was in the region.
    pub cycles: u64,
    /// Cycles from reset to the end.
    pub whole: u64,
    /// Instructions issued, one for each context that issues.
    pub instructions: u64,
    /// NOPs issued.
    pub nops: u64,
    /// Instructions and NOPs issued while lanes of the warp were apart.
    pub divergent: u64,
    /// Cycles in which nobody issued.
    pub idle: u64,
    /// Cycles in which some contexts of a split warp issued and others, not at their join, did not.
    pub partial: u64,
    /// Context-cycles by what the context did or waited for, under the word for it.
    pub waits: BTreeMap<String, u64>,
    /// Divergent splits whose halves ran in parallel.
    pub parallel: u64,
    /// Divergent splits whose halves ran one after the other.
    pub serial: u64,
}

impl Run {
    /// Share of issue slots while lanes were apart.
    pub fn divergent_share(&self) -> f64 {
        self.divergent as f64 / (self.instructions + self.nops).max(1) as f64
    }

    /// Context-cycles with this reason.
    pub fn waits_for(&self, stall: Stall) -> u64 {
        self.waits.get(stall.word()).copied().unwrap_or(0)
    }
}

/// Counts while one core runs.
pub(super) struct Probe {
    region: Region,
    per_warp: usize,
    /// Open divergent splits of each warp.
    open: Vec<usize>,
    waits: [u64; Stall::ALL.len()],
    run: Run,
}

impl Probe {
    pub(super) fn new(config: &Config, region: Region) -> Probe {
        let (per_warp, open) = (config.contexts(), vec![0; config.warps]);
        Probe { region, per_warp, open, waits: [0; Stall::ALL.len()], run: Run::default() }
    }

    pub(super) fn finish(self, whole: u64) -> Run {
        let named = Stall::ALL.iter().zip(self.waits).map(|(stall, count)| (stall.word().to_string(), count));
        Run { whole, waits: named.collect(), ..self.run }
    }
}

impl CycleObserver for Probe {
    fn retired(&mut self, record: &Retire) {
        self.region.enters(record);
    }

    fn diverged(&mut self, event: &Divergence) {
        match event {
            Divergence::Split { at, outcome: SplitOutcome::Serial, .. } => {
                self.open[at.warp] += 1;
                self.run.serial += 1;
            }
            Divergence::Split { at, outcome: SplitOutcome::Parallel(_), .. } => {
                self.open[at.warp] += 1;
                self.run.parallel += 1;
            }
            Divergence::Join { at, outcome: JoinOutcome::Restored | JoinOutcome::Merged { .. }, .. } => {
                self.open[at.warp] -= 1;
            }
            _ => {}
        }
    }

    fn scheduled(&mut self, record: &ScheduleRecord) {
        if !self.region.covers(record) {
            return;
        }
        self.run.cycles += 1;
        self.run.idle += u64::from(record.issued.is_empty());
        for issue in &record.issued {
            let warp = issue.context / self.per_warp;
            if self.region.holds(warp) {
                let is_nop = issue.instruction.is_none();
                self.run.nops += u64::from(is_nop);
                self.run.instructions += u64::from(!is_nop);
                self.run.divergent += u64::from(self.open[warp] > 0);
            }
        }
        for (context, stall) in record.stalls.iter().enumerate() {
            if self.region.holds(context / self.per_warp) {
                self.waits[*stall as usize] += 1;
            }
        }
        if let Some(first) = record.issued.first() {
            let start = first.context / self.per_warp * self.per_warp;
            let own = &record.stalls[start..start + self.per_warp];
            let could = |stall: &&Stall| !matches!(stall, Stall::Inactive | Stall::Join);
            self.run.partial += u64::from(own.iter().filter(could).count() > record.issued.len());
        }
    }
}
