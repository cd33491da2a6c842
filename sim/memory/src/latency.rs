//! When a memory is ready and how long an access takes.
//!
//! What is random is a function of seed and cycle, not of how often it was asked: a simulation that skips the cycles in
//! which nobody uses the port sees the same memory as one that does not.

use crate::dram::Dram;

#[derive(Clone, Debug)]
pub(crate) enum Latency {
    Fixed(u32),
    Random { seed: u64, most: u32 },
    Dram(Dram),
}

/// What one cycle's number decides, one field of bits each.
#[derive(Clone, Copy)]
enum Draw {
    ReadyAr = 1,
    ReadyAw = 2,
    ReadyW = 3,
    Read = 4,
    Write = 5,
}

/// A number that looks random (splitmix64).
fn mixed(seed: u64, cycle: u64, draw: Draw) -> u64 {
    let step = (cycle << 3 | draw as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut z = seed.wrapping_add(step);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Latency {
    /// arready, awready, wready of a cycle.
    pub fn ready(&self, cycle: u64) -> [bool; 3] {
        match self {
            Latency::Random { seed, .. } => [Draw::ReadyAr, Draw::ReadyAw, Draw::ReadyW]
                .map(|draw| !mixed(*seed, cycle, draw).is_multiple_of(4)),
            _ => [true; 3],
        }
    }

    /// Cycles from the acceptance of a read's address in `cycle` to its first beat.
    pub fn read(&mut self, cycle: u64, address: u32) -> u32 {
        self.access(cycle, address, Draw::Read)
    }

    /// Cycles from the acceptance of the last beat of a write in `cycle` to its response.
    pub fn write(&mut self, cycle: u64, address: u32) -> u32 {
        self.access(cycle, address, Draw::Write)
    }

    fn access(&mut self, cycle: u64, address: u32, draw: Draw) -> u32 {
        match self {
            Latency::Fixed(latency) => *latency,
            Latency::Random { seed, most } => 1 + (mixed(*seed, cycle, draw) % u64::from(*most)) as u32,
            Latency::Dram(dram) => dram.access(cycle, address),
        }
    }

    /// The longest there is.
    pub fn worst(&self) -> u32 {
        match self {
            Latency::Fixed(latency) => *latency,
            Latency::Random { most, .. } => *most,
            Latency::Dram(dram) => dram.parameters().worst_latency(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_latencies_use_their_whole_range_and_nothing_else() {
        let mut latency = Latency::Random { seed: 5, most: 7 };
        let mut seen = [0; 8];
        for cycle in 0..7000 {
            seen[latency.read(cycle, 0) as usize] += 1;
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|count| (800..1200).contains(count)), "{seen:?}");
    }

    #[test]
    fn ready_drops_in_about_a_quarter_of_the_cycles_and_never_depends_on_who_asked_before() {
        let latency = Latency::Random { seed: 9, most: 7 };
        let down = (0..4000).filter(|cycle| !latency.ready(*cycle)[1]).count();
        assert!((800..1200).contains(&down), "{down}");
        assert_eq!(latency.ready(77), latency.clone().ready(77));
        let other = Latency::Random { seed: 10, most: 7 };
        assert!((0..64).any(|cycle| latency.ready(cycle) != other.ready(cycle)), "seeds differ");
    }
}
