//! A value of four-valued logic, as compact as it can be: two bits per digit, in two words where they fit.

use bitvec::boxed::BitBox;
use bitvec::field::BitField;
use bitvec::order::Lsb0;
use bitvec::vec::BitVec;
use std::fmt;

/// What a slot carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// At most 64 bits. Where `unknown` is 0, the bit of `value`; where it is 1, `x` (value 0) or `z` (value 1).
    Bits {
        /// Zeros and ones.
        value: u64,
        /// Which bits are neither.
        unknown: u64,
    },
    /// More bits, in the same two parts.
    Wide(Box<Wide>),
    /// A real or a string, as written.
    Text(Box<[u8]>),
}

/// A value of more than 64 bits, as wide as its slot; bit 0 first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wide {
    /// Zeros and ones.
    value: BitBox<u64, Lsb0>,
    /// Which bits are neither.
    unknown: BitBox<u64, Lsb0>,
}

impl Wide {
    /// Digits, highest first, extended or cut to so many bits.
    fn from_digits(digits: &[u8], width: usize) -> Option<Wide> {
        let (mut value, mut unknown) = (BitVec::with_capacity(width), BitVec::with_capacity(width));
        for digit in digits.iter().rev() {
            let (one, strange) = bits_of(*digit)?;
            value.push(one);
            unknown.push(strange);
        }
        let extension = match digits.first()?.to_ascii_lowercase() {
            b'x' => (false, true),
            b'z' => (true, true),
            _ => (false, false),
        };
        value.resize(width, extension.0);
        unknown.resize(width, extension.1);
        Some(Wide { value: value.into_boxed_bitslice(), unknown: unknown.into_boxed_bitslice() })
    }

    /// Its digits, highest first.
    fn digits(&self) -> impl Iterator<Item = u8> + '_ {
        self.value.iter().by_vals().rev().zip(self.unknown.iter().by_vals().rev()).map(digit_of)
    }
}

/// The two bits of a digit.
fn bits_of(digit: u8) -> Option<(bool, bool)> {
    match Value::digit(digit)? {
        Value::Bits { value, unknown } => Some((value == 1, unknown == 1)),
        _ => None,
    }
}

/// The digit of two bits.
fn digit_of((value, unknown): (bool, bool)) -> u8 {
    match (value, unknown) {
        (false, false) => b'0',
        (true, false) => b'1',
        (false, true) => b'x',
        (true, true) => b'z',
    }
}

