//! Divides the statements of `update()` into groups that can stand as separate processes.
//!
//! Whoever reads a signal after its last write needs not share a process with its writers. Small processes read well, and
//! keep simulators from seeing loops where there are none; for the same reason no two groups read from each other.

use super::flow::{reads, writes};
use super::statement::{Arm, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// The groups, in order of their first statement. A comment stays with what follows it.
pub(crate) fn groups(statements: Vec<Statement>) -> Vec<Vec<Statement>> {
    let count = statements.len();
    let each = |names: fn(&[Statement]) -> BTreeSet<String>| -> Vec<BTreeSet<String>> {
        statements.iter().map(|statement| names(std::slice::from_ref(statement))).collect()
    };
    let (written, read) = (each(writes), each(reads));
    let mut writers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, names) in written.iter().enumerate() {
        names.iter().for_each(|name| writers.entry(name).or_default().push(at));
    }
    let mut sets = Sets((0..count).collect());
    for together in writers.values() {
        together.windows(2).for_each(|pair| sets.unite(pair[0], pair[1]));
    }
    for at in 0..count {
        if matches!(statements[at], Statement::Comment(_)) && at + 1 < count {
            sets.unite(at, at + 1);
        }
        for name in &read[at] {
            if let Some(last) =
                writers.get(name.as_str()).and_then(|writers| writers.last()).filter(|last| **last > at)
            {
                sets.unite(at, *last);
            }
        }
    }
    // Who reads whom, among groups; those that read each other, over however many others, become one.
    let mut sources: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (at, names) in read.iter().enumerate() {
        let reader = sets.find(at);
        for writer in names.iter().filter_map(|name| writers.get(name.as_str())) {
            let writer = sets.find(writer[0]);
            sources.entry(reader).or_default().insert(writer);
        }
    }
    for circle in circles(&sources) {
        circle.windows(2).for_each(|pair| sets.unite(pair[0], pair[1]));
    }
    let mut groups: BTreeMap<usize, Vec<Statement>> = BTreeMap::new();
    for (at, statement) in statements.into_iter().enumerate() {
        groups.entry(sets.find(at)).or_default().push(statement);
    }
    groups.into_values().collect()
}

/// Disjoint sets, each led by its smallest member.
struct Sets(Vec<usize>);

impl Sets {
    fn find(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a.max(b)] = a.min(b);
    }
}

/// The strongly connected components of more than one node (Kosaraju's algorithm).
pub(super) fn circles(edges: &BTreeMap<usize, BTreeSet<usize>>) -> Vec<Vec<usize>> {
    let mut back: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (from, targets) in edges {
        targets.iter().for_each(|to| {
            back.entry(*to).or_default().insert(*from);
        });
    }
    let mut seen = BTreeSet::new();
    let mut order = vec![];
    for node in edges.keys() {
        visit(*node, edges, &mut seen, &mut order);
    }
    let mut seen = BTreeSet::new();
    let mut found = vec![];
    for node in order.into_iter().rev() {
        let mut component = vec![];
        visit(node, &back, &mut seen, &mut component);
        if component.len() > 1 {
            found.push(component);
        }
    }
    found
}

/// Depth first, without recursion: nodes are appended to `order` when all beyond them is done.
fn visit(
    start: usize,
    edges: &BTreeMap<usize, BTreeSet<usize>>,
    seen: &mut BTreeSet<usize>,
    order: &mut Vec<usize>,
) {
    let mut open = vec![(start, false)];
    while let Some((node, done)) = open.pop() {
        if done {
            order.push(node);
        } else if seen.insert(node) {
            open.push((node, true));
            open.extend(edges.get(&node).into_iter().flatten().map(|next| (*next, false)));
        }
    }
}

/// A choice that writes inputs of inner blocks and reads outputs of inner blocks is made twice or more, once for each
/// set of `inputs`: otherwise the way through an inner block would look like a loop.
pub(crate) fn separate(
    statements: Vec<Statement>,
    inputs: &[BTreeSet<String>],
    outputs: &BTreeSet<String>,
) -> Vec<Statement> {
    let mut separated = vec![];
    for statement in statements {
        let only = std::slice::from_ref(&statement);
        let (written, read) = (writes(only), reads(only));
        let mut parts: Vec<BTreeSet<String>> =
            inputs.iter().map(|inputs| inputs.intersection(&written).cloned().collect()).collect();
        parts.retain(|part: &BTreeSet<String>| !part.is_empty());
        if parts.is_empty() || read.is_disjoint(outputs) || !read.is_disjoint(&written) {
            separated.push(statement);
            continue;
        }
        let rest =
            written.iter().filter(|name| !parts.iter().any(|part| part.contains(*name))).cloned().collect();
        parts.push(rest);
        parts.iter().for_each(|part| separated.extend(restricted(only, part)));
    }
    separated
}

/// What `statements` do to `names`.
fn restricted(statements: &[Statement], names: &BTreeSet<String>) -> Vec<Statement> {
    let relevant =
        statements.iter().filter(|statement| !writes(std::slice::from_ref(statement)).is_disjoint(names));
    relevant
        .map(|statement| match statement {
            Statement::If(arms, otherwise) => {
                let arms = arms.iter().map(|(test, body)| (test.clone(), restricted(body, names)));
                Statement::If(arms.collect(), restricted(otherwise, names))
            }
            Statement::Case(subject, arms, otherwise) => {
                let arms = arms.iter().map(|arm| Arm { body: restricted(&arm.body, names), ..arm.clone() });
                Statement::Case(subject.clone(), arms.collect(), restricted(otherwise, names))
            }
            other => other.clone(),
        })
        .collect()
}
