//! Small blocks everyone needs, one per file.
//!
//! Most are plain RustHDL. Some carry Verilog text by hand, because `update()` cannot say what they are: `Multiply` (so that
//! synthesis sees one multiplier), `Ram` and `AsyncRam` (so that it sees a memory), `DecoderTable` (its rows are data).
//! Each of these has two faces, `update` for Rust and `hdl` for Verilog, and a test that compares them.
//!
//! Deliberately absent: an arithmetic shift; `signed_cast(a) >> n` is one.

pub mod async_ram;
pub mod decoder_table;
pub mod delay;
pub mod first_set;
pub mod multiply;
pub mod pack;
pub mod property;
pub mod ram;
pub mod replicated_ram;
pub mod round_robin;
pub mod select;
pub mod unpack;

pub use async_ram::AsyncRam;
pub use decoder_table::{DecoderTable, OverlapError, Row};
pub use delay::Delay;
pub use first_set::FirstSet;
pub use multiply::Multiply;
pub use pack::Pack;
pub use property::{Guarantee, Requirement};
pub use ram::Ram;
pub use replicated_ram::ReplicatedRam;
pub use round_robin::RoundRobin;
pub use select::Select;
pub use unpack::Unpack;

pub use crate::bits::index_width;
