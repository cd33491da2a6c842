//! From what happened to what is drawn: one band per warp, one step per instruction.
//!
//! The golden engine has no time, so the picture has the time of an ideal machine: every context executes one
//! instruction a step. A spawned warp starts when it was spawned, warps leave a barrier when the last one arrived,
//! a child starts with its split, and a join is over when both halves are there.

use super::tree::Lives;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use warpstep_golden::{At, Divergence, JoinOutcome, Observer, Retire, SplitOutcome};
use warpstep_picture::{Band, History, Mark, SplitTrees, Step};
use warpstep_spec::{Config, Op};

pub struct Bands {
    warps: usize,
    lanes: usize,
    window: RangeInclusive<u64>,
    /// Next step of every context.
    clocks: BTreeMap<At, u64>,
    /// Who left a barrier with the instruction that is about to be recorded.
    released: Vec<At>,
    bands: BTreeMap<(usize, usize), Band>,
    event: Option<Divergence>,
    lives: Lives,
    steps: usize,
}

impl Bands {
    pub fn new(config: &Config, window: RangeInclusive<u64>) -> Bands {
        Bands {
            warps: config.warps,
            lanes: config.lanes,
            window,
            clocks: BTreeMap::new(),
            released: Vec::new(),
            bands: BTreeMap::new(),
            event: None,
            lives: Lives::new(config),
            steps: 0,
        }
    }

    pub fn steps(&self) -> usize {
        self.steps
    }

    pub fn into_history(self, title: String) -> History {
        let mut bands: Vec<Band> = self.bands.into_values().collect();
        for band in &mut bands {
            // Contexts of a warp were recorded one after the other; the picture wants them by time.
            band.steps.sort_by_key(|step| (step.time, step.context));
            band.marks.sort_by_key(|mark| mark.time);
        }
        History { title, lanes: self.lanes, time_label: "steps (an instruction each)".into(), bands }
    }

    /// How the warps split, instead.
    pub fn into_trees(self, title: String) -> SplitTrees {
        self.lives.into_trees(title, &self.window)
    }

    fn clock(&mut self, at: At) -> &mut u64 {
        self.clocks.entry(at).or_default()
    }

    /// Sets the clocks of these contexts to the latest among them.
    fn meet(&mut self, contexts: impl Iterator<Item = At> + Clone) {
        let latest = contexts.clone().map(|at| *self.clock(at)).max().unwrap_or(0);
        for at in contexts {
            *self.clock(at) = latest;
        }
    }

    fn draw(&mut self, record: &Retire, time: u64, mark: Option<&str>) {
        if !self.window.contains(&time) {
            return;
        }
        let At { core, warp, context } = record.at;
        let name = format!("core {core} warp {warp}");
        let band =
            self.bands.entry((core, warp)).or_insert_with(|| Band { name, steps: vec![], marks: vec![] });
        band.steps.push(Step { time, context: context as u8, active: record.active });
        band.marks.extend(mark.map(|label| Mark { time, label: label.into() }));
        self.steps += 1;
    }

    fn follow(&mut self, event: Divergence, time: u64) {
        match event {
            Divergence::Split { at, other, outcome: SplitOutcome::Parallel(child), .. } => {
                // A context is free only from the merge on that another half left it by.
                let start = self.clock(At { context: child, ..at });
                *start = (*start).max(time + 1);
                let start = *start;
                self.lives.split(at, child, other, start);
            }
            Divergence::Join { at, outcome: JoinOutcome::Waits, .. } => self.lives.waits(at, time + 1),
            Divergence::Join { at, outcome: JoinOutcome::Merged { parent, child }, .. } => {
                let [parent, child] = [parent, child].map(|context| At { context, ..at });
                self.meet([parent, child].into_iter());
                // Halves are recorded one after the other: the second to join may be the first in time.
                self.lives.waits(at, time + 1);
                let met = *self.clock(parent);
                self.lives.merge(parent, child, met);
            }
            _ => {}
        }
    }
}

impl Observer for Bands {
    fn diverged(&mut self, event: &Divergence) {
        self.event = Some(*event);
    }

    fn opened(&mut self, released: &[At]) {
        self.released = released.to_vec();
    }

    fn retired(&mut self, record: &Retire) {
        let at = record.at;
        let op = record.op;
        if op == Op::Wspawn {
            // It waited for every other warp of its core; those it starts begin now.
            self.meet((0..self.warps).map(move |warp| At { warp, context: 0, ..at }));
        }
        let time = *self.clock(at);
        let mark = self.event.is_some().then(|| if op == Op::Join { "join" } else { "split" });
        self.draw(record, time, mark);
        self.lives.step(at, time, time + 1);
        *self.clock(at) = time + 1;
        if op == Op::Wspawn {
            for warp in (0..self.warps).filter(|warp| *warp != at.warp) {
                *self.clock(At { warp, context: 0, ..at }) = time + 1;
            }
        }
        let released = std::mem::take(&mut self.released);
        let open = released.iter().map(|at| *self.clock(*at)).max().unwrap_or(0).max(time + 1);
        for at in released {
            *self.clock(at) = open;
        }
        if let Some(event) = self.event.take() {
            self.follow(event, time);
        }
    }
}
