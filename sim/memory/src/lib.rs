//! The memory behind an AXI4 port in simulation, and a checker of the port's rules.
//!
//! ```text
//! master ── MasterSignals ──> AxiMemory ── when: latency.rs (fixed), random.rs, dram.rs, due.rs (slow)
//!        <── SlaveSignals ──     └──────── what: map.rs (which addresses), contents.rs (bytes; optional)
//!                └── both ──> AxiChecker: the first broken rule, by name, channel and cycle, from reset to the end
//! ```
//!
//! One object serves the emitted core, with bytes behind it, and the cycle model, which wants times and responses only. In a cycle its
//! outputs depend on nothing but its state at the start, so a simulation asks for [`AxiMemory::outputs`] first and then
//! calls [`AxiMemory::step`] once with what the master drives. Everything is in order; there are no identifiers.
//!
//! Not here: caches, cores, arbitration (docs/memory.md).

mod axi_memory;
mod checker;
mod contents;
mod dram;
mod due;
mod kind;
mod latency;
mod map;
mod random;
mod signals;

pub use axi_memory::AxiMemory;
pub use checker::{AxiChecker, Breach, Channel, Master, Rule, Violation};
pub use contents::{Contents, IoWrite};
pub use kind::{KindError, MemoryError, MemoryKind};
pub use signals::{INCREMENTING, MasterSignals, Response, SlaveSignals, WORDS};
