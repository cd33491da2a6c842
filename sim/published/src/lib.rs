//! What the papers on wavefront splitting compute, apart from our bounds and never used in one: their lemmas do not hold on
//! every machine, and measured times bound nothing (docs/published.md).
//!
//! ```text
//! graph      C_BSB: blocks, branches and branch-serialisation blocks in topological order
//! serialised C_BSB of a function of a binary
//! select     algorithm 1: which marked branches split
//! prune      algorithm 2: the graph of the longest split wavefront
//! equations  equations 2 to 9, lemmas 5.1 to 5.8
//! linear     an integer linear program: solved, or as text
//! ipet       the longest way through a graph with costs and loop bounds
//! trace      a run as plain data: who issued what when
//! points     instrumentation points of a program
//! hybrid     the thesis's analysis: instrumentation point graph, equations 5.1 to 5.5
//! coverage   how much of that graph was measured
//! figure8    the worked example of the paper
//! ```
//!
//! PWS is the paper (TECS 2023), the thesis is its author's (Waterloo 2022); docs/literature.md has both. Knows control
//! flow; no engine.

mod coverage;
pub mod equations;
pub mod figure8;
mod graph;
mod hybrid;
mod ipet;
mod linear;
mod points;
mod prune;
mod select;
mod serialised;
mod trace;

pub use graph::{BackEdges, Graph, Node, Role};
pub use hybrid::{Hybrid, HybridError, Slot, batches};
pub use ipet::{Ipet, ipet};
pub use linear::{Linear, LinearError, Relation, Solution};
pub use points::{Point, Points};
pub use prune::{Pruned, prune};
pub use select::select;
pub use serialised::{SerialisedError, serialised};
pub use trace::{BlockCosts, Issue, Trace};
