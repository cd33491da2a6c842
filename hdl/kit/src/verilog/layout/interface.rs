//! What a module shows of itself: parameters, ports, named constants, declarations.

use super::{Page, aligned, range};
use crate::bits::Bits;
use crate::verilog::expr::Expr;
use crate::verilog::flow;
use crate::verilog::pack::PackedPort;
use crate::verilog::print;
use crate::verilog::process::Process;
use std::collections::{BTreeMap, BTreeSet};

impl Page<'_> {
    /// Parameters of a primitive; those of the first instance are the defaults.
    pub(super) fn parameters(&self) -> String {
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

    pub(super) fn ports(&self) -> String {
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
    pub(super) fn labels(&self) -> String {
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

    pub(super) fn declarations(&self) -> String {
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
}

/// What a constant is about: the part of its name before the first `_`.
fn group(name: &str) -> &str {
    name.split('_').next().unwrap_or(name)
}
