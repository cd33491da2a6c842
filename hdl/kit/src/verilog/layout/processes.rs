//! What follows from what: assignments, those of a list generated, and `always @*`.

use super::Page;
use crate::verilog::expr::Expr;
use crate::verilog::print::{self, LoopVariables, Printer};
use crate::verilog::process::Process;
use crate::verilog::roll::{self, Item, Rolled};
use crate::verilog::statement::{Place, Statement};
use std::collections::BTreeMap;

impl Page<'_> {
    pub(super) fn processes(&self) -> String {
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

    pub(super) fn printer(&self, sign: &'static str) -> Printer<'_> {
        Printer { sign, variables: self }
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
