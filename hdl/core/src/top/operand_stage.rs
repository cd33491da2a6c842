//! The instruction that issued, cut up and kept for the cycle of its operands.
//!
//! Issued in c: what kind it is and which registers it reads is said at once; all else is there in c + 1. An illegal
//! word is of no kind. Knows nothing of values.

use crate::lanes::destination_width;
use crate::operation::{CLASS_BITS, Layout, OP_BITS, REG_BITS};
use crate::top::class::{
    ALU, BRANCH, CSR, DIVIDE, FENCE_I, ILLEGAL, JUMP, LANE_EXCHANGE, LOAD, MRET, MULTIPLY, STORE,
    WARP_CONTROL,
};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Units with results of fixed latency: ALU, multiplier, divider, CSRs, exchange.
pub const KINDS: usize = 5;

/// From the cycle of issue to that of the operands.
#[derive(LogicBlock)]
pub struct OperandStage {
    /// Cycle c: an instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: whose.
    pub issue_owner: Wire<In>,
    /// Cycle c: its entry.
    pub issue_entry: Wire<In>,
    /// Cycle c: its lanes.
    pub issue_lanes: Wire<In>,
    /// Cycle c: it blocks its context until it is resolved.
    pub issues_control: Wire<Out>,
    /// Cycle c: it is a load or store.
    pub issues_memory: Wire<Out>,
    /// Cycle c: first register it reads.
    pub reads_first: Wire<Out>,
    /// Cycle c: second register it reads.
    pub reads_second: Wire<Out>,

    /// Cycle c + 1: there is an instruction.
    pub valid: Wire<Out>,
    /// Whose.
    pub owner: Wire<Out>,
    /// Which operation.
    pub op: Wire<Out>,
    /// Its address.
    pub pc: Wire<Out>,
    /// Its destination.
    pub rd: Wire<Out>,
    /// Its first source.
    pub rs1: Wire<Out>,
    /// Its immediate.
    pub imm: Wire<Out>,
    /// Its lanes.
    pub mask: Wire<Out>,
    /// Register (low six bits) and warp (above) the result is for.
    pub destination: Wire<Out>,
    /// Which unit of fixed latency has work, one bit each.
    pub kinds: Wire<Out>,
    /// It is a branch.
    pub branch: Wire<Out>,
    /// It blocks its context.
    pub control: Wire<Out>,
    /// The word is illegal.
    pub illegal: Wire<Out>,

    held: Reg,
    held_owner: Reg,
    held_op: Reg,
    held_class: Reg,
    held_pc: Reg,
    held_rd: Reg,
    held_rs1: Reg,
    held_imm: Reg,
    held_mask: Reg,
    held_control: Reg,
    held_illegal: Reg,
    new_op: Wire<Local>,
    new_class: Wire<Local>,
    reg_bits: Param,
    op_at: Param,
    class_at: Param,
    pc_at: Param,
    rd_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    imm_at: Param,
}

impl OperandStage {
    /// For so many warps and lanes.
    pub fn new(warps: usize, lanes: usize, layout: Layout) -> OperandStage {
        let owner = index_width(warps);
        OperandStage {
            issue: Wire::new(1),
            issue_owner: Wire::new(owner),
            issue_entry: Wire::new(layout.width()),
            issue_lanes: Wire::new(lanes),
            issues_control: Wire::new(1),
            issues_memory: Wire::new(1),
            reads_first: Wire::new(REG_BITS),
            reads_second: Wire::new(REG_BITS),
            valid: Wire::new(1),
            owner: Wire::new(owner),
            op: Wire::new(OP_BITS),
            pc: Wire::new(32),
            rd: Wire::new(REG_BITS),
            rs1: Wire::new(REG_BITS),
            imm: Wire::new(32),
            mask: Wire::new(lanes),
            destination: Wire::new(destination_width(warps)),
            kinds: Wire::new(KINDS),
            branch: Wire::new(1),
            control: Wire::new(1),
            illegal: Wire::new(1),
            held: Reg::new(1),
            held_owner: Reg::new(owner),
            held_op: Reg::new(OP_BITS),
            held_class: Reg::new(CLASS_BITS),
            held_pc: Reg::new(32),
            held_rd: Reg::new(REG_BITS),
            held_rs1: Reg::new(REG_BITS),
            held_imm: Reg::new(32),
            held_mask: Reg::new(lanes),
            held_control: Reg::new(1),
            held_illegal: Reg::new(1),
            new_op: Wire::new(OP_BITS),
            new_class: Wire::new(CLASS_BITS),
            reg_bits: Param::new(REG_BITS),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            pc_at: Param::new(Layout::pc().low),
            rd_at: Param::new(Layout::rd().low),
            rs1_at: Param::new(Layout::rs1().low),
            rs2_at: Param::new(Layout::rs2().low),
            imm_at: Param::new(Layout::imm().low),
        }
    }
}

