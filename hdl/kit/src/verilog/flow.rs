//! What reads and writes what, in which order.
//!
//! Finds latches and values read too early.

use super::error::Fault;
use super::expr::Expr;
use super::statement::{Place, Statement};
use std::collections::BTreeSet;

/// The names `statements` write.
pub(crate) fn writes(statements: &[Statement]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for statement in statements {
        if let Statement::Assign(place, _) = statement {
            names.insert(place.name.clone());
        }
        statement.bodies().into_iter().for_each(|body| names.extend(writes(body)));
    }
    names
}

/// Parts of signals: name, lowest bit, width.
pub(crate) type Ranges = Vec<(String, usize, usize)>;

/// The parts of signals `statements` write.
pub(crate) fn written_ranges(statements: &[Statement]) -> Ranges {
    let mut ranges = vec![];
    for statement in statements {
        match statement {
            Statement::Assign(place, _) if place.index.is_some() => {
                ranges.push((place.name.clone(), 0, place.of));
            }
            Statement::Assign(place, _) => ranges.push((place.name.clone(), place.low, place.width)),
            _ => statement.bodies().into_iter().for_each(|body| ranges.extend(written_ranges(body))),
        }
    }
    ranges
}

/// Calls `change` with every place `statements` write.
pub(crate) fn each_place(statements: &mut [Statement], change: &mut dyn FnMut(&mut Place)) {
    for statement in statements {
        match statement {
            Statement::Assign(place, _) => change(place),
            Statement::If(arms, otherwise) => {
                arms.iter_mut().for_each(|(_, body)| each_place(body, change));
                each_place(otherwise, change);
            }
            Statement::Case(_, arms, otherwise) => {
                arms.iter_mut().for_each(|arm| each_place(&mut arm.body, change));
                each_place(otherwise, change);
            }
            Statement::Comment(_) => {}
        }
    }
}

/// Calls `see` with every expression `statements` evaluate.
pub(crate) fn expressions<'a>(statements: &'a [Statement], see: &mut dyn FnMut(&'a Expr)) {
    for statement in statements {
        statement.evaluated().into_iter().for_each(&mut *see);
        statement.bodies().into_iter().for_each(|body| expressions(body, see));
    }
}

/// Calls `see` with every value `statements` choose by.
pub(crate) fn arms<'a>(statements: &'a [Statement], see: &mut dyn FnMut(&'a Expr)) {
    for statement in statements {
        if let Statement::Case(_, choices, _) = statement {
            choices.iter().for_each(|arm| see(&arm.value));
        }
        statement.bodies().into_iter().for_each(|body| arms(body, see));
    }
}

/// The names `statements` read.
pub(crate) fn reads(statements: &[Statement]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    expressions(statements, &mut |expr| {
        expr.reads(&mut |name, _, _| {
            names.insert(name.to_string());
        });
    });
    names
}

/// Every written signal is written on every path, and none is read before.
pub(crate) fn check(statements: &[Statement]) -> Result<(), Fault> {
    let targets = writes(statements);
    let mut written = Written { before: &|_| false, here: BTreeSet::new() };
    walk(statements, &targets, &mut written)?;
    match targets.iter().find(|name| !written.contains(name)) {
        Some(name) => Err(Fault::Latch { name: name.clone() }),
        None => Ok(()),
    }
}

/// What is written on the way to a statement.
struct Written<'text, 'before> {
    /// What was before the branch the statement is in.
    before: &'before dyn Fn(&str) -> bool,
    here: BTreeSet<&'text str>,
}

impl Written<'_, '_> {
    fn contains(&self, name: &str) -> bool {
        self.here.contains(name) || (self.before)(name)
    }
}

fn walk<'a>(
    statements: &'a [Statement],
    targets: &BTreeSet<String>,
    written: &mut Written<'a, '_>,
) -> Result<(), Fault> {
    let known = |expr: &Expr, written: &Written| {
        let mut early = None;
        expr.reads(&mut |name, _, _| {
            if early.is_none() && targets.contains(name) && !written.contains(name) {
                early = Some(name.to_string());
            }
        });
        early.map_or(Ok(()), |name| Err(Fault::ReadBeforeWrite { name }))
    };
    for statement in statements {
        match statement {
            Statement::Assign(place, value) => {
                known(value, written)?;
                place.index.iter().try_for_each(|index| known(index, written))?;
                if place.is_whole() {
                    written.here.insert(&place.name);
                } else if !written.contains(&place.name) {
                    return Err(Fault::ReadBeforeWrite { name: place.name.clone() });
                }
            }
            Statement::If(arms, otherwise) => {
                arms.iter().try_for_each(|(test, _)| known(test, written))?;
                let bodies = arms.iter().map(|(_, body)| body).chain([otherwise]);
                let common = branches(bodies, targets, written)?;
                written.here.extend(common);
            }
            Statement::Case(subject, arms, otherwise) => {
                known(subject, written)?;
                let bodies = arms.iter().map(|arm| &arm.body).chain([otherwise]);
                let common = branches(bodies, targets, written)?;
                written.here.extend(common);
            }
            Statement::Comment(_) => {}
        }
    }
    Ok(())
}

/// What every one of the branches writes.
fn branches<'a>(
    bodies: impl Iterator<Item = &'a Vec<Statement>>,
    targets: &BTreeSet<String>,
    before: &Written,
) -> Result<BTreeSet<&'a str>, Fault> {
    let mut common: Option<BTreeSet<&'a str>> = None;
    let before = |name: &str| before.contains(name);
    for body in bodies {
        let mut branch = Written { before: &before, here: BTreeSet::new() };
        walk(body, targets, &mut branch)?;
        common = Some(match common {
            Some(common) => common.intersection(&branch.here).copied().collect(),
            None => branch.here,
        });
    }
    Ok(common.unwrap_or_default())
}
