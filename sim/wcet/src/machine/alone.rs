//! A warp by itself, as the sum bound needs it (sum/): what differs from the machine of all warps, and what it touches.
//!
//! Alone, every latency is at its worst. A load finds its line in the data cache only if the warp brought it and nobody can
//! have displaced it; where there is a cache no access to main memory overtakes an answer, as a hit would not. An address
//! that depends on inputs lies somewhere in its object: the named data that the known summands point into. That is an
//! assumption; it is what C demands of a pointer.
//!
//! A line of which nobody can say who brings it, but which nobody displaces or stores to, is brought once: alone a warp
//! always finds it, and the sum pays for it apart, as for a line of code.

use super::context::{Context, Divergence};
use super::fees::Fees;
use super::halves::Halves;
use super::load_store::{Access, Kind, Region, region};
use super::{Apart, Machine};
use crate::mistake::Mistake;
use crate::stop::Stop;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, LaneMask, abi};

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

/// What all warps together do to lines of main memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// Places of the data cache that several lines share, or all of them.
    contended: BTreeSet<u32>,
    all_contended: bool,
    /// Lines that one warp loads and another stores to.
    hazards: BTreeSet<u32>,
    /// Lines that halves of a warp load and store to, which run side by side.
    between_halves: BTreeSet<u32>,
    /// Lines of which nobody can say whether a warp finds them in the cache: several load them, or one loads and another
    /// stores to them, or inputs decide whether they are loaded.
    uncertain: BTreeSet<u32>,
    /// Of these, lines that nobody displaces or stores to: whoever is first brings them.
    lasting: BTreeSet<u32>,
}

impl Lines {
    /// What comes of what each warp touched.
    pub fn new<'a>(warps: impl Iterator<Item = &'a Touched>, config: &Config) -> Lines {
        let (mut all, mut lines) = (Touched::default(), Lines::default());
        for touched in warps {
            lines.uncertain.extend(all.loaded.intersection(&touched.loaded));
            lines.uncertain.extend(&touched.undecided);
            lines.hazards.extend(all.loaded.intersection(&touched.stored));
            lines.hazards.extend(all.stored.intersection(&touched.loaded));
            lines.between_halves.extend(touched.loaded_in_half.intersection(&touched.stored_in_half));
            all.add(touched);
        }
        let places = config.data_cache_bytes / config.data_line_bytes;
        let mut used = BTreeSet::new();
        for line in all.loaded.iter().filter(|_| places > 0) {
            let place = line / config.data_line_bytes % places;
            if !used.insert(place) {
                lines.contended.insert(place);
            }
        }
        lines.uncertain.extend(&lines.hazards);
        lines.all_contended = all.fenced;
        if places > 0 && !all.fenced {
            let lasts = |line: &&u32| {
                let place = **line / config.data_line_bytes % places;
                !lines.contended.contains(&place)
                    && !all.stored.contains(*line)
                    && !all.passing.contains(*line)
            };
            lines.lasting = lines.uncertain.iter().filter(lasts).copied().collect();
        }
        lines
    }

    /// How many lines are brought once from one emptying of the cache to the next, by whoever is first.
    pub fn lasting(&self) -> u64 {
        self.lasting.len() as u64
    }

    /// Whether this line is one of those.
    pub(super) fn lasts(&self, line: u32) -> bool {
        self.lasting.contains(&line)
    }

    /// Whether all lines of an object are.
    pub(super) fn all_last(&self, object: &Range<u32>, line_bytes: u32) -> bool {
        let first = object.start & !(line_bytes - 1);
        self.lasting.range(first..object.end).count() == lines_of(object, line_bytes) as usize
    }

    /// Whether a line stays in the cache once it is there.
    pub fn stays(&self, place: usize) -> bool {
        Mistake::SharedLineHits.is_made() || !self.all_contended && !self.contended.contains(&(place as u32))
    }

    /// Whether an access to this line can meet another warp's, or another half's, of which one is a store.
    pub fn is_hazard(&self, line: u32) -> bool {
        self.hazards.contains(&line) || self.between_halves.contains(&line)
    }

    /// Whether it does not depend on others if a warp that loads this line finds it in the cache.
    pub fn is_certain(&self, place: usize, line: u32) -> bool {
        Mistake::SharedLineHits.is_made() || self.stays(place) && !self.uncertain.contains(&line)
    }

    /// Whether these say more.
    pub fn is_more_than(&self, other: &Lines) -> bool {
        self.all_contended && !other.all_contended
            || !self.contended.is_subset(&other.contended)
            || !self.hazards.is_subset(&other.hazards)
            || !self.between_halves.is_subset(&other.between_halves)
            || !self.uncertain.is_subset(&other.uncertain)
            || !other.lasting.is_subset(&self.lasting)
    }
}

/// How often lines that last are brought: once, unless they are there from the beginning, and once more when a warp by
/// itself has emptied the cache. None is loaded in the phase in which it does.
#[derive(Clone, Debug, Default)]
pub struct Bringings {
    /// Lines that are in the cache when warps part, as long as nobody has emptied it.
    cached: BTreeSet<u32>,
    times: u64,
    are_there: bool,
}

impl Bringings {
    /// Warps part here.
    pub fn new(machine: &Machine) -> Bringings {
        Bringings { cached: machine.lines_in_cache(), ..Bringings::default() }
    }

