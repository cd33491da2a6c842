//! The machine as data: which instructions there are, which machines can be built, how long things take, where
//! things lie in memory.
//!
//! Every other part reads this crate: the hardware, the models, the analysis, the command line. It knows none of them. It
//! holds facts and the small pure functions that follow from them (decode, encode, assemble, disassemble, validate), no
//! state and no time.

pub mod abi;
pub mod assembler;
pub mod config;
pub mod csr;
pub mod events;
pub mod isa;
pub mod latency;
pub mod mask;
pub mod schedule;
pub mod timing;

pub use config::{Config, ConfigError, Parameters};
pub use isa::{Class, Instruction, Op, Reg, decode, disassemble, encode};
pub use latency::Latencies;
pub use mask::LaneMask;
pub use schedule::{Policy, Schedule, SplitMode};
