//! The SystemVerilog around a block: its inputs are free, reset holds in the first cycle only, claims are asserted in every cycle after.
//!
//! Ports are those of the emitted module. Inner state is reached by wires that bear its hierarchical name and the attribute `hierconn`;
//! the script refuses a name that the design does not have (`script`). What a claim compares with is written from the documentation,
//! in the file of its property. Knows nothing of solvers.

use warpstep_kit::verilog::Design;

/// Name of the block's instance.
pub const BLOCK: &str = "block";

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
        let mut wrapper = Wrapper { design, lines: vec![], claims: vec![], covers: vec![], helpers: 0 };
        wrapper.text("module top (");
        wrapper.text("    input wire clock");
        for port in design.ports.iter().filter(|port| port.input) {
            wrapper.text(&format!("    , input wire [{}:0] {}", port.width - 1, port.name));
        }
        wrapper.text(");");
        wrapper.text("    // Reset holds in the first cycle only.");
        wrapper.text("    reg fresh = 1'b1;");
        wrapper.text("    always @(posedge clock) fresh <= 1'b0;");
        for port in design.ports.iter().filter(|port| !port.input) {
            wrapper.text(&format!("    wire [{}:0] {};", port.width - 1, port.name));
        }
        wrapper.text(&format!("    {} {BLOCK} (", design.top));
        let clock = design.clock.then(|| "        .clock(clock)".to_string());
        let reset = design.reset.then(|| "        .reset(fresh)".to_string());
        let ports = design.ports.iter().map(|port| format!("        .{0}({0})", port.name));
        let all: Vec<String> = clock.into_iter().chain(reset).chain(ports).collect();
        wrapper.text(&all.join(",\n"));
        wrapper.text("    );");
        wrapper
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
        // A block that is not there yields a name that is not there, which the script refuses.
        let path = match self.design.instance(block) {
            Some(instance) => instance.variable(variable),
            None => format!("no_block.{block}.{variable}"),
        };
        let bits = width - 1;
        self.text(&format!("    (* hierconn *) wire [{bits}:0] \\{BLOCK}.{path} ;"));
        self.text(&format!("    wire [{bits}:0] {name} = \\{BLOCK}.{path} ;"));
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
