//! A memory of random latency within a bound: it refuses, delays and pauses at random, and is never later than `most`.
//!
//! ```text
//! AR first offered in o     refused in a quarter of the cycles ─ accepted ─ 1 or more cycles ─ beat ─ pause ─ beat …
//!                           beat n (from 0) comes in o + most + n at the latest
//! AW or W first offered     refused in a quarter of the cycles ─ last W and AW accepted ─ 1 or more cycles ─ B
//!                           cycles with a refusal + cycles to B are at most `most`
//! ```
//!
//! Refusals and pauses are part of the latency, not on top of it. Of an access that has to wait for those before it, the
//! wait is not counted: a beat that comes late for that reason comes without a pause. A write's count begins when the write
//! before it is whole. With `most` = 1 there is nothing to choose: always ready, never a pause.
//!
//! With a contract of an on-time machine ([`Random::on_time`]) addresses of reads are never refused, something of a write in `stall`
//! cycles at most, and the whole latency is left then.
//!
//! What is drawn is a function of seed and cycle, not of how often it was asked: a simulation that skips the cycles in
//! which the port is idle sees the same memory as one that does not.

use warpstep_spec::config::MemoryContract;

/// What one cycle's number decides, one field of bits each.
#[derive(Clone, Copy)]
enum Draw {
    ReadyAr = 1,
    ReadyAw = 2,
    ReadyW = 3,
    Read = 4,
    Write = 5,
    Pause = 6,
}

#[derive(Clone, Debug)]
pub(crate) struct Random {
    seed: u64,
    most: u32,
    /// Cycles in which something of a write may be refused, if they are not part of the latency.
    stall: Option<u32>,
    /// Cycles in which the read offered now was refused.
    read_refused: u32,
    /// Cycles in which something of the current write was refused.
    write_refused: u32,
}

impl Random {
    pub fn new(seed: u64, most: u32) -> Random {
        Random { seed, most, stall: None, read_refused: 0, write_refused: 0 }
    }

    /// A memory that keeps the contract of an on-time machine.
    pub fn on_time(seed: u64, contract: MemoryContract) -> Random {
        Random { stall: Some(contract.stall), ..Random::new(seed, contract.delay) }
    }

    /// The contract it keeps; without stall the latency alone.
    pub fn contract(&self) -> MemoryContract {
        MemoryContract { delay: self.most, stall: self.stall.unwrap_or(0), gap: 1 }
    }

    /// A number that looks random (splitmix64).
    fn mixed(&self, cycle: u64, draw: Draw) -> u64 {
        let step = (cycle << 3 | draw as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut z = self.seed.wrapping_add(step);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn holds_back(&self, cycle: u64, draw: Draw) -> bool {
        self.mixed(cycle, draw).is_multiple_of(4)
    }

    /// arready, awready, wready of a cycle.
    pub fn ready(&self, cycle: u64) -> [bool; 3] {
        // One more refusal must leave a cycle of latency.
        let room = [self.read_refused, self.write_refused].map(|refused| refused + 2 <= self.most);
        let [read, write] = self.stall.map_or(room, |stall| [false, self.write_refused < stall]);
        [(read, Draw::ReadyAr), (write, Draw::ReadyAw), (write, Draw::ReadyW)]
            .map(|(room, draw)| !(room && self.holds_back(cycle, draw)))
    }

    /// What was refused in a cycle that is over.
    pub fn refused(&mut self, read: bool, write: bool) {
        self.read_refused += u32::from(read);
        self.write_refused += u32::from(write);
    }

    /// A read is accepted: the first cycle for its first beat, and the last one.
    pub fn read(&mut self, cycle: u64) -> (u64, u64) {
        let left = self.most - std::mem::take(&mut self.read_refused);
        (cycle + self.latency(cycle, Draw::Read, left), cycle + u64::from(left))
    }

    /// A write is whole: the cycle of its response.
    pub fn write(&mut self, cycle: u64) -> u64 {
        let refused = std::mem::take(&mut self.write_refused);
        let left = if self.stall.is_some() { self.most } else { self.most - refused };
        cycle + self.latency(cycle, Draw::Write, left)
    }

    fn latency(&self, cycle: u64, draw: Draw, left: u32) -> u64 {
        1 + self.mixed(cycle, draw) % u64::from(left)
    }

    /// Whether a beat that must come in `latest` does not come in this cycle.
    pub fn pauses(&self, cycle: u64, latest: u64) -> bool {
        cycle < latest && self.holds_back(cycle, Draw::Pause)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_use_their_whole_range_and_nothing_else() {
        let mut random = Random::new(5, 7);
        let mut seen = [0; 8];
        for cycle in 0..7000 {
            let (from, latest) = random.read(cycle);
            assert_eq!(latest, cycle + 7);
            seen[(from - cycle) as usize] += 1;
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|count| (800..1200).contains(count)), "{seen:?}");
    }

    #[test]
    fn ready_drops_in_about_a_quarter_of_the_cycles_and_never_depends_on_who_asked_before() {
        let random = Random::new(9, 7);
        for channel in 0..3 {
            let down = (0..4000).filter(|cycle| !random.ready(*cycle)[channel]).count();
            assert!((800..1200).contains(&down), "{down}");
        }
        assert_eq!(random.ready(77), random.clone().ready(77));
        let other = Random::new(10, 7);
        assert!((0..64).any(|cycle| random.ready(cycle) != other.ready(cycle)), "seeds differ");
    }

    #[test]
    fn refusals_are_taken_from_the_latency_until_one_cycle_is_left() {
        let mut random = Random::new(1, 5);
        for refused in 0..4 {
            assert!((0..64).any(|cycle| !random.ready(cycle)[0]), "{refused} leave room for another");
            random.refused(true, false);
        }
        assert!((0..64).all(|cycle| random.ready(cycle)[0]), "the budget is used up");
        assert!((0..64).any(|cycle| !random.ready(cycle)[1]), "that of writes is not");
        assert_eq!(random.read(100), (101, 101));
        assert_eq!(random.read(100).1, 105, "and the next read has all of it again");
        (0..3).for_each(|_| random.refused(false, true));
        assert!((0..64).map(|cycle| random.clone().write(cycle) - cycle).all(|cycles| cycles <= 2));
    }

    #[test]
    fn by_contract_reads_are_never_refused_writes_up_to_the_stall_and_keep_all_of_the_delay() {
        let mut random = Random::on_time(1, MemoryContract { delay: 3, stall: 5, gap: 2 });
        for refused in 0..5 {
            assert!((0..64).any(|cycle| !random.ready(cycle)[2]), "{refused} of 5");
            random.refused(false, true);
        }
        assert!((0..64).all(|cycle| random.ready(cycle) == [true; 3]), "the stall is used up");
        let latencies: Vec<u64> = (0..64).map(|cycle| random.clone().write(cycle) - cycle).collect();
        assert!((1..=3).all(|cycles| latencies.contains(&cycles)) && latencies.iter().all(|all| *all <= 3));
    }

    #[test]
    fn a_memory_of_latency_1_has_no_moods() {
        let mut random = Random::new(3, 1);
        for cycle in 0..1000 {
            assert_eq!(random.ready(cycle), [true; 3]);
            assert_eq!((random.read(cycle), random.write(cycle)), ((cycle + 1, cycle + 1), cycle + 1));
            assert!(!random.pauses(cycle + 1, cycle + 1));
        }
    }
}
