//! On-time release: when lines and answers to writes are due by the memory's contract, whenever they come (docs/memory.md).
//!
//! ```text
//! c        a read is granted, served in S = max(c + 1, free)     its line is due in S + delay + beats
//! c        a write may be whole: what comes behind it waits      free = max(c, free) + gap
//! c        a write ends, served in S = max(c, free - gap)        its answer is due in S + delay
//! ```
//! `free` is when the memory can serve another access, `gap` cycles after the one before; here it is counted down. With a gap of 1 nothing
//! waits and there is no such counter.

use super::due_times::DueTimes;
use crate::Shape;
use warpstep_kit::prelude::*;

/// Tells when answers are due.
#[derive(LogicBlock)]
pub struct OnTime {
    /// A read is granted.
    pub read: Wire<In>,
    /// It is for a line of instructions.
    pub fill: Wire<In>,
    /// The write at hand may be whole in the memory from this cycle on.
    pub whole: Wire<In>,
    /// The write at hand is whole by the end of this cycle.
    pub ends: Wire<In>,
    /// A line is due.
    pub line_due: Wire<Out>,
    /// The answer to a write is due.
    pub write_due: Wire<Out>,
    /// Cycles until the memory can serve another access: none if accesses do not wait for each other.
    until_free: Vec<Reg>,
    /// The same with the write that may be whole.
    behind_whole: Wire<Local>,
    behind_write: Wire<Local>,
    write_waits: Wire<Local>,
    read_waits: Wire<Local>,
    lines: DueTimes,
    writes: DueTimes,
    gap: Param,
    delay: Param,
    line_cycles: Param,
    fill_cycles: Param,
}

impl OnTime {
    /// By the contract of the machine's memory.
    pub fn new(shape: &Shape) -> OnTime {
        let (config, contract) = (shape.config(), shape.config().memory_contract());
        let [delay, gap] = [contract.delay, contract.gap].map(|cycles| cycles as usize);
        let servers = usize::from(contract.serves_one_by_one());
        // All that can be in flight, one after the other; then the delay and the beats, and lines one cycle apart.
        let in_flight = config.most_reads() + config.most_writes();
        let beats = config.beats(config.longest_line()) as usize;
        let longest = servers * (in_flight + 1) * gap + delay + beats + config.most_reads() + 2;
        let bits = index_width(longest + 1);
        OnTime {
            read: Wire::new(1),
            fill: Wire::new(1),
            whole: Wire::new(1),
            ends: Wire::new(1),
            line_due: Wire::new(1),
            write_due: Wire::new(1),
            until_free: (0..servers).map(|_| Reg::new(bits)).collect(),
            behind_whole: Wire::new(bits),
            behind_write: Wire::new(bits),
            write_waits: Wire::new(bits),
            read_waits: Wire::new(bits),
            lines: DueTimes::new(config.most_reads(), bits),
            writes: DueTimes::new(config.most_writes(), bits),
            gap: Param::new(gap),
            delay: Param::new(delay),
            line_cycles: Param::new(1 + delay + shape.line_bytes() / shape.axi_bytes()),
            fill_cycles: Param::new(1 + delay + shape.fill_bytes() / shape.axi_bytes()),
        }
    }
}

impl Logic for OnTime {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.behind_whole.next = 0.into();
        self.behind_write.next = 0.into();
        self.write_waits.next = 0.into();
        self.read_waits.next = 0.into();
        for server in 0..self.until_free.len() {
            comment!(
                "The write takes its place as soon as it may be whole, and another one if it is so late that it loses that."
            );
            self.behind_whole.next = self.until_free[server].val();
            if self.whole.val().any() {
                self.behind_whole.next = self.until_free[server].val() + self.gap.val();
            }
            self.behind_write.next = self.behind_whole.val();
            if self.behind_whole.val() > self.gap.val() {
                self.write_waits.next = self.behind_whole.val() - self.gap.val();
            } else if self.ends.val().any() {
                self.behind_write.next = self.gap.val().into();
            }

            comment!("A read reaches the memory in the cycle after its grant.");
            if self.behind_write.val() != 0 {
                self.read_waits.next = self.behind_write.val() - 1;
            }
            self.until_free[server].next = self.read_waits.val();
            if self.read.val().any() {
                self.until_free[server].next = self.read_waits.val() + self.gap.val();
            }
        }

