//! The example of the splitting paper's figure 2 (`docs/literature.md`) with blocks that take time: 20 units one after the
//! other, 13 where both halves of every branch run in parallel.
//!
//! ```text
//! block 1                                    A = {17, 29, 52, 80}, a value a lane
//! if A > 25: block 2                         split context 1
//!            if A > 75: 3, else: 4           split context 2
//!            block 5
//! else:      block 6
//! block 7
//! if A > 50: block 8, else: block 9          split context 1
//! block 10
//! ```
//!
//! A unit is as many instructions as wanted, so the cost of splits, branches and joins, which the paper's units do not
//! have, can be told apart: it does not grow with the unit. Conditions are computed before the first round.

use crate::blocks::{Lane, Source, Step};
use crate::code::{condition, if_else, put, rounds};
use crate::{Difference, SyntheticError, differences};
use warpstep_program::{Memory, Program};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Config, Op, Reg};

/// A, by lane; more lanes repeat it.
const VALUES: [u32; 4] = [17, 29, 52, 80];
/// A lane's value is above this: the three conditions.
const BOUNDS: [u32; 3] = [25, 75, 50];
/// Units of blocks 1 to 10. Their sum and the longest way through them are the paper's; how the sums are shared out is
/// ours, blocks 3 and 4 the longest ones.
const UNITS: [usize; 10] = [2, 1, 4, 4, 1, 1, 2, 2, 2, 1];
/// Longest unit: the branch around the round reaches 4 KB.
pub const MOST_UNIT: usize = 48;

/// The example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure2 {
    /// Instructions of a unit.
    pub unit: usize,
    /// How often it is executed.
    pub loops: u32,
}

/// Units without splitting, and with both halves of each condition in parallel where its context is one of the first `splits`.
pub fn units(splits: usize) -> usize {
    let [one, two, three, four, five, six, seven, eight, nine, ten] = UNITS;
    let halves = |context: usize, a: usize, b: usize| if context <= splits { a.max(b) } else { a + b };
    one + halves(1, two + halves(2, three, four) + five, six) + seven + halves(1, eight, nine) + ten
}

impl Figure2 {
    fn blocks(self) -> Vec<Vec<Step>> {
        let mut source = Source::new(0.0);
        UNITS.iter().map(|units| source.take(units * self.unit)).collect()
    }

    /// The program; its rounds are between `ws_kernel_begin` and `ws_kernel_end`.
    pub fn program(self) -> Result<Program, SyntheticError> {
        if !(1..=MOST_UNIT).contains(&self.unit) {
            let allowed = format!("1..={MOST_UNIT}");
            return Err(SyntheticError::OutOfRange { name: "unit", value: self.unit.to_string(), allowed });
        }
        let blocks = self.blocks();
        let block = |code: &mut Assembler, number: usize| {
            blocks[number - 1].iter().for_each(|step| put(code, *step));
        };
        let round = |code: &mut Assembler| {
            block(code, 1);
            let inner = |code: &mut Assembler| {
                block(code, 2);
                if_else(code, 1, Some(2), |code| block(code, 3), |code| block(code, 4));
                block(code, 5);
            };
            if_else(code, 0, Some(1), inner, |code| block(code, 6));
            block(code, 7);
            if_else(code, 2, Some(1), |code| block(code, 8), |code| block(code, 9));
            block(code, 10);
        };
        Ok(rounds("figure-2", self.loops, conditions, round)?)
    }

    /// Holds what a run left in memory against the host's own computation.
    pub fn check(self, config: &Config, memory: &Memory) -> Result<(), Difference> {
        let blocks = self.blocks();
        differences(config, memory, |hart, lane| {
            let mut state = Lane::new(hart);
            let way = way(VALUES[lane % VALUES.len()]);
            (0..self.loops).for_each(|_| way.iter().for_each(|number| state.execute(&blocks[number - 1])));
            state.results()
        })
    }
}

/// The blocks of a lane with this value, in order.
fn way(value: u32) -> Vec<usize> {
    let [first, second, third] = BOUNDS.map(|bound| value > bound);
    let inner = if second { 3 } else { 4 };
    let outer = if first { vec![2, inner, 5] } else { vec![6] };
    let last = if third { 8 } else { 9 };
    [vec![1], outer, vec![7, last, 10]].concat()
}

/// 1 where the value of this lane is above a bound.
fn conditions(code: &mut Assembler, lane: Reg) {
    let (value, shift) = (Reg::x(10), Reg::x(11));
    code.constant(value, u32::from_le_bytes(VALUES.map(|value| value as u8)));
    code.immediate(Op::Andi, shift, lane, 3);
    code.immediate(Op::Slli, shift, shift, 3);
    code.registers(Op::Srl, value, value, shift);
    code.immediate(Op::Andi, value, value, 0xFF);
    for (level, bound) in BOUNDS.into_iter().enumerate() {
        let condition = condition(level as u32);
        code.immediate(Op::Sltiu, condition, value, bound as i32 + 1);
        code.immediate(Op::Xori, condition, condition, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_the_paper() {
        assert_eq!([0, 1, 2].map(units), [20, 17, 13]);
        assert_eq!(UNITS.iter().sum::<usize>(), 20);
    }

    #[test]
    fn lanes_go_the_ways_of_the_paper() {
        let ways = VALUES.map(way);
        assert_eq!(ways[0], [1, 6, 7, 9, 10]);
        assert_eq!(ways[1], [1, 2, 4, 5, 7, 9, 10]);
        assert_eq!(ways[2], [1, 2, 4, 5, 7, 8, 10]);
        assert_eq!(ways[3], [1, 2, 3, 5, 7, 8, 10]);
    }

    #[test]
    fn the_longest_unit_reaches_its_targets_and_longer_ones_are_refused() {
        assert!(Figure2 { unit: MOST_UNIT, loops: 1 }.program().is_ok());
        let error = Figure2 { unit: MOST_UNIT + 1, loops: 1 }.program().unwrap_err().to_string();
        assert!(error.contains("unit = 49 is not in 1..=48"), "{error}");
    }
}
