//! When everything happens: cores and their memory, cycle by cycle. Values come from the golden engine, times from the
//! spec's table.
//!
//! ```text
//! chip.rs: cores, barriers across them (barriers.rs), bus and memory behind it (memory/), races between them (races.rs)
//! core.rs:
//!            selection (schedule.rs) <──── readiness (readiness.rs) <── scoreboard.rs, memory/, control.rs
//!              │            │                                              ▲
//!     fetch.rs ▼            ▼ pop                                          │ issue
//!  icache.rs ─> in flight ─> queue.rs (one a context) ─────────────────────┘
//! ```
//!
//! What happens in cycle c, all of it from the state at its start:
//!
//! 0. An idle fill engine asks for a line somebody waits for.
//! 1. The tags of what was requested in c - 1 are compared: a miss becomes a NOP in the instruction's place, and its
//!    context is not ready.
//! 2. A load whose data have come claims its writeback slot.
//! 3. Every context says whether its head can issue, or why not.
//! 4. One warp is selected. It pops its head, which issues, and requests its next instruction. (Decoupled: issue and
//!    fetch select on their own.)
//! 5. What was requested in c - t_F enters its queue; what was issued L - 1 cycles ago is written back or resolved.
//! 6. The memory unit walks, the arbiter grants, the AXI port moves (docs/memory.md).
//! 7. A line that has come is put in place, and those who waited for it may be selected in c + 1.
//!
//! Coordinated schedules keep **queue + in flight = t_F + 1** for every context in every cycle; the model checks it in
//! every cycle and calls a violation a bug of its own.
//!
//! Not here yet: parallel splits (S = 0). Bytes move in the golden engine at issue, so a wrong access, one to broken memory
//! included, is a program error when it issues.

mod barriers;
mod chip;
mod context;
mod control;
mod core;
mod counters;
mod error;
mod fetch;
mod front_end;
mod icache;
mod issue;
mod memory;
mod oracle;
mod queue;
mod races;
mod readiness;
mod record;
mod schedule;
mod scoreboard;
mod stored_code;

pub use chip::Chip;
pub use counters::Counters;
pub use error::{CycleError, Unsupported};
pub use memory::{BusRecord, Grant, GrantKind, LineWrite};
pub use oracle::Oracle;
pub use races::RacingAccess;
pub use record::{CycleObserver, IssuedInstruction, Quiet, ScheduleRecord};
pub use schedule::select;
pub use warpstep_spec::events::{NopCause, Stall};
