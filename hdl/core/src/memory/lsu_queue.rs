//! Accesses whose addresses are known, at most two, in issue order. The coalescer works on the oldest and takes lanes out of it.
//!
//! What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. The lane that chooses
//! the step of a cycle is found at the end of the cycle before. Whether a line is in the cache is known late, and with it
//! whether cache or memory takes a step: so what follows is found for both answers, and the answer chooses.

use super::access::Access;
use super::leader::{FindLeader, Leader};
use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Guarantee, Requirement};

/// A queue of two.
#[derive(LogicBlock)]
pub struct LsuQueue {
    /// An access comes at the end of this cycle. Only when there is room.
    pub comes: Wire<In>,
    /// That access; not valid if it is wrong: then it takes its place and is none. Whether it is wrong is known too late to
    /// choose the place.
    pub access: Access<In>,
    /// Local memory takes a step for the oldest access in this cycle.
    pub local_step: Wire<In>,
    /// Lanes that are done then, one bit per lane.
    pub local_group: Wire<In>,
    /// Cache or memory takes a step; not both.
    pub line_step: Wire<In>,
    /// Lanes that are done then, one bit per lane.
    pub line_group: Wire<In>,
    /// They are the last of the access.
    pub last_of_line: Wire<In>,
    /// The oldest access leaves at the end of this cycle, whatever cache and memory do.
    pub leaves: Wire<In>,
    /// The oldest access; no lane is active without one.
    pub first: Access<Out>,
    /// Its lane that chooses the step of this cycle.
    pub leader: Leader<Out>,
    oldest: Access<Staged>,
    younger: Access<Staged>,
    leads: Leader<Staged>,
    /// Of what is left of the oldest behind a local step, and behind one in a line; of what enters, of the younger.
    find: Vec<FindLeader>,
    /// The access behind the oldest, and who leads it.
    follower: Access<Local>,
    follower_leads: Leader<Local>,
    /// Who leads behind a step in a line.
    leads_then: Leader<Local>,
    /// The oldest access leaves at the end of this cycle.
    leave: Wire<Local>,
    /// Lanes that are done at the end of this cycle.
    done: Wire<Local>,
    becomes_oldest: Wire<Local>,
    moves_up: Wire<Local>,
    /// An access enters only where one of the two places is free, or becomes free.
    has_room: Requirement,
    /// Only an access that is there leaves.
    has_access: Requirement,
    /// Nothing waits behind nothing.
    in_order: Guarantee,
    lanes: Param,
}

impl LsuQueue {
    /// For accesses of all lanes of a warp.
    pub fn new(shape: &Shape) -> LsuQueue {
        LsuQueue {
            comes: Wire::new(1),
            access: Access::new(shape),
            local_step: Wire::new(1),
            local_group: Wire::new(shape.lanes()),
            line_step: Wire::new(1),
            line_group: Wire::new(shape.lanes()),
            last_of_line: Wire::new(1),
            leaves: Wire::new(1),
            first: Access::new(shape),
            leader: Leader::new(shape),
            oldest: Access::new(shape),
            younger: Access::new(shape),
            leads: Leader::new(shape),
            find: (0..4).map(|_| FindLeader::new(shape)).collect(),
            follower: Access::new(shape),
            follower_leads: Leader::new(shape),
            leads_then: Leader::new(shape),
            leave: Wire::new(1),
            done: Wire::new(shape.lanes()),
            becomes_oldest: Wire::new(1),
            moves_up: Wire::new(1),
            has_room: Requirement::default(),
            has_access: Requirement::default(),
            in_order: Guarantee::default(),
            lanes: Param::new(shape.lanes()),
        }
    }
}

