//! Operands at the edges: where an arithmetic unit that is nearly right is wrong.

/// Integers: zero, ones, signs, ends of ranges, shift amounts around the width.
pub const INTEGERS: [u32; 28] = [
    0,
    1,
    2,
    3,
    7,
    10,
    31,
    32,
    33,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x1_0000,
    0x00FF_FFFF,
    0x0100_0001,
    0x5555_5555,
    0x7FFF_FFFE,
    0x7FFF_FFFF,
    0x8000_0000,
    0x8000_0001,
    0xAAAA_AAAA,
    0xFFFF_8000,
    0xFFFF_FF80,
    0xFFFF_FFFE,
    0xFFFF_FFFF,
];

/// Floats whose negatives are corners too: see [`floats`].
const MAGNITUDES: [u32; 35] = [
    0x0000_0000, // zero
    0x0000_0001, // smallest subnormal
    0x0040_0000, // a subnormal in the middle
    0x007F_FFFF, // largest subnormal
    0x0080_0000, // smallest normal
    0x0080_0001,
    0x00FF_FFFF,
    0x0100_0000, // twice the smallest normal
    0x1FFF_FFFF, // squares to about the smallest normal
    0x2000_0000,
    0x3380_0000, // half a unit in the last place of 1
    0x3380_0001,
    0x3400_0000, // a unit in the last place of 1
    0x3EAA_AAAB, // a third
    0x3F00_0000, // 0.5
    0x3F7F_FFFF, // just below 1
    0x3F80_0000, // 1
    0x3F80_0001, // just above 1
    0x3FC0_0000, // 1.5
    0x4000_0000, // 2
    0x4020_0000, // 2.5
    0x4060_0000, // 3.5
    0x4B7F_FFFF, // largest float with a unit below 1
    0x4B80_0001, // beyond 2^24
    0x4EFF_FFFF, // just below 2^31
    0x4F00_0000, // 2^31
    0x4F7F_FFFF, // just below 2^32
    0x4F80_0000, // 2^32
    0x5F80_0000, // squares to infinity, just
    0x7F7F_FFFF, // largest
    0x7F80_0000, // infinity
    0x7F80_0001, // signalling NaN, smallest payload
    0x7FBF_FFFF, // signalling NaN, largest payload
    0x7FC0_0000, // the canonical NaN
    0x7FFF_FFFF, // quiet NaN, largest payload
];

/// Every float corner, both signs.
pub fn floats() -> impl Iterator<Item = u32> + Clone {
    MAGNITUDES.into_iter().flat_map(|bits| [bits, bits | 1 << 31])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_float_is_a_corner() {
        let is = |kind: fn(f32) -> bool| floats().any(|bits| kind(f32::from_bits(bits)));
        assert!(is(f32::is_nan) && is(f32::is_infinite) && is(f32::is_subnormal) && is(f32::is_normal));
        assert!(is(|value| value == 0.0 && value.is_sign_negative()));
        assert_eq!(f32::from_bits(0x5F80_0000) * f32::from_bits(0x5F80_0000), f32::INFINITY);
    }
}
