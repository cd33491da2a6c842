//! What the result of an instruction is, from what its operands are: constants, truth values, numbers that differ in every
//! lane, addresses.

use crate::regions::Regions;
use crate::value::{Divisor, Shape, Token, Tokens};
use warpstep_spec::{Instruction, Op};

/// An operand: what it is, and whether all lanes that run agree on it.
#[derive(Clone, Copy)]
pub(crate) struct Operand {
    pub shape: Shape,
    pub agrees: bool,
}

/// The second operand: a register, or the immediate of the forms that have one.
fn second(instruction: &Instruction, rs2: Operand) -> Operand {
    let immediate = Operand { shape: Shape::Const(instruction.imm as u32), agrees: true };
    match instruction.op {
        Op::Addi | Op::Xori | Op::Ori | Op::Andi | Op::Slti | Op::Sltiu => immediate,
        Op::Slli | Op::Srli | Op::Srai => immediate,
        _ => rs2,
    }
}

/// What the result is.
pub(crate) fn shape(
    pc: u32,
    instruction: &Instruction,
    a: Operand,
    rs2: Operand,
    regions: &Regions,
) -> Shape {
    let op = instruction.op;
    let b = second(instruction, rs2);
    if let (Some(a), Some(b)) = (a.shape.constant(), b.shape.constant())
        && let Some(value) = fold(op, a, b)
    {
        return Shape::Const(value);
    }
    match op {
        Op::Lui => Shape::Const(instruction.imm as u32),
        Op::Auipc => Shape::Const(pc.wrapping_add(instruction.imm as u32)),
        Op::Jal | Op::Jalr => Shape::Const(pc.wrapping_add(4)),
        Op::Add | Op::Addi => {
            sum(a, b, regions).unwrap_or_else(|| sum(b, a, regions).unwrap_or(Shape::Unknown))
        }
        Op::Sub => difference(a, b, regions),
        Op::Xor | Op::Xori if numbered(a, b) => Shape::LaneNumber,
        Op::Slli if a.shape == Shape::LaneNumber => Shape::LaneNumber,
        Op::Sltiu if instruction.imm == 1 && a.shape == Shape::LaneNumber => Shape::OneLane,
        Op::Slt | Op::Sltu | Op::Slti | Op::Sltiu => Shape::Bool,
        Op::FeqS | Op::FltS | Op::FleS | Op::VoteAll | Op::VoteAny | Op::VoteUni => Shape::Bool,
        Op::Srli if instruction.imm == 31 => Shape::Bool,
        Op::And | Op::Andi if [a, b].iter().any(|one| one.shape == Shape::OneLane) => Shape::OneLane,
        Op::And | Op::Andi if a.shape.is_bool() || b.shape.is_bool() => Shape::Bool,
        Op::Or | Op::Ori | Op::Xor | Op::Xori if a.shape.is_bool() && b.shape.is_bool() => Shape::Bool,
        Op::Mul if a.shape.is_bool() && b.shape.is_bool() => Shape::Bool,
        _ => Shape::Unknown,
    }
}

/// Whether one is a number that differs in every lane and the other the same in all.
fn numbered(a: Operand, b: Operand) -> bool {
    (a.shape == Shape::LaneNumber && b.agrees) || (b.shape == Shape::LaneNumber && a.agrees)
}

/// `base` with something added to it.
fn sum(base: Operand, more: Operand, regions: &Regions) -> Option<Shape> {
    match (base.shape, more.shape) {
        (shape, Shape::Const(0)) => Some(shape),
        (Shape::Stack(at), Shape::Const(more)) => Some(Shape::Stack(at.wrapping_add(more as i32))),
        (Shape::Stack(_) | Shape::InStack, _) => Some(Shape::InStack),
        (Shape::In(region), _) => Some(Shape::In(region)),
        (Shape::Const(address), _) if regions.base(address).is_some() => regions.base(address).map(Shape::In),
        (Shape::LaneNumber, _) if more.agrees => Some(Shape::LaneNumber),
        _ => None,
    }
}

fn difference(a: Operand, b: Operand, regions: &Regions) -> Shape {
    match (a.shape, b.shape) {
        (Shape::Stack(at), Shape::Stack(other)) => Shape::Const(at.wrapping_sub(other) as u32),
        (one, other) if one.is_stack() && other.is_stack() => Shape::Unknown,
        (Shape::Stack(at), Shape::Const(less)) => Shape::Stack(at.wrapping_sub(less as i32)),
        (Shape::In(_), Shape::In(_)) => Shape::Unknown,
        (_, Shape::LaneNumber) if a.agrees => Shape::LaneNumber,
        _ => sum(a, b, regions).unwrap_or(Shape::Unknown),
    }
}

/// The result of constants, for what addresses, masks and counts are made of.
fn fold(op: Op, a: u32, b: u32) -> Option<u32> {
    Some(match op {
        Op::Add | Op::Addi => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Xor | Op::Xori => a ^ b,
        Op::Or | Op::Ori => a | b,
        Op::And | Op::Andi => a & b,
        Op::Sll | Op::Slli => a << (b & 31),
        Op::Srl | Op::Srli => a >> (b & 31),
        Op::Sra | Op::Srai => ((a as i32) >> (b & 31)) as u32,
        Op::Slt | Op::Slti => u32::from((a as i32) < b as i32),
        Op::Sltu | Op::Sltiu => u32::from(a < b),
        Op::Mul => a.wrapping_mul(b),
        Op::Divu => a.checked_div(b).unwrap_or(u32::MAX),
        Op::Remu => a.checked_rem(b).unwrap_or(a),
        _ => return None,
    })
}

/// Why warps may disagree on the result: warps whose numbers have the same quotient or remainder agree on it.
pub(crate) fn tokens(pc: u32, instruction: &Instruction, a: &Tokens, divisor: Shape, rest: Tokens) -> Tokens {
    let by_number = a.iter().eq([&Token::Warp]) && rest.is_empty();
    let group = match (instruction.op, divisor) {
        (Op::Srli, _) => Divisor::By(1 << (instruction.imm & 31)),
        (Op::Andi, _) => Divisor::Modulo(instruction.imm as u32),
        (Op::Divu | Op::Div, Shape::Const(by)) => Divisor::By(by),
        (Op::Divu | Op::Div, Shape::Loaded(address)) => Divisor::Loaded(address),
        (Op::Divu | Op::Div | Op::Srl | Op::Remu | Op::Rem | Op::And, _) => Divisor::At(pc),
        _ => return a.union(&rest).copied().collect(),
    };
    if by_number { Tokens::from([Token::Group(group)]) } else { a.union(&rest).copied().collect() }
}
