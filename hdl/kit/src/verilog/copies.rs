//! Local signals that only carry another one's value under a second name, as links between bundles make them: everybody reads
//! the first name instead.

use super::expr::Expr;
use super::module::process_reads;
use super::process::{self, Process};
use super::statement::Statement;
use std::collections::{BTreeMap, BTreeSet};

/// Leaves out copies of one signal, or of a constant, in one of `locals`. What is left of `locals` is written or read.
pub(super) fn left_out(processes: Vec<Process>, locals: &BTreeSet<String>) -> Vec<Process> {
    let mut indexed = BTreeSet::new();
    processes.iter().for_each(|process| process_indexed(process, &mut indexed));
    let mut copies: BTreeMap<String, Expr> = BTreeMap::new();
    for process in &processes {
        let Process::Assign { target, value, .. } = process else { continue };
        let plain = matches!(value, Expr::Part { .. } | Expr::Const(_));
        if plain && target.is_whole() && locals.contains(&target.name) && !indexed.contains(&target.name) {
            copies.insert(target.name.clone(), value.clone());
        }
    }
    // A copy of a copy is a copy of the first.
    for name in copies.keys().cloned().collect::<Vec<_>>() {
        let mut value = copies[&name].clone();
        for _ in 0..copies.len() {
            let before = value.clone();
            replace(&mut value, &copies);
            if value == before {
                break;
            }
        }
        copies.insert(name, value);
    }
    let copied = |process: &Process| match process {
        Process::Assign { target, .. } => copies.contains_key(&target.name),
        Process::Always(_) => false,
    };
    let mut kept = process::without(processes, |_, process| copied(process));
    kept.iter_mut().for_each(|process| replace_in(process, &copies));
    kept
}

/// An output that is one of an inner block is read instead of that one: no net is needed between them. Of a list all or
/// none: one made from another would look like a loop.
pub(super) fn read_outputs(processes: &mut [Process], inner: &BTreeSet<String>, ports: &[Vec<String>]) {
    let outs: BTreeSet<&String> = ports.iter().flatten().collect();
    let mut indexed = BTreeSet::new();
    processes.iter().for_each(|process| process_indexed(process, &mut indexed));
    let mut names: BTreeMap<String, Expr> = BTreeMap::new();
    for process in processes.iter() {
        if let Process::Assign { target, value: Expr::Part { name, of, width, .. }, .. } = process
            && target.is_whole()
            && outs.contains(&target.name)
            && of == width
            && inner.contains(name)
            && !indexed.contains(name)
        {
            names.entry(name.clone()).or_insert(Expr::signal(&target.name, target.of));
        }
    }
    for port in ports {
        let read = |out: &String| names.values().any(|named| named.reads_name(out));
        if !port.iter().all(read) {
            names.retain(|_, named| !port.iter().any(|out| named.reads_name(out)));
        }
    }
    for process in processes {
        let own = match process {
            Process::Assign { target, value: Expr::Part { name, .. }, .. } => {
                names.get(name).is_some_and(|named| named.reads_name(&target.name))
            }
            _ => false,
        };
        if !own {
            replace_in(process, &names);
        }
    }
}

fn replace_in(process: &mut Process, copies: &BTreeMap<String, Expr>) {
    match process {
        Process::Assign { value, .. } => replace(value, copies),
        Process::Always(statements) => each_expr(statements, &mut |expr| replace(expr, copies)),
    }
}

/// Signals of which a computed bit is read: they must be signals.
fn process_indexed(process: &Process, found: &mut BTreeSet<String>) {
    let mut see = |expr: &Expr| expr.picked(&mut |name| drop(found.replace(name.to_string())));
    match process {
        Process::Assign { value, .. } => see(value),
        Process::Always(statements) => super::flow::expressions(statements, &mut see),
    }
}

fn each_expr(statements: &mut [Statement], change: &mut dyn FnMut(&mut Expr)) {
    for statement in statements {
        match statement {
            Statement::Comment(_) => {}
            Statement::Assign(place, value) => {
                place.index.iter_mut().for_each(&mut *change);
                change(value);
            }
            Statement::If(arms, otherwise) => {
                for (test, body) in arms {
                    change(test);
                    each_expr(body, change);
                }
                each_expr(otherwise, change);
            }
            Statement::Case(subject, arms, otherwise) => {
                change(subject);
                arms.iter_mut().for_each(|arm| each_expr(&mut arm.body, change));
                each_expr(otherwise, change);
            }
        }
    }
}

fn replace(expr: &mut Expr, copies: &BTreeMap<String, Expr>) {
    if let Expr::Part { name, low, width, .. } = expr
        && let Some(value) = copies.get(name)
    {
        *expr = match value.clone() {
            Expr::Const(bits) => Expr::Const(bits.slice(*low, *width)),
            Expr::Part { name, of, low: base, .. } => {
                Expr::Part { name, of, low: base + *low, width: *width }
            }
            other => other,
        };
        return;
    }
    super::mutate::operands(expr).into_iter().for_each(|inner| replace(inner, copies));
}

/// Names that `processes` read or write.
pub(super) fn used(processes: &[Process]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for process in processes {
        process_reads(process, &mut |name, _, _| {
            names.insert(name.to_string());
        });
        names.extend(process.written());
    }
    names
}
