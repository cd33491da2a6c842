//! The instruction that issues, kept for the cycle of its operands.
//!
//! Issued in c: its kind and the registers it reads are known at once; all else is there in c + 1. An illegal
//! word is of no kind; nor is a float instruction that leaves its rounding mode open while frm holds a reserved one,
//! which is found in c + 1 and is illegal, too. Knows nothing of values.

use crate::Shape;
use crate::bundles::{IssuedEntry, IssuedInstruction, PortChoice, RegisterRead};
use crate::operation::class::{
    ALU, BRANCH, CSR, DIVIDE, FLOAT_CONVERT, FLOAT_DIVIDE, FLOAT_FMA, FLOAT_SIMPLE, FLOAT_SQRT, JUMP,
    LANE_EXCHANGE, LOAD, MULTIPLY, STORE, WARP_CONTROL,
};
use crate::operation::special::{FENCE, FENCE_I, ILLEGAL, JAL, MRET};
use crate::operation::{CLASS_BITS, REG_BITS, class_number};
use crate::units::{unit, units};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Row};
use warpstep_spec::Class;

/// The rounding mode that means: what frm says.
const DYNAMIC: usize = 7;
/// The first rounding mode that means nothing.
const RESERVED: usize = 5;

/// From the cycle of issue to that of the operands.
#[derive(LogicBlock)]
pub struct OperandStage {
    /// Cycle c: what issues.
    pub issue: IssuedEntry<In>,
    /// Cycle c: the registers that are read.
    pub read: RegisterRead<Out>,
    /// Cycle c + 1: rounding mode that frm of each warp holds.
    pub frm: Vec<Wire<In>>,

    /// Cycle c + 1: the issued instruction.
    pub issued: IssuedInstruction<Out>,
    /// Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    pub destination: Wire<Out>,
    /// Cycle c + 1: unit of fixed latency that begins, one bit per unit.
    pub starts: Wire<Out>,
    /// Cycle c + 1: the instruction is a branch.
    pub branch: Wire<Out>,
    /// Cycle c + 1: the instruction blocks its context until it is resolved.
    pub control: Wire<Out>,
    /// Cycle c + 1: the instruction takes one value for all lanes, a CSR or control instruction but for branches and direct jumps; only
    /// where there are several ports.
    pub scalar: Vec<Wire<Out>>,
    /// Cycle c + 1: the instruction is a load, store or fence; only where there are several ports.
    pub memory: Vec<Wire<Out>>,
    /// Cycle c + 1: rounding mode of a float instruction.
    pub rounding: Vec<Wire<Out>>,
    /// Cycle c + 1: the write port of the result; absent if there is only one.
    pub choice: Vec<PortChoice<Out>>,
    /// Cycle c + 1: the instruction is illegal.
    pub illegal: Wire<Out>,
    /// Cycle c + 1: the instruction word; zero without trace ports.
    pub word: Wire<Out>,

    held: IssuedInstruction<Held>,
    held_class: Reg,
    held_word: Vec<Reg>,
    /// Classes whose results are written at the short port.
    short: Vec<DecoderTable>,
    mode: Wire<Local>,
    reserved: Wire<Local>,
}

/// Knows the classes whose results are written at the short port.
fn short_classes(shape: &Shape) -> DecoderTable {
    let mut classes = units(shape.config().fpu);
    classes.extend([Class::Jump, Class::WarpControl]);
    classes.retain(|class| shape.config().is_short(*class));
    let row = |class: Class| Row {
        name: format!("{class:?}"),
        mask: (1 << CLASS_BITS) - 1,
        matching: class_number(class),
        control: 1,
    };
    DecoderTable::new(CLASS_BITS, 1, classes.into_iter().map(row).collect(), 0).expect("classes are distinct")
}

impl OperandStage {
    /// Of this machine.
    pub fn new(shape: &Shape) -> OperandStage {
        let (floats, several) = (usize::from(shape.config().fpu), usize::from(shape.ports() > 1));
        OperandStage {
            issue: IssuedEntry::new(shape),
            read: RegisterRead::new(shape),
            frm: Wire::several(floats * shape.warps(), 3),
            issued: IssuedInstruction::new(shape),
            destination: Wire::new(shape.destination_bits()),
            starts: Wire::new(shape.units()),
            branch: Wire::new(1),
            control: Wire::new(1),
            scalar: Wire::several(several, 1),
            memory: Wire::several(several, 1),
            rounding: Wire::several(floats, 3),
            choice: PortChoice::if_two_ports(shape),
            illegal: Wire::new(1),
            word: Wire::new(32),
            held: IssuedInstruction::new(shape),
            held_class: Reg::new(CLASS_BITS),
            held_word: Reg::several(shape.trace().into(), 32),
            short: (1..shape.write_ports()).map(|_| short_classes(shape)).collect(),
            mode: Wire::new(3),
            reserved: Wire::new(1),
        }
    }
}

