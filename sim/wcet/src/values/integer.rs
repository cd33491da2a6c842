//! Integer instructions on words of which some bits are known. Exact where the operands are known; where they are not, bitwise
//! operations, sums, shifts by known places and comparisons keep what they can, and everything else is unknown.

use super::word::Word;
use warpstep_spec::Op;

/// ALU operations but auipc; `b` is the second register or the immediate.
pub(crate) fn alu(op: Op, a: Word, b: Word) -> Word {
    match op {
        Op::Lui => b,
        Op::Addi | Op::Add => a.plus(b),
        Op::Sub => a.minus(b),
        Op::Xori | Op::Xor => a.xor(b),
        Op::Ori | Op::Or => a.or(b),
        Op::Andi | Op::And => a.and(b),
        Op::Slti | Op::Slt => Word::boolean(a.less_signed(b)),
        Op::Sltiu | Op::Sltu => Word::boolean(a.less(b)),
        Op::Slli | Op::Sll => shifted(b, |places| a.shift_left(places)),
        Op::Srli | Op::Srl => shifted(b, |places| a.shift_right(places, false)),
        Op::Srai | Op::Sra => shifted(b, |places| a.shift_right(places, true)),
        other => unreachable!("{other} is no ALU operation"),
    }
}

/// The low five bits of an operand say by how much.
fn shifted(places: Word, shift: impl Fn(u32) -> Word) -> Word {
    let (bits, known) = places.parts();
    if known & 31 == 31 { shift(bits & 31) } else { Word::UNKNOWN }
}

/// Multiplication and division.
pub(crate) fn multiply(op: Op, a: Word, b: Word) -> Word {
    if op == Op::Mul && (a.value() == Some(0) || b.value() == Some(0)) {
        return Word::ZERO;
    }
    let (Some(x), Some(y)) = (a.value(), b.value()) else {
        return if op == Op::Mul { outer_zeros(a, b) } else { Word::UNKNOWN };
    };
    let (signed_x, signed_y) = (x as i32, y as i32);
    let high = |product: i64| (product >> 32) as u32;
    Word::new(match op {
        Op::Mul => x.wrapping_mul(y),
        Op::Mulh => high(i64::from(signed_x) * i64::from(signed_y)),
        Op::Mulhsu => high(i64::from(signed_x) * i64::from(y)),
        Op::Mulhu => ((u64::from(x) * u64::from(y)) >> 32) as u32,
        Op::Div if y == 0 => u32::MAX,
        Op::Div => signed_x.wrapping_div(signed_y) as u32,
        Op::Divu => x.checked_div(y).unwrap_or(u32::MAX),
        Op::Rem if y == 0 => x,
        Op::Rem => signed_x.wrapping_rem(signed_y) as u32,
        Op::Remu => x.checked_rem(y).unwrap_or(x),
        other => unreachable!("{other} neither multiplies nor divides"),
    })
}

/// Zeros at the low end of both factors are zeros of the product: an unknown index times a row's length stays aligned. And
/// it is at most the product of the largest factors.
fn outer_zeros(a: Word, b: Word) -> Word {
    let zeros = |word: Word| {
        let (bits, known) = word.parts();
        (!known | bits).trailing_zeros()
    };
    let low = 1u32.checked_shl(zeros(a) + zeros(b)).map_or(u32::MAX, |bit| bit - 1);
    let most = u64::from(a.range().1) * u64::from(b.range().1);
    let high =
        u32::try_from(most).map_or(0, |most| !(u32::MAX.checked_shr(most.leading_zeros()).unwrap_or(0)));
    Word::partly(0, low | high)
}

/// Whether a conditional branch is taken, if that is known.
pub(crate) fn branch(op: Op, a: Word, b: Word) -> Option<bool> {
    let not = |answer: Option<bool>| answer.map(|answer| !answer);
    match op {
        Op::Beq => a.equals(b),
        Op::Bne => not(a.equals(b)),
        Op::Blt => a.less_signed(b),
        Op::Bge => not(a.less_signed(b)),
        Op::Bltu => a.less(b),
        Op::Bgeu => not(a.less(b)),
        other => unreachable!("{other} is no conditional branch"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_is_that_of_the_standard_at_its_corners() {
        let divide = |op, x: i32, y: i32| multiply(op, Word::new(x as u32), Word::new(y as u32)).value();
        assert_eq!(divide(Op::Div, 7, 0), Some(u32::MAX));
        assert_eq!(divide(Op::Rem, 7, 0), Some(7));
        assert_eq!(divide(Op::Div, i32::MIN, -1), Some(i32::MIN as u32));
        assert_eq!(divide(Op::Rem, i32::MIN, -1), Some(0));
        assert_eq!(divide(Op::Div, -7, 2), Some(-3i32 as u32));
        assert_eq!(divide(Op::Mulhsu, -1, -1), Some(u32::MAX));
    }

    #[test]
    fn an_unknown_index_stays_aligned_to_its_elements() {
        let index = multiply(Op::Mul, Word::UNKNOWN, Word::new(48));
        assert_eq!(index.parts(), (0, 15));
        assert_eq!(alu(Op::Add, index, Word::new(0x8000_0004)).parts(), (4, 15));
        assert_eq!(multiply(Op::Mul, Word::UNKNOWN, Word::ZERO).value(), Some(0));
        assert_eq!(multiply(Op::Mul, Word::partly(0, !15), Word::new(12)).parts(), (0, !0xFC), "at most 180");
    }

    #[test]
    fn a_comparison_with_an_unknown_word_is_zero_or_one() {
        assert_eq!(alu(Op::Sltu, Word::UNKNOWN, Word::new(9)), Word::BOOLEAN);
        assert_eq!(branch(Op::Bne, Word::BOOLEAN, Word::new(2)), Some(true));
        assert_eq!(branch(Op::Bgeu, Word::UNKNOWN, Word::ZERO), Some(true));
    }
}
