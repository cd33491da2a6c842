//! Machines of any kind.

use warpstep_spec::config::Parameters;
use warpstep_spec::{Policy, Schedule, SplitMode};

/// Anything that changes what warps can take from each other.
pub fn some_machine(p: &mut Parameters, rng: &mut fastrand::Rng) {
    p.schedule = Schedule::Coordinated(Policy::ALL[rng.usize(0..3)]);
    (p.warps, p.lanes) = [(2, 2), (4, 1), (3, 2), (4, 2), (8, 1)][rng.usize(0..5)];
    p.memory_latency = [1, 2, 7, 20, 60][rng.usize(0..5)];
    p.outstanding_lines = [1, 2, 4, 8][rng.usize(0..4)];
    p.write_ports = rng.usize(1..3);
    p.data_cache_bytes = [0, 64, 4096][rng.usize(0..3)];
    p.loop_register = rng.bool();
    if rng.bool() {
        (p.on_time, p.memory_stall, p.memory_gap) = (true, rng.u32(0..5), rng.u32(1..9));
    }
    if p.lanes > 1 && rng.u32(0..3) == 0 {
        (p.splits, p.split_mode) = (1, [SplitMode::Marked, SplitMode::Dynamic][rng.usize(0..2)]);
    }
}
