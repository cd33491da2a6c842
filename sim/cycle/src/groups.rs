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
}