/// Bits `0..width`.
pub(crate) fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl Value {
    /// What a slot carries before anybody said anything.
    pub fn unknown(width: u32) -> Value {
        match width {
            0 => Value::Text(Box::default()),
            1..=64 => Value::Bits { value: 0, unknown: ones(width) },
            _ => Value::Wide(Box::new(Wide {
                value: BitVec::repeat(false, width as usize).into_boxed_bitslice(),
                unknown: BitVec::repeat(true, width as usize).into_boxed_bitslice(),
            })),
        }
    }

    /// How much room it takes, beside one of at most 64 bits.
    #[inline]
    pub(super) fn weight(&self) -> usize {
        match self {
            Value::Bits { .. } => 1,
            Value::Wide(wide) => 1 + wide.value.len() / 64,
            Value::Text(text) => 1 + text.len() / 8,
        }
    }

    /// Value of a single digit.
    #[inline]
    pub(crate) fn digit(digit: u8) -> Option<Value> {
        let (value, unknown) = match digit {
            b'0' => (0, 0),
            b'1' => (1, 0),
            b'x' | b'X' => (0, 1),
            b'z' | b'Z' => (1, 1),
            // VHDL's nine values as GTKWave writes them: weak levels count as levels, the rest is unknown
            b'l' | b'L' => (0, 0),
            b'h' | b'H' => (1, 0),
            b'u' | b'U' | b'w' | b'W' | b'-' => (0, 1),
            _ => return None,
        };
        Some(Value::Bits { value, unknown })
    }

    /// Digits, highest first, for a slot of this width: fewer are extended as the standard says, more lose the highest.
    pub(crate) fn digits(digits: &[u8], width: u32) -> Option<Value> {
        if digits.is_empty() {
            return None;
        }
        if width > 64 {
            return Wide::from_digits(digits, width as usize).map(|wide| Value::Wide(Box::new(wide)));
        }
        let (mut value, mut unknown) = (0u64, 0u64);
        let mut rest = digits;
        // Eight zeros and ones at a time: their lowest bits, gathered by one multiplication.
        while let Some((eight, more)) = rest.split_first_chunk::<8>() {
            let chunk = u64::from_be_bytes(*eight);
            if chunk & 0xFEFE_FEFE_FEFE_FEFE != 0x3030_3030_3030_3030 {
                break;
            }
            let bits = (chunk & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            value = value << 8 | bits;
            unknown <<= 8;
            rest = more;
        }
        for digit in rest {
            let Some(Value::Bits { value: one, unknown: strange }) = Value::digit(*digit) else {
                return None;
            };
            value = value << 1 | one;
            unknown = unknown << 1 | strange;
        }
        let given = digits.len() as u32;
        if given < width && matches!(digits[0], b'x' | b'X' | b'z' | b'Z') {
            let above = ones(width) & !ones(given);
            unknown |= above;
            value |= if matches!(digits[0], b'z' | b'Z') { above } else { 0 };
        }
        let mask = ones(width);
        Some(Value::Bits { value: value & mask, unknown: unknown & mask })
    }

    /// How many words of 64 bits it has.
    pub(crate) fn words(&self) -> usize {
        match self {
            Value::Bits { .. } => 1,
            Value::Wide(wide) => wide.value.len().div_ceil(64),
            Value::Text(_) => 0,
        }
    }

    /// 64 of its bits, counted in words from the lowest, and which of them are unknown; zeros beyond its width.
    pub(crate) fn word(&self, number: usize) -> (u64, u64) {
        match self {
            Value::Bits { value, unknown } if number == 0 => (*value, *unknown),
            Value::Wide(wide) => {
                let load =
                    |bits: &BitBox<u64, Lsb0>| bits.chunks(64).nth(number).map_or(0, |word| word.load_le());
                (load(&wide.value), load(&wide.unknown))
            }
            _ => (0, 0),
        }
    }

    /// Its digits, highest first.
    pub fn text(&self, width: u32) -> Vec<u8> {
        match self {
            Value::Bits { value, unknown } => {
                let digit = |place: u32| digit_of((value >> place & 1 == 1, unknown >> place & 1 == 1));
                (0..width.max(1)).rev().map(digit).collect()
            }
            Value::Wide(wide) => wide.digits().collect(),
            Value::Text(text) => text.to_vec(),
        }
    }
}

impl fmt::Display for Value {
    /// Hexadecimal where every bit is known, digits elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bits { value, unknown: 0 } if *value < 2 => write!(f, "{value}"),
            Value::Bits { value, unknown: 0 } => write!(f, "{value:#x}"),
            Value::Bits { value, unknown } => {
                let text = self.text(64 - (value | unknown).leading_zeros());
                match text.iter().all(|digit| *digit == text[0]) {
                    true => write!(f, "{}", char::from(text[0])),
                    false => write!(f, "{}", String::from_utf8_lossy(&text)),
                }
            }
            Value::Wide(wide) => {
                let text: Vec<u8> = wide.digits().collect();
                if text.iter().all(|digit| *digit == text[0]) {
                    return write!(f, "{}", char::from(text[0]));
                }
                let from = text.iter().position(|digit| *digit != b'0').unwrap_or(0);
                write!(f, "{}", String::from_utf8_lossy(&text[from..]))
            }
            Value::Text(text) => write!(f, "{}", String::from_utf8_lossy(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(digits: &str, width: u32, text: &str) {
        let value = Value::digits(digits.as_bytes(), width).unwrap();
        assert_eq!(String::from_utf8(value.text(width)).unwrap(), text, "{digits} in {width} bits");
    }

    #[test]
    fn short_values_are_extended_as_the_standard_says() {
        check("101", 5, "00101");
        check("x01", 5, "xxx01");
        check("z", 4, "zzzz");
        check("1", 70, &format!("{}1", "0".repeat(69)));
        check("x1", 70, &format!("{}1", "x".repeat(69)));
        check("110101", 4, "0101");
        check("1100110100001111x1010z0", 23, "1100110100001111x1010z0");
    }

    #[test]
    fn what_is_no_digit_is_refused() {
        assert_eq!(Value::digits(b"012", 4), None);
        assert_eq!(Value::digits(b"", 4), None);
        assert_eq!(Value::digits(b"2", 70), None);
    }

    proptest::proptest! {
        #[test]
        fn digits_survive(digits in "[01xz]{1,90}") {
            let width = digits.len() as u32;
            let value = Value::digits(digits.as_bytes(), width).unwrap();
            proptest::prop_assert_eq!(value.text(width), digits.as_bytes());
        }
    }
}
