//! When a memory is ready and how long an access takes, whichever memory it is.

use crate::dram::Dram;
use crate::due::{Due, DueTimes};
use crate::random::Random;
use crate::signals::MasterSignals;
use warpstep_spec::config::MemoryContract;

#[derive(Clone, Debug)]
pub(crate) enum Latency {
    Fixed(u32),
    Random(Random),
    Dram(Dram),
    Slow(Slow),
}

/// The slowest memory of a contract: a write is refused as often as it may be, an answer comes in the cycle in which it is due.
#[derive(Clone, Debug)]
pub(crate) struct Slow {
    contract: MemoryContract,
    times: DueTimes,
    due: Due,
    /// Cycles in which the current write was refused.
    refused: u32,
}

impl Slow {
    pub fn new(contract: MemoryContract) -> Slow {
        Slow { contract, times: DueTimes::new(contract), due: Due::default(), refused: 0 }
    }
}

impl Latency {
    /// arready, awready, wready of a cycle.
    pub fn ready(&self, cycle: u64) -> [bool; 3] {
        match self {
            Latency::Random(random) => random.ready(cycle),
            Latency::Slow(slow) => {
                let ready = slow.refused == slow.contract.stall;
                [true, ready, ready]
            }
            _ => [true; 3],
        }
    }

    /// What the master offers in a cycle, before any of it is accepted.
    pub fn offered(&mut self, cycle: u64, master: &MasterSignals) {
        if let Latency::Slow(slow) = self {
            slow.due = slow.times.see(cycle, master, true);
        }
    }

    /// Whether a read's address, and something of a write, was offered and refused in a cycle that is over.
    pub fn refused(&mut self, read: bool, write: bool) {
        match self {
            Latency::Random(random) => random.refused(read, write),
            Latency::Slow(slow) => slow.refused += u32::from(write),
            _ => {}
        }
    }

    /// A read's address is accepted: the first cycle for its first beat, and the last one it may be drawn out to.
    pub fn read(&mut self, cycle: u64, address: u32) -> (u64, u64) {
        let once = |from| (from, from);
        match self {
            Latency::Fixed(latency) => once(cycle + u64::from(*latency)),
            Latency::Random(random) => random.read(cycle),
            Latency::Dram(dram) => once(dram.access(cycle, address)),
            Latency::Slow(slow) => once(slow.due.read.unwrap_or(cycle)),
        }
    }

    /// The last beat of a write and its address are accepted: the first cycle for its response.
    pub fn write(&mut self, cycle: u64, address: u32) -> u64 {
        match self {
            Latency::Fixed(latency) => cycle + u64::from(*latency),
            Latency::Random(random) => random.write(cycle),
            Latency::Dram(dram) => dram.access(cycle, address),
            Latency::Slow(slow) => {
                slow.refused = 0;
                slow.due.write.unwrap_or(cycle)
            }
        }
    }

    /// Whether the next beat of a burst, which must come in `latest`, does not come in this cycle.
    pub fn pauses(&self, cycle: u64, latest: u64) -> bool {
        match self {
            Latency::Random(random) => random.pauses(cycle, latest),
            _ => false,
        }
    }

    /// The contract it keeps: the smallest there is.
    pub fn contract(&self) -> MemoryContract {
        match self {
            Latency::Fixed(latency) => MemoryContract { delay: *latency, stall: 0, gap: 1 },
            Latency::Random(random) => random.contract(),
            Latency::Dram(dram) => dram.parameters().contract(),
            Latency::Slow(slow) => slow.contract,
        }
    }
}
