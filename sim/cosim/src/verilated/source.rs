//! A design as text, and the hash it is known by. `build.rs` reads this file too.

use twox_hash::XxHash3_128;

/// A port of the outermost module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// As in Verilog.
    pub name: String,
    /// How many bits.
    pub width: usize,
    /// The signals in it, by name and width, the lowest first: several if it is a list.
    pub members: Vec<(String, usize)>,
}

impl Port {
    /// A port of one bit that is no list.
    pub fn bit(name: &str) -> Port {
        Port { name: name.into(), width: 1, members: vec![] }
    }
}

/// A variable of some module that can be reached from outside, in each of the module's instances.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exposed {
    /// Module that declares the variable.
    pub module: String,
    /// Register or memory in it.
    pub variable: String,
}

/// A design as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Name of the outermost module.
    pub top: String,
    /// File names and their text.
    pub files: Vec<(String, String)>,
    /// All ports of the outermost module, clock and reset included.
    pub ports: Vec<Port>,
    /// What can be reached inside.
    pub exposed: Vec<Exposed>,
    /// Modules with many instances, which share one piece of code.
    pub repeated: Vec<String>,
}

impl Source {
    /// Sixteen bytes of the hash of everything a model of it is made of.
    pub fn hash(&self, settings: &str) -> String {
        let mut parts = vec![settings.to_string(), self.top.clone()];
        parts.extend(self.ports.iter().map(|port| format!("{} {}", port.name, port.width)));
        parts.extend(self.exposed.iter().map(|exposed| format!("{} {}", exposed.module, exposed.variable)));
        parts.extend(self.repeated.iter().cloned());
        // Comments aside: a header must not make the same core another one.
        let code = |text: &str| -> String {
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
        };
        parts.extend(self.files.iter().flat_map(|(name, text)| [name.clone(), code(text)]));
        short_hash(&parts)
    }
}

/// Sixteen bytes of the hash of all parts and their lengths.
pub(crate) fn short_hash(parts: &[String]) -> String {
    let mut bytes = vec![];
    for part in parts {
        bytes.extend((part.len() as u64).to_le_bytes());
        bytes.extend(part.as_bytes());
    }
    format!("{:032x}", XxHash3_128::oneshot(&bytes))
}
