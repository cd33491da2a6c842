//! C_BSB, the paper's control-flow graph (section 4, figure 7): where halves run one after the other, a
//! branch-serialisation block (BSB) stands between them.
//!
//! ```text
//! branch ──> first half ──> BSB ──> second half ──> reconvergence
//!    └───────────────────────┘└──────────────────────┘
//! ```
//!
//! Nodes are in topological order but for back edges of loops, which are apart.

/// What a node is to the algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Any other block.
    Plain,
    /// Parts a wavefront.
    Branch {
        /// First block of the first half; the BSB itself if that half is empty.
        first: usize,
        /// Its BSB.
        bsb: usize,
        /// Where the halves are together again.
        reconvergence: usize,
        /// Marked for splitting: in the paper's set P.
        marked: bool,
    },
    /// Between the halves of a branch.
    Bsb {
        /// First block of the second half; the reconvergence point if that half is empty.
        second: usize,
        /// Its branch.
        branch: usize,
    },
}

/// A node with the paper's e_bb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Longest time of the block.
    pub cost: u64,
    /// What it is.
    pub role: Role,
}

/// The graph.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Graph {
    /// In topological order; the first is the entry.
    pub nodes: Vec<Node>,
    /// Edges from lower to higher numbers.
    pub edges: Vec<(usize, usize)>,
    /// Edges back to loop heads, with how often each loop goes back for each time it is entered.
    pub loops: Vec<BackEdges>,
}

/// The edges back to the head of a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackEdges {
    /// Edges to the head from within.
    pub edges: Vec<(usize, usize)>,
    /// Blocks of the loop.
    pub nodes: Vec<usize>,
    /// Times back for each entry.
    pub bound: u64,
}

impl Graph {
    /// The branch or BSB around a node, innermost (definition 4.1); none outside all of them.
    pub fn parent(&self, node: usize) -> Option<usize> {
        (0..node).rev().find(|outer| match self.nodes[*outer].role {
            Role::Branch { bsb, .. } => node < bsb,
            Role::Bsb { branch, .. } => match self.nodes[branch].role {
                Role::Branch { reconvergence, .. } => node < reconvergence,
                _ => false,
            },
            Role::Plain => false,
        })
    }

    /// Sum of all costs: what a wavefront takes that runs every half.
    pub fn total(&self) -> u64 {
        self.nodes.iter().map(|node| node.cost).sum()
    }
}