impl Logic for OperandStage {
    about!(
        ALU,
        BRANCH,
        CSR,
        DIVIDE,
        FENCE_I,
        ILLEGAL,
        JUMP,
        LANE_EXCHANGE,
        LOAD,
        MRET,
        MULTIPLY,
        STORE,
        WARP_CONTROL
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.new_op.next = unsigned_cast(self.issue_entry.val() >> self.op_at.val());
        self.new_class.next = unsigned_cast(self.issue_entry.val() >> self.class_at.val());
        self.issues_memory.next = ((self.new_class.val() == LOAD) | (self.new_class.val() == STORE)).into();
        self.issues_control.next = ((self.new_class.val() == BRANCH)
            | (self.new_class.val() == JUMP)
            | (self.new_class.val() == WARP_CONTROL)
            | (self.new_op.val() == MRET)
            | (self.new_op.val() == FENCE_I))
            .into();
        self.reads_first.next = unsigned_cast(self.issue_entry.val() >> self.rs1_at.val());
        self.reads_second.next = unsigned_cast(self.issue_entry.val() >> self.rs2_at.val());

        self.held.next = self.issue.val();
        self.held_illegal.next = (self.issue.val().any() & (self.new_op.val() == ILLEGAL)).into();
        self.held_control.next = self.issue.val() & self.issues_control.val();
        if self.issue.val().any() {
            self.held_owner.next = self.issue_owner.val();
            self.held_op.next = self.new_op.val();
            self.held_class.next = self.new_class.val();
            self.held_pc.next = unsigned_cast(self.issue_entry.val() >> self.pc_at.val());
            self.held_rd.next = unsigned_cast(self.issue_entry.val() >> self.rd_at.val());
            self.held_rs1.next = unsigned_cast(self.issue_entry.val() >> self.rs1_at.val());
            self.held_imm.next = unsigned_cast(self.issue_entry.val() >> self.imm_at.val());
            self.held_mask.next = self.issue_lanes.val();
        }

        self.valid.next = self.held.val();
        self.owner.next = self.held_owner.val();
        self.op.next = self.held_op.val();
        self.pc.next = self.held_pc.val();
        self.rd.next = self.held_rd.val();
        self.rs1.next = self.held_rs1.val();
        self.imm.next = self.held_imm.val();
        self.mask.next = self.held_mask.val();
        self.control.next = self.held_control.val();
        self.illegal.next = self.held_illegal.val();
        self.branch.next = (self.held.val().any() & (self.held_class.val() == BRANCH)).into();
        self.destination.next =
            (unsigned_cast(self.held_owner.val()) << self.reg_bits.val()) | unsigned_cast(self.held_rd.val());
        self.kinds.next = 0.into();
        if self.held.val().any() & !self.held_illegal.val().any() {
            self.kinds.next = self.kinds.val().replace_bit(0, self.held_class.val() == ALU);
            self.kinds.next = self.kinds.val().replace_bit(1, self.held_class.val() == MULTIPLY);
            self.kinds.next = self.kinds.val().replace_bit(2, self.held_class.val() == DIVIDE);
            self.kinds.next = self.kinds.val().replace_bit(3, self.held_class.val() == CSR);
            self.kinds.next = self.kinds.val().replace_bit(4, self.held_class.val() == LANE_EXCHANGE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operation::class_number;
    use warpstep_kit::check::{Bench, check_block};
    use warpstep_spec::isa::table::ROWS;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace) in [(1, 1, false), (3, 5, true), (32, 32, false)] {
            check_block(OperandStage::new(warps, lanes, Layout { trace })).unwrap();
        }
    }

    #[test]
    fn it_calls_control_what_the_instruction_table_says_blocks_a_context() {
        let layout = Layout { trace: false };
        let mut bench = Bench::new(OperandStage::new(2, 4, layout));
        for row in ROWS {
            let fields = (row.op as u64) << Layout::op().low | class_number(row.class) << Layout::class().low;
            bench.block.issue_entry.next = Value::new(layout.width(), fields);
            bench.settle();
            assert!(bench.block.issues_control.val() == row.op.blocks_context(), "{}", row.mnemonic);
        }
    }
}
