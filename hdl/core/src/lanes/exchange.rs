//! Values across lanes: vote.all, any, uni, ballot and shfl.up, down, bfly, idx.
//!
//! One instruction at a time for all its active lanes: operands in c + 1, results handed over in c + latency - 1; takes one in
//! every cycle. Votes are over bit 0 of the first operand in the active lanes; a shuffle's second operand is each lane's
//! own. Sibling contexts take turns, as for warp control. Knows nothing of registers.

use crate::Shape;
use crate::bundles::LaneResult;
use crate::lanes::op;
use crate::lanes::{LaneShuffle, ResultPipe, wait_for_slot};
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Pack;

/// Votes and shuffles.
#[derive(LogicBlock)]
pub struct LaneExchange {
    /// An exchange begins.
    pub start: Wire<In>,
    /// Operation number of the exchange.
    pub op: Wire<In>,
    /// Lanes that take part, one bit per lane.
    pub active: Wire<In>,
    /// First operand of each lane.
    pub left: Vec<Wire<In>>,
    /// Second operand of each lane.
    pub right: Vec<Wire<In>>,
    /// Destination of the results: register (low six bits) and warp (above).
    pub destination: Wire<In>,
    /// Result of each lane, in its slot.
    pub results: Vec<LaneResult<Out>>,
    holds: Wire<Local>,
    vote: Wire<Local>,
    shuffling: Wire<Local>,
    values: Pack,
    shuffles: Vec<LaneShuffle>,
    pipes: Vec<ResultPipe>,
}

impl LaneExchange {
    /// Among the lanes of this machine.
    pub fn new(shape: &Shape) -> LaneExchange {
        let (lanes, destination) = (shape.lanes(), shape.destination_bits());
        let wait = wait_for_slot(shape.config().latencies.lane_exchange as usize);
        LaneExchange {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            active: Wire::new(lanes),
            left: Wire::several(lanes, 32),
            right: Wire::several(lanes, 32),
            destination: Wire::new(destination),
            results: LaneResult::per_lane(shape),
            holds: Wire::new(lanes),
            vote: Wire::new(32),
            shuffling: Wire::new(1),
            values: Pack::new(lanes, 32),
            shuffles: (0..lanes).map(|_| LaneShuffle::new(shape)).collect(),
            pipes: (0..lanes).map(|_| ResultPipe::new(wait, destination, 32)).collect(),
        }
    }
}

impl Logic for LaneExchange {
    about!(op::VOTE_ALL, op::VOTE_ANY, op::VOTE_UNI, op::VOTE_BALLOT, op::SHFL_UP, op::SHFL_IDX);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Votes: one answer for all.");
        self.holds.next = 0.into();
        self.vote.next = 0.into();
        if self.start.val().any() {
            for lane in 0..self.left.len() {
                self.holds.next = self.holds.val().replace_bit(lane, self.left[lane].val().get_bit(0));
            }
            self.holds.next = self.holds.val() & self.active.val();
            match self.op.val().index() {
                op::VOTE_ALL => self.vote.next = unsigned_cast(self.holds.val() == self.active.val()),
                op::VOTE_ANY => self.vote.next = unsigned_cast(self.holds.val().any()),
                op::VOTE_UNI => {
                    self.vote.next =
                        unsigned_cast((self.holds.val() == self.active.val()) | (self.holds.val() == 0))
                }
                op::VOTE_BALLOT => self.vote.next = unsigned_cast(self.holds.val()),
                _ => {}
            }
        }

