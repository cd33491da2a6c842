//! One lane's integer arithmetic: RV32I but for loads, stores, branches and jumps.
//!
//! Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
//! operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.

use crate::bundles::{LaneOperation, LaneResult};
use crate::lanes::op;
use crate::lanes::{ResultPipe, wait_for_slot};
use warpstep_kit::prelude::*;

/// Adds, compares, shifts, combines.
#[derive(LogicBlock)]
pub struct LaneAlu {
    /// This lane begins an operation of this unit.
    pub start: Wire<In>,
    /// What is computed.
    pub operation: LaneOperation<In>,
    /// Address of the instruction.
    pub pc: Wire<In>,
    /// Immediate operand of the instruction.
    pub immediate: Wire<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// What is computed, if anything: one of these, and how.
    adds: Wire<Local>,
    compares: Wire<Local>,
    xors: Wire<Local>,
    ors: Wire<Local>,
    ands: Wire<Local>,
    shifts_left: Wire<Local>,
    shifts_right: Wire<Local>,
    subtracts: Wire<Local>,
    signs: Wire<Local>,
    /// Left summand, and right operand of everything.
    first: Wire<Local>,
    second: Wire<Local>,
    /// Sign bits that are inverted, so that signed words compare as unsigned ones do.
    flips: Wire<Local>,
    left_summand: Wire<Local>,
    right_summand: Wire<Local>,
    /// Above the sum its carry, below it the place where a carry comes in.
    sum: Wire<Local>,
    /// Bits of the left operand from the highest to the lowest.
    turned: Wire<Local>,
    extended: Wire<Local>,
    /// Shifted right, and from the highest bit to the lowest.
    moved: Wire<Local>,
    added: Wire<Local>,
    combined: Wire<Local>,
    shifted: Wire<Local>,
    computed: Wire<Local>,
    pipe: ResultPipe,
}

impl LaneAlu {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneAlu {
        LaneAlu {
            start: Wire::new(1),
            operation: LaneOperation::new(destination_width),
            pc: Wire::new(32),
            immediate: Wire::new(32),
            result: LaneResult::new(destination_width),
            adds: Wire::new(1),
            compares: Wire::new(1),
            xors: Wire::new(1),
            ors: Wire::new(1),
            ands: Wire::new(1),
            shifts_left: Wire::new(1),
            shifts_right: Wire::new(1),
            subtracts: Wire::new(1),
            signs: Wire::new(1),
            first: Wire::new(32),
            second: Wire::new(32),
            flips: Wire::new(32),
            left_summand: Wire::new(34),
            right_summand: Wire::new(34),
            sum: Wire::new(34),
            turned: Wire::new(32),
            extended: Wire::new(33),
            moved: Wire::new(32),
            added: Wire::new(32),
            combined: Wire::new(32),
            shifted: Wire::new(32),
            computed: Wire::new(32),
            pipe: ResultPipe::new(wait_for_slot(latency), destination_width, 32),
        }
    }
}

impl Logic for LaneAlu {
    about! {
        op::LUI, op::AUIPC, op::ADDI, op::SLTI, op::SLTIU, op::XORI, op::ORI, op::ANDI, op::SLLI, op::SRLI,
        op::SRAI, op::ADD, op::SUB, op::SLL, op::SLT, op::SLTU, op::XOR, op::SRL, op::SRA, op::OR, op::AND
    }

