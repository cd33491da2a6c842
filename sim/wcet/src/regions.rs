//! What lies between a split and its join: which registers are written there, and whether it matters for time which lanes take which
//! half.
//!
//! Histories in which a split went differently are equal again behind its join if what its halves wrote is forgotten. If
//! nothing between the two stores, touches other lanes, or masks, then only three outcomes differ: all lanes, none, or both
//! halves, whichever lanes they have. A branch there follows the highest lane of its half, and a load of one word takes as
//! long whoever loads it; so that holds as long as what branches and addresses of loads are decided by is the same in all
//! lanes: `decides` names the registers it comes from.

use crate::mistake::Mistake;
use crate::relevance::bit;
use std::collections::{BTreeMap, BTreeSet};
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Class, Instruction, Op, Reg, decode};

/// Instructions looked at before a region is given up.
const MOST: usize = 4096;

/// Between a split and its join.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Region {
    /// Registers written, one bit each.
    pub writes: u64,
    /// Time does not depend on which lanes take which half, if they agree on what decides its branches and addresses.
    pub is_simple: bool,
    /// Registers that its branches and addresses are decided by, as they are before the split; one bit each.
    pub decides: u64,
}

/// The region of every split whose join can be found.
pub(crate) fn regions(code: &BTreeMap<u32, u32>) -> BTreeMap<u32, Region> {
    let instruction = |pc: u32| code.get(&pc).and_then(|word| decode(*word));
    let splits = code.keys().filter(|pc| instruction(**pc).is_some_and(|found| is_split(found.op)));
    splits.filter_map(|pc| region(*pc, &instruction).map(|region| (*pc, region))).collect()
}

fn is_split(op: Op) -> bool {
    matches!(op, Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN)
}

fn region(split: u32, instruction: &impl Fn(u32) -> Option<Instruction>) -> Option<Region> {
    let Instruction { rd: pointer, rs1: predicate, .. } = instruction(split)?;
    let mut region = Region { writes: bit(predicate), is_simple: true, decides: 0 };
    let mut seen = BTreeSet::new();
    let mut open = vec![(split.wrapping_add(4), 0u32)];
    while let Some((pc, depth)) = open.pop() {
        if !seen.insert((pc, depth)) {
            continue;
        }
        let here = instruction(pc)?;
        if seen.len() > MOST {
            return None;
        }
        region.writes |= bit(here.rd);
        region.is_simple &= is_simple(&here);
        let next = pc.wrapping_add(4);
        let target = pc.wrapping_add(here.imm as u32);
        match here.op {
            Op::Join if depth == 0 => {}
            Op::Join => open.push((next, depth - 1)),
            Op::Jal if here.rd == Reg::ZERO => open.push((target, depth)),
            Op::Jal | Op::Jalr => return None,
            op if is_split(op) => open.push((next, depth + 1)),
            op if op.class() == Class::Branch => open.extend([(next, depth), (target, depth)]),
            _ => open.push((next, depth)),
        }
    }
    if region.is_simple {
        let pcs = seen.into_iter().map(|(pc, _)| pc).collect();
        let decides = deciding(&pcs, split.wrapping_add(4), instruction);
        // All lanes get the same pointer.
        region.decides = decides.map_or(0, |decides| decides & !bit(pointer));
        region.is_simple = decides.is_some();
    }
    Some(region)
}

/// Registers that branches and addresses of a simple region are decided by, as they are at `first`; none if a lane's own
/// number decides one.
fn deciding(
    pcs: &BTreeSet<u32>,
    first: u32,
    instruction: &impl Fn(u32) -> Option<Instruction>,
) -> Option<u64> {
    if Mistake::LanesAgree.is_made() {
        return Some(0);
    }
    let mut before: BTreeMap<u32, u64> = BTreeMap::new();
    loop {
        let mut changed = false;
        for pc in pcs.iter().rev() {
            let Instruction { op, rd, rs1, rs2, rs3, imm, csr: number, .. } = instruction(*pc)?;
            let at = |pc: u32| before.get(&pc).copied().unwrap_or(0);
            let (next, target) = (pc.wrapping_add(4), pc.wrapping_add(imm as u32));
            let behind = match op {
                Op::Join => 0,
                Op::Jal => at(target),
                _ if op.class() == Class::Branch => at(next) | at(target),
                _ => at(next),
            };
            let is_own_number =
                csr::lookup(number).is_some_and(|row| matches!(row.csr, Csr::LaneId | Csr::HartId));
            let new = match op.class() {
                Class::Branch | Class::WarpControl => behind | bit(rs1) | bit(rs2),
                // Lanes that load from one place load the same.
                Class::Load => behind & !bit(rd) | bit(rs1),
                _ if behind & bit(rd) == 0 => behind,
                Class::Csr if is_own_number => return None,
                _ => behind & !bit(rd) | bit(rs1) | bit(rs2) | bit(rs3),
            };
            changed |= before.insert(*pc, new) != Some(new);
        }
        if !changed {
            return Some(before.get(&first).copied().unwrap_or(0));
        }
    }
}

