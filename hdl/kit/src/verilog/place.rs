//! The last step before text: single signals move into the vectors they are printed in, and nets that only hand something
//! on to an inner block, or from it to a port, are left out.

use super::collect::{Role, Scope};
use super::expr::Expr;
use super::module::{Module, Register, process_reads};
use super::names::verilog_name;
use super::pack::{self, Slot, Slots};
use super::process::Process;
use super::statement::Statement;
use crate::bits::Bits;
use std::collections::{BTreeMap, BTreeSet};

impl Module<'_> {
    pub(super) fn place(&mut self) {
        let mut slots = Slots::default();
        for port in &self.ports {
            let mut low = 0;
            for member in &port.members {
                let slot = Slot { name: port.name.clone(), of: port.width, low };
                slots.add(verilog_name(&member.name), slot);
                low += member.width;
            }
        }
        self.place_registers(&mut slots);
        let connected = self.connections(&slots);
        self.place_nets(&connected, &mut slots);
        for process in &mut self.processes {
            match process {
                Process::Assign { target, value, .. } => {
                    slots.place(target);
                    slots.expr(value);
                }
                Process::Always(statements) => slots.statements(statements),
            }
        }
        self.join_copies();
        self.one_kind_of_process();
        self.pins = self.scope.children.iter().map(|child| pins(child, &connected, &slots)).collect();
        let looped = std::mem::take(&mut self.looped);
        for (single, variables) in looped {
            let name = slots.get(&single).map_or(single, |slot| slot.name.clone());
            self.looped.entry(name).or_insert(variables);
        }
    }

    fn place_registers(&mut self, slots: &mut Slots) {
        let single: Vec<(String, usize)> =
            self.registers.iter().map(|register| (register.name.clone(), register.width)).collect();
        let registers = std::mem::take(&mut self.registers);
        for packed in pack::pack(&single) {
            let mut reset = Bits::new(packed.width, 0);
            for (number, low) in packed.members {
                reset = reset.with_slice(low, &registers[number].reset);
                for end in ["_q", "_d"] {
                    let slot = Slot { name: format!("{}{end}", packed.name), of: packed.width, low };
                    slots.add(format!("{}{end}", verilog_name(&registers[number].name)), slot);
                }
            }
            self.registers.push(Register { name: packed.name, width: packed.width, reset });
        }
    }

    fn place_nets(&mut self, connected: &BTreeMap<String, Expr>, slots: &mut Slots) {
        let mut single = std::mem::take(&mut self.nets);
        single.retain(|(name, _)| !connected.contains_key(&verilog_name(name)));
        for packed in pack::pack(&single) {
            for (number, low) in packed.members {
                let slot = Slot { name: packed.name.clone(), of: packed.width, low };
                slots.add(verilog_name(&single[number].0), slot);
            }
            self.nets.push((packed.name, packed.width));
        }
    }

    /// Ports of inner blocks that need no net, by the name the net of each signal would have. Ports of a list of blocks have
    /// nets all or none.
    fn connections(&mut self, slots: &Slots) -> BTreeMap<String, Expr> {
        let found = self.copies();
        let mut families: BTreeMap<(String, String), Vec<Vec<String>>> = BTreeMap::new();
        for child in &self.scope.children {
            let stem: String = child.instance.split('$').next().unwrap_or_default().to_string();
            for port in pack::ports(child) {
                let nets = port
                    .members
                    .iter()
                    .map(|member| verilog_name(&format!("{}${}", child.instance, member.name)));
                families.entry((stem.clone(), port.name)).or_default().push(nets.collect());
            }
        }
        let mut connected = BTreeMap::new();
        for instances in families.values() {
            let direct = instances.iter().all(|nets| {
                let parts: Option<Vec<Expr>> =
                    nets.iter().rev().map(|net| found.get(net).map(|(_, value)| value.clone())).collect();
                parts.is_some_and(|parts| {
                    let mut whole = Expr::Concat(parts);
                    slots.expr(&mut whole);
                    matches!(whole, Expr::Part { .. } | Expr::Const(_))
                })
            });
            if direct {
                for net in instances.iter().flatten() {
                    connected.insert(net.clone(), found[net].1.clone());
                }
            }
        }
        let dropped: BTreeSet<usize> =
            found.iter().filter(|(net, _)| connected.contains_key(*net)).map(|(_, (at, _))| *at).collect();
        let mut at = 0;
        self.processes.retain(|_| {
            at += 1;
            !dropped.contains(&(at - 1))
        });
        connected
    }

    /// Nets of inner ports that are plain copies: the process that copies, and what it copies from or to.
    fn copies(&self) -> BTreeMap<String, (usize, Expr)> {
        let mut read_by: BTreeMap<String, usize> = BTreeMap::new();
        for process in &self.processes {
            let mut names = BTreeSet::new();
            process_reads(process, &mut |name, _, _| {
                names.insert(name.to_string());
            });
            names.into_iter().for_each(|name| *read_by.entry(name).or_default() += 1);
        }
        let ports: BTreeMap<String, Role> =
            self.inner_ports().into_iter().map(|(port, name)| (verilog_name(&name), port.role)).collect();
        let own = self.scope.ports().filter(|port| port.role == Role::Out);
        let outs: BTreeSet<String> = own.map(|port| verilog_name(&port.name)).collect();
        let mut found = BTreeMap::new();
        for (at, process) in self.processes.iter().enumerate() {
            let Process::Assign { target, value, comments } = process else { continue };
            let plain = matches!(value, Expr::Part { .. } | Expr::Const(_) | Expr::Label { .. });
            if !plain || !comments.is_empty() || !target.is_whole() {
                continue;
            }
            if ports.contains_key(&target.name) && !read_by.contains_key(&target.name) {
                found.insert(target.name.clone(), (at, value.clone().nameless()));
            } else if let Expr::Part { name, of, width, .. } = value {
                let handed_on = of == width && ports.get(name) == Some(&Role::Out) && read_by[name] == 1;
                if handed_on && !read_by.contains_key(&target.name) && outs.contains(&target.name) {
                    found.insert(name.clone(), (at, Expr::signal(&target.name, target.of)));
                }
            }
        }
        found
    }

    /// Copies of neighbouring parts are one copy.
    fn join_copies(&mut self) {
        let mut joined: Vec<Process> = vec![];
        for process in std::mem::take(&mut self.processes) {
            if let (
                Some(Process::Assign { target, value, .. }),
                Process::Assign { comments, target: next, value: next_value },
            ) = (joined.last_mut(), &process)
            {
                let follows = comments.is_empty()
                    && target.name == next.name
                    && target.low + target.width == next.low
                    && target.index.is_none()
                    && next.index.is_none();
                let copy = |value: &Expr| matches!(value, Expr::Part { .. } | Expr::Const(_));
                if follows && copy(value) && copy(next_value) {
                    let both = Expr::concat(vec![next_value.clone(), value.clone()]);
                    if copy(&both) {
                        target.width += next.width;
                        *value = both;
                        continue;
                    }
                }
            }
            joined.push(process);
        }
        self.processes = joined;
    }

    /// What is written in an `always` anywhere is a variable: no part of it is assigned elsewhere.
    fn one_kind_of_process(&mut self) {
        let variables: BTreeSet<String> = self
            .processes
            .iter()
            .filter_map(|process| match process {
                Process::Always(statements) => Some(super::flow::writes(statements)),
                Process::Assign { .. } => None,
            })
            .flatten()
            .collect();
        for process in &mut self.processes {
            let Process::Assign { comments, target, value } = process else { continue };
            if variables.contains(&target.name) {
                let comments = comments.iter().cloned().map(Statement::Comment);
                let assign = Statement::Assign(target.clone(), value.clone());
                *process = Process::Always(comments.chain([assign]).collect());
            }
        }
    }
}

/// What each port of an inner block is connected to.
fn pins(child: &Scope, connected: &BTreeMap<String, Expr>, slots: &Slots) -> Vec<(pack::PackedPort, Expr)> {
    let ports = pack::ports(child).into_iter();
    ports
        .map(|port| {
            let parts = port.members.iter().rev().map(|member| {
                let net = verilog_name(&format!("{}${}", child.instance, member.name));
                connected.get(&net).cloned().unwrap_or_else(|| Expr::signal(&net, member.width))
            });
            let mut whole = Expr::Concat(parts.collect());
            slots.expr(&mut whole);
            (port, whole)
        })
        .collect()
}
