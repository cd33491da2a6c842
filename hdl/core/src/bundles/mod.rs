//! Groups of signals that several blocks share, each declared, sized and documented once.
//!
//! ```text
//! entry                a queue entry: one decoded instruction or a compensation NOP
//! next_head            the registers of the entry that becomes a queue's head
//! fetch                an instruction on its way from the request to its queue; the lines it comes from
//! line_fill            one line of instructions, requested from memory and answered
//! issued               what issues, in the cycle of issue and in that of its operands
//! lane                 an operation of one lane, and the result it writes
//! register_write       that a lane writes a register; context_event: what happens to one context
//! slot_claim           the writeback slot of a returned load; port_choice: the write port of a result
//! control_instruction  a control instruction with its operands; redirection: where it sends the contexts
//! split_copy           a context that becomes a copy of another one; context_copy: what it takes over
//! returned_lanes       lanes that come back from it
//! context_states       which contexts run, with which lanes, and what they wait for
//! barrier_arrival      barriers across cores, as one core sees them
//! csr_instruction      a CSR instruction with its operand; float_flags: what float operations raise
//! events               what the performance counters count; memory_events: of loads and stores
//! memory_*, axi        requests to memory and its answers; a load or store with its operands; the bus
//! program_error        a program error, from the block that finds it to the chip's ports
//! trace                what a simulation sees
//! ```

pub mod axi;
pub mod barrier_arrival;
pub mod context_copy;
pub mod context_event;
pub mod context_states;
pub mod control_instruction;
pub mod csr_instruction;
pub mod entry;
pub mod events;
pub mod fetch;
pub mod float_flags;
pub mod issued;
pub mod lane;
pub mod line_fill;
pub mod memory_answer;
pub mod memory_events;
pub mod memory_operands;
pub mod memory_request;
pub mod memory_status;
pub mod next_head;
pub mod port_choice;
pub mod program_error;
pub mod redirection;
pub mod register_write;
pub mod returned_lanes;
pub mod slot_claim;
pub mod split_copy;
pub mod trace;

pub use axi::{Axi, AxiValues};
pub use barrier_arrival::BarrierArrival;
pub use context_copy::{ContextCopy, QueueState, StageCopy};
pub use context_event::ContextEvent;
pub use context_states::ContextStates;
pub use control_instruction::ControlInstruction;
pub use csr_instruction::CsrInstruction;
pub use entry::QueueEntry;
pub use events::IssueEvents;
pub use fetch::{CacheWrite, FetchRequest, FetchStage, FetchedInstruction};
pub use float_flags::FloatFlags;
pub use issued::{IssuedEntry, IssuedInstruction, RegisterRead};
pub use lane::{FloatOperation, LaneOperation, LaneResult, ScalarOperands};
pub use line_fill::{LineAnswer, LineRequest};
pub use memory_answer::{MemoryAnswer, WriteAnswer};
pub use memory_events::MemoryEvents;
pub use memory_operands::MemoryOperands;
pub use memory_request::MemoryRequest;
pub use memory_status::MemoryStatus;
pub use next_head::NextHead;
pub use port_choice::PortChoice;
pub use program_error::{ProgramError, ProgramErrorValues};
pub use redirection::Redirection;
pub use register_write::RegisterWrite;
pub use returned_lanes::ReturnedLanes;
pub use slot_claim::SlotClaim;
pub use split_copy::SplitCopy;
pub use trace::{GrantTrace, Trace, TraceValues};
