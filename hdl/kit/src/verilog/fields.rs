//! Words side by side. `(a << 8) | b`, where neither reaches into the other, is `{a, b}`, and that is how a person writes it.

use super::expr::Expr;
use crate::bits::Bits;

/// What stands in a word from `low` up; everything else is zero.
struct Field {
    low: usize,
    expr: Expr,
}

/// What an expression consists of, if zeros surround it that can be told.
fn fields(expr: &Expr) -> Option<Vec<Field>> {
    match expr {
        Expr::Const(bits) => Some(constant(bits).into_iter().collect()),
        Expr::Concat(parts) => {
            let mut low = expr.width();
            let mut found = vec![];
            for part in parts {
                low -= part.width();
                match part {
                    Expr::Const(bits) => found.extend(constant(bits).map(|field| field.above(low))),
                    part => found.push(Field { low, expr: part.clone() }),
                }
            }
            Some(found)
        }
        _ => None,
    }
}

/// A constant without the zeros on both sides.
fn constant(bits: &Bits) -> Option<Field> {
    let low = (0..bits.width()).find(|index| bits.bit(*index))?;
    let high = (low..bits.width()).rfind(|index| bits.bit(*index))?;
    Some(Field { low, expr: Expr::Const(bits.slice(low, high + 1 - low)) })
}

impl Field {
    fn above(self, low: usize) -> Field {
        Field { low: self.low + low, ..self }
    }

    fn end(&self) -> usize {
        self.low + self.expr.width()
    }
}

/// `left | right` as one concatenation, if no bit can be set in both.
pub(super) fn side_by_side(left: &Expr, right: &Expr) -> Option<Expr> {
    let width = left.width();
    let mut all = fields(left)?;
    all.extend(fields(right)?);
    all.sort_by_key(|field| std::cmp::Reverse(field.low));
    let mut parts = vec![];
    let mut top = width;
    for field in all {
        if field.end() > top {
            return None;
        }
        if field.end() < top {
            parts.push(Expr::number(top - field.end(), 0));
        }
        top = field.low;
        parts.push(field.expr);
    }
    if top > 0 {
        parts.push(Expr::number(top, 0));
    }
    Some(Expr::concat(parts))
}

/// `expr << amount`, if only zeros are lost.
pub(super) fn moved_up(expr: &Expr, amount: usize) -> Option<Expr> {
    let Expr::Concat(parts) = expr else { return None };
    let Some(Expr::Const(zeros)) = parts.first().filter(|first| first.known() == Some(false)) else {
        return None;
    };
    let left = zeros.width().checked_sub(amount)?;
    let mut moved = vec![];
    if left > 0 {
        moved.push(Expr::number(left, 0));
    }
    moved.extend(parts[1..].iter().cloned());
    moved.push(Expr::number(amount, 0));
    Some(Expr::concat(moved))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn byte(name: &str, above: usize, below: usize) -> Expr {
        let zeros = |width: usize| (width > 0).then(|| Expr::number(width, 0));
        let parts = [zeros(above), Some(Expr::signal(name, 8)), zeros(below)];
        Expr::concat(parts.into_iter().flatten().collect())
    }

    #[test]
    fn words_that_do_not_meet_stand_side_by_side() {
        let (a, b) = (Expr::signal("a", 8), Expr::signal("b", 8));
        assert_eq!(
            side_by_side(&byte("a", 0, 8), &byte("b", 8, 0)),
            Some(Expr::Concat(vec![a.clone(), b.clone()]))
        );
        let gap = Expr::Concat(vec![Expr::number(2, 0), b, Expr::number(6, 0), a]);
        assert_eq!(side_by_side(&byte("a", 16, 0), &byte("b", 2, 14)), Some(gap));
        let one = Expr::Concat(vec![Expr::number(8, 0x40), Expr::signal("a", 8)]);
        assert_eq!(side_by_side(&byte("a", 8, 0), &Expr::number(16, 0x4000)), Some(one));
    }

    #[test]
    fn words_that_meet_do_not() {
        assert_eq!(side_by_side(&byte("a", 0, 8), &byte("b", 1, 7)), None);
        assert_eq!(side_by_side(&byte("a", 8, 0), &Expr::number(16, 0x81)), None);
        assert_eq!(side_by_side(&byte("a", 8, 0), &Expr::signal("b", 16)), None);
    }

    #[test]
    fn a_word_moves_up_into_zeros_only() {
        assert_eq!(moved_up(&byte("a", 8, 0), 3), Some(byte("a", 5, 3)));
        assert_eq!(moved_up(&byte("a", 8, 0), 8), Some(byte("a", 0, 8)));
        assert_eq!(moved_up(&byte("a", 8, 0), 9), None);
        assert_eq!(moved_up(&Expr::signal("a", 8), 1), None);
    }
}
