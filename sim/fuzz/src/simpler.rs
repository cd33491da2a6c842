//! What may stand instead of a statement: fewer warps, fewer turns, one branch, plainer registers and numbers.

use crate::tree::{Block, Count, Region, Statement, Test, csr_number};
use warpstep_spec::csr::Csr;
use warpstep_spec::isa::operand::Operand;
use warpstep_spec::{Class, Instruction, Op, Reg};

/// Blocks that may stand instead of the statement, the simplest first.
pub(crate) fn instead(statement: &Statement) -> Vec<Block> {
    use Statement::*;
    let mut found: Vec<Block> = Vec::new();
    let mut one = |statement: Statement| found.push(vec![statement]);
    match statement.clone() {
        Plain(instruction) => plainer(instruction).into_iter().for_each(|simple| one(Plain(simple))),
        Constant { rd, value } => {
            let low = (value as i32) << 20 >> 20;
            let simple = [1, 2, u32::MAX, low as u32, value.wrapping_sub(low as u32), value & 0xFF];
            simple
                .into_iter()
                .filter(|new| fewer_bits(*new, value))
                .for_each(|value| one(Constant { rd, value }));
        }
        Bits { rd, value } => {
            let simple = [1, 2, 5, value & 0xFF, value & 0xFFF];
            simple
                .into_iter()
                .filter(|new| fewer_bits(*new, value))
                .for_each(|value| one(Bits { rd, value }));
            one(Constant { rd, value });
        }
        Base(_) | Exit => {}
        Rounding { from, with_flags } => {
            let frm = csr_number(Csr::Frm);
            one(Plain(Instruction { csr: frm, imm: 1, ..Instruction::new(Op::Csrrwi) }));
            if from != Reg::ZERO {
                one(Rounding { from: Reg::ZERO, with_flags });
            }
            if with_flags {
                one(Rounding { from, with_flags: false });
            }
        }
        Access { op, data, region, index, offset } => {
            let loads = op.class() == Class::Load;
            if index.is_some() {
                one(Access { op, data, region, index: None, offset });
            }
            if region.base().is_some() || region == Region::Device {
                one(Access { op, data, region: Region::Fixed, index, offset });
            }
            if region != Region::Code && loads {
                one(Access { op, data, region: Region::Code, index, offset });
            }
            if offset != 0 {
                one(Access { op, data, region, index, offset: 0 });
            }
            if !loads && data != Reg::ZERO && !data.is_float() {
                one(Access { op, data: Reg::ZERO, region, index, offset });
            }
        }
        If { split, condition, then, otherwise } => {
            found.push(then.clone());
            found.push(otherwise.clone());
            found.push([then.clone(), otherwise.clone()].concat());
            let body = [then, otherwise].concat();
            found.push(vec![Both { split: Instruction { rs1: condition, ..split }, body }]);
        }
        Both { split, body } => {
            found.push(body.clone());
            if split.op != Op::Split {
                let split = Instruction { op: Op::Split, context: 0, ..split };
                found.push(vec![Both { split, body }]);
            }
        }
        Skip { test, body } => {
            found.push(body.clone());
            if test != Test::Always {
                found.push(vec![Skip { test: Test::Always, body }]);
            }
        }
        Repeat { count, counter, body } => {
            found.push(body.clone());
            let old = if let Count::Exactly(count) = count { count } else { 7 };
            for count in [2, old - 1].into_iter().filter(|count| (2..old).contains(count)) {
                found.push(vec![Repeat { count: Count::Exactly(count), counter, body: body.clone() }]);
            }
        }
        While { trips, most, negated, registers, body } => {
            found.push(body.clone());
            if most > 1 {
                found.push(vec![While { trips, most: 1, negated, registers, body: body.clone() }]);
            }
            if !negated {
                found.push(vec![While { trips, most, negated: true, registers, body }]);
            }
        }
        Narrow { lanes, saved, body } => {
            found.push(body.clone());
            if lanes != Reg::ZERO {
                found.push(vec![Narrow { lanes: Reg::ZERO, saved, body }]);
            }
        }
        Call { link, indirect, twice, body } => {
            found.push(body.clone());
            if twice {
                found.push(vec![Call { link, indirect, twice: false, body: body.clone() }]);
            }
            if indirect {
                found.push(vec![Call { link, indirect: false, twice, body }]);
            }
        }
        // Cores meet all together or not at all.
        Barrier { id, count, across_cores: true } if count > 1 => {
            one(Barrier { id, count: 1, across_cores: true });
            if id != 0 {
                one(Barrier { id: 0, count, across_cores: true });
            }
        }
        Barrier { id, count, across_cores } => {
            for count in [1, 2, count.saturating_sub(1)].into_iter().filter(|new| (1..count).contains(new)) {
                one(Barrier { id, count, across_cores });
            }
            if id != 0 || across_cores {
                one(Barrier { id: 0, count, across_cores: false });
            }
        }
        Exchange { data, rd, id, count, .. } => {
            let meet = Barrier { id, count, across_cores: false };
            let access = |op, data| Access { op, data, region: Region::Fixed, index: None, offset: 0 };
            one(meet.clone());
            one(access(Op::Sw, data));
            one(access(Op::Lw, rd));
            found.push(vec![meet.clone(), meet.clone()]);
            found.push(vec![access(Op::Sw, data), meet.clone(), access(Op::Lw, rd), meet]);
        }
        Handover { area, data, rd, onward, flip, id, cores } => {
            let meet = Barrier { id, count: cores, across_cores: true };
            let access = |op, data| Access { op, data, region: Region::Fixed, index: None, offset: 0 };
            one(access(Op::Sw, data));
            one(access(Op::Lw, rd));
            one(Plain(Instruction::new(Op::Fence)));
            one(meet.clone());
            found.push(vec![meet.clone(), meet.clone()]);
            found.push(vec![access(Op::Sw, data), meet.clone(), access(Op::Lw, rd), meet]);
            if (onward, flip, id) != (1, 0, 0) {
                found.push(vec![Handover { area, data, rd, onward: 1, flip: 0, id: 0, cores }]);
            }
        }
        Patch { old, new } => {
            one(Plain(new));
            one(Plain(Instruction::new(Op::FenceI)));
            plainer(new).into_iter().for_each(|new| one(Patch { old, new }));
        }
        Launch { warps, lanes, body } => {
            for fewer in [1, 2, warps / 2, warps - 1].into_iter().filter(|new| (1..warps).contains(new)) {
                one(Launch { warps: fewer, lanes, body: with_warps(&body, warps, fewer) });
            }
            for simple in [1, -1, 3].into_iter().filter(|simple| *simple != lanes && lanes != 1) {
                if simple == 1 || (simple == 3 && lanes == -1) || (simple == -1 && lanes != 3) {
                    one(Launch { warps, lanes: simple, body: body.clone() });
                }
            }
        }
    }
    found
}

