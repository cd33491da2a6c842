//! What happens at the clock edge: what decides only what registers become, and nobody reads before the edge, stands in the
//! clocked process itself. `count_d = count_q; if (pop) count_d = …` is then `if (pop) count_q <= …`. That sees what the rest
//! of its process comes to; where it needs what a variable was halfway, it stays where it is.

use super::expr::Expr;
use super::flow;
use super::module::{Module, process_reads};
use super::process::Process;
use super::statement::{Arm, Place, Statement};
use std::collections::{BTreeMap, BTreeSet};

impl Module<'_> {
    /// Moves such statements to the clock edge. What is left of the registers takes its `_d` there.
    pub(super) fn clock_in(&mut self) {
        let mut read = BTreeSet::new();
        let see = &mut |name: &str, _, _| drop(read.replace(name.to_string()));
        self.processes.iter().for_each(|process| process_reads(process, see));
        self.pins.iter().flatten().for_each(|(_, connected)| connected.reads(see));
        let kinds: BTreeMap<String, bool> = self
            .registers
            .iter()
            .map(|register| (format!("{}_d", register.name), register.reset.is_some()))
            .collect();
        let (mut kept, mut clocked, mut direct) = (vec![], vec![], BTreeSet::new());
        for process in std::mem::take(&mut self.processes) {
            let at_edge = |name: &String| kinds.contains_key(name) && !read.contains(name);
            let (mut registers, mut others): (BTreeSet<String>, BTreeSet<String>) =
                process.written().into_iter().partition(at_edge);
            let statements = process.clone().statements();
            let halfway = halfway(&statements, &others, &mut BTreeSet::new());
            registers.retain(|name| !halfway.contains(name));
            if registers.is_empty() {
                kept.push(process);
                continue;
            }
            others.extend(halfway);
            let of_edge = only(&statements, &|name| registers.contains(name));
            if !others.is_empty() {
                kept.push(Process::Always(only(&statements, &|name| others.contains(name))));
            }
            direct.extend(registers.iter().map(|name| held(name)));
            for reset in [true, false] {
                let mut statements = only(&of_edge, &|name| kinds[name] == reset);
                hold(&mut statements);
                flow::each_place(&mut statements, &mut |place| place.name = held(&place.name));
                clocked.extend((!statements.is_empty()).then_some(statements));
            }
        }
        (self.processes, self.clocked) = (kept, clocked);
        for register in &self.registers {
            let name = format!("{}_q", register.name);
            if !direct.contains(&name) {
                let next = Expr::signal(&format!("{}_d", register.name), register.width);
                self.clocked.push(vec![Statement::Assign(Place::whole(&name, register.width), next)]);
            }
        }
    }
}

/// Signals that follow from what one of `variables` is before it is what it comes to. `later` is what is written behind
/// these statements, and then also what is written in them.
fn halfway<'a>(
    statements: &'a [Statement],
    variables: &BTreeSet<String>,
    later: &mut BTreeSet<&'a str>,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for statement in statements.iter().rev() {
        let behind = later.clone();
        for body in statement.bodies() {
            let mut later_on = behind.clone();
            found.extend(halfway(body, variables, &mut later_on));
            later.extend(later_on);
        }
        if let Statement::Assign(place, _) = statement
            && variables.contains(&place.name)
        {
            later.insert(&place.name);
        }
        let choosing: &BTreeSet<&str> = if let Statement::Assign(..) = statement { &behind } else { later };
        let mut early = false;
        for expr in statement.evaluated() {
            expr.reads(&mut |name, _, _| early |= choosing.contains(name));
        }
        if early {
            found.extend(flow::writes(std::slice::from_ref(statement)));
        }
    }
    found.retain(|name| !variables.contains(name));
    found
}

/// What `statements` do to the signals that are wanted; words stay with what follows them.
fn only(statements: &[Statement], wanted: &dyn Fn(&str) -> bool) -> Vec<Statement> {
    let mut kept: Vec<Statement> = vec![];
    let mut said = vec![];
    for statement in statements {
        let rest = match statement {
            Statement::Comment(_) => {
                said.push(statement.clone());
                continue;
            }
            Statement::Assign(place, _) => wanted(&place.name).then(|| statement.clone()),
            Statement::If(arms, otherwise) => {
                let mut arms: Vec<(Expr, Vec<Statement>)> =
                    arms.iter().map(|(test, body)| (test.clone(), only(body, wanted))).collect();
                let otherwise = only(otherwise, wanted);
                while otherwise.is_empty() && arms.last().is_some_and(|(_, body)| body.is_empty()) {
                    arms.pop();
                }
                (!arms.is_empty()).then_some(Statement::If(arms, otherwise))
            }
            Statement::Case(subject, arms, otherwise) => {
                let arms: Vec<Arm> =
                    arms.iter().map(|arm| Arm { body: only(&arm.body, wanted), ..arm.clone() }).collect();
                let otherwise = only(otherwise, wanted);
                let something = !otherwise.is_empty() || arms.iter().any(|arm| !arm.body.is_empty());
                something.then(|| Statement::Case(subject.clone(), arms, otherwise))
            }
        };
        let words = std::mem::take(&mut said);
        if let Some(rest) = rest {
            kept.extend(words);
            kept.push(rest);
        }
    }
    kept
}

fn held(next: &str) -> String {
    format!("{}_q", next.trim_end_matches("_d"))
}

/// Leaves out what a register does anyway: keep its value, unless something else was said before.
fn hold(statements: &mut Vec<Statement>) {
    let mut written: Vec<(String, usize, usize)> = vec![];
    statements.retain(|statement| {
        let kept = match statement {
            Statement::Assign(
                Place { name, low, width, index: None, .. },
                Expr::Part { name: old, low: from, .. },
            ) => {
                let meets = |(other, start, count): &(String, usize, usize)| {
                    other == name && *start < low + width && *low < start + count
                };
                *old != held(name) || from != low || written.iter().any(meets)
            }
            _ => true,
        };
        if kept {
            written.extend(flow::written_ranges(std::slice::from_ref(statement)));
        }
        kept
    });
}
