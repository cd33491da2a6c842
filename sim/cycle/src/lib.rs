//! When everything happens: cores and their memory, cycle by cycle. Values come from the golden engine, times from the
//! spec's table.
//!
//! ```text
//! chip.rs: cores, barriers across them (control/global_barrier.rs), the bus and its memory (memory/), races (races.rs)
//! core.rs: wires the parts of a core, each of which owns its state; core/candidates.rs: who could issue
//!
//!   front/    schedule, icache, fill, fetch, queue   what each context fetches and has fetched
//!   issue/    scoreboard (pending, slots, units, floats, completions, watches), readiness
//!   control/  warp_control (masks, blocked)
//!   memory/   load_store (LSU queue, coalescer, response queue, load buffer), port; bus (arbiter, axi)
//!   execute   the golden engine, asked for values
//!   stalls    what every context does, kept until something it depends on changes
//! ```
//!
//! front knows none of the others, issue knows front, memory issue, execute memory, control front and execute: no two parts know each
//! other (`tests/parts.rs`). Sets of contexts are [`ContextSet`]s, for up to 32 warps of 8.
//!
//! What happens in cycle c, all of it from the state at its start:
//!
//! 0. An idle fill engine asks for a line a context waits for.
//! 1. The tags of what was requested in c - 1 are compared: a miss becomes a NOP in the instruction's place, and its
//!    context is not ready.
//! 2. A load whose data have come claims its writeback slot.
//! 3. Every context is ready, or has a reason why its head cannot issue.
//! 4. One warp is selected. It pops its head, which issues, and requests its next instruction. (Decoupled: issue and
//!    fetch select on their own.)
//! 5. What was requested in c - t_F enters its queue; what was issued L - 1 cycles ago is written back or resolved.
//! 6. The load/store unit coalesces and asks, the arbiter grants, the AXI port moves (docs/memory.md).
//! 7. A line that has come is put in place, and contexts that waited for it may be selected in c + 1.
//!
//! Coordinated schedules keep **queue + in flight = t_F + 1** for every context in every cycle; the model checks it in
//! every cycle and calls a violation a bug of its own.
//!
//! Bytes move in the golden engine at issue, so a wrong access, one to broken memory
//! included, is a program error when it issues.

mod bus_record;
mod bus_use;
mod chip;
mod contexts;
mod control;
mod core;
mod counters;
mod error;
mod execute;
mod front;
mod groups;
mod issue;
mod memory;
mod oracle;
mod races;
mod record;
mod shared;
mod stalls;
mod stored_code;

pub use bus_record::{BusRecord, Grant, GrantKind, LineWrite};
pub use bus_use::BusUse;
pub use chip::Chip;
pub use contexts::{ContextSet, Contexts, MOST_CONTEXTS};
pub use counters::Counters;
pub use error::{CycleError, RacingAccess};
pub use front::select;
pub use oracle::Oracle;
pub use record::{CycleObserver, Issue, IssuedInstruction, Quiet, Request, ScheduleRecord};
pub use warpstep_spec::events::{NopCause, Stall};
