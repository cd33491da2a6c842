//! A DRAM with open pages, as seen from a bus that keeps everything in order.
//!
//! An address has, from low to high, a column (`row_bytes`), a bank and a row, so neighbouring rows lie in different banks.
//! A bank keeps the row of its last access open. An access that comes in cycle a takes
//!
//! ```text
//! controller + t_cl                     its row is open
//! controller + t_rcd + t_cl             no row is open
//! controller + t_rp + t_rcd + t_cl      another row is open
//! ```
//!
//! cycles to its first beat or response. With refresh, the last `cycles` of every `interval` belong to it: they close all rows,
//! and an access that comes in them waits for their end first. Worst: controller + t_rp + t_rcd + t_cl, with refresh its
//! `cycles` more (a read and a write come in its first cycle, to different rows of a bank). Deliberately absent: reordering, several ranks, activation windows (tFAW), the
//! turn from reads to writes.

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

    /// The longest an access takes to its first beat or response.
    pub fn worst_latency(&self) -> u32 {
        let refresh = self.refresh.map_or(0, |refresh| refresh.cycles);
        self.controller + self.t_rp + self.t_rcd + self.t_cl + refresh
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Dram {
    parameters: DramParameters,
    /// The open row of each bank, and the refresh interval in which it was opened.
    open: Vec<Option<(u32, u64)>>,
}

impl Dram {
    pub fn new(parameters: DramParameters) -> Dram {
        Dram { open: vec![None; parameters.banks as usize], parameters }
    }

    pub fn parameters(&self) -> &DramParameters {
        &self.parameters
    }

    pub fn access(&mut self, cycle: u64, address: u32) -> u32 {
        let p = self.parameters;
        let page = address / p.row_bytes;
        let (bank, row) = ((page % p.banks) as usize, page / p.banks);
        let (mut wait, mut era) = (0, 0);
        if let Some(refresh) = p.refresh {
            let interval = u64::from(refresh.interval);
            let (number, place) = (cycle / interval, (cycle % interval) as u32);
            let starts = refresh.interval - refresh.cycles;
            era = number;
            if place >= starts {
                wait = refresh.interval - place;
                era = number + 1; // it is served when the refresh is over
            }
        }
        // A row opened in an earlier interval was closed by the refresh since.
        let open = self.open[bank].filter(|(_, then)| *then == era).map(|(row, _)| row);
        self.open[bank] = Some((row, era));
        wait + p.controller
            + p.t_cl
            + match open {
                Some(there) if there == row => 0,
                None => p.t_rcd,
                Some(_) => p.t_rp + p.t_rcd,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_row_is_fast_a_closed_one_slower_another_one_slowest() {
        let mut dram = Dram::new(DramParameters::DDR3);
        assert_eq!(dram.access(0, 0x8000_0000), 5, "nothing is open");
        assert_eq!(dram.access(9, 0x8000_07C0), 3, "the same row");
        assert_eq!(dram.access(20, 0x8000_0800), 5, "the next row is in another bank");
        assert_eq!(dram.access(30, 0x8000_4000), 7, "the same bank, another row");
        assert_eq!(dram.access(40, 0x8000_0000), 7, "and back");
    }

    #[test]
    fn a_refresh_closes_all_rows_and_makes_wait() {
        let mut dram = Dram::new(DramParameters::DDR3_REFRESHED);
        assert_eq!(dram.access(763, 0), 5);
        assert_eq!(dram.access(764, 0), 16 + 5, "first cycle of the refresh");
        assert_eq!(dram.access(779, 0), 1 + 3, "waits for its end, where the row of before is open again");
        assert_eq!(dram.access(781, 0), 3);
        assert_eq!(dram.access(1600, 0), 5, "closed since");
    }

    #[test]
    fn the_worst_latency_is_reached_and_never_passed() {
        for parameters in [DramParameters::DDR3, DramParameters::DDR3_REFRESHED] {
            let mut dram = Dram::new(parameters);
            let mut worst = 0;
            for access in 0..200_000u64 {
                let address = (access as u32).wrapping_mul(0x9E37_79B9);
                worst = worst.max(dram.access(access / 2, address));
            }
            assert_eq!(worst, parameters.worst_latency());
        }
    }
}
