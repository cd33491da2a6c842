//! The critical path, block by block.

use crate::names::{Names, Place};
use crate::placement::Path;
use serde::Serialize;

/// The slowest path between two flip-flops.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CriticalPath {
    /// Clock-to-output, logic, routing and setup together.
    pub total_ns: f64,
    /// Of this, inside cells.
    pub logic_ns: f64,
    /// Of this, on wires.
    pub routing_ns: f64,
    /// Cells between the two flip-flops.
    pub levels: usize,
    /// The blocks it passes through, in order.
    pub hops: Vec<Hop>,
}

/// The part of a path inside one block.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Hop {
    /// The block, from the chip down.
    pub block: String,
    /// Its module.
    pub module: String,
    /// Signals passed, in order, each once.
    pub signals: Vec<String>,
    /// Where the Verilog has them: file and line.
    pub sources: Vec<String>,
    /// Inside cells.
    pub logic_ns: f64,
    /// On wires that a cell of this block drives.
    pub routing_ns: f64,
    /// Cells passed.
    pub levels: usize,
}

impl CriticalPath {
    /// A path of nextpnr in the terms of our blocks.
    pub fn new(path: &Path, names: &Names) -> CriticalPath {
        let mut hops: Vec<Hop> = vec![];
        for segment in &path.path {
            let routing = segment.kind == "routing";
            let Place { block, module, signal } = match &segment.net {
                Some(net) if routing => names.place(net),
                _ => names.place(&segment.to.cell),
            };
            if hops.last().is_none_or(|hop| hop.block != block) {
                hops.push(Hop { block, module, ..Hop::default() });
            }
            let Some(hop) = hops.last_mut() else { continue };
            if routing {
                hop.routing_ns += segment.delay;
                if hop.signals.last() != Some(&signal) {
                    hop.signals.push(signal);
                }
                let ours = segment.sources.iter().find(|source| !source.starts_with('/'));
                if let Some(source) =
                    ours.map(|source| line(source)).filter(|line| !hop.sources.contains(line))
                {
                    hop.sources.push(source);
                }
            } else {
                hop.logic_ns += segment.delay;
                hop.levels += usize::from(segment.kind == "logic");
            }
        }
        let sum = |of: fn(&Hop) -> f64| hops.iter().map(of).sum::<f64>();
        let (logic_ns, routing_ns) = (sum(|hop| hop.logic_ns), sum(|hop| hop.routing_ns));
        let levels = hops.iter().map(|hop| hop.levels).sum();
        CriticalPath { total_ns: logic_ns + routing_ns, logic_ns, routing_ns, levels, hops }
    }
}

/// `file.v:19.23-19.31` is `file.v:19`. (Absolute paths are of Yosys' own cells.)
fn line(source: &str) -> String {
    let (file, place) = source.split_once(':').unwrap_or((source, ""));
    format!("{file}:{}", place.split('.').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placement::NextpnrReport;

    #[test]
    fn a_path_is_told_block_by_block() {
        let text = include_str!("../tests/samples/report.json");
        let text = text.replace("\"selected", "\"u_pick.selected");
        let report = NextpnrReport::read(&text).expect("a report");
        let names = Names::from_instances("", vec![("u_pick".into(), "pick".into(), "warpstep_pick".into())]);
        let path = CriticalPath::new(report.critical().expect("a path"), &names);
        let blocks: Vec<_> = path.hops.iter().map(|hop| (hop.block.as_str(), hop.levels)).collect();
        assert_eq!(blocks, [("chip", 0), ("pick", 1), ("chip", 0)]);
        assert_eq!(path.hops[1].signals, ["selected"]);
        assert_eq!(path.hops[1].sources, ["warpstep_scheduler.v:19"]);
        assert!((path.total_ns - 1.118).abs() < 0.001 && path.levels == 1);
        assert!((path.logic_ns - 0.761).abs() < 0.001 && (path.routing_ns - 0.357).abs() < 0.001);
    }
}
