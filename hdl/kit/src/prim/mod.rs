//! Small blocks everyone needs, one a file.
//!
//! Most are plain RustHDL. Three carry Verilog text by hand, because `update()` cannot say what they are: `Multiply` (so that
//! synthesis sees one multiplier), `Ram` and `AsyncRam` (so that it sees a memory), `DecoderTable` (its rows are data).
//! Each of these has two faces, `update` for Rust and `hdl` for Verilog, and a test that compares them.
//!
//! Deliberately absent: an arithmetic shift; `signed_cast(a) >> n` is one.

pub mod async_ram;
pub mod decoder_table;
pub mod first_set;
pub mod leading_zeros;
pub mod multiply;
pub mod pack;
pub mod ram;
pub mod replicated_ram;
pub mod round_robin;
pub mod select;
pub mod unpack;

pub use async_ram::AsyncRam;
pub use decoder_table::{DecoderTable, OverlapError, Row};
pub use first_set::FirstSet;
pub use leading_zeros::LeadingZeros;
pub use multiply::Multiply;
pub use pack::Pack;
pub use ram::Ram;
pub use replicated_ram::ReplicatedRam;
pub use round_robin::RoundRobin;
pub use select::Select;
pub use unpack::Unpack;

/// How many bits it takes to count up to `count - 1`, at least one: the width of an index into `count` things.
pub fn index_width(count: usize) -> usize {
    (usize::BITS - count.saturating_sub(1).leading_zeros()).max(1) as usize
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_index_has_at_least_one_bit() {
        assert_eq!([1, 2, 3, 4, 5, 32, 33].map(super::index_width), [1, 1, 2, 2, 3, 5, 6]);
    }
}
