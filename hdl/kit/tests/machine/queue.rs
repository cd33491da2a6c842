//! A queue of instructions, as deep as the machine wants it. A flush turns every entry into a NOP without losing one.

use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Select, index_width};

/// First in, first out; the head is there to see before it is taken.
#[derive(LogicBlock)]
pub struct InstructionQueue {
    /// Takes `entry` in, if there is room.
    pub push: Wire<In>,
    /// What comes in.
    pub entry: Wire<In>,
    /// Gives up the head, if there is one.
    pub pop: Wire<In>,
    /// Turns all entries into NOPs.
    pub flush: Wire<In>,
    /// The oldest entry, if `full` is set.
    pub head: Wire<Out>,
    /// Whether there is an entry.
    pub full: Wire<Out>,
    /// How many there are.
    pub occupancy: Wire<Out>,
    entries: Vec<Reg>,
    first: Reg,
    last: Reg,
    count: Reg,
    oldest: Select,
    pushes: Wire<Local>,
    pops: Wire<Local>,
    depth: Param,
}

impl InstructionQueue {
    /// Room for `depth` entries of `width` bits.
    pub fn new(depth: usize, width: usize) -> InstructionQueue {
        InstructionQueue {
            push: Wire::new(1),
            entry: Wire::new(width),
            pop: Wire::new(1),
            flush: Wire::new(1),
            head: Wire::new(width),
            full: Wire::new(1),
            occupancy: Wire::new(index_width(depth + 1)),
            entries: Reg::several(depth, width),
            first: Reg::new(index_width(depth)),
            last: Reg::new(index_width(depth)),
            count: Reg::new(index_width(depth + 1)),
            oldest: Select::new(depth, width),
            pushes: Wire::new(1),
            pops: Wire::new(1),
            depth: Param::new(depth),
        }
    }
}

impl Logic for InstructionQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.full.next = self.count.val().any().into();
        self.occupancy.next = self.count.val();
        self.pushes.next = (self.push.val().any() & (self.count.val() < self.depth.val())).into();
        self.pops.next = self.pop.val() & self.full.val();

        for place in 0..self.entries.len() {
            if self.flush.val().any() {
                self.entries[place].next = 0.into();
            }
            if self.pushes.val().any() & (self.last.val() == place) {
                self.entries[place].next = self.entry.val();
            }
            self.oldest.words[place].next = self.entries[place].val();
        }
        self.oldest.index.next = self.first.val();
        self.head.next = self.oldest.chosen.val();

        if self.pushes.val().any() {
            if self.last.val() == self.depth.val() - 1 {
                self.last.next = 0.into();
            } else {
                self.last.next = self.last.val() + 1;
            }
        }
        if self.pops.val().any() {
            if self.first.val() == self.depth.val() - 1 {
                self.first.next = 0.into();
            } else {
                self.first.next = self.first.val() + 1;
            }
        }
        self.count.next =
            self.count.val() + unsigned_cast(self.pushes.val()) - unsigned_cast(self.pops.val());
    }
}

#[test]
fn the_queue_agrees_at_every_depth() {
    for (depth, width) in [(1, 1), (1, 32), (2, 8), (3, 8), (4, 32), (7, 70)] {
        let often = |random: &mut warpstep_kit::check::Random| random.below(2);
        let check = Check::default().cycles(800).input("push", often).input("pop", often);
        check.check(InstructionQueue::new(depth, width)).unwrap_or_else(|error| panic!("{depth}: {error}"));
    }
}
