//! What each instruction means, one file a family.

pub(crate) mod barrier;
pub(crate) mod csr;
pub(crate) mod divergence;
pub(crate) mod exchange;
pub(crate) mod float;
pub(crate) mod integer;
pub(crate) mod jump;
pub(crate) mod warp_control;

/// Where a context goes after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// To the next instruction.
    Sequential,
    /// At this address.
    Jump(u32),
    /// The instruction set pc and state itself.
    Decided,
    /// Nowhere: the instruction was not executed and must be tried again.
    Waits,
}
