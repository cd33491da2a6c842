//! What one context will issue next, oldest first: t_F + 1 entries.
//!
//! A push or pop of cycle c is seen from c + 1 on; the head is there to see before it is taken. `compensate` acts at
//! the end of its cycle, after pop and push: in the coordinated flavour everything that is then queued is a NOP of that
//! cause, in the decoupled one nothing is queued any more. A NOP's other fields read as zero, so it names no register.
//!
//! The owner never pushes into a full queue nor pops an empty one (queue + in flight never exceed t_F + 1), so
//! nothing here guards against it. Knows nothing of selection; of an entry only where its NOP flag and cause are.

use crate::operation::{CAUSE_BITS, Layout};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Select, index_width};

/// First in, first out, for one context.
#[derive(LogicBlock)]
pub struct InstructionQueue {
    /// Takes `entry` in.
    pub push: Wire<In>,
    /// What comes in, in the layout of `operation.rs`.
    pub entry: Wire<In>,
    /// Gives up the head.
    pub pop: Wire<In>,
    /// Makes NOPs of all entries (coordinated), or drops them (decoupled).
    pub compensate: Wire<In>,
    /// Why.
    pub compensate_cause: Wire<In>,
    /// The oldest entry; zero if there is none.
    pub head: Wire<Out>,
    /// Whether there is an entry.
    pub has_head: Wire<Out>,
    /// How many there are.
    pub occupancy: Wire<Out>,
    /// Everything of an entry above flag and cause; unknown where a NOP stands.
    payloads: AsyncRam,
    /// One bit a place: a NOP stands there.
    nops: Reg,
    /// Why, a place each.
    causes: Vec<Reg>,
    first: Reg,
    free: Reg,
    count: Reg,
    nops_after: Wire<Local>,
    head_nop: Wire<Local>,
    head_cause: Select,
    depth: Param,
    all_places: Param,
    coordinated: Param,
    /// Where the payload begins in an entry.
    payload_at: Param,
}

impl InstructionQueue {
    /// Room for `depth` entries.
    pub fn new(depth: usize, layout: Layout, coordinated: bool) -> InstructionQueue {
        let payload_at = Layout::pc().low;
        let place = index_width(depth);
        // Full of NOPs of cause 0, the start, or empty.
        let (filled, nops) = if coordinated { (depth as u64, (1 << depth) - 1) } else { (0, 0) };
        InstructionQueue {
            push: Wire::new(1),
            entry: Wire::new(layout.width()),
            pop: Wire::new(1),
            compensate: Wire::new(1),
            compensate_cause: Wire::new(CAUSE_BITS),
            head: Wire::new(layout.width()),
            has_head: Wire::new(1),
            occupancy: Wire::new(index_width(depth + 1)),
            payloads: AsyncRam::new(depth, layout.width() - payload_at, 1, 1),
            nops: Reg::with_reset(depth, nops),
            causes: Reg::several(depth, CAUSE_BITS),
            first: Reg::new(place),
            free: Reg::new(place),
            count: Reg::with_reset(index_width(depth + 1), filled),
            nops_after: Wire::new(depth),
            head_nop: Wire::new(1),
            head_cause: Select::new(depth, CAUSE_BITS),
            depth: Param::new(depth),
            all_places: Param::new((1 << depth) - 1),
            coordinated: Param::new(coordinated.into()),
            payload_at: Param::new(payload_at),
        }
    }
}

