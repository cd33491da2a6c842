//! A state as bytes: two states are equal exactly if their bytes are. What a state holds is what its `Hash` names; numbers are written with as
//! many bytes as they need, each ends by itself, and lengths go before lists.

use std::hash::{Hash, Hasher};

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

/// The bytes of a state.
pub(crate) fn key(state: &impl Hash) -> Box<[u8]> {
    let mut bytes = Bytes(Vec::with_capacity(1024));
    state.hash(&mut bytes);
    bytes.0.into_boxed_slice()
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
}
