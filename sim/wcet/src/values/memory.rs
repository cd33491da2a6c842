//! Memory of which some bytes are known: the program's image and what it leaves zero, less its inputs; and what was stored since.
//! Everything else is unknown, as it is in a machine that was just switched on.

use super::word::Word;
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_program::Program;

const PAGE_BITS: u32 = 12;
const PAGE_BYTES: usize = 1 << PAGE_BITS;

#[derive(Clone, PartialEq, Eq)]
struct Page {
    bits: [u8; PAGE_BYTES],
    known: [u8; PAGE_BYTES],
}

/// Copies share their pages until one of them writes.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Memory {
    pages: FxHashMap<u32, Rc<Page>>,
    /// What bytes hold that nobody wrote: unknown, or zero.
    untouched: Word,
    /// Where they are zero in any case: what a loader clears, which may be far more than a program touches.
    zeroed: Rc<[Range<u32>]>,
}

/// By its pages, in the order of their addresses.
impl Hash for Memory {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut numbers: Vec<u32> = self.pages.keys().copied().collect();
        numbers.sort_unstable();
        for number in numbers {
            let Page { bits, known } = &*self.pages[&number];
            (number, &bits[..], &known[..]).hash(state);
        }
    }
}

fn place(address: u32) -> (u32, usize) {
    (address >> PAGE_BITS, address as usize % PAGE_BYTES)
}

impl Memory {
    /// Memory without a byte that was written; all of them are like `untouched`.
    pub fn empty(untouched: Word) -> Memory {
        Memory { pages: FxHashMap::default(), untouched, zeroed: Rc::new([]) }
    }

    /// What a loader leaves; the bytes of `inputs` may be anything.
    pub fn new(program: &Program, inputs: &[Range<u32>], untouched: Word) -> Memory {
        let mut memory = Memory { zeroed: program.zeroed.clone().into(), ..Memory::empty(untouched) };
        for segment in &program.segments {
            for (address, byte) in (segment.address..).zip(&segment.bytes) {
                memory.write_byte(address, *byte, u8::MAX);
            }
        }
        inputs.iter().for_each(|input| memory.forget(input));
        memory
    }

    /// Which bits are known of a byte that nobody wrote.
    fn known_untouched(&self, address: u32) -> u8 {
        let is_zeroed = self.zeroed.iter().any(|zeroed| zeroed.contains(&address));
        if is_zeroed { u8::MAX } else { self.untouched.parts().1 as u8 }
    }

    fn fresh_page(&self, page: u32) -> Page {
        let known = std::array::from_fn(|at| self.known_untouched(page << PAGE_BITS | at as u32));
        Page { bits: [0; PAGE_BYTES], known }
    }

    fn write_byte(&mut self, address: u32, bits: u8, known: u8) {
        let (page, at) = place(address);
        if !self.pages.contains_key(&page) {
            let fresh = Rc::new(self.fresh_page(page));
            self.pages.insert(page, fresh);
        }
        let Some(page) = self.pages.get_mut(&page).map(Rc::make_mut) else {
            unreachable!("it was just made")
        };
        (page.bits[at], page.known[at]) = (bits & known, known);
    }

    /// The word, half or byte at an aligned address, zeros above it.
    pub fn read(&self, address: u32, bytes: u32) -> Word {
        let (page, at) = place(address);
        let above = if bytes == 4 { 0 } else { u32::MAX << (8 * bytes) };
        let Some(page) = self.pages.get(&page) else {
            let known = |byte: u32| u32::from(self.known_untouched(address + byte)) << (8 * byte);
            return Word::partly(0, (0..bytes).fold(above, |all, byte| all | known(byte)));
        };
        let (mut bits, mut known) = (0, above);
        for byte in 0..bytes as usize {
            bits |= u32::from(page.bits[at + byte]) << (8 * byte);
            known |= u32::from(page.known[at + byte]) << (8 * byte);
        }
        Word::partly(bits, known)
    }

    /// These bytes may be anything from now on.
    pub fn forget(&mut self, range: &Range<u32>) {
        range.clone().for_each(|address| self.write_byte(address, 0, 0));
    }

    /// Stores the low bytes of a word at an aligned address.
    pub fn write(&mut self, address: u32, bytes: u32, word: Word) {
        let (bits, known) = word.parts();
        for byte in 0..bytes {
            self.write_byte(address + byte, (bits >> (8 * byte)) as u8, (known >> (8 * byte)) as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        let mut program = Program::from_words("p", &[0x1122_3344, 0x5566_7788]);
        program.zeroed.push(0x8000_0008..0x8000_0010);
        program
    }

    #[test]
    fn the_image_is_known_and_its_inputs_are_not() {
        let memory =
            Memory::new(&program(), std::slice::from_ref(&(0x8000_0005..0x8000_0006)), Word::UNKNOWN);
        assert_eq!(memory.read(0x8000_0000, 4).value(), Some(0x1122_3344));
        assert_eq!(memory.read(0x8000_0004, 4).parts(), (0x5566_0088, 0xFFFF_00FF));
        assert_eq!(memory.read(0x8000_000C, 4).value(), Some(0));
        assert_eq!(memory.read(0x8000_0010, 2).parts(), (0, 0xFFFF_0000));
    }

    #[test]
    fn untouched_memory_may_be_known_to_be_zero() {
        let mut memory = Memory::empty(Word::ZERO);
        memory.write(0x9000_0001, 1, Word::UNKNOWN);
        assert_eq!((memory.read(0x100, 4).value(), memory.read(0x9000_0002, 2).value()), (Some(0), Some(0)));
        assert_eq!(memory.read(0x9000_0000, 4).parts(), (0, 0xFFFF_00FF));
    }

    #[test]
    fn a_copy_does_not_see_what_is_stored_later() {
        let mut memory = Memory::new(&program(), &[], Word::UNKNOWN);
        let before = memory.clone();
        memory.write(0x8000_0002, 1, Word::new(0xFFFF_FFAB));
        assert_eq!(memory.read(0x8000_0000, 4).value(), Some(0x11AB_3344));
        assert_eq!(before.read(0x8000_0000, 4).value(), Some(0x1122_3344));
    }
}
