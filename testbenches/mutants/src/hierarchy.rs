//! Which modules hold all instances of a module: the places where a mutation can be shown to mean nothing.

use std::collections::{BTreeMap, BTreeSet};

/// Modules and what they instantiate.
pub(crate) struct Hierarchy {
    inner: BTreeMap<String, BTreeSet<String>>,
}

/// A name without the mark of a public one.
fn plain(name: &str) -> String {
    name.strip_prefix('\\').unwrap_or(name).to_string()
}

impl Hierarchy {
    /// Of a design in Yosys' own format.
    pub fn read(text: &str) -> Hierarchy {
        let mut inner: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut module = String::new();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("module"), Some(name)) => {
                    module = plain(name);
                    inner.entry(module.clone()).or_default();
                }
                (Some("cell"), Some(name)) => {
                    inner.entry(module.clone()).or_default().insert(plain(name));
                }
                _ => {}
            }
        }
        Hierarchy { inner }
    }

    /// All that is below `from`, itself included, without passing `avoided`.
    fn below(&self, from: &str, avoided: Option<&str>) -> BTreeSet<&str> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(name) = open.pop() {
            let Some((name, inner)) = self.inner.get_key_value(name) else { continue };
            if Some(name.as_str()) != avoided && seen.insert(name.as_str()) {
                open.extend(inner.iter().map(String::as_str));
            }
        }
        seen
    }

    /// The module itself and every one around all its instances, the innermost first.
    pub fn around(&self, module: &str, top: &str) -> Vec<String> {
        let holds = |name: &&String| !self.below(top, Some(name)).contains(module);
        let mut around: Vec<&String> = self.inner.keys().filter(holds).collect();
        around.sort_by_key(|name| self.below(name, None).len());
        around.into_iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_holds_every_instance_is_around_a_module() {
        let text = "module \\top\n  cell \\left \\a\n  cell \\right \\b\nend\nmodule \\left\n  cell $and $1\n  cell \\leaf \\c\nend\n\
                    module \\right\n  cell \\leaf \\d\n  cell \\own \\e\nend\nmodule \\leaf\nend\nmodule \\own\nend\n";
        let hierarchy = Hierarchy::read(text);
        assert_eq!(hierarchy.around("leaf", "top"), ["leaf", "top"]);
        assert_eq!(hierarchy.around("own", "top"), ["own", "right", "top"]);
    }
}