    /// A phase, in which the cache is emptied or not.
    pub fn phase(&mut self, empties: bool) {
        if empties && self.times == 0 {
            self.cached.clear();
        }
        self.times += u64::from(!empties && !self.are_there);
        self.are_there = !empties;
    }

    /// How many, of these lines.
    pub fn of(&self, lines: &Lines) -> u64 {
        let once = lines.lasting.difference(&self.cached).count() as u64;
        match self.times {
            0 => 0,
            times => once + (times - 1) * lines.lasting(),
        }
    }
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
    loaded_in_half: BTreeSet<u32>,
    stored_in_half: BTreeSet<u32>,
    /// Lines that are loaded in some histories only.
    pub(crate) undecided: BTreeSet<u32>,
    /// Objects that were accessed where inputs decide.
    pub objects: BTreeSet<(u32, u32)>,
    /// Objects all of whose lines are above, by loads or by stores, in a half or not.
    whole: BTreeSet<(u32, u32, bool, bool)>,
    /// Somebody executed a fence: nothing stays in the cache.
    pub fenced: bool,
    /// Lines that do not last: it loaded them in a phase of its own in which it executed a fence, or a store to them was on
    /// its way when a phase began.
    passing: BTreeSet<u32>,
}

/// What all machines of one warp share.
#[derive(Debug)]
pub(crate) struct Alone {
    pub warp: usize,
    objects: Vec<Range<u32>>,
    pub lines: Rc<Lines>,
    pub fees: Fees,
    halves: Halves,
    /// All halves of the warp that are ready issue when it is selected, one of those that need the same unit.
    pub issue_together: bool,
}

impl Alone {
    pub fn new(warp: usize, apart: &Apart<'_>) -> Alone {
        let Apart { config, bounded, program, lines, fees, halves, .. } = apart;
        let symbols = &program.symbols;
        let object = |(name, first): (&str, u32)| {
            let bytes = symbols.size(name)?;
            Some(first..first.saturating_add(bytes))
        };
        let local = abi::LOCAL_MEMORY_BASE..abi::LOCAL_MEMORY_BASE.saturating_add(config.local_memory_bytes);
        let objects = symbols.all().filter_map(object).chain([local]).collect();
        Alone {
            warp,
            objects,
            lines: Rc::clone(lines),
            fees: fees.clone(),
            halves: *halves,
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

    /// The object an address lies in: the smallest that the known summands point into.
    pub fn object(&self, base: u32) -> Option<Range<u32>> {
        let holding = self.objects.iter().filter(|object| object.contains(&base));
        holding.min_by_key(|object| object.end - object.start).cloned()
    }
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
                let last = line_of(object.end - 1);
                let all = (line_of(object.start)..=last).step_by(line_bytes as usize);
                all.filter(|line| region(*line) == Region::Ram).collect()
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

    /// Behind a phase: with nobody else there a fence displaces nobody's lines but its own.
    pub fn behind(mut self, has_others: bool) -> Touched {
        if self.empties_alone(has_others) {
            self.fenced = false;
            self.passing.extend(&self.loaded);
        }
        self
    }

    /// Whether the cache was emptied in a phase of one warp.
    pub fn empties_alone(&self, has_others: bool) -> bool {
        self.fenced && !has_others
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

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn a_line_that_several_load_and_nobody_displaces_or_stores_to_is_brought_once() {
        let config = named("small").unwrap();
        let first = Touched { loaded: [16, 32, 48, 80].into(), undecided: [80].into(), ..Touched::default() };
        let second = Touched { loaded: [16, 32, 4096 + 48].into(), stored: [32].into(), ..first.clone() };
        let lines = Lines::new([&first, &second].into_iter(), &config);
        assert!(lines.lasts(16) && lines.lasts(80) && lines.lasting() == 2, "{lines:?}");
        assert!(lines.all_last(&(16..32), 16) && !lines.all_last(&(16..33), 16));
        let fence = Touched { fenced: true, ..Touched::default() };
        let fenced = Lines::new([&first, &second, &fence].into_iter(), &config);
        assert!(fenced.lasting() == 0 && fenced.is_more_than(&lines));
        let own = Touched { loaded: [80].into(), fenced: true, ..Touched::default() };
        let emptied = Lines::new([&first, &second, &own.behind(false)].into_iter(), &config);
        assert!(
            emptied.lasts(16) && !emptied.lasts(80),
            "a warp by itself empties the cache and loads it again"
        );
    }

    #[test]
    fn a_line_that_others_touch_or_inputs_decide_may_be_in_the_cache_or_not() {
        let config = named("small").unwrap();
        let first = Touched { loaded: [0, 16, 32, 64].into(), undecided: [64].into(), ..Touched::default() };
        let second = Touched { loaded: [16, 4096 + 48].into(), stored: [32].into(), ..Touched::default() };
        let lines = Lines::new([&first, &second].into_iter(), &config);
        let certain = |line: u32| lines.is_certain((line / 16 % 256) as usize, line);
        assert!(certain(0) && certain(48), "its own alone");
        assert!(
            !certain(16) && !certain(32) && !certain(64),
            "another's, too; stored by another; only on some ways"
        );
        assert!(lines.is_hazard(32) && !lines.is_hazard(16));
        let third = Touched { loaded: [4096].into(), ..Touched::default() };
        let more = Lines::new([&first, &second, &third].into_iter(), &config);
        assert!(!more.stays(0) && more.is_more_than(&lines), "two lines of one place");
    }
}