impl Logic for InstructionQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The head: of a NOP only flag and cause are shown.");
        self.payloads.read_address[0].next = unsigned_cast(self.first.val());
        self.head_cause.index.next = self.first.val();
        self.head_nop.next = self.nops.val().get_bit(self.first.val()).into();
        self.has_head.next = self.count.val().any().into();
        self.occupancy.next = self.count.val();
        self.head.next = 0.into();
        if self.has_head.val().any() {
            if self.head_nop.val().any() {
                self.head.next = (unsigned_cast(self.head_cause.chosen.val()) << 1) | 1;
            } else {
                self.head.next = unsigned_cast(self.payloads.read_data[0].val()) << self.payload_at.val();
            }
        }

        comment!("The newest entry goes to the free place.");
        self.payloads.write_enable.next = self.push.val();
        self.payloads.write_address.next = unsigned_cast(self.free.val());
        self.payloads.write_data.next = unsigned_cast(self.entry.val() >> self.payload_at.val());
        self.nops_after.next = self.nops.val();
        if self.push.val().any() {
            self.nops_after.next = self.nops.val().replace_bit(self.free.val(), self.entry.val().get_bit(0));
        }
        for place in 0..self.causes.len() {
            self.head_cause.words[place].next = self.causes[place].val();
            if self.push.val().any() & (self.free.val() == place) {
                self.causes[place].next = self.entry.val().get_bits::<2>(1);
            }
            if self.compensate.val().any() {
                self.causes[place].next = self.compensate_cause.val();
            }
        }
        self.nops.next = self.nops_after.val();
        if self.compensate.val().any() {
            self.nops.next = self.all_places.val().into();
        }

        comment!("The ring moves on.");
        self.count.next = self.count.val() + unsigned_cast(self.push.val()) - unsigned_cast(self.pop.val());
        if self.push.val().any() {
            self.free.next = self.free.val() + 1;
            if self.free.val() == self.depth.val() - 1 {
                self.free.next = 0.into();
            }
        }
        if self.pop.val().any() {
            self.first.next = self.first.val() + 1;
            if self.first.val() == self.depth.val() - 1 {
                self.first.next = 0.into();
            }
        }
        if (self.coordinated.val() == 0) && self.compensate.val().any() {
            self.count.next = 0.into();
            self.first.next = 0.into();
            self.free.next = 0.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operation::cause;
    use std::collections::VecDeque;
    use warpstep_kit::bits::Bits;
    use warpstep_kit::check::{Bench, Check, Random};

    const PLAIN: Layout = Layout { trace: false };
    const TRACED: Layout = Layout { trace: true };

    #[test]
    fn the_queue_agrees_with_its_verilog_at_every_depth() {
        for (depth, layout) in [(2, PLAIN), (3, TRACED), (4, PLAIN), (4, TRACED), (9, PLAIN)] {
            for coordinated in [true, false] {
                let check = Check::default()
                    .cycles(500)
                    .input("push", |random| random.below(2))
                    .input("pop", |random| random.below(2))
                    .input("compensate", |random| random.once_in(9).into());
                let queue = InstructionQueue::new(depth, layout, coordinated);
                check.prove(queue).unwrap_or_else(|error| panic!("{depth} {coordinated}: {error}"));
            }
        }
    }

    fn nop(width: usize, cause: u64) -> Bits {
        Bits::new(width, cause << 1 | 1)
    }

    /// As `warpstep_cycle::queue`: a deque, and a deque full of NOPs where the context went elsewhere.
    fn check_against_a_deque(depth: usize, coordinated: bool) {
        let width = TRACED.width();
        let mut random = Random::new(depth as u64);
        let mut bench = Bench::new(InstructionQueue::new(depth, TRACED, coordinated));
        let start = if coordinated { depth } else { 0 };
        let mut model: VecDeque<Bits> = std::iter::repeat_n(nop(width, cause::START), start).collect();
        for step in 0..1000 {
            let pop = !model.is_empty() && random.once_in(2);
            let push = model.len() < depth && random.once_in(2);
            let compensates = random.once_in(20);
            let why = random.below(4);
            let entry = match random.once_in(4) {
                true => nop(width, random.below(4)),
                false => random.bits(width).with_slice(0, &Bits::new(3, 0)),
            };
            let queue = &mut bench.block;
            queue.pop.next = pop.into();
            queue.push.next = push.into();
            queue.entry.next = entry.clone().into();
            queue.compensate.next = compensates.into();
            queue.compensate_cause.next = Value::new(CAUSE_BITS, why);
            bench.settle();
            let queue = &bench.block;
            assert!(queue.occupancy.val() == model.len(), "step {step}");
            assert!(queue.has_head.val() == !model.is_empty(), "step {step}");
            let head = model.front().cloned().unwrap_or(Bits::new(width, 0));
            assert_eq!(*queue.head.val().bits(), head, "step {step}");
            bench.clock();

            if pop {
                model.pop_front();
            }
            if push {
                model.push_back(entry);
            }
            match (compensates, coordinated) {
                (true, true) => model.iter_mut().for_each(|entry| *entry = nop(width, why)),
                (true, false) => model.clear(),
                (false, _) => {}
            }
        }
    }

    #[test]
    fn compensation_replaces_all_that_is_queued_and_loses_no_entry() {
        [2, 3, 4, 9].into_iter().for_each(|depth| check_against_a_deque(depth, true));
    }

    #[test]
    fn the_decoupled_flavour_begins_empty_and_drops_what_is_queued() {
        [2, 3, 4, 9].into_iter().for_each(|depth| check_against_a_deque(depth, false));
    }
}
