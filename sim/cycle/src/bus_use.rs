//! How much the data channels of the bus carried: beats that were offered and accepted, counted on the wires.

use warpstep_memory::{MasterSignals, SlaveSignals};

/// Beats since reset. Divided by the cycles they are the use of a channel: it carries at most one per cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BusUse {
    /// Beats of the read data channel, lines of instructions included.
    pub read_beats: u64,
    /// Beats of the write data channel, those with no byte to write included.
    pub write_beats: u64,
}

impl BusUse {
    /// Counts what moves in a cycle.
    pub fn count(&mut self, master: &MasterSignals, slave: &SlaveSignals) {
        self.read_beats += u64::from(slave.rvalid && master.rready);
        self.write_beats += u64::from(master.wvalid && slave.wready);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beat_counts_in_the_cycle_in_which_it_is_accepted() {
        let mut bus = BusUse::default();
        for (valid, ready) in [(false, false), (true, false), (true, true), (false, true)] {
            let master = MasterSignals { wvalid: valid, rready: ready, ..MasterSignals::default() };
            let slave = SlaveSignals { wready: ready, rvalid: valid, ..SlaveSignals::default() };
            bus.count(&master, &slave);
        }
        assert_eq!(bus, BusUse { read_beats: 1, write_beats: 1 });
    }
}
