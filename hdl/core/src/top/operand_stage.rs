//! The instruction that issued, cut up and kept for the cycle of its operands.
//!
//! Issued in c: what kind it is and which registers it reads is said at once; all else is there in c + 1. An illegal
//! word is of no kind; nor is a float instruction that leaves its rounding mode open while frm holds a reserved one,
//! which is found in c + 1 and is illegal too. Knows nothing of values.

use crate::Shape;
use crate::bundles::Operation;
use crate::operation::{CLASS_BITS, Layout, OP_BITS, REG_BITS};
use crate::top::class::{
    ALU, BRANCH, CSR, DIVIDE, FENCE, FENCE_I, FLOAT_CONVERT, FLOAT_DIVIDE, FLOAT_FMA, FLOAT_SIMPLE,
    FLOAT_SQRT, ILLEGAL, JUMP, LANE_EXCHANGE, LOAD, MRET, MULTIPLY, STORE, WARP_CONTROL,
};
use crate::top::units::{unit, units};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The rounding mode that means: what frm says.
const DYNAMIC: usize = 7;
/// The first rounding mode that means nothing.
const RESERVED: usize = 5;

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
    /// Cycle c: it is a load, store or fence.
    pub issues_memory: Wire<Out>,
    /// Cycle c: first register it reads.
    pub reads_first: Wire<Out>,
    /// Cycle c: second register it reads.
    pub reads_second: Wire<Out>,
    /// Cycle c: third register it reads.
    pub reads_third: Vec<Wire<Out>>,
    /// frm of each warp.
    pub frm: Vec<Wire<In>>,

    /// Cycle c + 1: there is an instruction.
    pub valid: Wire<Out>,
    /// Number of the first source of the instruction.
    pub rs1: Wire<Out>,
    /// Cycle c + 1: the instruction.
    pub operation: Operation<Out>,
    /// Which unit of fixed latency has work, one bit each.
    pub kinds: Wire<Out>,
    /// It is a branch.
    pub branch: Wire<Out>,
    /// It blocks its context.
    pub control: Wire<Out>,
    /// How a float instruction rounds.
    pub rounding: Vec<Wire<Out>>,
    /// The word is illegal.
    pub illegal: Wire<Out>,
    /// The word, if entries carry it.
    pub word: Wire<Out>,

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
    held_word: Vec<Reg>,
    new_op: Wire<Local>,
    new_class: Wire<Local>,
    mode: Wire<Local>,
    reserved: Wire<Local>,
    reg_bits: Param,
    op_at: Param,
    class_at: Param,
    pc_at: Param,
    rd_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    rs3_at: Param,
    imm_at: Param,
    word_at: Param,
    fpu: Param,
}

impl OperandStage {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> OperandStage {
        let (warps, lanes, layout) = (shape.contexts(), shape.lanes(), shape.layout());
        let fpu = shape.config().fpu;
        let owner = index_width(warps);
        let floats = usize::from(fpu);
        OperandStage {
            issue: Wire::new(1),
            issue_owner: Wire::new(owner),
            issue_entry: Wire::new(layout.width()),
            issue_lanes: Wire::new(lanes),
            issues_control: Wire::new(1),
            issues_memory: Wire::new(1),
            reads_first: Wire::new(REG_BITS),
            reads_second: Wire::new(REG_BITS),
            reads_third: Wire::several(floats, REG_BITS),
            frm: Wire::several(floats * warps, 3),
            valid: Wire::new(1),
            rs1: Wire::new(REG_BITS),
            operation: Operation::new(shape),
            kinds: Wire::new(units(fpu).len()),
            branch: Wire::new(1),
            control: Wire::new(1),
            rounding: Wire::several(floats, 3),
            illegal: Wire::new(1),
            word: Wire::new(32),
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
            held_word: Reg::several(layout.word().iter().count(), 32),
            new_op: Wire::new(OP_BITS),
            new_class: Wire::new(CLASS_BITS),
            mode: Wire::new(3),
            reserved: Wire::new(1),
            reg_bits: Param::new(REG_BITS),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            pc_at: Param::new(Layout::pc().low),
            rd_at: Param::new(Layout::rd().low),
            rs1_at: Param::new(Layout::rs1().low),
            rs2_at: Param::new(Layout::rs2().low),
            rs3_at: Param::new(Layout::rs3().low),
            imm_at: Param::new(Layout::imm().low),
            word_at: Param::new(Layout::imm().low + 32),
            fpu: Param::new(floats),
        }
    }
}

