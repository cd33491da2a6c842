//! The control and status registers, one row each.
//!
//! A performance counter has 64 bits, hence two rows. What it counts follows from its number among the counters, and that is the
//! order in which engines keep them: see [`COUNTERS`].

/// What a program may do with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reading gives a fact; writing is illegal.
    ReadOnly,
    /// Reading and writing work.
    ReadWrite,
    /// Reads zero; writes are accepted and ignored (the standard test prologue needs this).
    Ignored,
}

impl Access {
    /// The word in the documentation.
    pub fn word(self) -> &'static str {
        match self {
            Access::ReadOnly => "read",
            Access::ReadWrite => "read, write",
            Access::Ignored => "ignored",
        }
    }
}

/// What a register holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the rows below say it
pub enum Csr {
    Fflags,
    Frm,
    Fcsr,
    Mscratch,
    SplitControl,
    Mcycle,
    McycleHigh,
    Minstret,
    MinstretHigh,
    LaneId,
    WarpId,
    CoreId,
    ActiveWarps,
    ActiveMask,
    LaneCount,
    WarpCount,
    CoreCount,
    LocalMemoryBase,
    HartId,
    /// The low word of the performance counter of that number.
    Counter(usize),
    /// Its high word.
    CounterHigh(usize),
    Ignored,
}

/// How many performance counters there are beside mcycle and minstret.
pub const COUNTERS: usize = 23;
/// The number of the first: mhpmcounter3.
const FIRST_COUNTER: u16 = 0xB03;
/// And of its high word: mhpmcounter3h.
const FIRST_COUNTER_HIGH: u16 = 0xB83;

/// One register, or a range of ignored ones.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Number of the first register of the row.
    pub first: u16,
    /// Last number; the first again for a single register.
    pub last: u16,
    /// Its name in assembly.
    pub name: &'static str,
    /// The register, as engines know it.
    pub csr: Csr,
    /// What a program may do with it.
    pub access: Access,
    /// What it holds.
    pub meaning: &'static str,
}

const fn row(number: u16, name: &'static str, csr: Csr, access: Access, meaning: &'static str) -> Row {
    Row { first: number, last: number, name, csr, access, meaning }
}

const fn ignored(first: u16, last: u16, name: &'static str) -> Row {
    Row { first, last, name, csr: Csr::Ignored, access: Access::Ignored, meaning: "reads zero" }
}

const fn counter(which: usize, name: &'static str, meaning: &'static str) -> Row {
    row(FIRST_COUNTER + which as u16, name, Csr::Counter(which), ReadOnly, meaning)
}

const fn high(which: usize, name: &'static str, meaning: &'static str) -> Row {
    row(FIRST_COUNTER_HIGH + which as u16, name, Csr::CounterHigh(which), ReadOnly, meaning)
}

use Access::{ReadOnly, ReadWrite};

