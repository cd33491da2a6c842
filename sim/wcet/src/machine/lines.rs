//! What warps that are followed one by one do to each other's lines of data, phase by phase: which meet, and of which nobody
//! can say whether a warp finds them in the cache.
//!
//! A line of which nobody can say who brings it, but which nobody displaces or stores to in a phase, is brought once: alone
//! a warp always finds it, and the sum pays for it apart, as for a line of code.

use super::alone::Touched;
use super::objects::lines_in;
use crate::mistake::Mistake;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use warpstep_spec::Config;

/// What all warps of a phase do to lines of main memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// Places of the data cache with the line that is loaded there; none if several are.
    places: BTreeMap<u32, Option<u32>>,
    /// Somebody empties the cache, and there are others.
    is_emptied: bool,
    /// Lines that one warp loads and another stores to.
    hazards: BTreeSet<u32>,
    /// Lines that halves of a warp load and store to, which run side by side.
    between_halves: BTreeSet<u32>,
    /// Lines of which nobody can say whether a warp finds them in the cache: several load them, in this phase or before it,
    /// or one loads and another stores to them, or inputs decide whether they are loaded.
    uncertain: BTreeSet<u32>,
    /// Of these, lines that nobody displaces or stores to: whoever is first brings them.
    lasting: BTreeSet<u32>,
}

/// Warps, one bit each.
type Warps = u64;

/// What warps touched, by warp.
pub type ByWarp = BTreeMap<usize, Touched>;

/// What earlier phases may have left in the cache.
struct Past {
    /// By line.
    loaders: BTreeMap<u32, Warps>,
    /// Lines that may be there or not, whoever loaded them.
    uncertain: BTreeSet<u32>,
}

