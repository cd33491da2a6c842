//! `tmc`, `split`, `join`, `pred`: who runs, and what differs when lanes come together again.
//!
//! Behind a split on a condition that is 0 or 1, all lanes of a half agree on it until the join. Behind `pred` the lanes
//! that go on agree on it, and so do all when the last has left: the branch behind it tells the two apart, and what the
//! loop wrote differs on the way out.

use crate::checker::Checker;
use crate::finding::Kind;
use crate::state::{Masked, Open, State};
use crate::value::{Id, Lanes, Shape, Slot, Value};
use warpstep_spec::{Class, Instruction, Op, Reg};

impl Checker<'_> {
    /// An instruction of the whole warp.
    pub(crate) fn warp_control(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        match instruction.op {
            Op::Tmc => self.tmc(state, pc, instruction),
            Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => self.split(state, pc, instruction),
            Op::Join => self.join(state, pc, instruction),
            Op::Pred | Op::PredN => self.pred(state, pc, instruction),
            Op::Bar => self.barrier(state, pc, instruction),
            _ => {}
        }
    }

    /// Which lanes a mask opens.
    fn opened(&self, mask: &Value) -> Lanes {
        let full = u32::MAX >> (32 - self.config.lanes.clamp(1, 32));
        match mask.shape {
            Shape::Const(mask) if (mask & full).count_ones() <= 1 => Lanes::One,
            Shape::Const(mask) if mask & full == full => Lanes::All,
            Shape::Mask(lanes) => lanes,
            _ if self.config.lanes == 1 => Lanes::One,
            _ => Lanes::Some,
        }
    }

    fn tmc(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let before = state.lanes;
        self.check_idle(state, pc, instruction.rs1, "a mask of lanes");
        let mask = state.of(instruction.rs1);
        // Of masks on which lanes disagree the highest active lane's counts.
        state.lanes = match state.varies(mask) {
            Some(_) if self.config.lanes > 1 => Lanes::Some,
            _ => self.opened(mask),
        };
        if state.lanes == Lanes::One {
            return;
        }
        let closed = state.closed.clone();
        state.differ(&closed, pc, before == Lanes::One);
        for one in state.preds.clone().values().filter(|one| one.lanes.is_some()) {
            state.differ(&one.written, pc, false);
        }
        if state.lanes == Lanes::All {
            state.closed.clear();
            state.preds.clear();
        }
    }

    fn split(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let reg = instruction.rs1;
        self.check_idle(state, pc, reg, "the predicate of a split");
        let tests = name(state, pc, reg);
        let predicate = state.of(reg).clone();
        let lanes = state.varies(&predicate);
        self.define(state, pc, instruction.rd, Value::new(Shape::Pointer(pc)));
        let id = if predicate.shape.is_bool() { tests } else { Id::None };
        state.splits.push(Open { pc, tests, id, lanes, written: Default::default(), alone: false });
    }

    fn join(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let pointer = state.of(instruction.rs1).shape;
        let Some(open) = state.splits.pop() else {
            let reason = "no split is open on some way here".to_string();
            return self.report(Kind::JoinWithoutSplit, pc, reason, Vec::new());
        };
        if pointer != Shape::Pointer(open.pc) {
            let reason = format!("{} does not hold what the split gave on every way here", instruction.rs1);
            let why = vec![(open.pc, "the split that is open".to_string())];
            self.report(Kind::WrongPointer, pc, reason, why);
        }
        let Some(why) = open.lanes else { return };
        self.joins.entry(open.pc).or_default().insert(pc);
        self.because(pc, Some(why));
        // What is the same constant on both ways is the same in all lanes.
        let constant = |slot: &Slot| match slot {
            Slot::Register(number) => state.registers[usize::from(*number)].shape.constant().is_some(),
            Slot::Stack(offset) => {
                state.stack.get(offset).is_some_and(|word| word.shape.constant().is_some())
            }
        };
        let written = open.written.iter().filter(|(slot, _)| !constant(slot));
        let written = written.map(|(slot, before)| (*slot, *before)).collect();
        state.differ(&written, pc, false);
    }

    fn pred(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let (reg, mask) = (instruction.rs1, state.of(instruction.rs2).clone());
        self.check_idle(state, pc, reg, "the condition of a pred");
        let opened = self.opened(&mask);
        if state.lanes == Lanes::One && opened != Lanes::One {
            state.lanes = Lanes::Some;
            let closed = state.closed.clone();
            state.differ(&closed, pc, true);
        }
        let tests = name(state, pc, reg);
        let condition = state.of(reg).clone();
        let lanes = state.varies(&condition);
        let written = state.preds.remove(&pc).map(|one| one.written).unwrap_or_default();
        self.because(pc, lanes);
        let id = if condition.shape.is_bool() { tests } else { Id::None };
        let negated = instruction.op == Op::PredN;
        let mut masked = Masked { tests, id, lanes, written, negated };
        if !self.is_tested_behind(pc, reg, id != Id::None) {
            // Nobody asks whether the last lane has left: from here on it may have.
            if lanes.is_some() {
                state.differ(&masked.written, pc, false);
            }
            (masked.tests, masked.id) = (Id::None, Id::None);
        }
        state.preds.insert(pc, masked);
    }

    /// Whether the next branch behind an instruction compares this register as it is now, or its bit 0, with zero.
    fn is_tested_behind(&self, pc: u32, reg: Reg, is_bool: bool) -> bool {
        let mut at = pc.wrapping_add(4);
        let (mut whole, mut bits) = (is_bool, Vec::new());
        while let Some(instruction) = self.code.get(&at) {
            match instruction.op.class() {
                Class::Branch => {
                    let right = |found: Reg| (found == reg && whole) || bits.contains(&found);
                    return tested(instruction).is_some_and(|(found, _)| right(found));
                }
                Class::Jump | Class::WarpControl => return false,
                _ => {}
            }
            bits.retain(|bit| Some(*bit) != instruction.destination());
            let is_bit = instruction.op == Op::Andi && instruction.imm == 1 && instruction.rs1 == reg;
            bits.extend(instruction.destination().filter(|_| is_bit));
            if instruction.destination() == Some(reg) {
                whole = false;
                bits.retain(|bit| *bit == reg);
            }
            at = at.wrapping_add(4);
        }
        false
    }

    /// What is known on the two ways of a branch: taken, and behind it.
    pub(crate) fn ways(&mut self, state: State, instruction: &Instruction) -> (State, State) {
        let Some((reg, taken_if_holds)) = tested(instruction) else { return (state.clone(), state) };
        let value = state.of(reg).clone();
        let same = |one: Id, other: Id| one == other && one != Id::None;
        let way = |holds: bool| {
            let mut state = state.clone();
            let left: Vec<u32> = state
                .preds
                .iter()
                .filter(|(_, one)| same(one.id, value.id) || same(one.tests, value.bit_of))
                .filter(|(_, one)| one.negated == holds)
                .map(|(pc, _)| *pc)
                .collect();
            for pc in left {
                if let Some(one) = state.preds.remove(&pc).filter(|one| one.lanes.is_some()) {
                    state.differ(&one.written, pc, false);
                }
            }
            if holds && value.shape == Shape::OneLane {
                let splits = state.splits.iter_mut().filter(|open| same(open.id, value.id));
                splits.for_each(|open| open.alone = true);
            }
            state
        };
        (way(taken_if_holds), way(!taken_if_holds))
    }
}

/// The register a branch compares with zero, and whether it is taken if that is not zero.
fn tested(instruction: &Instruction) -> Option<(Reg, bool)> {
    let taken_if_holds = match instruction.op {
        Op::Beq => false,
        Op::Bne => true,
        _ => return None,
    };
    match (instruction.rs1, instruction.rs2) {
        (reg, Reg::ZERO) | (Reg::ZERO, reg) => Some((reg, taken_if_holds)),
        _ => None,
    }
}

/// What a register holds, by a name: one of its own if it has none.
fn name(state: &mut State, pc: u32, reg: Reg) -> Id {
    let known = state.of(reg).id;
    if known != Id::None || reg == Reg::ZERO {
        return known;
    }
    let id = Id::Phi(pc, Slot::Register(reg.index() as u8));
    state.forget(id);
    state.registers[reg.index()].id = id;
    id
}
