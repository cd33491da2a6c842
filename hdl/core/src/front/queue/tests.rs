//! The queue against its Verilog, against a deque, and as a child against its parent.

use super::*;
use crate::operation::cause;
use crate::testing::{number, put, small, traced};
use std::collections::VecDeque;
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::SplitMode;

fn shape(depth: usize, coordinated: bool, loops: bool) -> Shape {
    small(|p| {
        (p.fetch_latency, p.loop_register) = (depth - 1, loops);
        p.schedule = if coordinated { "lrr" } else { "lrr/lrr" }.parse().expect("a schedule");
    })
}

#[test]
fn the_queue_agrees_with_its_verilog_at_every_depth() {
    for (depth, trace) in [(2, false), (3, true), (4, false), (4, true), (9, false)] {
        for coordinated in [true, false] {
            let shape = shape(depth, coordinated, depth == 4);
            let queue = InstructionQueue::new(&if trace { traced(&shape) } else { shape }, 0);
            let check = Check::default()
                .cycles(500)
                .input("entry_valid", |random| random.below(2))
                .input("pop", |random| random.below(2))
                .input("compensate", |random| random.once_in(9).into());
            check.check(queue).unwrap_or_else(|error| panic!("{depth} {coordinated}: {error}"));
        }
    }
}

/// NOP flag, cause, then the other fields in the order of the bundle.
type Fields = [u64; 12];

fn nop(cause: u64) -> Fields {
    let mut fields = [0; 12];
    (fields[0], fields[1]) = (1, cause);
    fields
}

fn instruction(random: &mut Random) -> Fields {
    let widths = [0, 0, 32, OP_BITS, CLASS_BITS, REG_BITS, REG_BITS, REG_BITS, REG_BITS, 32, 32, 1];
    widths.map(|width| random.word() & ((1 << width) - 1))
}

/// What a head says: of a NOP and of no entry only flag and cause.
fn fields(entry: &QueueEntry<Out>) -> Fields {
    let says = entry.valid.val().any() & !entry.nop.val().any();
    let QueueEntry { nop, cause, pc, op, class, rd, rs1, rs2, rs3, immediate, word, looped, .. } = entry;
    let wires = [nop, cause, pc, op, class, rd, rs1, rs2, rs3, immediate, &word[0], &looped[0]];
    let mut place = 0;
    wires.map(|wire| {
        place += 1;
        if says || place <= 2 { number(wire.val()) } else { 0 }
    })
}

fn drive(entry: &mut QueueEntry<In>, fields: Fields) {
    let QueueEntry { nop, cause, pc, op, class, rd, rs1, rs2, rs3, immediate, word, looped, .. } = entry;
    let wires = [nop, cause, pc, op, class, rd, rs1, rs2, rs3, immediate, &mut word[0], &mut looped[0]];
    wires.into_iter().zip(fields).for_each(|(wire, value)| put(wire, value));
}

