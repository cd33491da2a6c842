//! Signals that travel together between blocks of different rooms, declared, sized and documented once each.

pub mod axi;
pub mod barrier_arrival;
pub mod context_states;
pub mod control_instruction;
pub mod control_resolution;
pub mod control_result;
pub mod csr_instruction;
pub mod events;
pub mod float_flags;
pub mod issued;
pub mod lane_writes;
pub mod line_fill;
pub mod memory_answer;
pub mod memory_request;
pub mod memory_status;
pub mod program_error;
pub mod slot_claim;
pub mod trace;

pub use axi::Axi;
pub use barrier_arrival::BarrierArrival;
pub use context_states::ContextStates;
pub use control_instruction::ControlInstruction;
pub use control_resolution::ControlResolution;
pub use control_result::ControlResult;
pub use csr_instruction::CsrInstruction;
pub use events::{IssueEvents, MemoryEvents};
pub use float_flags::FloatFlags;
pub use issued::{IssuedInstruction, Operation};
pub use lane_writes::LaneWrites;
pub use line_fill::{LineAnswer, LineRequest};
pub use memory_answer::{MemoryAnswer, WriteAnswer};
pub use memory_request::MemoryRequest;
pub use memory_status::MemoryStatus;
pub use program_error::ProgramError;
pub use slot_claim::SlotClaim;
pub use trace::CoreTrace;
