//! Processes that read nothing: their results are known now.
//!
//! A machine of one warp and one lane has some. Printed as `always @*` they would wait for an event that never comes.

use super::expr::{Comparison, Expr, Op, Reduce, Shift};
use super::parts::position;
use super::statement::{Place, Statement};
use crate::bits::Bits;
use std::collections::BTreeMap;

/// The values the statements leave in what they write. `None` if they read anything they have not written.
pub(crate) fn run(statements: &[Statement]) -> Option<BTreeMap<String, Bits>> {
    let mut values = BTreeMap::new();
    block(statements, &mut values)?;
    Some(values)
}

fn block(statements: &[Statement], values: &mut BTreeMap<String, Bits>) -> Option<()> {
    for statement in statements {
        match statement {
            Statement::Comment(_) => {}
            Statement::Assign(place, value) => assign(place, value, values)?,
            Statement::If(arms, otherwise) => {
                let mut body = otherwise;
                for (test, then) in arms.iter().rev() {
                    if evaluate(test, values)?.bit(0) {
                        body = then;
                    }
                }
                block(body, values)?;
            }
            Statement::Case(subject, arms, otherwise) => {
                let subject = Expr::Const(evaluate(subject, values)?);
                let arm = arms.iter().find(|arm| arm.value.clone().nameless() == subject);
                block(arm.map_or(otherwise, |arm| &arm.body), values)?;
            }
        }
    }
    Some(())
}

fn assign(place: &Place, value: &Expr, values: &mut BTreeMap<String, Bits>) -> Option<()> {
    let value = evaluate(value, values)?;
    let low = match &place.index {
        Some(index) => position(&evaluate(index, values)?),
        None => place.low,
    };
    let new = if place.is_whole() { value } else { values.get(&place.name)?.with_slice(low, &value) };
    values.insert(place.name.clone(), new);
    Some(())
}

/// The value of an expression over `values`. `None` if it reads anything else.
fn evaluate(expr: &Expr, values: &BTreeMap<String, Bits>) -> Option<Bits> {
    let value = |expr: &Expr| evaluate(expr, values);
    let bit = |bit: bool| Bits::new(1, bit.into());
    Some(match expr {
        Expr::Const(bits) | Expr::Label { bits, .. } => bits.clone(),
        Expr::Part { name, low, width, .. } => values.get(name)?.slice(*low, *width),
        Expr::Pick { name, index, width, .. } => values.get(name)?.slice(position(&value(index)?), *width),
        Expr::Not(inner) => value(inner)?.inverted(),
        Expr::Negate(inner) => value(inner)?.negated(),
        Expr::Reduce(op, inner) => {
            let inner = value(inner)?;
            bit(match op {
                Reduce::And => inner.ones() == inner.width(),
                Reduce::Or => inner.ones() > 0,
                Reduce::Xor => inner.ones() % 2 == 1,
            })
        }
        Expr::Binary(op, left, right) => {
            let (left, right) = (value(left)?, value(right)?);
            match op {
                Op::Add => left.plus(&right),
                Op::Sub => left.minus(&right),
                Op::Mul => left.times(&right),
                Op::And => left.and(&right),
                Op::Or => left.or(&right),
                Op::Xor => left.exclusive_or(&right),
            }
        }
        Expr::Shift(shift, left, amount) => {
            let (left, amount) = (value(left)?, position(&value(amount)?));
            match shift {
                Shift::Left => left.shifted_left(amount),
                Shift::Right => left.shifted_right(amount),
                Shift::Arithmetic => {
                    Bits::from_int(left.width(), &(left.to_signed() >> amount.min(left.width())))
                }
            }
        }
        Expr::Compare { op, signed, left, right } => {
            let (left, right) = (value(left)?, value(right)?);
            let order = if *signed { left.to_signed().cmp(&right.to_signed()) } else { left.compare(&right) };
            bit(match op {
                Comparison::Eq => order.is_eq(),
                Comparison::Ne => order.is_ne(),
                Comparison::Lt => order.is_lt(),
                Comparison::Le => order.is_le(),
                Comparison::Gt => order.is_gt(),
                Comparison::Ge => order.is_ge(),
            })
        }
        Expr::Concat(parts) => {
            let mut all = Bits::new(expr.width(), 0);
            for part in parts {
                all = all.shifted_left(part.width()).with_slice(0, &value(part)?);
            }
            all
        }
        Expr::Repeat(count, inner) => {
            let inner = value(inner)?;
            let places = (0..*count).map(|at| at * inner.width());
            places.fold(Bits::new(expr.width(), 0), |all, low| all.with_slice(low, &inner))
        }
        Expr::Choose(condition, yes, no) => value(if value(condition)?.bit(0) { yes } else { no })?,
    })
}
