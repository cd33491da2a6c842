//! One block as one Verilog module, complete but for the names of the modules inside it.

use super::collect::{Role, Scope, Signal};
use super::error::Fault;
use super::expr::Expr;
use super::flow;
use super::groups;
use super::lower::Lowering;
use super::mutate::{self, Mutations, Resets};
use super::names::{instance_name, snake_case, verilog_name};
use super::process::{Process, processes};
use super::statement::{Place, Statement};
use super::symbols::Symbols;
use rust_hdl_core::ast::Verilog;
use std::collections::{BTreeMap, BTreeSet};

/// What a module is, before it is laid out as text (`layout.rs`).
pub(crate) struct Module<'a> {
    pub scope: &'a Scope,
    pub inner: &'a [Inner],
    pub processes: Vec<Process>,
    /// Registers in use: name, width, reset value.
    pub registers: Vec<(String, usize, Expr)>,
    /// Nets to declare: locals, names given, ports of inner blocks.
    pub nets: Vec<(String, usize)>,
    /// What is connected to a port of an inner block, by the name its net would have.
    pub connections: BTreeMap<String, Expr>,
    /// Text of a primitive.
    pub custom: Option<String>,
    pub clock: bool,
    pub reset: bool,
}

/// What a module needs to know of a module inside it.
#[derive(Clone)]
pub(crate) struct Inner {
    /// Stands for its name, which is chosen last.
    pub mark: String,
    pub clock: bool,
    pub reset: bool,
}

