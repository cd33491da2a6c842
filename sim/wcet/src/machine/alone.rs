//! A warp by itself, as the sum bound needs it (sum/): what differs from the machine of all warps, and what it touches.
//!
//! Alone, every latency is at its worst. A load finds its line in the data cache only if the warp brought it and nobody can
//! have displaced it; where there is a cache no access to main memory overtakes an answer, as a hit would not. An address
//! that depends on inputs lies somewhere in its object (objects.rs).

use super::Apart;
use super::context::{Context, Divergence};
use super::fees::Fees;
use super::halves::Halves;
use super::lines::Lines;
use super::load_store::{Access, Kind, Region, region};
use super::objects::lines_in;
use crate::stop::Stop;
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, LaneMask};

/// Where a warp alone does not go on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// A barrier.
    Barrier {
        /// Which.
        id: u32,
        /// How many warps it waits for.
        count: u32,
    },
    /// It starts others.
    Spawn,
}

/// What does not belong to a state: counted on the way, or the same for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unhashed<T>(pub T);

impl<T> Hash for Unhashed<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// What warps touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// Addresses of code requested, and lines that were not there.
    pub(crate) code: BTreeSet<u32>,
    pub(crate) filled: BTreeSet<u32>,
    /// Lines of main memory, by their addresses; objects as a whole where inputs decide.
    pub(crate) loaded: BTreeSet<u32>,
    pub(crate) stored: BTreeSet<u32>,
    /// Of these, by a half of a warp beside which another runs.
    pub(super) loaded_in_half: BTreeSet<u32>,
    pub(super) stored_in_half: BTreeSet<u32>,
    /// Lines that are loaded in some histories only.
    pub(crate) undecided: BTreeSet<u32>,
    /// Objects that were accessed where inputs decide.
    pub objects: BTreeSet<(u32, u32)>,
    /// Objects all of whose lines are above, by loads or by stores, in a half or not.
    pub(super) whole: BTreeSet<(u32, u32, bool, bool)>,
    /// Somebody executed a fence: nothing stays in the cache.
    pub fenced: bool,
    /// Lines to which a store was on its way when the phase began: they do not last.
    pub(super) passing: BTreeSet<u32>,
}

/// What all machines of one warp share.
#[derive(Debug)]
pub(crate) struct Alone {
    pub warp: usize,
    pub lines: Rc<Lines>,
    pub fees: Fees,
    halves: Halves,
    /// All halves of the warp that are ready issue when it is selected, one of those that need the same unit.
    pub issue_together: bool,
}

impl Alone {
    pub fn new(warp: usize, phase: usize, apart: &Apart<'_>) -> Alone {
        let Apart { config, bounded, fees, .. } = apart;
        Alone {
            warp,
            lines: apart.lines_in(phase),
            fees: fees.clone(),
            halves: Halves::of(bounded, config),
            issue_together: bounded.selected_together() > 1,
        }
    }

    /// Whether another half of the warp runs beside this context, on the machine that is bounded.
    pub(super) fn is_in_half(&self, context: &Context) -> bool {
        match self.halves {
            Halves::Serial => false,
            Halves::InTurn => !context.stack.is_empty(),
            Halves::SideBySide => {
                context.parent.is_some() || context.stack.iter().any(Divergence::is_parallel)
            }
        }
    }
}

/// Those of an object in main memory, none of another.
fn ram_lines_in(object: &Range<u32>, line_bytes: u32) -> impl Iterator<Item = u32> + Clone + use<> {
    lines_in(object, line_bytes).filter(|line| region(*line) == Region::Ram)
}

/// How many lines an object touches.
fn lines_of(object: &Range<u32>, line_bytes: u32) -> u32 {
    (object.end.max(object.start + 1) - 1) / line_bytes - object.start / line_bytes + 1
}

/// The lanes of a step of an access whose lanes are somewhere in an object: one after the other, as many as it has lines.
pub(super) fn lanes_of_step(access: &Access, object: &Range<u32>, line_bytes: u32) -> LaneMask {
    let done = access.lanes.count_ones() - access.pending.count_ones();
    let is_local = region(object.start) == Region::Local;
    if !is_local && done + 1 >= lines_of(object, line_bytes) {
        return access.pending;
    }
    access.pending & access.pending.wrapping_neg()
}

