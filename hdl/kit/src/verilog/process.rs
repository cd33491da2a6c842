//! A group of statements as a process: one `assign` where that says it all, `always @*` otherwise.

use super::constant;
use super::expr::Expr;
use super::parts::overwrite;
use super::slice::Naming;
use super::statement::{Place, Statement};
use crate::bits::Bits;
use std::collections::BTreeSet;

/// One process of a module.
#[derive(Clone, Debug)]
pub(crate) enum Process {
    Assign { comments: Vec<String>, target: Place, value: Expr },
    Always(Vec<Statement>),
}

/// The processes of a group: one, unless the group has several results that are known now.
pub(crate) fn processes(group: Vec<Statement>) -> Vec<Process> {
    if let Some((target, value)) = single(&group) {
        let comments = group.into_iter().filter_map(|statement| match statement {
            Statement::Comment(text) => Some(text),
            _ => None,
        });
        return vec![Process::Assign { comments: comments.collect(), target, value }];
    }
    match constant::run(&group) {
        Some(values) => {
            let assign = |(name, value): (String, Bits)| {
                let target = Place::whole(&name, value.width());
                Process::Assign { comments: vec![], target, value: Expr::Const(value) }
            };
            values.into_iter().map(assign).collect()
        }
        None => vec![Process::Always(group)],
    }
}

/// `processes` without those that `dropped` names by number. What was said before one of them is said before the next that
/// stays, unless that begins with words of its own.
pub(crate) fn without(processes: Vec<Process>, dropped: impl Fn(usize, &Process) -> bool) -> Vec<Process> {
    let mut kept = vec![];
    let mut said: Vec<String> = vec![];
    for (at, mut process) in processes.into_iter().enumerate() {
        let own = process.comments();
        if dropped(at, &process) {
            said = if own.is_empty() { said } else { own };
            continue;
        }
        let said = std::mem::take(&mut said);
        if own.is_empty() && !said.is_empty() {
            process.say(said);
        }
        kept.push(process);
    }
    kept
}

impl Process {
    /// The names it writes.
    pub fn written(&self) -> BTreeSet<String> {
        match self {
            Process::Assign { target, .. } => BTreeSet::from([target.name.clone()]),
            Process::Always(statements) => super::flow::writes(statements),
        }
    }

    /// As statements.
    pub fn statements(self) -> Vec<Statement> {
        match self {
            Process::Always(statements) => statements,
            Process::Assign { comments, target, value } => {
                let comments = comments.into_iter().map(Statement::Comment);
                comments.chain([Statement::Assign(target, value)]).collect()
            }
        }
    }

    /// What it begins with.
    fn comments(&self) -> Vec<String> {
        match self {
            Process::Assign { comments, .. } => comments.clone(),
            Process::Always(statements) => statements
                .iter()
                .map_while(|statement| match statement {
                    Statement::Comment(text) => Some(text.clone()),
                    _ => None,
                })
                .collect(),
        }
    }

    /// Begins with these words.
    fn say(&mut self, said: Vec<String>) {
        match self {
            Process::Assign { comments, .. } => *comments = said,
            Process::Always(statements) => {
                drop(statements.splice(0..0, said.into_iter().map(Statement::Comment)))
            }
        }
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
