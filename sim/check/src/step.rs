//! One instruction: what it reads, and what is known behind it.

use crate::arithmetic::{Operand, shape, tokens};
use crate::checker::Checker;
use crate::finding::Kind;
use crate::state::State;
use crate::value::{Anchor, Id, Shape, Slot, Token, Tokens, Value};
use warpstep_spec::assembler::words::SP;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Class, Instruction, Op, Reg};

impl Checker<'_> {
    /// What is known behind an instruction.
    pub(crate) fn step(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        self.check_reads(state, pc, instruction);
        match instruction.op.class() {
            Class::Load => self.load(state, pc, instruction),
            Class::Store => self.store(state, pc, instruction),
            Class::Branch => self.branch(state, pc, instruction),
            Class::WarpControl => self.warp_control(state, pc, instruction),
            Class::Csr => {
                let value = self.csr(state, pc, instruction);
                self.define(state, pc, instruction.rd, value);
            }
            _ if is_copy(instruction) => {
                let value = state.of(instruction.rs1).clone();
                self.put(state, pc, instruction.rd, value);
            }
            class => {
                if class == Class::Jump {
                    self.jump(state, pc, instruction);
                }
                let value = self.result(state, pc, instruction);
                self.define(state, pc, instruction.rd, value);
            }
        }
    }

    /// A new value in a register.
    pub(crate) fn define(&mut self, state: &mut State, pc: u32, rd: Reg, mut value: Value) {
        if rd == Reg::ZERO {
            return;
        }
        let id = Id::Def(pc);
        state.forget(id);
        value.id = id;
        self.put(state, pc, rd, value);
    }

    /// The same value in another register. Where the stack pointer comes from elsewhere, a stack begins.
    pub(crate) fn put(&mut self, state: &mut State, pc: u32, rd: Reg, mut value: Value) {
        let other = |shape: Shape| shape.is_bool() || matches!(shape, Shape::Pointer(_) | Shape::Mask(_));
        if rd == SP && !matches!(value.shape, Shape::Stack(_)) && !other(value.shape) && !value.unset {
            state.leave_stack();
            state.stack_made = pc;
            value.shape = Shape::Stack(0);
            value.lanes = None;
        }
        state.write(Slot::Register(rd.index() as u8), value);
    }

    /// Operands that nobody wrote. A copy and a save on the stack are no reads.
    fn check_reads(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let saves = instruction.op.class() == Class::Store && state.of(instruction.rs1).shape.is_stack();
        for (number, reg) in [instruction.rs1, instruction.rs2, instruction.rs3].into_iter().enumerate() {
            if !state.of(reg).unset || is_copy(instruction) || (saves && number == 1) {
                continue;
            }
            let reason = format!("{reg} was never written on some way here");
            self.report(Kind::RegisterUnset, pc, reason, Vec::new());
            state.registers[reg.index()].unset = false;
        }
    }

    /// A use by which lanes that hold nothing do harm.
    pub(crate) fn check_idle(&mut self, state: &State, pc: u32, reg: Reg, used: &str) {
        if let Some(tmc) = state.idle(state.of(reg)) {
            let reason = format!("{reg} is {used}, but lanes that were opened did not write it");
            let why = vec![(tmc, "opens lanes that were closed when it was written".to_string())];
            self.report(Kind::LanesUnset, pc, reason, why);
        }
    }

    /// The result of an instruction that computes.
    fn result(&mut self, state: &State, pc: u32, instruction: &Instruction) -> Value {
        let op = instruction.op;
        let (a, b, c) = (state.of(instruction.rs1), state.of(instruction.rs2), state.of(instruction.rs3));
        let operand = |value: &Value| Operand { shape: value.shape, agrees: state.varies(value).is_none() };
        let shape = shape(pc, instruction, operand(a), operand(b), &self.regions);
        let why = match op {
            Op::VoteAll | Op::VoteAny | Op::VoteUni | Op::VoteBallot | Op::Jal | Op::Jalr => None,
            // Whichever lane a value comes from, it is the same where all agree on it.
            Op::ShflUp | Op::ShflDown | Op::ShflBfly | Op::ShflIdx => state.varies(a),
            _ if shape.is_stack() => offset_varies(state, a).or_else(|| offset_varies(state, b)),
            // Two addresses of one stack differ by the same in every lane.
            _ if a.shape.is_stack() && b.shape.is_stack() => {
                offset_varies(state, a).or_else(|| offset_varies(state, b))
            }
            Op::Sub if anchored(a, b) => None,
            _ => state.varies(a).or_else(|| state.varies(b)).or_else(|| state.varies(c)),
        };
        let idle = match op {
            // An `and` is how lanes that hold nothing are taken out.
            Op::And if state.idle(a).is_none() || state.idle(b).is_none() => None,
            Op::Jal | Op::Jalr => None,
            _ => state.idle(a).or(state.idle(b)).or(state.idle(c)),
        };
        let rest: Tokens = b.warps.union(&c.warps).copied().collect();
        let warps = match op {
            Op::Jal | Op::Jalr => Tokens::new(),
            _ => tokens(pc, instruction, &a.warps, b.shape, rest),
        };
        let varies = |value: &Value| state.varies(value).is_some();
        let times = |value: &Value, factor: u32| {
            value.anchor.map(|anchor| Anchor { times: anchor.times.wrapping_mul(factor), ..anchor })
        };
        let anchor = match (op, a.shape, b.shape) {
            (Op::Addi | Op::Add | Op::Sub, _, _) if !varies(b) => a.anchor,
            (Op::Add, _, _) if !varies(a) => b.anchor,
            (Op::Sub, _, _) if !varies(a) => times(b, u32::MAX),
            (Op::Slli, _, _) => times(a, 1 << (instruction.imm & 31)),
            (Op::Mul, _, Shape::Const(factor)) => times(a, factor),
            (Op::Mul, Shape::Const(factor), _) => times(b, factor),
            _ => None,
        };
        let bit_of = if op == Op::Andi && instruction.imm == 1 { a.id } else { Id::None };
        let anchor = why.map(|_| anchor.unwrap_or(Anchor::new(pc)));
        Value { lanes: self.because(pc, why), anchor, warps, idle, bit_of, ..Value::new(shape) }
    }

    /// What a control and status register holds.
    fn csr(&mut self, state: &State, pc: u32, instruction: &Instruction) -> Value {
        let config = self.config;
        let constant = |value: usize| Value::new(Shape::Const(value as u32));
        let by = |shape, token| Value { warps: Tokens::from([token]), ..Value::new(shape) };
        let Some(row) = csr::lookup(instruction.csr) else { return Value::new(Shape::Unknown) };
        let mut value = match row.csr {
            Csr::LaneId => Value::new(Shape::LaneNumber),
            Csr::HartId => by(Shape::LaneNumber, Token::Warp),
            Csr::WarpId => by(Shape::Unknown, Token::Warp),
            Csr::ActiveMask => Value::new(Shape::Mask(state.lanes)),
            Csr::LaneCount => constant(config.lanes),
            Csr::WarpCount => constant(config.warps),
            Csr::CoreCount => constant(config.cores),
            Csr::LocalMemoryBase => constant(warpstep_spec::abi::LOCAL_MEMORY_BASE as usize),
            Csr::CoreId if state.first_core => constant(0),
            Csr::CoreId | Csr::Mscratch => Value::new(Shape::Unknown),
            Csr::Ignored => constant(0),
            _ => by(Shape::Unknown, Token::Time),
        };
        if value.shape == Shape::LaneNumber && !state.alone() {
            (value.lanes, value.anchor) = (Some(pc), Some(Anchor::new(pc)));
        }
        value
    }

    /// A jump through a register follows one lane.
    fn jump(&mut self, state: &State, pc: u32, instruction: &Instruction) {
        if instruction.op != Op::Jalr {
            return;
        }
        let target = state.of(instruction.rs1);
        self.check_idle(state, pc, instruction.rs1, "where the jump goes");
        if let Some(why) = state.varies(target).filter(|_| state.idle(target).is_none()) {
            let reason = format!(
                "lanes may disagree on {}; the jump follows the highest active lane",
                instruction.rs1
            );
            let why = self.chain(why);
            self.report(Kind::JumpDiverges, pc, reason, why);
        }
    }

    /// A branch follows one lane.
    fn branch(&mut self, state: &State, pc: u32, instruction: &Instruction) {
        let (one, other) = (state.of(instruction.rs1), state.of(instruction.rs2));
        let both = one.shape.is_stack() && other.shape.is_stack();
        for reg in [instruction.rs1, instruction.rs2] {
            let value = state.of(reg);
            if state.idle(value).is_some() {
                self.check_idle(state, pc, reg, "compared by a branch");
                continue;
            }
            let why = if both { offset_varies(state, value) } else { state.varies(value) };
            let why = why.filter(|_| !anchored(one, other));
            let Some(why) = why else { continue };
            let split = state.splits.iter().rev().find(|open| open.tests == value.id && value.id != Id::None);
            let reason = match split {
                Some(_) => format!(
                    "{reg} parts the lanes by its bit 0 alone, but is not known to be 0 or 1: lanes of the false half may disagree"
                ),
                None => format!("lanes may disagree on {reg}, and no split or pred parts them by it"),
            };
            let why = self.chain(why);
            self.report(Kind::BranchDiverges, pc, reason, why);
            return;
        }
    }
}

/// Why lanes disagree on where in their stacks an address is, or on a number.
fn offset_varies(state: &State, value: &Value) -> Option<u32> {
    let parted = Value { shape: Shape::Unknown, ..value.clone() };
    state.varies(&parted)
}

/// Whether two values differ by the same in every lane.
fn anchored(one: &Value, other: &Value) -> bool {
    one.anchor.is_some() && one.anchor == other.anchor
}

/// Whether the destination gets what the source holds.
fn is_copy(instruction: &Instruction) -> bool {
    match instruction.op {
        Op::Addi => instruction.imm == 0 && instruction.rs1 != Reg::ZERO,
        Op::FsgnjS => instruction.rs1 == instruction.rs2,
        _ => false,
    }
}
