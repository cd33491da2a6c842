//! A module as the text of its file.

use super::collect::{Role, Signal};
use super::expr::Expr;
use super::flow;
use super::module::Module;
use super::names::{instance_name, verilog_name};
use super::print;
use super::process::Process;
use std::collections::BTreeSet;

/// The text of the module, whose own name is `name`.
pub(crate) fn layout(module: &Module, name: &str) -> String {
    let mut out = String::new();
    if let Some(about) = &module.scope.about {
        for line in &about.story {
            out.push_str(format!("// {line}").trim_end());
            out.push('\n');
        }
        out.push('\n');
    }
    let variables = variables(module);
    out.push_str(&format!("module {name} (\n{}\n);\n", ports(module, &variables)));
    declarations(module, &variables, &mut out);
    instances(module, &mut out);
    if let Some(text) = &module.custom {
        out.push('\n');
        for line in text.trim_matches('\n').lines() {
            out.push_str(format!("    {line}").trim_end());
            out.push('\n');
        }
    }
    processes(module, &mut out);
    registers(module, &mut out);
    unread(module, &mut out);
    out.push_str("endmodule\n");
    out
}

/// What is written in `always @*`, and so is declared `reg`.
fn variables(module: &Module) -> BTreeSet<String> {
    let written = module.processes.iter().filter_map(|process| match process {
        Process::Always(statements) => Some(flow::writes(statements)),
        Process::Assign { .. } => None,
    });
    written.flatten().collect()
}

fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0]", width - 1) }
}

fn ports(module: &Module, variables: &BTreeSet<String>) -> String {
    let mut rows: Vec<(String, String, String, String)> = vec![];
    for (name, present) in [("clock", module.clock), ("reset", module.reset)] {
        if present {
            rows.push((String::new(), "input  wire".into(), String::new(), name.into()));
        }
    }
    let docs = module.scope.about.as_ref().map(|about| &about.fields);
    let mut last_field = "";
    for Signal { name, role, width, .. } in module.scope.ports() {
        let field = name.split('$').next().unwrap_or(name);
        let doc = docs.and_then(|docs| docs.get(field)).filter(|_| field != last_field);
        last_field = field;
        let name = verilog_name(name);
        let kind = match (role, variables.contains(&name)) {
            (Role::In, _) => "input  wire",
            (_, true) => "output reg ",
            _ => "output wire",
        };
        rows.push((doc.cloned().unwrap_or_default(), kind.into(), range(*width), name));
    }
    let widest = rows.iter().map(|row| row.2.len()).max().unwrap_or(0);
    let lines: Vec<String> = rows
        .iter()
        .enumerate()
        .map(|(at, (doc, kind, range, name))| {
            let doc = if doc.is_empty() { String::new() } else { format!("    // {doc}\n") };
            let comma = if at + 1 < rows.len() { "," } else { "" };
            let gap = if widest > 0 { " " } else { "" };
            format!("{doc}    {kind} {range:>widest$}{gap}{name}{comma}")
        })
        .collect();
    lines.join("\n")
}

fn declarations(module: &Module, variables: &BTreeSet<String>, out: &mut String) {
    let mut rows: Vec<(&str, String, String)> = vec![];
    for (name, width, _) in &module.registers {
        let next = format!("{name}_d");
        let kind = if variables.contains(&next) { "reg " } else { "wire" };
        rows.push(("reg ", range(*width), format!("{name}_q")));
        rows.push((kind, range(*width), next));
    }
    for (name, width) in &module.nets {
        rows.push((if variables.contains(name) { "reg " } else { "wire" }, range(*width), name.clone()));
    }
    if rows.is_empty() {
        return;
    }
    let widest = rows.iter().map(|row| row.1.len()).max().unwrap_or(0);
    out.push('\n');
    for (kind, range, name) in rows {
        let gap = if widest > 0 { " " } else { "" };
        out.push_str(&format!("    {kind} {range:>widest$}{gap}{name};\n"));
    }
}

fn instances(module: &Module, out: &mut String) {
    for (child, inner) in module.scope.children.iter().zip(module.inner) {
        let mut pins: Vec<(String, String)> = vec![];
        for (name, present) in [("clock", inner.clock), ("reset", inner.reset)] {
            if present {
                pins.push((name.into(), name.into()));
            }
        }
        for port in child.ports() {
            let net = verilog_name(&format!("{}${}", child.instance, port.name));
            let connected = module.connections.get(&net).map_or(net, print::expr);
            pins.push((verilog_name(&port.name), connected));
        }
        let widest = pins.iter().map(|pin| pin.0.len()).max().unwrap_or(0);
        let pins: Vec<String> =
            pins.iter().map(|(port, net)| format!("        .{port:widest$} ({net})")).collect();
        out.push_str(&format!(
            "\n    {} {} (\n{}\n    );\n",
            inner.mark,
            instance_name(&child.instance),
            pins.join(",\n")
        ));
    }
}

fn processes(module: &Module, out: &mut String) {
    let mut after_assign = false;
    for process in &module.processes {
        match process {
            Process::Assign { comments, target, value } => {
                if !after_assign || !comments.is_empty() {
                    out.push('\n');
                }
                comments.iter().for_each(|text| out.push_str(&format!("    // {text}\n")));
                print::assignment("assign ", &print::place(target), value, 1, out);
            }
            Process::Always(statements) => {
                out.push_str("\n    always @* begin\n");
                print::statements(statements, 2, out);
                out.push_str("    end\n");
            }
        }
        after_assign = matches!(process, Process::Assign { .. });
    }
}

fn registers(module: &Module, out: &mut String) {
    if module.registers.is_empty() {
        return;
    }
    out.push_str("\n    always @(posedge clock) begin\n        if (reset) begin\n");
    for (name, _, reset) in &module.registers {
        out.push_str(&format!("            {name}_q <= {};\n", print::expr(reset)));
    }
    out.push_str("        end else begin\n");
    for (name, ..) in &module.registers {
        out.push_str(&format!("            {name}_q <= {name}_d;\n"));
    }
    out.push_str("        end\n    end\n");
}

/// Linters know a signal called `unused` and ask no more about what goes into it.
fn unread(module: &Module, out: &mut String) {
    let mut parts = module.unread();
    if parts.is_empty() {
        return;
    }
    parts.insert(0, Expr::number(1, 0));
    out.push_str("\n    // What this block is given and has no use for.\n");
    let list = parts.iter().map(print::expr).collect::<Vec<_>>();
    if list.iter().map(|part| part.len() + 2).sum::<usize>() < 90 {
        out.push_str(&format!("    wire unused = &{{{}}};\n", list.join(", ")));
    } else {
        out.push_str(&format!("    wire unused = &{{\n        {}\n    }};\n", list.join(",\n        ")));
    }
}