        comment!("Shuffles stand side by side in the table.");
        self.shuffling.next =
            (self.start.val().any() & (self.op.val() >= op::SHFL_UP) & (self.op.val() <= op::SHFL_IDX))
                .into();
        wires::link(&mut self.left, &mut self.values.lanes);
        for lane in 0..self.shuffles.len() {
            self.shuffles[lane].start.next = self.shuffling.val();
            self.shuffles[lane].op.next = self.op.val();
            self.shuffles[lane].own_number.next = lane.into();
            self.shuffles[lane].own.next = self.left[lane].val();
            self.shuffles[lane].operand.next = self.right[lane].val();
            self.shuffles[lane].active.next = self.active.val();
            self.shuffles[lane].values.next = self.values.bus.val();
            self.pipes[lane].enter.valid.next =
                (self.start.val().any() & self.active.val().get_bit(lane)).into();
            self.pipes[lane].enter.destination.next = self.destination.val();
            self.pipes[lane].enter.value.next = self.vote.val();
            if self.shuffling.val().any() {
                self.pipes[lane].enter.value.next = self.shuffles[lane].received.val();
            }
            wires::link(&mut self.pipes[lane].leave, &mut self.results[lane]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{shuffle_operand, shuffle_source};
    use crate::lanes::testing::{agree, check_with, number, op_number, ops_of, word};
    use crate::testing::small;
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::{Class, Op};

    fn exchange(lanes: usize, latency: u32) -> LaneExchange {
        LaneExchange::new(&small(|p| (p.warps, p.lanes, p.latencies.lane_exchange) = (4, lanes, latency)))
    }

    /// Lanes to which a result is handed over, one bit per lane.
    fn handed_over(block: &LaneExchange) -> u64 {
        let valid = block.results.iter().map(|result| number(result.valid.val()));
        valid.enumerate().fold(0, |mask, (lane, valid)| mask | valid << lane)
    }

    fn exchanges(lanes: usize) -> Check {
        let check = check_with("op", ops_of(Class::LaneExchange))
            .input("start", |random| (!random.once_in(6)).into());
        (0..lanes).fold(check, |check, lane| check.input(&format!("right_{lane}"), shuffle_operand))
    }

    #[test]
    fn both_faces_agree_at_every_number_of_lanes() {
        for (lanes, latency, cycles) in [(1, 2, 200), (4, 2, 400), (4, 4, 200), (5, 3, 400), (32, 2, 60)] {
            agree(exchanges(lanes).cycles(cycles), exchange(lanes, latency));
        }
    }

    #[test]
    fn all_lanes_share_one_module() {
        let design = warpstep_kit::verilog::emit(&exchange(32, 2)).unwrap();
        let names: Vec<&str> = design.files.iter().map(|file| file.module.as_str()).collect();
        assert_eq!(names.iter().filter(|name| name.starts_with("lane_shuffle")).count(), 1, "{names:?}");
    }

    #[test]
    fn every_exchange_gives_every_lane_what_the_rule_says() {
        for lanes in [1usize, 4, 5, 32] {
            let mut bench = Bench::new(exchange(lanes, 2));
            bench.block.start.next = true.into();
            let mut random = Random::new(lanes as u64);
            for round in 0..if lanes == 32 { 100 } else { 400 } {
                let ops = ops_of(Class::LaneExchange);
                let op = ops[round % ops.len()];
                let active = match random.below(3) {
                    0 => u32::MAX >> (32 - lanes),
                    _ => random.word() as u32 & (u32::MAX >> (32 - lanes)),
                };
                let alike = random.once_in(3).then(|| random.word() as u32);
                let values: Vec<u32> = (0..lanes).map(|_| alike.unwrap_or(random.word() as u32)).collect();
                let operands: Vec<u32> = (0..lanes).map(|_| shuffle_operand(&mut random) as u32).collect();
                bench.block.op.next = op_number(op);
                bench.block.active.next = Value::new(lanes, active.into());
                for lane in 0..lanes {
                    bench.block.left[lane].next = word(values[lane]);
                    bench.block.right[lane].next = word(operands[lane]);
                }
                bench.settle();
                assert_eq!(handed_over(&bench.block), u64::from(active));
                let running: Vec<usize> = (0..lanes).filter(|lane| active >> lane & 1 == 1).collect();
                let yes: Vec<usize> = running.iter().copied().filter(|lane| values[*lane] % 2 == 1).collect();
                for lane in running.iter().copied() {
                    let expected = match op {
                        Op::VoteAll => (yes == running).into(),
                        Op::VoteAny => (!yes.is_empty()).into(),
                        Op::VoteUni => (yes == running || yes.is_empty()).into(),
                        Op::VoteBallot => yes.iter().map(|lane| 1 << lane).sum(),
                        _ => shuffle_source(op, lane as i32, operands[lane] as i32)
                            .map(|source| source as usize)
                            .filter(|source| running.contains(source))
                            .map_or(values[lane], |source| values[source]),
                    };
                    let got = number(bench.block.results[lane].value.val());
                    assert_eq!(
                        got,
                        u64::from(expected),
                        "{op} lane {lane} of {lanes}, {active:#b}, {:#x}",
                        operands[lane]
                    );
                }
                bench.clock();
            }
        }
    }

    #[test]
    fn results_are_handed_over_at_their_latency() {
        let mut bench = Bench::new(exchange(4, 5));
        bench.block.start.next = true.into();
        bench.block.op.next = op_number(Op::VoteBallot);
        bench.block.active.next = Value::new(4, 0b1010);
        bench.block.left[3].next = word(1);
        bench.block.destination.next = Value::new(8, 0x85);
        for cycle in 1..6 {
            bench.settle();
            let expected = if cycle == 4 { 0b1010 } else { 0 };
            assert_eq!(handed_over(&bench.block), expected, "cycle c + {cycle}");
            if cycle == 4 {
                let LaneResult { destination, value, .. } = &bench.block.results[1];
                assert!(value.val() == 0b1000 && destination.val() == 0x85);
            }
            bench.clock();
            bench.block.start.next = false.into();
        }
    }
}
