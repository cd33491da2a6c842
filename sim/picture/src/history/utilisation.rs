//! How much of the running lanes' time was work. Exact, whatever the picture's coarseness.

use super::Band;
use std::iter::Sum;

/// Lane-steps at work and lane-steps of running warps. A time counts once for a warp, however many of its
/// contexts run in it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Utilisation {
    /// Lane-steps that were active.
    pub active: u64,
    /// Lane-steps of warps that ran.
    pub running: u64,
}

impl Utilisation {
    /// In percent; nothing when nothing ran.
    pub fn percent(&self) -> Option<f64> {
        (self.running > 0).then(|| self.active as f64 / self.running as f64 * 100.0)
    }
}

impl Sum for Utilisation {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::default(), |sum, part| Self {
            active: sum.active + part.active,
            running: sum.running + part.running,
        })
    }
}

impl Band {
    pub(super) fn utilisation(&self, lanes: usize) -> Utilisation {
        let count = |moment: &[super::Step]| Utilisation {
            active: u64::from(moment.iter().fold(0, |mask, step| mask | step.active).count_ones()),
            running: lanes as u64,
        };
        self.moments().map(count).sum()
    }
}