impl Logic for OperandStage {
    about! {
        ALU, BRANCH, CSR, DIVIDE, FENCE, FENCE_I, ILLEGAL, JAL, JUMP, LANE_EXCHANGE, LOAD, MRET, MULTIPLY, STORE,
        WARP_CONTROL, FLOAT_SIMPLE, FLOAT_FMA, FLOAT_CONVERT, FLOAT_DIVIDE, FLOAT_SQRT, unit::ALU,
        unit::MULTIPLY, unit::DIVIDE, unit::CSR, unit::EXCHANGE, unit::FIRST_FLOAT, DYNAMIC, RESERVED,
        REG_BITS
    }

    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Cycle c. What is held means something only if it is valid: that something issues is known last."
        );
        wires::link(&mut self.issue.context, &mut self.read.context);
        wires::link(&mut self.issue.entry.rs1, &mut self.read.registers[0]);
        wires::link(&mut self.issue.entry.rs2, &mut self.read.registers[1]);
        for port in 2..self.read.registers.len() {
            wires::link(&mut self.issue.entry.rs3, &mut self.read.registers[port]);
        }
        self.read.active.next = 0.into();
        self.held.valid.next = self.issue.valid.val();
        if self.issue.valid.val().any() {
            wires::link(&mut self.issue.active, &mut self.read.active);
        }
        wires::link(&mut self.issue.context, &mut self.held.context);
        wires::link(&mut self.issue.active, &mut self.held.active);
        wires::link(&mut self.issue.entry.op, &mut self.held.op);
        wires::link(&mut self.issue.entry.pc, &mut self.held.pc);
        wires::link(&mut self.issue.entry.rd, &mut self.held.rd);
        wires::link(&mut self.issue.entry.rs1, &mut self.held.rs1);
        wires::link(&mut self.issue.entry.immediate, &mut self.held.immediate);
        for port in 0..self.held.looped.len() {
            wires::link(&mut self.issue.entry.looped[port], &mut self.held.looped[port]);
        }
        wires::link(&mut self.issue.entry.class, &mut self.held_class);
        for port in 0..self.held_word.len() {
            wires::link(&mut self.issue.entry.word[port], &mut self.held_word[port]);
        }

        comment!("Cycle c + 1.");
        wires::link(&mut self.held, &mut self.issued);
        self.control.next = (self.held.valid.val().any()
            & ((self.held_class.val() == BRANCH)
                | (self.held_class.val() == JUMP)
                | (self.held_class.val() == WARP_CONTROL)
                | (self.held.op.val() == MRET)
                | (self.held.op.val() == FENCE_I)))
            .into();
        self.word.next = 0.into();
        for port in 0..self.held_word.len() {
            self.word.next = self.held_word[port].val();
        }
        self.branch.next = (self.held.valid.val().any() & (self.held_class.val() == BRANCH)).into();
        self.destination.next =
            (unsigned_cast(self.held.context.val()) << REG_BITS) | unsigned_cast(self.held.rd.val());

        for several in 0..self.scalar.len() {
            self.memory[several].next = (self.held.valid.val().any()
                & ((self.held_class.val() == LOAD)
                    | (self.held_class.val() == STORE)
                    | (self.held.op.val() == FENCE)))
                .into();
            self.scalar[several].next = ((self.control.val().any()
                & (self.held_class.val() != BRANCH)
                & (self.held.op.val() != JAL))
                | (self.held.valid.val().any() & (self.held_class.val() == CSR)))
                .into();
        }

        for two in 0..self.choice.len() {
            self.short[two].word.next = self.held_class.val();
            self.choice[two].valid.next = (self.held.valid.val().any() & self.held.rd.val().any()).into();
            self.choice[two].destination.next = self.destination.val();
            self.choice[two].long.next = !self.short[two].known.val();
        }

        comment!("The rounding mode, if there is one.");
        self.mode.next = self.held.immediate.val().get_bits::<3>(0);
        self.reserved.next = false.into();
        for port in 0..self.rounding.len() {
            if self.held.immediate.val().get_bits::<3>(0) == DYNAMIC {
                for warp in 0..self.frm.len() {
                    if self.held.context.val() == warp {
                        self.mode.next = self.frm[warp].val();
                    }
                }
            }
            self.reserved.next = (self.held.valid.val().any()
                & (self.mode.val() >= RESERVED)
                & ((self.held_class.val() == FLOAT_FMA)
                    | (self.held_class.val() == FLOAT_CONVERT)
                    | (self.held_class.val() == FLOAT_DIVIDE)
                    | (self.held_class.val() == FLOAT_SQRT)))
                .into();
            self.rounding[port].next = self.mode.val();
        }
        self.illegal.next = ((self.held.valid.val().any() & (self.held.op.val() == ILLEGAL))
            | self.reserved.val().any())
        .into();
        comment!("A reserved mode stops only what rounds.");
        self.starts.next = 0.into();
        if self.held.valid.val().any() & (self.held.op.val() != ILLEGAL) {
            match self.held_class.val().index() {
                ALU => self.starts.next = self.starts.val().replace_bit(unit::ALU, true),
                MULTIPLY => self.starts.next = self.starts.val().replace_bit(unit::MULTIPLY, true),
                DIVIDE => self.starts.next = self.starts.val().replace_bit(unit::DIVIDE, true),
                CSR => self.starts.next = self.starts.val().replace_bit(unit::CSR, true),
                LANE_EXCHANGE => self.starts.next = self.starts.val().replace_bit(unit::EXCHANGE, true),
                FLOAT_SIMPLE => self.starts.next = self.starts.val().replace_bit(unit::FIRST_FLOAT, true),
                FLOAT_FMA => {
                    self.starts.next =
                        self.starts.val().replace_bit(unit::FIRST_FLOAT + 1, !self.reserved.val().any())
                }
                FLOAT_CONVERT => {
                    self.starts.next =
                        self.starts.val().replace_bit(unit::FIRST_FLOAT + 2, !self.reserved.val().any())
                }
                FLOAT_DIVIDE => {
                    self.starts.next =
                        self.starts.val().replace_bit(unit::FIRST_FLOAT + 3, !self.reserved.val().any())
                }
                FLOAT_SQRT => {
                    self.starts.next =
                        self.starts.val().replace_bit(unit::FIRST_FLOAT + 4, !self.reserved.val().any())
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{put, small, traced};
    use crate::top::testing::{agree, entries, float_row, row};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::isa::Row;
    use warpstep_spec::isa::table::ROWS;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in
            [(1, 1, false, false), (3, 5, true, true), (32, 32, false, false), (2, 4, false, true)]
        {
            let check = entries(Check::default(), "issue_entry", if fpu { float_row } else { row });
            let ports = 1 + usize::from(fpu);
            let shape = small(|p| (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, ports));
            agree(check, OperandStage::new(&if trace { traced(&shape) } else { shape }));
        }
    }

    fn float_stage() -> Bench<OperandStage> {
        Bench::new(OperandStage::new(&small(|p| (p.warps, p.lanes, p.fpu) = (2, 4, true))))
    }

    fn present(bench: &mut Bench<OperandStage>, row: &Row) {
        put(&mut bench.block.issue.entry.op, row.op as u64);
        put(&mut bench.block.issue.entry.class, class_number(row.class));
    }

    #[test]
    fn it_calls_control_what_blocks_a_context() {
        let mut bench = float_stage();
        for row in ROWS {
            present(&mut bench, row);
            bench.block.issue.valid.next = true.into();
            bench.clock();
            assert!(bench.block.control.val() == row.op.blocks_context(), "{}", row.mnemonic);
        }
    }

    #[test]
    fn results_of_the_least_latency_go_to_the_short_port() {
        let shape = small(|p| {
            (p.fpu, p.write_ports) = (true, 2);
            (p.latencies.csr, p.latencies.multiply, p.latencies.control) = (3, 2, 4);
        });
        let mut bench = Bench::new(OperandStage::new(&shape));
        for row in ROWS {
            for rd in [0, 5] {
                present(&mut bench, row);
                bench.block.issue.valid.next = true.into();
                put(&mut bench.block.issue.context, 1);
                put(&mut bench.block.issue.entry.rd, rd);
                bench.clock();
                let choice = &bench.block.choice[0];
                assert!(choice.valid.val() == (rd > 0), "{}", row.mnemonic);
                assert!(choice.destination.val() == (1 << REG_BITS | rd), "{}", row.mnemonic);
                let short = [Class::Alu, Class::Multiply, Class::LaneExchange, Class::FloatSimple];
                assert!(choice.long.val() == !short.contains(&row.class), "{}", row.mnemonic);
            }
        }
    }

    #[test]
    fn an_open_rounding_mode_is_that_of_frm_and_a_reserved_one_is_illegal() {
        let mut bench = float_stage();
        for row in ROWS.iter().filter(|row| row.class.is_float()) {
            for (mode, frm) in (0..8).flat_map(|mode| (0..8).map(move |frm| (mode, frm))) {
                present(&mut bench, row);
                let block = &mut bench.block;
                block.issue.valid.next = true.into();
                block.issue.context.next = true.into();
                put(&mut block.issue.entry.immediate, mode);
                block.frm[1].next = Value::new(3, frm);
                bench.clock();
                let rounds = row.class != Class::FloatSimple;
                let meant = if mode == 7 { frm } else { mode };
                let illegal = rounds && meant > 4;
                assert!(bench.block.illegal.val() == illegal, "{} {mode} {frm}", row.mnemonic);
                assert!(bench.block.rounding[0].val() == meant);
                let unit = units(true).iter().position(|class| *class == row.class).expect("a unit");
                let starts = if illegal { 0 } else { 1u64 << unit };
                assert!(bench.block.starts.val() == starts, "{}", row.mnemonic);
            }
        }
    }
}