fn is_simple(instruction: &Instruction) -> bool {
    match instruction.op.class() {
        Class::Store | Class::Fence | Class::LaneExchange => false,
        Class::WarpControl => instruction.op == Op::Join,
        Class::Csr => csr::lookup(instruction.csr).is_some_and(|row| {
            matches!(
                row.csr,
                Csr::LaneId | Csr::WarpId | Csr::CoreId | Csr::HartId | Csr::LaneCount | Csr::WarpCount
            )
        }),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::encode;

    fn word(op: Op, rd: u32, rs1: u32, rs2: u32, imm: i32) -> u32 {
        let (rd, rs1, rs2) = (Reg::x(rd), Reg::x(rs1), Reg::x(rs2));
        encode(&Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }).unwrap()
    }

    fn of(words: &[u32]) -> Option<Region> {
        regions(&(0x100..).step_by(4).zip(words.iter().copied()).collect()).get(&0x100).copied()
    }

    #[test]
    fn a_region_ends_at_its_own_join_and_not_at_that_of_a_nested_split() {
        let inner = [word(Op::Split, 11, 6, 0, 0), word(Op::Addi, 7, 7, 0, 1), word(Op::Join, 0, 11, 0, 0)];
        let mut words = vec![word(Op::Split, 10, 5, 0, 0), word(Op::Beq, 0, 5, 0, 16)];
        words.extend(inner);
        words.extend([word(Op::Join, 0, 10, 0, 0), word(Op::Addi, 9, 9, 0, 1)]);
        assert_eq!(
            of(&words),
            Some(Region { writes: 1 << 5 | 1 << 7 | 1 << 11, is_simple: false, decides: 0 })
        );
    }

    #[test]
    fn what_decides_branches_of_a_region_is_followed_back_to_its_split() {
        let lane = encode(&Instruction { rd: Reg::x(8), csr: 0xCC0, ..Instruction::new(Op::Csrrs) }).unwrap();
        let of = |second: u32| {
            of(&[
                word(Op::Split, 10, 5, 0, 0),
                word(Op::Addi, 7, 6, 0, 1),
                second,
                word(Op::Beq, 0, 7, 9, 8),
                word(Op::Addi, 11, 12, 0, 1),
                word(Op::Join, 0, 10, 0, 0),
            ])
        };
        let found = of(word(Op::Addi, 9, 8, 0, 1)).unwrap();
        assert_eq!((found.decides, found.is_simple), (1 << 6 | 1 << 8, true));
        assert_eq!(of(lane).map(|region| (region.decides, region.is_simple)), Some((1 << 6 | 1 << 9, true)));
        let lane = encode(&Instruction { rd: Reg::x(9), csr: 0xCC0, ..Instruction::new(Op::Csrrs) }).unwrap();
        assert!(!of(lane).unwrap().is_simple, "a lane's own number decides");
    }

    #[test]
    fn a_region_without_stores_is_simple_and_one_with_a_call_is_not_known() {
        let [split, join] = [word(Op::Split, 10, 5, 0, 0), word(Op::Join, 0, 10, 0, 0)];
        let middle = |op| of(&[split, word(op, 7, 8, 0, 0), join]);
        assert!(middle(Op::Addi).unwrap().is_simple && !middle(Op::Sw).unwrap().is_simple);
        assert_eq!(middle(Op::Lw).map(|region| (region.is_simple, region.decides)), Some((true, 1 << 8)));
        assert_eq!((middle(Op::Jalr), of(&[split])), (None, None));
    }
}
