//! Every address a lane can come to, found by following instructions from the entry, and where each of them goes next.
//!
//! Constants travel along, so that a jump through `auipc` and `jalr` is as good as a direct one. A meeting of two ways may
//! make a value unknown that was known; results are read off when nothing changes any more.

use crate::code::Code;
use crate::constants::Constants;
use crate::error::{FlowError, Place};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_program::Program;
use warpstep_spec::assembler::words::RA;
use warpstep_spec::{Class, Instruction, Op, Reg};

/// What the caller knows of jumps through registers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Where an indirect jump or call goes, or a `wspawn` starts, by its address: all of them, as a run or a declaration says.
    pub known: BTreeMap<u32, BTreeSet<u32>>,
    /// Where nothing else is known, a call or `wspawn` may go to every label whose address the program takes: an address that
    /// `lui` or `auipc` and `addi` make in registers, or a word of the image. Pointers computed otherwise are missed.
    pub address_taken: bool,
}

impl Targets {
    /// Calls through pointers go to any function whose address is taken.
    pub fn address_taken() -> Targets {
        Targets { address_taken: true, ..Targets::default() }
    }
}

/// Where an instruction goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Next,
    Jump(BTreeSet<u32>),
    Branch(u32),
    Call(BTreeSet<u32>),
    Return,
    Retire,
    /// Goes on, and other warps start there.
    Start(BTreeSet<u32>),
}

/// What was found.
pub(crate) struct Reached {
    /// Every instruction, in order of addresses.
    pub ways: BTreeMap<u32, (Instruction, Way)>,
    /// First instructions of functions: the program's entry, targets of calls, starts of warps.
    pub entries: BTreeSet<u32>,
}

struct Search<'a> {
    program: &'a Program,
    code: Code<'a>,
    targets: &'a Targets,
    taken: BTreeSet<u32>,
    /// Only to find addresses that are taken: a callee leaves saved registers as they are, as the ABI asks. Too many
    /// addresses are safe; where jumps go must not rest on it.
    keeps_saved: bool,
    states: BTreeMap<u32, Constants>,
    open: Vec<u32>,
}

