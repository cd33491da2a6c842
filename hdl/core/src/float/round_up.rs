//! Whether the dropped digits round the kept ones up. Combinational. The five rounding modes are decided here only.

use crate::float::op::rounding;
use warpstep_kit::prelude::*;

/// Decides by mode, sign and dropped digits.
#[derive(LogicBlock)]
pub struct RoundUp {
    /// Rounding mode, numbered as in frm; toward zero, and in reserved modes, nothing is rounded up.
    pub rounding: Wire<In>,
    /// The number is negative.
    pub sign: Wire<In>,
    /// Last digit that is kept.
    pub last: Wire<In>,
    /// First digit that is dropped.
    pub half: Wire<In>,
    /// Any digit behind the first dropped one is set.
    pub rest: Wire<In>,
    /// One is added to the last digit that is kept.
    pub up: Wire<Out>,
}

impl Default for RoundUp {
    fn default() -> RoundUp {
        RoundUp {
            rounding: Wire::new(3),
            sign: Wire::new(1),
            last: Wire::new(1),
            half: Wire::new(1),
            rest: Wire::new(1),
            up: Wire::new(1),
        }
    }
}

impl Logic for RoundUp {
    about!(rounding::NEAREST_EVEN, rounding::DOWN, rounding::UP, rounding::NEAREST_AWAY);

    #[hdl_gen]
    fn update(&mut self) {
        match self.rounding.val().index() {
            rounding::NEAREST_EVEN => self.up.next = self.half.val() & (self.last.val() | self.rest.val()),
            rounding::DOWN => self.up.next = self.sign.val() & (self.half.val() | self.rest.val()),
            rounding::UP => self.up.next = (!self.sign.val()) & (self.half.val() | self.rest.val()),
            rounding::NEAREST_AWAY => self.up.next = self.half.val(),
            _ => self.up.next = 0.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::agree;
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree() {
        agree(Check::default().cycles(1000), RoundUp::default());
    }

    /// The number is last + half / 2 + rest / 4, with its sign; the mode's own words decide.
    #[test]
    fn every_mode_does_what_its_name_says() {
        let mut bench = Bench::new(RoundUp::default());
        for case in 0..16u64 {
            let [sign, last, half, rest] = [case >> 3 & 1, case >> 2 & 1, case >> 1 & 1, case & 1];
            let quarters = half * 2 + rest;
            let expected = [
                quarters > 2 || quarters == 2 && last == 1,
                false,
                sign == 1 && quarters > 0,
                sign == 0 && quarters > 0,
                quarters >= 2,
            ];
            for (mode, up) in expected.into_iter().enumerate() {
                bench.block.rounding.next = Value::new(3, mode as u64);
                bench.block.sign.next = Value::new(1, sign);
                bench.block.last.next = Value::new(1, last);
                bench.block.half.next = Value::new(1, half);
                bench.block.rest.next = Value::new(1, rest);
                bench.settle();
                assert!(bench.block.up.val() == up, "mode {mode}, case {case:#b}");
            }
        }
    }
}
