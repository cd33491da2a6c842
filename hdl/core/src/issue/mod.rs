//! Whether a context's head may issue: registers that wait for a result, writeback slots, units in use, float operations
//! under way.
//!
//! Lanes are independent: slots and units are booked as lane masks, so contexts whose lanes do not meet do not wait for
//! each other. Blocks with issue ports have one for each context of a warp that may issue in one cycle (S + 1).

pub mod floats;
pub mod pending;
pub mod readiness;
pub mod slots;
pub mod units;

pub use floats::FloatsUnderWay;
pub use pending::PendingRegisters;
pub use readiness::Readiness;
pub use slots::WritebackSlots;
pub use units::UnitOccupancy;

/// Bits of a stall reason.
pub const STALL_BITS: usize = 4;

/// What a context did in a cycle, or why it did nothing: as `warpstep_cycle::Stall` counts.
pub mod stall {
    /// Was selected and issued: the selection's to say.
    pub const ISSUED: usize = 0;
    /// Not running.
    pub const INACTIVE: usize = 1;
    /// A branch, jump or warp-control instruction is not resolved.
    pub const CONTROL: usize = 2;
    /// Waits at a barrier.
    pub const BARRIER: usize = 3;
    /// Waits at wspawn for the other warps to end.
    pub const SPAWN: usize = 4;
    /// Waits for a line of instructions.
    pub const MISS: usize = 5;
    /// Nothing to issue (decoupled schedules only).
    pub const EMPTY: usize = 6;
    /// A source or the destination is pending.
    pub const OPERAND: usize = 7;
    /// The unit is busy.
    pub const UNIT: usize = 8;
    /// The writeback slot is taken.
    pub const SLOT: usize = 9;
    /// Ready.
    pub const NOT_SELECTED: usize = 10;
}