/// Every CSR there is.
pub static ROWS: &[Row] = &[
    row(0x001, "fflags", Csr::Fflags, ReadWrite, "float flags of the warp: the OR over its active lanes"),
    row(0x002, "frm", Csr::Frm, ReadWrite, "dynamic rounding mode of the warp"),
    row(0x003, "fcsr", Csr::Fcsr, ReadWrite, "frm and fflags in one"),
    row(0x340, "mscratch", Csr::Mscratch, ReadWrite, "one word per core; at reset the start-up argument"),
    row(
        0x7F0,
        "split_control",
        Csr::SplitControl,
        ReadWrite,
        "one per warp; bit 0: splits without a mark run in parallel, too; reads 0 and ignores writes where none can",
    ),
    row(0xB00, "mcycle", Csr::Mcycle, ReadOnly, "cycles of the core, low word"),
    row(0xB80, "mcycleh", Csr::McycleHigh, ReadOnly, "cycles of the core, high word"),
    row(0xB02, "minstret", Csr::Minstret, ReadOnly, "lane-instructions retired by the core, low word"),
    row(0xB82, "minstreth", Csr::MinstretHigh, ReadOnly, "lane-instructions retired by the core, high word"),
    counter(0, "mhpmcounter3", "issued: instructions issued, NOPs not counted"),
    counter(1, "mhpmcounter4", "nops_start: NOPs issued because the queue was filled at reset"),
    counter(2, "mhpmcounter5", "nops_miss: NOPs issued in place of an instruction that missed"),
    counter(3, "mhpmcounter6", "nops_redirect: NOPs issued because a context went elsewhere"),
    counter(4, "mhpmcounter7", "nops_retire: NOPs issued because a context had ended"),
    counter(5, "mhpmcounter8", "cycles_issued: context-cycles in which an instruction or NOP issued"),
    counter(6, "mhpmcounter9", "cycles_inactive: context-cycles without an active lane"),
    counter(7, "mhpmcounter10", "cycles_control: context-cycles behind an unresolved control instruction"),
    counter(8, "mhpmcounter11", "cycles_barrier: context-cycles at a barrier"),
    counter(9, "mhpmcounter12", "cycles_spawn: context-cycles at wspawn"),
    counter(10, "mhpmcounter13", "cycles_miss: context-cycles waiting for a line of instructions"),
    counter(11, "mhpmcounter14", "cycles_empty: context-cycles with nothing to issue"),
    counter(12, "mhpmcounter15", "cycles_operand: context-cycles waiting for a register"),
    counter(13, "mhpmcounter16", "cycles_unit: context-cycles waiting for a busy unit"),
    counter(14, "mhpmcounter17", "cycles_slot: context-cycles waiting for a writeback slot"),
    counter(15, "mhpmcounter18", "cycles_not_selected: context-cycles ready while another was selected"),
    counter(16, "mhpmcounter19", "fetch_hits: fetch requests that hit, still wanted"),
    counter(17, "mhpmcounter20", "fetch_misses: fetch requests that missed, still wanted"),
    counter(18, "mhpmcounter21", "data_hits: lines that loads found in the data cache"),
    counter(19, "mhpmcounter22", "data_misses: lines of RAM that loads asked of memory"),
    counter(20, "mhpmcounter23", "bank_conflicts: cycles in which lanes waited for a bank of local memory"),
    counter(21, "mhpmcounter24", "cycles_join: context-cycles at a join, waiting for the other half"),
    counter(22, "mhpmcounter25", "cycles_sibling: context-cycles ready while a sibling used the same unit"),
    high(0, "mhpmcounter3h", "issued, high word"),
    high(1, "mhpmcounter4h", "nops_start, high word"),
    high(2, "mhpmcounter5h", "nops_miss, high word"),
    high(3, "mhpmcounter6h", "nops_redirect, high word"),
    high(4, "mhpmcounter7h", "nops_retire, high word"),
    high(5, "mhpmcounter8h", "cycles_issued, high word"),
    high(6, "mhpmcounter9h", "cycles_inactive, high word"),
    high(7, "mhpmcounter10h", "cycles_control, high word"),
    high(8, "mhpmcounter11h", "cycles_barrier, high word"),
    high(9, "mhpmcounter12h", "cycles_spawn, high word"),
    high(10, "mhpmcounter13h", "cycles_miss, high word"),
    high(11, "mhpmcounter14h", "cycles_empty, high word"),
    high(12, "mhpmcounter15h", "cycles_operand, high word"),
    high(13, "mhpmcounter16h", "cycles_unit, high word"),
    high(14, "mhpmcounter17h", "cycles_slot, high word"),
    high(15, "mhpmcounter18h", "cycles_not_selected, high word"),
    high(16, "mhpmcounter19h", "fetch_hits, high word"),
    high(17, "mhpmcounter20h", "fetch_misses, high word"),
    high(18, "mhpmcounter21h", "data_hits, high word"),
    high(19, "mhpmcounter22h", "data_misses, high word"),
    high(20, "mhpmcounter23h", "bank_conflicts, high word"),
    high(21, "mhpmcounter24h", "cycles_join, high word"),
    high(22, "mhpmcounter25h", "cycles_sibling, high word"),
    row(0xCC0, "lane_id", Csr::LaneId, ReadOnly, "number of the lane in its warp"),
    row(0xCC1, "warp_id", Csr::WarpId, ReadOnly, "number of the warp in its core"),
    row(0xCC2, "core_id", Csr::CoreId, ReadOnly, "number of the core"),
    row(0xCC3, "active_warps", Csr::ActiveWarps, ReadOnly, "mask of the core's active warps"),
    row(0xCC4, "active_mask", Csr::ActiveMask, ReadOnly, "mask of the context's active lanes"),
    row(0xFC0, "lane_count", Csr::LaneCount, ReadOnly, "lanes per warp"),
    row(0xFC1, "warp_count", Csr::WarpCount, ReadOnly, "warps per core"),
    row(0xFC2, "core_count", Csr::CoreCount, ReadOnly, "cores"),
    row(0xFC3, "local_memory_base", Csr::LocalMemoryBase, ReadOnly, "address of the core's local memory"),
    row(0xF14, "mhartid", Csr::HartId, ReadOnly, "((core * warps) + warp) * lanes + lane"),
    ignored(0x180, 0x180, "satp"),
    ignored(0x300, 0x300, "mstatus"),
    ignored(0x302, 0x302, "medeleg"),
    ignored(0x303, 0x303, "mideleg"),
    ignored(0x304, 0x304, "mie"),
    ignored(0x305, 0x305, "mtvec"),
    ignored(0x341, 0x341, "mepc"),
    ignored(0x3A0, 0x3EF, "pmp"),
    ignored(0x744, 0x744, "mnstatus"),
];

/// The row of a number, or `None` for a register that does not exist.
pub fn lookup(number: u16) -> Option<&'static Row> {
    ROWS.iter().find(|row| (row.first..=row.last).contains(&number))
}

/// The name of a number, if it has one of its own.
pub fn name(number: u16) -> Option<&'static str> {
    lookup(number).filter(|row| row.first == row.last).map(|row| row.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_rows_claim_one_number() {
        for (position, row) in ROWS.iter().enumerate() {
            for other in &ROWS[..position] {
                assert!(row.last < other.first || other.last < row.first, "{} and {}", row.name, other.name);
            }
        }
    }

    #[test]
    fn every_counter_has_a_row_for_each_half() {
        for which in 0..COUNTERS {
            let rows = [Csr::Counter(which), Csr::CounterHigh(which)]
                .map(|csr| ROWS.iter().find(|row| row.csr == csr).expect("both halves have a row"));
            let name = rows[0].meaning.split(':').next().unwrap();
            assert_eq!(rows[1].meaning, format!("{name}, high word"));
            assert_eq!((rows[1].name, rows[1].first), (&*format!("{}h", rows[0].name), rows[0].first + 0x80));
        }
        let counters = ROWS.iter().filter(|row| matches!(row.csr, Csr::Counter(_) | Csr::CounterHigh(_)));
        assert_eq!(counters.count(), 2 * COUNTERS);
    }

    #[test]
    fn numbers_that_the_standard_calls_read_only_are_read_only_here() {
        for row in ROWS.iter().filter(|row| row.first >> 10 == 3) {
            assert_eq!(row.access, Access::ReadOnly, "{}", row.name);
        }
    }
}
