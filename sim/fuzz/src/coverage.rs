//! What programs have reached: in which situations each instruction issued.
//!
//! A situation is an instruction × the shape of its mask × what its context did in the cycle before × where its warp stands
//! in a split. Many of them cannot be (a barrier in the half of a split, say), so a share of all says little; which pairs
//! of two of the four were never there says where to look.

use std::collections::BTreeMap;
use warpstep_spec::events::Stall;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{LaneMask, Op};

/// An enumeration with its list and words.
macro_rules! worded {
    ($(#[$about:meta])* $name:ident: $($row:ident $word:literal $meaning:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $(#[doc = $meaning] $row,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$row),*];

            /// The word for it.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$row => $word,)*
                }
            }
        }
    };
}

worded! {
    /// Which lanes of a warp are active.
    Shape:
    All       "all"       "Every lane.";
    One       "one"       "One of several.";
    Run       "run"       "Neighbours, not all.";
    Scattered "scattered" "Lanes with gaps between them.";
}

worded! {
    /// Where a warp stands in a split when one of its contexts issues.
    Split:
    Whole    "whole"    "It is not split, or its halves run one after the other.";
    Begun    "begun"    "The first instruction of a new half.";
    Apart    "apart"    "A half issues, and no other of its warp does.";
    Together "together" "Several halves of the warp issue.";
    Merged   "merged"   "The first instruction behind a merge.";
}

impl Shape {
    /// Of a mask of a warp with so many lanes.
    pub fn of(active: LaneMask, lanes: usize) -> Shape {
        let (count, first) = (active.count_ones(), active.trailing_zeros());
        match count as usize {
            count if count == lanes => Shape::All,
            0 | 1 => Shape::One,
            _ if active >> first == LaneMask::MAX >> (LaneMask::BITS - count) => Shape::Run,
            _ => Shape::Scattered,
        }
    }
}

/// What a context did in the cycle before it issues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// An instruction issued, or why none did.
    Did(Stall),
    /// A NOP issued.
    Nop,
}

impl Before {
    /// How many there are.
    const COUNT: usize = Stall::ALL.len() + 1;

    fn number(self) -> usize {
        match self {
            Before::Did(stall) => stall.number(),
            Before::Nop => Stall::ALL.len(),
        }
    }

    fn word(number: usize) -> &'static str {
        Stall::ALL.get(number).map_or("nop", |stall| stall.word())
    }
}

/// How an instruction issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The instruction.
    pub op: Op,
    /// Its lanes.
    pub shape: Shape,
    /// The cycle before.
    pub before: Before,
    /// Its warp.
    pub split: Split,
}

/// The four things a situation is made of.
const AXES: [&str; 4] = ["instruction", "mask", "cycle before", "split"];

/// How many of each there are.
fn sizes() -> [usize; 4] {
    [ROWS.len(), Shape::ALL.len(), Before::COUNT, Split::ALL.len()]
}

/// How often each situation was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    counts: Vec<u64>,
    /// Lanes of all instructions that issued.
    pub lane_instructions: u64,
}

/// Two of the four things: how many of their pairs were there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// Which.
    pub axes: [&'static str; 2],
    /// Pairs that were there.
    pub reached: usize,
    /// Pairs that were not.
    pub missing: Vec<[&'static str; 2]>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage { counts: vec![0; sizes().iter().product()], lane_instructions: 0 }
    }
}

fn word(axis: usize, number: usize) -> &'static str {
    match axis {
        0 => ROWS[number].mnemonic,
        1 => Shape::ALL[number].word(),
        2 => Before::word(number),
        _ => Split::ALL[number].word(),
    }
}

/// The four numbers of a place in the table.
fn numbers(place: usize) -> [usize; 4] {
    let [_, shapes, befores, splits] = sizes();
    [
        place / (splits * befores * shapes),
        place / (splits * befores) % shapes,
        place / splits % befores,
        place % splits,
    ]
}

fn place([op, shape, before, split]: [usize; 4]) -> usize {
    let [_, shapes, befores, splits] = sizes();
    ((op * shapes + shape) * befores + before) * splits + split
}

impl Coverage {
    /// An instruction issued, in so many lanes.
    pub fn issued(&mut self, situation: Situation, lanes: u32) {
        let Situation { op, shape, before, split } = situation;
        self.counts[place([op as usize, shape as usize, before.number(), split as usize])] += 1;
        self.lane_instructions += u64::from(lanes);
    }

