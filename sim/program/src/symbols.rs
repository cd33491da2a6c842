//! Names of addresses, both ways.

use std::collections::BTreeMap;

/// A program's symbol table.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    by_name: BTreeMap<String, u32>,
    by_address: BTreeMap<u32, String>,
    sizes: BTreeMap<String, u32>,
}

impl Symbols {
    /// Adds a name and how many bytes it names, 0 for a label. Of several names of one address the first stays for display.
    pub fn insert(&mut self, name: &str, address: u32, size: u32) {
        if size > 0 {
            self.sizes.insert(name.into(), size);
        }
        self.by_name.insert(name.into(), address);
        self.by_address.entry(address).or_insert_with(|| name.into());
    }

    /// The address of a name.
    pub fn address(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    /// How many bytes a name stands for; `None` for a label.
    pub fn size(&self, name: &str) -> Option<u32> {
        self.sizes.get(name).copied()
    }

    /// All names with their addresses, by name.
    pub fn all(&self) -> impl Iterator<Item = (&str, u32)> {
        self.by_name.iter().map(|(name, address)| (name.as_str(), *address))
    }

    /// The name of exactly this address.
    pub fn at(&self, address: u32) -> Option<&str> {
        self.by_address.get(&address).map(String::as_str)
    }

    /// `name+0x10` for an address in the code: the nearest name below.
    pub fn describe(&self, address: u32) -> Option<String> {
        let (start, name) = self.by_address.range(..=address).next_back()?;
        Some(match address - start {
            0 => name.clone(),
            offset => format!("{name}+{offset:#x}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_described_by_the_nearest_name_below() {
        let mut symbols = Symbols::default();
        symbols.insert("start", 0x100, 0);
        symbols.insert("worker", 0x140, 16);
        assert_eq!(symbols.describe(0x148).as_deref(), Some("worker+0x8"));
        assert_eq!(symbols.describe(0x100).as_deref(), Some("start"));
        assert_eq!(symbols.describe(0xFC), None);
        assert_eq!(symbols.address("worker"), Some(0x140));
        assert_eq!((symbols.size("worker"), symbols.size("start")), (Some(16), None));
    }
}