    #[hdl_gen]
    fn update(&mut self) {
        comment!("What is computed.");
        self.adds.next = false.into();
        self.compares.next = false.into();
        self.xors.next = false.into();
        self.ors.next = false.into();
        self.ands.next = false.into();
        self.shifts_left.next = false.into();
        self.shifts_right.next = false.into();
        self.subtracts.next = false.into();
        self.signs.next = false.into();
        match self.operation.op.val().index() {
            op::LUI => self.adds.next = true.into(),
            op::AUIPC => self.adds.next = true.into(),
            op::ADDI => self.adds.next = true.into(),
            op::ADD => self.adds.next = true.into(),
            op::SUB => {
                self.adds.next = true.into();
                self.subtracts.next = true.into();
            }
            op::SLTI => {
                self.compares.next = true.into();
                self.subtracts.next = true.into();
                self.signs.next = true.into();
            }
            op::SLT => {
                self.compares.next = true.into();
                self.subtracts.next = true.into();
                self.signs.next = true.into();
            }
            op::SLTIU => {
                self.compares.next = true.into();
                self.subtracts.next = true.into();
            }
            op::SLTU => {
                self.compares.next = true.into();
                self.subtracts.next = true.into();
            }
            op::XORI => self.xors.next = true.into(),
            op::XOR => self.xors.next = true.into(),
            op::ORI => self.ors.next = true.into(),
            op::OR => self.ors.next = true.into(),
            op::ANDI => self.ands.next = true.into(),
            op::AND => self.ands.next = true.into(),
            op::SLLI => self.shifts_left.next = true.into(),
            op::SLL => self.shifts_left.next = true.into(),
            op::SRLI => self.shifts_right.next = true.into(),
            op::SRL => self.shifts_right.next = true.into(),
            op::SRAI => {
                self.shifts_right.next = true.into();
                self.signs.next = true.into();
            }
            op::SRA => {
                self.shifts_right.next = true.into();
                self.signs.next = true.into();
            }
            _ => {}
        }

        comment!("Operations with an immediate come first.");
        self.first.next = self.operation.left.val();
        self.second.next = self.operation.right.val();
        if self.operation.op.val() <= op::SRAI {
            self.second.next = self.immediate.val();
        }
        if self.operation.op.val() == op::LUI {
            self.first.next = 0.into();
        }
        if self.operation.op.val() == op::AUIPC {
            self.first.next = self.pc.val();
        }

        comment!("One adder for sums, differences and comparisons.");
        self.flips.next = unsigned_cast(self.signs.val()) << 31;
        self.left_summand.next = (unsigned_cast(self.first.val() ^ self.flips.val()) << 1) | 1;
        self.right_summand.next = unsigned_cast(self.second.val()) << 1;
        if self.subtracts.val().any() {
            self.right_summand.next = (unsigned_cast(!(self.second.val() ^ self.flips.val())) << 1) | 1;
        }
        self.sum.next = self.left_summand.val() + self.right_summand.val();

        comment!(
            "One shifter of 33 bits for all shifts: for those to the left, the word is turned round before and after."
        );
        self.turned.next = 0.into();
        if self.shifts_left.val().any() {
            for place in 0..32 {
                self.turned.next =
                    self.turned.val().replace_bit(place, self.operation.left.val().get_bit(31 - place));
            }
        }
        self.extended.next = unsigned_cast(self.operation.left.val());
        if self.signs.val().any() {
            self.extended.next = signed_cast(self.operation.left.val());
        }
        if self.shifts_left.val().any() {
            self.extended.next = unsigned_cast(self.turned.val());
        }
        self.moved.next = signed_cast(self.extended.val()) >> self.second.val().get_bits::<5>(0);

        comment!("One of these at most is not zero: simulators pass by the others.");
        self.added.next = 0.into();
        self.combined.next = 0.into();
        self.shifted.next = 0.into();
        if self.start.val().any() {
            if self.adds.val().any() {
                self.added.next = self.sum.val().get_bits::<32>(1);
            }
            if self.compares.val().any() {
                self.added.next = unsigned_cast(!self.sum.val().get_bits::<1>(33));
            }
            if self.xors.val().any() {
                self.combined.next = self.operation.left.val() ^ self.second.val();
            }
            if self.ors.val().any() {
                self.combined.next = self.operation.left.val() | self.second.val();
            }
            if self.ands.val().any() {
                self.combined.next = self.operation.left.val() & self.second.val();
            }
            if self.shifts_left.val().any() {
                for place in 0..32 {
                    self.shifted.next =
                        self.shifted.val().replace_bit(place, self.moved.val().get_bit(31 - place));
                }
            }
            if self.shifts_right.val().any() {
                self.shifted.next = self.moved.val();
            }
        }
        self.computed.next = self.added.val() | self.combined.val() | self.shifted.val();
        wires::link(&mut self.start, &mut self.pipe.enter.valid);
        wires::link(&mut self.operation.destination, &mut self.pipe.enter.destination);
        wires::link(&mut self.computed, &mut self.pipe.enter.value);
        wires::link(&mut self.pipe.leave, &mut self.result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{self, Operands};
    use crate::lanes::testing::{agree, check_with, op_number, ops_of, pairs, word};
    use warpstep_kit::check::Bench;
    use warpstep_spec::isa::Operand;
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in 2..=4 {
            agree(check_with("operation_op", ops_of(Class::Alu)).cycles(1500), LaneAlu::new(latency, 8));
        }
    }

    #[test]
    fn operations_with_an_immediate_come_first() {
        for op in ops_of(Class::Alu) {
            let registers = op.row().operands.contains(&Operand::Rs2);
            assert_eq!(op > Op::Srai, registers, "{op}");
        }
    }

    #[test]
    fn every_operation_computes_what_arithmetic_says() {
        let mut bench = Bench::new(LaneAlu::new(2, 6));
        let pc = 0x8000_0ffc;
        bench.block.start.next = true.into();
        bench.block.pc.next = word(pc);
        let ops = ops_of(Class::Alu);
        assert_eq!(ops.len(), 21);
        for op in ops {
            bench.block.operation.op.next = op_number(op);
            for (left, other) in pairs() {
                for (immediate, right) in [(other, !other), (!other, other)] {
                    bench.block.immediate.next = word(immediate);
                    bench.block.operation.left.next = word(left);
                    bench.block.operation.right.next = word(right);
                    bench.settle();
                    let expected = reference::result(op, Operands { pc, immediate, left, right });
                    let got = bench.block.result.value.val();
                    assert!(
                        got == expected,
                        "{op} {left:#x} {immediate:#x} {right:#x}: {got:?}, not {expected:#x}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_result_is_handed_over_at_its_latency() {
        for latency in 2..=4 {
            let mut bench = Bench::new(LaneAlu::new(latency, 6));
            bench.block.start.next = true.into();
            bench.block.operation.op.next = op_number(Op::Lui);
            bench.block.immediate.next = word(0x1000);
            bench.block.operation.destination.next = Value::new(6, 5);
            for cycle in 1..latency {
                bench.settle();
                assert!(bench.block.result.valid.val() == (cycle == latency - 1), "cycle c + {cycle}");
                if cycle == latency - 1 {
                    assert!(
                        bench.block.result.value.val() == 0x1000 && bench.block.result.destination.val() == 5
                    );
                }
                bench.clock();
                bench.block.start.next = false.into();
            }
        }
    }
}
