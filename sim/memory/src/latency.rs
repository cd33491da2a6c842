//! When a memory is ready and how long an access takes, whichever memory it is.

use crate::dram::Dram;
use crate::random::Random;

#[derive(Clone, Debug)]
pub(crate) enum Latency {
    Fixed(u32),
    Random(Random),
    Dram(Dram),
}

impl Latency {
    /// arready, awready, wready of a cycle.
    pub fn ready(&self, cycle: u64) -> [bool; 3] {
        match self {
            Latency::Random(random) => random.ready(cycle),
            _ => [true; 3],
        }
    }

    /// Whether a read's address, and something of a write, was offered and refused in a cycle that is over.
    pub fn refused(&mut self, read: bool, write: bool) {
        if let Latency::Random(random) = self {
            random.refused(read, write);
        }
    }

    /// A read's address is accepted: the first cycle for its first beat, and the last one it may be drawn out to.
    pub fn read(&mut self, cycle: u64, address: u32) -> (u64, u64) {
        let once = |from| (from, from);
        match self {
            Latency::Fixed(latency) => once(cycle + u64::from(*latency)),
            Latency::Random(random) => random.read(cycle),
            Latency::Dram(dram) => once(dram.access(cycle, address)),
        }
    }

    /// The last beat of a write and its address are accepted: the first cycle for its response.
    pub fn write(&mut self, cycle: u64, address: u32) -> u64 {
        match self {
            Latency::Fixed(latency) => cycle + u64::from(*latency),
            Latency::Random(random) => random.write(cycle),
            Latency::Dram(dram) => dram.access(cycle, address),
        }
    }

    /// Whether the next beat of a burst, which must come in `latest`, does not come in this cycle.
    pub fn pauses(&self, cycle: u64, latest: u64) -> bool {
        match self {
            Latency::Random(random) => random.pauses(cycle, latest),
            _ => false,
        }
    }

    /// The longest there is.
    pub fn worst(&self) -> u32 {
        match self {
            Latency::Fixed(latency) => *latency,
            Latency::Random(random) => random.most(),
            Latency::Dram(dram) => dram.parameters().worst_latency(),
        }
    }
}
