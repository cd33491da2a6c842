//! One block as one Verilog module, complete but for the names of the modules inside it.

use super::collect::{Role, Scope, Signal};
use super::copies;
use super::error::Fault;
use super::expr::Expr;
use super::flow;
use super::groups;
use super::lower::Lowering;
use super::mutate::{self, Mutations, Resets};
use super::names::{instance_name, snake_case, verilog_name};
use super::pack::{self, PackedPort};
use super::process::{Process, processes};
use super::properties::Property;
use super::statement::{Place, Statement};
use super::symbols::Symbols;
use rust_hdl_core::ast::Verilog;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// What a module is, before it is laid out as text (`layout.rs`).
pub(crate) struct Module<'a> {
    pub scope: &'a Scope,
    pub inner: &'a [Inner],
    /// As printed.
    pub ports: Vec<PackedPort>,
    pub processes: Vec<Process>,
    /// What is done to registers (`name_q`) at the clock edge.
    pub clocked: Vec<Vec<Statement>>,
    /// Registers in use: names with `$` until they are packed.
    pub registers: Vec<Register>,
    /// Nets to declare, by name and width: locals, names given, ports of inner blocks; with `$` until they are packed.
    pub nets: Vec<(String, usize)>,
    /// What each port of each inner block is connected to, in their order.
    pub pins: Vec<Vec<(Rc<PackedPort>, Expr)>>,
    /// Ports of each inner block as printed.
    pub inner_packed: Vec<Vec<Rc<PackedPort>>>,
    /// Loop variables of the source around assignments to a signal.
    pub looped: BTreeMap<String, Vec<String>>,
    /// If it is nothing but wires: what each output carries.
    pub wires: Option<Vec<(String, Expr)>>,
    /// What must hold.
    pub properties: Vec<Property>,
    /// Text of a primitive.
    pub custom: Option<String>,
    pub clock: bool,
    pub reset: bool,
}

/// A register, or a list of them.
#[derive(Clone, Debug)]
pub(crate) struct Register {
    pub name: String,
    pub width: usize,
    /// What it holds after reset, if anybody needs to know.
    pub reset: Option<Expr>,
}

/// What a module needs to know of a module inside it.
#[derive(Clone)]
pub(crate) struct Inner {
    /// Stands for its name, which is chosen last.
    pub mark: String,
    pub clock: bool,
    pub reset: bool,
    /// Which outputs follow from which inputs in the same cycle.
    pub paths: BTreeSet<(String, String)>,
    /// If it is nothing but wires: what each output carries, by names of single signals. It needs no instance.
    pub wires: Option<Vec<(String, Expr)>>,
    /// It says what must hold in the module around it, and is no instance either.
    pub property: bool,
}

impl Inner {
    pub fn is_instance(&self) -> bool {
        self.wires.is_none() && !self.property
    }
}

