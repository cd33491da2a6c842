//! A store whose addresses inputs decide, somewhere in an object of main memory: what of it takes time. Lanes that share a
//! line are one step, which writes as many beats as lie between its first lane and its last. Which line that is takes no
//! time, but for those that are in the cache or on their way: each may be that of one step, or of none.

use super::objects::lines_in;
use crate::mistake::Mistake;
use rustc_hash::FxHashMap;
use std::ops::Range;
use warpstep_spec::Config;

/// Ways in which the lanes of a store can fall on lines, counted and numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scatter {
    /// Lanes that store.
    lanes: u32,
    /// Lines that they can store to.
    lines: u32,
    /// Of these, lines that make a difference.
    near: u32,
    /// Beats of a whole line.
    beats: u32,
}

/// A step of such a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fall {
    /// Beats that it writes.
    pub beats: u32,
    /// Which of the lines that make a difference, if it is to one of them.
    pub near: Option<usize>,
}

impl Scatter {
    /// Of a store of so many lanes.
    pub(super) fn new(lanes: u32, object: &Range<u32>, near: usize, config: &Config) -> Scatter {
        let lines = lines_in(object, config.data_line_bytes).count() as u32;
        let lines = if Mistake::StoresFallTogether.is_made() { 1 } else { lines };
        Scatter { lanes, lines, near: near as u32, beats: config.beats(config.data_line_bytes) }
    }

    /// Lanes that store.
    pub fn lanes(&self) -> u32 {
        self.lanes
    }

    /// How many ways there are.
    pub fn ways(&self) -> u64 {
        self.counter().of(self.lanes, self.lines, self.near) - 1
    }

    /// One of them, step by step.
    pub fn way(&self, number: u64) -> Vec<Fall> {
        let mut counter = self.counter();
        let mut near: Vec<usize> = (0..self.near as usize).collect();
        let (mut lanes, mut lines) = (self.lanes, self.lines);
        // The first of all has no step at all, which no store is.
        let mut left = number + 1;
        let mut steps = Vec::new();
        while left > 0 {
            left -= 1;
            // Whether several lanes fall together, and on a line that makes a difference.
            for (together, is_near) in [(false, false), (false, true), (true, false), (true, true)] {
                let (each, rest) = counter.next(together, is_near, lanes, lines, near.len() as u32);
                if left >= each * rest {
                    left -= each * rest;
                    continue;
                }
                let which = left / rest;
                left %= rest;
                // Two lanes at least, from the first beat to one behind it.
                let (beats, which) = if together {
                    (2 + which % u64::from(self.beats - 1), which / u64::from(self.beats - 1))
                } else {
                    (1, which)
                };
                let near = is_near.then(|| near.remove(which as usize));
                steps.push(Fall { beats: beats as u32, near });
                (lanes, lines) = (lanes - 1 - u32::from(together), lines - 1);
                break;
            }
        }
        steps
    }

    fn counter(&self) -> Counter {
        Counter { beats: self.beats.into(), known: FxHashMap::default() }
    }
}

/// Counts sequences of steps, the empty one among them.
struct Counter {
    beats: u64,
    known: FxHashMap<(u32, u32, u32), u64>,
}

impl Counter {
    /// Of so many lanes at most, on so many lines, so many of which make a difference.
    fn of(&mut self, lanes: u32, lines: u32, near: u32) -> u64 {
        if let Some(known) = self.known.get(&(lanes, lines, near)) {
            return *known;
        }
        let kinds = [(false, false), (false, true), (true, false), (true, true)];
        let all = kinds.into_iter().fold(1u64, |all, (together, is_near)| {
            let (each, rest) = self.next(together, is_near, lanes, lines, near);
            all.saturating_add(each.saturating_mul(rest))
        });
        self.known.insert((lanes, lines, near), all);
        all
    }

    /// How many first steps of a kind there are, and how many sequences behind each of them.
    fn next(&mut self, together: bool, is_near: bool, lanes: u32, lines: u32, near: u32) -> (u64, u64) {
        let taken = 1 + u32::from(together);
        let is_possible = lanes >= taken && lines > 0 && if is_near { near > 0 } else { lines > near };
        if !is_possible {
            return (0, 1);
        }
        let on_lines = if is_near { u64::from(near) } else { 1 };
        let each = if together { self.beats - 1 } else { 1 } * on_lines;
        (each, self.of(lanes - taken, lines - 1, near - u32::from(is_near)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every way lanes can fall on words of lines, the first of which make a difference.
    fn by_hand(scatter: Scatter) -> BTreeSet<Vec<Fall>> {
        let Scatter { lanes, lines, near, beats } = scatter;
        let places = lines * beats;
        (0..places.pow(lanes))
            .map(|number| {
                let place = |lane: u32| number / places.pow(lane) % places;
                let mut pending: Vec<u32> = (0..lanes).map(place).collect();
                let mut steps = Vec::new();
                while let Some(first) = pending.first() {
                    let line = first / beats;
                    let of_line = || pending.iter().filter(|place| *place / beats == line);
                    let beats_of_line = of_line().max().unwrap() - of_line().min().unwrap() + 1;
                    let near = (line < near).then_some(line as usize);
                    steps.push(Fall { beats: beats_of_line, near });
                    pending.retain(|place| place / beats != line);
                }
                steps
            })
            .collect()
    }

    #[test]
    fn every_way_lanes_can_fall_on_lines_has_a_number_and_no_other() {
        for (lanes, lines, beats) in
            [(1, 1, 2), (2, 1, 4), (2, 2, 1), (2, 2, 2), (4, 1, 2), (4, 3, 2), (4, 5, 2), (3, 4, 4)]
        {
            for near in 0..=2.min(lines) {
                let scatter = Scatter { lanes, lines, near, beats };
                let all: Vec<Vec<Fall>> = (0..scatter.ways()).map(|number| scatter.way(number)).collect();
                let once: BTreeSet<Vec<Fall>> = all.iter().cloned().collect();
                assert_eq!(once.len(), all.len(), "{scatter:?}");
                assert_eq!(once, by_hand(scatter), "{scatter:?}");
            }
        }
        assert_eq!(Scatter { lanes: 4, lines: 256, near: 0, beats: 2 }.ways(), 11);
        assert!(Scatter { lanes: 32, lines: 256, near: 8, beats: 4 }.ways() > 1 << 32);
    }
}
