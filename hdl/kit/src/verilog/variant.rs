//! Names of modules: that of the type, and, where a type comes in several variants, what they differ in.

use super::collect::{Role, Scope};
use std::collections::{BTreeMap, BTreeSet};

/// A module that differs from all others.
pub(crate) struct Variant {
    /// The type's name.
    pub stem: String,
    /// What may tell it from its siblings: parameters first, then widths of ports, then counts.
    pub labels: Vec<(String, String)>,
    pub text: String,
    /// It is written as a module: it is neither wires nor a property, or it is the outermost.
    pub printed: bool,
    /// Lists of instances in it that a loop generates.
    pub generated: BTreeSet<String>,
}

/// Parameters, port widths and lengths of port lists.
pub(crate) fn labels(scope: &Scope) -> Vec<(String, String)> {
    let mut labels = vec![];
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for signal in &scope.signals {
        if let Role::Param(number) = signal.role {
            labels.push((signal.name.clone(), number.to_string()));
        }
    }
    for port in scope.ports() {
        let field = port.name.split('$').next().unwrap_or(&port.name);
        let count = counts.entry(field).or_default();
        *count += 1;
        if *count == 1 {
            labels.push((field.to_string(), port.width.to_string()));
        }
    }
    labels.extend(counts.into_iter().map(|(field, count)| (format!("{field}_x"), count.to_string())));
    labels
}

/// A name for each variant, none twice.
pub(crate) fn names(variants: &[Variant]) -> Vec<String> {
    let mut siblings: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, variant) in variants.iter().enumerate().filter(|(_, variant)| variant.printed) {
        siblings.entry(&variant.stem).or_default().push(at);
    }
    let mut names: Vec<String> = variants.iter().map(|variant| variant.stem.clone()).collect();
    for family in siblings.values().filter(|family| family.len() > 1) {
        let distinct =
            |names: &[String]| family.iter().map(|at| names[*at].clone()).collect::<BTreeSet<_>>().len();
        for (label, _) in &variants[family[0]].labels {
            let before = distinct(&names);
            if before == family.len() {
                break;
            }
            let mut longer = names.clone();
            for at in family {
                let value = variants[*at].labels.iter().find(|(other, _)| other == label);
                longer[*at].push_str(&value.map_or(String::new(), |(_, value)| format!("_{label}{value}")));
            }
            if distinct(&longer) > before {
                names = longer;
            }
        }
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for at in family {
            let count = seen.entry(names[*at].clone()).or_default();
            *count += 1;
            if *count > 1 {
                names[*at].push_str(&format!("_v{count}"));
            }
        }
    }
    names
}
