//! One lane's multiplication: mul, mulh, mulhsu, mulhu.
//!
//! Operands in c + 1, the result handed over in c + latency - 1; takes a multiplication in every cycle. Latency 2: all in
//! one cycle. From 3 on the factors are registered first, so that the multiplier is still while nobody multiplies; every
//! cycle more is a register behind the product, for synthesis to move into it. Knows nothing of registers or masks.

use crate::lanes::op;
use crate::lanes::{ResultPipe, wait_for_slot};
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Multiply;

/// Pipelined multiplier.
#[derive(LogicBlock)]
pub struct LaneMultiplier {
    /// Whether this lane begins a multiplication.
    pub start: Wire<In>,
    /// Which.
    pub op: Wire<In>,
    /// First factor.
    pub left: Wire<In>,
    /// Second factor.
    pub right: Wire<In>,
    /// The register the result is for.
    pub destination: Wire<In>,
    /// Whether a result is handed over.
    pub result_valid: Wire<Out>,
    /// The register it is for.
    pub result_destination: Wire<Out>,
    /// The result.
    pub result: Wire<Out>,
    left_signed: Wire<Local>,
    right_signed: Wire<Local>,
    high_half: Wire<Local>,
    factors: ResultPipe,
    multiply: Multiply,
    products: ResultPipe,
}

/// Both factors, and above them: left signed, right signed, high half wanted.
const FACTORS_WIDTH: usize = 67;

impl LaneMultiplier {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneMultiplier {
        let wait = wait_for_slot(latency);
        let before = wait.min(1);
        LaneMultiplier {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            left: Wire::new(32),
            right: Wire::new(32),
            destination: Wire::new(destination_width),
            result_valid: Wire::new(1),
            result_destination: Wire::new(destination_width),
            result: Wire::new(32),
            left_signed: Wire::new(1),
            right_signed: Wire::new(1),
            high_half: Wire::new(1),
            factors: ResultPipe::new(before, destination_width, FACTORS_WIDTH),
            multiply: Multiply::new(32),
            products: ResultPipe::new(wait - before, destination_width, 32),
        }
    }
}

impl Logic for LaneMultiplier {
    about!(op::MUL, op::MULH, op::MULHSU);

    #[hdl_gen]
    fn update(&mut self) {
        self.left_signed.next = ((self.op.val() == op::MULH) | (self.op.val() == op::MULHSU)).into();
        self.right_signed.next = (self.op.val() == op::MULH).into();
        self.high_half.next = (self.op.val() != op::MUL).into();
        self.factors.enter.next = self.start.val();
        self.factors.destination.next = self.destination.val();
        self.factors.value.next = 0.into();
        if self.start.val().any() {
            self.factors.value.next = unsigned_cast(self.left.val())
                | (unsigned_cast(self.right.val()) << 32)
                | (unsigned_cast(self.left_signed.val()) << 64)
                | (unsigned_cast(self.right_signed.val()) << 65)
                | (unsigned_cast(self.high_half.val()) << 66);
        }

        self.multiply.left.next = self.factors.leaving_value.val().get_bits::<32>(0);
        self.multiply.right.next = self.factors.leaving_value.val().get_bits::<32>(32);
        self.multiply.left_signed.next = self.factors.leaving_value.val().get_bit(64).into();
        self.multiply.right_signed.next = self.factors.leaving_value.val().get_bit(65).into();

        self.products.enter.next = self.factors.leave.val();
        self.products.destination.next = self.factors.leaving_destination.val();
        if self.factors.leaving_value.val().get_bit(66) {
            self.products.value.next = self.multiply.product.val().get_bits::<32>(32);
        } else {
            self.products.value.next = self.multiply.product.val().get_bits::<32>(0);
        }
        self.result_valid.next = self.products.leave.val();
        self.result_destination.next = self.products.leaving_destination.val();
        self.result.next = self.products.leaving_value.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{self, Operands};
    use crate::lanes::testing::{check_with, op_number, ops_of, pairs, prove, word};
    use warpstep_kit::check::Bench;
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in [2, 3, 4, 8] {
            prove(check_with(ops_of(Class::Multiply)).cycles(600), LaneMultiplier::new(latency, 11));
        }
    }

    /// A new multiplication enters in every cycle; each comes out in its slot, with its destination.
    #[test]
    fn every_product_is_right_and_leaves_in_its_slot() {
        let work: Vec<(Op, u32, u32)> = ops_of(Class::Multiply)
            .into_iter()
            .flat_map(|op| pairs().into_iter().map(move |(left, right)| (op, left, right)))
            .collect();
        for latency in [2, 3, 5] {
            let mut bench = Bench::new(LaneMultiplier::new(latency, 6));
            for cycle in 0..work.len() + latency - 2 {
                bench.block.start.next = (cycle < work.len()).into();
                let (op, left, right) = work[cycle.min(work.len() - 1)];
                bench.block.op.next = op_number(op);
                bench.block.left.next = word(left);
                bench.block.right.next = word(right);
                bench.block.destination.next = Value::new(6, cycle as u64);
                bench.settle();
                let done = cycle.checked_sub(latency - 2);
                assert!(bench.block.result_valid.val() == done.is_some());
                if let Some(done) = done {
                    let (op, left, right) = work[done];
                    let got = bench.block.result.val();
                    let expected = reference::result(op, Operands { pc: 0, immediate: 0, left, right });
                    assert!(got == expected, "{op} {left:#x} {right:#x}: {got:?}");
                    assert!(bench.block.result_destination.val() == done % 64);
                }
                bench.clock();
            }
        }
    }
}
