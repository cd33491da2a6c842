//! Which lane of an access chooses the next step: the lowest that is not done. Combinational.
//!
//! It is found for the cycle to come, in which the step is taken, so that a cycle begins with a line and not with a search.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select};

/// The lane that chooses, and where its address lies. Means nothing of an access without active lanes.
#[derive(Bundle)]
pub struct Leader<K: Kind> {
    /// Number of the leader.
    pub lane: Signal<K>,
    /// The leader, one bit per lane.
    pub grant: Signal<K>,
    /// The leader's address lies in local memory.
    pub is_local: Signal<K>,
    /// The leader's address belongs to a device.
    pub is_io: Signal<K>,
    /// Number of the leader's line.
    pub line: Signal<K>,
}

impl<K: Kind> Leader<K> {
    /// For the lanes and the data lines of the machine.
    pub fn new(shape: &Shape) -> Leader<K> {
        Leader {
            lane: K::wire(shape.lane_bits()),
            grant: K::wire(shape.lanes()),
            is_local: K::wire(1),
            is_io: K::wire(1),
            line: K::wire(shape.line_number_bits()),
        }
    }
}

/// Finds the leader of one access.
#[derive(LogicBlock)]
pub struct FindLeader {
    /// Lanes that are not done yet, one bit per lane.
    pub active: Wire<In>,
    /// Lanes whose address lies in local memory, one bit per lane.
    pub local: Wire<In>,
    /// Lanes whose address belongs to a device, one bit per lane.
    pub io: Wire<In>,
    /// Address of each lane.
    pub addresses: Vec<Wire<In>>,
    /// The leader.
    pub leader: Leader<Out>,
    lowest: FirstSet,
    chosen: Select,
    line_at: Param,
}

impl FindLeader {
    /// For the lanes and the data lines of the machine.
    pub fn new(shape: &Shape) -> FindLeader {
        let lanes = shape.lanes();
        FindLeader {
            active: Wire::new(lanes),
            local: Wire::new(lanes),
            io: Wire::new(lanes),
            addresses: Wire::several(lanes, 32),
            leader: Leader::new(shape),
            lowest: FirstSet::new(lanes),
            chosen: Select::new(lanes, shape.line_number_bits()),
            line_at: Param::new(shape.line_offset_bits()),
        }
    }
}

impl Logic for FindLeader {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.lowest.requests.next = self.active.val();
        self.leader.lane.next = self.lowest.index.val();
        self.leader.grant.next = self.lowest.grant.val();
        self.leader.is_local.next = (self.local.val() & self.lowest.grant.val()).any().into();
        self.leader.is_io.next = (self.io.val() & self.lowest.grant.val()).any().into();
        self.chosen.index.next = self.lowest.index.val();
        for place in 0..self.addresses.len() {
            self.chosen.words[place].next = unsigned_cast(self.addresses[place].val() >> self.line_at.val());
        }
        self.leader.line.next = self.chosen.chosen.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            agree(Check::default().cycles(200), FindLeader::new(&shape(|p| p.lanes = lanes)));
        }
    }

    #[test]
    fn the_lowest_active_lane_leads() {
        let (lanes, mut random) = (5, Random::new(3));
        let shape = shape(|p| (p.lanes, p.data_line_bytes) = (lanes, 16));
        let mut bench = Bench::new(FindLeader::new(&shape));
        for _ in 0..200 {
            let (active, local, io) = (1 + random.below(31), random.below(32), random.below(32));
            let addresses: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
            put(&mut bench.block.active, active);
            put(&mut bench.block.local, local);
            put(&mut bench.block.io, io);
            for (lane, address) in addresses.iter().enumerate() {
                put(&mut bench.block.addresses[lane], *address);
            }
            bench.settle();
            let (leader, lowest) = (&bench.block.leader, active.trailing_zeros());
            assert_eq!((word(&leader.lane), word(&leader.grant)), (u64::from(lowest), 1 << lowest));
            assert_eq!(is_set(&leader.is_local), local >> lowest & 1 == 1);
            assert_eq!(is_set(&leader.is_io), io >> lowest & 1 == 1);
            assert_eq!(word(&leader.line), addresses[lowest as usize] >> 4);
        }
    }
}
