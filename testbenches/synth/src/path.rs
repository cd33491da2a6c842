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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hop {
    /// The block, from the chip down.
    pub block: String,
    /// Its module.
    pub module: String,
    /// Signals passed, in order, each once.
    pub signals: Vec<String>,
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
                let (signals, logic_ns, routing_ns, levels) = (vec![], 0.0, 0.0, 0);
                hops.push(Hop { block, module, signals, logic_ns, routing_ns, levels });
            }
            let Some(hop) = hops.last_mut() else { continue };
            if routing {
                hop.routing_ns += segment.delay;
                if hop.signals.last() != Some(&signal) {
                    hop.signals.push(signal);
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
