//! What the SWaS paper prints (tables I and II and its text), to stand beside ours.

/// A benchmark's rows of tables I and II.
pub struct Printed {
    /// Its name.
    pub kernel: &'static str,
    /// Instructions committed, counted once for a warp (table I).
    pub instructions: u64,
    /// IPC of SWaS under GTLRR by IPC of the baseline under LRR-GTLRR (table II).
    pub ratio: f64,
    /// Errors of the baseline under LRR-GTLRR (table II).
    pub errors: u64,
}

const fn printed(kernel: &'static str, instructions: u64, ratio: f64, errors: u64) -> Printed {
    Printed { kernel, instructions, ratio, errors }
}

/// In the paper's order.
pub const PRINTED: [Printed; 6] = [
    printed("blackscholes", 192_052, 1.02, 16_657),
    printed("hotspot", 17_554, 0.92, 3_147),
    printed("hotspot3D", 39_971, 1.00, 1_662),
    printed("kmeans", 164_077, 1.01, 23_643),
    printed("psort", 492_237, 0.66, 165_011),
    printed("sgemm", 1_728, 1.08, 403),
];

/// The least and the greatest IPC of the baseline (section VI-B1).
pub const IPC_RANGE: (f64, f64) = (1.07, 21.62);
