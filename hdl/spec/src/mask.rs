//! Sets of lanes. Lane 0 is bit 0; printed as people draw it, with lane 0 on the left.

/// A set of lanes, one bit per lane.
pub type LaneMask = u32;

/// The mask of lanes `0..lanes`.
pub const fn all_lanes(lanes: usize) -> LaneMask {
    if lanes >= 32 { u32::MAX } else { (1 << lanes) - 1 }
}

/// The leader lane, which gives scalar operands: the highest active one.
pub const fn leader(active: LaneMask) -> Option<usize> {
    if active == 0 { None } else { Some(31 - active.leading_zeros() as usize) }
}

/// The lanes of a mask, lowest first.
pub const fn lanes_of(mask: LaneMask) -> Lanes {
    Lanes(mask)
}

/// Iterates over the lanes of a mask, lowest first.
#[derive(Clone, Debug)]
pub struct Lanes(LaneMask);

impl Iterator for Lanes {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lane = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(lane)
    }
}

/// `0b0011` of four lanes is drawn `1100`: lane 0 first.
pub fn draw(mask: LaneMask, lanes: usize) -> String {
    (0..lanes).map(|lane| if mask >> lane & 1 == 1 { '1' } else { '0' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lane_zero_is_drawn_on_the_left() {
        assert_eq!(draw(0b0011, 4), "1100");
        assert_eq!(draw(0b0100, 3), "001");
    }

    #[test]
    fn the_highest_active_lane_speaks_for_the_warp() {
        assert_eq!(leader(0b0110), Some(2));
        assert_eq!(leader(1 << 31), Some(31));
        assert_eq!(leader(0), None);
    }

    #[test]
    fn the_full_mask_exists_for_every_width() {
        assert_eq!(all_lanes(1), 1);
        assert_eq!(all_lanes(5), 0b11111);
        assert_eq!(all_lanes(32), u32::MAX);
        assert_eq!(lanes_of(0b1010_0001).collect::<Vec<_>>(), [0, 5, 7]);
    }
}
