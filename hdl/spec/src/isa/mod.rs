//! The instruction set: one row per instruction ([`table`]), and what follows from the rows.
//!
//! ```text
//! table ──> decode ──> Instruction ──> disassemble
//!   │                      │
//!   └──> page (docs)       └──> encode ──> word
//! ```
//!
//! What an instruction *does* to values is the golden engine's business; here stands how it is written, which
//! registers it names and which unit it goes to.

pub mod disassembly;
pub mod instruction;
pub mod operand;
pub mod page;
pub mod reg;
pub mod row;
pub mod shared_unit;
pub mod table;

pub use disassembly::disassemble;
pub use instruction::{EncodeError, Instruction, decode, encode};
pub use operand::Operand;
pub use reg::Reg;
pub use row::{Class, Extension, Pattern, Row};
pub use shared_unit::SharedUnit;
pub use table::Op;
