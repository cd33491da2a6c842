//! Which instances a module has and what flows between them, read from emitted Verilog.
//!
//! Reads the one style our printer writes: a port a line, an instance `module u_name (` with a connection a line, `assign`
//! for what is computed. What flows through a process (`always`) is not followed.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_core::{Design, PREFIX};

/// A module as far as a block diagram needs it.
pub struct Module {
    /// The first sentence of its comment.
    pub about: String,
    /// By name: whether it is an input, and its bits.
    pub ports: BTreeMap<String, (bool, usize)>,
    /// In the order of the text.
    pub instances: Vec<Instance>,
    /// What is assigned to a wire: every name on the right.
    assigns: BTreeMap<String, Vec<String>>,
}

/// An instance of a module.
#[derive(Clone)]
pub struct Instance {
    /// Module it is an instance of.
    pub module: String,
    /// Port, and the names in what is connected to it.
    connections: Vec<(String, Vec<String>)>,
}

/// What one instance gives another; `None` is the module's own ports.
#[derive(Debug, PartialEq, Eq)]
pub struct Flow {
    pub from: Option<usize>,
    pub to: Option<usize>,
    /// By port of the giver: bits.
    pub signals: BTreeMap<String, usize>,
}

/// Every module of a design, by name.
pub fn modules(design: &Design) -> BTreeMap<String, Module> {
    design.files.iter().map(|file| (plain(&file.module), module(&file.text))).collect()
}

/// The name of a module without the prefix of the design.
pub fn plain(module: &str) -> String {
    module.strip_prefix(PREFIX).unwrap_or(module).to_string()
}

fn module(text: &str) -> Module {
    let mut module = Module {
        about: about(text),
        ports: BTreeMap::new(),
        instances: Vec::new(),
        assigns: BTreeMap::new(),
    };
    let (mut copies, mut first) = (1, 0);
    for line in text.lines() {
        if line.trim_start().starts_with("for (g_") {
            // A generated list: as many instances as the loop has turns.
            let end = line.split_once(" < ").and_then(|(_, rest)| rest.split(';').next()?.parse().ok());
            (copies, first) = (end.unwrap_or(1), module.instances.len());
        } else if line.trim() == "endgenerate" {
            let generated: Vec<Instance> = module.instances[first.min(module.instances.len())..].to_vec();
            (1..copies).for_each(|_| module.instances.extend(generated.iter().cloned()));
            copies = 1;
        }
        let line = line.split(" //").next().unwrap_or(line);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["input" | "output", ..] => {
                let name = words[words.len() - 1].trim_end_matches(',').to_string();
                module.ports.insert(name, (words[0] == "input", bits(line)));
            }
            ["assign", wire, "=", ..] => {
                let (_, value) = line.split_once('=').unwrap_or_default();
                let wire = wire.split('[').next().unwrap_or(wire).to_string();
                module.assigns.entry(wire).or_default().extend(names(value));
            }
            [of, .., name, "("] if name.starts_with("u_") => {
                module.instances.push(Instance { module: plain(of), connections: Vec::new() })
            }
            [port, ..] if port.starts_with('.') => {
                if let (Some(instance), Some((_, value))) =
                    (module.instances.last_mut(), line.split_once('('))
                {
                    instance.connections.push((port.trim_start_matches('.').to_string(), names(value)));
                }
            }
            _ => {}
        }
    }
    module
}

/// The first sentence of the comment at the head.
fn about(text: &str) -> String {
    let comment: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//")).map(str::trim).collect();
    let told = comment.join(" ");
    told.split_inclusive(". ").next().unwrap_or_default().trim().to_string()
}

/// Bits of a declaration: `[31:0]` are 32, none is one.
fn bits(line: &str) -> usize {
    let range = line.split_once('[').and_then(|(_, rest)| rest.split_once(':'));
    range.and_then(|(high, _)| high.trim().parse::<usize>().ok()).map_or(1, |high| high + 1)
}

