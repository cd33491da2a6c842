//! Cells by block, from Yosys' statistics of a design that is not flat.

use crate::error::SynthError;
use crate::target::Target;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many cells of each kind, in the words of [`Target::kinds`].
pub type Cells = BTreeMap<&'static str, u64>;

/// One module of a design: what all its instances cost together, with everything inside them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlockRow {
    /// Name of the module.
    pub module: String,
    /// How often it occurs.
    pub instances: u64,
    /// Cells of one instance.
    pub each: Cells,
    /// Cells of all.
    pub all: Cells,
}

#[derive(Deserialize)]
struct Statistics {
    modules: BTreeMap<String, Module>,
}

#[derive(Deserialize)]
struct Module {
    num_cells_by_type: BTreeMap<String, u64>,
}

/// The rows, the largest first: `top` and everything below it.
pub fn by_block(statistics: &str, target: Target, top: &str) -> Result<Vec<BlockRow>, SynthError> {
    const WHAT: &str = "Yosys' statistics";
    let read: Statistics =
        serde_json::from_str(&whole(statistics)).map_err(|error| SynthError::unreadable(WHAT, error))?;
    let modules: BTreeMap<&str, &BTreeMap<String, u64>> =
        read.modules.iter().map(|(name, module)| (plain(name), &module.num_cells_by_type)).collect();
    // A top with parameters gets a name of its own: `$paramod\top\…`.
    let top = modules.keys().copied().find(|name| *name == top || name.contains(&format!("\\{top}\\")));
    let top = top.ok_or_else(|| SynthError::unreadable(WHAT, "the outermost module is not in it"))?;
    let hierarchy = Hierarchy { modules, target };
    let (mut instances, mut each) = (BTreeMap::new(), BTreeMap::new());
    hierarchy.count(top, 1, &mut instances);
    let mut rows: Vec<BlockRow> = instances
        .into_iter()
        .map(|(module, instances)| {
            let each = hierarchy.total(module, &mut each);
            let all = each.iter().map(|(kind, count)| (*kind, count * instances)).collect();
            BlockRow { module: readable(module), instances, each, all }
        })
        .collect();
    let first = target.kinds().first().map(|(kind, _)| *kind).unwrap_or_default();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.all.get(first).copied()), row.module.clone()));
    Ok(rows)
}

/// Yosys 0.23 writes the tree of modules between its JSON, as text: what follows the list of modules is not read.
fn whole(statistics: &str) -> String {
    const END: &str = "\n   },\n";
    statistics
        .split_once(END)
        .map_or(statistics.to_string(), |(modules, _)| format!("{modules}\n   }}\n}}\n"))
}

/// Yosys writes a backslash before names of the source.
fn plain(name: &str) -> &str {
    name.strip_prefix('\\').unwrap_or(name)
}

/// `$paramod\ram\DEPTH=s32'…` is `ram`; parameters that are hashed stay out too.
fn readable(module: &str) -> String {
    if !module.starts_with("$paramod") {
        return module.into();
    }
    let parts: Vec<&str> = module.split('\\').skip(1).collect();
    let numbers = parts.iter().skip(1).filter_map(|part| {
        let (name, bits) = part.split_once('=')?;
        let bits = bits.split('\'').nth(1)?;
        Some(format!("{}{}", name.to_lowercase(), u64::from_str_radix(bits, 2).ok()?))
    });
    let name = parts.first().copied().unwrap_or(module).to_string();
    std::iter::once(name).chain(numbers).collect::<Vec<_>>().join("_")
}

struct Hierarchy<'a> {
    modules: BTreeMap<&'a str, &'a BTreeMap<String, u64>>,
    target: Target,
}

impl<'a> Hierarchy<'a> {
    /// Modules inside a module, and how often.
    fn inside(&self, module: &str) -> impl Iterator<Item = (&'a str, u64)> {
        let cells = self.modules.get(module).copied().into_iter().flatten();
        cells.filter_map(|(name, count)| Some((*self.modules.get_key_value(plain(name))?.0, *count)))
    }

    fn count(&self, module: &'a str, times: u64, into: &mut BTreeMap<&'a str, u64>) {
        *into.entry(module).or_default() += times;
        for (inner, count) in self.inside(module) {
            self.count(inner, times * count, into);
        }
    }

    fn total(&self, module: &'a str, known: &mut BTreeMap<&'a str, Cells>) -> Cells {
        if let Some(cells) = known.get(module) {
            return cells.clone();
        }
        let own = self.modules.get(module).copied();
        let sum = |patterns: &[&str]| {
            let cells = own.into_iter().flatten();
            cells
                .filter(|(name, _)| patterns.iter().any(|pattern| is(name, pattern)))
                .map(|(_, count)| count)
                .sum()
        };
        let mut total: Cells = self.target.kinds().iter().map(|(kind, cells)| (*kind, sum(cells))).collect();
        for (inner, times) in self.inside(module) {
            for (kind, count) in self.total(inner, known) {
                *total.entry(kind).or_default() += times * count;
            }
        }
        known.insert(module, total.clone());
        total
    }
}

/// Whether a cell is of that name; `*` at the end stands for anything.
fn is(cell: &str, pattern: &str) -> bool {
    pattern.strip_suffix('*').map_or(cell == pattern, |begins| cell.starts_with(begins))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = include_str!("../tests/samples/statistics.json");

    #[test]
    fn a_block_counts_what_is_inside_it_as_often_as_it_is_there() {
        let rows = by_block(SAMPLE, Target::Ecp5, "warpstep_top").expect("it is a report");
        let row = |name: &str| rows.iter().find(|row| row.module == name).expect("a row");
        assert_eq!(rows[0].module, "warpstep_top");
        assert_eq!((row("warpstep_lane").instances, row("warpstep_lane").each["LUT4"]), (4, 100 + 2 * 30));
        assert_eq!(row("warpstep_ram_depth64_width8").instances, 8);
        assert_eq!(row("warpstep_top").each["LUT4"], 7 + 4 * 160);
        assert_eq!(row("warpstep_top").all["BRAM"], 8);
    }

    #[test]
    fn a_report_without_the_top_is_refused() {
        let error = by_block(SAMPLE, Target::Ecp5, "other").expect_err("there is no other");
        assert!(error.to_string().contains("outermost module"), "{error}");
        assert!(by_block("{", Target::Ecp5, "other").is_err());
    }
}