impl Touched {
    /// Lines of main memory, or the object.
    pub(super) fn access(&mut self, access: &Access, line_bytes: u32) {
        self.fenced |= access.kind == Kind::Fence;
        let line_of = |address: u32| address & !(line_bytes - 1);
        let lines: BTreeSet<u32> = match &access.object {
            _ if access.kind == Kind::Fence => return,
            Some(object) => {
                let (first, end) = (object.start, object.end);
                self.objects.insert((first, end));
                // Large ones are accessed often: once is enough.
                if !self.whole.insert((first, end, access.kind == Kind::Store, access.in_half)) {
                    return;
                }
                ram_lines_in(object, line_bytes).collect()
            }
            None => {
                let addresses = lanes_of(access.lanes).map(|lane| access.addresses[lane]);
                addresses.filter(|address| region(*address) == Region::Ram).map(line_of).collect()
            }
        };
        if access.in_half {
            let in_half = match access.kind {
                Kind::Store => &mut self.stored_in_half,
                _ => &mut self.loaded_in_half,
            };
            in_half.extend(&lines);
        }
        if access.kind == Kind::Store {
            return self.stored.extend(lines);
        }
        if access.object.is_some() || !access.keeps {
            self.undecided.extend(&lines);
        }
        self.loaded.extend(lines);
    }

    /// At the start of a phase a line of code, loads and stores of these lines are on their way, whoever's.
    pub(super) fn in_flight(code: Option<u32>, loaded: BTreeSet<u32>, stored: BTreeSet<u32>) -> Touched {
        let filled = code.into_iter().collect();
        Touched { filled, passing: stored.clone(), loaded, stored, ..Touched::default() }
    }

    /// Accesses to objects may be on their way that were made in this phase, before the one that begins.
    pub(super) fn add_objects(&mut self, before: &Touched, line_bytes: u32) {
        for object in &before.whole {
            let (first, end, is_store, _) = *object;
            let lines = ram_lines_in(&(first..end), line_bytes);
            if is_store {
                self.passing.extend(lines.clone());
                self.stored.extend(lines);
            } else {
                self.undecided.extend(lines.clone());
                self.loaded.extend(lines);
            }
            self.whole.insert(*object);
        }
    }

    /// What another warp touched, too.
    pub fn add(&mut self, other: &Touched) {
        let Touched { code, filled, loaded, stored, loaded_in_half, stored_in_half, .. } = other;
        let Touched { undecided, objects, whole, fenced, passing, .. } = other;
        self.loaded_in_half.extend(loaded_in_half);
        self.stored_in_half.extend(stored_in_half);
        self.code.extend(code);
        self.filled.extend(filled);
        self.loaded.extend(loaded);
        self.stored.extend(stored);
        self.undecided.extend(undecided);
        self.objects.extend(objects);
        self.whole.extend(whole);
        self.fenced |= *fenced;
        self.passing.extend(passing);
    }

    /// How many lines of code are brought, each once: no two of those requested, or behind them, share a place.
    pub fn lines_of_code(&self, config: &Config) -> Result<u64, Stop> {
        let cache = config.instruction_cache;
        let places = cache.bytes / cache.line_bytes;
        let ahead = 4 * (config.fetch_latency as u32 + 1);
        let requested = self.code.iter().flat_map(|pc| [*pc, pc.saturating_add(ahead)]);
        let lines: BTreeSet<u32> = requested.map(|address| address / cache.line_bytes).collect();
        let used: BTreeSet<u32> = lines.iter().map(|line| line % places).collect();
        if used.len() < lines.len() {
            let (lines, bytes) = (lines.len(), cache.bytes);
            let why =
                format!("its {lines} lines of code share places in an instruction cache of {bytes} bytes");
            return Err(Stop::NoSum { why });
        }
        Ok(self.filled.len() as u64)
    }
}
