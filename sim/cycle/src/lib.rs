//! When everything happens: one core, cycle by cycle. Values come from the golden engine, times from the spec's table.
//!
//! ```text
//!            selection (schedule.rs) <──── readiness (readiness.rs) <── scoreboard.rs, lsu.rs, control.rs
//!              │            │                                              ▲
//!     fetch.rs ▼            ▼ pop                                          │ issue
//!  icache.rs ─> in flight ─> queue.rs (one a context) ─────────────────────┘
//! ```
//!
//! What happens in cycle c, all of it from the state at its start:
//!
//! 0. An idle fill engine asks memory for a line somebody waits for.
//! 1. The tags of what was requested in c - 1 are compared: a miss becomes a NOP in the instruction's place, and its
//!    context is not ready.
//! 2. A load whose data have come claims its writeback slot.
//! 3. Every context says whether its head can issue, or why not.
//! 4. One warp is selected. It pops its head, which issues, and requests its next instruction. (Decoupled: issue and
//!    fetch select on their own.)
//! 5. What was requested in c - t_F enters its queue; what was issued L - 1 cycles ago is written back or resolved.
//! 6. A line that has come is put in place, and those who waited for it may be selected in c + 1.
//!
//! Coordinated schedules keep **queue + in flight = t_F + 1** for every context in every cycle; the model checks it in
//! every cycle and calls a violation a bug of its own.
//!
//! Not here yet: parallel splits (S = 0), several cores, the data cache, AXI. Memory answers each lane's request after
//! a fixed number of cycles.

mod chip;
mod context;
mod control;
mod counters;
mod error;
mod fetch;
mod front_end;
mod icache;
mod issue;
mod lsu;
mod oracle;
mod queue;
mod readiness;
mod record;
mod schedule;
mod scoreboard;

pub use chip::Chip;
pub use counters::Counters;
pub use error::{CycleError, Unsupported};
pub use oracle::Oracle;
pub use queue::NopCause;
pub use record::{CycleObserver, IssuedInstruction, Quiet, ScheduleRecord, Stall};
pub use schedule::select;
