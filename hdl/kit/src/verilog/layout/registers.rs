//! What happens at the clock edge: one process for registers with a reset, one for those without.

use super::Page;
use crate::verilog::flow;
use crate::verilog::print;
use crate::verilog::statement::Statement;

impl Page<'_> {
    pub(super) fn registers(&self) -> String {
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
}

/// One register that does one thing at the edge.
fn short_reset(resets: &[String], body: &str) -> Option<String> {
    let ([reset], [statement]) = (resets, &body.lines().collect::<Vec<_>>()[..]) else { return None };
    let (statement, start) = (statement.trim(), "\n    always @(posedge clock) begin\n        if (reset)");
    (!statement.starts_with("//")).then(|| format!("{start} {reset}        else {statement}\n    end\n"))
}
