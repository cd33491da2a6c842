//! Groups of signals that cross blocks: each is declared, sized and documented once.

pub mod axi;
pub mod line_fill;
pub mod memory_answer;
pub mod memory_events;
pub mod memory_operands;
pub mod memory_request;
pub mod program_error;
pub mod slot_claim;
