//! A DRAM with open pages, as seen from a bus that keeps everything in order.
//!
//! An address has, from low to high, a column (`row_bytes`), a bank and a row, so neighbouring rows lie in different banks.
//! A bank keeps the row of its last access open and serves one access at a time, reads and writes alike: one that comes in
//! cycle a starts in a, or when the bank's access before it is served if that is later. Banks do not wait for each other.
//! From its start it takes
//!
//! ```text
//! controller + t_cl                     its row is open
//! controller + t_rcd + t_cl             no row is open
//! controller + t_rp + t_rcd + t_cl      another row is open
//! ```
//!
//! cycles until it is *served*: its first beat or response is due. With refresh, the last `cycles` of every `interval`
//! belong to it: they close all rows, and an access that would start in them starts at their end. Worst:
//! controller + t_rp + t_rcd + t_cl; with refresh its `cycles` + controller + t_rcd + t_cl if that is more (an access that waits for its end
//! finds no row open). What waits for an earlier access of its bank has that one before it in the queue: such waits are not
//! counted. Deliberately absent: reordering, several ranks, activation windows (tFAW), the turn from reads to writes, beats
//! that keep a bank.

use warpstep_spec::config::MemoryContract;

/// When a DRAM is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// From one to the next.
    pub interval: u32,
    /// How long one takes.
    pub cycles: u32,
}

/// Times in cycles of the bus, sizes in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DramParameters {
    /// Banks, a power of two.
    pub banks: u32,
    /// Bytes of a row, a power of two.
    pub row_bytes: u32,
    /// From opening a row to its first access.
    pub t_rcd: u32,
    /// To close a row.
    pub t_rp: u32,
    /// From an access to its data.
    pub t_cl: u32,
    /// What the controller itself takes.
    pub controller: u32,
    /// Refresh, if it is modelled.
    pub refresh: Option<Refresh>,
}

impl DramParameters {
    /// DDR3-1333 (13.5 ns each for opening, closing, reading) behind a bus of 100 MHz, refresh not modelled.
    pub const DDR3: DramParameters = DramParameters {
        banks: 8,
        row_bytes: 2048,
        t_rcd: 2,
        t_rp: 2,
        t_cl: 2,
        controller: 1,
        refresh: None,
    };

    /// The same with its refresh: 160 ns every 7.8 us.
    pub const DDR3_REFRESHED: DramParameters =
        DramParameters { refresh: Some(Refresh { interval: 780, cycles: 16 }), ..DramParameters::DDR3 };

    /// The longest an access takes from its start until it is served.
    pub fn worst_latency(&self) -> u32 {
        let closed = self.controller + self.t_rcd + self.t_cl;
        let refresh = self.refresh.map_or(0, |refresh| refresh.cycles);
        closed + refresh.max(self.t_rp)
    }

