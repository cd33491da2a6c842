//! Part of an expression. Verilog can take a part of a signal only, so the part is taken where the signals are:
//! the low byte of `a + b` is the low byte of `a` plus the low byte of `b`. What cannot be taken apart is named first.

use super::expr::{Expr, Op, Shift};
use crate::bits::Bits;

/// Gives an expression a name, so that a part of it can be taken.
pub(crate) trait Naming {
    fn name(&mut self, expr: Expr) -> Expr;
}

/// `width` bits of `expr` from `low` up; zero beyond its end.
pub(crate) fn part(expr: Expr, low: usize, width: usize, naming: &mut dyn Naming) -> Expr {
    let whole = expr.width();
    if low == 0 && width == whole {
        return expr;
    }
    if low >= whole {
        return Expr::number(width, 0);
    }
    if low + width > whole {
        let inside = part(expr, low, whole - low, naming);
        return extend(inside, width, false, naming);
    }
    match expr.nameless() {
        Expr::Const(bits) => Expr::Const(bits.slice(low, width)),
        Expr::Part { name, of, low: base, .. } => Expr::Part { name, of, low: base + low, width },
        Expr::Pick { name, of, index, .. } if low == 0 => Expr::Pick { name, of, index, width },
        Expr::Not(inner) => Expr::not(part(*inner, low, width, naming)),
        Expr::Negate(inner) if low == 0 => Expr::Negate(part(*inner, 0, width, naming).into()),
        Expr::Binary(op, left, right) if low == 0 || matches!(op, Op::And | Op::Or | Op::Xor) => {
            let left = part(*left, low, width, naming);
            Expr::binary(op, left, part(*right, low, width, naming))
        }
        Expr::Shift(Shift::Left, inner, amount) if low == 0 => {
            Expr::Shift(Shift::Left, part(*inner, 0, width, naming).into(), amount)
        }
        Expr::Shift(Shift::Right, inner, amount) if matches!(*amount, Expr::Const(_)) => {
            let Expr::Const(bits) = *amount else { unreachable!("the guard saw a constant") };
            let amount = bits.to_u64().map_or(whole, |amount| (amount as usize).min(whole));
            part(*inner, low + amount, width, naming)
        }
        Expr::Concat(parts) => part_of_concat(parts, low, width, naming),
        Expr::Repeat(_, inner) if inner.width() == 1 => repeat(width, *inner),
        Expr::Choose(condition, yes, no) => {
            let yes = part(*yes, low, width, naming);
            Expr::choose(*condition, yes, part(*no, low, width, naming))
        }
        other => part(naming.name(other), low, width, naming),
    }
}

fn part_of_concat(parts: Vec<Expr>, low: usize, width: usize, naming: &mut dyn Naming) -> Expr {
    let mut taken = vec![];
    let mut base = 0;
    for piece in parts.into_iter().rev() {
        let (start, end) = (base, base + piece.width());
        base = end;
        let (from, to) = (low.max(start), (low + width).min(end));
        if from < to {
            taken.insert(0, part(piece, from - start, to - from, naming));
        }
    }
    Expr::concat(taken)
}

pub(crate) fn repeat(count: usize, bit: Expr) -> Expr {
    match bit {
        Expr::Const(bits) if bits.ones() == 0 => Expr::number(count, 0),
        Expr::Const(_) => Expr::Const(Bits::new(count, 0).inverted()),
        bit if count == 1 => bit,
        bit => Expr::Repeat(count, bit.into()),
    }
}

/// `expr` in at least its own width, with zeros or the sign above it.
pub(crate) fn extend(expr: Expr, width: usize, signed: bool, naming: &mut dyn Naming) -> Expr {
    let missing = width - expr.width();
    if missing == 0 {
        return expr;
    }
    if !signed {
        return Expr::concat(vec![Expr::number(missing, 0), expr]);
    }
    let expr = match expr.nameless() {
        simple @ (Expr::Part { .. } | Expr::Const(_)) => simple,
        other => naming.name(other),
    };
    let sign = part(expr.clone(), expr.width() - 1, 1, naming);
    Expr::concat(vec![repeat(missing, sign), expr])
}

/// `expr` in `width` bits, cut or extended.
pub(crate) fn resize(expr: Expr, width: usize, signed: bool, naming: &mut dyn Naming) -> Expr {
    if width <= expr.width() { part(expr, 0, width, naming) } else { extend(expr, width, signed, naming) }
}
