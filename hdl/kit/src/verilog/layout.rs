//! A module as the text of its file.

use super::collect::Scope;
use super::expr::Expr;
use super::flow;
use super::module::{Inner, Module};
use super::names::{generate_label, instance_name};
use super::pack::PackedPort;
use super::print::{self, LoopVariables, Printer};
use super::process::Process;
use super::roll::{self, Item, Loop, Rolled};
use super::statement::{Place, Statement};
use crate::bits::Bits;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

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
    /// Parameters of a primitive; those of the first instance are the defaults.
    fn parameters(&self) -> String {
        let said = self.module.scope.about.iter().filter(|_| self.module.custom.is_some());
        let parameters = said.flat_map(|about| &about.parameters);
        let rows: Vec<String> =
            parameters.map(|(name, value)| format!("    parameter {name} = {value}")).collect();
        if rows.is_empty() { String::new() } else { format!(" #(\n{}\n)", rows.join(",\n")) }
    }

    /// The range of a port: in terms of parameters if the module has any.
    fn port_range(&self, name: &str, width: usize) -> String {
        let said = self.module.scope.about.as_ref().filter(|_| self.module.custom.is_some());
        let widths = said.map(|about| &about.widths);
        match widths.and_then(|widths| widths.get(name)) {
            Some(width) => format!("[{width}-1:0]"),
            None => range(width),
        }
    }

    fn ports(&self) -> String {
        let mut rows: Vec<(&str, String, String)> = vec![];
        let mut docs: Vec<[String; 2]> = vec![];
        for (name, present) in [("clock", self.module.clock), ("reset", self.module.reset)] {
            if present {
                rows.push(("input  wire", String::new(), name.into()));
                docs.push(Default::default());
            }
        }
        let (mut last_heading, mut last_doc) = ("", "");
        for PackedPort { name, width, input, doc, heading, .. } in &self.module.ports {
            let kind = match (input, self.variables.contains(name)) {
                (true, _) => "input  wire",
                (_, true) => "output reg ",
                _ => "output wire",
            };
            rows.push((kind, self.port_range(name, *width), name.clone()));
            let news = heading != last_heading;
            docs.push([
                if news { heading.clone() } else { String::new() },
                if news || doc != last_doc { doc.clone() } else { String::new() },
            ]);
            (last_heading, last_doc) = (heading, doc);
        }
        let last = rows.len().saturating_sub(1);
        let lines = aligned(&rows).into_iter().zip(docs).enumerate().map(|(at, (row, [heading, doc]))| {
            let above = if heading.is_empty() { String::new() } else { format!("    // {heading}\n") };
            let row = format!("    {row}{}", if at < last { "," } else { "" });
            match doc.len() {
                0 => format!("{above}{row}"),
                length if row.len() + length + 4 <= print::LINE => format!("{above}{row} // {doc}"),
                _ => format!("{above}    // {doc}\n{row}"),
            }
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Constants that have a name, as far as they are used.
    fn labels(&self) -> String {
        let mut labels: BTreeMap<String, Bits> = BTreeMap::new();
        let mut see =
            |expr: &Expr| expr.labels(&mut |name, bits| drop(labels.insert(name.into(), bits.clone())));
        for statements in &self.module.clocked {
            flow::expressions(statements, &mut see);
            flow::arms(statements, &mut see);
        }
        for process in &self.module.processes {
            match process {
                Process::Assign { value, .. } => see(value),
                Process::Always(statements) => {
                    flow::expressions(statements, &mut see);
                    flow::arms(statements, &mut see);
                }
            }
        }
        if labels.is_empty() {
            return String::new();
        }
        let mut labels: Vec<(String, Bits)> = labels.into_iter().collect();
        labels.sort_by_key(|(name, bits)| (group(name).to_string(), bits.to_u64()));
        let rows: Vec<(&str, String, String)> = labels
            .iter()
            .map(|(name, bits)| {
                ("localparam", range(bits.width()), format!("{name} = {};", print::constant(bits)))
            })
            .collect();
        format!("\n    {}\n", aligned(&rows).join("\n    "))
    }

    fn declarations(&self) -> String {
        let mut rows: Vec<(&str, String, String)> = vec![];
        let kind = |name: &str| if self.variables.contains(name) { "reg " } else { "wire" };
        let mut read = BTreeSet::new();
        self.module.reads(&mut |name, _, _| drop(read.replace(name.to_string())));
        for register in &self.module.registers {
            let next = format!("{}_d", register.name);
            rows.push(("reg ", range(register.width), format!("{}_q;", register.name)));
            if read.contains(&next) {
                rows.push((kind(&next), range(register.width), format!("{next};")));
            }
        }
        for (name, width) in &self.module.nets {
            rows.push((kind(name), range(*width), format!("{name};")));
        }
        for name in self.genvars.borrow().iter() {
            rows.push(("genvar", String::new(), format!("{name};")));
        }
        if rows.is_empty() { String::new() } else { format!("\n    {}\n", aligned(&rows).join("\n    ")) }
    }

    /// A variable for a loop of the module itself, which must not hide those of processes.
    fn genvar(&self, wanted: Option<&str>, otherwise: &str) -> String {
        format!("g_{}", self.free_name(wanted, otherwise))
    }

    /// A generated loop.
    fn generated(&self, repeated: &Loop, label: &str) -> String {
        let Loop { variable, from, count, body, .. } = repeated;
        self.genvars.borrow_mut().insert(variable.clone());
        let (end, body) = (from + *count as i64, generate_body(body, variable));
        format!(
            "    generate\n        for ({variable} = {from}; {variable} < {end}; {variable} = {variable} + 1) begin : {label}\n\
             {body}        end\n    endgenerate\n"
        )
    }

    fn instances(&self) -> String {
        let mut out = String::new();
        let children: Vec<_> = self.module.instances().zip(&self.module.pins).collect();
        let stem = |at: usize| children[at].0.0.instance.split('$').next().unwrap_or_default().to_string();
        let mut at = 0;
        while at < children.len() {
            let family = stem(at);
            let end = (at..children.len()).find(|next| stem(*next) != family).unwrap_or(children.len());
            let module = |at: usize| module_of(children[at].0.0, children[at].0.1);
            let equal = (at + 1..end).all(|next| module(next) == module(at));
            let items: Vec<Item> = (at..end)
                .map(|number| {
                    let ((child, inner), pins) = children[number];
                    let name = if equal && end - at > 1 { family.as_str() } else { child.instance.as_str() };
                    let loops = pins.iter().find_map(|(_, connected)| match connected {
                        Expr::Part { name, .. } => self.module.looped.get(name).cloned(),
                        _ => None,
                    });
                    let text = instance(&module_of(child, inner), name, inner, pins);
                    Item { text, loops: loops.unwrap_or_default() }
                })
                .collect();
            let scopes: Vec<&Scope> = children[at..end].iter().map(|((child, _), _)| *child).collect();
            out.push_str(&self.family(items, &family, equal && end - at > 1, &scopes));
            at = end;
        }
        out
    }

    /// Instances of one list: generated if all of them are alike.
    fn family(&self, items: Vec<Item>, family: &str, equal: bool, scopes: &[&Scope]) -> String {
        let label = generate_label(family);
        if equal {
            let rolled = roll::roll(items.clone(), &|wanted, otherwise| self.genvar(wanted, otherwise));
            if let [Rolled::Loop(repeated @ Loop { from: 0, .. })] = &rolled[..]
                && repeated.body.len() == 1
            {
                self.generated.borrow_mut().insert(family.to_string());
                return format!("\n{}", self.generated(repeated, &label));
            }
        }
        let named = |(item, child): (&Item, &&Scope)| {
            item.text.replacen(
                &format!(" {} (", instance_name(family)),
                &format!(" {} (", instance_name(&child.instance)),
                1,
            )
        };
        items.iter().zip(scopes).map(named).collect()
    }

    fn processes(&self) -> String {
        let mut out = String::new();
        let mut assigns: Vec<Item> = vec![];
        let mut labels = BTreeMap::new();
        let mut group = 0;
        for process in &self.module.processes {
            match process {
                Process::Assign { comments, target, value } => {
                    if !comments.is_empty() && !assigns.is_empty() {
                        out.push_str(&self.assigns(&mut assigns, &mut group));
                    }
                    let comments: String = comments.iter().map(|text| format!("    // {text}\n")).collect();
                    let loops = self.loops_of(&target.name);
                    let assign = |target: &Place, value: &Expr| {
                        print::assignment(&format!("assign {}", print::place(target)), "=", value, 1)
                    };
                    let mut texts = vec![assign(target, value)];
                    if texts[0].lines().count() > 1
                        && let Some(parts) = alike(target, value)
                    {
                        texts = parts.iter().map(|(target, value)| assign(target, value)).collect();
                    }
                    assigns.extend((!comments.is_empty()).then(|| Item { text: comments, loops: vec![] }));
                    assigns.extend(texts.into_iter().map(|text| Item { text, loops: loops.clone() }));
                }
                Process::Always(statements) => {
                    out.push_str(&self.assigns(&mut assigns, &mut group));
                    out.push_str(&self.always(statements, &mut labels));
                }
            }
        }
        out + &self.assigns(&mut assigns, &mut group)
    }

    /// Assignments one after the other; those of a list are generated.
    fn assigns(&self, items: &mut Vec<Item>, group: &mut usize) -> String {
        if items.is_empty() {
            return String::new();
        }
        let items = std::mem::take(items);
        let mut out = String::from("\n");
        for rolled in roll::roll(items, &|wanted, otherwise| self.genvar(wanted, otherwise)) {
            match rolled {
                Rolled::One(item) => out.push_str(&item.text),
                Rolled::Loop(repeated) => {
                    *group += 1;
                    out.push_str(&self.generated(&repeated, &format!("g_{group}")));
                }
            }
        }
        out
    }

    fn always(&self, statements: &[Statement], labels: &mut BTreeMap<String, usize>) -> String {
        let printer = self.printer("=");
        let mut variables = vec![];
        let body = printer.statements(statements, 2, &mut variables);
        if variables.is_empty() {
            return format!("\n    always @* begin\n{body}    end\n");
        }
        let target = statements.iter().find_map(print::first_written).unwrap_or("block");
        let count = labels.entry(target.to_string()).or_default();
        *count += 1;
        let number = if *count > 1 { format!("_{count}") } else { String::new() };
        let declared: String = variables.iter().map(|name| format!("        integer {name};\n")).collect();
        format!("\n    always @* begin : set_{target}{number}\n{declared}{body}    end\n")
    }

    fn printer(&self, sign: &'static str) -> Printer<'_> {
        Printer { sign, variables: self }
    }

    /// What happens at the clock edge: one process for registers with a reset, one for those without.
    fn registers(&self) -> String {
        let reset = |statements: &&Vec<Statement>| {
            let written = flow::writes(statements);
            let mut registers = self.module.registers.iter();
            registers.any(|one| one.reset.is_some() && written.contains(&format!("{}_q", one.name)))
        };
        let (with, without): (Vec<&Vec<Statement>>, Vec<&Vec<Statement>>) =
            self.module.clocked.iter().partition(reset);
        let resets = self.module.registers.iter().filter_map(|register| {
            let value = register.reset.as_ref()?;
            Some(format!("{}_q <= {};\n", register.name, print::expr(value)))
        });
        let resets: Vec<String> = resets.collect();
        let mut out = String::new();
        if !resets.is_empty() {
            let (body, label) = self.edge(&with, 3, "registers");
            if let (Some(short), true) = (short_reset(&resets, &body), label == "\n") {
                return short + &self.data_registers(&without);
            }
            let lines: String = resets.iter().map(|line| format!("            {line}")).collect();
            let otherwise =
                if body.is_empty() { String::new() } else { format!(" else begin\n{body}        end") };
            out.push_str(&format!(
                "\n    always @(posedge clock) begin{label}        if (reset) begin\n{lines}"
            ));
            out.push_str(&format!("        end{otherwise}\n    end\n"));
        }
        out + &self.data_registers(&without)
    }

    fn data_registers(&self, statements: &[&Vec<Statement>]) -> String {
        if self.module.registers.iter().all(|register| register.reset.is_some()) {
            return String::new();
        }
        let (body, label) = self.edge(statements, 2, "data_registers");
        format!("\n    always @(posedge clock) begin{label}{body}    end\n{}", self.initial())
    }

    /// First contents of registers without reset, for simulators that know unknown bits, if they are asked for.
    fn initial(&self) -> String {
        let data = self.module.registers.iter().filter(|register| register.reset.is_none());
        let names: Vec<String> = data.clone().map(|register| format!("{}_q", register.name)).collect();
        let width: usize = data.map(|register| register.width).sum();
        let all = match &names[..] {
            [one] => one.clone(),
            several => format!("{{{}}}", print::filled(several, 2).trim_start()),
        };
        format!("\n`ifdef WARPSTEP_INIT\n    initial {all} = {width}'h0;\n`endif\n")
    }

    /// Statements at the edge, and how their process begins.
    fn edge(&self, lists: &[&Vec<Statement>], depth: usize, label: &str) -> (String, String) {
        let statements: Vec<Statement> = lists.iter().copied().flatten().cloned().collect();
        let mut variables = vec![];
        let body = self.printer("<=").statements(&statements, depth, &mut variables);
        let declared: String = variables.iter().map(|name| format!("        integer {name};\n")).collect();
        let label = if variables.is_empty() { String::new() } else { format!(" : {label}") };
        (body, format!("{label}\n{declared}"))
    }

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

/// A list of parts that nearly all follow from one another by counting, one assignment each.
fn alike(target: &Place, value: &Expr) -> Option<Vec<(Place, Expr)>> {
    let Expr::Concat(parts) = value else { return None };
    let width = parts[0].width();
    if parts.iter().any(|part| part.width() != width) {
        return None;
    }
    let place = |at: usize| Place { low: target.low + at * width, width, ..target.clone() };
    let singles = parts.iter().rev().enumerate().map(|(at, part)| (place(at), part.clone()));
    let singles: Vec<(Place, Expr)> = singles.collect();
    let text = |(target, value): &(Place, Expr)| format!("{} {}\n", print::place(target), print::expr(value));
    let items = singles.iter().map(|single| Item { text: text(single), loops: vec![] }).collect();
    (roll::roll(items, &|_, otherwise| otherwise.to_string()).len() <= 2).then_some(singles)
}

/// One register that does one thing at the edge.
fn short_reset(resets: &[String], body: &str) -> Option<String> {
    let ([reset], [statement]) = (resets, &body.lines().collect::<Vec<_>>()[..]) else { return None };
    let (statement, start) = (statement.trim(), "\n    always @(posedge clock) begin\n        if (reset)");
    (!statement.starts_with("//")).then(|| format!("{start} {reset}        else {statement}\n    end\n"))
}

/// What a constant is about: the part of its name before the first `_`.
fn group(name: &str) -> &str {
    name.split('_').next().unwrap_or(name)
}

/// The body of a generated loop. A genvar has no bits to choose from: where constants count, a number of their width does.
fn generate_body(body: &[Item], variable: &str) -> String {
    let text: String = body.iter().map(|item| print::indented(&print::indented(&item.text))).collect();
    let mut text = roll::rendered(text.strip_prefix('\n').unwrap_or(&text));
    let mut numbers = vec![];
    for width in 1..=roll::WIDEST_CONSTANT {
        let bits = if width == 1 { format!("{variable}[0]") } else { format!("{variable}[{}:0]", width - 1) };
        if text.contains(&bits) {
            let end = if numbers.is_empty() { String::new() } else { format!("_{width}") };
            let name = format!("{}{end}", variable.trim_start_matches("g_").to_uppercase());
            text = text.replace(&bits, &name);
            let range = format!("[{}:0] ", width - 1);
            numbers.push(format!("            localparam {range}{name} = {variable};\n"));
        }
    }
    numbers.concat() + &text
}

/// The module of an instance, and its parameters.
fn module_of(child: &Scope, inner: &Inner) -> String {
    let parameters = child.about.iter().flat_map(|about| &about.parameters);
    let values: Vec<String> = parameters.map(|(name, value)| format!(".{name}({value})")).collect();
    if values.is_empty() { inner.mark.clone() } else { format!("{} #({})", inner.mark, values.join(", ")) }
}

fn instance(module: &str, name: &str, inner: &Inner, pins: &[(Rc<PackedPort>, Expr)]) -> String {
    let mut rows: Vec<(String, String)> = vec![];
    for (name, present) in [("clock", inner.clock), ("reset", inner.reset)] {
        if present {
            rows.push((name.into(), name.into()));
        }
    }
    rows.extend(pins.iter().map(|(port, connected)| (port.name.clone(), print::expr(connected))));
    let widest = rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
    let rows: Vec<String> =
        rows.iter().map(|(port, net)| format!("        .{port:widest$} ({net})")).collect();
    format!("\n    {module} {} (\n{}\n    );\n", instance_name(name), rows.join(",\n"))
}