    /// The contract it keeps. Accesses that all go to other rows of one bank are served one every `conflict` cycles. A
    /// refresh makes one of them last up to worst_latency: the delay has room for the first refresh, and those after it are
    /// shared out among the accesses between two refreshes, of which there are at least `between` as long as the bank is
    /// never idle.
    pub fn contract(&self) -> MemoryContract {
        let (delay, conflict) = (self.worst_latency(), self.controller + self.t_rp + self.t_rcd + self.t_cl);
        let share = self.refresh.map_or(0, |refresh| {
            let between = (refresh.interval.saturating_sub(refresh.cycles) / conflict).saturating_sub(1);
            (delay - conflict).div_ceil(between.max(1))
        });
        MemoryContract { delay, stall: 0, gap: conflict + share }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Bank {
    /// The open row, and the refresh interval in which it was opened.
    open: Option<(u32, u64)>,
    /// When its last access is served.
    free: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Dram {
    parameters: DramParameters,
    banks: Vec<Bank>,
}

impl Dram {
    pub fn new(parameters: DramParameters) -> Dram {
        Dram { banks: vec![Bank::default(); parameters.banks as usize], parameters }
    }

    pub fn parameters(&self) -> &DramParameters {
        &self.parameters
    }

    /// An access that comes in `cycle`: when it is served.
    pub fn access(&mut self, cycle: u64, address: u32) -> u64 {
        let p = self.parameters;
        let page = address / p.row_bytes;
        let row = page / p.banks;
        let bank = &mut self.banks[(page % p.banks) as usize];
        let mut start = cycle.max(bank.free);
        let mut era = 0;
        if let Some(refresh) = p.refresh {
            let interval = u64::from(refresh.interval);
            era = start / interval;
            if start % interval >= interval - u64::from(refresh.cycles) {
                era += 1;
                start = era * interval;
            }
        }
        // A row opened in an earlier interval was closed by the refresh since.
        let open = bank.open.filter(|(_, then)| *then == era).map(|(row, _)| row);
        let opening = match open {
            Some(there) if there == row => 0,
            None => p.t_rcd,
            Some(_) => p.t_rp + p.t_rcd,
        };
        *bank = Bank { open: Some((row, era)), free: start + u64::from(p.controller + opening + p.t_cl) };
        bank.free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_row_is_fast_a_closed_one_slower_another_one_slowest() {
        let mut dram = Dram::new(DramParameters::DDR3);
        assert_eq!(dram.access(0, 0x8000_0000), 5, "nothing is open");
        assert_eq!(dram.access(9, 0x8000_07C0), 9 + 3, "the same row");
        assert_eq!(dram.access(20, 0x8000_0800), 20 + 5, "the next row is in another bank");
        assert_eq!(dram.access(30, 0x8000_4000), 30 + 7, "the same bank, another row");
        assert_eq!(dram.access(40, 0x8000_0000), 40 + 7, "and back");
    }

    #[test]
    fn a_bank_serves_one_access_at_a_time_and_other_banks_go_on() {
        let mut dram = Dram::new(DramParameters::DDR3);
        assert_eq!(dram.access(0, 0x8000_0000), 5);
        assert_eq!(
            dram.access(1, 0x8000_4000),
            5 + 7,
            "another row of the bank begins when the first is served"
        );
        assert_eq!(dram.access(2, 0x8000_0800), 2 + 5, "another bank at once");
        assert_eq!(dram.access(3, 0x8000_4040), 12 + 3, "the row that is open by then");
        assert_eq!(dram.access(15, 0x8000_4080), 15 + 3, "no access is before it");
    }

    #[test]
    fn a_refresh_closes_all_rows_and_makes_wait() {
        let mut dram = Dram::new(DramParameters::DDR3_REFRESHED);
        assert_eq!(dram.access(763, 0), 763 + 5);
        assert_eq!(dram.access(764, 0), 780 + 5, "free in the refresh, so it waits for its end");
        assert_eq!(dram.access(779, 0x4000), 785 + 7, "behind that one, where another row is open again");
        assert_eq!(dram.access(779, 0x800), 780 + 5, "another bank waits for the end alone");
        assert_eq!(dram.access(1600, 0), 1600 + 5, "closed since");
    }

    #[test]
    fn the_worst_latency_is_reached_and_never_passed_but_by_what_waits_for_its_bank() {
        for (parameters, declared) in [(DramParameters::DDR3, 7), (DramParameters::DDR3_REFRESHED, 21)] {
            assert_eq!(parameters.worst_latency(), declared);
            let mut dram = Dram::new(parameters);
            let mut served = [0; 8];
            let (mut worst, mut longest_wait) = (0, 0);
            for access in 0..200_000u32 {
                let (cycle, address) = (u64::from(access) * 2, access.wrapping_mul(0x9E37_79B9));
                let bank = (address / 2048 % 8) as usize;
                let due = dram.access(cycle, address);
                worst = worst.max(due - cycle.max(served[bank]));
                longest_wait = longest_wait.max(served[bank].saturating_sub(cycle));
                served[bank] = due;
            }
            assert_eq!(worst, u64::from(declared));
            assert!(longest_wait > 0, "some came while their bank was busy");
        }
    }

    #[test]
    fn no_access_is_served_later_than_the_contract_says() {
        for (parameters, gap) in [(DramParameters::DDR3, 7), (DramParameters::DDR3_REFRESHED, 8)] {
            let contract = parameters.contract();
            assert_eq!(contract.gap, gap);
            // Other rows of one bank, of two banks, and anywhere; in every cycle, and in every other pace.
            for (stride, pace) in [(0x4000, 1), (0x4000, 7), (0x4000, 8), (0x4800, 2), (0x9E37_79B9, 5)] {
                let mut dram = Dram::new(parameters);
                let (mut free, mut latest) = (0, 0);
                for access in 0..20_000u32 {
                    // Pauses now and then, so that queues run empty.
                    let cycle = u64::from(access * pace + access / 500 * 3000);
                    let start = cycle.max(free);
                    let due = start + u64::from(contract.delay);
                    let served = dram.access(cycle, access.wrapping_mul(stride));
                    assert!(served <= due, "{stride:#x} every {pace}, access {access}: {served} after {due}");
                    latest += u32::from(served == due);
                    free = start + u64::from(contract.gap);
                }
                assert!((stride, gap) != (0x4000, 7) || latest > 0, "without refresh the contract is used");
            }
        }
    }
}
