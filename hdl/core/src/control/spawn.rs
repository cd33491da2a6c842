//! wspawn: waits until its warp is the only active one, then starts the warps below its count, itself excepted.
//!
//! Looks at who is active at the start of the cycle, from the cycle of its resolution on; warps start at the end of the
//! cycle in which it is alone. One waiting wspawn is remembered: with two of them, neither is ever alone. Its operands are
//! checked when it starts warps, as are those of an instruction that never waits. While its warp is split, wspawn is an
//! error and does not wait. Knows nothing of masks: a warp that starts does so with lane 0.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A wspawn instruction.
#[derive(Bundle)]
pub struct SpawnRequest<K: Kind> {
    /// Warp of the wspawn.
    pub warp: Signal<K>,
    /// Address of the wspawn.
    pub pc: Signal<K>,
    /// Number of warps that shall run: rs1 of the wspawn.
    pub count: Signal<K>,
    /// Address at which warps start: rs2 of the wspawn.
    pub target: Signal<K>,
}

impl<K: Kind> SpawnRequest<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> SpawnRequest<K> {
        SpawnRequest {
            warp: K::wire(shape.warp_bits()),
            pc: K::wire(32),
            count: K::wire(32),
            target: K::wire(32),
        }
    }
}

/// Starts warps.
#[derive(LogicBlock)]
pub struct Spawn {
    /// A wspawn is resolved, or begins to wait.
    pub arrive: Wire<In>,
    /// Wspawn that arrives.
    pub arriving: SpawnRequest<In>,
    /// The warp of the wspawn that arrives is split; absent without split contexts.
    pub split: Vec<Wire<In>>,
    /// Warps active at the start of the cycle, one bit per warp.
    pub running: Wire<In>,
    /// The wspawn that arrives must wait.
    pub waits: Wire<Out>,
    /// A wspawn takes effect, or is found wrong.
    pub fires: Wire<Out>,
    /// Wspawn that takes effect or is wrong.
    pub firing: SpawnRequest<Out>,
    /// Warps that start, one bit per warp.
    pub start: Wire<Out>,
    /// The wspawn wants more warps than there are.
    pub wrong_count: Wire<Out>,
    /// The wspawn starts warps at an address that is no multiple of four.
    pub misaligned: Wire<Out>,
    /// The warp of the wspawn is split; absent without split contexts.
    pub while_split: Vec<Wire<Out>>,
    waiting: Reg,
    held: SpawnRequest<Held>,
    now: SpawnRequest<Local>,
    alone: Wire<Local>,
    starts: Wire<Local>,
    warps: Param,
}

impl Spawn {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Spawn {
        let warps = shape.warps();
        Spawn {
            arrive: Wire::new(1),
            arriving: SpawnRequest::new(shape),
            split: Wire::several(shape.split_flags(), 1),
            running: Wire::new(warps),
            waits: Wire::new(1),
            fires: Wire::new(1),
            firing: SpawnRequest::new(shape),
            start: Wire::new(warps),
            wrong_count: Wire::new(1),
            misaligned: Wire::new(1),
            while_split: Wire::several(shape.split_flags(), 1),
            waiting: Reg::new(1),
            held: SpawnRequest::new(shape),
            now: SpawnRequest::new(shape),
            alone: Wire::new(1),
            starts: Wire::new(1),
            warps: Param::new(warps),
        }
    }
}

impl Logic for Spawn {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The one that arrives, else the one that waits.");
        wires::link(&mut self.held, &mut self.now);
        if self.arrive.val().any() {
            wires::link(&mut self.arriving, &mut self.now);
        }
        wires::link(&mut self.now, &mut self.held);
        wires::link(&mut self.now, &mut self.firing);
        self.alone.next = true.into();
        for other in 0..self.running.width() {
            if self.running.val().get_bit(other) & (self.now.warp.val() != other) {
                self.alone.next = false.into();
            }
        }
        for flag in 0..self.split.len() {
            comment!("One that is wrong does not wait.");
            self.alone.next = self.alone.val() | (self.arrive.val() & self.split[flag].val());
        }
        self.fires.next = (self.arrive.val() | self.waiting.val()) & self.alone.val();
        self.waits.next = (self.arrive.val().any() & !self.alone.val().any()).into();
        self.waiting.next = (self.arrive.val() | self.waiting.val()) & !self.alone.val();

