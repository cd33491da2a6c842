//! Which signal of A is which of B.

use super::{DiffError, Options};
use crate::read::Header;
use std::collections::{HashMap, HashSet};

/// Names of A that are called otherwise in B. A scope renames everything below it; the longest match wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameMap {
    pairs: Vec<(String, String)>,
}

impl NameMap {
    /// One more pair.
    pub fn add(&mut self, a: &str, b: &str) {
        self.pairs.push((a.into(), b.into()));
    }

    /// `A=B`.
    pub fn add_words(&mut self, words: &str) -> Result<(), DiffError> {
        let wrong = || DiffError::Map(words.trim().into());
        let (a, b) = words.split_once('=').ok_or_else(wrong)?;
        let (a, b) = (a.trim(), b.trim());
        if a.is_empty() || b.is_empty() {
            return Err(wrong());
        }
        self.add(a, b);
        Ok(())
    }

    /// One `A=B` a line; empty lines and lines that start with `#` mean nothing.
    pub fn add_text(&mut self, text: &str) -> Result<(), DiffError> {
        let counts = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with('#');
        text.lines().filter(counts).try_for_each(|line| self.add_words(line))
    }

    /// What B calls it.
    pub fn partner(&self, name: &str) -> String {
        let rest = |from: &str| {
            let rest = name.strip_prefix(from)?;
            (rest.is_empty() || rest.starts_with('.')).then(|| rest.to_string())
        };
        let matching = self.pairs.iter().filter_map(|(a, b)| Some((a.len(), b, rest(a)?)));
        match matching.max_by_key(|(length, ..)| *length) {
            Some((_, b, rest)) => format!("{b}{rest}"),
            None => name.into(),
        }
    }
}

/// Two slots that should always agree.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    /// Name in A.
    pub name: String,
    pub a: usize,
    pub b: usize,
    pub widths: (u32, u32),
}

/// Who belongs together, and who is alone.
pub(super) struct Pairing {
    pub pairs: Vec<Pair>,
    pub only_a: Vec<String>,
    pub only_b: Vec<String>,
}

pub(super) fn pair(a: &Header, b: &Header, options: &Options) -> Pairing {
    let slots: HashMap<&str, usize> =
        b.names.iter().rev().map(|named| (named.path.as_str(), named.slot)).collect();
    let wanted =
        |name: &str| options.only.is_empty() || options.only.iter().any(|start| name.starts_with(start));
    let (mut seen, mut known, mut met) = (HashSet::new(), HashSet::new(), HashSet::new());
    let mut pairing = Pairing { pairs: Vec::new(), only_a: Vec::new(), only_b: Vec::new() };
    for named in a.names.iter().filter(|named| wanted(&named.path)) {
        let partner = options.map.partner(&named.path);
        if !known.insert(named.path.as_str()) {
            continue;
        }
        match slots.get(partner.as_str()) {
            Some(slot) => {
                if seen.insert((named.slot, *slot)) {
                    let widths = (a.widths[named.slot], b.widths[*slot]);
                    pairing.pairs.push(Pair { name: named.path.clone(), a: named.slot, b: *slot, widths });
                }
                met.insert(partner);
            }
            None => pairing.only_a.push(named.path.clone()),
        }
    }
    if options.only.is_empty() {
        let mut listed = HashSet::new();
        let alone = b.names.iter().filter(|named| !met.contains(&named.path) && listed.insert(&named.path));
        pairing.only_b = alone.map(|named| named.path.clone()).collect();
    }
    pairing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_in_the_map_wins_and_scopes_rename_what_is_below() {
        let mut map = NameMap::default();
        map.add_text("# the core\nrtl = model\n\nrtl.warp_0.pc=model.first.address\n").unwrap();
        assert_eq!(map.partner("rtl.warp_0.state"), "model.warp_0.state");
        assert_eq!(map.partner("rtl.warp_0.pc"), "model.first.address");
        assert_eq!(map.partner("rtl2.x"), "rtl2.x");
        assert!(map.add_text("nothing").unwrap_err().to_string().contains("nothing"));
    }
}
