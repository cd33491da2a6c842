//! Guarantees and requirements of a block: no instances, but statements under `` `ifdef FORMAL`` in its module.

use super::collect::Scope;
use super::expr::Expr;
use super::module::Module;
use super::names::verilog_name;
use super::print;
use super::process::Process;
use crate::prim::property::{GUARANTEE, REQUIREMENT};
use rust_hdl_core::ast::Verilog;
use std::collections::BTreeSet;

/// What must hold.
#[derive(Clone, Debug)]
pub(crate) struct Property {
    required: bool,
    doc: String,
    pub value: Expr,
}

/// Whether a block is a property of the one around it.
pub(crate) fn is_property(scope: &Scope) -> bool {
    matches!(&scope.code, Verilog::Custom(text) if text == GUARANTEE || text == REQUIREMENT)
}

impl Module<'_> {
    /// Takes the properties out of the processes, before signals are packed.
    pub(super) fn take_properties(&mut self) {
        let mut gone = BTreeSet::new();
        self.properties.clear();
        for child in self.scope.children.iter().filter(|child| is_property(child)) {
            let name = format!("{}$holds", child.instance);
            let net = verilog_name(&name);
            let says = |process: &Process| matches!(process, Process::Assign { target, .. } if target.name == net && target.is_whole());
            // What takes more than one expression keeps its net.
            let value = match self.processes.iter().position(says).map(|at| self.processes.remove(at)) {
                Some(Process::Assign { value, .. }) => {
                    gone.insert(name);
                    value
                }
                _ => Expr::signal(&net, 1),
            };
            let field = child.instance.split('$').next().unwrap_or_default();
            let doc = self.scope.about.as_ref().and_then(|about| about.fields.get(field));
            let required = matches!(&child.code, Verilog::Custom(text) if text == REQUIREMENT);
            self.properties.push(Property { required, doc: doc.cloned().unwrap_or_default(), value });
        }
        self.nets.retain(|(name, _)| !gone.contains(name));
    }
}

/// The text of `properties`, at the clock edge if there is one.
pub(super) fn text(properties: &[Property], clock: bool, reset: bool) -> String {
    if properties.is_empty() {
        return String::new();
    }
    let lines = |word: &str, required: bool| {
        let (mut lines, mut said) = (String::new(), "");
        for Property { doc, value, .. } in properties.iter().filter(|one| one.required == required) {
            // Those of a list share one doc line.
            let comment = if doc == said { String::new() } else { format!(" // {doc}") };
            lines.push_str(&format!("        {word} ({});{comment}\n", print::expr(value)));
            said = doc;
        }
        lines
    };
    let (promised, assumed, needed) = (lines("assert", false), lines("assume", true), lines("assert", true));
    let required = match needed.len() {
        0 => String::new(),
        _ => format!("`ifdef FORMAL_ALONE\n{assumed}`else\n{needed}`endif\n"),
    };
    let when = match (clock, reset) {
        (true, true) => "@(posedge clock) if (!reset)",
        (true, false) => "@(posedge clock)",
        (false, _) => "@*",
    };
    format!("\n`ifdef FORMAL\n    always {when} begin\n{promised}{required}    end\n`endif\n")
}
