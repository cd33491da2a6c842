//! One lane's integer arithmetic: RV32I but for loads, stores, branches and jumps.
//!
//! Operands in c + 1, the result handed over in c + latency - 1; takes an operation in every cycle, and one that is not started
//! computes nothing. Latency 2: all in one cycle. From 3 on what is added, shifted or combined, and which of them, is registered
//! first: operands come late. Every cycle more is a wait behind the result. Knows nothing of registers or masks.

use crate::bundles::{LaneOperation, LaneResult};
use crate::lanes::op;
use crate::lanes::{ResultPipe, wait_for_slot};
use warpstep_kit::prelude::*;

/// What is computed, and of what.
#[derive(Bundle)]
pub struct AluWork<K: Kind> {
    /// There is something to compute: one of the following, or zero.
    pub valid: Signal<K>,
    /// A sum or difference.
    pub adds: Signal<K>,
    /// Whether one is less than the other.
    pub compares: Signal<K>,
    /// Exclusive or.
    pub xors: Signal<K>,
    /// Or.
    pub ors: Signal<K>,
    /// And.
    pub ands: Signal<K>,
    /// A shift to the left.
    pub shifts_left: Signal<K>,
    /// A shift to the right.
    pub shifts_right: Signal<K>,
    /// The adder subtracts.
    pub subtracts: Signal<K>,
    /// Words have signs.
    pub signs: Signal<K>,
    /// Left operand of everything but the adder.
    pub left: Signal<K>,
    /// Left summand.
    pub first: Signal<K>,
    /// Right operand of everything.
    pub second: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
}

