//! Accesses whose addresses are known, at most two, in issue order. The oldest is walked: what it has yet to do is the
//! set of its pending lanes, and a step takes lanes out of it.
//!
//! What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. Knows nothing of steps.

use warpstep_kit::prelude::*;

/// A list of two.
#[derive(LogicBlock)]
pub struct HeldAccesses {
    /// An access enters at the end of this cycle. Only when there is room.
    pub enter: Wire<In>,
    /// What it is.
    pub note: Wire<In>,
    /// Its lanes.
    pub active: Wire<In>,
    /// Of these, those with a local address.
    pub local: Wire<In>,
    /// And those with an address of a device.
    pub io: Wire<In>,
    /// Address of each lane.
    pub addresses: Vec<Wire<In>>,
    /// Word to store of each lane.
    pub data: Vec<Wire<In>>,
    /// Its bytes that count.
    pub bytes: Vec<Wire<In>>,
    /// Lanes of the oldest that are done at the end of this cycle.
    pub done: Wire<In>,
    /// The oldest leaves at the end of this cycle.
    pub leave: Wire<In>,
    /// There is an oldest.
    pub first_valid: Wire<Out>,
    /// What it is.
    pub first_note: Wire<Out>,
    /// Its lanes that are not done.
    pub first_pending: Wire<Out>,
    /// Lanes with a local address.
    pub first_local: Wire<Out>,
    /// Lanes with an address of a device.
    pub first_io: Wire<Out>,
    /// Address of each lane.
    pub first_addresses: Vec<Wire<Out>>,
    /// Word to store of each lane.
    pub first_data: Vec<Wire<Out>>,
    /// Its bytes that count.
    pub first_bytes: Vec<Wire<Out>>,
    occupied: Vec<Reg>,
    notes: Vec<Reg>,
    pending: Vec<Reg>,
    locals: Vec<Reg>,
    ios: Vec<Reg>,
    oldest_addresses: Vec<Reg>,
    oldest_data: Vec<Reg>,
    oldest_bytes: Vec<Reg>,
    younger_addresses: Vec<Reg>,
    younger_data: Vec<Reg>,
    younger_bytes: Vec<Reg>,
    becomes_oldest: Wire<Local>,
    becomes_younger: Wire<Local>,
    moves_up: Wire<Local>,
}

impl HeldAccesses {
    /// Notes of so many bits, so many lanes.
    pub fn new(note: usize, lanes: usize) -> HeldAccesses {
        HeldAccesses {
            enter: Wire::new(1),
            note: Wire::new(note),
            active: Wire::new(lanes),
            local: Wire::new(lanes),
            io: Wire::new(lanes),
            addresses: Wire::several(lanes, 32),
            data: Wire::several(lanes, 32),
            bytes: Wire::several(lanes, 4),
            done: Wire::new(lanes),
            leave: Wire::new(1),
            first_valid: Wire::new(1),
            first_note: Wire::new(note),
            first_pending: Wire::new(lanes),
            first_local: Wire::new(lanes),
            first_io: Wire::new(lanes),
            first_addresses: Wire::several(lanes, 32),
            first_data: Wire::several(lanes, 32),
            first_bytes: Wire::several(lanes, 4),
            occupied: Reg::several(2, 1),
            notes: Reg::several(2, note),
            pending: Reg::several(2, lanes),
            locals: Reg::several(2, lanes),
            ios: Reg::several(2, lanes),
            oldest_addresses: Reg::several(lanes, 32),
            oldest_data: Reg::several(lanes, 32),
            oldest_bytes: Reg::several(lanes, 4),
            younger_addresses: Reg::several(lanes, 32),
            younger_data: Reg::several(lanes, 32),
            younger_bytes: Reg::several(lanes, 4),
            becomes_oldest: Wire::new(1),
            becomes_younger: Wire::new(1),
            moves_up: Wire::new(1),
        }
    }
}

impl Logic for HeldAccesses {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.first_valid.next = self.occupied[0].val();
        self.first_note.next = self.notes[0].val();
        self.first_pending.next = self.pending[0].val();
        self.first_local.next = self.locals[0].val();
        self.first_io.next = self.ios[0].val();

