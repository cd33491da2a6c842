//! The block diagram, from the emitted design: its instances are the boxes, their connections the arrows.
//!
//! Chosen here is only which modules are opened and what colour they have; names, numbers, tooltips and arrows are the
//! design's.

use super::netlist::{Flow, Module, flows, modules, plain};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_core::Design;
use warpstep_picture::{Arrangement, Block, Blocks, Link};
use warpstep_spec::Config;

/// Modules whose insides are shown, beside the outermost; where arrows are drawn.
const OPENED: [&str; 11] = [
    "core",
    "front_end",
    "issue_stage",
    "execute",
    "lane_bank",
    "lane",
    "csr_unit",
    "load_store_unit",
    "warp_control",
    "memory_system",
    "memory_arbiter",
];
const LINKED: &str = "core";

/// Colours, as categories.
const TONES: [(&str, usize); 4] =
    [("front_end", 0), ("issue_stage", 1), ("execute", 2), ("memory_system", 3)];

pub fn diagram(design: &Design, config: &Config) -> Blocks {
    let all = modules(design);
    let caption = vec![
        format!(
            "Configuration {}: {} warps of {} lanes. Boxes are instances of the emitted Verilog, named by module; arrows sum up their connections.",
            config.name, config.warps, config.lanes
        ),
        "Rest on a box or an arrow to read more. Drawn by `warpstep page blocks`.".to_string(),
    ];
    Blocks {
        title: "The chip".into(),
        caption,
        root: block(&all, &plain(&design.top), &plain(&design.top), 1),
    }
}

/// A module as a box.
fn block(all: &BTreeMap<String, Module>, name: &str, top: &str, copies: usize) -> Block {
    let tone = TONES.iter().find(|(module, _)| *module == name).map(|(_, tone)| *tone);
    let about = all.get(name).map_or("", |module| &module.about);
    let shown = base(name);
    let block =
        Block { name: shown.into(), hint: format!("{name}.v: {about}"), copies, tone, ..Block::default() };
    // The outermost: cores left, what they share right. A core: its stages in a row, what executes below them.
    let Some(module) = all.get(name).filter(|_| name == top || OPENED.contains(&shown)) else { return block };
    let groups = groups(module);
    let inside = groups.iter().map(|(of, members)| self::block(all, of, top, members.len())).collect();
    if name != top && shown != LINKED {
        return Block { inside, ..block };
    }
    let links = links(&flows(module, all), &groups, name == top);
    let count = groups.len();
    let arrangement = if name == top {
        Arrangement::Columns(vec![vec![0], (1..count).collect()])
    } else {
        Arrangement::Rows(vec![(0..count - 1).collect(), vec![count - 1]])
    };
    Block { inside, arrangement, links, ..block }
}

/// Instances of one module, whose names differ by a number at most, are one box: module, and indices.
fn groups(module: &Module) -> Vec<(String, Vec<usize>)> {
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for (index, instance) in module.instances.iter().enumerate() {
        match groups.iter_mut().find(|(of, _)| base(of) == base(&instance.module)) {
            Some((_, members)) => members.push(index),
            None => groups.push((instance.module.clone(), vec![index])),
        }
    }
    groups
}

/// A module's name without the parameters the printer adds to it.
fn base(module: &str) -> &str {
    let is_parameter = |part: &str| part.contains(|c: char| c.is_ascii_digit());
    let mut end = 0;
    for part in module.split('_').take_while(|part| !is_parameter(part)) {
        end += part.len() + 1;
    }
    &module[..end.saturating_sub(1)]
}

/// Arrows between boxes; those to the world only for the outermost.
fn links(flows: &[Flow], groups: &[(String, Vec<usize>)], with_world: bool) -> Vec<Link> {
    let group = |instance: Option<usize>| {
        instance.map(|index| groups.iter().position(|(_, members)| members.contains(&index)).unwrap_or(0))
    };
    let mut merged: BTreeMap<(Option<usize>, Option<usize>), BTreeMap<String, usize>> = BTreeMap::new();
    for flow in flows {
        let ends = (group(flow.from), group(flow.to));
        if ends.0 != ends.1 && (with_world || (ends.0.is_some() && ends.1.is_some())) {
            merged.entry(ends).or_default().extend(flow.signals.clone());
        }
    }
    merged.into_iter().map(|((from, to), signals)| link(from, to, &signals)).collect()
}

/// The widest signals give an arrow its name; all of them stand in its tooltip.
fn link(from: Option<usize>, to: Option<usize>, signals: &BTreeMap<String, usize>) -> Link {
    let mut stems: BTreeMap<&str, usize> = BTreeMap::new();
    for (signal, bits) in signals {
        *stems.entry(stem(signal)).or_default() += bits;
    }
    let mut order: Vec<(&str, usize)> = stems.iter().map(|(stem, bits)| (*stem, *bits)).collect();
    order.sort_by_key(|(stem, bits)| (std::cmp::Reverse(*bits), *stem));
    let first: BTreeSet<&str> =
        order.iter().map(|(stem, _)| stem.split('_').next().unwrap_or(stem)).collect();
    let label = match (first.len(), order.as_slice()) {
        (1, [_, _, ..]) => format!("{}_*", first.iter().next().copied().unwrap_or_default()),
        (_, [one]) => one.0.to_string(),
        (_, all) => format!("{}, …", all[0].0),
    };
    let total: usize = signals.values().sum();
    let detail = if total == 1 { "1 bit".to_string() } else { format!("{total} bits") };
    let list: Vec<String> = order.iter().map(|(stem, bits)| format!("{stem} {bits}")).collect();
    Link { from, to, label, detail, hint: format!("bits: {}", list.join(", ")) }
}

/// A signal's name without the number of one of several.
fn stem(signal: &str) -> &str {
    signal.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_no_part_of_a_name() {
        for (module, name) in
            [("lane", "lane"), ("ram_depth64_width22", "ram"), ("fault_pick_faulted1", "fault_pick")]
        {
            assert_eq!(base(module), name);
        }
        assert_eq!(stem("written_context_12"), "written_context");
    }

    #[test]
    fn an_arrow_is_named_by_its_widest_signals_or_what_they_share() {
        let label = |signals: &[(&str, usize)]| {
            link(None, None, &signals.iter().map(|(name, bits)| (name.to_string(), *bits)).collect()).label
        };
        assert_eq!(label(&[("axi_araddr", 32), ("axi_arvalid", 1)]), "axi_*");
        assert_eq!(label(&[("heads_0", 50), ("heads_1", 50), ("waiting", 2)]), "heads, …");
        assert_eq!(label(&[("a", 1), ("b", 9), ("c", 2)]), "b, …");
    }
}
