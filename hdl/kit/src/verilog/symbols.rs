//! What the names in one block's `update()` stand for.

use super::collect::{Role, Scope};
use super::names::verilog_name;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A signal as `update()` may use it.
#[derive(Clone, Debug)]
pub(crate) struct Symbol {
    /// What reading it is called in Verilog.
    pub read: String,
    /// What writing it is called, if it may be written here.
    pub write: Option<String>,
    pub width: usize,
    /// Whether its value comes from here: not so of what this block writes for others.
    pub source: bool,
}

#[derive(Default)]
pub(crate) struct Symbols {
    signals: HashMap<String, Symbol>,
    /// In the order in which they were declared.
    order: Vec<String>,
    numbers: BTreeMap<String, i128>,
    /// Constants the block named.
    labels: BTreeSet<String>,
    lengths: HashMap<String, i128>,
}

impl Symbols {
    pub fn of(scope: &Scope) -> Symbols {
        let mut symbols = Symbols::default();
        if let Some(about) = &scope.about {
            symbols.numbers.extend(about.constants.clone());
            symbols.labels.extend(about.constants.keys().cloned());
        }
        for signal in &scope.signals {
            let name = verilog_name(&signal.name);
            let (read, write) = match signal.role {
                Role::Param(number) => {
                    symbols.numbers.insert(signal.name.clone(), number);
                    continue;
                }
                Role::In => (name, None),
                Role::Out | Role::Local => (name.clone(), Some(name)),
                Role::Reg { .. } => (format!("{name}_q"), Some(format!("{name}_d"))),
            };
            let source = signal.role != Role::Out;
            symbols.add(&signal.name, Symbol { read, write, width: signal.width, source });
        }
        for child in &scope.children {
            symbols.count(&child.instance);
            for port in child.ports() {
                let name = format!("{}${}", child.instance, port.name);
                let wire = verilog_name(&name);
                let write = (port.role == Role::In).then(|| wire.clone());
                let source = port.role == Role::Out;
                symbols.add(&name, Symbol { read: wire, write, width: port.width, source });
            }
        }
        symbols
    }

    fn add(&mut self, name: &str, symbol: Symbol) {
        self.count(name);
        self.order.push(name.to_string());
        self.signals.insert(name.to_string(), symbol);
    }

    /// What stands behind `name` in the names of signals: that of the signal itself is empty, those of a bundle or list begin
    /// with `$`.
    pub fn members<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let rest = self.order.iter().filter_map(move |signal| signal.strip_prefix(name));
        rest.filter(|rest| rest.is_empty() || rest.starts_with('$'))
    }

    /// `lanes$3…` makes `lanes` at least four long.
    fn count(&mut self, name: &str) {
        for (at, _) in name.match_indices('$') {
            let index = name[at + 1..].split('$').next().and_then(|index| index.parse::<i128>().ok());
            if let Some(index) = index {
                let length = self.lengths.entry(name[..at].to_string()).or_default();
                *length = (*length).max(index + 1);
            }
        }
    }

    /// The name in Verilog of a constant the block named: `op::ADD` is `OP_ADD`.
    pub fn label(&self, name: &str) -> Option<String> {
        self.labels.contains(name).then(|| name.replace('$', "_").to_uppercase())
    }

    pub fn signal(&self, name: &str) -> Option<&Symbol> {
        self.signals.get(name)
    }

    /// A parameter, a constant, or a length.
    pub fn number(&self, name: &str) -> Option<i128> {
        let bare = name.strip_suffix("$val()").unwrap_or(name);
        self.numbers.get(bare).or_else(|| self.lengths.get(name.strip_suffix("$len()")?)).copied()
    }
}
