//! A state as bytes, and their digest: two states are equal exactly if their bytes are. What a state holds is what its
//! `Hash` names; numbers are written with as many bytes as they need, each ends by itself, and lengths go before lists.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};
use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

struct Bytes(Vec<u8>);

impl Bytes {
    fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }
}

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        0 // nobody asks
    }
    fn write(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }
    fn write_u8(&mut self, number: u8) {
        self.number(number.into());
    }
    fn write_u32(&mut self, number: u32) {
        self.number(number.into());
    }
    fn write_u64(&mut self, number: u64) {
        self.number(number);
    }
    fn write_usize(&mut self, number: usize) {
        self.number(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.number(number as u64);
    }
}

/// Of a list most items of which say nothing, as many as always: where the others are, and these.
pub(crate) fn hash_sparse<T: Hash, H: Hasher>(
    items: &[T],
    says_something: impl Fn(&T) -> bool,
    state: &mut H,
) {
    for part in items.chunks(64) {
        let bits = part.iter().enumerate().map(|(at, item)| u64::from(says_something(item)) << at);
        state.write_u64(bits.fold(0, |all, bit| all | bit));
    }
    items.iter().filter(|item| says_something(item)).for_each(|item| item.hash(state));
}

/// The bytes of a state.
pub(crate) fn key(state: &impl Hash) -> Box<[u8]> {
    let mut bytes = Bytes(Vec::with_capacity(1024));
    state.hash(&mut bytes);
    bytes.0.into_boxed_slice()
}

/// SHA-256 of some bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Digest {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Digest, &'static str> {
        let digit = |byte: u8| (byte as char).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
        let digits: Option<Vec<u32>> = text.bytes().map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == 64).ok_or("it is not 64 digits of 0-9a-f")?;
        Ok(Digest(std::array::from_fn(|at| (digits[2 * at] << 4 | digits[2 * at + 1]) as u8)))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|why| de::Error::custom(format!("`{text}` is no digest: {why}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_states_have_different_bytes() {
        assert_eq!(key(&(vec![1u32, 300], Some(7usize))), key(&(vec![1u32, 300], Some(7usize))));
        assert_ne!(key(&(vec![1u32], vec![2u32])), key(&(vec![1u32, 2], Vec::<u32>::new())));
        assert_ne!(key(&vec![Some(0u32), None]), key(&vec![None, Some(0u32)]));
        assert_ne!(key(&[128u32, 1]), key(&[0u32, 129]));
    }

    #[test]
    fn a_digest_is_that_of_the_standard_and_is_read_as_it_is_written() {
        let digest = Digest::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!((digest.to_string().as_str(), text.parse()), (text, Ok(digest)));
        for wrong in [&text[1..], "", &text.to_uppercase(), &text.replace('a', "é")] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
        }
    }
}
