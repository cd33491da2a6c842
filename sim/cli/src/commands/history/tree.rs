//! How warps split, from what happened: each context from its split to its merge, and when it waits at a join. Times are those of
//! `bands`.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use warpstep_golden::At;
use warpstep_picture::{Life, SplitTrees, WarpTree};
use warpstep_spec::mask::draw;
use warpstep_spec::{Config, LaneMask};

pub struct Lives {
    lanes: usize,
    /// Contexts that are in use.
    open: BTreeMap<At, Life>,
    /// Since when contexts wait at a join.
    waiting: BTreeMap<At, u64>,
    ended: BTreeMap<(usize, usize), Vec<Life>>,
}

impl Lives {
    pub fn new(config: &Config) -> Lives {
        let (open, waiting, ended) = Default::default();
        Lives { lanes: config.lanes, open, waiting, ended }
    }

    /// A context did something until `end`; the first of a warp lives from its first instruction to its last.
    pub fn step(&mut self, at: At, time: u64, end: u64) {
        let life = self.open.entry(at).or_insert_with(|| Life { from: time, ..Life::default() });
        life.to = end.max(life.to);
    }

    pub fn split(&mut self, parent: At, child: usize, lanes: LaneMask, from: u64) {
        let life = Life {
            context: child as u8,
            parent: Some(parent.context as u8),
            lanes: draw(lanes, self.lanes),
            from,
            to: from,
            ..Life::default()
        };
        self.open.insert(At { context: child, ..parent }, life);
    }

    pub fn waits(&mut self, at: At, since: u64) {
        self.waiting.insert(at, since);
    }

    /// Both go on, or are free, at `time`.
    pub fn merge(&mut self, parent: At, child: At, time: u64) {
        for at in [parent, child] {
            let since = self.waiting.remove(&at).filter(|since| *since < time);
            if let (Some(life), Some(since)) = (self.open.get_mut(&at), since) {
                life.waits.push((since, time));
            }
        }
        if let Some(life) = self.open.remove(&child) {
            let ended = Life { to: time, merges: true, ..life };
            self.ended.entry((child.core, child.warp)).or_default().push(ended);
        }
    }

    /// The trees within some times.
    pub fn into_trees(mut self, title: String, window: &RangeInclusive<u64>) -> SplitTrees {
        for (at, life) in self.open {
            self.ended.entry((at.core, at.warp)).or_default().push(life);
        }
        let tree = |((core, warp), lives): ((usize, usize), Vec<Life>)| {
            let mut lives: Vec<Life> = lives.into_iter().filter_map(|life| within(life, window)).collect();
            lives.sort_by_key(|life| (life.from, life.context));
            WarpTree { name: format!("core {core} warp {warp}"), lives }
        };
        let warps = self.ended.into_iter().map(tree).filter(|tree| !tree.lives.is_empty()).collect();
        SplitTrees { title, time_label: "steps (an instruction each)".into(), warps }
    }
}

/// The part of a life within some times.
fn within(life: Life, window: &RangeInclusive<u64>) -> Option<Life> {
    let (first, end) = (*window.start(), window.end().saturating_add(1));
    if life.to < first || life.from > end {
        return None;
    }
    let cut = |time: u64| time.clamp(first, end);
    let waits = life.waits.iter().map(|(from, to)| (cut(*from), cut(*to))).filter(|(from, to)| from < to);
    Some(Life {
        from: cut(life.from),
        to: cut(life.to),
        merges: life.merges && life.to <= end,
        waits: waits.collect(),
        ..life
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARENT: At = At { core: 0, warp: 1, context: 0 };
    const CHILD: At = At { core: 0, warp: 1, context: 2 };

    fn lives() -> Lives {
        let config = warpstep_spec::config::named("small").unwrap();
        let mut lives = Lives::new(&config);
        (0..10).for_each(|time| lives.step(PARENT, time, time + 1));
        lives.split(PARENT, 2, 0b1100, 5);
        (5..15).for_each(|time| lives.step(CHILD, time, time + 1));
        lives.waits(PARENT, 10);
        lives.merge(PARENT, CHILD, 15);
        (15..20).for_each(|time| lives.step(PARENT, time, time + 1));
        lives
    }

    #[test]
    fn a_child_lives_from_its_split_to_its_merge_and_its_parent_waits_meanwhile() {
        let trees = lives().into_trees("t".into(), &(0..=u64::MAX));
        let [tree] = &trees.warps[..] else { panic!("{trees:?}") };
        let [parent, child] = &tree.lives[..] else { panic!("{trees:?}") };
        assert_eq!((parent.from, parent.to, &parent.waits[..]), (0, 20, &[(10, 15)][..]));
        assert_eq!((child.from, child.to, child.parent, child.lanes.as_str()), (5, 15, Some(0), "0011"));
        assert!(child.merges && child.waits.is_empty());
    }

    #[test]
    fn a_window_cuts_lives_and_waits() {
        let trees = lives().into_trees("t".into(), &(7..=11));
        let lives = &trees.warps[0].lives;
        assert_eq!((lives[0].from, lives[0].to, &lives[0].waits[..]), (7, 12, &[(10, 12)][..]));
        assert_eq!((lives[1].from, lives[1].to, lives[1].merges), (7, 12, false));
    }
}
