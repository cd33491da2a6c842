//! What changes a context beside its registers: masks and divergence stacks, warps and barriers, control and status
//! registers and counters.
//!
//! ```text
//! warp_control   resolve (next_lanes, next_pc, stack) · masks · barrier · spawn · blocked    control instructions
//! global_barrier                                                                             barriers across cores
//! csr            csr_table · csr_change · float_state · counters                             CSRs
//! delay, fault, op                                                                           what they share
//! ```

pub mod barrier;
pub mod blocked;
pub mod counters;
pub mod csr;
pub mod csr_change;
pub mod csr_table;
pub mod fault;
pub mod float_state;
pub mod global_barrier;
pub mod masks;
pub mod next_lanes;
pub mod next_pc;
pub mod op;
pub mod resolve;
pub mod spawn;
pub mod stack;
pub mod warp_control;

#[cfg(test)]
mod testing;
