//! A module as the text of its file. Here is the order of its parts; each part has a file.

mod instances;
mod interface;
mod processes;
mod registers;

use super::expr::Expr;
use super::flow;
use super::module::Module;
use super::print::{self, LoopVariables};
use super::process::Process;
use super::roll;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The text of the module, whose own name is `name`, and the lists of instances in it that a loop generates.
pub(crate) fn layout(module: &Module, name: &str) -> (String, BTreeSet<String>) {
    let mut out = String::new();
    if let Some(about) = &module.scope.about {
        for line in &about.story {
            out.push_str(format!("// {line}").trim_end());
            out.push('\n');
        }
        out.push('\n');
    }
    out.push_str("`default_nettype none\n\n");
    let page = Page {
        module,
        variables: variables(module),
        genvars: RefCell::default(),
        generated: RefCell::default(),
    };
    let (instances, processes) = (page.instances(), page.processes());
    out.push_str(&format!("module {name}{} (\n{}\n);\n", page.parameters(), page.ports()));
    out.push_str(&page.labels());
    out.push_str(&page.declarations());
    out.push_str(&instances);
    if let Some(text) = &module.custom {
        out.push('\n');
        out.push_str(&print::indented(text.trim_matches('\n')));
    }
    out.push_str(&processes);
    out.push_str(&page.registers());
    out.push_str(&super::properties::text(&module.properties, module.clock, module.reset));
    out.push_str(&page.unread());
    out.push_str("endmodule\n\n`default_nettype wire\n");
    (roll::rendered(&out), page.generated.take())
}

/// A module on its way to text.
struct Page<'a> {
    module: &'a Module<'a>,
    /// What is written in `always @*`, and so is declared `reg`.
    variables: BTreeSet<String>,
    /// Loop variables of generated instances and assignments.
    genvars: RefCell<BTreeSet<String>>,
    /// Lists of instances that a loop generates.
    generated: RefCell<BTreeSet<String>>,
}

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

/// Rows of a declaration, the ranges aligned.
fn aligned(rows: &[(&str, String, String)]) -> Vec<String> {
    let widest = rows.iter().map(|row| row.1.len()).max().unwrap_or(0);
    let gap = if widest > 0 { " " } else { "" };
    rows.iter().map(|(kind, range, name)| format!("{kind} {range:>widest$}{gap}{name}")).collect()
}

impl LoopVariables for Page<'_> {
    fn loops_of(&self, name: &str) -> Vec<String> {
        // Registers are assigned under the name of what they become.
        let assigned = name.strip_suffix("_q").map(|register| format!("{register}_d"));
        let found = self.module.looped.get(assigned.as_deref().unwrap_or(name));
        found.or_else(|| self.module.looped.get(name)).cloned().unwrap_or_default()
    }

    /// A loop variable that is called like nothing else here.
    fn free_name(&self, wanted: Option<&str>, otherwise: &str) -> String {
        let registers = || {
            self.module.registers.iter().flat_map(|one| ["_q", "_d"].map(|end| format!("{}{end}", one.name)))
        };
        let taken = |name: &str| {
            self.module.ports.iter().any(|port| port.name == name)
                || self.module.nets.iter().any(|(net, _)| net == name)
                || registers().any(|register| register == name)
                || ["clock", "reset", "unused"].contains(&name)
                || super::names::verilog_name(name) != name
        };
        let candidates = wanted.into_iter().map(String::from);
        let numbered = wanted.into_iter().map(|name| format!("{name}_number"));
        let mut others = candidates.chain(numbered).chain([otherwise.to_string(), format!("{otherwise}_")]);
        others.find(|name| !taken(name)).unwrap_or_else(|| format!("{otherwise}__"))
    }
}

impl Page<'_> {
    /// Linters know a signal called `unused` and ask no more about what goes into it.
    fn unread(&self) -> String {
        let mut parts = self.module.unread();
        if parts.is_empty() {
            return String::new();
        }
        parts.insert(0, Expr::number(1, 0));
        let list = parts.iter().map(|part| roll::rendered(&print::expr(part))).collect::<Vec<_>>();
        let short = list.iter().map(|part| part.len() + 2).sum::<usize>() < 90;
        let list = if short { list.join(", ") } else { format!("\n{}\n    ", print::filled(&list, 2)) };
        format!("\n    // Not used here.\n    wire unused = &{{{list}}};\n")
    }
}
