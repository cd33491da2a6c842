//! Loads and stores.
//!
//! A load from one address gives all lanes one word, whoever wrote it; from addresses that differ it gives what differs. A
//! lane's own stack is the exception: its address differs from that of other lanes, but what was saved there is what it
//! was, so words of the stack are followed one by one. A store with an index into the stack may change any word of it but
//! saved registers.

use crate::checker::Checker;
use crate::regions::Region;
use crate::state::{REST, State};
use crate::value::{Anchor, Shape, Slot, Token, Tokens, Value, earlier};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_spec::assembler::words::RA;
use warpstep_spec::{Instruction, Op};

/// Who touches which memory at addresses that are known.
#[derive(Default)]
pub(crate) struct Accesses {
    /// Loads from constant addresses: bytes, by address and instruction.
    pub loads: BTreeMap<(u32, u32), u32>,
    /// Bytes at constant addresses that are stored to.
    pub stored: BTreeSet<u32>,
    /// Parts of memory that are stored to somewhere.
    pub parts: BTreeSet<Region>,
    /// A store whose address could be any.
    pub anywhere: bool,
    /// Words that warps store to which another warp started.
    pub shared: BTreeSet<u32>,
    /// Constants stored to constant addresses; none if something else is.
    pub words: BTreeMap<u32, Option<BTreeSet<u32>>>,
}

/// Where an access goes.
fn address(value: &Value, offset: i32) -> Shape {
    match value.shape {
        Shape::Const(base) => Shape::Const(base.wrapping_add(offset as u32)),
        Shape::Stack(base) => Shape::Stack(base.wrapping_add(offset)),
        Shape::In(region) => Shape::In(region),
        Shape::InStack => Shape::InStack,
        _ => Shape::Unknown,
    }
}

impl Checker<'_> {
    /// `rd = memory`.
    pub(crate) fn load(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        self.check_idle(state, pc, instruction.rs1, "an address");
        let base = state.of(instruction.rs1).clone();
        let bytes = instruction.op.access_bytes().unwrap_or(4);
        let offsets = Value { shape: Shape::Unknown, ..base.clone() };
        let value = match address(&base, instruction.imm) {
            Shape::Stack(at) if bytes == 4 => match state.stack.get(&at) {
                Some(word) => return self.put(state, pc, instruction.rd, word.clone()),
                None => self.stack_word(state, pc, None, &[at]),
            },
            Shape::Stack(at) => self.stack_word(state, pc, None, &[at & !3]),
            Shape::InStack => {
                let all: Vec<i32> = state.stack.keys().copied().collect();
                let why = state.varies(&offsets);
                self.stack_word(state, pc, why, &all)
            }
            place => {
                let why = state.varies(&base);
                let warps = if base.warps.is_empty() { Tokens::new() } else { Tokens::from([Token::Data]) };
                let shape = match place {
                    Shape::Const(at) => {
                        self.accesses.loads.insert((at, pc), bytes);
                        match state.memory.get(&at) {
                            Some(word) if instruction.op == Op::Lw => Shape::Const(*word),
                            None if instruction.op == Op::Lw => Shape::Loaded(at),
                            _ => Shape::Unknown,
                        }
                    }
                    _ => Shape::Unknown,
                };
                Value {
                    lanes: self.because(pc, why),
                    anchor: why.map(|_| Anchor::new(pc)),
                    warps,
                    ..Value::new(shape)
                }
            }
        };
        self.define(state, pc, instruction.rd, value);
    }

    /// What lies at one of these words of the stack, or where indexed stores go.
    fn stack_word(&mut self, state: &State, pc: u32, index: Option<u32>, words: &[i32]) -> Value {
        let mut value = Value::new(Shape::Unknown);
        let mut why = index;
        let mut found = false;
        for word in words.iter().chain([&REST]).filter_map(|at| state.stack.get(at)) {
            why = earlier(why, state.varies(word));
            value.warps.extend(&word.warps);
            found = true;
        }
        // What nobody was seen to write there may be anything.
        let own = (!found && !state.alone()).then_some(state.stack_made);
        value.lanes = self.because(pc, why.or(own));
        value.anchor = value.lanes.map(Anchor::new);
        value
    }

    /// `memory = rs2`.
    pub(crate) fn store(&mut self, state: &mut State, pc: u32, instruction: &Instruction) {
        let Instruction { rs1, rs2, imm, op, .. } = *instruction;
        self.check_idle(state, pc, rs1, "an address");
        let (base, value) = (state.of(rs1).clone(), state.of(rs2).clone());
        let bytes = op.access_bytes().unwrap_or(4);
        match address(&base, imm) {
            Shape::Stack(at) if bytes == 4 => {
                state.write(Slot::Stack(at), value);
                if rs2 == RA || is_kept(rs2.index()) {
                    state.saves.insert(at);
                } else {
                    state.saves.remove(&at);
                }
                return;
            }
            Shape::Stack(at) => return self.blur(state, pc, &[at & !3], &value, None),
            Shape::InStack => {
                let why = state.varies(&Value { shape: Shape::Unknown, ..base });
                let saves = &state.saves;
                let words: Vec<i32> = state.stack.keys().filter(|at| !saves.contains(at)).copied().collect();
                return self.blur(state, pc, &words, &value, why);
            }
            Shape::Const(at) => {
                self.accesses.stored.extend((0..bytes).map(|byte| at.wrapping_add(byte)));
                self.accesses.parts.extend(self.regions.base(at));
                let constant = value.shape.constant().filter(|_| bytes == 4);
                let words = self.accesses.words.entry(at & !3).or_insert_with(|| Some(BTreeSet::new()));
                match constant {
                    Some(constant) => drop(words.as_mut().map(|words| words.insert(constant))),
                    None => *words = None,
                }
                if self.spawned {
                    self.accesses.shared.insert(at & !3);
                }
                match constant.filter(|_| self.private.contains(&at)) {
                    Some(constant) => drop(state.memory.insert(at, constant)),
                    None => drop(state.memory.remove(&(at & !3))),
                }
            }
            Shape::In(region) => drop(self.accesses.parts.insert(region)),
            _ => self.accesses.anywhere = true,
        }
        self.check_idle(state, pc, rs2, "stored");
    }

    /// One of these words of the stack, or one not seen yet, may hold this value now.
    fn blur(&mut self, state: &mut State, pc: u32, words: &[i32], value: &Value, index: Option<u32>) {
        let why = index.or(state.varies(value));
        let why = self.because(pc, why);
        for at in words.iter().chain([&REST]) {
            let old = state.stack.get(at).cloned().unwrap_or(Value::new(Shape::Unknown));
            let warps = old.warps.union(&value.warps).copied().collect();
            let lanes = earlier(old.lanes, why);
            let word = Value { lanes, warps, idle: old.idle, ..Value::new(Shape::Unknown) };
            state.write(Slot::Stack(*at), word);
        }
    }
}

/// Registers that a callee gives back as it found them.
pub(crate) fn is_kept(register: usize) -> bool {
    matches!(register & 31, 8 | 9 | 18..=27)
}
