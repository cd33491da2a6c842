//! What the splitting paper prints (`docs/literature.md`, section 7), to stand beside ours.

/// A row of table 3, in thousands of cycles.
pub struct Printed {
    /// Split contexts.
    pub splits: usize,
    /// Observed without splitting.
    pub off: u64,
    /// Observed with dynamic splitting.
    pub dynamic: u64,
    /// Observed with predictable splitting.
    pub marked: u64,
}

/// Table 3, the observed columns.
pub const TABLE_3: [Printed; 3] = [
    Printed { splits: 1, off: 500, dynamic: 140, marked: 150 },
    Printed { splits: 3, off: 500, dynamic: 50, marked: 30 },
    Printed { splits: 7, off: 500, dynamic: 45, marked: 15 },
];

/// Figure 11: geometric mean of the speed-ups of Rodinia's kernels with S = 1.
pub const MEAN_SPEEDUP: f64 = 1.11;
/// The same for its kernel that gains most, bfs.
pub const BFS_SPEEDUP: f64 = 3.0;
/// Figure 12: what reuse of idle contexts gains at most.
pub const REUSE: f64 = 1.31;