        comment!("It starts the others below its count.");
        self.wrong_count.next = (self.fires.val().any() & (self.now.count.val() > self.warps.val())).into();
        self.misaligned.next = (self.fires.val().any()
            & !self.wrong_count.val().any()
            & self.now.target.val().get_bits::<2>(0).any())
        .into();
        self.starts.next =
            (self.fires.val().any() & !self.wrong_count.val().any() & !self.misaligned.val().any()).into();
        for flag in 0..self.split.len() {
            self.while_split[flag].next = self.starts.val() & self.arrive.val() & self.split[flag].val();
            self.starts.next = self.starts.val() & !self.while_split[flag].val();
        }
        self.start.next = 0.into();
        for other in 0..self.running.width() {
            self.start.next = self.start.val().replace_bit(
                other,
                self.starts.val().any() & (self.now.count.val() > other) & (self.now.warp.val() != other),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, below, is_set, often, put, shape, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for warps in [1, 2, 3, 8, 32] {
            let check = Check::default()
                .input("arrive", |random| random.once_in(5).into())
                .input("arriving_count", below(warps + 2))
                .input("running", move |random| 1 << random.below(warps))
                .input("arriving_target", below(16));
            agree(check, Spawn::new(&shape(warps as usize, 4)));
        }
        let check = Check::default()
            .input("arrive", |random| random.once_in(5).into())
            .input("split_0", often)
            .input("arriving_count", below(5))
            .input("running", |random| 1 << random.below(3))
            .input("arriving_target", below(16));
        agree(check, Spawn::new(&split_shape(3, 4, 2)));
    }

    fn arrive(bench: &mut Bench<Spawn>, warp: u64, count: u64, target: u64, active: u64) {
        put(&mut bench.block.arrive, 1);
        put(&mut bench.block.arriving.warp, warp);
        put(&mut bench.block.arriving.count, count);
        put(&mut bench.block.arriving.target, target);
        put(&mut bench.block.running, active);
        bench.settle();
    }

    #[test]
    fn a_lone_warp_starts_the_others_at_once() {
        let mut bench = Bench::new(Spawn::new(&shape(5, 4)));
        arrive(&mut bench, 1, 4, 0x100, 0b00010);
        assert!(is_set(&bench.block.fires) && !is_set(&bench.block.waits));
        assert_eq!((word(&bench.block.start), word(&bench.block.firing.target)), (0b01101, 0x100));
        bench.clock();
        put(&mut bench.block.arrive, 0);
        bench.settle();
        assert!(!is_set(&bench.block.fires), "once");
    }

    #[test]
    fn it_waits_for_the_end_of_the_others_and_remembers_its_operands() {
        let mut bench = Bench::new(Spawn::new(&shape(3, 4)));
        arrive(&mut bench, 2, 3, 0x40, 0b101);
        assert!(is_set(&bench.block.waits) && !is_set(&bench.block.fires));
        bench.clock();
        arrive(&mut bench, 0, 0, 0, 0b101);
        put(&mut bench.block.arrive, 0);
        for _ in 0..4 {
            bench.settle();
            assert!(!is_set(&bench.block.fires));
            bench.clock();
        }
        put(&mut bench.block.running, 0b100);
        bench.settle();
        assert!(is_set(&bench.block.fires) && word(&bench.block.firing.warp) == 2);
        assert_eq!((word(&bench.block.start), word(&bench.block.firing.target)), (0b011, 0x40));
    }

    #[test]
    fn wrong_operands_start_nobody() {
        let mut bench = Bench::new(Spawn::new(&shape(3, 4)));
        arrive(&mut bench, 0, 4, 0x42, 0b001);
        assert!(is_set(&bench.block.wrong_count) && !is_set(&bench.block.misaligned));
        assert_eq!(word(&bench.block.start), 0);
        arrive(&mut bench, 0, 3, 0x42, 0b001);
        assert!(!is_set(&bench.block.wrong_count) && is_set(&bench.block.misaligned));
        assert_eq!(word(&bench.block.start), 0);
    }

    #[test]
    fn while_split_it_is_an_error_behind_those_of_its_operands_and_never_waits() {
        let mut bench = Bench::new(Spawn::new(&split_shape(3, 4, 1)));
        put(&mut bench.block.split[0], 1);
        for (count, target, expected) in [(4, 0x42, [1, 0, 0]), (3, 0x42, [0, 1, 0]), (3, 0x40, [0, 0, 1])] {
            arrive(&mut bench, 0, count, target, 0b011);
            let block = &bench.block;
            assert!(is_set(&block.fires) && !is_set(&block.waits));
            let wrong = [&block.wrong_count, &block.misaligned, &block.while_split[0]];
            assert_eq!((wrong.map(word), word(&block.start)), (expected, 0));
        }
    }
}
