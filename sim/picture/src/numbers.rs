//! Numbers as people read them: grouped digits, short values, round places for ticks. Knows no pixels.

/// All digits, in groups of three: `12,345`.
pub(crate) fn grouped(value: u128) -> String {
    let digits = value.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// About three digits and a unit: `0.873`, `1234`, `12.3k`, `4.56M`. For finite values from 0.
pub(crate) fn short(value: f64) -> String {
    short_beside(value, value)
}

/// Like [`short`], in the unit that suits `peer`: the labels of one axis share it.
pub(crate) fn short_beside(value: f64, peer: f64) -> String {
    const UNITS: [(f64, f64, &str); 4] =
        [(1e12, 1e12, "T"), (1e9, 1e9, "G"), (1e6, 1e6, "M"), (1e4, 1e3, "k")];
    if value == 0.0 {
        return "0".into();
    }
    if !(1e-3..1e15).contains(&peer) {
        return format!("{value:.2e}");
    }
    let suits = UNITS.iter().find(|(least, _, _)| peer >= *least);
    let (unit, suffix) = suits.map_or((1.0, ""), |(_, unit, suffix)| (*unit, *suffix));
    let scaled = value / unit;
    let decimals = (2.0 - scaled.log10().floor()).clamp(0.0, 6.0) as usize;
    let text = format!("{scaled:.decimals$}");
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    format!("{text}{suffix}")
}

/// At most `at_most` multiples of 1, 2 or 5 times a power of ten within `first..=last`.
pub(crate) fn ticks(first: u64, last: u64, at_most: usize) -> Vec<u64> {
    let (low, high) = (u128::from(first), u128::from(last));
    let mut step = 1u128;
    for factor in [2u128, 5, 10].iter().cycle() {
        let decade = 10u128.pow(step.ilog10());
        if high / step - low.div_ceil(step).min(high / step) < at_most.max(1) as u128 {
            break;
        }
        step = decade * factor;
    }
    (low.div_ceil(step)..=high / step).map(|multiple| (multiple * step) as u64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_in_threes() {
        assert_eq!([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn short_numbers_keep_three_digits() {
        for (value, text) in [
            (0.0, "0"),
            (0.8734, "0.873"),
            (1.0, "1"),
            (1234.0, "1234"),
            (12345.0, "12.3k"),
            (20000.0, "20k"),
            (4.56e6, "4.56M"),
            (1e-9, "1.00e-9"),
            (f64::MAX, "1.80e308"),
        ] {
            assert_eq!(short(value), text);
        }
    }

    #[test]
    fn labels_of_one_axis_share_a_unit() {
        assert_eq!([0.0, 5e3, 2e4].map(|value| short_beside(value, 2.4e4)), ["0", "5k", "20k"]);
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0, 59, 7), [0, 10, 20, 30, 40, 50]);
        assert_eq!(ticks(1000, 1004, 10), [1000, 1001, 1002, 1003, 1004]);
        assert_eq!(ticks(7, 7, 10), [7]);
        assert_eq!(ticks(3, 4999, 6), [1000, 2000, 3000, 4000]);
        assert!((1..=9).contains(&ticks(0, u64::MAX, 9).len()));
        assert_eq!(ticks(u64::MAX - 2, u64::MAX, 9).len(), 3);
        assert!(ticks(0, u64::MAX, 0).len() <= 1);
    }
}
