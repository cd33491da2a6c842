//! Float operations of each warp in flight: float CSRs wait for them. Latencies are fixed, so all that must be known is for
//! how many more cycles one is in flight.

#[derive(Clone, Copy)]
pub(super) struct Floats {
    /// The first cycle in which none is in flight.
    free_from: u64,
}

impl Floats {
    pub const NONE: Floats = Floats { free_from: 0 };

    #[inline]
    pub fn any(self, now: u64) -> bool {
        now < self.free_from
    }

    /// One begins whose flags are raised at the end of `done`.
    #[inline]
    pub fn started(&mut self, done: u64) {
        self.free_from = self.free_from.max(done + 1);
    }
}
