//! From selection to the queue: who goes next, what is fetched for it, and what it will issue.
//!
//! ```text
//! schedule ──> fetch ──(t_F stages)──> decode ──> queue ──> issue
//!                │ ^                                │ ^
//!         icache ┘ └ fill <──> memory        stream ┘ └ at a split, into the queue of the child
//! ```
//!
//! At a split `copies` makes the child a copy of its parent.

pub mod copies;
pub mod decode;
pub mod entry_select;
pub mod fetch;
pub mod fill;
pub mod icache;
pub mod loop_register;
pub mod preload;
pub mod queue;
pub mod schedule;
pub mod stream;

pub use copies::SplitCopies;
pub use decode::Decoder;
pub use entry_select::EntrySelect;
pub use fetch::FetchStages;
pub use fill::FillEngine;
pub use icache::InstructionCache;
pub use loop_register::LoopRegister;
pub use preload::Preload;
pub use queue::InstructionQueue;
pub use schedule::Scheduler;
pub use stream::PayloadStream;

#[cfg(test)]
mod split_tests;
#[cfg(test)]
mod tests;