impl Logic for OperandStage {
    about!(
        ALU,
        BRANCH,
        CSR,
        DIVIDE,
        FENCE,
        FENCE_I,
        ILLEGAL,
        JUMP,
        LANE_EXCHANGE,
        LOAD,
        MRET,
        MULTIPLY,
        STORE,
        WARP_CONTROL,
        FLOAT_SIMPLE,
        FLOAT_FMA,
        FLOAT_CONVERT,
        FLOAT_DIVIDE,
        FLOAT_SQRT,
        unit::ALU,
        unit::MULTIPLY,
        unit::DIVIDE,
        unit::CSR,
        unit::EXCHANGE,
        unit::FIRST_FLOAT,
        DYNAMIC,
        RESERVED
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.new_op.next = unsigned_cast(self.issue_entry.val() >> self.op_at.val());
        self.new_class.next = unsigned_cast(self.issue_entry.val() >> self.class_at.val());
        self.issues_memory.next =
            ((self.new_class.val() == LOAD) | (self.new_class.val() == STORE) | (self.new_op.val() == FENCE))
                .into();
        self.issues_control.next = ((self.new_class.val() == BRANCH)
            | (self.new_class.val() == JUMP)
            | (self.new_class.val() == WARP_CONTROL)
            | (self.new_op.val() == MRET)
            | (self.new_op.val() == FENCE_I))
            .into();
        self.reads_first.next = unsigned_cast(self.issue_entry.val() >> self.rs1_at.val());
        self.reads_second.next = unsigned_cast(self.issue_entry.val() >> self.rs2_at.val());
        for port in 0..self.reads_third.len() {
            self.reads_third[port].next = unsigned_cast(self.issue_entry.val() >> self.rs3_at.val());
        }

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
            for port in 0..self.held_word.len() {
                self.held_word[port].next = unsigned_cast(self.issue_entry.val() >> self.word_at.val());
            }
        }

