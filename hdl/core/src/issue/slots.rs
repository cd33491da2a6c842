//! Writeback slots: for each of the coming cycles, the lanes whose write port is booked.
//!
//! Slot 0 is this cycle, slot N - 1 that of an instruction of latency N issued now; there are as many as the longest
//! latency. A context books all lanes it owns, whichever are active, and a load all lanes: masks do not decide who waits.
//! In one cycle: a load whose data are here claims the first slot that is free (there always is
//! one: what was booked before ends before the last slot); then every context may ask whether the slot of its head is
//! free, the claim counted; then what issues is booked. At the end of the cycle all slots come one nearer.
//!
//! Classes whose time memory decides (load, store, fence) have no slot: always free, never booked. With two write ports the
//! slots are those of the long port, and classes of the short port have none either: their results all take the same time
//! and so never meet. Does not know destinations: an instruction without one neither asks nor books.

use super::LaneSlots;
use crate::Shape;
use crate::bundles::SlotClaim;
use crate::operation::{CLASS_BITS, class_number};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, FirstSet, Row};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Config};

/// Bookings of the write port whose results take different times.
#[derive(LogicBlock)]
pub struct WritebackSlots {
    /// The claim of a returned load.
    pub claim: SlotClaim<In>,
    /// Class of the head of each context.
    pub query_class: Vec<Wire<In>>,
    /// Lanes each context books, one bit per lane that is booked apart.
    pub query_lanes: Vec<Wire<In>>,
    /// The slot of the head is free in all of them, one bit per context.
    pub free: Wire<Out>,
    /// Contexts whose head issues and books its slot, one bit per context.
    pub book: Wire<In>,
    lanes: Vec<LaneSlots>,
    /// Slots booked in some lane.
    reserved: Wire<Local>,
    /// Slots free for the claim.
    open: Wire<Local>,
    first_open: FirstSet,
    claimed: Wire<Local>,
    everywhere: Wire<Local>,
    /// Of the slots that some latency reaches, the one that the claim would take.
    first: Wire<Local>,
    /// Contexts whose slot that is: a claim takes it from them.
    rivals: Wire<Local>,
    /// Contexts whose slot was booked before this cycle in one of their lanes.
    taken: Wire<Local>,
    /// Class to slot, of each context: one bit of those that are reached, or none.
    query_slots: Vec<DecoderTable>,
    /// Slots that some latency reaches.
    reached: Vec<Param>,
}

/// Every class of instructions with a fixed latency, and the slot it needs.
fn class_slots(config: &Config) -> Vec<(Class, usize)> {
    let mut slots: Vec<(Class, usize)> = vec![];
    for class in ROWS.iter().map(|row| row.class).filter(|class| config.has_unit(*class)) {
        if let Some(latency) = config.latencies.of(class)
            && !slots.iter().any(|(known, _)| *known == class)
        {
            slots.push((class, latency as usize - 1));
        }
    }
    slots
}

/// How many slots there are: as many as the longest latency.
pub fn slot_count(config: &Config) -> usize {
    class_slots(config).iter().map(|(_, slot)| slot + 1).max().unwrap_or(2)
}