        comment!("Who goes where.");
        self.moves_up.next = self.leave.val() & self.occupied[1].val();
        self.becomes_oldest.next =
            self.enter.val() & (!self.occupied[0].val() | (self.leave.val() & !self.occupied[1].val()));
        self.becomes_younger.next = self.enter.val() & !self.becomes_oldest.val();
        self.occupied[0].next =
            (self.occupied[0].val() & !self.leave.val()) | self.moves_up.val() | self.becomes_oldest.val();
        self.occupied[1].next = (self.occupied[1].val() & !self.leave.val()) | self.becomes_younger.val();

        comment!("The oldest.");
        self.pending[0].next = self.pending[0].val() & !self.done.val();
        if self.becomes_oldest.val().any() {
            self.notes[0].next = self.note.val();
            self.pending[0].next = self.active.val();
            self.locals[0].next = self.local.val();
            self.ios[0].next = self.io.val();
        } else if self.moves_up.val().any() {
            self.notes[0].next = self.notes[1].val();
            self.pending[0].next = self.pending[1].val();
            self.locals[0].next = self.locals[1].val();
            self.ios[0].next = self.ios[1].val();
        }

        comment!("The one after it.");
        if self.becomes_younger.val().any() {
            self.notes[1].next = self.note.val();
            self.pending[1].next = self.active.val();
            self.locals[1].next = self.local.val();
            self.ios[1].next = self.io.val();
        }

        comment!("Lanes of both.");
        for lane in 0..self.addresses.len() {
            if self.becomes_oldest.val().any() {
                self.oldest_addresses[lane].next = self.addresses[lane].val();
                self.oldest_data[lane].next = self.data[lane].val();
                self.oldest_bytes[lane].next = self.bytes[lane].val();
            } else if self.moves_up.val().any() {
                self.oldest_addresses[lane].next = self.younger_addresses[lane].val();
                self.oldest_data[lane].next = self.younger_data[lane].val();
                self.oldest_bytes[lane].next = self.younger_bytes[lane].val();
            }
            if self.becomes_younger.val().any() {
                self.younger_addresses[lane].next = self.addresses[lane].val();
                self.younger_data[lane].next = self.data[lane].val();
                self.younger_bytes[lane].next = self.bytes[lane].val();
            }
            self.first_addresses[lane].next = self.oldest_addresses[lane].val();
            self.first_data[lane].next = self.oldest_data[lane].val();
            self.first_bytes[lane].next = self.oldest_bytes[lane].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, prove, put, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            let check = Check::default().cycles(150).input("leave", |random| random.once_in(3).into());
            prove(check, HeldAccesses::new(45, lanes));
        }
    }

    #[test]
    fn they_leave_in_the_order_they_came_less_the_lanes_that_are_done() {
        let (lanes, mut random) = (5, Random::new(2));
        let mut bench = Bench::new(HeldAccesses::new(45, lanes));
        let mut model: VecDeque<(u64, u64, Vec<u64>)> = VecDeque::new();
        for _ in 0..600 {
            let block = &mut bench.block;
            let leaves = !model.is_empty() && random.once_in(3);
            let enters = model.len() < 2 + usize::from(leaves) && random.once_in(2);
            let (note, active, done) = (random.word() >> 20, 1 + random.below(31), random.below(32));
            let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
            put(&mut block.enter, enters.into());
            put(&mut block.leave, leaves.into());
            put(&mut block.note, note);
            put(&mut block.active, active);
            put(&mut block.done, done);
            for (lane, data) in data.iter().enumerate() {
                put(&mut block.data[lane], *data);
                put(&mut block.addresses[lane], data ^ 1);
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.first_valid), !model.is_empty());
            if let Some((note, pending, data)) = model.front_mut() {
                assert_eq!((word(&block.first_note), word(&block.first_pending)), (*note, *pending));
                for (lane, data) in data.iter().enumerate() {
                    assert_eq!(word(&block.first_data[lane]), *data);
                    assert_eq!(word(&block.first_addresses[lane]), data ^ 1);
                }
                *pending &= !done;
            }
            bench.clock();
            if leaves {
                model.pop_front();
            }
            if enters {
                model.push_back((note, active, data));
            }
        }
    }
}
