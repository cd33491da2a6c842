//! Groups of signals that several blocks share, each declared, sized and documented once.
//!
//! ```text
//! entry       a queue entry: one decoded instruction or a compensation NOP
//! fetch       an instruction on its way from the request to its queue; the lines it comes from
//! line_fill   one line of instructions, requested from memory and answered
//! issued      what issues, in the cycle of issue and in that of its operands
//! lane        an operation of one lane, and the result it writes
//! completion  registers that were written, and what else ends for a context
//! slot_claim  the writeback slot of a returned load
//! redirection contexts that go elsewhere, end or begin
//! trace       what a simulation sees of a core
//! ```

pub mod completion;
pub mod entry;
pub mod fetch;
pub mod issued;
pub mod lane;
pub mod line_fill;
pub mod redirection;
pub mod slot_claim;
pub mod trace;

pub use completion::{Completion, ContextEvent};
pub use entry::QueueEntry;
pub use fetch::{CacheWrite, FetchRequest, FetchStage, FetchedInstruction};
pub use issued::{IssuedEntry, IssuedInstruction, RegisterRead};
pub use lane::{FloatOperation, LaneOperation, LaneResult, ScalarOperands};
pub use line_fill::{LineAnswer, LineRequest};
pub use redirection::Redirection;
pub use slot_claim::SlotClaim;
pub use trace::{CoreTrace, CoreTraceValues, GrantTrace, GrantTraceValues};
