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
    first: Wire<Local>,
    second: Wire<Local>,
    extended: Wire<Local>,
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
            first: Wire::new(32),
            second: Wire::new(32),
            extended: Wire::new(33),
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
        comment!("Operations with an immediate stand side by side.");
        self.first.next = self.operation.left.val();
        self.second.next = self.operation.right.val();
        if (self.operation.op.val() >= op::ADDI) & (self.operation.op.val() <= op::SRAI) {
            self.second.next = self.immediate.val();
        }
        if self.operation.op.val() == op::AUIPC {
            self.first.next = self.pc.val();
            self.second.next = self.immediate.val();
        }
        comment!("Logical and arithmetic shifts share a shifter of 33 bits.");
        self.extended.next = unsigned_cast(self.first.val());
        if (self.operation.op.val() == op::SRAI) | (self.operation.op.val() == op::SRA) {
            self.extended.next = signed_cast(self.first.val());
        }
        self.computed.next = 0.into();
        if self.start.val().any() {
            match self.operation.op.val().index() {
                op::LUI => self.computed.next = self.immediate.val(),
                op::AUIPC => self.computed.next = self.first.val() + self.second.val(),
                op::ADDI => self.computed.next = self.first.val() + self.second.val(),
                op::ADD => self.computed.next = self.first.val() + self.second.val(),
                op::SUB => self.computed.next = self.first.val() - self.second.val(),
                op::SLTI => {
                    self.computed.next =
                        unsigned_cast(signed_cast(self.first.val()) < signed_cast(self.second.val()))
                }
                op::SLT => {
                    self.computed.next =
                        unsigned_cast(signed_cast(self.first.val()) < signed_cast(self.second.val()))
                }
                op::SLTIU => self.computed.next = unsigned_cast(self.first.val() < self.second.val()),
                op::SLTU => self.computed.next = unsigned_cast(self.first.val() < self.second.val()),
                op::XORI => self.computed.next = self.first.val() ^ self.second.val(),
                op::XOR => self.computed.next = self.first.val() ^ self.second.val(),
                op::ORI => self.computed.next = self.first.val() | self.second.val(),
                op::OR => self.computed.next = self.first.val() | self.second.val(),
                op::ANDI => self.computed.next = self.first.val() & self.second.val(),
                op::AND => self.computed.next = self.first.val() & self.second.val(),
                op::SLLI => self.computed.next = self.first.val() << self.second.val().get_bits::<5>(0),
                op::SLL => self.computed.next = self.first.val() << self.second.val().get_bits::<5>(0),
                op::SRLI => {
                    self.computed.next =
                        signed_cast(self.extended.val()) >> self.second.val().get_bits::<5>(0)
                }
                op::SRL => {
                    self.computed.next =
                        signed_cast(self.extended.val()) >> self.second.val().get_bits::<5>(0)
                }
                op::SRAI => {
                    self.computed.next =
                        signed_cast(self.extended.val()) >> self.second.val().get_bits::<5>(0)
                }
                op::SRA => {
                    self.computed.next =
                        signed_cast(self.extended.val()) >> self.second.val().get_bits::<5>(0)
                }
                _ => {}
            }
        }
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
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in 2..=4 {
            agree(check_with("operation_op", ops_of(Class::Alu)).cycles(1500), LaneAlu::new(latency, 8));
        }
    }

    #[test]
    fn operations_with_an_immediate_stand_side_by_side() {
        let between: Vec<Op> =
            ops_of(Class::Alu).into_iter().filter(|op| (Op::Addi..=Op::Srai).contains(op)).collect();
        use Op::*;
        assert_eq!(between, [Addi, Slti, Sltiu, Xori, Ori, Andi, Slli, Srli, Srai]);
        assert_eq!(Srai as usize - Addi as usize, 8);
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
