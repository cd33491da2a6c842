//! Which beats of a line a write sends: from the first with a byte to write to the last.

/// Numbers of beats, counted from the start of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BeatRange {
    pub first: u32,
    pub last: u32,
}

impl BeatRange {
    /// Of a write of these bytes, one bit each, at least one; `beat_bytes` is the width of the bus.
    pub fn of(bytes: u128, beat_bytes: u32) -> BeatRange {
        debug_assert!(bytes != 0, "a store writes at least one byte");
        BeatRange { first: bytes.trailing_zeros() / beat_bytes, last: bytes.ilog2() / beat_bytes }
    }

    /// As a burst counts: its beats less one.
    pub fn length(self) -> u8 {
        (self.last - self.first) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: u128, beat_bytes: u32, first: u32, last: u32) {
        let range = BeatRange::of(bytes, beat_bytes);
        assert_eq!(range, BeatRange { first, last });
        assert_eq!(u32::from(range.length()), last - first);
    }

    #[test]
    fn a_word_is_a_beat_wherever_it_lies() {
        for word in 0..32 {
            check(0xF << (4 * word), 4, word, word);
            check(0xF << (4 * word), 64, word / 16, word / 16);
        }
    }

    #[test]
    fn the_outermost_bytes_decide_and_a_hole_between_them_is_sent() {
        check(0x8000_0000_0000_0001, 8, 0, 7);
        check(0x0080_0000_0000_0100, 8, 1, 6);
        check(u128::MAX, 8, 0, 15);
        check(1 << 127, 64, 1, 1);
    }
}