    /// Adds what another program reached; how many situations of it are new.
    pub fn add(&mut self, other: &Coverage) -> usize {
        self.lane_instructions += other.lane_instructions;
        let mut new = 0;
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            new += usize::from(*mine == 0 && *theirs > 0);
            *mine += theirs;
        }
        new
    }

    /// How many situations were there.
    pub fn reached(&self) -> usize {
        self.counts.iter().filter(|count| **count > 0).count()
    }

    /// How many there could be if everything went with everything.
    pub fn all(&self) -> usize {
        self.counts.len()
    }

    /// Every two of the four.
    pub fn pairs(&self) -> Vec<Pairs> {
        let two = (0..4).flat_map(|first| (first + 1..4).map(move |second| [first, second]));
        two.map(|axes| self.pairs_of(axes)).collect()
    }

    fn pairs_of(&self, axes: [usize; 2]) -> Pairs {
        let [rows, columns] = axes.map(|axis| sizes()[axis]);
        let mut there = vec![false; rows * columns];
        for (at, _) in self.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let [row, column] = axes.map(|axis| numbers(at)[axis]);
            there[row * columns + column] = true;
        }
        let name = |pair: usize| [word(axes[0], pair / columns), word(axes[1], pair % columns)];
        let missing: Vec<_> = (0..there.len()).filter(|pair| !there[*pair]).map(name).collect();
        Pairs { axes: axes.map(|axis| AXES[axis]), reached: there.len() - missing.len(), missing }
    }

    /// For every instruction, and every mask with every place in a split: in how many of all cycles before it was there.
    pub fn table(&self) -> Vec<(&'static str, Vec<usize>)> {
        let [ops, shapes, befores, splits] = sizes();
        let reached = |op: usize, split: usize, shape: usize| {
            (0..befores).filter(|before| self.counts[place([op, shape, *before, split])] > 0).count()
        };
        let row = |op: usize| {
            (0..splits).flat_map(|split| (0..shapes).map(move |shape| reached(op, split, shape))).collect()
        };
        (0..ops).map(|op| (word(0, op), row(op))).collect()
    }

    /// How many different cycles before there are.
    pub fn befores() -> usize {
        Before::COUNT
    }

    /// As words, to be kept: by instruction, then by the other three.
    pub fn to_words(&self) -> BTreeMap<&'static str, BTreeMap<String, u64>> {
        let mut words: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for (at, count) in self.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let [op, rest @ ..] = numbers(at);
            let rest = [word(1, rest[0]), word(2, rest[1]), word(3, rest[2])].join(" ");
            words.entry(word(0, op)).or_default().insert(rest, *count);
        }
        words
    }

    /// From such words; what is not known any more is left out.
    pub fn from_words(words: &BTreeMap<String, BTreeMap<String, u64>>, lane_instructions: u64) -> Coverage {
        let mut coverage = Coverage { lane_instructions, ..Coverage::default() };
        for at in 0..coverage.counts.len() {
            let [op, rest @ ..] = numbers(at);
            let rest = [word(1, rest[0]), word(2, rest[1]), word(3, rest[2])].join(" ");
            let count = words.get(word(0, op)).and_then(|row| row.get(&rest));
            coverage.counts[at] = count.copied().unwrap_or(0);
        }
        coverage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn situation(op: Op, shape: Shape) -> Situation {
        Situation { op, shape, before: Before::Nop, split: Split::Together }
    }

    #[test]
    fn a_mask_has_one_shape() {
        let shapes = |lanes: usize| (1..1 << lanes).map(move |mask| Shape::of(mask, lanes));
        assert_eq!(shapes(1).collect::<Vec<_>>(), [Shape::All]);
        assert_eq!(Shape::of(0b0110, 4), Shape::Run);
        assert_eq!(Shape::of(0b1011, 4), Shape::Scattered);
        assert_eq!(Shape::of(LaneMask::MAX, 32), Shape::All);
        assert_eq!(Shape::of(LaneMask::MAX << 1, 32), Shape::Run);
        let count = |shape| shapes(4).filter(|seen| *seen == shape).count();
        assert_eq!([Shape::All, Shape::One, Shape::Run, Shape::Scattered].map(count), [1, 4, 5, 5]);
    }

    #[test]
    fn what_is_new_is_counted_once_and_survives_a_file() {
        let (mut all, mut one) = (Coverage::default(), Coverage::default());
        one.issued(situation(Op::Add, Shape::Run), 3);
        one.issued(situation(Op::Add, Shape::Run), 2);
        one.issued(situation(Op::Lw, Shape::One), 1);
        assert_eq!((all.add(&one), all.add(&one)), (2, 0));
        assert_eq!((all.reached(), all.lane_instructions), (2, 12));
        let words: BTreeMap<String, BTreeMap<String, u64>> =
            all.to_words().into_iter().map(|(name, row)| (name.into(), row)).collect();
        assert_eq!(words["add"]["run nop together"], 4);
        assert_eq!(Coverage::from_words(&words, 12), all);
    }

    #[test]
    fn pairs_that_were_never_there_are_named() {
        let mut all = Coverage::default();
        Shape::ALL.iter().for_each(|shape| all.issued(situation(Op::Add, *shape), 1));
        let pairs = all.pairs();
        assert_eq!(pairs.len(), 6);
        let masks = pairs.iter().find(|pairs| pairs.axes == ["instruction", "mask"]).unwrap();
        assert_eq!(masks.reached, 4);
        assert!(masks.missing.contains(&["lw", "all"]) && !masks.missing.iter().any(|pair| pair[0] == "add"));
        let add = all.table().into_iter().find(|(name, _)| *name == "add").unwrap();
        assert_eq!(add.1.iter().sum::<usize>(), 4);
    }
}