impl Logic for LsuQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.leave.next = self.leaves.val() | (self.line_step.val() & self.last_of_line.val());
        self.has_room.holds.next = !self.comes.val() | self.leave.val() | !self.younger.valid.val();
        self.has_access.holds.next = !self.leave.val() | self.oldest.valid.val();
        self.in_order.holds.next = self.oldest.valid.val() | !self.younger.valid.val();
        wires::link(&mut self.oldest, &mut self.first);
        if !self.oldest.valid.val().any() {
            self.first.active.next = 0.into();
        }

        self.done.next = 0.into();
        if self.local_step.val().any() {
            self.done.next = self.local_group.val();
        } else if self.line_step.val().any() {
            self.done.next = self.line_group.val();
        }
        self.moves_up.next = self.leave.val() & self.younger.valid.val();
        self.becomes_oldest.next =
            self.comes.val() & (!self.oldest.valid.val() | (self.leave.val() & !self.younger.valid.val()));

        self.oldest.active.next = self.oldest.active.val() & !self.done.val();
        wires::link(&mut self.access, &mut self.follower);
        if self.younger.valid.val().any() {
            wires::link(&mut self.younger, &mut self.follower);
        }
        if (self.becomes_oldest.val() | self.moves_up.val()).any() {
            wires::link(&mut self.follower, &mut self.oldest);
        } else if self.leave.val().any() {
            self.oldest.valid.next = false.into();
        }

        comment!("Who leads in the next cycle.");
        self.find[0].active.next = self.oldest.active.val() & !self.local_group.val();
        self.find[1].active.next = self.oldest.active.val() & !self.line_group.val();
        for step in 0..2 {
            self.find[step].local.next = self.oldest.local.val();
            self.find[step].io.next = self.oldest.io.val();
        }
        wires::link(&mut self.access.active, &mut self.find[2].active);
        wires::link(&mut self.access.local, &mut self.find[2].local);
        wires::link(&mut self.access.io, &mut self.find[2].io);
        self.find[3].active.next = self.younger.active.val();
        self.find[3].local.next = self.younger.local.val();
        self.find[3].io.next = self.younger.io.val();
        for lane in 0..self.lanes.val() {
            self.find[0].addresses[lane].next = self.oldest.lanes[lane].address.val();
            self.find[1].addresses[lane].next = self.oldest.lanes[lane].address.val();
            self.find[2].addresses[lane].next = self.access.lanes[lane].address.val();
            self.find[3].addresses[lane].next = self.younger.lanes[lane].address.val();
        }
        wires::link(&mut self.find[2].leader, &mut self.follower_leads);
        if self.younger.valid.val().any() {
            wires::link(&mut self.find[3].leader, &mut self.follower_leads);
        }
        wires::link(&mut self.find[1].leader, &mut self.leads_then);
        if self.last_of_line.val().any() {
            wires::link(&mut self.follower_leads, &mut self.leads_then);
        }
        if self.line_step.val().any() {
            wires::link(&mut self.leads_then, &mut self.leads);
        } else if (self.leaves.val() | !self.oldest.valid.val()).any() {
            wires::link(&mut self.follower_leads, &mut self.leads);
        } else if self.local_step.val().any() {
            wires::link(&mut self.find[0].leader, &mut self.leads);
        }
        wires::link(&mut self.leads, &mut self.leader);

        if self.comes.val().any() {
            wires::link(&mut self.access, &mut self.younger);
        }
        if self.becomes_oldest.val().any() | (self.leave.val().any() & !self.comes.val().any()) {
            self.younger.valid.next = false.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            let check = Check::default().cycles(150).input("leaves", |random| random.once_in(3).into());
            agree(check, LsuQueue::new(&shape(|p| p.lanes = lanes)));
        }
    }

    #[test]
    fn they_leave_in_the_order_they_came_less_the_lanes_that_are_done() {
        let (lanes, mut random) = (5, Random::new(2));
        let mut bench = Bench::new(LsuQueue::new(&shape(|p| p.lanes = lanes)));
        let mut model: VecDeque<(u64, u64, Vec<u64>)> = VecDeque::new();
        for _ in 0..600 {
            let block = &mut bench.block;
            let leaves = !model.is_empty() && random.once_in(3);
            let comes = model.len() < 2 + usize::from(leaves) && random.once_in(2);
            let enters = comes && !random.once_in(5);
            let (tag, active) = (random.word() >> 20, 1 + random.below(31));
            let step = if model.is_empty() { 0 } else { random.below(3) };
            let (local_group, line_group) = (random.below(32), random.below(32));
            let done = [0, local_group, line_group][step as usize];
            let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
            put(&mut block.comes, comes.into());
            put(&mut block.access.valid, enters.into());
            let by_line = leaves && step == 2;
            put(&mut block.leaves, (leaves && !by_line).into());
            put(&mut block.last_of_line, by_line.into());
            put(&mut block.access.tag, tag);
            put(&mut block.access.active, active);
            put(&mut block.local_group, local_group);
            put(&mut block.line_group, line_group);
            put(&mut block.local_step, (step == 1).into());
            put(&mut block.line_step, (step == 2).into());
            for (lane, data) in data.iter().enumerate() {
                put(&mut block.access.lanes[lane].store.data, *data);
                put(&mut block.access.lanes[lane].address, data ^ 1);
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.first.valid), !model.is_empty());
            assert!(!model.is_empty() || word(&block.first.active) == 0);
            if let Some((tag, pending, data)) = model.front_mut() {
                assert_eq!((word(&block.first.tag), word(&block.first.active)), (*tag, *pending));
                if *pending != 0 {
                    assert_eq!(word(&block.leader.lane), u64::from(pending.trailing_zeros()));
                }
                for (lane, data) in data.iter().enumerate() {
                    assert_eq!(word(&block.first.lanes[lane].store.data), *data);
                    assert_eq!(word(&block.first.lanes[lane].address), data ^ 1);
                }
                *pending &= !done;
            }
            bench.clock();
            if leaves {
                model.pop_front();
            }
            if enters {
                model.push_back((tag, active, data));
            }
        }
    }
}
