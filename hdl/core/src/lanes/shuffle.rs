//! What one lane gets from a shuffle. Combinational.
//!
//! The operand is mask << 12 | c << 6 | b, six bits each. For lane t the segment is min = t & mask to max = min | (c & !mask); the
//! source is t - b, t + b, t ^ b or min | (b & !mask), as long as it stays in the segment. A source outside, inactive or not
//! there gives the lane's own value. The lane's number is a port, so that all lanes are one module.

use crate::Shape;
use crate::lanes::op;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;

/// One lane's choice among all lanes' values.
#[derive(LogicBlock)]
pub struct LaneShuffle {
    /// A shuffle begins.
    pub start: Wire<In>,
    /// Operation number of the shuffle.
    pub op: Wire<In>,
    /// Number of this lane.
    pub own_number: Wire<In>,
    /// First operand of this lane: its own value.
    pub own: Wire<In>,
    /// Second operand of this lane: where its value comes from.
    pub operand: Wire<In>,
    /// Lanes that take part, one bit per lane.
    pub active: Wire<In>,
    /// Values of all lanes side by side, lane 0 lowest.
    pub values: Wire<In>,
    /// Value this lane receives; zero without a shuffle.
    pub received: Wire<Out>,
    mask: Wire<Local>,
    delta: Wire<Local>,
    low: Wire<Local>,
    high: Wire<Local>,
    candidate: Wire<Local>,
    inside: Wire<Local>,
    position: Wire<Local>,
    offset: Wire<Local>,
    lanes: Param,
}

impl LaneShuffle {
    /// Among the lanes of this machine.
    pub fn new(shape: &Shape) -> LaneShuffle {
        let lanes = shape.lanes();
        LaneShuffle {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            own_number: Wire::new(6),
            own: Wire::new(32),
            operand: Wire::new(32),
            active: Wire::new(lanes),
            values: Wire::new(32 * lanes),
            received: Wire::new(32),
            mask: Wire::new(6),
            delta: Wire::new(6),
            low: Wire::new(6),
            high: Wire::new(6),
            candidate: Wire::new(7),
            inside: Wire::new(1),
            position: Wire::new(shape.lane_bits()),
            offset: Wire::new(shape.lane_bits() + 5),
            lanes: Param::new(lanes),
        }
    }
}

impl Logic for LaneShuffle {
    about!(op::SHFL_UP, op::SHFL_DOWN, op::SHFL_BFLY, op::SHFL_IDX);

    #[hdl_gen]
    fn update(&mut self) {
        self.mask.next = self.operand.val().get_bits::<6>(12);
        self.delta.next = self.operand.val().get_bits::<6>(0);
        self.low.next = self.own_number.val() & self.mask.val();
        self.high.next = self.low.val() | (self.operand.val().get_bits::<6>(6) & !self.mask.val());

        comment!("Seven bits hold every sum; t - b is compared before it is taken.");
        self.candidate.next = unsigned_cast(self.own_number.val());
        self.inside.next = false.into();
        self.received.next = 0.into();
        self.position.next = 0.into();
        self.offset.next = 0.into();
        if self.start.val().any() {
            match self.op.val().index() {
                op::SHFL_UP => {
                    self.candidate.next =
                        unsigned_cast(self.own_number.val()) - unsigned_cast(self.delta.val());
                    self.inside.next = (unsigned_cast(self.own_number.val())
                        >= unsigned_cast(self.low.val()) + unsigned_cast(self.delta.val()))
                    .into();
                }
                op::SHFL_DOWN => {
                    self.candidate.next =
                        unsigned_cast(self.own_number.val()) + unsigned_cast(self.delta.val());
                    self.inside.next =
                        (unsigned_cast(self.candidate.val()) <= unsigned_cast(self.high.val())).into();
                }
                op::SHFL_BFLY => {
                    self.candidate.next = unsigned_cast(self.own_number.val() ^ self.delta.val());
                    self.inside.next =
                        (unsigned_cast(self.candidate.val()) <= unsigned_cast(self.high.val())).into();
                }
                op::SHFL_IDX => {
                    self.candidate.next =
                        unsigned_cast(self.low.val() | (self.delta.val() & !self.mask.val()));
                    self.inside.next =
                        (unsigned_cast(self.candidate.val()) <= unsigned_cast(self.high.val())).into();
                }
                _ => {}
            }
            self.received.next = self.own.val();
            self.position.next = unsigned_cast(self.candidate.val());
            self.offset.next = unsigned_cast(self.candidate.val()) << 5;
            if self.inside.val().any()
                & (self.candidate.val() < self.lanes.val())
                & self.active.val().get_bit(self.position.val())
            {
                self.received.next = self.values.val().get_bits::<32>(self.offset.val());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{shuffle_operand, shuffle_source};
    use crate::lanes::testing::{agree, number, op_number, word};
    use crate::testing::small;
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::Op;

    const SHUFFLES: [Op; 4] = [Op::ShflUp, Op::ShflDown, Op::ShflBfly, Op::ShflIdx];

    #[test]
    fn both_faces_agree_at_every_number_of_lanes() {
        for (lanes, cycles) in [(1, 600), (4, 1500), (5, 1500), (32, 600)] {
            let check = Check::default()
                .cycles(cycles)
                .input("op", |random| SHUFFLES[random.below(4) as usize] as u64)
                .input("operand", shuffle_operand)
                .input("own_number", move |random| random.below(lanes as u64));
            agree(check, LaneShuffle::new(&small(|p| p.lanes = lanes)));
        }
    }

    /// Every lane, operation and distance, in segments of four and in one of all lanes.
    #[test]
    fn the_source_is_the_lane_the_rule_names() {
        for lanes in [1usize, 4, 5, 32] {
            let mut bench = Bench::new(LaneShuffle::new(&small(|p| p.lanes = lanes)));
            let mut random = Random::new(1);
            bench.block.start.next = true.into();
            bench.block.values.next = (0..lanes).fold(Value::new(32 * lanes, 0), |values, lane| {
                values.replace_bit(32 * lane, word(100 + lane as u32))
            });
            for op in SHUFFLES {
                bench.block.op.next = op_number(op);
                let operands = (0..64u32).flat_map(|far| [far | 63 << 6, far | 0x3c << 12 | 3 << 6]);
                for (lane, operand) in
                    (0..lanes as u64).flat_map(|lane| operands.clone().map(move |operand| (lane, operand)))
                {
                    let active = random.word() | random.word();
                    bench.block.own_number.next = Value::new(6, lane);
                    bench.block.own.next = word(7);
                    bench.block.operand.next = word(operand);
                    bench.block.active.next = Value::new(lanes, active);
                    bench.settle();
                    let expected = shuffle_source(op, lane as i32, operand as i32)
                        .filter(|source| (*source as usize) < lanes && active >> source & 1 == 1)
                        .map_or(7, |source| 100 + source as u64);
                    assert_eq!(number(bench.block.received.val()), expected, "{op} {lane} {operand:#x}");
                }
            }
        }
    }
}