impl<'a> Module<'a> {
    pub fn new(
        scope: &'a Scope,
        inner: &'a [Inner],
        outermost: bool,
        mutations: &Mutations,
    ) -> Result<Module<'a>, Fault> {
        let packed = |child: &Scope| pack::ports(child).into_iter().map(Rc::new).collect();
        let mut module = Module {
            scope,
            inner,
            ports: pack::ports(scope),
            processes: vec![],
            clocked: vec![],
            registers: vec![],
            nets: vec![],
            pins: vec![],
            inner_packed: scope.children.iter().map(packed).collect(),
            looped: BTreeMap::new(),
            wires: None,
            properties: vec![],
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
                    looped: BTreeMap::new(),
                    label_widths: BTreeMap::new(),
                };
                module.check_registers()?;
                let mut statements = lowering.block(code)?;
                let resets = mutate::apply(mutations, scope, outermost, &mut lowering, &mut statements)?;
                let given = lowering.given;
                module.looped = lowering.looped;
                module.build(statements, given, resets)?;
                module.check_names()?;
                module.check_outputs()?;
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
                        let (name, width) = (signal.name.clone(), signal.width);
                        let reset = resets.remove(&name).or(start.map(|start| Expr::number(width, start)));
                        self.registers.push(Register { name, width, reset });
                    }
                }
                Role::Local if written.contains(&name) => self.nets.push((signal.name.clone(), signal.width)),
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
        self.reset |= self.registers.iter().any(|register| register.reset.is_some());
        for (port, name) in self.inner_ports() {
            let single = verilog_name(&name);
            if port.role == Role::In && !written.contains(&single) {
                return Err(Fault::Undriven { name: single });
            }
            self.nets.push((name, port.width));
        }
        let statements = start_with(statements, starts);
        flow::check(&statements)?;
        let statements = self.separate(statements);
        self.processes = groups::groups(statements).into_iter().flat_map(processes).collect();
        let locals = self.scope.signals.iter().filter(|signal| signal.role == Role::Local);
        let mut locals: BTreeSet<String> = locals.map(|signal| verilog_name(&signal.name)).collect();
        self.bypass(&mut locals);
        self.processes = copies::left_out(std::mem::take(&mut self.processes), &locals);
        let inner = self.instances().flat_map(|(child, _)| child.ports().map(move |port| (child, port)));
        let inner = inner.filter(|(_, port)| port.role == Role::Out);
        let inner = inner.map(|(child, port)| verilog_name(&format!("{}${}", child.instance, port.name)));
        let inner: BTreeSet<String> = inner.collect();
        let outs = self.ports.iter().filter(|port| !port.input);
        let outs = outs.map(|port| port.members.iter().map(|member| verilog_name(&member.name)).collect());
        copies::read_outputs(&mut self.processes, &inner, &outs.collect::<Vec<_>>());
        let used = copies::used(&self.processes);
        self.nets.retain(|(name, _)| {
            let name = verilog_name(name);
            used.contains(&name) || !locals.contains(&name)
        });
        self.wires = self.only_wires();
        self.place();
        Ok(())
    }

    /// Blocks that are nothing but wires become assignments between their nets.
    fn bypass(&mut self, locals: &mut BTreeSet<String>) {
        for (child, inner) in self.scope.children.iter().zip(self.inner) {
            let Some(wires) = &inner.wires else { continue };
            let net = |name: &str| verilog_name(&format!("{}${name}", child.instance));
            let nets: BTreeMap<String, (String, usize)> =
                child.ports().map(|port| (verilog_name(&port.name), (net(&port.name), port.width))).collect();
            locals.extend(nets.values().map(|(net, _)| net.clone()));
            for (output, value) in wires {
                let mut value = value.clone();
                if let Expr::Part { name, .. } = &mut value {
                    *name = nets[name].0.clone();
                }
                let (output, width) = &nets[output];
                let target = Place::whole(output, *width);
                self.processes.push(Process::Assign { comments: vec![], target, value });
            }
        }
    }

    /// What each output carries, if the block does nothing else.
    fn only_wires(&self) -> Option<Vec<(String, Expr)>> {
        if !self.registers.is_empty() || !self.scope.children.is_empty() || !self.nets.is_empty() {
            return None;
        }
        let copy = |process: &Process| match process {
            Process::Assign { target, value, .. } if target.is_whole() => match value {
                Expr::Part { .. } | Expr::Const(_) => Some((target.name.clone(), value.clone())),
                _ => None,
            },
            _ => None,
        };
        let wires: Vec<(String, Expr)> = self.processes.iter().map(copy).collect::<Option<_>>()?;
        // What reads an output reads what the output carries.
        let outputs: BTreeSet<&String> = wires.iter().map(|(output, _)| output).collect();
        let indirect = |value: &Expr| outputs.iter().any(|output| value.reads_name(output));
        (!wires.iter().any(|(_, value)| indirect(value))).then_some(wires)
    }

    /// Inner blocks that are instances.
    pub fn instances(&self) -> impl Iterator<Item = (&'a Scope, &'a Inner)> {
        self.scope.children.iter().zip(self.inner).filter(|(_, inner)| inner.is_instance())
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

    /// Ports of inner blocks with the names their nets have, `$` between the parts.
    pub fn inner_ports(&self) -> Vec<(&'a Signal, String)> {
        let children = self.scope.children.iter();
        let ports = children.flat_map(|child| child.ports().map(move |port| (child, port)));
        ports.map(|(child, port)| (port, format!("{}${}", child.instance, port.name))).collect()
    }

    /// No signal is called like the two names of a register: what is read and what is written would be confused.
    fn check_registers(&self) -> Result<(), Fault> {
        let registers = self.scope.signals.iter().filter(|signal| matches!(signal.role, Role::Reg { .. }));
        let mut names =
            registers.flat_map(|register| ["_q", "_d"].map(|end| verilog_name(&register.name) + end));
        match names.find(|name| self.scope.signals.iter().any(|signal| verilog_name(&signal.name) == *name)) {
            Some(name) => Err(Fault::NameClash { name }),
            None => Ok(()),
        }
    }

    /// No two signals, instances or implied ports have one name, nor that of the module.
    fn check_names(&self) -> Result<(), Fault> {
        let ports = self.ports.iter().map(|port| port.name.clone());
        let registers = self
            .registers
            .iter()
            .flat_map(|register| [format!("{}_q", register.name), format!("{}_d", register.name)]);
        let nets = self.nets.iter().map(|(name, _)| name.clone());
        let instances = self.scope.children.iter().map(|child| instance_name(&child.instance));
        let implied = ["clock", "reset", "unused"].map(String::from);
        let module = self.scope.about.iter().map(|about| snake_case(&about.type_name));
        let mut taken = BTreeSet::new();
        for name in ports.chain(registers).chain(nets).chain(instances).chain(implied).chain(module) {
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

impl Module<'_> {
    /// Calls `see` with every part of a signal that is read here, pins of inner blocks and properties aside.
    pub fn reads(&self, see: &mut dyn FnMut(&str, usize, usize)) {
        self.processes.iter().for_each(|process| process_reads(process, see));
        let clocked = self.clocked.iter();
        clocked.for_each(|statements| flow::expressions(statements, &mut |expr| expr.reads(see)));
    }
}

pub(crate) fn process_reads(process: &Process, see: &mut dyn FnMut(&str, usize, usize)) {
    match process {
        Process::Assign { value, .. } => value.reads(see),
        Process::Always(statements) => flow::expressions(statements, &mut |expr| expr.reads(see)),
    }
}
