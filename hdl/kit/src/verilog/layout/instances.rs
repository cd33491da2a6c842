//! Inner blocks: one instance after the other, or a generated loop where all of a list are alike.

use super::Page;
use crate::verilog::collect::Scope;
use crate::verilog::expr::Expr;
use crate::verilog::module::Inner;
use crate::verilog::names::{generate_label, instance_name};
use crate::verilog::pack::PackedPort;
use crate::verilog::print::{self, LoopVariables};
use crate::verilog::roll::{self, Item, Loop, Rolled};
use std::rc::Rc;

impl Page<'_> {
    /// A variable for a loop of the module itself, which must not hide those of processes.
    pub(super) fn genvar(&self, wanted: Option<&str>, otherwise: &str) -> String {
        format!("g_{}", self.free_name(wanted, otherwise))
    }

    /// A generated loop.
    pub(super) fn generated(&self, repeated: &Loop, label: &str) -> String {
        let Loop { variable, from, count, body, .. } = repeated;
        self.genvars.borrow_mut().insert(variable.clone());
        let (end, body) = (from + *count as i64, generate_body(body, variable));
        format!(
            "    generate\n        for ({variable} = {from}; {variable} < {end}; {variable} = {variable} + 1) begin : {label}\n\
             {body}        end\n    endgenerate\n"
        )
    }

    pub(super) fn instances(&self) -> String {
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
