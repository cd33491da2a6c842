//! Which control instructions have just taken effect: those issued `control` cycles before.

use super::core_checks::Issued;
use std::collections::VecDeque;
use warpstep_spec::Op;

/// Control instructions on their way from issue to effect.
pub(super) struct Resolving {
    /// Issued in each of the last cycles, the oldest first: context and what it is.
    cycles: VecDeque<Vec<(usize, Op)>>,
}

impl Resolving {
    /// Of a machine with this control latency.
    pub fn new(latency: usize) -> Resolving {
        Resolving { cycles: vec![Vec::new(); latency].into() }
    }

    /// Those whose effect is seen in this cycle for the first time.
    pub fn resolved(&self) -> &[(usize, Op)] {
        self.cycles.front().map_or(&[], |oldest| oldest)
    }

    /// A cycle passed in which these issued.
    pub fn next_cycle(&mut self, issued: &[Issued]) {
        let mut cycle = self.cycles.pop_front().unwrap_or_default();
        cycle.clear();
        let controls = issued.iter().filter_map(|issued| Some((issued.context, issued.instruction?.op)));
        cycle.extend(controls.filter(|(_, op)| op.blocks_context()));
        self.cycles.push_back(cycle);
    }
}
