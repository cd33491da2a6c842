//! A block as Verilog-2001: one module per file, identical modules merged, the same block always the same bytes.
//!
//! The way of a block through this folder: `collect` (the tree of instances), `symbols` and `names` (what a name means),
//! `shape`, `lower` and `parts` (every expression gets a width), `slice` (parts of expressions), `statement` (loops
//! unrolled), `mutate` (wrong on purpose, for tests of tests), `flow` (latches, order), `groups`, `constant`, `process` and
//! `module` (independent processes), `copies`, `pack`, `place` and `cycles` (which nets there are), `properties` and
//! `clocked` (what is no net), `print`, `roll` and `layout` (text), `merge` (equal modules are one), `instances` (where
//! everything is).

mod clocked;
mod collect;
mod constant;
mod copies;
mod cycles;
mod error;
mod expr;
mod fields;
mod flow;
mod groups;
mod instances;
mod layout;
mod link;
mod lower;
mod merge;
mod module;
pub mod mutate;
mod names;
mod pack;
mod parts;
mod place;
mod print;
mod process;
mod properties;
mod roll;
mod shape;
mod slice;
mod statement;
mod symbols;
mod text;
mod unread;
mod variant;

pub use error::{EmitError, Fault};
pub use instances::{Instance, Memory};

use collect::collect;
use merge::{Merger, named};
use mutate::Mutations;
use names::verilog_name;
use rust_hdl_core::prelude::Block;
use std::path::Path;

/// A design as Verilog files.
#[derive(Debug, Clone, PartialEq)]
pub struct Design {
    /// Name of the outermost module.
    pub top: String,
    /// Whether the outermost module has a `clock`.
    pub clock: bool,
    /// Whether the outermost module has a `reset`.
    pub reset: bool,
    /// Ports of the outermost module, clock and reset aside.
    pub ports: Vec<Port>,
    /// The modules, inner ones first, each in a file of its own.
    pub files: Vec<File>,
    /// Every instance of every block, outer ones first.
    pub instances: Vec<Instance>,
}

impl Design {
    /// The same design with `header`, line by line as comment, at the top of every file.
    pub fn with_header(self, header: &str) -> Design {
        self.with_headers(|_| header.to_string())
    }

    /// The same with a header for each module.
    pub fn with_headers(mut self, header: impl Fn(&str) -> String) -> Design {
        for file in &mut self.files {
            let header = header(&file.module);
            let comment: String =
                header.lines().map(|line| format!("{}\n", format!("// {line}").trim_end())).collect();
            file.text = format!("{comment}//\n{}", file.text);
        }
        self
    }

    /// The instance of the block that is called so by the names of fields, from the outermost block down: `file.copies.0`.
    pub fn instance(&self, block: &str) -> Option<&Instance> {
        self.instances.iter().find(|instance| instance.block == block)
    }

    /// Every memory with its instance.
    pub fn memories(&self) -> impl Iterator<Item = (&Instance, &Memory)> {
        self.instances.iter().filter_map(|instance| Some((instance, instance.memory.as_ref()?)))
    }

    /// Writes every file into `folder` and returns the file names, inner modules first.
    pub fn write(&self, folder: &Path) -> std::io::Result<Vec<String>> {
        let mut names = vec![];
        for file in &self.files {
            let name = format!("{}.v", file.module);
            std::fs::write(folder.join(&name), &file.text)?;
            names.push(name);
        }
        Ok(names)
    }
}

/// One file of a design.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Name of the module; the file is called `name.v`.
    pub module: String,
    /// Its text.
    pub text: String,
}

/// A port of the outermost module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Port {
    /// As in Verilog.
    pub name: String,
    /// How many bits.
    pub width: usize,
    /// Into the module?
    pub input: bool,
    /// What its block says of it; those of a list share one doc line.
    pub doc: String,
    /// The signals in it, the lowest first: several if it is a list.
    pub members: Vec<PortMember>,
}

/// A signal in a port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortMember {
    /// What it would be called on its own: `values_3`.
    pub name: String,
    /// How many bits.
    pub width: usize,
    /// The signal's number in RustHDL.
    pub(crate) id: usize,
}

/// The Verilog of `block`.
pub fn emit(block: &dyn Block) -> Result<Design, EmitError> {
    emit_with(block, "", &Mutations::awake(&[]))
}

/// The same with mutations in it, and with names of modules that begin with `prefix`: two designs of different prefixes can be
/// part of one. The outermost module is `prefix` followed by `top`, or without a prefix called after its block.
pub fn emit_with(block: &dyn Block, prefix: &str, mutations: &Mutations) -> Result<Design, EmitError> {
    let scope = collect("top", block);
    mutations.check(&scope)?;
    let mut merger = Merger::new(*mutations);
    let placed = merger.outermost(&scope)?;
    let mut names = variant::names(&merger.variants);
    if !prefix.is_empty() {
        names[placed.module] = "top".into();
        names.iter_mut().for_each(|name| name.insert_str(0, prefix));
    }
    let top = &names[placed.module];
    let files = merger.variants.iter().zip(&names).filter(|(variant, _)| variant.printed);
    let files = files
        .map(|(variant, name)| File { module: name.clone(), text: named(&variant.text, name, top, &names) });
    Ok(Design {
        top: top.clone(),
        clock: merger.inners[placed.module].clock,
        reset: merger.inners[placed.module].reset,
        ports: pack::ports(&scope).into_iter().map(port).collect(),
        files: files.collect(),
        instances: instances::instances(&scope, &placed, &merger, &names),
    })
}

fn port(packed: pack::PackedPort) -> Port {
    let member = |signal: &collect::Signal| PortMember {
        name: verilog_name(&signal.name),
        width: signal.width,
        id: signal.id,
    };
    Port {
        name: packed.name,
        width: packed.width,
        input: packed.input,
        doc: packed.doc,
        members: packed.members.iter().map(member).collect(),
    }
}
