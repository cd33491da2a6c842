//! What a module is given and has no use for. Linters ask about it, so the module answers (`layout.rs`).

use super::expr::Expr;
use super::module::{Module, Register, process_reads};
use std::collections::BTreeMap;

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
        self.processes.iter().for_each(|process| process_reads(process, &mut see));
        let nexts = self.registers.iter().filter_map(|register| register.next.as_ref());
        nexts.for_each(|next| next.reads(&mut see));
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
}
