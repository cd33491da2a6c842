//! Scalar programs that an RV32IMF machine and one lane of ours run alike, up to the store that ends them.
//!
//! ```text
//! 0x80000000  code: prologue, body, epilogue
//! 0x80100000  pool: operands, only read            gp points at its middle
//! 0x80101000  window: loads and stores             s0 points at its middle
//! 0x80102000  tohost: the store of 1 ends the program
//! ```
//!
//! Not in these programs, because the two machines differ by design: ecall, ebreak and mret (Spike traps, ours goes
//! on), misaligned accesses, writes to read-only CSRs, reserved values in frm where it is used, and CSRs that tell
//! time. mstatus is written once (Spike's float unit is off until then) and never read.

pub mod corners;
pub mod elf;
mod emit;
mod flow;
mod generator;
mod pairs;
mod pool;

pub use emit::ScalarProgram;
pub use generator::random;
pub use pairs::{float_pairs, integer_pairs};

use warpstep_spec::Reg;

/// The first instruction.
pub const CODE: u32 = warpstep_spec::abi::RESET_PC;
/// Operands that are never written.
pub const POOL: u32 = CODE + 0x10_0000;
/// Memory to load from and store to.
pub const WINDOW: u32 = POOL + WINDOW_BYTES;
/// Bytes of the pool and of the window: what a twelve-bit offset reaches.
pub const WINDOW_BYTES: u32 = 4096;
/// The word whose writing ends the program.
pub const TOHOST: u32 = WINDOW + WINDOW_BYTES;
/// Memory a machine needs, from [`CODE`] on.
pub const MEMORY_BYTES: u32 = 0x20_0000;

/// Return addresses of calls.
const LINK: Reg = Reg::x(1);
/// The middle of the pool.
const POOL_BASE: Reg = Reg::x(3);
/// The middle of the window.
const WINDOW_BASE: Reg = Reg::x(8);
/// The counter of a loop.
const COUNTER: Reg = Reg::x(9);

const FFLAGS: u16 = 0x001;
const FRM: u16 = 0x002;
const FCSR: u16 = 0x003;
const MSTATUS: u16 = 0x300;
const MSCRATCH: u16 = 0x340;
const MHARTID: u16 = 0xF14;
