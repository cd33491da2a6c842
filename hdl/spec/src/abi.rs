//! Where things lie and how a program ends: the Vortex v2.2 conventions, one name each.

use std::ops::Range;

/// The first instruction of warp 0, and where raw images are loaded.
pub const RESET_PC: u32 = 0x8000_0000;
/// Uncached input and output, console and exit word included.
pub const IO: Range<u32> = 0x40..0x1_0000;
/// A byte stored here (any of the 64 addresses) is a character on the console; of a wider store the lowest byte.
pub const CONSOLE: Range<u32> = 0x40..0x80;
/// A word stored here is the program's exit code.
pub const EXIT_CODE: u32 = 0x88;
/// Stacks grow down from here, 8192 bytes per hart; local memory starts here and grows up.
pub const STACK_TOP: u32 = 0xFFFF_0000;
/// Memory of its own for each core.
pub const LOCAL_MEMORY_BASE: u32 = 0xFFFF_0000;
/// Addresses reserved for local memory: a core may have less than this.
pub const LOCAL_MEMORY_WINDOW: u32 = 0x1_0000;
/// Most lanes a warp can have: a mask is one machine word.
pub const MAX_LANES: usize = 32;
/// Bit of a barrier id that makes the barrier span all cores.
pub const GLOBAL_BARRIER: u32 = 1 << 31;
