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
        match statement {
            Statement::Assign(place, _) => {
                names.insert(place.name.clone());
            }
            Statement::If(arms, otherwise) => {
                arms.iter().for_each(|(_, body)| names.extend(writes(body)));
                names.extend(writes(otherwise));
            }
            Statement::Case(_, arms, otherwise) => {
                arms.iter().for_each(|arm| names.extend(writes(&arm.body)));
                names.extend(writes(otherwise));
            }
            Statement::Comment(_) => {}
        }
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
            Statement::Comment(_) => {}
            Statement::Assign(place, _) if place.index.is_some() => {
                ranges.push((place.name.clone(), 0, place.of));
            }
            Statement::Assign(place, _) => ranges.push((place.name.clone(), place.low, place.width)),
            Statement::If(arms, otherwise) => {
                arms.iter().for_each(|(_, body)| ranges.extend(written_ranges(body)));
                ranges.extend(written_ranges(otherwise));
            }
            Statement::Case(_, arms, otherwise) => {
                arms.iter().for_each(|arm| ranges.extend(written_ranges(&arm.body)));
                ranges.extend(written_ranges(otherwise));
            }
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
        match statement {
            Statement::Assign(place, value) => {
                place.index.iter().for_each(&mut *see);
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
                arms.iter().for_each(|arm| expressions(&arm.body, see));
                expressions(otherwise, see);
            }
            Statement::Comment(_) => {}
        }
    }
}

/// Calls `see` with every value `statements` choose by.
pub(crate) fn arms<'a>(statements: &'a [Statement], see: &mut dyn FnMut(&'a Expr)) {
    for statement in statements {
        match statement {
            Statement::If(tests, otherwise) => {
                tests.iter().for_each(|(_, body)| arms(body, see));
                arms(otherwise, see);
            }
            Statement::Case(_, choices, otherwise) => {
                for arm in choices {
                    see(&arm.value);
                    arms(&arm.body, see);
                }
                arms(otherwise, see);
            }
            Statement::Assign(..) | Statement::Comment(_) => {}
        }
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
    let mut written = BTreeSet::new();
    walk(statements, &targets, &mut written)?;
    match targets.difference(&written).next() {
        Some(name) => Err(Fault::Latch { name: name.clone() }),
        None => Ok(()),
    }
}

fn walk(
    statements: &[Statement],
    targets: &BTreeSet<String>,
    written: &mut BTreeSet<String>,
) -> Result<(), Fault> {
    let known = |expr: &Expr, written: &BTreeSet<String>| {
        let mut early = None;
        expr.reads(&mut |name, _, _| {
            if targets.contains(name) && !written.contains(name) {
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
                    written.insert(place.name.clone());
                } else if !written.contains(&place.name) {
                    return Err(Fault::ReadBeforeWrite { name: place.name.clone() });
                }
            }
            Statement::If(arms, otherwise) => {
                arms.iter().try_for_each(|(test, _)| known(test, written))?;
                branches(arms.iter().map(|(_, body)| body).chain([otherwise]), targets, written)?;
            }
            Statement::Case(subject, arms, otherwise) => {
                known(subject, written)?;
                branches(arms.iter().map(|arm| &arm.body).chain([otherwise]), targets, written)?;
            }
            Statement::Comment(_) => {}
        }
    }
    Ok(())
}

/// After branches, written is what every one of them wrote.
fn branches<'a>(
    bodies: impl Iterator<Item = &'a Vec<Statement>>,
    targets: &BTreeSet<String>,
    written: &mut BTreeSet<String>,
) -> Result<(), Fault> {
    let mut common: Option<BTreeSet<String>> = None;
    for body in bodies {
        let mut branch = written.clone();
        walk(body, targets, &mut branch)?;
        common = Some(match common {
            Some(common) => common.intersection(&branch).cloned().collect(),
            None => branch,
        });
    }
    written.extend(common.unwrap_or_default());
    Ok(())
}
