//! What every context does or waits for, kept from cycle to cycle: a context is looked at again only when something it
//! depends on may have changed. How many do what is counted along, so that the end of a cycle looks at no context.

use crate::contexts::ContextSet;
use warpstep_spec::events::Stall;

/// How many contexts do what.
pub(crate) type StallCounts = [u64; Stall::ALL.len()];

pub(crate) struct Stalls {
    of: Vec<Stall>,
    contexts_per_warp: usize,
    counts: StallCounts,
    /// Contexts that could issue.
    ready: ContextSet,
}

impl Stalls {
    /// Nobody is active.
    pub fn new(contexts: usize, contexts_per_warp: usize) -> Stalls {
        let mut counts = [0; Stall::ALL.len()];
        counts[Stall::Inactive as usize] = (contexts / contexts_per_warp) as u64;
        Stalls { of: vec![Stall::Inactive; contexts], contexts_per_warp, counts, ready: ContextSet::EMPTY }
    }

    #[inline]
    pub fn set(&mut self, context: usize, stall: Stall) {
        let before = std::mem::replace(&mut self.of[context], stall);
        if before == stall {
            return;
        }
        self.counts[before as usize] -= u64::from(self.counts_as(context, before));
        self.counts[stall as usize] += u64::from(self.counts_as(context, stall));
        if stall == Stall::NotSelected {
            self.ready.insert(context);
        } else {
            self.ready.remove(context);
        }
    }

    /// A split context that is free is not there.
    #[inline]
    fn counts_as(&self, context: usize, stall: Stall) -> bool {
        stall != Stall::Inactive || context.is_multiple_of(self.contexts_per_warp)
    }

    /// By context.
    pub fn all(&self) -> &[Stall] {
        &self.of
    }

    /// Contexts that could issue and do not yet.
    #[inline]
    pub fn ready(&self) -> &ContextSet {
        &self.ready
    }

    /// How many contexts do what; free split contexts count nowhere.
    #[inline]
    pub fn counts(&self) -> &StallCounts {
        &self.counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_context_counts_once_and_a_free_split_nowhere() {
        let mut stalls = Stalls::new(4, 2);
        assert_eq!((stalls.counts()[Stall::Inactive as usize], stalls.counts().iter().sum::<u64>()), (2, 2));
        for (context, stall) in [(0, Stall::Operand), (1, Stall::NotSelected), (2, Stall::Issued)] {
            stalls.set(context, stall);
        }
        assert_eq!(stalls.counts().iter().sum::<u64>(), 3);
        stalls.set(1, Stall::Inactive);
        stalls.set(1, Stall::Inactive);
        assert_eq!(stalls.counts().iter().sum::<u64>(), 2);
        assert_eq!(stalls.all(), [Stall::Operand, Stall::Inactive, Stall::Issued, Stall::Inactive]);
    }

    #[test]
    fn who_could_issue_is_ready_until_it_does() {
        let mut stalls = Stalls::new(4, 1);
        [1, 3].into_iter().for_each(|context| stalls.set(context, Stall::NotSelected));
        assert_eq!(stalls.ready().iter().collect::<Vec<_>>(), [1, 3]);
        stalls.set(1, Stall::Issued);
        assert_eq!(stalls.ready().iter().collect::<Vec<_>>(), [3]);
    }
}
