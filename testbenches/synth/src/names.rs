//! From names of cells and nets in a flat netlist to blocks.
//!
//! Flattening puts the path of instances before a name, and mapping appends what a cell is: `u_core.u_issue.ready_LUT4_Z_3` is in the
//! block `core.issue`, and came of its signal `ready`.

use warpstep_core::Design;

/// Where a name belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The block, by names of fields from the chip down: `cores.0.issue`; `chip` for the chip's own logic, and what a board adds by
    /// its instance path.
    pub block: String,
    /// Its module.
    pub module: String,
    /// The signal of the source it came of.
    pub signal: String,
}

/// All instances of a chip.
pub struct Names {
    /// What stands before the names of the chip.
    prefix: &'static str,
    /// Path in Verilog, block, module; the longest path first.
    instances: Vec<(String, String, String)>,
}

impl Names {
    /// Those of `design`, which stands below `prefix`. If a block of it is the outermost module, `root` is that module.
    pub fn new(design: &Design, prefix: &'static str, root: &str) -> Names {
        let outermost = design.instances.iter().find(|instance| instance.module == root);
        let (path, block) =
            outermost.map_or(("", ""), |instance| (instance.path.as_str(), instance.block.as_str()));
        let below = |name: &str, outer: &str| -> Option<String> {
            if outer.is_empty() {
                return Some(name.to_string());
            }
            name.strip_prefix(outer)?.strip_prefix('.').map(String::from)
        };
        let instances = design.instances.iter().filter_map(|instance| {
            let (path, block) = (below(&instance.path, path)?, below(&instance.block, block)?);
            Some((path, block, instance.module.clone()))
        });
        Names::from_instances(prefix, instances.collect())
    }

    /// From paths in Verilog, blocks and modules.
    pub(crate) fn from_instances(
        prefix: &'static str,
        mut instances: Vec<(String, String, String)>,
    ) -> Names {
        instances.sort_by_key(|(path, _, _)| std::cmp::Reverse(path.len()));
        Names { prefix, instances }
    }

    /// Where a cell or net belongs.
    pub fn place(&self, name: &str) -> Place {
        let inside = name.strip_prefix(self.prefix);
        let chip = inside.and_then(|name| {
            self.instances.iter().find_map(|(path, block, module)| {
                let rest = name.strip_prefix(path.as_str())?.strip_prefix('.')?;
                Some((block.clone(), module.clone(), rest))
            })
        });
        let (block, module, rest) = chip.unwrap_or_else(|| match (inside, name.rsplit_once('.')) {
            (Some(rest), _) => ("chip".into(), "chip".into(), rest),
            (None, Some((path, rest))) => (path.to_string(), path.to_string(), rest),
            (None, None) => ("board".into(), "board".into(), name),
        });
        Place { block, module, signal: signal(rest) }
    }
}

/// What was there before mapping appended names of cells (`_LUT4_Z_3`) to it: signals of ours have no capitals.
fn signal(name: &str) -> String {
    let capital = |at: &usize| name[at + 1..].starts_with(|c: char| c.is_ascii_uppercase());
    let end = name.match_indices('_').map(|(at, _)| at).find(capital);
    let name = &name[..end.unwrap_or(name.len())];
    name.split('$').next().unwrap_or(name).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, block: &str, signal: &str) {
        let row = |path: &str, block: &str, module: &str| (path.into(), block.into(), module.into());
        let names = Names::from_instances(
            "system.core.",
            vec![
                row("u_cores_0", "cores.0", "warpstep_core"),
                row("u_cores_0.u_issue", "cores.0.issue", "warpstep_issue_stage"),
                row("u_cores_0.g_lanes[1].u_lanes", "cores.0.lanes.1", "warpstep_lane"),
            ],
        );
        let place = names.place(name);
        assert_eq!((place.block.as_str(), place.signal.as_str()), (block, signal), "{name}");
    }

    #[test]
    fn a_name_belongs_to_the_innermost_block_on_its_path() {
        check("system.core.u_cores_0.u_issue.ready_LUT4_Z_3", "cores.0.issue", "ready");
        check("system.core.u_cores_0.g_lanes[1].u_lanes.sum[3]", "cores.0.lanes.1", "sum[3]");
        check("system.core.u_cores_0.busy_TRELLIS_FF_Q_DI", "cores.0", "busy");
    }

    #[test]
    fn what_is_outside_of_the_chip_is_named_by_its_path() {
        check("system.memory.words.0.0_DOA", "system.memory.words.0", "0");
        check("system.core.busy_LUT4_A", "chip", "busy");
        check("led_OB_O", "board", "led");
    }
}
