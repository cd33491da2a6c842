//! A block as a tree: scopes with their signals and what each said of itself. Reads everything, judges nothing.
//!
//! Names are RustHDL's, with `$` between the parts: `lanes$0$result`.

use super::instances::Memory;
use crate::about::{self, About};
use rust_hdl_core::prelude::*;
use std::collections::HashMap;

/// One instance of a block.
pub(crate) struct Scope {
    pub instance: String,
    pub about: Option<About>,
    pub code: Verilog,
    pub signals: Vec<Signal>,
    pub children: Vec<Scope>,
    /// If it is a memory, which one.
    pub memory: Option<Memory>,
}

/// One signal or parameter of a scope.
#[derive(Clone, Debug)]
pub(crate) struct Signal {
    pub name: String,
    pub role: Role,
    pub width: usize,
    pub id: usize,
    /// What it means: the documentation of its field, in the block or in its bundle.
    pub doc: String,
    /// Of a signal in a bundle: what the block says of the bundle.
    pub heading: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    In,
    Out,
    Local,
    Reg { reset: Option<u64> },
    Param(i128),
}

/// The tree of `block`, whose root is called `name`.
pub(crate) fn collect(name: &str, block: &dyn Block) -> Scope {
    let mut collector = Collector::default();
    block.accept(name, &mut collector);
    collector.root.expect("a block visits its own scope")
}

#[derive(Default)]
struct Collector {
    open: Vec<Scope>,
    bundles: Vec<(String, Option<About>)>,
    root: Option<Scope>,
    /// Types of which there are many instances say the same of themselves each time.
    known: HashMap<String, About>,
}

impl Collector {
    fn ask(&mut self, node: &dyn Block) -> Option<About> {
        let said = node.timing().into_iter().next()?;
        let about = self.known.entry(said.name.clone()).or_insert_with(|| about::read(&said)).clone();
        // Parameters are those of the instance.
        Some(if about.parameters.is_empty() { about } else { about::read(&said) })
    }
}

impl Probe for Collector {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let about = self.ask(node);
        self.open.push(Scope {
            instance: name.to_string(),
            about,
            code: node.hdl(),
            signals: vec![],
            children: vec![],
            memory: about::read_memory(&node.timing()),
        });
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let scope = self.open.pop().expect("a scope that ends has begun");
        match self.open.last_mut() {
            Some(parent) => parent.children.push(scope),
            None => self.root = Some(scope),
        }
    }

    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        let about = self.ask(node);
        self.bundles.push((name.to_string(), about));
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.bundles.pop();
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let parts: Vec<&str> = self.bundles.iter().map(|(name, _)| name.as_str()).chain([name]).collect();
        let number = literal_number(&atom.verilog());
        let role = match atom.kind() {
            AtomKind::InputParameter => Role::In,
            AtomKind::OutputParameter => Role::Out,
            AtomKind::Constant => Role::Param(number),
            _ if atom.descriptor().name == "reg" => Role::Reg { reset: Some(number as u64) },
            _ if atom.descriptor().name == "data" => Role::Reg { reset: None },
            _ => Role::Local,
        };
        let scope = self.open.last_mut().expect("signals live in scopes");
        let own = |name: &str| field_doc(scope.about.as_ref(), name);
        let (doc, heading) = match self.bundles.last() {
            None => (own(name), String::new()),
            Some((_, about)) => (field_doc(about.as_ref(), name), own(parts[0])),
        };
        scope.signals.push(Signal {
            name: parts.join("$"),
            role,
            width: atom.bits(),
            id: atom.id(),
            doc,
            heading,
        });
    }
}

/// Documentation of a field; the members of a list share that of the list.
fn field_doc(about: Option<&About>, name: &str) -> String {
    let field = name.split('$').next().unwrap_or(name);
    about.and_then(|about| about.fields.get(field).cloned()).unwrap_or_default()
}

/// RustHDL shows the number in a literal only as text.
pub(crate) fn literal_number(literal: &VerilogLiteral) -> i128 {
    let text = format!("{literal:x}");
    let digits = text.split_once("'h").map_or("0", |(_, digits)| digits);
    i128::from_str_radix(digits, 16).expect("a literal is printed in hexadecimal")
}

/// `true` and `false` are one bit wide; every other literal takes its width from what it meets.
pub(crate) fn literal_is_bool(literal: &VerilogLiteral) -> bool {
    format!("{literal:x}").starts_with("1'")
}

impl Scope {
    /// The signals seen from outside.
    pub fn ports(&self) -> impl Iterator<Item = &Signal> {
        self.signals.iter().filter(|signal| matches!(signal.role, Role::In | Role::Out))
    }
}
