//! The SystemVerilog around a block: its inputs are free, reset holds in the first cycle only, claims are asserted in every
//! cycle after.
//!
//! Ports are those of the emitted module. Inner state is reached by wires that bear its hierarchical name and the attribute `hierconn`;
//! the script refuses a name that the design does not have (`script`). What a claim compares with is written from the documentation,
//! in the file of its property. Knows nothing of solvers.

use warpstep_kit::verilog::Design;

/// Name of the block's instance.
pub const BLOCK: &str = "block";
/// Name of a second copy's instance, and what names of its own ports begin with.
const OTHER: &str = "other";

/// Something that is asserted or must be reachable, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Line of the wrapper.
    pub line: usize,
    /// In a sentence.
    pub says: String,
}

/// A wrapper that is being written.
pub struct Wrapper<'a> {
    design: &'a Design,
    lines: Vec<String>,
    claims: Vec<Claim>,
    covers: Vec<Claim>,
    helpers: usize,
}

/// A wrapper as text, with what it claims.
#[derive(Clone, Debug)]
pub struct Written {
    /// The module `top`.
    pub text: String,
    /// What is asserted.
    pub claims: Vec<Claim>,
    /// What must be reachable.
    pub covers: Vec<Claim>,
    /// How many of the claims serve the induction only.
    pub helpers: usize,
}

impl<'a> Wrapper<'a> {
    /// Around the outermost block of `design`.
    pub fn new(design: &'a Design) -> Wrapper<'a> {
        Wrapper::begun(design, None)
    }

    /// Around two copies of it, which share all inputs but those that are `apart`. Ports of the second copy's own begin with `other_`.
    pub fn twice(design: &'a Design, apart: &[&str]) -> Wrapper<'a> {
        Wrapper::begun(design, Some(apart))
    }

    fn begun(design: &'a Design, apart: Option<&[&str]>) -> Wrapper<'a> {
        let mut wrapper = Wrapper { design, lines: vec![], claims: vec![], covers: vec![], helpers: 0 };
        let own = |name: &str, input: bool| {
            apart.is_some_and(|apart| !input || apart.contains(&name)).then(|| format!("{OTHER}_{name}"))
        };
        wrapper.text("module top (");
        wrapper.text("    input wire clock");
        for port in design.ports.iter().filter(|port| port.input) {
            for name in std::iter::once(port.name.clone()).chain(own(&port.name, true)) {
                wrapper.text(&format!("    , input wire [{}:0] {name}", port.width - 1));
            }
        }
        wrapper.text(");");
        wrapper.text("    // Reset holds in the first cycle only.");
        wrapper.text("    reg fresh = 1'b1;");
        wrapper.text("    always @(posedge clock) fresh <= 1'b0;");
        for port in design.ports.iter().filter(|port| !port.input) {
            for name in std::iter::once(port.name.clone()).chain(own(&port.name, false)) {
                wrapper.text(&format!("    wire [{}:0] {name};", port.width - 1));
            }
        }
        wrapper.instance(BLOCK, |port, _| port.to_string());
        if apart.is_some() {
            wrapper.instance(OTHER, |port, input| own(port, input).unwrap_or_else(|| port.to_string()));
        }
        wrapper
    }

    fn instance(&mut self, name: &str, net: impl Fn(&str, bool) -> String) {
        let design = self.design;
        self.text(&format!("    {} {name} (", design.top));
        let clock = design.clock.then(|| "        .clock(clock)".to_string());
        let reset = design.reset.then(|| "        .reset(fresh)".to_string());
        let ports = design
            .ports
            .iter()
            .map(|port| format!("        .{}({})", port.name, net(&port.name, port.input)));
        let all: Vec<String> = clock.into_iter().chain(reset).chain(ports).collect();
        self.text(&all.join(",\n"));
        self.text("    );");
    }

    /// Lines as they are.
    pub fn text(&mut self, text: &str) {
        self.lines.extend(text.lines().map(String::from));
    }

    /// Several lines with names in braces: `put("{w}", …)` of a template.
    pub fn put(&mut self, template: &str, names: &[(&str, String)]) {
        let text = names
            .iter()
            .fold(template.to_string(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value));
        self.text(&text);
    }

    /// The variable of an inner block, `width` bits, under a name of its own. The block is named by fields: `ports.0.stages`.
    pub fn inner(&mut self, name: &str, block: &str, variable: &str, width: usize) {
        self.inner_of(BLOCK, name, block, variable, width);
    }

    /// The same variable of both copies: under the name, and under the name behind `other_`.
    pub fn inner_of_both(&mut self, name: &str, block: &str, variable: &str, width: usize) {
        self.inner_of(BLOCK, name, block, variable, width);
        self.inner_of(OTHER, &format!("{OTHER}_{name}"), block, variable, width);
    }

    fn inner_of(&mut self, copy: &str, name: &str, block: &str, variable: &str, width: usize) {
        // A block that is not there yields a name that is not there, which the script refuses.
        let path = match self.design.instance(block) {
            Some(instance) => instance.variable(variable),
            None => format!("no_block.{block}.{variable}"),
        };
        let bits = width - 1;
        self.text(&format!("    (* hierconn *) wire [{bits}:0] \\{copy}.{path} ;"));
        self.text(&format!("    wire [{bits}:0] {name} = \\{copy}.{path} ;"));
    }

    /// Holds in every cycle but that of reset.
    pub fn claim(&mut self, says: &str, condition: &str) {
        self.text(&format!("    always @* if (!fresh) assert ({condition}); // {says}"));
        self.claims.push(Claim { line: self.lines.len(), says: says.into() });
    }

    /// A claim that only makes the induction possible: it ties what the wrapper keeps to what the block keeps.
    pub fn helper(&mut self, says: &str, condition: &str) {
        self.claim(says, condition);
        self.helpers += 1;
    }

    /// What the neighbours of the block guarantee.
    pub fn given(&mut self, says: &str, condition: &str) {
        self.text(&format!("    always @* if (!fresh) assume ({condition}); // {says}"));
    }

    /// Happens in some run: what is claimed is not true for want of cases.
    pub fn happens(&mut self, says: &str, condition: &str) {
        self.text(&format!("    always @* if (!fresh) cover ({condition}); // {says}"));
        self.covers.push(Claim { line: self.lines.len(), says: says.into() });
    }

    /// The whole module.
    pub fn written(mut self) -> Written {
        self.text("endmodule");
        let text = self.lines.join("\n") + "\n";
        Written { text, claims: self.claims, covers: self.covers, helpers: self.helpers }
    }
}

impl Written {
    /// What is said at that line.
    pub fn at(&self, line: usize) -> Option<&str> {
        let all = self.claims.iter().chain(&self.covers);
        all.into_iter().find(|claim| claim.line == line).map(|claim| claim.says.as_str())
    }
}
