//! Arithmetic of one lane, and as many lanes as the machine wants side by side.

use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Multiply, Pack};

/// What an ALU can do.
pub mod op {
    #![allow(missing_docs)]
    pub const ADD: usize = 0;
    pub const SUB: usize = 1;
    pub const SLL: usize = 2;
    pub const SLT: usize = 3;
    pub const SLTU: usize = 4;
    pub const XOR: usize = 5;
    pub const SRL: usize = 6;
    pub const SRA: usize = 7;
    pub const OR: usize = 8;
    pub const AND: usize = 9;
    pub const MUL: usize = 10;
    pub const MULHSU: usize = 11;
}

/// One lane's arithmetic. Combinational.
#[derive(LogicBlock)]
pub struct LaneAlu {
    /// Which operation.
    pub op: Wire<In>,
    /// First operand.
    pub left: Wire<In>,
    /// Second operand.
    pub right: Wire<In>,
    /// Added to the second operand of an addition.
    pub constant: Wire<In>,
    /// The result.
    pub result: Wire<Out>,
    multiply: Multiply,
}

impl LaneAlu {
    /// For words of 32 bits.
    pub fn new() -> LaneAlu {
        LaneAlu {
            op: Wire::new(4),
            left: Wire::new(32),
            right: Wire::new(32),
            constant: Wire::new(8),
            result: Wire::new(32),
            multiply: Multiply::new(32),
        }
    }
}

impl Logic for LaneAlu {
    about!(
        op::ADD,
        op::SUB,
        op::SLL,
        op::SLT,
        op::SLTU,
        op::XOR,
        op::SRL,
        op::SRA,
        op::OR,
        op::AND,
        op::MUL,
        op::MULHSU
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.multiply.left.next = self.left.val();
        self.multiply.right.next = self.right.val();
        self.multiply.left_signed.next = (self.op.val() == 11).into();
        self.multiply.right_signed.next = false.into();
        match self.op.val().index() {
            op::ADD => {
                self.result.next = self.left.val() + self.right.val() + signed_cast(self.constant.val())
            }
            op::SUB => self.result.next = self.left.val() - self.right.val(),
            op::SLL => self.result.next = self.left.val() << self.right.val().get_bits::<5>(0),
            op::SLT => {
                self.result.next = unsigned_cast(signed_cast(self.left.val()) < signed_cast(self.right.val()))
            }
            op::SLTU => self.result.next = unsigned_cast(self.left.val() < self.right.val()),
            op::XOR => self.result.next = self.left.val() ^ self.right.val(),
            op::SRL => self.result.next = self.left.val() >> self.right.val().get_bits::<5>(0),
            op::SRA => self.result.next = signed_cast(self.left.val()) >> self.right.val().get_bits::<5>(0),
            op::OR => self.result.next = self.left.val() | self.right.val(),
            op::AND => self.result.next = self.left.val() & self.right.val(),
            op::MUL => self.result.next = self.multiply.product.val().get_bits::<32>(0),
            op::MULHSU => self.result.next = self.multiply.product.val().get_bits::<32>(32),
            _ => self.result.next = 0.into(),
        }
    }
}

/// All lanes, under one operation.
#[derive(LogicBlock)]
pub struct AluArray {
    /// Which operation.
    pub op: Wire<In>,
    /// First operands, one per lane.
    pub left: Vec<Wire<In>>,
    /// Second operands, one per lane.
    pub right: Vec<Wire<In>>,
    /// The instruction's constant.
    pub constant: Wire<In>,
    /// Results side by side, lane 0 lowest.
    pub results: Wire<Out>,
    lanes: Vec<LaneAlu>,
    bus: Pack,
}

impl AluArray {
    /// So many lanes.
    pub fn new(lanes: usize) -> AluArray {
        AluArray {
            op: Wire::new(4),
            left: Wire::several(lanes, 32),
            right: Wire::several(lanes, 32),
            constant: Wire::new(8),
            results: Wire::new(32 * lanes),
            lanes: (0..lanes).map(|_| LaneAlu::new()).collect(),
            bus: Pack::new(lanes, 32),
        }
    }
}

impl Logic for AluArray {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..self.lanes.len() {
            self.lanes[lane].op.next = self.op.val();
            self.lanes[lane].left.next = self.left[lane].val();
            self.lanes[lane].right.next = self.right[lane].val();
            self.lanes[lane].constant.next = self.constant.val();
            self.bus.lanes[lane].next = self.lanes[lane].result.val();
        }
        self.results.next = self.bus.bus.val();
    }
}

#[test]
fn one_lane_agrees_on_every_operation() {
    Check::default().cycles(3000).check(LaneAlu::new()).unwrap();
}

#[test]
fn an_array_agrees_at_one_lane_at_four_and_at_thirty_two() {
    for lanes in [1, 4, 32] {
        Check::default()
            .cycles(100)
            .check(AluArray::new(lanes))
            .unwrap_or_else(|error| panic!("{lanes}: {error}"));
    }
}
