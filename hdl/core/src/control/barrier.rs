//! Barriers of one core: warps wait until as many have arrived as the last of them asks for.
//!
//! An arrival takes effect at the end of its cycle. The last warp to arrive does not wait, and releases the others from the
//! next cycle on. A count of one is no barrier at all. A barrier that does not exist, or that can never open, is an
//! error and nobody arrives; so is any barrier while its warp is split. Knows nothing of why a warp may not go on.
//!
//! Bit 31 of the operand means a barrier across cores: a warp that arrives there stands until the barrier opens from outside for
//! all that stand there at the start of the cycle. A core has arrived when all its active warps stand there. A chip of one
//! core has none of this: only a count of one can ever open.

use crate::Shape;
use crate::bundles::BarrierArrival;
use warpstep_kit::prelude::*;

/// max(1, warps / 2) barriers.
#[derive(LogicBlock)]
pub struct Barriers {
    /// A warp arrives at a barrier.
    pub arrive: Wire<In>,
    /// Warp that arrives.
    pub warp: Wire<In>,
    /// Number of the barrier, bit 31 for one across cores: rs1.
    pub operand: Wire<In>,
    /// Number of warps or cores that are to arrive: rs2.
    pub count: Wire<In>,
    /// The warp that arrives is split; absent without split contexts.
    pub split: Vec<Wire<In>>,
    /// Warps that are active, one bit per warp.
    pub running: Wire<In>,
    /// The warp that arrives must wait.
    pub waits: Wire<Out>,
    /// Warps that may issue from the next cycle, the one that arrives included, one bit per warp.
    pub released: Wire<Out>,
    /// There is no barrier of that number.
    pub wrong_id: Wire<Out>,
    /// The count is zero or more than can arrive.
    pub wrong_count: Wire<Out>,
    /// The warp is split; absent without split contexts.
    pub while_split: Vec<Wire<Out>>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    arrived: Vec<Reg>,
    standing: Vec<Reg>,
    counts: Vec<Reg>,
    number: Wire<Local>,
    exists: Wire<Local>,
    collects: Wire<Local>,
    gathered: Wire<Local>,
    present: Wire<Local>,
    opens: Wire<Local>,
    all_stand: Wire<Local>,
    available: Param,
    warps: Param,
    cores: Param,
}

impl Barriers {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Barriers {
        let (warps, cores, available) = (shape.warps(), shape.cores(), shape.barriers());
        let several = usize::from(cores > 1);
        Barriers {
            arrive: Wire::new(1),
            warp: Wire::new(shape.warp_bits()),
            operand: Wire::new(32),
            count: Wire::new(32),
            split: Wire::several(shape.split_flags(), 1),
            running: Wire::new(warps),
            waits: Wire::new(1),
            released: Wire::new(warps),
            wrong_id: Wire::new(1),
            wrong_count: Wire::new(1),
            while_split: Wire::several(shape.split_flags(), 1),
            global: BarrierArrival::if_several_cores(shape),
            arrived: Reg::several(available, warps),
            standing: Reg::several(several * available, warps),
            counts: Reg::several(several * available, shape.core_count_bits()),
            number: Wire::new(31),
            exists: Wire::new(1),
            collects: Wire::new(1),
            gathered: Wire::new(warps),
            present: Wire::new(index_width(warps + 1)),
            opens: Wire::new(1),
            all_stand: Wire::new(available),
            available: Param::new(available),
            warps: Param::new(warps),
            cores: Param::new(cores),
        }
    }
}

