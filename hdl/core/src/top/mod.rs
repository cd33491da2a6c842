//! The core, wired: three stages of blocks and the top level.
//!
//! ```text
//! front_end    selection, fetch ports, fill engine                  cycle c
//!   fetch_port fetch, instruction cache, queues of one context a warp
//! issue_stage  readiness, pending registers, slots, units           cycle c
//! operand_stage  the issued instruction, kept        cycle c to c + 1
//! execute      lanes, CSRs, load/store unit, warp control           cycle c + 1 and later
//!   lane_bank  the lanes and the leader lane
//!   csr_unit   CSRs and counters
//!   flag_owners  whose float flags are raised
//!   core_faults  the first program error of a core
//! core         the three of them, memory ports, trace ports
//! chip         cores, the memory system, barriers across cores      what is emitted
//!   chip_fault the first program error
//! ports        its ports as a page; chip_ports: found by name; landmarks: what a simulation sets before the first cycle
//! ```

pub mod chip;
pub mod chip_fault;
pub mod chip_ports;
pub mod core;
pub mod core_faults;
pub mod csr_unit;
pub mod execute;
pub mod fetch_port;
pub mod flag_owners;
pub mod front_end;
pub mod issue_stage;
pub mod landmarks;
pub mod lane_bank;
pub mod m_axi;
pub mod operand_stage;
pub mod ports;
pub mod shared_port;

#[cfg(test)]
pub(crate) mod testing;

pub use chip::Warpstep;
pub use chip_ports::ChipPorts;
pub use core::Core;
pub use landmarks::{InstructionCache, Landmark, Landmarks};