/// Follows a program from its entry.
pub(crate) fn reach(program: &Program, targets: &Targets) -> Result<Reached, FlowError> {
    let code = Code::new(program);
    let mut taken = BTreeSet::new();
    if targets.address_taken {
        taken.extend(code.image_words().filter(|word| code.is_label(*word)));
    }
    let keeps_saved = targets.address_taken;
    let mut search =
        Search { program, code, targets, taken, keeps_saved, states: BTreeMap::new(), open: Vec::new() };
    while search.keeps_saved {
        let before = search.taken.len();
        search.run()?;
        search.keeps_saved = search.taken.len() > before;
    }
    search.run()?;
    search.result()
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), FlowError> {
        self.states.clear();
        self.come(self.program.entry, self.program.entry, Constants::unknown())?;
        while let Some(pc) = self.open.pop() {
            let state = self.states[&pc].clone();
            let Some(instruction) = self.code.at(pc) else { continue };
            let behind = state.behind(pc, &instruction);
            if self.targets.address_taken && instruction.op == Op::Addi {
                self.taken.extend(behind.of(instruction.rd).filter(|value| self.code.is_label(*value)));
            }
            let next = pc.wrapping_add(4);
            // An unknown register may still become an error below; here it goes nowhere.
            match self.way(pc, &instruction, &state).unwrap_or(Way::Retire) {
                Way::Next => self.come(pc, next, behind)?,
                Way::Jump(to) => to.iter().try_for_each(|to| self.come(pc, *to, behind.clone()))?,
                Way::Branch(to) => {
                    self.come(pc, to, behind.clone())?;
                    self.come(pc, next, behind)?;
                }
                Way::Call(to) => {
                    to.iter().try_for_each(|to| self.come(pc, *to, Constants::unknown()))?;
                    let kept = if self.keeps_saved { behind.saved() } else { Constants::unknown() };
                    self.come(pc, next, kept)?;
                }
                Way::Start(to) => {
                    to.iter().try_for_each(|to| self.come(pc, *to, Constants::unknown()))?;
                    self.come(pc, next, behind)?;
                }
                Way::Return | Way::Retire => {}
            }
        }
        Ok(())
    }

    fn come(&mut self, from: u32, to: u32, state: Constants) -> Result<(), FlowError> {
        if self.code.at(to).is_none() {
            return Err(FlowError::OutsideCode { from: Place::of(self.program, from), target: to });
        }
        let changed = match self.states.get_mut(&to) {
            Some(known) => known.meet(&state),
            None => self.states.insert(to, state).is_none(),
        };
        if changed {
            self.open.push(to);
        }
        Ok(())
    }

    /// Where an instruction goes, given what is known of registers before it.
    fn way(&self, pc: u32, instruction: &Instruction, state: &Constants) -> Result<Way, FlowError> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = *instruction;
        let target = pc.wrapping_add(imm as u32);
        let links = rd != Reg::ZERO;
        let one = |target: u32| BTreeSet::from([target]);
        Ok(match op {
            Op::Jal if links => Way::Call(one(target)),
            Op::Jal => Way::Jump(one(target)),
            Op::Jalr => match state.of(rs1).map(|base| base.wrapping_add(imm as u32) & !1) {
                Some(target) if links => Way::Call(one(target)),
                Some(target) => Way::Jump(one(target)),
                None if !links && rs1 == RA && imm == 0 && !self.targets.known.contains_key(&pc) => {
                    Way::Return
                }
                None if links => Way::Call(self.pointed(pc, "a call")?),
                None => Way::Jump(self.pointed(pc, "a jump")?),
            },
            Op::Tmc if rs1 == Reg::ZERO => Way::Retire,
            Op::Wspawn if rs2 == Reg::ZERO => Way::Start(BTreeSet::new()),
            Op::Wspawn => match state.of(rs2) {
                Some(target) => Way::Start(one(target)),
                None => Way::Start(self.pointed(pc, "a wspawn")?),
            },
            _ if op.class() == Class::Branch => Way::Branch(target),
            _ => Way::Next,
        })
    }

    fn pointed(&self, pc: u32, what: &'static str) -> Result<BTreeSet<u32>, FlowError> {
        match self.targets.known.get(&pc) {
            Some(known) => Ok(known.clone()),
            None if self.targets.address_taken && what != "a jump" => Ok(self.taken.clone()),
            None => Err(FlowError::Indirect { place: Place::of(self.program, pc), what }),
        }
    }

    fn result(self) -> Result<Reached, FlowError> {
        let mut entries = BTreeSet::from([self.program.entry]);
        let mut ways = BTreeMap::new();
        for (pc, state) in &self.states {
            let Some(instruction) = self.code.at(*pc) else { continue };
            let way = self.way(*pc, &instruction, state)?;
            if let Way::Call(to) | Way::Start(to) = &way {
                entries.extend(to);
            }
            ways.insert(*pc, (instruction, way));
        }
        Ok(Reached { ways, entries })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::abi::RESET_PC;
    use warpstep_spec::assembler::Assembler;
    use warpstep_spec::assembler::words::{A0, S1, T0, ZERO};

    fn calls_through_a_pointer() -> Program {
        let mut code = Assembler::new();
        let body = code.label();
        code.address(T0, body);
        code.immediate(Op::Sw, ZERO, ZERO, 0x88);
        code.immediate(Op::Lw, A0, ZERO, 0x88);
        code.immediate(Op::Jalr, RA, A0, 0);
        code.registers(Op::Tmc, ZERO, ZERO, ZERO);
        code.place(body);
        code.immediate(Op::Jalr, ZERO, RA, 0);
        let mut program = Program::from_words("pointer", &code.words().unwrap());
        program.symbols.insert("_start", RESET_PC, 0);
        program.symbols.insert("body", RESET_PC + 24, 0);
        program
    }

    #[test]
    fn a_call_through_a_pointer_is_refused_by_its_place() {
        let error = reach(&calls_through_a_pointer(), &Targets::default()).err().unwrap();
        let words = "_start+0x10 (0x80000010): a call through a register whose value is not known here";
        assert_eq!(error.to_string(), words);
    }

    #[test]
    fn or_goes_where_an_address_is_taken_or_where_it_is_said_to_go() {
        let program = calls_through_a_pointer();
        let wanted = BTreeSet::from([RESET_PC, RESET_PC + 24]);
        let found = reach(&program, &Targets::address_taken()).unwrap();
        assert_eq!(found.entries, wanted);
        let known = BTreeMap::from([(RESET_PC + 16, BTreeSet::from([RESET_PC + 24]))]);
        let found = reach(&program, &Targets { known, address_taken: false }).unwrap();
        assert_eq!(found.entries, wanted);
        assert_eq!(found.ways[&(RESET_PC + 24)].1, Way::Return);
    }

    #[test]
    fn an_address_is_taken_though_a_call_lies_between_its_parts() {
        let mut code = Assembler::new();
        let (body, other) = (code.label(), code.label());
        code.immediate(Op::Lui, S1, ZERO, RESET_PC as i32);
        code.jump(RA, other);
        code.immediate(Op::Addi, T0, S1, 28);
        code.immediate(Op::Lw, A0, ZERO, 0x88);
        code.immediate(Op::Jalr, RA, A0, 0);
        code.registers(Op::Tmc, ZERO, ZERO, ZERO);
        code.place(other);
        code.immediate(Op::Jalr, ZERO, RA, 0);
        code.place(body);
        code.immediate(Op::Jalr, ZERO, RA, 0);
        let mut program = Program::from_words("hoisted", &code.words().unwrap());
        program.symbols.insert("body", RESET_PC + 28, 0);
        assert!(reach(&program, &Targets::address_taken()).unwrap().entries.contains(&(RESET_PC + 28)));
    }

    #[test]
    fn a_way_out_of_the_image_is_an_error() {
        let program = Program::from_words("falls off", &[0x13]);
        let error = reach(&program, &Targets::default()).err().unwrap();
        assert_eq!(
            error.to_string(),
            "0x80000000 goes to 0x80000004, where there is no instruction of the program"
        );
    }
}
