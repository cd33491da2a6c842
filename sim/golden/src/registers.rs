//! The registers of one warp: 64 rows (x0..x31, f0..f31) of one word per lane.
//!
//! "Lanes in space": an operation is a loop over a row. Rows are always 32 words long, so that a full-width warp
//! becomes vector instructions; lanes beyond the warp's width are never written.

use warpstep_spec::abi::MAX_LANES;
use warpstep_spec::mask::{all_lanes, lanes_of};
use warpstep_spec::{LaneMask, Reg};

/// One word per lane.
pub(crate) type Row = [u32; MAX_LANES];

#[derive(Clone, Debug)]
pub(crate) struct Registers {
    lanes: usize,
    rows: Vec<Row>,
}

impl Registers {
    pub fn new(lanes: usize) -> Registers {
        Registers { lanes, rows: vec![[0; MAX_LANES]; Reg::COUNT] }
    }

    #[inline(always)]
    pub fn row(&self, reg: Reg) -> &Row {
        &self.rows[reg.index()]
    }

    /// Sets `rd` of every active lane. x0 stays zero.
    #[inline(always)]
    pub fn write(&mut self, active: LaneMask, rd: Reg, value: impl Fn(usize) -> u32) {
        if rd == Reg::ZERO {
            return;
        }
        let row = &mut self.rows[rd.index()];
        if active == all_lanes(self.lanes) {
            for (lane, slot) in row[..self.lanes].iter_mut().enumerate() {
                *slot = value(lane);
            }
        } else {
            for lane in lanes_of(active) {
                row[lane] = value(lane);
            }
        }
    }

    /// `rd = f(rs1)` in every active lane.
    #[inline(always)]
    pub fn unary(&mut self, active: LaneMask, rd: Reg, rs1: Reg, f: impl Fn(u32) -> u32) {
        let a = *self.row(rs1);
        self.write(active, rd, |lane| f(a[lane]));
    }

    /// `rd = f(rs1, rs2)` in every active lane.
    #[inline(always)]
    pub fn binary(&mut self, active: LaneMask, rd: Reg, rs1: Reg, rs2: Reg, f: impl Fn(u32, u32) -> u32) {
        let (a, b) = (*self.row(rs1), *self.row(rs2));
        self.write(active, rd, |lane| f(a[lane], b[lane]));
    }

    /// The active lanes for which `holds(rs1, rs2)`.
    #[inline(always)]
    pub fn lanes_where(
        &self,
        active: LaneMask,
        rs1: Reg,
        rs2: Reg,
        holds: impl Fn(u32, u32) -> bool,
    ) -> LaneMask {
        let (a, b) = (self.row(rs1), self.row(rs2));
        let mut mask = 0;
        for lane in 0..self.lanes {
            mask |= LaneMask::from(holds(a[lane], b[lane])) << lane;
        }
        mask & active
    }

    /// The active lanes in which bit 0 of `rs1` is set.
    pub fn predicate(&self, active: LaneMask, rs1: Reg) -> LaneMask {
        self.lanes_where(active, rs1, Reg::ZERO, |a, _| a & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inactive_lanes_keep_their_values() {
        let mut registers = Registers::new(4);
        registers.write(0b1111, Reg::x(5), |lane| lane as u32);
        registers.write(0b0101, Reg::x(5), |_| 9);
        assert_eq!(registers.row(Reg::x(5))[..4], [9, 1, 9, 3]);
    }

    #[test]
    fn x0_stays_zero_and_f0_does_not() {
        let mut registers = Registers::new(2);
        registers.write(0b11, Reg::x(0), |_| 7);
        registers.write(0b11, Reg::f(0), |_| 7);
        assert_eq!(registers.row(Reg::x(0))[0], 0);
        assert_eq!(registers.row(Reg::f(0))[0], 7);
    }
}
