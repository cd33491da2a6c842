//! A group of statements as a process: one `assign` where that says it all, `always @*` otherwise.

use super::expr::Expr;
use super::lower::overwrite;
use super::slice::Naming;
use super::statement::{Place, Statement};

/// One process of a module.
#[derive(Debug)]
pub(crate) enum Process {
    Assign { comments: Vec<String>, target: Place, value: Expr },
    Always(Vec<Statement>),
}

pub(crate) fn process(group: Vec<Statement>) -> Process {
    match single(&group) {
        Some((target, value)) => {
            let comments = group.into_iter().filter_map(|statement| match statement {
                Statement::Comment(text) => Some(text),
                _ => None,
            });
            Process::Assign { comments: comments.collect(), target, value }
        }
        None => Process::Always(group),
    }
}

/// The one value the statements give to their one target.
fn single(statements: &[Statement]) -> Option<(Place, Expr)> {
    let mut result: Option<(Place, Expr)> = None;
    for statement in statements {
        match statement {
            Statement::Comment(_) => {}
            Statement::Assign(place, value) => {
                if place.index.is_some() || value.reads_name(&place.name) {
                    return None;
                }
                result = Some(match result {
                    Some((target, _)) if target.name != place.name => return None,
                    Some((target, old)) => {
                        let mut whole = Whole(true);
                        let value = overwrite(old, place.low, value.clone(), &mut whole);
                        (target, whole.0.then_some(value)?)
                    }
                    None if place.is_whole() => (place.clone(), value.clone()),
                    None => return None,
                });
            }
            Statement::If(arms, otherwise) if result.is_none() && statements.len() == 1 => {
                let [(test, yes)] = arms.as_slice() else { return None };
                let ((target, yes), (other, no)) = (single(yes)?, single(otherwise)?);
                if target != other || matches!(yes, Expr::Choose(..)) || matches!(no, Expr::Choose(..)) {
                    return None;
                }
                return Some((target, Expr::choose(test.clone(), yes, no)));
            }
            Statement::If(..) | Statement::Case(..) => return None,
        }
    }
    result
}

/// Refuses to give names: false once one was needed.
struct Whole(bool);

impl Naming for Whole {
    fn name(&mut self, expr: Expr) -> Expr {
        self.0 = false;
        Expr::number(expr.width(), 0)
    }
}
