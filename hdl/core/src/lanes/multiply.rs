//! One lane's multiplication: mul, mulh, mulhsu, mulhu.
//!
//! Operands in c + 1, the result handed over in c + latency - 1; takes a multiplication in every cycle. Latency 2: all in
//! one cycle. From 3 on the factors are registered first, so that the multiplier does not toggle while idle; every
//! cycle more is a register behind the product, for synthesis to move into it. Knows nothing of registers or masks.

use crate::bundles::{LaneOperation, LaneResult};
use crate::lanes::op;
use crate::lanes::{ResultPipe, wait_for_slot};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Multiply;

/// Factors on their way to the multiplier.
#[derive(Bundle)]
pub struct Factors<K: Kind> {
    /// There is a multiplication.
    pub valid: Signal<K>,
    /// First factor.
    pub left: Signal<K>,
    /// Second factor.
    pub right: Signal<K>,
    /// The first factor is signed.
    pub left_signed: Signal<K>,
    /// The second factor is signed.
    pub right_signed: Signal<K>,
    /// The result is the high half of the product.
    pub high_half: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
}

impl<K: Kind> Factors<K> {
    fn new(destination_width: usize) -> Factors<K> {
        Factors {
            valid: K::flag(1),
            left: K::wire(32),
            right: K::wire(32),
            left_signed: K::wire(1),
            right_signed: K::wire(1),
            high_half: K::wire(1),
            destination: K::wire(destination_width),
        }
    }
}

/// Pipelined multiplier.
#[derive(LogicBlock)]
pub struct LaneMultiplier {
    /// This lane begins a multiplication.
    pub start: Wire<In>,
    /// Which multiplication, and its factors.
    pub operation: LaneOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    entering: Factors<Local>,
    /// The pipeline register before the multiplier, if there is one.
    held: Vec<Factors<Staged>>,
    factors: Factors<Local>,
    multiply: Multiply,
    products: ResultPipe,
}

impl LaneMultiplier {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneMultiplier {
        let wait = wait_for_slot(latency);
        let before = wait.min(1);
        LaneMultiplier {
            start: Wire::new(1),
            operation: LaneOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            entering: Factors::new(destination_width),
            held: (0..before).map(|_| Factors::new(destination_width)).collect(),
            factors: Factors::new(destination_width),
            multiply: Multiply::new(32),
            products: ResultPipe::new(wait - before, destination_width, 32),
        }
    }
}

impl Logic for LaneMultiplier {
    about!(op::MUL, op::MULH, op::MULHSU);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.start, &mut self.entering.valid);
        wires::link(&mut self.operation.destination, &mut self.entering.destination);
        self.entering.left.next = 0.into();
        self.entering.right.next = 0.into();
        if self.start.val().any() {
            self.entering.left.next = self.operation.left.val();
            self.entering.right.next = self.operation.right.val();
        }
        self.entering.left_signed.next =
            ((self.operation.op.val() == op::MULH) | (self.operation.op.val() == op::MULHSU)).into();
        self.entering.right_signed.next = (self.operation.op.val() == op::MULH).into();
        self.entering.high_half.next = (self.operation.op.val() != op::MUL).into();

        wires::link(&mut self.entering, &mut self.factors);
        for stage in 0..self.held.len() {
            self.held[stage].valid.next = false.into();
            if self.entering.valid.val().any() {
                wires::link(&mut self.entering, &mut self.held[stage]);
            }
            wires::link(&mut self.held[stage], &mut self.factors);
        }

        wires::link(&mut self.factors.left, &mut self.multiply.left);
        wires::link(&mut self.factors.right, &mut self.multiply.right);
        wires::link(&mut self.factors.left_signed, &mut self.multiply.left_signed);
        wires::link(&mut self.factors.right_signed, &mut self.multiply.right_signed);
        wires::link(&mut self.factors.valid, &mut self.products.enter.valid);
        wires::link(&mut self.factors.destination, &mut self.products.enter.destination);
        self.products.enter.value.next = self.multiply.product.val().get_bits::<32>(0);
        if self.factors.high_half.val().any() {
            self.products.enter.value.next = self.multiply.product.val().get_bits::<32>(32);
        }
        wires::link(&mut self.products.leave, &mut self.result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{self, Operands};
    use crate::lanes::testing::{agree, check_with, op_number, ops_of, pairs, word};
    use warpstep_kit::check::Bench;
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in [2, 3, 4, 8] {
            agree(
                check_with("operation_op", ops_of(Class::Multiply)).cycles(600),
                LaneMultiplier::new(latency, 11),
            );
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
                bench.block.operation.op.next = op_number(op);
                bench.block.operation.left.next = word(left);
                bench.block.operation.right.next = word(right);
                bench.block.operation.destination.next = Value::new(6, cycle as u64);
                bench.settle();
                let done = cycle.checked_sub(latency - 2);
                assert!(bench.block.result.valid.val() == done.is_some());
                if let Some(done) = done {
                    let (op, left, right) = work[done];
                    let got = bench.block.result.value.val();
                    let expected = reference::result(op, Operands { pc: 0, immediate: 0, left, right });
                    assert!(got == expected, "{op} {left:#x} {right:#x}: {got:?}");
                    assert!(bench.block.result.destination.val() == done % 64);
                }
                bench.clock();
            }
        }
    }
}