impl Lines {
    /// What comes of what each warp touched in each phase; `cached`: what is in the cache when warps part.
    pub fn of<'a>(
        phases: impl Iterator<Item = &'a ByWarp>,
        cached: &BTreeSet<u32>,
        config: &Config,
    ) -> Vec<Lines> {
        let loaders = cached.iter().map(|line| (*line, 0)).collect();
        let mut past = Past { loaders, uncertain: BTreeSet::new() };
        phases.map(|warps| Lines::new(warps, &mut past, config)).collect()
    }

    fn new(warps: &ByWarp, past: &mut Past, config: &Config) -> Lines {
        let mut lines = Lines::default();
        let mut all = Touched::default();
        let mut users: BTreeMap<u32, [Warps; 2]> = BTreeMap::new(); // who loads, who stores
        for (warp, touched) in warps {
            lines.between_halves.extend(touched.loaded_in_half.intersection(&touched.stored_in_half));
            for (which, of) in [&touched.loaded, &touched.stored].into_iter().enumerate() {
                of.iter().for_each(|line| users.entry(*line).or_default()[which] |= 1 << warp);
            }
            all.add(touched);
        }
        let places = config.data_cache_bytes / config.data_line_bytes;
        let place = |line: u32| line / config.data_line_bytes % places.max(1);
        for line in all.loaded.iter().filter(|_| places > 0) {
            let here = lines.places.entry(place(*line)).or_insert(Some(*line));
            *here = here.filter(|first| first == line);
        }
        for (line, [loaders, storers]) in &users {
            let before = past.loaders.get(line).copied().unwrap_or(0);
            let several = (loaders | storers | before).count_ones() > 1;
            if *loaders != 0 && *storers != 0 && (loaders | storers).count_ones() > 1 {
                lines.hazards.insert(*line);
            }
            let some_load = loaders | before != 0;
            if some_load && several || past.uncertain.contains(line) {
                lines.uncertain.insert(*line);
            }
        }
        lines.uncertain.extend(&all.undecided);
        lines.is_emptied = all.fenced && warps.len() > 1;
        if places > 0 && !all.fenced {
            let lasts = |line: &&u32| {
                all.loaded.contains(*line)
                    && lines.places.get(&place(**line)) == Some(&Some(**line))
                    && !all.stored.contains(*line)
                    && !all.passing.contains(*line)
            };
            lines.lasting = lines.uncertain.iter().filter(lasts).copied().collect();
        }
        for (line, [loaders, _]) in users.iter().filter(|(_, [loaders, _])| *loaders != 0) {
            *past.loaders.entry(*line).or_default() |= loaders;
        }
        // What may have been displaced is there or not.
        for line in past.loaders.keys() {
            if all.fenced || !lines.is_alone(place(*line), *line) || lines.uncertain.contains(line) {
                past.uncertain.insert(*line);
            }
        }
        lines
    }

    /// Whether this line is brought once, by whoever is first.
    pub(super) fn lasts(&self, line: u32) -> bool {
        self.lasting.contains(&line)
    }

    /// Whether all lines of an object are.
    pub(super) fn all_last(&self, object: &Range<u32>, line_bytes: u32) -> bool {
        lines_in(object, line_bytes).all(|line| self.lasts(line))
    }

    /// Whether a line stays in the cache once it is there.
    pub(super) fn stays(&self, place: usize, line: u32) -> bool {
        Mistake::SharedLineHits.is_made() || !self.is_emptied && self.is_alone(place as u32, line)
    }

    /// Whether nobody loads another line into its place.
    fn is_alone(&self, place: u32, line: u32) -> bool {
        self.places.get(&place).is_none_or(|here| *here == Some(line))
    }

    /// Whether an access to this line can meet another warp's, or another half's, of which one is a store.
    pub(super) fn is_hazard(&self, line: u32) -> bool {
        self.hazards.contains(&line) || self.between_halves.contains(&line)
    }

    /// Whether it does not depend on others if a warp that loads this line finds it in the cache.
    pub(super) fn is_certain(&self, place: usize, line: u32) -> bool {
        Mistake::SharedLineHits.is_made() || self.stays(place, line) && !self.uncertain.contains(&line)
    }

    /// Whether these say more.
    fn is_more_than(&self, other: &Lines) -> bool {
        let is_known = |(place, here): (&u32, &Option<u32>)| {
            other.places.get(place).is_some_and(|there| there.is_none() || there == here)
        };
        self.is_emptied && !other.is_emptied
            || !self.places.iter().all(is_known)
            || !self.hazards.is_subset(&other.hazards)
            || !self.between_halves.is_subset(&other.between_halves)
            || !self.uncertain.is_subset(&other.uncertain)
            || !other.lasting.is_subset(&self.lasting)
    }

    /// Whether those of some phase say more than what was believed of it.
    pub fn are_more_than(phases: &[Lines], believed: &[Lines]) -> bool {
        let nothing = Lines::default();
        phases
            .iter()
            .enumerate()
            .any(|(phase, seen)| seen.is_more_than(believed.get(phase).unwrap_or(&nothing)))
    }

    /// How many lines that last are brought: each once, unless it is there from the beginning, and once more when it was
    /// displaced in between; `cached`: what is in the cache when warps part.
    pub fn brought(phases: &[Lines], warps: &[ByWarp], cached: BTreeSet<u32>, config: &Config) -> u64 {
        let places = config.data_cache_bytes / config.data_line_bytes;
        let (mut there, mut brought) = (cached, 0);
        for (lines, touched) in phases.iter().zip(warps) {
            there.retain(|line| lines.is_alone(line / config.data_line_bytes % places.max(1), *line));
            brought += lines.lasting.difference(&there).count() as u64;
            there.extend(&lines.lasting);
            if touched.values().any(|touched| touched.fenced) {
                there.clear();
            }
        }
        brought
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    fn lines<const WARPS: usize>(phases: &[[Touched; WARPS]]) -> Vec<Lines> {
        let phases: Vec<ByWarp> =
            phases.iter().map(|warps| warps.iter().cloned().enumerate().collect()).collect();
        Lines::of(phases.iter(), &[4096 + 128].into(), &named("small").unwrap())
    }

    fn brought<const WARPS: usize>(phases: &[[Touched; WARPS]], cached: &[u32]) -> u64 {
        let warps: Vec<ByWarp> =
            phases.iter().map(|warps| warps.iter().cloned().enumerate().collect()).collect();
        let cached = cached.iter().copied().collect();
        Lines::brought(&lines(phases), &warps, cached, &named("small").unwrap())
    }

    fn certain(lines: &Lines, line: u32) -> bool {
        lines.is_certain((line / 16 % 256) as usize, line)
    }

    #[test]
    fn a_line_that_several_load_and_nobody_displaces_or_stores_to_is_brought_once() {
        let first = Touched { loaded: [16, 32, 48, 80].into(), undecided: [80].into(), ..Touched::default() };
        let second = Touched { loaded: [16, 32, 4096 + 48].into(), stored: [32].into(), ..first.clone() };
        let both = [first.clone(), second.clone()];
        let [here] = &lines(std::slice::from_ref(&both))[..] else { panic!() };
        assert!(here.lasts(16) && here.lasts(80) && here.lasting.len() == 2, "{here:?}");
        assert!(here.all_last(&(16..32), 16) && !here.all_last(&(16..33), 16));
        let fenced = [first, Touched { fenced: true, ..second }];
        let [emptied] = &lines(std::slice::from_ref(&fenced))[..] else { panic!() };
        assert!(emptied.lasting.is_empty() && emptied.is_more_than(here));
        assert_eq!(brought(&[both.clone(), both.clone()], &[]), 2);
        assert_eq!(brought(&[both.clone(), both.clone()], &[16]), 1);
        assert_eq!(brought(&[both.clone(), fenced, both.clone()], &[16]), 3);
        let other = Touched { loaded: [4096 + 16].into(), ..Touched::default() };
        assert_eq!(brought(&[both.clone(), [other, Touched::default()], both], &[]), 3, "displaced");
    }

    #[test]
    fn a_line_that_others_touch_or_inputs_decide_may_be_in_the_cache_or_not() {
        let first = Touched { loaded: [0, 16, 32, 64].into(), undecided: [64].into(), ..Touched::default() };
        let second = Touched { loaded: [16, 4096 + 48].into(), stored: [32].into(), ..Touched::default() };
        let [here] = &lines(&[[first.clone(), second.clone()]])[..] else { panic!() };
        assert!(certain(here, 0) && certain(here, 4096 + 48), "its own alone");
        assert!(
            !certain(here, 16) && !certain(here, 32) && !certain(here, 64),
            "another's, too; stored by another; only on some ways"
        );
        assert!(here.is_hazard(32) && !here.is_hazard(16));
        let third = Touched { loaded: [4096].into(), ..Touched::default() };
        let more = &lines(&[[first, second, third]])[0];
        assert!(!more.stays(0, 0) && more.is_more_than(here), "two lines of one place");
    }

    #[test]
    fn what_an_earlier_phase_may_have_left_is_uncertain_and_a_store_of_it_no_hazard() {
        let load = |line: u32| Touched { loaded: [line].into(), ..Touched::default() };
        let store = |line: u32| Touched { stored: [line].into(), ..Touched::default() };
        let nothing = Touched::default;
        let two = &lines(&[[load(16), nothing()], [nothing(), load(16)], [nothing(), store(16)]])[..];
        assert!(certain(&two[0], 16) && !certain(&two[1], 16) && two[1].lasts(16));
        assert!(!certain(&two[2], 16) && !two[2].is_hazard(16));
        let own = &lines(&[
            [load(16), nothing()],
            [load(16), nothing()],
            [load(16), load(4112)],
            [load(16), nothing()],
        ])[..];
        assert!(certain(&own[1], 16) && !own[2].stays(1, 16) && !certain(&own[3], 16), "displaced or not");
        let others =
            &lines(&[[load(16), load(128)], [nothing(), load(4112)], [load(16), load(4096 + 128)]])[..];
        assert!(!certain(&others[2], 16) && !certain(&others[2], 4096 + 128), "displaced by another or not");
        assert!(!two[0].stays(1, 4112), "an older line is displaced");
    }

    #[test]
    fn lines_that_halves_load_and_store_to_can_meet() {
        let halves =
            Touched { loaded_in_half: [16, 32].into(), stored_in_half: [32].into(), ..Touched::default() };
        let here = &lines(&[[halves]])[0];
        assert!(here.is_hazard(32) && !here.is_hazard(16));
    }
}