impl WritebackSlots {
    /// Of this machine.
    pub fn new(shape: &Shape) -> WritebackSlots {
        let (lanes, contexts, count) = (shape.booked_lanes(), shape.contexts(), shape.slots());
        let mut class_slots = class_slots(shape.config());
        class_slots.retain(|(class, _)| !shape.config().is_short(*class));
        let mut reached: Vec<usize> = class_slots.iter().map(|(_, slot)| *slot).collect();
        reached.sort();
        reached.dedup();
        if reached.is_empty() {
            reached.push(count - 1); // only loads use the long port, and no context asks for this slot
        }
        let place = |slot: &usize| reached.iter().take_while(|reached| *reached != slot).count();
        let row = |(class, slot): &(Class, usize)| Row {
            name: format!("{class:?}"),
            mask: (1 << CLASS_BITS) - 1,
            matching: class_number(*class),
            control: 1 << place(slot),
        };
        let table = || {
            let rows = class_slots.iter().map(row).collect();
            DecoderTable::new(CLASS_BITS, reached.len(), rows, 0).expect("classes are distinct")
        };
        WritebackSlots {
            claim: SlotClaim::new(shape),
            query_class: Wire::several(contexts, CLASS_BITS),
            query_lanes: Wire::several(contexts, lanes),
            free: Wire::new(contexts),
            book: Wire::new(contexts),
            lanes: (0..lanes).map(|_| LaneSlots::new(shape, &reached)).collect(),
            reserved: Wire::new(count),
            open: Wire::new(count),
            first_open: FirstSet::new(count),
            claimed: Wire::new(count),
            everywhere: Wire::new(count),
            first: Wire::new(reached.len()),
            rivals: Wire::new(contexts),
            taken: Wire::new(contexts),
            query_slots: (0..contexts).map(|_| table()).collect(),
            reached: reached.iter().map(|slot| Param::new(*slot)).collect(),
        }
    }
}

impl Logic for WritebackSlots {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.reserved.next = 0.into();
        for lane in 0..self.lanes.len() {
            self.reserved.next = self.reserved.val() | self.lanes[lane].standing.val();
        }

        comment!("A returned load comes first.");
        self.open.next = !self.reserved.val();
        self.first_open.requests.next = self.open.val();
        self.claim.distance.next = self.first_open.index.val();
        self.claimed.next = 0.into();
        if self.claim.valid.val().any() {
            self.claimed.next = self.first_open.grant.val();
        }
        comment!("Gates say whether it takes a slot that others may want: a carry over all would be later.");
        self.everywhere.next = 0.into();
        self.everywhere.next = !self.everywhere.val();
        self.first.next = 0.into();
        for place in 0..self.reached.len() {
            self.first.next = self.first.val().replace_bit(
                place,
                self.open.val().get_bit(self.reached[place].val())
                    & !(self.open.val() & !(self.everywhere.val() << self.reached[place].val())).any(),
            );
        }

        comment!("Then every context asks in its lanes, and books there what issues.");
        self.rivals.next = 0.into();
        for context in 0..self.query_class.len() {
            self.query_slots[context].word.next = self.query_class[context].val();
            self.rivals.next = self
                .rivals
                .val()
                .replace_bit(context, (self.first.val() & self.query_slots[context].control.val()).any());
        }
        self.taken.next = 0.into();
        for lane in 0..self.lanes.len() {
            self.lanes[lane].claim.next = self.claimed.val();
            self.lanes[lane].book.next = self.book.val();
            self.lanes[lane].asks.next = 0.into();
            for context in 0..self.query_class.len() {
                self.lanes[lane].query[context].next = self.query_slots[context].control.val();
                self.lanes[lane].asks.next = self.lanes[lane]
                    .asks
                    .val()
                    .replace_bit(context, self.query_lanes[context].val().get_bit(lane));
            }
            self.taken.next = self.taken.val() | self.lanes[lane].taken.val();
        }