/// Every name in an expression; numbers such as 4'h0 are none.
fn names(expression: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    let words = expression.split(|c| !is_part(c));
    words.filter(|word| word.starts_with(char::is_alphabetic)).map(String::from).collect()
}

/// What flows between the instances of a module.
pub fn flows(module: &Module, all: &BTreeMap<String, Module>) -> Vec<Flow> {
    let port = |instance: &Instance, name: &str| {
        all.get(&instance.module).and_then(|of| of.ports.get(name).copied())
    };
    // Who drives a wire: which instance, through which port.
    let mut drivers: BTreeMap<&str, (usize, &str, usize)> = BTreeMap::new();
    for (index, instance) in module.instances.iter().enumerate() {
        for (name, wires) in &instance.connections {
            if let (Some((false, bits)), [wire]) = (port(instance, name), wires.as_slice()) {
                drivers.insert(wire, (index, name, bits));
            }
        }
    }
    let mut found: BTreeMap<(Option<usize>, Option<usize>), BTreeMap<String, usize>> = BTreeMap::new();
    let mut give = |from, to, signal: &str, bits| {
        found.entry((from, to)).or_default().insert(signal.to_string(), bits);
    };
    for (index, instance) in module.instances.iter().enumerate() {
        for (name, wires) in &instance.connections {
            if !matches!(port(instance, name), Some((true, _))) {
                continue;
            }
            for wire in sources(module, wires) {
                match (drivers.get(wire.as_str()), module.ports.get(&wire)) {
                    (Some((from, _, _)), _) if *from == index => {}
                    (Some((from, signal, bits)), _) => give(Some(*from), Some(index), signal, *bits),
                    (None, Some((true, bits))) => give(None, Some(index), &wire, *bits),
                    _ => {}
                }
            }
        }
    }
    for (name, (_, bits)) in module.ports.iter().filter(|(_, (input, _))| !input) {
        for wire in sources(module, std::slice::from_ref(name)) {
            if let Some((from, _, _)) = drivers.get(wire.as_str()) {
                give(Some(*from), None, name, *bits);
            }
        }
    }
    found.into_iter().map(|((from, to), signals)| Flow { from, to, signals }).collect()
}

/// The wires themselves, and those they are assigned from.
fn sources(module: &Module, wires: &[String]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<String> = wires.to_vec();
    while let Some(wire) = open.pop() {
        if matches!(wire.as_str(), "clock" | "reset") || !seen.insert(wire.clone()) {
            continue;
        }
        open.extend(module.assigns.get(&wire).into_iter().flatten().cloned());
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    const INNER: &str = "// Adds one. Twice.\n\nmodule inner (\n    input  wire       clock,\n    input  wire [7:0] x,\n    output wire [7:0] y\n);\n";
    const OUTER: &str = "// Two.\n\nmodule outer (\n    input  wire [7:0] start,\n    output wire [3:0] end_\n);\n\
        \x20   inner u_first (\n        .clock (clock),\n        .x     (start),\n        .y     (first_y)\n    );\n\
        \x20   inner u_second (\n        .clock (clock),\n        .x     (mixed),\n        .y     (second_y)\n    );\n\
        \x20   assign mixed = first_y ^ 8'hff;\n    assign end_ = second_y[3:0];\n";

    #[test]
    fn what_flows_is_found_through_assignments() {
        let all: BTreeMap<_, _> =
            [("inner", INNER), ("outer", OUTER)].map(|(name, text)| (name.to_string(), module(text))).into();
        assert_eq!(all["inner"].about, "Adds one.");
        let flows = flows(&all["outer"], &all);
        let flow = |from, to, name: &str, bits| Flow { from, to, signals: [(name.to_string(), bits)].into() };
        let expected =
            [flow(None, Some(0), "start", 8), flow(Some(0), Some(1), "y", 8), flow(Some(1), None, "end_", 4)];
        assert_eq!(flows, expected);
    }
}
