//! The last step before text: single signals move into the vectors they are printed in, and nets that only hand something
//! on to an inner block, or from it to a port, are left out.

mod joined;

use super::collect::{Role, Scope};
use super::expr::Expr;
use super::module::{Module, Register, process_reads};
use super::names::verilog_name;
use super::pack::{self, Slot, Slots};
use super::process::{self, Process};
use super::statement::{Place, Statement};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A signal and its width.
type Net = (String, usize);

impl Module<'_> {
    /// Packs what can be packed: a list whose members depend on each other through other processes stays apart, because
    /// simulators would see a loop where there is none.
    pub(super) fn place(&mut self) {
        let (processes, registers) =
            (std::mem::take(&mut self.processes), std::mem::take(&mut self.registers));
        let (nets, looped) = (std::mem::take(&mut self.nets), std::mem::take(&mut self.looped));
        let mut indexed = BTreeSet::new();
        for process in &processes {
            if let Process::Always(statements) = process {
                indexed_writes(statements, &mut indexed);
            }
        }
        let start = |module: &mut Self| {
            module.processes = processes.clone();
            module.registers = registers.clone();
            (module.nets, module.looped) = (nets.clone(), looped.clone());
        };
        // Paths through the block when nothing is packed: packing must not make others, which look like loops outside.
        start(self);
        let lists: BTreeSet<String> = self.lists();
        let mut real = BTreeSet::new();
        if !lists.is_empty() {
            self.place_all(&lists);
            real = super::cycles::paths(self);
        }
        let mut loose = BTreeSet::new();
        loop {
            start(self);
            let slots = self.place_all(&loose);
            // A write to a computed bit reads all others, also those of members that are not yet written.
            let indexed =
                indexed.iter().filter_map(|(name, width)| slots.get(name).filter(|slot| slot.of != *width));
            let mut more = super::cycles::packed_in_circles(self);
            more.extend(indexed.map(|slot| slot.name.clone()));
            if !lists.is_empty() {
                more.extend(super::cycles::on_false_paths(self, &real).intersection(&lists).cloned());
            }
            let more: BTreeSet<String> = more.difference(&loose).cloned().collect();
            if more.is_empty() {
                return;
            }
            loose.extend(more);
        }
    }

    /// Names of what is packed of several signals, ports aside.
    fn lists(&self) -> BTreeSet<String> {
        let registers = self.registers.iter().map(|register| (register.name.clone(), register.width));
        let registers: Vec<(String, usize)> = registers.collect();
        let several = |packed: &pack::Packed| packed.members.len() > 1;
        let nets = pack::pack(&self.nets, &BTreeSet::new()).into_iter().filter(several);
        let held = pack::pack(&registers, &BTreeSet::new()).into_iter().filter(several);
        nets.map(|packed| packed.name).chain(held.map(|packed| format!("{}_d", packed.name))).collect()
    }

    fn place_all(&mut self, loose: &BTreeSet<String>) -> Slots {
        let mut slots = Slots::default();
        let mut gathered = vec![];
        self.take_properties();
        for port in &self.ports {
            let apart = loose.contains(&port.name) && port.members.len() > 1;
            let mut low = 0;
            for member in &port.members {
                let single = verilog_name(&member.name);
                if apart {
                    self.nets.push((member.name.clone(), member.width));
                } else {
                    slots.add(single, Slot { name: port.name.clone(), of: port.width, low });
                }
                low += member.width;
            }
            if apart {
                let parts = port.members.iter().rev();
                let parts = parts.map(|member| Expr::signal(&verilog_name(&member.name), member.width));
                let (target, value) = (Place::whole(&port.name, port.width), Expr::Concat(parts.collect()));
                gathered.push(Process::Assign { comments: vec![], target, value });
            }
        }
        self.place_registers(loose, &mut slots);
        // Own signals first: whether a port of an inner block needs a net depends on where they are.
        let inner: BTreeSet<String> = self.inner_ports().into_iter().map(|(_, name)| name).collect();
        let (inner, own): (Vec<Net>, Vec<Net>) =
            std::mem::take(&mut self.nets).into_iter().partition(|(name, _)| inner.contains(name));
        self.place_nets(own, loose, &mut slots);
        let mut connected = self.connections(&slots);
        // Then pins that are one piece of what other inner blocks give.
        let unconnected = |(name, _): &(String, usize)| !connected.contains_key(&verilog_name(name));
        let others: Vec<(String, usize)> = inner.into_iter().filter(unconnected).collect();
        let packed = pack::pack(&others, loose);
        add_slots(&packed, &others, &mut slots);
        let more = self.connections(&slots);
        more.keys().for_each(|net| slots.remove(net));
        let needed = |packed: &pack::Packed| {
            packed.members.iter().any(|(number, _)| !more.contains_key(&verilog_name(&others[*number].0)))
        };
        self.nets.extend(packed.into_iter().filter(needed).map(|packed| (packed.name, packed.width)));
        connected.extend(more);
        for process in &mut self.processes {
            match process {
                Process::Assign { target, value, .. } => {
                    slots.place(target);
                    slots.expr(value);
                }
                Process::Always(statements) => slots.statements(statements),
            }
        }
        self.properties.iter_mut().for_each(|property| slots.expr(&mut property.value));
        self.processes.extend(gathered);
        self.join_copies();
        self.one_kind_of_process();
        self.one_process_a_variable();
        let children = self.scope.children.iter().zip(self.inner).zip(&self.inner_packed);
        let instances = children.filter(|((_, inner), _)| inner.is_instance());
        self.pins = instances.map(|((child, _), ports)| pins(child, ports, &connected, &slots)).collect();
        self.clock_in();
        let looped = std::mem::take(&mut self.looped);
        for (single, variables) in looped {
            let name = slots.get(&single).map_or(single, |slot| slot.name.clone());
            self.looped.entry(name).or_insert(variables);
        }
        slots
    }

    fn place_registers(&mut self, loose: &BTreeSet<String>, slots: &mut Slots) {
        let single: Vec<(String, usize)> =
            self.registers.iter().map(|register| (register.name.clone(), register.width)).collect();
        let registers = std::mem::take(&mut self.registers);
        let loose = loose.iter().map(|name| name.trim_end_matches("_q").trim_end_matches("_d").to_string());
        for packed in pack::pack(&single, &loose.collect()) {
            let resets = packed.members.iter().rev().map(|(number, _)| registers[*number].reset.clone());
            let reset = resets.collect::<Option<Vec<_>>>().map(Expr::concat);
            for (number, low) in packed.members {
                for end in ["_q", "_d"] {
                    let slot = Slot { name: format!("{}{end}", packed.name), of: packed.width, low };
                    slots.add(format!("{}{end}", verilog_name(&registers[number].name)), slot);
                }
            }
            self.registers.push(Register { name: packed.name, width: packed.width, reset });
        }
    }

    fn place_nets(&mut self, single: Vec<(String, usize)>, loose: &BTreeSet<String>, slots: &mut Slots) {
        let packed = pack::pack(&single, loose);
        add_slots(&packed, &single, slots);
        self.nets.extend(packed.into_iter().map(|packed| (packed.name, packed.width)));
    }

    /// Ports of inner blocks that need no net, by the name the net of each signal would have. Ports of a list of blocks have
    /// nets all or none.
    fn connections(&mut self, slots: &Slots) -> BTreeMap<String, Expr> {
        let found = self.copies();
        let mut families: BTreeMap<(String, String), Vec<Vec<String>>> = BTreeMap::new();
        for ((child, inner), ports) in self.scope.children.iter().zip(self.inner).zip(&self.inner_packed) {
            if !inner.is_instance() {
                continue;
            }
            let stem: String = child.instance.split('$').next().unwrap_or_default().to_string();
            for port in ports {
                let nets = port
                    .members
                    .iter()
                    .map(|member| verilog_name(&format!("{}${}", child.instance, member.name)));
                families.entry((stem.clone(), port.name.clone())).or_default().push(nets.collect());
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
        self.processes = process::without(std::mem::take(&mut self.processes), |at, _| dropped.contains(&at));
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
        let ports = self.instances().flat_map(|(child, _)| child.ports().map(move |port| (child, port)));
        let ports: BTreeMap<String, Role> = ports
            .map(|(child, port)| (verilog_name(&format!("{}${}", child.instance, port.name)), port.role))
            .collect();
        let own = self.scope.ports().filter(|port| port.role == Role::Out);
        let outs: BTreeSet<String> = own.map(|port| verilog_name(&port.name)).collect();
        let mut found = BTreeMap::new();
        for (at, process) in self.processes.iter().enumerate() {
            let Process::Assign { target, value, .. } = process else { continue };
            let plain = matches!(value, Expr::Part { .. } | Expr::Const(_) | Expr::Label { .. });
            if !plain || !target.is_whole() {
                continue;
            }
            if ports.contains_key(&target.name) && !read_by.contains_key(&target.name) {
                found.insert(target.name.clone(), (at, value.clone().nameless()));
            } else if let Expr::Part { name, of, width, .. } = value {
                let handed_on = of == width && ports.get(name) == Some(&Role::Out) && read_by[name] == 1;
                if handed_on && outs.contains(&target.name) {
                    found.insert(name.clone(), (at, Expr::signal(&target.name, target.of)));
                }
            }
        }
        found
    }
}

fn add_slots(packed: &[pack::Packed], single: &[(String, usize)], slots: &mut Slots) {
    for packed in packed {
        for (number, low) in &packed.members {
            let slot = Slot { name: packed.name.clone(), of: packed.width, low: *low };
            slots.add(verilog_name(&single[*number].0), slot);
        }
    }
}

/// Signals of which a computed part is written, and their widths.
fn indexed_writes(statements: &[Statement], found: &mut BTreeSet<(String, usize)>) {
    for statement in statements {
        if let Statement::Assign(place, _) = statement
            && place.index.is_some()
        {
            found.insert((place.name.clone(), place.of));
        }
        statement.bodies().into_iter().for_each(|body| indexed_writes(body, found));
    }
}

/// What each port of an inner block is connected to.
fn pins(
    child: &Scope,
    ports: &[Rc<pack::PackedPort>],
    connected: &BTreeMap<String, Expr>,
    slots: &Slots,
) -> Vec<(Rc<pack::PackedPort>, Expr)> {
    ports
        .iter()
        .map(|port| {
            let parts = port.members.iter().rev().map(|member| {
                let net = verilog_name(&format!("{}${}", child.instance, member.name));
                connected.get(&net).cloned().unwrap_or_else(|| Expr::signal(&net, member.width))
            });
            let mut whole = Expr::Concat(parts.collect());
            slots.expr(&mut whole);
            (port.clone(), whole)
        })
        .collect()
}