impl Logic for Barriers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Does the barrier exist, and can it open?");
        self.number.next = self.operand.val().get_bits::<31>(0);
        self.wrong_id.next = (self.arrive.val().any() & (self.number.val() >= self.available.val())).into();
        self.wrong_count.next = false.into();
        if self.arrive.val().any() & !self.wrong_id.val().any() {
            if self.operand.val().get_bit(31) {
                self.wrong_count.next =
                    ((self.count.val() == 0) | (self.count.val() > self.cores.val())).into();
            } else {
                self.wrong_count.next =
                    ((self.count.val() == 0) | (self.count.val() > self.warps.val())).into();
            }
        }
        self.exists.next =
            (self.arrive.val().any() & !self.wrong_id.val().any() & !self.wrong_count.val().any()).into();
        for flag in 0..self.split.len() {
            self.while_split[flag].next = self.exists.val() & self.split[flag].val();
            self.exists.next = self.exists.val() & !self.split[flag].val();
        }
        self.collects.next = (self.exists.val().any() & (self.count.val() != 1)).into();

        comment!("Who is there with the one that arrives.");
        self.gathered.next = 0.into();
        for barrier in 0..self.arrived.len() {
            if self.number.val() == barrier {
                self.gathered.next = self.arrived[barrier].val();
            }
        }
        self.present.next = 0.into();
        for other in 0..self.gathered.width() {
            if self.warp.val() == other {
                self.gathered.next = self.gathered.val().replace_bit(other, true);
            }
            self.present.next = self.present.val() + unsigned_cast(self.gathered.val().get_bit(other));
        }
        self.opens.next = (self.collects.val().any()
            & !self.operand.val().get_bit(31)
            & (unsigned_cast(self.present.val()) == unsigned_cast(self.count.val())))
        .into();
        self.waits.next = (self.collects.val().any() & !self.opens.val().any()).into();
        self.released.next = 0.into();
        if self.opens.val().any() {
            self.released.next = self.gathered.val();
        }
        for barrier in 0..self.arrived.len() {
            if (self.number.val() == barrier) & self.collects.val().any() & !self.operand.val().get_bit(31) {
                self.arrived[barrier].next = self.gathered.val();
                if self.opens.val().any() {
                    self.arrived[barrier].next = 0.into();
                }
            }
        }

        comment!("Across cores.");
        self.all_stand.next = 0.into();
        for barrier in 0..self.standing.len() {
            wires::link(&mut self.counts[barrier], &mut self.global[0].counts[barrier]);
            self.all_stand.next = self.all_stand.val().replace_bit(
                barrier,
                self.running.val().any() & !(self.running.val() & !self.standing[barrier].val()).any(),
            );
            if self.global[0].open.val().get_bit(barrier) {
                self.released.next = self.released.val() | self.standing[barrier].val();
                self.standing[barrier].next = 0.into();
            }
            if (self.number.val() == barrier) & self.collects.val().any() & self.operand.val().get_bit(31) {
                self.counts[barrier].next = unsigned_cast(self.count.val());
                for other in 0..self.warps.val() {
                    if self.warp.val() == other {
                        self.standing[barrier].next = self.standing[barrier].val().replace_bit(other, true);
                    }
                }
            }
        }
        for port in 0..self.global.len() {
            wires::link(&mut self.all_stand, &mut self.global[port].arrived);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, below, is_set, often, put, shape_with, split, word};
    use warpstep_kit::check::{Bench, Check, Random};

    fn barriers(warps: usize, cores: usize) -> Barriers {
        Barriers::new(&shape_with(warps, 4, |machine| machine.cores = cores))
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, cores) in [(1, 1), (2, 1), (3, 2), (8, 1), (8, 4), (32, 3), (1, 2)] {
            let check = Check::default()
                .input("arrive", often)
                .input("operand", |random| random.below(4) | u64::from(random.once_in(9)) << 31)
                .input("count", below(warps + 2));
            let check = check.input("running", |random| random.word() | random.word());
            agree(check, barriers(warps as usize, cores));
        }
        let check = Check::default()
            .input("arrive", often)
            .input("split_0", often)
            .input("operand", |random| random.below(2) | u64::from(random.once_in(9)) << 31)
            .input("count", below(5));
        let shape = shape_with(3, 4, |machine| {
            machine.cores = 2;
            split(machine, 2);
        });
        agree(check, Barriers::new(&shape));
    }

    #[test]
    fn while_split_a_barrier_is_an_error_behind_those_of_its_operands() {
        let mut bench = Bench::new(Barriers::new(&shape_with(3, 4, |machine| split(machine, 1))));
        put(&mut bench.block.arrive, 1);
        put(&mut bench.block.split[0], 1);
        for (id, count, expected) in
            [(7, 9, [1, 0, 0]), (0, 9, [0, 1, 0]), (0, 2, [0, 0, 1]), (0, 1, [0, 0, 1])]
        {
            put(&mut bench.block.operand, id);
            put(&mut bench.block.count, count);
            bench.settle();
            let block = &bench.block;
            let wrong = [&block.wrong_id, &block.wrong_count, &block.while_split[0]];
            assert_eq!((wrong.map(word), is_set(&block.waits)), (expected, false));
            bench.clock();
        }
    }

    #[test]
    fn the_last_to_arrive_releases_all() {
        for warps in [1usize, 2, 3, 5, 8] {
            let mut random = Random::new(11);
            let mut bench = Bench::new(barriers(warps, 1));
            let mut arrived = vec![0u64; (warps / 2).max(1)];
            for _ in 0..2000 {
                let waiting = arrived.iter().fold(0, |all, one| all | one);
                let warp = random.below(warps as u64);
                let (id, count) = (random.below(arrived.len() as u64 + 1), random.below(warps as u64 + 2));
                let global = random.once_in(10);
                let arrives = waiting >> warp & 1 == 0;
                put(&mut bench.block.arrive, arrives.into());
                put(&mut bench.block.warp, warp);
                put(&mut bench.block.operand, id | u64::from(global) << 31);
                put(&mut bench.block.count, count);
                bench.settle();
                let (mut waits, mut released) = (false, 0);
                let wrong_id = arrives && id as usize >= arrived.len();
                let most = if global { 1 } else { warps as u64 };
                let wrong_count = arrives && !wrong_id && !(1..=most).contains(&count);
                if arrives && !wrong_id && !wrong_count && count > 1 {
                    let here = &mut arrived[id as usize];
                    *here |= 1 << warp;
                    waits = u64::from(here.count_ones()) != count;
                    if !waits {
                        released = std::mem::take(here);
                    }
                }
                assert_eq!(is_set(&bench.block.waits), waits);
                assert_eq!(word(&bench.block.released), released);
                assert_eq!(is_set(&bench.block.wrong_id), wrong_id);
                assert_eq!(is_set(&bench.block.wrong_count), wrong_count);
                bench.clock();
            }
        }
    }

    #[test]
    fn a_core_has_arrived_when_all_its_active_warps_stand_at_the_barrier() {
        let mut bench = Bench::new(barriers(4, 3));
        let mut step = |arrives: Option<(u64, u64)>, active: u64, open: u64, released: u64, arrived: u64| {
            put(&mut bench.block.arrive, arrives.is_some().into());
            let (warp, count) = arrives.unwrap_or((0, 0));
            put(&mut bench.block.warp, warp);
            put(&mut bench.block.operand, 1 << 31 | 1);
            put(&mut bench.block.count, count);
            put(&mut bench.block.running, active);
            put(&mut bench.block.global[0].open, open);
            bench.settle();
            assert_eq!(is_set(&bench.block.waits), arrives.is_some_and(|(_, count)| (2..4).contains(&count)));
            assert_eq!(is_set(&bench.block.wrong_count), arrives.is_some_and(|(_, count)| count > 3));
            assert_eq!(word(&bench.block.released), released);
            assert_eq!(word(&bench.block.global[0].arrived), arrived);
            bench.clock();
        };
        step(Some((0, 1)), 0b1011, 0, 0, 0); // does not wait
        step(Some((0, 4)), 0b1011, 0, 0, 0); // too many
        step(Some((0, 2)), 0b1011, 0, 0, 0);
        step(Some((3, 3)), 0b1011, 0, 0, 0);
        step(None, 0b1011, 0, 0, 0);
        step(None, 0b1001, 0, 0, 0b10); // the third warp ended
        step(None, 0b1001, 0b10, 0b1001, 0b10);
        step(None, 0b1001, 0, 0, 0);
        assert_eq!(word(&bench.block.global[0].counts[1]), 3);
    }
}
