//! Processes that become one: copies side by side, what writes parts of one variable, assignments of what is a variable elsewhere.

use crate::verilog::expr::Expr;
use crate::verilog::flow::{self, Ranges};
use crate::verilog::module::Module;
use crate::verilog::process::Process;
use crate::verilog::statement::{Place, Statement};
use std::collections::{BTreeMap, BTreeSet};

impl Module<'_> {
    /// Copies of neighbouring parts are one copy, wherever they stand among other assignments.
    pub(super) fn join_copies(&mut self) {
        let mut joined: Vec<Process> = vec![];
        let mut run = Run::default();
        for process in std::mem::take(&mut self.processes) {
            match process {
                Process::Assign { comments, target, value } if target.index.is_none() => {
                    if !comments.is_empty() {
                        joined.append(&mut std::mem::take(&mut run).joined());
                        run.comments = comments;
                    }
                    run.assigns.push((target, value));
                }
                other => {
                    joined.append(&mut std::mem::take(&mut run).joined());
                    joined.push(other);
                }
            }
        }
        joined.append(&mut run.joined());
        self.processes = joined;
    }

    /// What is written in an `always` anywhere is a variable: no part of it is assigned elsewhere.
    pub(super) fn one_kind_of_process(&mut self) {
        let variables: BTreeSet<String> = self
            .processes
            .iter()
            .filter_map(|process| match process {
                Process::Always(statements) => Some(flow::writes(statements)),
                Process::Assign { .. } => None,
            })
            .flatten()
            .collect();
        for process in &mut self.processes {
            let Process::Assign { comments, target, value } = process else { continue };
            if variables.contains(&target.name) {
                let comments = comments.iter().cloned().map(Statement::Comment);
                let assign = Statement::Assign(target.clone(), value.clone());
                *process = Process::Always(comments.chain([assign]).collect());
            }
        }
    }

    /// Processes that write parts of one variable are one: a simulator that looks at whole variables would let each start
    /// the others for ever.
    pub(super) fn one_process_a_variable(&mut self) {
        let processes = std::mem::take(&mut self.processes);
        let mut home: Vec<usize> = (0..processes.len()).collect();
        let mut first: BTreeMap<String, usize> = BTreeMap::new();
        for (at, process) in processes.iter().enumerate() {
            let Process::Always(statements) = process else { continue };
            for name in flow::writes(statements) {
                let (old, new) = (home[at], home[*first.entry(name).or_insert(at)]);
                let least = old.min(new);
                home.iter_mut().filter(|home| **home == old || **home == new).for_each(|home| *home = least);
            }
        }
        let mut members: BTreeMap<usize, Vec<Process>> = BTreeMap::new();
        for (process, home) in processes.into_iter().zip(home) {
            members.entry(home).or_default().push(process);
        }
        self.processes = members.into_values().map(together).collect();
    }
}

/// Assignments one after the other, and what is said of them.
#[derive(Default)]
struct Run {
    comments: Vec<String>,
    assigns: Vec<(Place, Expr)>,
}

impl Run {
    /// Those to one signal side by side from the lowest bit up, neighbours as one where both are copies.
    fn joined(mut self) -> Vec<Process> {
        let mut first: BTreeMap<String, usize> = BTreeMap::new();
        for (at, (target, _)) in self.assigns.iter().enumerate() {
            first.entry(target.name.clone()).or_insert(at);
        }
        self.assigns.sort_by_key(|(target, _)| (first[&target.name], target.low));
        let copy = |value: &Expr| matches!(value, Expr::Part { .. } | Expr::Const(_));
        let mut joined: Vec<(Place, Expr)> = vec![];
        for (next, next_value) in self.assigns {
            if let Some((target, value)) = joined.last_mut()
                && target.name == next.name
                && target.low + target.width == next.low
                && copy(value)
                && copy(&next_value)
            {
                let both = Expr::concat(vec![next_value.clone(), value.clone()]);
                if copy(&both) {
                    target.width += next.width;
                    *value = both;
                    continue;
                }
            }
            joined.push((next, next_value));
        }
        let comments = std::iter::once(self.comments).chain(std::iter::repeat(vec![]));
        let assign = |((target, value), comments)| Process::Assign { comments, target, value };
        joined.into_iter().zip(comments).map(assign).collect()
    }
}

/// Several `always` as one, those that decide what others read first.
fn together(mut processes: Vec<Process>) -> Process {
    if processes.len() == 1 {
        return processes.remove(0);
    }
    let mut waiting: Vec<(Vec<Statement>, Ranges, Ranges)> = processes
        .into_iter()
        .filter_map(|process| match process {
            Process::Always(statements) => {
                let (read, written) = (read_ranges(&statements), flow::written_ranges(&statements));
                Some((statements, read, written))
            }
            Process::Assign { .. } => None,
        })
        .collect();
    let mut ordered = vec![];
    while !waiting.is_empty() {
        let free = |at: &usize| {
            let others = waiting.iter().enumerate().filter(|(other, _)| other != at);
            !others.into_iter().any(|(_, (_, _, written))| overlap(&waiting[*at].1, written))
        };
        let next = (0..waiting.len()).find(free).unwrap_or(0);
        ordered.extend(waiting.remove(next).0);
    }
    Process::Always(ordered)
}

fn overlap(some: &Ranges, others: &Ranges) -> bool {
    some.iter().any(|(name, low, width)| {
        let meets = |(other, start, count): &(String, usize, usize)| {
            name == other && low < &(start + count) && start < &(low + width)
        };
        others.iter().any(meets)
    })
}

fn read_ranges(statements: &[Statement]) -> Ranges {
    let mut ranges = vec![];
    flow::expressions(statements, &mut |expr| {
        expr.reads(&mut |name, low, width| ranges.push((name.to_string(), low, width)));
    });
    ranges
}
