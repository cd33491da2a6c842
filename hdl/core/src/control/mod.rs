//! What changes a context beside its registers: masks and divergence stacks, warps and barriers, control and status
//! registers and counters.
//!
//! ```text
//! warp_control   next_pc, of every port · scalar_port · resolve · masks · barrier · spawn · outcomes · links · errors · blocked
//! resolve        siblings · next_lanes · free_context · stack (stack_pointers)       one control instruction a cycle
//! global_barrier                                                                     barriers across cores
//! csr            csr_table · csr_change · float_state · split_control · counters     CSRs
//! context_number, fault, op                                                          what they share
//! ```

pub mod barrier;
pub mod blocked;
pub mod context_number;
pub mod counters;
pub mod csr;
pub mod csr_change;
pub mod csr_table;
pub mod errors;
pub mod fault;
pub mod float_state;
pub mod free_context;
pub mod global_barrier;
pub mod links;
pub mod masks;
pub mod next_lanes;
pub mod next_pc;
pub mod op;
pub mod outcomes;
pub mod resolve;
pub mod scalar_port;
pub mod siblings;
pub mod spawn;
pub mod split_control;
pub mod stack;
pub mod stack_pointers;
pub mod warp_control;

#[cfg(test)]
mod testing;
