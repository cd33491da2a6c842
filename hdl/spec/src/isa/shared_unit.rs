//! What contexts of one warp share: units of which there is one for all lanes. Everything else is the lane's own, or there for every
//! context (branches and direct jumps are resolved side by side, because both halves of a split meet them in the same cycle).

use super::row::Class;
use super::table::Op;

/// A unit that takes one instruction of a warp in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum SharedUnit {
    /// Loads, stores, fences.
    Memory,
    /// What takes one value for all lanes: CSRs, and control instructions but branches and direct jumps.
    Scalar,
    /// Values across lanes.
    Exchange,
}

impl SharedUnit {
    /// All of them, in the order of their numbers.
    pub const ALL: [SharedUnit; 3] = [SharedUnit::Memory, SharedUnit::Scalar, SharedUnit::Exchange];
}

impl Op {
    /// The shared unit it needs.
    pub fn shared_unit(self) -> Option<SharedUnit> {
        match self.class() {
            Class::Load | Class::Store => Some(SharedUnit::Memory),
            Class::Fence if self == Op::FenceI => Some(SharedUnit::Scalar),
            Class::Fence => Some(SharedUnit::Memory),
            Class::Jump if self == Op::Jal => None,
            Class::Jump | Class::System | Class::Csr | Class::WarpControl => Some(SharedUnit::Scalar),
            Class::LaneExchange => Some(SharedUnit::Exchange),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::table::ROWS;

    #[test]
    fn branches_and_direct_jumps_are_the_only_control_instructions_that_share_nothing() {
        for op in ROWS.iter().map(|row| row.op).filter(|op| op.blocks_context()) {
            let shares = op.shared_unit() == Some(SharedUnit::Scalar);
            assert_eq!(shares, !(op.class() == Class::Branch || op == Op::Jal), "{op}");
        }
    }
}
