//! Whether a context's head may issue, and the scoreboard it is read from: pending registers, writeback slots, units in
//! use, float operations in flight.
//!
//! Lanes are independent: slots and units are booked as lane masks, so contexts whose lanes do not meet do not wait for
//! each other. Blocks that book have one issue port for each context of a warp that may issue in one cycle (S + 1).

pub mod floats;
pub mod head_pending;
pub mod just_issued;
pub mod lane_pending;
pub mod lane_slots;
pub mod pending;
pub mod readiness;
pub mod siblings;
pub mod slots;
pub mod units;

pub use floats::FloatsInFlight;
pub use head_pending::HeadPending;
pub use lane_slots::LaneSlots;
pub use pending::PendingRegisters;
pub use readiness::Readiness;
pub use siblings::Siblings;
pub use slots::WritebackSlots;
pub use units::UnitOccupancy;

use warpstep_spec::events::Stall;

/// Bits of a stall reason.
pub const STALL_BITS: usize = 4;

/// What a context did in a cycle, or why it did nothing; [`Stall`] by number.
#[allow(missing_docs)] // the list of them says what they mean
pub mod stall {
    use super::Stall;

    pub const ISSUED: usize = Stall::Issued.number();
    pub const INACTIVE: usize = Stall::Inactive.number();
    pub const CONTROL: usize = Stall::Control.number();
    pub const BARRIER: usize = Stall::Barrier.number();
    pub const SPAWN: usize = Stall::Spawn.number();
    pub const MISS: usize = Stall::Miss.number();
    pub const EMPTY: usize = Stall::Empty.number();
    pub const OPERAND: usize = Stall::Operand.number();
    pub const UNIT: usize = Stall::Unit.number();
    pub const SLOT: usize = Stall::Slot.number();
    pub const NOT_SELECTED: usize = Stall::NotSelected.number();
    pub const JOIN: usize = Stall::Join.number();
    pub const SIBLING: usize = Stall::Sibling.number();
}
