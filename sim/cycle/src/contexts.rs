//! Sets of contexts of one core, one bit per context: which are active, are candidates, or wait for a line.
//!
//! A core has up to 32 warps of 8 contexts. The bits are a `bitvec` array, so they can be indexed, sliced and shown bit by
//! bit; what happens in every cycle (search, emptiness, iteration) works on its words, and only on those that are not zero:
//! most machines have less than 64 contexts.

use bitvec::array::BitArray;
use bitvec::order::Lsb0;
use bitvec::slice::BitSlice;
use std::fmt;

/// Most contexts a core can have.
pub const MOST_CONTEXTS: usize = 256;
const WORD_BITS: usize = 64;
const WORDS: usize = MOST_CONTEXTS / WORD_BITS;

/// The word a context's bit is in; the remainder, so that no bound is checked in every cycle.
#[inline]
fn word_of(context: usize) -> usize {
    debug_assert!(context < MOST_CONTEXTS, "no core has a context {context}");
    context / WORD_BITS % WORDS
}

/// A set of contexts of one core, by their numbers.
#[derive(Clone, Copy, Default)]
pub struct ContextSet {
    bits: BitArray<[u64; WORDS], Lsb0>,
    /// One bit for each word that is not zero.
    filled: u8,
}

impl ContextSet {
    /// The empty set.
    pub const EMPTY: ContextSet = ContextSet { bits: BitArray::ZERO, filled: 0 };

    /// The set of one context.
    #[inline]
    pub fn only(context: usize) -> ContextSet {
        let mut set = ContextSet::EMPTY;
        set.insert(context);
        set
    }

    /// Adds a context.
    #[inline]
    pub fn insert(&mut self, context: usize) {
        let word = word_of(context);
        self.bits.data[word] |= 1 << (context % WORD_BITS);
        self.filled |= 1 << word;
    }

    /// Removes a context.
    #[inline]
    pub fn remove(&mut self, context: usize) {
        let word = word_of(context);
        self.bits.data[word] &= !(1 << (context % WORD_BITS));
        self.filled &= !(u8::from(self.bits.data[word] == 0) << word);
    }

    /// Whether a context is in it.
    #[inline]
    pub fn contains(&self, context: usize) -> bool {
        self.bits.data[word_of(context)] >> (context % WORD_BITS) & 1 == 1
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }

    /// How many contexts are in it.
    pub fn len(&self) -> usize {
        self.bits.data.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The lowest context.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.first_of(self.filled)
    }

    /// The lowest context in some of the words that are not zero.
    #[inline]
    fn first_of(&self, words: u8) -> Option<usize> {
        let number = (words != 0).then(|| words.trailing_zeros() as usize)?;
        Some(number * WORD_BITS + self.bits.data[number % WORDS].trailing_zeros() as usize)
    }

    /// The lowest context that is not below `start`.
    #[inline]
    pub fn first_from(&self, start: usize) -> Option<usize> {
        if start >= MOST_CONTEXTS {
            return None;
        }
        let number = word_of(start);
        let word = self.bits.data[number] >> (start % WORD_BITS);
        if word != 0 {
            return Some(start + word.trailing_zeros() as usize);
        }
        self.first_of(self.filled & (!1 << number))
    }

    /// The next context behind `last`, cyclically; `last` itself comes at the end.
    #[inline]
    pub fn first_behind(&self, last: usize) -> Option<usize> {
        self.first_from(last + 1).or_else(|| self.first())
    }

    /// All its contexts go into another set: nothing to do where it is empty, as most are in most cycles.
    #[inline]
    pub fn move_to(&mut self, other: &mut ContextSet) {
        while self.filled != 0 {
            let word = self.filled.trailing_zeros() as usize % WORDS;
            other.bits.data[word] |= std::mem::take(&mut self.bits.data[word]);
            other.filled |= 1 << word;
            self.filled &= self.filled - 1;
        }
    }

    /// Removes the lowest context.
    #[inline]
    pub fn take_first(&mut self) -> Option<usize> {
        let context = self.first()?;
        let word = &mut self.bits.data[word_of(context)];
        *word &= *word - 1;
        if *word == 0 {
            self.filled &= self.filled - 1;
        }
        Some(context)
    }

    /// Its contexts, lowest first.
    #[inline]
    pub fn iter(&self) -> Contexts {
        Contexts { words: self.bits.data, filled: self.filled, number: 0, word: 0 }
    }

    /// One bit per context.
    pub fn bits(&self) -> &BitSlice<u64, Lsb0> {
        self.bits.as_bitslice()
    }

    /// The first 32 contexts as a mask.
    pub fn low_mask(&self) -> u32 {
        self.bits.data[0] as u32
    }
}

impl PartialEq for ContextSet {
    #[inline]
    fn eq(&self, other: &ContextSet) -> bool {
        self.bits.data == other.bits.data
    }
}

impl Eq for ContextSet {}

impl FromIterator<usize> for ContextSet {
    fn from_iter<I: IntoIterator<Item = usize>>(contexts: I) -> ContextSet {
        let mut set = ContextSet::EMPTY;
        contexts.into_iter().for_each(|context| set.insert(context));
        set
    }
}

impl fmt::Debug for ContextSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The contexts of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Contexts {
    words: [u64; WORDS],
    /// Words that are not zero and were not looked at yet.
    filled: u8,
    /// What is left of the word at `number`.
    word: u64,
    number: usize,
}

impl Iterator for Contexts {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.word == 0 {
            if self.filled == 0 {
                return None;
            }
            self.number = self.filled.trailing_zeros() as usize;
            self.filled &= self.filled - 1;
            self.word = self.words[self.number % WORDS];
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.number * WORD_BITS + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_of_every_word_go_in_and_out() {
        let members = [0, 1, 63, 64, 127, 128, 200, 255];
        let mut set: ContextSet = members.into_iter().collect();
        assert_eq!((set.len(), set.iter().collect::<Vec<_>>()), (8, members.to_vec()));
        assert!(set.contains(255) && !set.contains(254) && set.bits()[200]);
        members.into_iter().for_each(|context| set.remove(context));
        assert!(set.is_empty() && set == ContextSet::EMPTY && set.first().is_none());
    }

    #[test]
    fn a_search_begins_where_it_is_told_and_crosses_words() {
        let set: ContextSet = [3, 70, 255].into_iter().collect();
        let from = |start| set.first_from(start);
        assert_eq!([from(0), from(3), from(4), from(71)], [Some(3), Some(3), Some(70), Some(255)]);
        assert_eq!((from(256), ContextSet::only(9).first_from(10)), (None, None));
        assert_eq!([3, 69, 70, 255].map(|last| set.first_behind(last)), [70, 70, 255, 3].map(Some));
    }

    #[test]
    fn what_moves_to_another_set_is_in_it_and_gone_here() {
        let (mut set, mut other): (ContextSet, ContextSet) =
            ([3, 64, 255].into_iter().collect(), [3, 5].into_iter().collect());
        set.move_to(&mut other);
        assert!(set.is_empty() && set == ContextSet::EMPTY);
        let taken: Vec<_> = std::iter::from_fn(|| other.take_first()).collect();
        assert!(taken == [3, 5, 64, 255] && other == ContextSet::EMPTY);
    }

    #[test]
    fn it_is_shown_as_a_set_of_numbers() {
        assert_eq!(format!("{:?}", [5, 99].into_iter().collect::<ContextSet>()), "{5, 99}");
    }
}
