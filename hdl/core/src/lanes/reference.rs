//! What every operation computes, in wider arithmetic and by other operations than the hardware's: for tests.

use warpstep_kit::check::Random;
use warpstep_spec::{Class, Op};

/// The operands of one lane.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    pub pc: u32,
    pub immediate: u32,
    pub left: u32,
    pub right: u32,
}

/// The result of an instruction of ALU, multiplier or divider.
pub fn result(op: Op, operands: Operands) -> u32 {
    match op.class() {
        Class::Alu => arithmetic(op, operands),
        Class::Multiply => product(op, operands.left, operands.right),
        Class::Divide => quotient(op, operands.left, operands.right),
        _ => panic!("{op} has no result of its own"),
    }
}

/// In 64 bits, and by division where the hardware shifts.
fn arithmetic(op: Op, Operands { pc, immediate, left, right }: Operands) -> u32 {
    use Op::*;
    let with_register = matches!(op, Add | Sub | Sll | Slt | Sltu | Xor | Srl | Sra | Or | And);
    let other = if with_register { right } else { immediate };
    let (a, b) = (i64::from(left), i64::from(other));
    let (signed_a, signed_b) = (i64::from(left as i32), i64::from(other as i32));
    let power = 1i64 << (other % 32);
    let exact = match op {
        Lui => b,
        Auipc => i64::from(pc) + b,
        Addi | Add => a + b,
        Sub => a - b,
        Slti | Slt => (signed_a < signed_b).into(),
        Sltiu | Sltu => (a < b).into(),
        Xori | Xor => (a | b) - (a & b),
        Ori | Or => a + b - (a & b),
        Andi | And => (a + b - (a ^ b)) / 2,
        Slli | Sll => a * power,
        Srli | Srl => a / power,
        Srai | Sra => signed_a.div_euclid(power),
        other => panic!("{other} is not arithmetic"),
    };
    exact as u32
}

fn product(op: Op, left: u32, right: u32) -> u32 {
    let (a, b) = (i128::from(left), i128::from(right));
    let (signed_a, signed_b) = (i128::from(left as i32), i128::from(right as i32));
    match op {
        Op::Mul => (a * b) as u32,
        Op::Mulh => (signed_a * signed_b).div_euclid(1 << 32) as u32,
        Op::Mulhsu => (signed_a * b).div_euclid(1 << 32) as u32,
        _ => (a * b).div_euclid(1 << 32) as u32,
    }
}

/// The table of the RISC-V manual; nothing overflows in 64 bits.
fn quotient(op: Op, left: u32, right: u32) -> u32 {
    let signed = matches!(op, Op::Div | Op::Rem);
    let wide = |word: u32| if signed { i64::from(word as i32) } else { i64::from(word) };
    let (a, b) = (wide(left), wide(right));
    match op {
        Op::Div | Op::Divu => a.checked_div(b).unwrap_or(-1) as u32,
        _ => a.checked_rem(b).unwrap_or(a) as u32,
    }
}

/// Operands that mean something: a segment mask, a bound, a distance.
pub fn shuffle_operand(random: &mut Random) -> u64 {
    let mask = [0, 0, 0x3c, 0x38, random.below(64)][random.below(5) as usize];
    let bound = [31, 3, 7, random.below(64)][random.below(4) as usize];
    let far = if random.once_in(3) { 64 } else { 6 };
    mask << 12 | bound << 6 | random.below(far) | (random.word() & 0xfffc_0000)
}

/// The lane a shuffle reads, as Vortex v2.3 defines it; `None` where that is outside the segment.
pub fn shuffle_source(op: Op, lane: i32, operand: i32) -> Option<i32> {
    let (mask, bound, delta) = (operand >> 12 & 63, operand >> 6 & 63, operand & 63);
    let least = lane & mask;
    let most = least | (bound & (63 - mask));
    let source = match op {
        Op::ShflUp => return Some(lane - delta).filter(|source| *source >= least),
        Op::ShflDown => lane + delta,
        Op::ShflBfly => lane ^ delta,
        _ => least | (delta & (63 - mask)),
    };
    Some(source).filter(|source| *source <= most)
}
