//! What a module is given and has no use for. Linters ask about it, so the module answers (`layout.rs`).

use super::error::Fault;
use super::expr::Expr;
use super::module::{Module, Register};
use rust_hdl_core::ast::Verilog;
use std::collections::{BTreeMap, BTreeSet};

impl Module<'_> {
    /// The parts of signals that nobody reads, as expressions.
    pub fn unread(&self) -> Vec<Expr> {
        if self.custom.is_some() {
            return vec![];
        }
        let mut signals: Vec<(String, usize)> = vec![];
        let ins = self.ports.iter().filter(|port| port.input);
        signals.extend(ins.map(|port| (port.name.clone(), port.width)));
        signals.extend(self.nets.clone());
        let held = |register: &Register| (format!("{}_q", register.name), register.width);
        signals.extend(self.registers.iter().map(held));
        let mut used: BTreeMap<String, Vec<bool>> =
            signals.iter().map(|(name, width)| (name.clone(), vec![false; *width])).collect();
        let mut see = |name: &str, low: usize, width: usize| {
            if let Some(bits) = used.get_mut(name) {
                bits[low..low + width].fill(true);
            }
        };
        self.reads(&mut see);
        for (port, connected) in self.pins.iter().flatten() {
            if port.input {
                connected.reads(&mut see);
            }
        }
        let mut unread = vec![];
        for (name, of) in signals {
            let bits = &used[&name];
            let mut low = 0;
            while low < of {
                let width = bits[low..].iter().take_while(|bit| **bit == bits[low]).count();
                if !bits[low] {
                    unread.push(Expr::Part { name: name.clone(), of, low, width });
                }
                low += width;
            }
        }
        unread
    }

    /// Every output of an inner block is read by somebody, or said to be read in some flavours only or never. Primitives
    /// are made for many: their outputs may be left open.
    pub fn check_outputs(&self) -> Result<(), Fault> {
        let mut used = BTreeSet::new();
        let mut see = |name: &str, _, _| {
            used.insert(name.to_string());
        };
        self.reads(&mut see);
        self.properties.iter().for_each(|property| property.value.reads(&mut see));
        self.pins.iter().flatten().filter(|(port, _)| port.input).for_each(|(_, pin)| pin.reads(&mut see));
        let own: BTreeSet<&String> = self.ports.iter().map(|port| &port.name).collect();
        let none = BTreeSet::new();
        let said = self.scope.about.as_ref().map_or(&none, |about| &about.unread);
        let mut known = BTreeSet::new();
        for ((child, _), pins) in self.instances().zip(&self.pins) {
            let primitive = matches!(child.code, Verilog::Custom(_));
            for (port, pin) in pins.iter().filter(|(port, _)| !port.input && !primitive) {
                let mut read = false;
                pin.reads(&mut |name, _, _| read |= used.contains(name) || own.contains(&name.to_string()));
                let list = child.instance.split('$').next().unwrap_or(&child.instance);
                let name = format!("{list}.{}", port.name);
                if !read && !said.contains(&name) {
                    return Err(Fault::Unread { name });
                }
                known.extend([name]);
            }
        }
        match said.difference(&known).next() {
            Some(name) => Err(Fault::NotUnread { name: name.clone() }),
            None => Ok(()),
        }
    }
}