        self.lines.enter.next = self.read.val();
        self.lines.wait.next = self.read_waits.val() + self.line_cycles.val();
        if self.fill.val().any() {
            self.lines.wait.next = self.read_waits.val() + self.fill_cycles.val();
        }
        self.writes.enter.next = self.ends.val();
        self.writes.wait.next = self.write_waits.val() + self.delay.val();
        self.line_due.next = self.lines.due.val();
        self.write_due.next = self.writes.due.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Cores, delay, stall, gap.
    fn machine((cores, delay, stall, gap): (usize, u32, u32, u32)) -> Shape {
        shape(|p| {
            (p.cores, p.on_time, p.axi_bytes, p.instruction_cache.line_bytes) = (cores, true, 4, 32);
            (p.memory_latency, p.memory_stall, p.memory_gap) = (delay, stall, gap);
        })
    }

    const CONTRACTS: [(usize, u32, u32, u32); 5] =
        [(1, 1, 0, 1), (1, 7, 3, 7), (2, 21, 0, 8), (4, 100, 5, 1), (3, 2, 0, 40)];

    #[test]
    fn it_agrees_with_its_verilog() {
        for contract in CONTRACTS {
            let check = Check::default()
                .input("read", |random| random.once_in(9).into())
                .input("whole", |random| random.once_in(9).into())
                .input("ends", |random| random.once_in(9).into());
            agree(check, OnTime::new(&machine(contract)));
        }
    }

    /// The page in absolute cycles: reads and writes at random, no more of them than can be in flight.
    #[test]
    fn answers_are_due_as_the_contract_has_it() {
        for (cores, delay, stall, gap) in CONTRACTS {
            let shape = machine((cores, delay, stall, gap));
            let (mut bench, mut random) = (Bench::new(OnTime::new(&shape)), Random::new(gap.into()));
            let [delay, stall, gap] = [delay, stall, gap].map(u64::from);
            let (mut free, mut ends) = (0, None);
            let (mut lines, mut writes): (Vec<u64>, Vec<u64>) = (vec![], vec![]);
            for cycle in 0..3000u64 {
                let waiting = |times: &[u64]| times.iter().filter(|due| **due >= cycle).count();
                let reads = waiting(&lines) < shape.config().most_reads() && random.once_in(4);
                let fill = random.once_in(2);
                let begins = ends.is_none() && waiting(&writes) < shape.config().most_writes();
                let whole = begins && random.once_in(3);
                if whole {
                    ends = Some(cycle + stall);
                }
                let over = ends == Some(cycle);
                let block = &mut bench.block;
                put(&mut block.read, reads.into());
                put(&mut block.fill, fill.into());
                put(&mut block.whole, whole.into());
                put(&mut block.ends, over.into());
                bench.settle();
                assert_eq!(is_set(&bench.block.line_due), lines.contains(&cycle), "line in {cycle}");
                assert_eq!(is_set(&bench.block.write_due), writes.contains(&cycle), "write in {cycle}");
                bench.clock();
                if whole && gap > 1 {
                    free = free.max(cycle) + gap;
                }
                if over {
                    writes.push(cycle.max(free.saturating_sub(gap)) + delay);
                    free = if gap > 1 { free.max(cycle + gap) } else { 0 };
                    ends = None;
                }
                if reads {
                    let start = free.max(cycle + 1);
                    let due = start + delay + if fill { 8 } else { 4 };
                    lines.push(lines.last().map_or(due, |last| due.max(last + 1)));
                    free = if gap > 1 { start + gap } else { 0 };
                }
            }
            assert!(lines.len() > 50 && writes.len() > 30);
        }
    }
}
