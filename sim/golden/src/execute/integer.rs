//! RV32I arithmetic and RV32M, one line per instruction.

use crate::registers::Registers;
use crate::step::Current;
use warpstep_spec::{Instruction, Op};

/// Integer arithmetic, logic, shifts, compares.
#[inline]
pub(crate) fn alu(registers: &mut Registers, current: &Current) {
    let Instruction { op, rd, rs1, rs2, imm, .. } = current.instruction;
    let (active, pc, imm) = (current.active, current.pc, imm as u32);
    let r = registers;
    match op {
        Op::Lui => r.write(active, rd, |_| imm),
        Op::Auipc => r.write(active, rd, |_| pc.wrapping_add(imm)),
        Op::Addi => r.unary(active, rd, rs1, |a| a.wrapping_add(imm)),
        Op::Slti => r.unary(active, rd, rs1, |a| ((a as i32) < imm as i32).into()),
        Op::Sltiu => r.unary(active, rd, rs1, |a| (a < imm).into()),
        Op::Xori => r.unary(active, rd, rs1, |a| a ^ imm),
        Op::Ori => r.unary(active, rd, rs1, |a| a | imm),
        Op::Andi => r.unary(active, rd, rs1, |a| a & imm),
        Op::Slli => r.unary(active, rd, rs1, |a| a << (imm & 31)),
        Op::Srli => r.unary(active, rd, rs1, |a| a >> (imm & 31)),
        Op::Srai => r.unary(active, rd, rs1, |a| (a as i32 >> (imm & 31)) as u32),
        Op::Add => r.binary(active, rd, rs1, rs2, u32::wrapping_add),
        Op::Sub => r.binary(active, rd, rs1, rs2, u32::wrapping_sub),
        Op::Sll => r.binary(active, rd, rs1, rs2, |a, b| a << (b & 31)),
        Op::Slt => r.binary(active, rd, rs1, rs2, |a, b| ((a as i32) < b as i32).into()),
        Op::Sltu => r.binary(active, rd, rs1, rs2, |a, b| (a < b).into()),
        Op::Xor => r.binary(active, rd, rs1, rs2, |a, b| a ^ b),
        Op::Srl => r.binary(active, rd, rs1, rs2, |a, b| a >> (b & 31)),
        Op::Sra => r.binary(active, rd, rs1, rs2, |a, b| (a as i32 >> (b & 31)) as u32),
        Op::Or => r.binary(active, rd, rs1, rs2, |a, b| a | b),
        Op::And => r.binary(active, rd, rs1, rs2, |a, b| a & b),
        other => unreachable!("{other} is not arithmetic"),
    }
}

/// Multiplication and division.
pub(crate) fn multiply(registers: &mut Registers, current: &Current) {
    let Instruction { op, rd, rs1, rs2, .. } = current.instruction;
    let f: fn(u32, u32) -> u32 = match op {
        Op::Mul => u32::wrapping_mul,
        Op::Mulh => |a, b| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32,
        Op::Mulhsu => |a, b| ((i64::from(a as i32) * i64::from(b)) >> 32) as u32,
        Op::Mulhu => |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32,
        Op::Div => |a, b| if b == 0 { u32::MAX } else { (a as i32).wrapping_div(b as i32) as u32 },
        Op::Divu => |a, b| a.checked_div(b).unwrap_or(u32::MAX),
        Op::Rem => |a, b| if b == 0 { a } else { (a as i32).wrapping_rem(b as i32) as u32 },
        Op::Remu => |a, b| a.checked_rem(b).unwrap_or(a),
        other => unreachable!("{other} does not multiply or divide"),
    };
    registers.binary(current.active, rd, rs1, rs2, f);
}
