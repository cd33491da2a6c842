//! The last cycles of both engines, kept cheaply while they agree, written as one waveform when they do not.
//!
//! ```text
//! let mut recent = Recent::new(&config, ["rtl", "model"], 64);
//! every cycle:      recent.keep(&mut seen, &mut expected);
//! a difference:     a few more cycles, then recent.write_cut(path, cycle, filter)
//! ```

use super::signals::{CYCLE_NS, Signals};
use super::words::Words;
use crate::frame::Frame;
use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use warpstep_spec::Config;
use warpstep_wave::diff::{self, NameMap, Options};
use warpstep_wave::{Companions, Format, Layout, SignalId, WaveWriter};

/// What the engine under test and the reference did in a cycle; boxes change hands sooner than frames.
type Pair = [Box<Frame>; 2];

/// A ring of cycles.
pub struct Recent {
    config: Config,
    /// The scopes of the cut.
    scopes: [&'static str; 2],
    /// Both engines, cycle by cycle; filled up first, then overwritten from `oldest` on.
    ring: Vec<Pair>,
    depth: usize,
    oldest: usize,
}

impl Recent {
    /// Keeps the last `depth` cycles (at least one) of the engines with these scopes.
    pub fn new(config: &Config, scopes: [&'static str; 2], depth: usize) -> Recent {
        let depth = depth.max(1);
        Recent { config: config.clone(), scopes, ring: Vec::with_capacity(depth), depth, oldest: 0 }
    }

    /// A cycle of both, in exchange for frames of old ones, whose room can be filled again.
    pub fn keep(&mut self, seen: &mut Box<Frame>, expected: &mut Box<Frame>) {
        let slot = if self.ring.len() < self.depth {
            self.ring.push(Default::default());
            self.ring.len() - 1
        } else {
            let slot = self.oldest;
            self.oldest = (slot + 1) % self.depth;
            slot
        };
        let [kept_seen, kept_expected] = &mut self.ring[slot];
        std::mem::swap(kept_seen, seen);
        std::mem::swap(kept_expected, expected);
    }

    /// Cycles kept, oldest first: the engine under test, the reference.
    pub fn frames(&self) -> impl Iterator<Item = &Pair> {
        self.ring[self.oldest..].iter().chain(&self.ring[..self.oldest])
    }

    /// Writes what is kept as a VCD with a scope for each engine, and its save file: the marker at `cycle`, the
    /// signals that differ first. Gives the save file.
    pub fn write_cut(&self, path: &Path, cycle: u64, filter: Option<&[String]>) -> io::Result<PathBuf> {
        let mut layout = Layout::new();
        let words = Words::declare(&mut layout, &self.config);
        let mut signals = self.scopes.map(|top| Signals::declare(&mut layout, words, top, &self.config));
        let cycle_of = |frames: Option<&Pair>| frames.map_or(0, |[core, _]| core.cycle);
        let (first, last) = (cycle_of(self.frames().next()), cycle_of(self.frames().last()));
        let (start, end) = (first * CYCLE_NS, (last + 1) * CYCLE_NS);
        let mut writer = WaveWriter::create(path, Format::Vcd, &layout, start)?;
        for pair in self.frames() {
            let time = pair[0].cycle * CYCLE_NS;
            writer.at(time)?;
            for (signals, frame) in signals.iter_mut().zip(pair) {
                signals.show(frame, &mut writer)?;
            }
            writer.at(time + CYCLE_NS / 2)?;
            signals.iter().try_for_each(|signals| signals.tick(&mut writer, false))?;
        }
        writer.finish(end)?;
        let differing = differing(path, &layout, self.scopes).map_err(io::Error::other)?;
        let companions = Companions {
            layout: &layout,
            dump: path,
            shown: (start, end),
            marker: Some(cycle * CYCLE_NS),
            first: &differing,
            filter,
        };
        companions.write()
    }
}

/// The signals of both engines whose partners differ: the cut is compared with itself, one scope with the other.
fn differing(path: &Path, layout: &Layout, scopes: [&str; 2]) -> Result<Vec<SignalId>, diff::DiffError> {
    let mut map = NameMap::default();
    map.add(scopes[0], scopes[1]);
    let only = vec![format!("{}.", scopes[0])];
    let report = diff::compare(path, path, &Options { map, only, ..Options::default() })?;
    let names: HashSet<String> = report.differences.into_iter().map(|found| found.signal).collect();
    let core: Vec<SignalId> = layout.ids().take(layout.signals().len() / 2).collect();
    let model: Vec<SignalId> = layout.ids().skip(core.len()).collect();
    let differs = |id: &SignalId| names.contains(&layout.signals()[id.index()].path());
    Ok(core.iter().zip(&model).filter(|(id, _)| differs(id)).flat_map(|(id, other)| [*id, *other]).collect())
}
