//! The schedule as a trace for Perfetto: one track per context, one slice per instruction or wait, one microsecond per cycle.

use crate::frame::{CoreFrame, Frame};
use serde_json::json;
use std::io;
use std::path::Path;
use warpstep_cycle::Stall;
use warpstep_spec::{Config, disassemble};
use warpstep_wave::TraceJson;

/// The groups of a core: its warps, and what the whole core does.
fn groups(core: usize) -> (usize, usize) {
    (2 * core + 1, 2 * core + 2)
}

/// A trace in progress.
pub(super) struct ScheduleTrace {
    out: TraceJson,
    /// What each context of each core waits for, and since when.
    waits: Vec<Vec<Option<(Stall, u64)>>>,
    active_lanes: Vec<Option<u64>>,
}

impl ScheduleTrace {
    /// Of a machine.
    pub fn create(path: &Path, config: &Config) -> io::Result<ScheduleTrace> {
        let (cores, contexts, each) = (config.cores, config.core_contexts(), config.contexts());
        let mut out = TraceJson::create(path)?;
        for core in 0..cores {
            let (own, whole) = groups(core);
            out.group(own, &format!("warps of core {core}"))?;
            for context in 0..contexts {
                let name = match each {
                    1 => format!("warp {context}"),
                    _ => format!("warp {} split {}", context / each, context % each),
                };
                out.track(own, context, &name)?;
            }
            out.group(whole, &format!("core {core}"))?;
        }
        Ok(ScheduleTrace { out, waits: vec![vec![None; contexts]; cores], active_lanes: vec![None; cores] })
    }

    pub fn push(&mut self, frame: &Frame) -> io::Result<()> {
        frame
            .cores
            .iter()
            .enumerate()
            .try_for_each(|(number, core)| self.push_core(frame.cycle, number, core))
    }

    fn push_core(&mut self, cycle: u64, core: usize, frame: &CoreFrame) -> io::Result<()> {
        let (own, whole) = groups(core);
        for (warp, stall) in frame.stalls.iter().enumerate() {
            if self.waits[core][warp].map(|(wait, _)| wait) != Some(*stall) || *stall == Stall::Issued {
                self.close(core, warp, cycle)?;
                self.waits[core][warp] = (*stall != Stall::Issued).then_some((*stall, cycle));
            }
        }
        for issue in &frame.issued {
            let (name, args) = match issue.instruction {
                Some(instruction) => (
                    disassemble(instruction.word, instruction.pc),
                    json!({
                        "pc": format!("{:#010x}", instruction.pc),
                        "word": format!("{:#010x}", instruction.word),
                        "active": format!("{:#b}", instruction.active),
                    }),
                ),
                None => ("NOP".into(), json!({})),
            };
            self.out.slice((own, issue.context), &name, (cycle, 1), args)?;
        }
        let active = frame.instructions().map(|instruction| u64::from(instruction.active.count_ones())).sum();
        if self.active_lanes[core].replace(active) != Some(active) {
            self.out.counter(whole, "lanes issued", cycle, active)?;
        }
        Ok(())
    }

    fn close(&mut self, core: usize, warp: usize, now: u64) -> io::Result<()> {
        match self.waits[core][warp].take() {
            // A warp that is not there is an empty track.
            None | Some((Stall::Inactive, _)) => Ok(()),
            Some((stall, since)) => {
                self.out.slice((groups(core).0, warp), stall.word(), (since, now - since), json!({}))
            }
        }
    }

    pub fn finish(mut self, end: u64) -> io::Result<()> {
        for core in 0..self.waits.len() {
            for warp in 0..self.waits[core].len() {
                self.close(core, warp, end)?;
            }
        }
        self.out.finish()
    }
}