/// As the queue of the cycle model: a deque, and a deque full of NOPs where the context went elsewhere.
fn check_against_a_deque(depth: usize, coordinated: bool) {
    let mut random = Random::new(depth as u64);
    let mut bench = Bench::new(InstructionQueue::new(&traced(&shape(depth, coordinated, true)), 0));
    let start = if coordinated { depth } else { 0 };
    let mut model: VecDeque<Fields> = std::iter::repeat_n(nop(cause::START), start).collect();
    // Registers of the last head that was announced.
    let mut foretold = None;
    for step in 0..1000 {
        let pop = !model.is_empty() && random.once_in(2);
        let push = model.len() < depth + usize::from(pop) && random.once_in(2);
        let compensates = random.once_in(20);
        let why = random.below(4);
        let entry = match random.once_in(4) {
            true => nop(random.below(4)),
            false => instruction(&mut random),
        };
        let queue = &mut bench.block;
        queue.pop.next = pop.into();
        queue.entry.valid.next = push.into();
        drive(&mut queue.entry, entry);
        queue.compensate.next = compensates.into();
        queue.compensate_cause.next = Value::new(CAUSE_BITS, why);
        bench.settle();
        let queue = &bench.block;
        assert!(queue.occupancy.val() == model.len(), "step {step}");
        assert!(queue.head.valid.val() == !model.is_empty(), "step {step}");
        let head = model.front().copied().unwrap_or_default();
        assert_eq!(fields(&queue.head), head, "step {step}");
        if foretold.is_some_and(|_| head[0] == 0 && !model.is_empty()) {
            assert_eq!(foretold, Some([5, 6, 7, 8].map(|register: usize| head[register])), "step {step}");
        }
        if queue.next.other.val().any() {
            foretold = Some([0, 1, 2, 3].map(|register: usize| number(queue.next.registers[register].val())));
        }
        bench.clock();

        if pop {
            model.pop_front();
        }
        if push {
            model.push_back(entry);
        }
        match (compensates, coordinated) {
            (true, true) => model.iter_mut().for_each(|entry| *entry = nop(why)),
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

#[test]
fn parents_and_children_agree_with_their_verilog() {
    for (depth, splits, port) in [(2, 1, 0), (4, 1, 1), (3, 2, 1), (4, 3, 0), (4, 3, 2), (9, 1, 1)] {
        let shape = small(|p| {
            (p.lanes, p.fetch_latency, p.splits, p.split_mode) = (8, depth - 1, splits, SplitMode::Marked);
            p.loop_register = depth == 3;
        });
        let places = depth as u64;
        let check = Check::default()
            .cycles(400)
            .input("entry_valid", |random| random.below(2))
            .input("pop", |random| random.below(2))
            .input("compensate", |random| random.once_in(9).into())
            .input("copy_0", |random| random.once_in(7).into())
            .input("parent_number_0", move |random| random.below(splits as u64))
            .input("parent_0_first", move |random| random.below(places))
            .input("parent_0_free", move |random| random.below(places))
            .input("parent_0_count", move |random| random.below(places + 1));
        let queue = InstructionQueue::new(&shape, port);
        check.check(queue).unwrap_or_else(|error| panic!("{depth} {splits} {port}: {error}"));
    }
}

/// What one queue must hold, and what is on its way to it: when it comes, and whether it brings its payload.
#[derive(Clone, Default)]
struct Expected {
    queue: VecDeque<Fields>,
    flight: VecDeque<(u64, Fields, bool)>,
}

impl Expected {
    fn full(depth: usize) -> Expected {
        Expected { queue: vec![nop(cause::START); depth].into(), flight: VecDeque::new() }
    }

    fn compensate(&mut self, cause: u64) {
        let flight = self.flight.iter_mut().map(|(_, entry, _)| entry);
        self.queue.iter_mut().chain(flight).for_each(|entry| (entry[0], entry[1]) = (1, cause));
    }
}

/// Parent and child, coordinated: who pops requests, and what it requested arrives t_F cycles later. A NOP keeps its payload, which a
/// child may need; what a child's own port brings for its parent's requests is random.
fn check_a_family(depth: usize) {
    let shape = traced(&small(|p| {
        (p.lanes, p.fetch_latency, p.splits, p.split_mode) = (4, depth - 1, 1, SplitMode::Marked);
        p.loop_register = true;
    }));
    let mut random = Random::new(depth as u64);
    let mut benches = [0, 1].map(|port| Bench::new(InstructionQueue::new(&shape, port)));
    let mut family = [Expected::full(depth), Expected::full(depth)];
    let (mut splits, mut instructions) = (0, 0);
    for cycle in 0..1500 {
        let split = random.once_in(9);
        let mut pops = [false; 2];
        let mut pushes: [Option<Fields>; 2] = [None; 2];
        let mut compensates = [None; 2];
        for member in 0..2 {
            let expected = &mut family[member];
            let eager = if cycle % 200 < 100 { 1 } else { 2 };
            pops[member] = !split && random.once_in(eager);
            compensates[member] = (!split && random.once_in(15)).then(|| random.below(4));
            let arrives = expected.flight.pop_front_if(|(at, ..)| *at == cycle);
            pushes[member] = arrives.map(|(_, entry, _)| entry);
            let mut entry = arrives.map_or([0; 12], |(_, entry, _)| entry);
            if arrives.is_none_or(|(_, _, brings)| !brings) {
                let [nop, cause, ..] = entry;
                entry = instruction(&mut random);
                (entry[0], entry[1]) = (nop, cause);
            }
            let queue = &mut benches[member].block;
            queue.pop.next = pops[member].into();
            queue.entry.valid.next = pushes[member].is_some().into();
            drive(&mut queue.entry, entry);
            queue.compensate.next = compensates[member].is_some().into();
            put(&mut queue.compensate_cause, compensates[member].unwrap_or(0));
        }
        put(&mut benches[1].block.copy[0], split.into());
        let [parent, child] = &mut benches;
        parent.settle();
        let (state, copied) = (&parent.block.state[0], &mut child.block.parent[0]);
        let pairs = [
            (&state.nops, &mut copied.nops),
            (&state.first, &mut copied.first),
            (&state.free, &mut copied.free),
            (&state.count, &mut copied.count),
        ];
        pairs.into_iter().chain(state.causes.iter().zip(&mut copied.causes)).for_each(|(from, to)| {
            put(to, number(from.val()));
        });
        child.settle();
        put(&mut parent.block.child_places[0], number(child.block.parent_place[0].val()));
        parent.settle();
        child.block.parent_payloads[0].next = parent.block.child_payloads[0].val();
        child.settle();
        for member in 0..2 {
            let (queue, expected) = (&benches[member].block, &family[member]);
            assert_eq!(number(queue.occupancy.val()), expected.queue.len() as u64, "cycle {cycle}");
            let head = expected.queue.front().copied().unwrap_or_default();
            let head = if head[0] == 1 { nop(head[1]) } else { head };
            // A payload comes in time to be popped, not to be seen before.
            if pops[member] {
                assert_eq!(fields(&queue.head), head, "depth {depth}, cycle {cycle}, member {member}");
                instructions += u64::from(head[0] == 0);
            }
        }
        benches.iter_mut().for_each(|bench| bench.clock());
        for member in 0..2 {
            let expected = &mut family[member];
            if pops[member] {
                expected.queue.pop_front();
                let mut entry = instruction(&mut random);
                (entry[0], entry[1]) = (0, 0);
                expected.flight.push_back((cycle + depth as u64 - 1, entry, true));
            }
            expected.queue.extend(pushes[member]);
            if let Some(cause) = compensates[member] {
                expected.compensate(cause);
            }
        }
        if split {
            splits += 1;
            let parent = family[0].clone();
            let flight = parent.flight.iter().map(|(at, entry, _)| (*at, *entry, false)).collect();
            family[1] = Expected { flight, ..parent };
        }
    }
    assert!(splits > 50 && instructions > 200, "{splits} {instructions}");
}

#[test]
fn a_child_pops_what_its_parent_would_have() {
    [2, 3, 4, 9].into_iter().for_each(check_a_family);
}
