//! Registers that wait for a result: one bit per warp, lane and register, set when the lane issues and cleared when it writes.
//! Which context executes in a lane does not matter: a result belongs to its lane, and lanes that an instruction leaves out do not
//! wait for it. A fence has a bit of its own per context: everything of the context waits for it.

use crate::contexts::ContextSet;
use warpstep_spec::{LaneMask, abi};

/// x0 to x31, f0 to f31.
const REGISTERS: usize = 64;

pub(super) struct Pending {
    /// Of every warp, registers that are pending in some lane.
    some: Vec<u64>,
    /// And the lanes in which each register is.
    lanes: Vec<[LaneMask; REGISTERS]>,
    fences: ContextSet,
}

impl Pending {
    pub fn new(warps: usize) -> Pending {
        const { assert!(LaneMask::BITS as usize >= abi::MAX_LANES) };
        Pending { some: vec![0; warps], lanes: vec![[0; REGISTERS]; warps], fences: ContextSet::EMPTY }
    }

    /// Whether one of these registers is pending in one of these lanes.
    #[inline]
    pub fn any(&self, warp: usize, registers: u64, lanes: LaneMask) -> bool {
        let mut left = self.some[warp] & registers;
        while left != 0 {
            if self.lanes[warp][left.trailing_zeros() as usize] & lanes != 0 {
                return true;
            }
            left &= left - 1;
        }
        false
    }

    /// `register` is one bit, or none.
    #[inline]
    pub fn set(&mut self, warp: usize, register: u64, lanes: LaneMask) {
        if register != 0 {
            self.lanes[warp][register.trailing_zeros() as usize] |= lanes;
            self.some[warp] |= register;
        }
    }

    /// `register` is one bit, or none.
    #[inline]
    pub fn clear(&mut self, warp: usize, register: u64, lanes: LaneMask) {
        if register != 0 {
            let waiting = &mut self.lanes[warp][register.trailing_zeros() as usize];
            *waiting &= !lanes;
            if *waiting == 0 {
                self.some[warp] &= !register;
            }
        }
    }

    #[inline]
    pub fn is_fenced(&self, context: usize) -> bool {
        self.fences.contains(context)
    }

    pub fn set_fence(&mut self, context: usize) {
        self.fences.insert(context);
    }

    pub fn clear_fence(&mut self, context: usize) {
        self.fences.remove(context);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_register_waits_in_the_lanes_that_issued_until_each_of_them_has_written() {
        let mut pending = Pending::new(2);
        pending.set(1, 1 << 5, 0b0011);
        assert!(pending.any(1, 1 << 5 | 1 << 9, 0b0110));
        assert!(
            !pending.any(1, 1 << 5, 0b1100)
                && !pending.any(1, 1 << 9, 0b0011)
                && !pending.any(0, 1 << 5, 0b0011)
        );
        pending.set(1, 1 << 5, 0b0100);
        pending.clear(1, 1 << 5, 0b0011);
        assert!(!pending.any(1, 1 << 5, 0b0011) && pending.any(1, 1 << 5, 0b0100));
        pending.clear(1, 1 << 5, 0b0100);
        assert!(!pending.any(1, !0, !0));
    }

    #[test]
    fn a_fence_holds_up_its_own_context_alone() {
        let mut pending = Pending::new(1);
        pending.set_fence(1);
        assert!(pending.is_fenced(1) && !pending.is_fenced(0));
        pending.clear_fence(1);
        assert!(!pending.is_fenced(1));
    }
}
