//! Four gigabytes of bytes, of which only the touched pages exist. Untouched memory reads as zero.

use crate::pages::{PAGE_BITS, Pages};

const PAGE_BYTES: usize = 1 << PAGE_BITS;

type Page = [u8; PAGE_BYTES];

/// Sparse memory. Little-endian; any alignment; addresses wrap at 2^32.
#[derive(Clone, Default)]
pub struct Memory {
    pages: Pages<Page>,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Memory({} pages)", self.pages.count())
    }
}

fn offset(address: u32) -> usize {
    address as usize % PAGE_BYTES
}

impl Memory {
    /// Pages of 4 KiB that exist.
    pub fn pages(&self) -> usize {
        self.pages.count()
    }

    /// Every page that exists with its first address, lowest first.
    pub fn touched_pages(&self) -> impl Iterator<Item = (u32, &[u8])> {
        self.pages.iter().map(|(address, page)| (address, &page[..]))
    }

    /// Reads one byte; 0 where nothing was written.
    pub fn read_byte(&self, address: u32) -> u8 {
        self.pages.get(address).map_or(0, |page| page[offset(address)])
    }

    /// Sets one byte.
    pub fn write_byte(&mut self, address: u32, byte: u8) {
        self.pages.get_or_make(address, || [0; PAGE_BYTES])[offset(address)] = byte;
    }

    /// `bytes` bytes (1, 2 or 4) as a number.
    pub fn read(&self, address: u32, bytes: u32) -> u32 {
        let offset = offset(address);
        if offset + 4 <= PAGE_BYTES {
            let Some(page) = self.pages.get(address) else { return 0 };
            let word = u32::from_le_bytes(page[offset..offset + 4].try_into().expect("four bytes"));
            return if bytes == 4 { word } else { word & ((1 << (8 * bytes)) - 1) };
        }
        (0..bytes).map(|byte| u32::from(self.read_byte(address.wrapping_add(byte))) << (8 * byte)).sum()
    }

    /// Sets `bytes` bytes (1, 2 or 4) to the low ones of `value`.
    pub fn write(&mut self, address: u32, bytes: u32, value: u32) {
        let offset = offset(address);
        let value = value.to_le_bytes();
        if offset + bytes as usize <= PAGE_BYTES {
            let page = self.pages.get_or_make(address, || [0; PAGE_BYTES]);
            page[offset..offset + bytes as usize].copy_from_slice(&value[..bytes as usize]);
        } else {
            for byte in 0..bytes {
                self.write_byte(address.wrapping_add(byte), value[byte as usize]);
            }
        }
    }

    /// Reads one little-endian word.
    pub fn read_word(&self, address: u32) -> u32 {
        self.read(address, 4)
    }

    /// Many bytes from `address` on.
    pub fn write_bytes(&mut self, address: u32, bytes: &[u8]) {
        for (offset, byte) in bytes.iter().enumerate() {
            self.write_byte(address.wrapping_add(offset as u32), *byte);
        }
    }

    /// `count` words from `address` on.
    pub fn read_words(&self, address: u32, count: usize) -> Vec<u32> {
        (0..count as u32).map(|word| self.read_word(address.wrapping_add(4 * word))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn untouched_memory_reads_as_zero() {
        assert_eq!(Memory::default().read_word(0xFFFF_FFFC), 0);
    }

    #[test]
    fn accesses_across_pages_and_the_end_of_the_address_space_meet_the_right_bytes() {
        for address in [0xFFE, 0xFFD, 0x1000, 0xFFFF_FFFE] {
            let mut memory = Memory::default();
            memory.write(address, 4, 0xAABB_CCDD);
            assert_eq!(memory.read_word(address), 0xAABB_CCDD);
            assert_eq!(memory.read(address.wrapping_add(1), 2), 0xBBCC);
            assert_eq!(memory.read_byte(address.wrapping_add(3)), 0xAA);
        }
    }

    #[test]
    fn narrow_writes_leave_their_neighbours_alone() {
        let mut memory = Memory::default();
        memory.write(0x100, 4, u32::MAX);
        memory.write(0x101, 1, 0);
        memory.write(0x102, 2, 0x1234);
        assert_eq!(memory.read_word(0x100), 0x1234_00FF);
    }
}
