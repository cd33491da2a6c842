//! Which slot a code of the file means.

use std::collections::HashMap;

/// From a code of the file to a slot. Codes count up in most files: then it is an index.
#[derive(Default)]
pub struct Slots {
    near: Vec<u32>,
    far: HashMap<u64, u32>,
}

const NO_SLOT: u32 = u32::MAX;
const NEAR: u64 = 1 << 20;

/// A code as a number; codes are words of the 94 printable characters.
#[inline]
pub fn number(code: &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for byte in code.iter().rev() {
        let digit = u64::from(byte.wrapping_sub(b'!'));
        if digit > 93 {
            return None;
        }
        number = number.checked_mul(94)?.checked_add(digit + 1)?;
    }
    Some(number)
}

impl Slots {
    #[inline]
    pub fn find(&self, code: &[u8]) -> Option<u32> {
        let number = number(code)?;
        match self.near.get(number as usize) {
            Some(slot) => Some(*slot).filter(|slot| *slot != NO_SLOT),
            None => self.far.get(&number).copied(),
        }
    }

    pub fn insert(&mut self, number: u64, slot: u32) {
        if number < NEAR {
            let index = number as usize;
            if self.near.len() <= index {
                self.near.resize(index + 1, NO_SLOT);
            }
            self.near[index] = slot;
        } else {
            self.far.insert(number, slot);
        }
    }
}
