//! The control and status registers, one row each.

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
    Ignored,
}

/// One register, or a range of ignored ones.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// First number.
    pub first: u16,
    /// Last number; the first again for a single register.
    pub last: u16,
    /// Its name in assembly.
    pub name: &'static str,
    /// Which one.
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

use Access::{ReadOnly, ReadWrite};

/// Every register.
pub static ROWS: &[Row] = &[
    row(0x001, "fflags", Csr::Fflags, ReadWrite, "float flags of the warp: the OR over its active lanes"),
    row(0x002, "frm", Csr::Frm, ReadWrite, "dynamic rounding mode of the warp"),
    row(0x003, "fcsr", Csr::Fcsr, ReadWrite, "frm and fflags in one"),
    row(0x340, "mscratch", Csr::Mscratch, ReadWrite, "one word a core; at reset the start-up argument"),
    row(0xB00, "mcycle", Csr::Mcycle, ReadOnly, "cycles of the core, low word"),
    row(0xB80, "mcycleh", Csr::McycleHigh, ReadOnly, "cycles of the core, high word"),
    row(0xB02, "minstret", Csr::Minstret, ReadOnly, "lane-instructions retired by the core, low word"),
    row(0xB82, "minstreth", Csr::MinstretHigh, ReadOnly, "lane-instructions retired by the core, high word"),
    row(0xCC0, "lane_id", Csr::LaneId, ReadOnly, "number of the lane in its warp"),
    row(0xCC1, "warp_id", Csr::WarpId, ReadOnly, "number of the warp in its core"),
    row(0xCC2, "core_id", Csr::CoreId, ReadOnly, "number of the core"),
    row(0xCC3, "active_warps", Csr::ActiveWarps, ReadOnly, "mask of the core's active warps"),
    row(0xCC4, "active_mask", Csr::ActiveMask, ReadOnly, "mask of the context's active lanes"),
    row(0xFC0, "lane_count", Csr::LaneCount, ReadOnly, "lanes a warp"),
    row(0xFC1, "warp_count", Csr::WarpCount, ReadOnly, "warps a core"),
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
    fn numbers_that_the_standard_calls_read_only_are_read_only_here() {
        for row in ROWS.iter().filter(|row| row.first >> 10 == 3) {
            assert_eq!(row.access, Access::ReadOnly, "{}", row.name);
        }
    }
}
