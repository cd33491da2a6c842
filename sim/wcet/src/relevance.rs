//! Which registers can still decide time at each instruction: those whose value may come to a branch, a predicate, a mask, a barrier, a
//! jump or an address. What cannot is forgotten where several histories are followed, so that more of them are equal.
//!
//! A backward analysis of the program as one lane runs through it. Where an indirect jump goes, and which stored words matter, is
//! learned from the runs. To know too little of it costs precision, never safety: a value that was forgotten is unknown.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_spec::{Class, Instruction, Op, Reg, decode};

/// What runs have shown of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Learned {
    /// Targets of indirect jumps.
    pub jumps: BTreeMap<u32, BTreeSet<u32>>,
    /// Where wspawn starts warps.
    pub starts: BTreeSet<u32>,
    /// Stores whose value may come back and decide something.
    pub stores: BTreeSet<u32>,
}

/// Registers that matter, before and behind each instruction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Relevance {
    before: BTreeMap<u32, u64>,
    /// Registers that matter to a warp that waits to be started.
    at_start: u64,
}

impl Relevance {
    /// Of these instructions, by their addresses.
    pub fn new(code: &BTreeMap<u32, u32>, learned: &Learned) -> Relevance {
        let decoded: BTreeMap<u32, Instruction> =
            code.iter().filter_map(|(pc, word)| Some((*pc, decode(*word)?))).collect();
        let mut before: BTreeMap<u32, u64> = BTreeMap::new();
        loop {
            let mut changed = false;
            for (pc, instruction) in decoded.iter().rev() {
                let behind = successors(*pc, instruction, learned)
                    .fold(0, |all, next| all | before.get(&next).copied().unwrap_or(0));
                let new = transfer(*pc, instruction, behind, learned);
                changed |= before.insert(*pc, new) != Some(new);
            }
            if !changed {
                break;
            }
        }
        let at_start = learned.starts.iter().filter_map(|pc| before.get(pc)).fold(0, |all, one| all | one);
        Relevance { before, at_start }
    }

    /// Registers that matter to a lane whose next instruction is this one.
    pub fn at(&self, pc: u32) -> u64 {
        self.before.get(&pc).copied().unwrap_or(0)
    }

    /// Registers that matter to a warp that is not running.
    pub fn at_start(&self) -> u64 {
        self.at_start
    }
}

/// Where a lane goes behind an instruction.
fn successors<'a>(
    pc: u32,
    instruction: &Instruction,
    learned: &'a Learned,
) -> impl Iterator<Item = u32> + 'a {
    let next = pc.wrapping_add(4);
    let target = pc.wrapping_add(instruction.imm as u32);
    let direct = match instruction.op {
        Op::Jal => [Some(target), None],
        Op::Jalr => [None, None],
        op if op.class() == Class::Branch => [Some(target), Some(next)],
        _ => [Some(next), None],
    };
    let indirect = if instruction.op == Op::Jalr { learned.jumps.get(&pc) } else { None };
    direct.into_iter().flatten().chain(indirect.into_iter().flatten().copied())
}

/// A register as a set; x0 is none.
pub(crate) fn bit(reg: Reg) -> u64 {
    1 << reg.index() & !1
}

fn transfer(pc: u32, instruction: &Instruction, behind: u64, learned: &Learned) -> u64 {
    let Instruction { op, rd, rs1, rs2, rs3, .. } = *instruction;
    let decides = match op.class() {
        Class::Branch | Class::WarpControl => bit(rs1) | bit(rs2),
        Class::Jump | Class::Load | Class::Csr => bit(rs1),
        Class::Store if learned.stores.contains(&pc) => bit(rs1) | bit(rs2),
        Class::Store => bit(rs1),
        _ => 0,
    };
    let result = bit(rd);
    let feeds = match op.class() {
        _ if behind & result == 0 => 0,
        Class::Load | Class::Store => 0,
        _ => bit(rs1) | bit(rs2) | bit(rs3),
    };
    behind & !result | decides | feeds
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::encode;

    fn word(op: Op, rd: u32, rs1: u32, rs2: u32, imm: i32) -> u32 {
        let (rd, rs1, rs2) = (Reg::x(rd), Reg::x(rs1), Reg::x(rs2));
        encode(&Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }).unwrap()
    }

    fn code(words: &[u32]) -> BTreeMap<u32, u32> {
        (0x100..).step_by(4).zip(words.iter().copied()).collect()
    }

    #[test]
    fn a_counter_matters_and_a_sum_does_not() {
        let code = code(&[
            word(Op::Add, 5, 5, 6, 0),   // sum += step
            word(Op::Addi, 7, 7, 0, -1), // counter
            word(Op::Bne, 0, 7, 0, -8),
            word(Op::Sw, 0, 8, 5, 0), // stores the sum
        ]);
        let relevance = Relevance::new(&code, &Learned::default());
        assert_eq!(relevance.at(0x100), 1 << 7 | 1 << 8);
        let stores = BTreeSet::from([0x10C]);
        let relevance = Relevance::new(&code, &Learned { stores, ..Learned::default() });
        assert_eq!(relevance.at(0x100), 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8);
    }

    #[test]
    fn an_indirect_jump_goes_where_it_was_seen_to_go() {
        let code = code(&[word(Op::Jalr, 0, 1, 0, 0), 0, word(Op::Beq, 0, 9, 0, 8)]);
        assert_eq!(Relevance::new(&code, &Learned::default()).at(0x100), 1 << 1);
        let jumps = BTreeMap::from([(0x100, BTreeSet::from([0x108]))]);
        let relevance =
            Relevance::new(&code, &Learned { jumps, starts: BTreeSet::from([0x108]), ..Learned::default() });
        assert_eq!((relevance.at(0x100), relevance.at_start()), (1 << 1 | 1 << 9, 1 << 9));
    }
}