        comment!("Whether there is a claim is looked at last.");
        self.free.next = !self.taken.val();
        if self.claim.valid.val().any() {
            self.free.next = !(self.taken.val() | self.rivals.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{put, small, splitting};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::Latencies;

    const SHAPES: [(usize, usize, bool); 5] =
        [(1, 1, false), (4, 3, false), (5, 3, true), (32, 4, false), (8, 32, true)];

    fn longest() -> Latencies {
        Latencies { divide: 64, alu: 4, float_sqrt: 64, ..Latencies::PAPER }
    }

    fn shape(lanes: usize, warps: usize, latencies: &Latencies, fpu: bool, write_ports: usize) -> Shape {
        small(|p| {
            (p.lanes, p.warps, p.latencies, p.fpu) = (lanes, warps, *latencies, fpu);
            p.write_ports = write_ports;
            splitting(p);
        })
    }

    #[test]
    fn the_slots_agree_with_their_verilog() {
        for latencies in [Latencies::PAPER, longest()] {
            for (lanes, contexts, fpu) in SHAPES {
                let shape = shape(lanes, contexts, &latencies, fpu, 1 + contexts % 2);
                let check =
                    Check::default().cycles(150).input("claim_valid", |random| random.once_in(3).into());
                check
                    .check(WritebackSlots::new(&shape))
                    .unwrap_or_else(|error| panic!("{lanes} {contexts}: {error}"));
            }
        }
    }

    #[test]
    fn there_are_as_many_slots_as_the_longest_latency() {
        let count = |fpu, multiply_divide| {
            let shape = small(|p| (p.fpu, p.multiply_divide, p.write_ports) = (fpu, multiply_divide, 2));
            WritebackSlots::new(&shape).open.width() as u32
        };
        let Latencies { alu, divide, float_sqrt, .. } = Latencies::PAPER;
        assert_eq!([count(true, true), count(false, true)], [divide; 2]);
        assert_eq!([count(true, false), count(false, false)], [float_sqrt, alu]);
    }

    /// As the scoreboard of the cycle model: lane masks by cycle.
    fn check_against_a_calendar(shape: &Shape) {
        let (lanes, contexts, config) = (shape.booked_lanes(), shape.contexts(), shape.config());
        let mut random = Random::new((lanes + contexts) as u64);
        let mut bench = Bench::new(WritebackSlots::new(shape));
        let mut calendar: HashMap<u64, u64> = HashMap::new();
        let classes: Vec<Class> =
            ROWS.iter().map(|row| row.class).filter(|class| config.has_unit(*class)).collect();
        let all = (1u64 << lanes) - 1;
        for cycle in 0..500 {
            let some_lanes = |random: &mut Random| (random.word() & all).max(1);
            let heads: Vec<(Class, u64)> = (0..contexts)
                .map(|_| (classes[random.below(classes.len() as u64) as usize], some_lanes(&mut random)))
                .collect();
            let claim = random.once_in(3).then_some(all);
            let slots = &mut bench.block;
            slots.claim.valid.next = claim.is_some().into();
            for (context, (class, mask)) in heads.iter().enumerate() {
                slots.query_class[context].next = Value::new(CLASS_BITS, class_number(*class));
                slots.query_lanes[context].next = Value::new(lanes, *mask);
            }
            put(&mut slots.book, 0);
            bench.settle();

            let taken = |calendar: &HashMap<u64, u64>, at: u64| calendar.get(&at).copied().unwrap_or(0);
            if let Some(mask) = claim {
                let at = (cycle..).find(|at| taken(&calendar, *at) & mask == 0).expect("time does not end");
                assert!(bench.block.claim.distance.val() == at - cycle, "cycle {cycle}");
                *calendar.entry(at).or_default() |= mask;
            }
            let mut winner = None;
            for (context, (class, mask)) in heads.into_iter().enumerate() {
                let latency = shape.config().latencies.of(class).filter(|_| !shape.config().is_short(class));
                let at = latency.map(|latency| cycle + u64::from(latency) - 1);
                let free = at.is_none_or(|at| taken(&calendar, at) & mask == 0);
                assert_eq!(bench.block.free.val().get_bit(context), free, "cycle {cycle} {class:?}");
                winner = winner.or(free.then_some((context, mask, at)));
            }
            if let Some((context, mask, at)) = winner {
                put(&mut bench.block.book, 1 << context);
                if let Some(at) = at {
                    *calendar.entry(at).or_default() |= mask;
                }
            }
            bench.clock();
        }
    }

    #[test]
    fn results_never_meet_in_a_lane_and_loads_come_first() {
        for (lanes, contexts, fpu) in SHAPES {
            for latencies in [Latencies::PAPER, longest()] {
                for write_ports in [1, 2] {
                    check_against_a_calendar(&shape(lanes, contexts, &latencies, fpu, write_ports));
                }
            }
        }
        for fpu in [false, true] {
            check_against_a_calendar(&small(|p| (p.fpu, p.multiply_divide) = (fpu, false)));
        }
    }
}
