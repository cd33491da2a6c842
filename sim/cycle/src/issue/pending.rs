//! Registers that wait for a result: one bit per warp, lane and register, set when the lane issues and cleared when it writes.
//! Which context executes in a lane does not matter: a result belongs to its lane, and lanes that an instruction leaves out do not
//! wait for it. A fence has a bit of its own per context: everything of the context waits for it.

use warpstep_spec::{LaneMask, abi};

/// x0 to x31, f0 to f31.
const REGISTERS: usize = 64;

/// Pending registers of one warp.
#[derive(Clone)]
struct Warp {
    /// Lanes in which each register is pending.
    lanes: [LaneMask; REGISTERS],
    /// Registers that are pending in some lane.
    some: u64,
}

pub(super) struct Pending {
    warps: Vec<Warp>,
    fences: Vec<bool>,
}

impl Pending {
    pub fn new(warps: usize, contexts: usize) -> Pending {
        const { assert!(LaneMask::BITS as usize >= abi::MAX_LANES) };
        Pending { warps: vec![Warp { lanes: [0; REGISTERS], some: 0 }; warps], fences: vec![false; contexts] }
    }

    /// Whether one of these registers is pending in one of these lanes.
    #[inline]
    pub fn any(&self, warp: usize, registers: u64, lanes: LaneMask) -> bool {
        let warp = &self.warps[warp];
        let mut left = warp.some & registers;
        while left != 0 {
            if warp.lanes[left.trailing_zeros() as usize] & lanes != 0 {
                return true;
            }
            left &= left - 1;
        }
        false
    }

    /// `register` is one bit, or none.
    pub fn set(&mut self, warp: usize, register: u64, lanes: LaneMask) {
        if register != 0 {
            let warp = &mut self.warps[warp];
            warp.lanes[register.trailing_zeros() as usize] |= lanes;
            warp.some |= register;
        }
    }

    /// `register` is one bit, or none.
    pub fn clear(&mut self, warp: usize, register: u64, lanes: LaneMask) {
        if register != 0 {
            let warp = &mut self.warps[warp];
            let waiting = &mut warp.lanes[register.trailing_zeros() as usize];
            *waiting &= !lanes;
            if *waiting == 0 {
                warp.some &= !register;
            }
        }
    }

    #[inline]
    pub fn is_fenced(&self, context: usize) -> bool {
        self.fences[context]
    }

    pub fn set_fence(&mut self, context: usize) {
        self.fences[context] = true;
    }

    pub fn clear_fence(&mut self, context: usize) {
        self.fences[context] = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_register_waits_in_the_lanes_that_issued_until_each_of_them_has_written() {
        let mut pending = Pending::new(2, 2);
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
        let mut pending = Pending::new(1, 2);
        pending.set_fence(1);
        assert!(pending.is_fenced(1) && !pending.is_fenced(0));
        pending.clear_fence(1);
        assert!(!pending.is_fenced(1));
    }
}