impl<'a> Module<'a> {
    pub fn new(
        scope: &'a Scope,
        inner: &'a [Inner],
        outermost: bool,
        mutations: &Mutations,
    ) -> Result<Module<'a>, Fault> {
        let mut module = Module {
            scope,
            inner,
            processes: vec![],
            registers: vec![],
            nets: vec![],
            connections: BTreeMap::new(),
            custom: None,
            clock: inner.iter().any(|inner| inner.clock),
            reset: inner.iter().any(|inner| inner.reset),
        };
        match &scope.code {
            Verilog::Custom(_) if !scope.children.is_empty() => return Err(Fault::PrimitiveWithInner),
            Verilog::Custom(text) => {
                mutate::refuse(mutations, scope)?;
                let mentions =
                    |word| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word);
                module.clock |= mentions("clock");
                module.reset |= mentions("reset");
                module.custom = Some(text.clone());
            }
            Verilog::Combinatorial(code) => {
                let symbols = Symbols::of(scope);
                let mut constants = scope.about.iter().flat_map(|about| about.constants.keys());
                let is_field = |name: &&String| scope.signals.iter().any(|signal| signal.name == **name);
                if let Some(name) = constants.find(is_field) {
                    return Err(Fault::Shadowed { name: name.clone() });
                }
                let mut lowering = Lowering {
                    symbols: &symbols,
                    loops: vec![],
                    before: vec![],
                    given: vec![],
                    writing: String::new(),
                };
                let mut statements = lowering.block(code)?;
                let resets = mutate::apply(mutations, scope, outermost, &mut lowering, &mut statements)?;
                let given = lowering.given;
                module.check_names(&given)?;
                module.build(statements, given, resets)?;
            }
            _ => return Err(Fault::NoLogic),
        }
        Ok(module)
    }

    fn build(
        &mut self,
        statements: Vec<Statement>,
        given: Vec<(String, usize)>,
        mut resets: Resets,
    ) -> Result<(), Fault> {
        let (written, read) = (flow::writes(&statements), flow::reads(&statements));
        let mut starts = vec![];
        for signal in &self.scope.signals {
            let name = verilog_name(&signal.name);
            match signal.role {
                Role::Reg { reset: start } => {
                    let (held, next) = (format!("{name}_q"), format!("{name}_d"));
                    if written.contains(&next) || read.contains(&held) {
                        starts.push((Place::whole(&next, signal.width), Expr::signal(&held, signal.width)));
                        let reset = resets.remove(&signal.name);
                        let reset = reset.unwrap_or(Expr::number(signal.width, start));
                        self.registers.push((name, signal.width, reset));
                    }
                }
                Role::Local if written.contains(&name) => self.nets.push((name, signal.width)),
                Role::Local if read.contains(&name) => return Err(Fault::ReadBeforeWrite { name }),
                Role::Out if !written.contains(&name) => return Err(Fault::Undriven { name }),
                _ => {}
            }
        }
        for (name, width) in given {
            starts.push((Place::whole(&name, width), Expr::number(width, 0)));
            self.nets.push((name, width));
        }
        self.clock |= !self.registers.is_empty();
        self.reset |= !self.registers.is_empty();
        for (port, name) in self.inner_ports() {
            if port.role == Role::In && !written.contains(&name) {
                return Err(Fault::Undriven { name });
            }
            self.nets.push((name, port.width));
        }
        let statements = start_with(statements, starts);
        flow::check(&statements)?;
        let statements = self.separate(statements);
        self.processes = groups::groups(statements).into_iter().flat_map(processes).collect();
        self.connect();
        Ok(())
    }

    fn separate(&self, statements: Vec<Statement>) -> Vec<Statement> {
        let net = |child: &Scope, port: &Signal| verilog_name(&format!("{}${}", child.instance, port.name));
        let nets = |child: &Scope, role| -> BTreeSet<String> {
            child.ports().filter(|port| port.role == role).map(|port| net(child, port)).collect()
        };
        let inputs: Vec<BTreeSet<String>> =
            self.scope.children.iter().map(|child| nets(child, Role::In)).collect();
        let outputs = self.scope.children.iter().flat_map(|child| nets(child, Role::Out)).collect();
        groups::separate(statements, &inputs, &outputs)
    }

    /// Ports of inner blocks with the names their nets have.
    pub fn inner_ports(&self) -> Vec<(&'a Signal, String)> {
        let children = self.scope.children.iter();
        let ports = children.flat_map(|child| child.ports().map(move |port| (child, port)));
        ports
            .map(|(child, port)| (port, verilog_name(&format!("{}${}", child.instance, port.name))))
            .collect()
    }

    /// A net that only hands something on to an inner block, or from it to a port, is left out.
    fn connect(&mut self) {
        let mut read_by: BTreeMap<String, usize> = BTreeMap::new();
        for process in &self.processes {
            let mut names = BTreeSet::new();
            process_reads(process, &mut |name, _, _| {
                names.insert(name.to_string());
            });
            names.into_iter().for_each(|name| *read_by.entry(name).or_default() += 1);
        }
        let ports: BTreeMap<String, Role> =
            self.inner_ports().into_iter().map(|(port, name)| (name, port.role)).collect();
        let outs: BTreeSet<String> = self
            .scope
            .ports()
            .filter(|port| port.role == Role::Out)
            .map(|port| verilog_name(&port.name))
            .collect();
        let mut connections = BTreeMap::new();
        self.processes.retain(|process| {
            let Process::Assign { target, value, comments } = process else { return true };
            let plain = matches!(value, Expr::Part { .. } | Expr::Const(_)) && comments.is_empty();
            if plain && ports.contains_key(&target.name) && !read_by.contains_key(&target.name) {
                connections.insert(target.name.clone(), value.clone());
                return false;
            }
            if let Expr::Part { name, of, width, .. } = value {
                let handed_on = of == width && ports.get(name) == Some(&Role::Out) && read_by[name] == 1;
                let unread = !read_by.contains_key(&target.name);
                if plain && handed_on && unread && outs.contains(&target.name) {
                    connections.insert(name.clone(), Expr::signal(&target.name, target.of));
                    return false;
                }
            }
            true
        });
        self.nets.retain(|(name, _)| !connections.contains_key(name));
        self.connections = connections;
    }

    /// No two signals, instances or implied ports have one name, nor that of the module.
    fn check_names(&self, given: &[(String, usize)]) -> Result<(), Fault> {
        let own = self.scope.signals.iter().flat_map(|signal| {
            let name = verilog_name(&signal.name);
            match signal.role {
                Role::Param(_) => vec![],
                Role::Reg { .. } => vec![format!("{name}_q"), format!("{name}_d")],
                _ => vec![name],
            }
        });
        let nets = self.inner_ports().into_iter().map(|(_, name)| name);
        let instances = self.scope.children.iter().map(|child| instance_name(&child.instance));
        let given = given.iter().map(|(name, _)| name.clone());
        let implied = ["clock", "reset", "unused"].map(String::from);
        let module = self.scope.about.iter().map(|about| snake_case(&about.type_name));
        let mut taken = BTreeSet::new();
        for name in own.chain(nets).chain(instances).chain(given).chain(implied).chain(module) {
            if let Some(name) = taken.replace(name) {
                return Err(Fault::NameClash { name });
            }
        }
        Ok(())
    }
}

/// Each signal of `starts` has its value before anything else is done to it, unless the first thing done is to write it
/// whole and always.
fn start_with(statements: Vec<Statement>, starts: Vec<(Place, Expr)>) -> Vec<Statement> {
    let mut starts: BTreeMap<String, (Place, Expr)> =
        starts.into_iter().map(|(place, value)| (place.name.clone(), (place, value))).collect();
    let mut started = vec![];
    for statement in statements {
        let settled = matches!(&statement, Statement::Assign(place, _) if place.is_whole());
        for name in flow::writes(std::slice::from_ref(&statement)) {
            if let Some((place, value)) = starts.remove(&name).filter(|_| !settled) {
                started.push(Statement::Assign(place, value));
            }
        }
        started.push(statement);
    }
    started.extend(starts.into_values().map(|(place, value)| Statement::Assign(place, value)));
    started
}

pub(crate) fn process_reads(process: &Process, see: &mut dyn FnMut(&str, usize, usize)) {
    match process {
        Process::Assign { value, .. } => value.reads(see),
        Process::Always(statements) => flow::expressions(statements, &mut |expr| expr.reads(see)),
    }
}
