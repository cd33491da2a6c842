//! Floats and words at which arithmetic goes wrong first: exponents at the ends, around one and where words end; digits with few
//! ones, few zeros, one run. The patterns are those of Berkeley TestFloat.

use std::sync::LazyLock;

const DIGITS: u32 = 23;

/// Zero and subnormals, the smallest; a word's digits below one; around one; where digits, words and halves end; the
/// largest, infinity and NaN.
const EXPONENTS: [u32; 33] = [
    0, 1, 2, 3, 22, 23, 24, 25, 64, 102, 103, 104, 125, 126, 127, 128, 129, 149, 150, 151, 152, 156, 157,
    158, 159, 160, 192, 229, 230, 231, 253, 254, 255,
];

/// Every exponent that matters with every pattern of digits, both signs.
static FLOATS: LazyLock<Vec<u32>> = LazyLock::new(|| floats(&EXPONENTS, &digit_patterns()));

/// Words with one run of ones, and their neighbours.
static WORDS: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut words = vec![0x1234_5678, 0x5555_5555, 0xaaaa_aaaa];
    for low in 0..32 {
        for width in 1..=32 - low {
            let run = (u32::MAX >> (32 - width)) << low;
            words.extend([run, run.wrapping_add(1), run.wrapping_sub(1), !run]);
        }
    }
    sorted(words)
});

/// Small enough that all pairs can be asked about.
static PAIRED: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let digits = [
        0, 1, 2, 3, 0x0f_ffff, 0x2a_aaaa, 0x3f_ffff, 0x40_0000, 0x40_0001, 0x55_5555, 0x60_0000, 0x7f_8000,
        0x7f_fffe, 0x7f_ffff,
    ];
    floats(
        &[0, 1, 2, 23, 24, 25, 64, 103, 104, 126, 127, 128, 150, 151, 157, 158, 190, 229, 230, 253, 254, 255],
        &digits,
    )
});

/// Small enough that all triples can be asked about.
static TRIPLED: LazyLock<Vec<u32>> = LazyLock::new(|| {
    floats(&[0, 1, 24, 103, 126, 127, 150, 230, 254, 255], &[0, 1, 0x40_0000, 0x55_5555, 0x7f_ffff])
});

fn digit_patterns() -> Vec<u32> {
    let all = (1 << DIGITS) - 1;
    let mut patterns = vec![0, all, 0x2a_aaaa, 0x55_5555];
    for bit in 0..DIGITS {
        let one = 1 << bit;
        patterns.extend([one, one - 1, all ^ one, all & !(one - 1)]);
    }
    sorted(patterns)
}

fn floats(exponents: &[u32], digits: &[u32]) -> Vec<u32> {
    let positive =
        exponents.iter().flat_map(|exponent| digits.iter().map(move |one| exponent << DIGITS | one));
    sorted(positive.flat_map(|float| [float, float | 1 << 31]).collect())
}

fn sorted(mut words: Vec<u32>) -> Vec<u32> {
    words.sort_unstable();
    words.dedup();
    words
}

/// The corner floats, or those fewer ones of which so many can be crossed; words instead where an operation takes words.
pub(crate) fn to_cross(operands: usize, words: bool) -> &'static [u32] {
    match operands {
        1 if words => &WORDS,
        1 => &FLOATS,
        2 => &PAIRED,
        _ => &TRIPLED,
    }
}

/// One of the corner floats, by any number.
pub fn corner(choice: u64) -> u32 {
    FLOATS[(choice % FLOATS.len() as u64) as usize]
}

/// One of the corner words, by any number.
pub(crate) fn corner_word(choice: u64) -> u32 {
    WORDS[(choice % WORDS.len() as u64) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crosses_leave_room_for_chance_in_two_million() {
        for operands in 1..=3 {
            let crossed = to_cross(operands, false).len().pow(operands as u32);
            assert!(crossed < 1_400_000, "{operands} operands: {crossed}");
        }
    }

    #[test]
    fn every_set_knows_every_kind_of_number() {
        for set in [to_cross(1, false), to_cross(2, false), to_cross(3, false)] {
            for float in [0, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7f80_0001]
            {
                assert!(set.contains(&float) && set.contains(&(float | 1 << 31)), "{float:#x}");
            }
            assert!(set.iter().any(|float| float & 0x7fc0_0000 == 0x7fc0_0000), "a quiet NaN");
        }
    }
}
