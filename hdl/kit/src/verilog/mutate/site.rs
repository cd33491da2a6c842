//! Where an operand stands: in what a signal is assigned, or in a condition around such an assignment.
//!
//! Operands that were mutated before count as what they were, so one mutation may lie within another.

use super::{CHOSEN, TOP};
use crate::verilog::expr::Expr;
use crate::verilog::statement::{Place, Statement};
use std::collections::BTreeSet;

/// What is written.
pub(super) struct Target {
    /// The signal, and names given to steps on the way to it, as the statements call them.
    pub names: Vec<String>,
    /// Only these bits of it.
    pub bits: Option<Bits>,
}

/// Bits of a signal.
pub(super) enum Bits {
    Known { low: usize, width: usize },
    At(Expr),
}

/// What is sought.
pub(super) enum Operand {
    /// Anywhere.
    Part(Expr),
    /// As all that is assigned, in every width that has.
    Value(Vec<Expr>),
}

/// Everywhere the operand stands.
pub(super) struct Sites<'a> {
    pub target: Target,
    /// Only in the arm of a `match` for this value.
    pub arm: &'a str,
    pub operand: Operand,
}

impl Target {
    fn is(&self, place: &Place) -> bool {
        let bits = match &self.bits {
            None => true,
            Some(Bits::Known { low, width }) => {
                place.index.is_none() && (place.low, place.width) == (*low, *width)
            }
            Some(Bits::At(index)) => place.index.as_ref().is_some_and(|own| plain(own) == *index),
        };
        self.names.contains(&place.name) && bits
    }

    /// The widths in which it is assigned.
    pub fn widths(&self, statements: &[Statement]) -> BTreeSet<usize> {
        let mut widths = BTreeSet::new();
        for statement in statements {
            match statement {
                Statement::Assign(place, _) if self.is(place) => {
                    widths.insert(place.width);
                }
                Statement::If(arms, otherwise) => {
                    arms.iter().for_each(|(_, body)| widths.extend(self.widths(body)));
                    widths.extend(self.widths(otherwise));
                }
                Statement::Case(_, arms, otherwise) => {
                    arms.iter().for_each(|arm| widths.extend(self.widths(&arm.body)));
                    widths.extend(self.widths(otherwise));
                }
                Statement::Assign(..) | Statement::Comment(_) => {}
            }
        }
        widths
    }
}

impl Sites<'_> {
    /// Calls `see` with the operand wherever it stands, in the order of the statements.
    pub fn visit(&self, statements: &mut [Statement], see: &mut dyn FnMut(&mut Expr)) {
        self.block(statements, self.arm.is_empty(), see);
    }

    fn block(&self, statements: &mut [Statement], counts: bool, see: &mut dyn FnMut(&mut Expr)) {
        for statement in statements {
            if self.target.widths(std::slice::from_ref(statement)).is_empty() {
                continue;
            }
            match statement {
                Statement::Assign(place, value) => {
                    place.index.iter_mut().for_each(|index| self.parts(index, counts, see));
                    self.value(value, counts, see);
                    self.parts(value, counts, see);
                }
                Statement::If(arms, otherwise) => {
                    for (test, body) in arms {
                        self.parts(test, counts, see);
                        self.block(body, counts, see);
                    }
                    self.block(otherwise, counts, see);
                }
                Statement::Case(subject, arms, otherwise) => {
                    self.parts(subject, counts, see);
                    for arm in arms {
                        self.block(&mut arm.body, counts || arm.label == self.arm, see);
                    }
                    self.block(otherwise, counts, see);
                }
                Statement::Comment(_) => {}
            }
        }
    }

    fn value(&self, value: &mut Expr, counts: bool, see: &mut dyn FnMut(&mut Expr)) {
        if let Operand::Value(sought) = &self.operand
            && counts
            && sought.iter().any(|sought| plain(sought) == plain(value))
        {
            see(right(value));
        }
    }

    fn parts(&self, expr: &mut Expr, counts: bool, see: &mut dyn FnMut(&mut Expr)) {
        let Operand::Part(sought) = &self.operand else { return };
        let expr = right(expr);
        if counts && expr.width() == sought.width() && plain(expr) == plain(sought) {
            return see(expr);
        }
        operands(expr).into_iter().for_each(|inner| self.parts(inner, counts, see));
    }
}

/// Calls `see` with every expression the statements evaluate.
pub(super) fn expressions(statements: &mut [Statement], see: &mut dyn FnMut(&mut Expr)) {
    for statement in statements {
        match statement {
            Statement::Assign(place, value) => {
                place.index.iter_mut().for_each(&mut *see);
                see(value);
            }
            Statement::If(arms, otherwise) => {
                for (test, body) in arms {
                    see(test);
                    expressions(body, see);
                }
                expressions(otherwise, see);
            }
            Statement::Case(subject, arms, otherwise) => {
                see(subject);
                arms.iter_mut().for_each(|arm| expressions(&mut arm.body, see));
                expressions(otherwise, see);
            }
            Statement::Comment(_) => {}
        }
    }
}

/// Whether `expr` chooses between right and wrong.
fn is_mutated(expr: &Expr) -> bool {
    let Expr::Choose(condition, ..) = expr else { return false };
    let Expr::Compare { left, .. } = condition.as_ref() else { return false };
    matches!(left.as_ref(), Expr::Part { name, .. } if *name == format!("@{TOP}@.{CHOSEN}"))
}

/// What stands here if no mutation of it is awake.
fn right(expr: &mut Expr) -> &mut Expr {
    if !is_mutated(expr) {
        return expr;
    }
    match expr {
        Expr::Choose(_, _, no) => right(no),
        other => other,
    }
}

/// The expression without its mutations and names of constants.
fn plain(expr: &Expr) -> Expr {
    let mut plain = expr.clone();
    take_back(&mut plain);
    plain
}

fn take_back(expr: &mut Expr) {
    while is_mutated(expr) {
        *expr = right(expr).clone();
    }
    *expr = std::mem::replace(expr, Expr::number(1, 0)).nameless();
    operands(expr).into_iter().for_each(take_back);
}

/// The expressions right below.
pub(in crate::verilog) fn operands(expr: &mut Expr) -> Vec<&mut Expr> {
    match expr {
        Expr::Const(_) | Expr::Label { .. } | Expr::Part { .. } => vec![],
        Expr::Pick { index, .. } => vec![index],
        Expr::Not(inner) | Expr::Negate(inner) | Expr::Reduce(_, inner) | Expr::Repeat(_, inner) => {
            vec![inner]
        }
        Expr::Binary(_, left, right) | Expr::Shift(_, left, right) | Expr::Compare { left, right, .. } => {
            vec![left, right]
        }
        Expr::Concat(parts) => parts.iter_mut().collect(),
        Expr::Choose(condition, yes, no) => vec![condition, yes, no],
    }
}
