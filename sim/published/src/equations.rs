//! Equations 2 to 9 of the paper, which are its definitions 5.2, 5.3 and lemmas 5.1, 5.5, 5.7; lemmas 5.6 and 5.8 compare their values.
//!
//! Lemma 5.4 (the longest run is the one in which every wavefront takes its longest path) has no formula; docs/published.md
//! shows where it fails.

use crate::graph::Graph;
use crate::ipet::ipet;
use crate::linear::LinearError;
use crate::prune::prune;
use crate::select::select;

/// The paper's table 1, and what was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct System {
    /// N_CU, compute units.
    pub compute_units: u64,
    /// N_SIMD, SIMD units of a compute unit.
    pub simds: u64,
    /// N_WFC, wavefront contexts of a SIMD unit.
    pub wavefronts: u64,
    /// N_WIWF, work-items of a wavefront.
    pub lanes: u64,
    /// 𝒮, split contexts of a wavefront.
    pub contexts: u64,
    /// G, workgroups.
    pub groups: u64,
    /// N_WIWG, work-items of a workgroup.
    pub group_size: u64,
    /// d, initialisation delay.
    pub delay: u64,
    /// e_s, one split.
    pub split: u64,
    /// e_m, one merge.
    pub merge: u64,
}

/// Equation 2: SIMD units when unused split contexts are made SIMD units.
pub fn total_simds(system: &System, splits: u64) -> u64 {
    let unused = system.contexts.saturating_sub(splits);
    system.simds + unused * system.simds / (splits + 1)
}

/// Equation 4: workgroups that run at once.
pub fn parallel_groups(system: &System, splits: u64) -> u64 {
    let items = system.compute_units * total_simds(system, splits) * system.wavefronts * system.lanes;
    items / system.group_size.max(1)
}

/// Equation 5: how often workgroups are dispatched, D_S; none if not even one fits.
pub fn dispatches(system: &System, splits: u64) -> Option<u64> {
    let parallel = parallel_groups(system, splits);
    (parallel > 0).then(|| system.groups.div_ceil(parallel))
}

/// Equation 3, lemma 5.1: E_WF of a graph whose branches `splits` times split.
pub fn wavefront(longest_path: u64, splits: u64, system: &System) -> u64 {
    longest_path + splits * (system.split + system.merge)
}

/// Equation 6, lemma 5.5: E_kernel with PWS.
pub fn kernel_pws(dispatches: u64, wavefront: u64, system: &System) -> u64 {
    dispatches * (system.delay + wavefront)
}

/// Equation 8, lemma 5.7: E_kernel with DWS.
pub fn kernel_dws(dispatches: u64, wavefront: u64, system: &System) -> u64 {
    dispatches * (system.delay + (system.contexts + 1) * wavefront)
}

/// E_WF and E_kernel of a workload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Of one wavefront.
    pub wavefront: u64,
    /// Of all.
    pub kernel: u64,
    /// |S_B|, or 𝒮 for DWS.
    pub splits: u64,
}

/// No splitting: D_S (d + IPET(C)). Every branch is serialised.
pub fn unsplit(graph: &Graph, dispatches: u64, system: &System) -> Result<Estimate, LinearError> {
    let wavefront = ipet(graph).solve()?.value;
    Ok(Estimate { wavefront, kernel: kernel_pws(dispatches, wavefront, system), splits: 0 })
}

/// PWS: Select, Prune, equations 3 and 6. `repeats`: how often each split happens when loops are unrolled.
pub fn pws(graph: &Graph, dispatches: u64, repeats: u64, system: &System) -> Result<Estimate, LinearError> {
    let chosen = select(graph, system.contexts as usize);
    let longest_path = ipet(&prune(graph, &chosen).graph).solve()?.value;
    let splits = chosen.len() as u64 * repeats;
    let wavefront = wavefront(longest_path, splits, system);
    Ok(Estimate { wavefront, kernel: kernel_pws(dispatches, wavefront, system), splits })
}

/// DWS as section 7 computes it: C_out = C, |S_B| = 𝒮, equations 3 and 8.
pub fn dws(graph: &Graph, dispatches: u64, repeats: u64, system: &System) -> Result<Estimate, LinearError> {
    let splits = system.contexts * repeats;
    let wavefront = wavefront(ipet(graph).solve()?.value, splits, system);
    Ok(Estimate { wavefront, kernel: kernel_dws(dispatches, wavefront, system), splits })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: System = System {
        compute_units: 4,
        simds: 4,
        wavefronts: 10,
        lanes: 64,
        contexts: 3,
        groups: 100,
        group_size: 256,
        delay: 1,
        split: 1,
        merge: 1,
    };

    #[test]
    fn idle_split_units_become_simd_units_as_in_the_papers_example() {
        assert_eq!(total_simds(&PAPER, 1), 8);
        assert_eq!(total_simds(&PAPER, 3), 4);
    }

    #[test]
    fn groups_are_dispatched_in_rounds() {
        assert_eq!((parallel_groups(&PAPER, 3), dispatches(&PAPER, 3)), (40, Some(3)));
        assert_eq!(dispatches(&PAPER, 1), Some(2), "twice the SIMD units");
        assert_eq!(dispatches(&System { group_size: 100_000, ..PAPER }, 3), None);
    }
}
