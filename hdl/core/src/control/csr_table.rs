//! From a register's number to what it is: the rows of the specification as a decoder table.
//!
//! ```text
//! control = kind (4) | counter (5) | high word (1) | read-only (1) | split_control (1), only with split contexts
//! ```
//! A number without a row is unknown; so are the float registers on a core without a float unit. Performance
//! counters that are left out are known, and read as zero.

use warpstep_kit::prim::{DecoderTable, decoder_table::Row};
use warpstep_spec::csr::{Access, Csr, ROWS};

/// Bits of a kind.
pub const KIND_BITS: usize = 4;
/// Bits of a counter's number.
pub const COUNTER_BITS: usize = 5;
/// Bits of a control word without split contexts, and place of the bit that says split_control with them.
pub const CONTROL_BITS: usize = KIND_BITS + COUNTER_BITS + 2;

/// What a register is.
pub mod kind {
    #![allow(missing_docs)] // the specification's rows say it
    pub const ZERO: usize = 0;
    pub const FFLAGS: usize = 1;
    pub const FRM: usize = 2;
    pub const FCSR: usize = 3;
    pub const MSCRATCH: usize = 4;
    pub const COUNTER: usize = 5;
    pub const LANE_ID: usize = 6;
    pub const HART_ID: usize = 7;
    pub const WARP_ID: usize = 8;
    pub const CORE_ID: usize = 9;
    pub const ACTIVE_WARPS: usize = 10;
    pub const ACTIVE_MASK: usize = 11;
    pub const LANE_COUNT: usize = 12;
    pub const WARP_COUNT: usize = 13;
    pub const CORE_COUNT: usize = 14;
    pub const LOCAL_MEMORY_BASE: usize = 15;
}

/// Counters by number: mcycle, minstret, then the performance counters.
pub const MCYCLE: usize = 0;
/// See above.
pub const MINSTRET: usize = 1;
/// See above.
pub const OTHERS: usize = 2;

fn control(kind: usize, counter: usize, high: bool, access: Access) -> u128 {
    (kind | counter << KIND_BITS) as u128
        | u128::from(high) << (KIND_BITS + COUNTER_BITS)
        | u128::from(access == Access::ReadOnly) << (KIND_BITS + COUNTER_BITS + 1)
}

/// Kind, counter, high word.
fn meaning(csr: Csr) -> (usize, usize, bool) {
    match csr {
        Csr::Fflags => (kind::FFLAGS, 0, false),
        Csr::Frm => (kind::FRM, 0, false),
        Csr::Fcsr => (kind::FCSR, 0, false),
        Csr::Mscratch => (kind::MSCRATCH, 0, false),
        Csr::Mcycle => (kind::COUNTER, MCYCLE, false),
        Csr::McycleHigh => (kind::COUNTER, MCYCLE, true),
        Csr::Minstret => (kind::COUNTER, MINSTRET, false),
        Csr::MinstretHigh => (kind::COUNTER, MINSTRET, true),
        Csr::LaneId => (kind::LANE_ID, 0, false),
        Csr::HartId => (kind::HART_ID, 0, false),
        Csr::WarpId => (kind::WARP_ID, 0, false),
        Csr::CoreId => (kind::CORE_ID, 0, false),
        Csr::ActiveWarps => (kind::ACTIVE_WARPS, 0, false),
        Csr::ActiveMask => (kind::ACTIVE_MASK, 0, false),
        Csr::LaneCount => (kind::LANE_COUNT, 0, false),
        Csr::WarpCount => (kind::WARP_COUNT, 0, false),
        Csr::CoreCount => (kind::CORE_COUNT, 0, false),
        Csr::LocalMemoryBase => (kind::LOCAL_MEMORY_BASE, 0, false),
        Csr::Counter(which) => (kind::COUNTER, OTHERS + which, false),
        Csr::CounterHigh(which) => (kind::COUNTER, OTHERS + which, true),
        // It has a bit of its own; without split contexts it reads zero and ignores writes.
        Csr::SplitControl | Csr::Ignored => (kind::ZERO, 0, false),
    }
}

/// Numbers `first..=last` as rows: a range falls into blocks of a power of two.
fn cover(name: &str, first: u16, last: u16, control: u128) -> Vec<Row> {
    let mut rows = vec![];
    let (mut next, end) = (u32::from(first), u32::from(last) + 1);
    while next < end {
        let aligned = if next == 0 { 12 } else { next.trailing_zeros() };
        let size = 1u32 << aligned.min((end - next).ilog2());
        let mask = u64::from(0xFFF & !(size - 1));
        rows.push(Row { name: name.to_string(), mask, matching: next.into(), control });
        next += size;
    }
    rows
}

/// The table of a core with or without a float unit, split contexts, performance counters.
///
/// # Panics
/// If two rows of the specification claim one number: a test there excludes it.
pub fn table(fpu: bool, splits: bool, counters: bool) -> DecoderTable {
    let float = |csr: Csr| matches!(csr, Csr::Fflags | Csr::Frm | Csr::Fcsr);
    let mut rows: Vec<Row> = vec![];
    for row in ROWS.iter().filter(|row| fpu || !float(row.csr)) {
        let left_out = !counters && matches!(row.csr, Csr::Counter(_) | Csr::CounterHigh(_));
        let (kind, counter, high) = if left_out { (kind::ZERO, 0, false) } else { meaning(row.csr) };
        let splitting = u128::from(splits && row.csr == Csr::SplitControl) << CONTROL_BITS;
        let control = control(kind, counter, high, row.access) | splitting;
        rows.extend(cover(row.name, row.first, row.last, control));
    }
    DecoderTable::new(12, CONTROL_BITS + usize::from(splits), rows, 0).expect("no two rows claim one number")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::csr::lookup;

    #[test]
    fn it_agrees_with_its_verilog() {
        agree(Check::default().cycles(3000), table(true, false, true));
        agree(Check::default().cycles(3000), table(true, true, true));
        agree(Check::default().cycles(3000), table(false, false, false));
    }

    #[test]
    fn it_knows_what_the_specification_knows() {
        let tables = [(false, false, true), (true, false, true), (true, true, true), (false, false, false)];
        for (fpu, splits, counters) in tables {
            let mut bench = Bench::new(table(fpu, splits, counters));
            for number in 0..4096u16 {
                put(&mut bench.block.word, number.into());
                bench.settle();
                let row = lookup(number).filter(|row| fpu || row.first > 3);
                assert_eq!(is_set(&bench.block.known), row.is_some(), "{number:#x}");
                let control = word(&bench.block.control);
                let read_only = control >> (CONTROL_BITS - 1) & 1 == 1;
                assert_eq!(read_only, row.is_some_and(|row| row.access == Access::ReadOnly));
                assert_eq!(control >> CONTROL_BITS == 1, splits && number == 0x7F0);
                let counter = row.is_some_and(|row| matches!(row.csr, Csr::Counter(_) | Csr::CounterHigh(_)));
                let kind = control as usize & ((1 << KIND_BITS) - 1);
                assert!(!counter || kind == if counters { kind::COUNTER } else { kind::ZERO }, "{number:#x}");
            }
        }
    }
}
