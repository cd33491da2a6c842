//! Loops that only packing makes: a process writes one member of a list, another reads it and decides a second member, and
//! to a simulator that looks at whole variables both seem to wait for each other.
//!
//! Here variables are what they are in the text, processes and inner blocks are nodes, and of an inner block it is known which
//! outputs follow from which inputs in the same cycle.

use super::groups::circles;
use super::module::{Module, process_reads};
use super::process::Process;
use std::collections::{BTreeMap, BTreeSet};

/// What reads and writes in one step.
struct Node {
    reads: BTreeSet<String>,
    writes: BTreeSet<String>,
}

fn nodes(module: &Module) -> Vec<Node> {
    let mut nodes: Vec<Node> = module.processes.iter().map(process).collect();
    for (pins, (_, inner)) in module.pins.iter().zip(module.instances()) {
        let names = |port: &str| {
            let mut names = BTreeSet::new();
            for (_, connected) in pins.iter().filter(|(other, _)| other.name == port) {
                connected.reads(&mut |name, _, _| {
                    names.insert(name.to_string());
                });
            }
            names
        };
        nodes.extend(inner.paths.iter().map(|(from, to)| Node { reads: names(from), writes: names(to) }));
    }
    nodes
}

fn process(process: &Process) -> Node {
    let mut reads = BTreeSet::new();
    process_reads(process, &mut |name, _, _| {
        reads.insert(name.to_string());
    });
    Node { reads, writes: process.written() }
}

/// Who reads from whom.
fn edges(nodes: &[Node]) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut writers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, node) in nodes.iter().enumerate() {
        node.writes.iter().for_each(|name| writers.entry(name).or_default().push(at));
    }
    let sources = |node: &Node| {
        let written = node.reads.iter().filter_map(|name| writers.get(name.as_str()));
        written.flatten().copied().collect()
    };
    nodes.iter().enumerate().map(|(at, node)| (at, sources(node))).collect()
}

/// Vectors of several signals through which a circle runs.
pub(super) fn packed_in_circles(module: &Module) -> BTreeSet<String> {
    let nodes = nodes(module);
    // An inner block that gives one member and takes another is a circle of its own.
    let inner = nodes[module.processes.len()..].iter();
    let mut found: BTreeSet<String> =
        inner.flat_map(|node| node.writes.intersection(&node.reads)).cloned().collect();
    for circle in circles(&edges(&nodes)) {
        let written: BTreeSet<&String> = circle.iter().flat_map(|at| &nodes[*at].writes).collect();
        let read: BTreeSet<&String> = circle.iter().flat_map(|at| &nodes[*at].reads).collect();
        found.extend(written.intersection(&read).map(|name| name.to_string()));
    }
    found
}

/// Which outputs of a module follow from which of its inputs in the same cycle.
pub(super) fn paths(module: &Module) -> BTreeSet<(String, String)> {
    if module.custom.is_some() {
        return primitive_paths(module);
    }
    let nodes = nodes(module);
    let mut readers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, node) in nodes.iter().enumerate() {
        node.reads.iter().for_each(|name| readers.entry(name).or_default().push(at));
    }
    let mut paths = BTreeSet::new();
    for input in module.ports.iter().filter(|port| port.input) {
        let mut reached: BTreeSet<&str> = BTreeSet::new();
        let mut open = vec![input.name.as_str()];
        while let Some(name) = open.pop() {
            for at in readers.get(name).into_iter().flatten() {
                open.extend(nodes[*at].writes.iter().map(String::as_str).filter(|name| reached.insert(name)));
            }
        }
        let outputs = module.ports.iter().filter(|port| !port.input && reached.contains(port.name.as_str()));
        paths.extend(outputs.map(|output| (input.name.clone(), output.name.clone())));
    }
    paths
}

/// Variables on the way from an input to an output, for every path that is not among `real` ones: packing made it.
pub(super) fn on_false_paths(module: &Module, real: &BTreeSet<(String, String)>) -> BTreeSet<String> {
    let nodes = nodes(module);
    let from = |start: &str, forward: bool| {
        let mut reached = BTreeSet::from([start.to_string()]);
        let mut open = vec![start.to_string()];
        while let Some(name) = open.pop() {
            for node in &nodes {
                let (here, there) =
                    if forward { (&node.reads, &node.writes) } else { (&node.writes, &node.reads) };
                if here.contains(&name) {
                    open.extend(there.iter().filter(|next| reached.insert(next.to_string())).cloned());
                }
            }
        }
        reached
    };
    let mut found = BTreeSet::new();
    for (input, output) in paths(module).difference(real) {
        found.extend(from(input, true).intersection(&from(output, false)).cloned());
    }
    found
}

/// A primitive without clock is combinational; of one with a clock (a memory) what is read at once follows from its address.
fn primitive_paths(module: &Module) -> BTreeSet<(String, String)> {
    let text = module.custom.as_deref().unwrap_or_default();
    let through = |name: &str| match module.clock {
        false => true,
        true => name == "read_address" && !text.contains("read_word"),
    };
    let inputs = module.ports.iter().filter(|port| port.input && through(&port.name));
    let outputs = || module.ports.iter().filter(|port| !port.input);
    inputs.flat_map(|input| outputs().map(|output| (input.name.clone(), output.name.clone()))).collect()
}