        self.valid.next = self.held.val();
        self.operation.context.next = self.held_owner.val();
        self.operation.op.next = self.held_op.val();
        self.operation.pc.next = self.held_pc.val();
        self.operation.rd.next = self.held_rd.val();
        self.rs1.next = self.held_rs1.val();
        self.operation.immediate.next = self.held_imm.val();
        self.operation.active.next = self.held_mask.val();
        self.control.next = self.held_control.val();
        comment!("The rounding mode, if there is one.");
        self.mode.next = self.held_imm.val().get_bits::<3>(0);
        self.reserved.next = false.into();
        for port in 0..self.rounding.len() {
            if self.held_imm.val().get_bits::<3>(0) == DYNAMIC {
                for warp in 0..self.frm.len() {
                    if self.held_owner.val() == warp {
                        self.mode.next = self.frm[warp].val();
                    }
                }
            }
            self.reserved.next = (self.held.val().any()
                & (self.mode.val() >= RESERVED)
                & ((self.held_class.val() == FLOAT_FMA)
                    | (self.held_class.val() == FLOAT_CONVERT)
                    | (self.held_class.val() == FLOAT_DIVIDE)
                    | (self.held_class.val() == FLOAT_SQRT)))
                .into();
            self.rounding[port].next = self.mode.val();
        }
        self.illegal.next = self.held_illegal.val() | self.reserved.val();
        self.word.next = 0.into();
        for port in 0..self.held_word.len() {
            self.word.next = self.held_word[port].val();
        }
        self.branch.next = (self.held.val().any() & (self.held_class.val() == BRANCH)).into();
        self.operation.destination.next =
            (unsigned_cast(self.held_owner.val()) << self.reg_bits.val()) | unsigned_cast(self.held_rd.val());
        self.kinds.next = 0.into();
        if self.held.val().any() & !self.illegal.val().any() {
            self.kinds.next = self.kinds.val().replace_bit(unit::ALU, self.held_class.val() == ALU);
            self.kinds.next = self.kinds.val().replace_bit(unit::MULTIPLY, self.held_class.val() == MULTIPLY);
            self.kinds.next = self.kinds.val().replace_bit(unit::DIVIDE, self.held_class.val() == DIVIDE);
            self.kinds.next = self.kinds.val().replace_bit(unit::CSR, self.held_class.val() == CSR);
            self.kinds.next =
                self.kinds.val().replace_bit(unit::EXCHANGE, self.held_class.val() == LANE_EXCHANGE);
            if self.fpu.val() == 1 {
                self.kinds.next =
                    self.kinds.val().replace_bit(unit::FIRST_FLOAT, self.held_class.val() == FLOAT_SIMPLE);
                self.kinds.next =
                    self.kinds.val().replace_bit(unit::FIRST_FLOAT + 1, self.held_class.val() == FLOAT_FMA);
                self.kinds.next = self
                    .kinds
                    .val()
                    .replace_bit(unit::FIRST_FLOAT + 2, self.held_class.val() == FLOAT_CONVERT);
                self.kinds.next = self
                    .kinds
                    .val()
                    .replace_bit(unit::FIRST_FLOAT + 3, self.held_class.val() == FLOAT_DIVIDE);
                self.kinds.next =
                    self.kinds.val().replace_bit(unit::FIRST_FLOAT + 4, self.held_class.val() == FLOAT_SQRT);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operation::class_number;
    use crate::top::testing::{entry, float_entry, float_machine, machine, prove};
    use warpstep_kit::bits::Bits;
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::isa::table::ROWS;
    use warpstep_spec::{Class, Op};

    fn shape(warps: usize, lanes: usize, trace: bool, fpu: bool) -> Shape {
        let machine = if fpu { float_machine } else { machine };
        Shape::new(machine(warps, lanes, "lrr"), trace).unwrap()
    }

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in
            [(1, 1, false, false), (3, 5, true, true), (32, 32, false, false), (2, 4, false, true)]
        {
            let entry = if fpu { float_entry } else { entry };
            let check = Check::default().wide_input("issue_entry", entry);
            prove(check, OperandStage::new(&shape(warps, lanes, trace, fpu)));
        }
    }

    #[test]
    fn it_calls_control_what_blocks_a_context_and_memory_what_goes_to_the_unit() {
        let layout = Layout { trace: false };
        let mut bench = Bench::new(OperandStage::new(&shape(2, 4, false, true)));
        for row in ROWS {
            let fields = (row.op as u64) << Layout::op().low | class_number(row.class) << Layout::class().low;
            bench.block.issue_entry.next = Value::new(layout.width(), fields);
            bench.settle();
            assert!(bench.block.issues_control.val() == row.op.blocks_context(), "{}", row.mnemonic);
            let memory = matches!(row.class, Class::Load | Class::Store) || row.op == Op::Fence;
            assert!(bench.block.issues_memory.val() == memory, "{}", row.mnemonic);
        }
    }

    #[test]
    fn an_open_rounding_mode_is_that_of_frm_and_a_reserved_one_is_illegal() {
        let layout = Layout { trace: false };
        let mut bench = Bench::new(OperandStage::new(&shape(2, 4, false, true)));
        for row in ROWS.iter().filter(|row| row.class.is_float()) {
            for (mode, frm) in (0..8).flat_map(|mode| (0..8).map(move |frm| (mode, frm))) {
                let fields =
                    (row.op as u64) << Layout::op().low | class_number(row.class) << Layout::class().low;
                let entry =
                    Bits::new(layout.width(), fields).with_slice(Layout::imm().low, &Bits::new(3, mode));
                let block = &mut bench.block;
                block.issue.next = true.into();
                block.issue_owner.next = true.into();
                block.issue_entry.next = entry.into();
                block.frm[1].next = Value::new(3, frm);
                bench.clock();
                let rounds = row.class != Class::FloatSimple;
                let meant = if mode == 7 { frm } else { mode };
                let illegal = rounds && meant > 4;
                assert!(bench.block.illegal.val() == illegal, "{} {mode} {frm}", row.mnemonic);
                assert!(bench.block.rounding[0].val() == meant);
                let unit = units(true).iter().position(|class| *class == row.class).expect("a unit");
                let kinds = if illegal { 0 } else { 1u64 << unit };
                assert!(bench.block.kinds.val() == kinds, "{}", row.mnemonic);
            }
        }
    }
}