/// The block with barriers of all `old` warps made barriers of `new`.
fn with_warps(block: &Block, old: u32, new: u32) -> Block {
    let mut block = block.clone();
    for statement in &mut block {
        match statement {
            Statement::Barrier { count, across_cores: false, .. } | Statement::Exchange { count, .. }
                if *count == old =>
            {
                *count = new
            }
            other => other.blocks_mut().into_iter().for_each(|inner| *inner = with_warps(inner, old, new)),
        }
    }
    block
}

fn fewer_bits(new: u32, old: u32) -> bool {
    (weight(new), new.count_ones(), new) < (weight(old), old.count_ones(), old)
}

/// Instructions a number takes.
fn weight(value: u32) -> u32 {
    let low = (value as i32) << 20 >> 20;
    let high = value.wrapping_sub(low as u32);
    u32::from(high != 0) + u32::from(low != 0 || high == 0)
}

/// The instruction with one thing plainer.
fn plainer(instruction: Instruction) -> Vec<Instruction> {
    let mut found = Vec::new();
    for operand in instruction.row().operands {
        let mut new = instruction;
        match operand {
            Operand::Rs1 => new.rs1 = Reg::ZERO,
            Operand::Rs2 => new.rs2 = Reg::ZERO,
            Operand::Immediate | Operand::Shift if instruction.imm > 1 || instruction.imm < 0 => new.imm = 1,
            Operand::Immediate | Operand::Upper | Operand::FenceSets => new.imm = 0,
            Operand::Rounding => new.rounding = 0,
            _ => {}
        }
        found.push(new);
    }
    found.retain(|new| *new != instruction);
    found
}
