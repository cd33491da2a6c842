//! Contexts of a core in groups of one size: those of a warp, or those that are selected together. The group of each is
//! looked up: it is asked for in every cycle, and a division takes longer.

use std::ops::Range;

/// Contexts in groups of one size.
pub(crate) struct Groups {
    size: usize,
    of: Vec<u8>,
}

impl Groups {
    /// So many contexts, `size` in a group.
    pub fn new(contexts: usize, size: usize) -> Groups {
        Groups { size, of: (0..contexts).map(|context| (context / size) as u8).collect() }
    }

    /// The group of a context.
    #[inline]
    pub fn of(&self, context: usize) -> usize {
        self.of[context].into()
    }

    /// The contexts of a group.
    #[inline]
    pub fn contexts(&self, group: usize) -> Range<usize> {
        group * self.size..(group + 1) * self.size
    }
}

/// Some contexts of one group, lowest first: those that issue or fetch in a cycle. A group has at most eight.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Together {
    first: usize,
    /// One bit for each context from `first` on.
    which: u8,
}

impl Together {
    /// One context.
    #[inline]
    pub fn only(context: usize) -> Together {
        Together { first: context, which: 1 }
    }

    /// Those of a group for which something holds.
    #[inline]
    pub fn of(group: Range<usize>, holds: impl Fn(usize) -> bool) -> Together {
        let first = group.start;
        let which =
            group.map(|context| u8::from(holds(context)) << (context - first)).fold(0, |all, bit| all | bit);
        Together { first, which }
    }
}

impl Iterator for Together {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let bit = (self.which != 0).then(|| self.which.trailing_zeros() as usize)?;
        self.which &= self.which - 1;
        Some(self.first + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contexts_of_a_group_are_those_in_it() {
        for size in 1..=8 {
            let groups = Groups::new(32 * size, size);
            assert!((0..32).all(|group| groups.contexts(group).all(|context| groups.of(context) == group)));
        }
    }

    #[test]
    fn those_that_go_together_come_lowest_first() {
        assert_eq!(Together::of(16..24, |context| context % 3 == 2).collect::<Vec<_>>(), [17, 20, 23]);
        assert_eq!(Together::only(200).collect::<Vec<_>>(), [200]);
        assert_eq!(Together::default().next(), None);
    }
}
