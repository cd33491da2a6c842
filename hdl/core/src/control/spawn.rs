//! wspawn: waits until its warp is the only active one, then starts the warps below its count, itself excepted.
//!
//! Looks at who is active at the start of the cycle, from the cycle of its resolution on; warps start at the end of the cycle
//! in which it is alone. One waiting wspawn is remembered: with two of them, neither is ever alone. Its operands are
//! checked when it starts warps, as are those of an instruction that never waits. Knows nothing of masks: a warp that
//! starts does so with lane 0.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Starts warps.
#[derive(LogicBlock)]
pub struct Spawn {
    /// A wspawn is resolved, or begins to wait.
    pub arrive: Wire<In>,
    /// Its warp.
    pub warp: Wire<In>,
    /// Its address.
    pub pc: Wire<In>,
    /// Warps there shall be: rs1.
    pub count: Wire<In>,
    /// Where they begin: rs2.
    pub target: Wire<In>,
    /// Warps active at the start of the cycle.
    pub active: Wire<In>,
    /// The one that arrives must wait.
    pub waits: Wire<Out>,
    /// A wspawn takes effect, or is found wrong.
    pub fires: Wire<Out>,
    /// Its warp.
    pub fires_warp: Wire<Out>,
    /// Its address.
    pub fires_pc: Wire<Out>,
    /// Warps that start.
    pub start: Wire<Out>,
    /// Where they do.
    pub start_pc: Wire<Out>,
    /// More warps than there are.
    pub wrong_count: Wire<Out>,
    /// The count in question.
    pub fires_count: Wire<Out>,
    /// Warps cannot start at this address.
    pub misaligned: Wire<Out>,
    waiting: Reg,
    held_warp: Reg,
    held_pc: Reg,
    held_count: Reg,
    held_target: Reg,
    alone: Wire<Local>,
    warps: Param,
}

impl Spawn {
    /// For so many warps.
    pub fn new(warps: usize) -> Spawn {
        let warp = index_width(warps);
        Spawn {
            arrive: Wire::new(1),
            warp: Wire::new(warp),
            pc: Wire::new(32),
            count: Wire::new(32),
            target: Wire::new(32),
            active: Wire::new(warps),
            waits: Wire::new(1),
            fires: Wire::new(1),
            fires_warp: Wire::new(warp),
            fires_pc: Wire::new(32),
            start: Wire::new(warps),
            start_pc: Wire::new(32),
            wrong_count: Wire::new(1),
            fires_count: Wire::new(32),
            misaligned: Wire::new(1),
            waiting: Reg::new(1),
            held_warp: Reg::new(warp),
            held_pc: Reg::new(32),
            held_count: Reg::new(32),
            held_target: Reg::new(32),
            alone: Wire::new(1),
            warps: Param::new(warps),
        }
    }
}

impl Logic for Spawn {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The one that arrives, else the one that waits.");
        self.fires_warp.next = self.held_warp.val();
        self.fires_pc.next = self.held_pc.val();
        self.fires_count.next = self.held_count.val();
        self.start_pc.next = self.held_target.val();
        if self.arrive.val().any() {
            self.fires_warp.next = self.warp.val();
            self.fires_pc.next = self.pc.val();
            self.fires_count.next = self.count.val();
            self.start_pc.next = self.target.val();
        }
        self.alone.next = true.into();
        for other in 0..self.active.width() {
            if self.active.val().get_bit(other) & (self.fires_warp.val() != other) {
                self.alone.next = false.into();
            }
        }
        self.fires.next = (self.arrive.val() | self.waiting.val()) & self.alone.val();
        self.waits.next = (self.arrive.val().any() & !self.alone.val().any()).into();
        self.waiting.next = (self.arrive.val() | self.waiting.val()) & !self.alone.val();
        self.held_warp.next = self.fires_warp.val();
        self.held_pc.next = self.fires_pc.val();
        self.held_count.next = self.fires_count.val();
        self.held_target.next = self.start_pc.val();

        comment!("It starts the others below its count.");
        self.wrong_count.next = (self.fires.val().any() & (self.fires_count.val() > self.warps.val())).into();
        self.misaligned.next = (self.fires.val().any()
            & !self.wrong_count.val().any()
            & self.start_pc.val().get_bits::<2>(0).any())
        .into();
        self.start.next = 0.into();
        for other in 0..self.active.width() {
            self.start.next = self.start.val().replace_bit(
                other,
                self.fires.val().any()
                    & !self.wrong_count.val().any()
                    & !self.misaligned.val().any()
                    & (self.fires_count.val() > other)
                    & (self.fires_warp.val() != other),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{below, is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for warps in [1, 2, 3, 8, 32] {
            let check = Check::default()
                .input("arrive", |random| random.once_in(5).into())
                .input("count", below(warps + 2))
                .input("active", move |random| 1 << random.below(warps))
                .input("target", below(16));
            prove(check, Spawn::new(warps as usize));
        }
    }

    fn arrive(bench: &mut Bench<Spawn>, warp: u64, count: u64, target: u64, active: u64) {
        put(&mut bench.block.arrive, 1);
        put(&mut bench.block.warp, warp);
        put(&mut bench.block.count, count);
        put(&mut bench.block.target, target);
        put(&mut bench.block.active, active);
        bench.settle();
    }

    #[test]
    fn a_lone_warp_starts_the_others_at_once() {
        let mut bench = Bench::new(Spawn::new(5));
        arrive(&mut bench, 1, 4, 0x100, 0b00010);
        assert!(is_set(&bench.block.fires) && !is_set(&bench.block.waits));
        assert_eq!((word(&bench.block.start), word(&bench.block.start_pc)), (0b01101, 0x100));
        bench.clock();
        put(&mut bench.block.arrive, 0);
        bench.settle();
        assert!(!is_set(&bench.block.fires), "once");
    }

    #[test]
    fn it_waits_for_the_end_of_the_others_and_remembers_its_operands() {
        let mut bench = Bench::new(Spawn::new(3));
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
        put(&mut bench.block.active, 0b100);
        bench.settle();
        assert!(is_set(&bench.block.fires) && word(&bench.block.fires_warp) == 2);
        assert_eq!((word(&bench.block.start), word(&bench.block.start_pc)), (0b011, 0x40));
    }

    #[test]
    fn wrong_operands_start_nobody() {
        let mut bench = Bench::new(Spawn::new(3));
        arrive(&mut bench, 0, 4, 0x42, 0b001);
        assert!(is_set(&bench.block.wrong_count) && !is_set(&bench.block.misaligned));
        assert_eq!(word(&bench.block.start), 0);
        arrive(&mut bench, 0, 3, 0x42, 0b001);
        assert!(!is_set(&bench.block.wrong_count) && is_set(&bench.block.misaligned));
        assert_eq!(word(&bench.block.start), 0);
    }
}
