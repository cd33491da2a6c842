//! From an emitted design to what a model is built of.

use super::{Exposed, Port, Source};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_core::Design;

/// A list of at least so many blocks of one kind with registers …
const MANY: usize = 16;
/// … each of at least so many characters of Verilog, inner blocks included, is compiled once for all of them. Measured:
/// smaller ones, or fewer, lose more by calls than they gain.
const LARGE: usize = 2000;

impl Source {
    /// Of a design with a clock and a reset; `exposed` can be reached inside.
    pub fn of(design: &Design, exposed: Vec<Exposed>) -> Source {
        let port = |port: &warpstep_core::Port| Port {
            name: port.name.clone(),
            width: port.width,
            members: port.members.iter().map(|member| (member.name.clone(), member.width)).collect(),
        };
        let implied = ["clock", "reset"].map(Port::bit);
        Source {
            top: design.top.clone(),
            files: design
                .files
                .iter()
                .map(|file| (format!("{}.v", file.module), file.text.clone()))
                .collect(),
            ports: implied.into_iter().chain(design.ports.iter().map(port)).collect(),
            exposed,
            repeated: repeated(design),
        }
    }
}

/// Modules of which a list has many; the outermost: lanes, not the float units in them.
fn repeated(design: &Design) -> Vec<String> {
    let text: BTreeMap<&str, &str> =
        design.files.iter().map(|file| (file.module.as_str(), file.text.as_str())).collect();
    let mut lists: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for instance in &design.instances {
        if let Some((list, number)) = instance.block.rsplit_once('.')
            && number.parse::<usize>().is_ok()
        {
            lists.entry((list, &instance.module)).or_default().push(&instance.block);
        }
    }
    lists.retain(|_, blocks| blocks.len() >= MANY);
    let within =
        |block: &str, outer: &str| block.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.'));
    let mut found = BTreeSet::new();
    for ((list, module), blocks) in &lists {
        let inner = design.instances.iter().filter(|one| within(&one.block, blocks[0]));
        let texts = || inner.clone().map(|one| text[one.module.as_str()]).chain([text[module]]);
        let large = texts().map(str::len).sum::<usize>() >= LARGE;
        let holds = texts().any(|text| text.contains("posedge"));
        if large && holds && !lists.keys().any(|(outer, _)| within(list, outer)) {
            found.insert((*module).to_string());
        }
    }
    found.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::super::wrapper;
    use super::*;
    use warpstep_core::Shape;
    use warpstep_spec::Config;
    use warpstep_spec::config::named;

    fn source(lanes: usize) -> Source {
        let mut parameters = named("small").unwrap().parameters();
        (parameters.warps, parameters.lanes) = (2, lanes);
        let config = Config::try_from(parameters).unwrap();
        let design = warpstep_core::emit(&Shape::new(config, true)).unwrap();
        Source::of(&design, vec![])
    }

    #[test]
    fn lanes_are_compiled_once_if_there_are_many() {
        assert_eq!(source(4).repeated, [""; 0]);
        assert_eq!(source(16).repeated, ["warpstep_lane", "warpstep_lane_pending"]);
    }

    #[test]
    fn inputs_of_what_is_compiled_once_are_its_own() {
        let source = source(16);
        let control = wrapper::control(&source);
        let kept = |module: &str, input: &str| {
            control.contains(&format!("public_flat_rd -module \"{module}\" -var \"{input}\"\n"))
        };
        assert!(kept("warpstep_lane_pending", "reset") && kept("warpstep_lane_pending", "written_valid"));
        assert!(!kept("warpstep_lane_pending", "clock") && !kept("warpstep_lane_pending", "seen"));
        assert_eq!(control.matches("no_inline").count(), 2);
    }
}