impl<K: Kind> AluWork<K> {
    fn new(destination_width: usize) -> AluWork<K> {
        AluWork {
            valid: K::flag(1),
            adds: K::wire(1),
            compares: K::wire(1),
            xors: K::wire(1),
            ors: K::wire(1),
            ands: K::wire(1),
            shifts_left: K::wire(1),
            shifts_right: K::wire(1),
            subtracts: K::wire(1),
            signs: K::wire(1),
            left: K::wire(32),
            first: K::wire(32),
            second: K::wire(32),
            destination: K::wire(destination_width),
        }
    }
}

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
    entering: AluWork<Local>,
    /// The pipeline register behind the operands, if there is one.
    held: Vec<AluWork<Staged>>,
    work: AluWork<Local>,
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
        let wait = wait_for_slot(latency);
        let before = wait.min(1);
        LaneAlu {
            start: Wire::new(1),
            operation: LaneOperation::new(destination_width),
            pc: Wire::new(32),
            immediate: Wire::new(32),
            result: LaneResult::new(destination_width),
            entering: AluWork::new(destination_width),
            held: (0..before).map(|_| AluWork::new(destination_width)).collect(),
            work: AluWork::new(destination_width),
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
            pipe: ResultPipe::new(wait - before, destination_width, 32),
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
        wires::link(&mut self.start, &mut self.entering.valid);
        wires::link(&mut self.operation.destination, &mut self.entering.destination);
        self.entering.adds.next = false.into();
        self.entering.compares.next = false.into();
        self.entering.xors.next = false.into();
        self.entering.ors.next = false.into();
        self.entering.ands.next = false.into();
        self.entering.shifts_left.next = false.into();
        self.entering.shifts_right.next = false.into();
        self.entering.subtracts.next = false.into();
        self.entering.signs.next = false.into();
        match self.operation.op.val().index() {
            op::LUI => self.entering.adds.next = true.into(),
            op::AUIPC => self.entering.adds.next = true.into(),
            op::ADDI => self.entering.adds.next = true.into(),
            op::ADD => self.entering.adds.next = true.into(),
            op::SUB => {
                self.entering.adds.next = true.into();
                self.entering.subtracts.next = true.into();
            }
            op::SLTI => {
                self.entering.compares.next = true.into();
                self.entering.subtracts.next = true.into();
                self.entering.signs.next = true.into();
            }
            op::SLT => {
                self.entering.compares.next = true.into();
                self.entering.subtracts.next = true.into();
                self.entering.signs.next = true.into();
            }
            op::SLTIU => {
                self.entering.compares.next = true.into();
                self.entering.subtracts.next = true.into();
            }
            op::SLTU => {
                self.entering.compares.next = true.into();
                self.entering.subtracts.next = true.into();
            }
            op::XORI => self.entering.xors.next = true.into(),
            op::XOR => self.entering.xors.next = true.into(),
            op::ORI => self.entering.ors.next = true.into(),
            op::OR => self.entering.ors.next = true.into(),
            op::ANDI => self.entering.ands.next = true.into(),
            op::AND => self.entering.ands.next = true.into(),
            op::SLLI => self.entering.shifts_left.next = true.into(),
            op::SLL => self.entering.shifts_left.next = true.into(),
            op::SRLI => self.entering.shifts_right.next = true.into(),
            op::SRL => self.entering.shifts_right.next = true.into(),
            op::SRAI => {
                self.entering.shifts_right.next = true.into();
                self.entering.signs.next = true.into();
            }
            op::SRA => {
                self.entering.shifts_right.next = true.into();
                self.entering.signs.next = true.into();
            }
            _ => {}
        }

        comment!("Operations with an immediate come first.");
        wires::link(&mut self.operation.left, &mut self.entering.left);
        wires::link(&mut self.operation.left, &mut self.entering.first);
        wires::link(&mut self.operation.right, &mut self.entering.second);
        if self.operation.op.val() <= op::SRAI {
            self.entering.second.next = self.immediate.val();
        }
        if self.operation.op.val() == op::LUI {
            self.entering.first.next = 0.into();
        }
        if self.operation.op.val() == op::AUIPC {
            self.entering.first.next = self.pc.val();
        }

        wires::link(&mut self.entering, &mut self.work);
        for stage in 0..self.held.len() {
            self.held[stage].valid.next = false.into();
            if self.entering.valid.val().any() {
                wires::link(&mut self.entering, &mut self.held[stage]);
            }
            wires::link(&mut self.held[stage], &mut self.work);
        }

        comment!("One adder for sums, differences and comparisons.");
        self.flips.next = unsigned_cast(self.work.signs.val()) << 31;
        self.left_summand.next = (unsigned_cast(self.work.first.val() ^ self.flips.val()) << 1) | 1;
        self.right_summand.next = unsigned_cast(self.work.second.val()) << 1;
        if self.work.subtracts.val().any() {
            self.right_summand.next = (unsigned_cast(!(self.work.second.val() ^ self.flips.val())) << 1) | 1;
        }
        self.sum.next = self.left_summand.val() + self.right_summand.val();

        comment!(
            "One shifter of 33 bits for all shifts: for those to the left, the word is turned round before and after."
        );
        self.turned.next = 0.into();
        if self.work.shifts_left.val().any() {
            for place in 0..32 {
                self.turned.next =
                    self.turned.val().replace_bit(place, self.work.left.val().get_bit(31 - place));
            }
        }
        self.extended.next = unsigned_cast(self.work.left.val());
        if self.work.signs.val().any() {
            self.extended.next = signed_cast(self.work.left.val());
        }
        if self.work.shifts_left.val().any() {
            self.extended.next = unsigned_cast(self.turned.val());
        }
        self.moved.next = signed_cast(self.extended.val()) >> self.work.second.val().get_bits::<5>(0);

        comment!("One of these at most is not zero: simulators pass by the others.");
        self.added.next = 0.into();
        self.combined.next = 0.into();
        self.shifted.next = 0.into();
        if self.work.valid.val().any() {
            if self.work.adds.val().any() {
                self.added.next = self.sum.val().get_bits::<32>(1);
            }
            if self.work.compares.val().any() {
                self.added.next = unsigned_cast(!self.sum.val().get_bits::<1>(33));
            }
            if self.work.xors.val().any() {
                self.combined.next = self.work.left.val() ^ self.work.second.val();
            }
            if self.work.ors.val().any() {
                self.combined.next = self.work.left.val() | self.work.second.val();
            }
            if self.work.ands.val().any() {
                self.combined.next = self.work.left.val() & self.work.second.val();
            }
            if self.work.shifts_left.val().any() {
                for place in 0..32 {
                    self.shifted.next =
                        self.shifted.val().replace_bit(place, self.moved.val().get_bit(31 - place));
                }
            }
            if self.work.shifts_right.val().any() {
                self.shifted.next = self.moved.val();
            }
        }
        self.computed.next = self.added.val() | self.combined.val() | self.shifted.val();
        wires::link(&mut self.work.valid, &mut self.pipe.enter.valid);
        wires::link(&mut self.work.destination, &mut self.pipe.enter.destination);
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
        for latency in 2..=4 {
            computes_what_arithmetic_says(latency);
        }
    }

    fn computes_what_arithmetic_says(latency: usize) {
        let mut bench = Bench::new(LaneAlu::new(latency, 6));
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
                    for _ in 2..latency {
                        bench.clock();
                    }
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
