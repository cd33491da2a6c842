//! Which of several cores goes to memory: at most one per cycle, of those whose request the bus side can take now. Combinational
//! but for waiting fills and the policy.

use super::grant::{ReadGrant, WriteGrant};
use super::grant_policy::{RoundRobinPolicy, TdmaPolicy};
use super::port::{CorePort, Offer};
use crate::Shape;
use crate::bundles::line_fill::LineRequest;
use crate::bundles::memory_request::MemoryRequest;
use warpstep_kit::prelude::*;
use warpstep_spec::config::Arbiter;

/// Grants one request per cycle.
#[derive(LogicBlock)]
pub struct MemoryArbiter {
    /// Request of each core's fill engine.
    pub fill: Vec<LineRequest<In>>,
    /// Request of each core's load/store unit.
    pub request: Vec<MemoryRequest<In>>,
    /// The request that is granted, if it reads.
    pub read: ReadGrant<Out>,
    /// The request that is granted, if it writes.
    pub write: WriteGrant<Out>,
    ports: Vec<CorePort>,
    round_robin: Vec<RoundRobinPolicy>,
    tdma: Vec<TdmaPolicy>,
    eligible: Wire<Local>,
    grant: Wire<Local>,
    chosen: Offer<Local>,
    core: Wire<Local>,
}

impl MemoryArbiter {
    /// Among the cores of the machine, by its policy.
    pub fn new(shape: &Shape) -> MemoryArbiter {
        let cores = shape.cores();
        let tdma = usize::from(shape.config().arbiter == Arbiter::Tdma);
        MemoryArbiter {
            fill: (0..cores).map(|_| LineRequest::new(shape)).collect(),
            request: (0..cores).map(|_| MemoryRequest::new(shape)).collect(),
            read: ReadGrant::new(shape),
            write: WriteGrant::new(shape),
            ports: (0..cores).map(|_| CorePort::new(shape)).collect(),
            round_robin: (tdma..1).map(|_| RoundRobinPolicy::new(shape)).collect(),
            tdma: (0..tdma).map(|_| TdmaPolicy::new(shape)).collect(),
            eligible: Wire::new(cores),
            grant: Wire::new(cores),
            chosen: Offer::new(shape),
            core: Wire::new(shape.core_bits()),
        }
    }
}

impl Logic for MemoryArbiter {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.eligible.next = 0.into();
        for place in 0..self.ports.len() {
            wires::link(&mut self.fill[place], &mut self.ports[place].fill);
            wires::link(&mut self.request[place], &mut self.ports[place].request);
            self.ports[place].read_ready.next = self.read.ready.val();
            self.ports[place].write_ready.next = self.write.ready.val();
            self.eligible.next = self.eligible.val().replace_bit(place, self.ports[place].offer.valid.val());
        }
        self.grant.next = 0.into();
        for policy in 0..self.round_robin.len() {
            self.round_robin[policy].eligible.next = self.eligible.val();
            self.grant.next = self.round_robin[policy].grant.val();
        }
        for policy in 0..self.tdma.len() {
            self.tdma[policy].eligible.next = self.eligible.val();
            self.grant.next = self.tdma[policy].grant.val();
        }

        wires::link(&mut self.ports[0].offer, &mut self.chosen);
        self.core.next = 0.into();
        for place in 0..self.ports.len() {
            self.ports[place].granted.next = self.grant.val().get_bit(place).into();
            if self.grant.val().get_bit(place) {
                wires::link(&mut self.ports[place].offer, &mut self.chosen);
                self.core.next = place.into();
            }
        }
        self.read.valid.next = (self.grant.val().any() & !self.chosen.write.val().any()).into();
        self.read.core.next = self.core.val();
        self.read.fill.next = self.chosen.fill.val();
        self.read.address.next = self.chosen.address.val();
        self.write.valid.next = (self.grant.val().any() & self.chosen.write.val().any()).into();
        self.write.core.next = self.core.val();
        self.write.address.next = self.chosen.address.val();
        self.write.data.next = self.chosen.data.val();
        self.write.bytes.next = self.chosen.bytes.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Cores, bytes of a data line, and the latency of a memory shared in TDMA slots.
    fn machine(cores: usize, line_bytes: u32, tdma: Option<u32>) -> Shape {
        shape(|p| {
            (p.cores, p.data_line_bytes) = (cores, line_bytes);
            if let Some(latency) = tdma {
                (p.arbiter, p.memory_latency) = (Arbiter::Tdma, latency);
            }
        })
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, line_bytes, tdma) in
            [(1, 4, None), (1, 16, Some(5)), (2, 16, Some(1)), (3, 64, None), (4, 128, None)]
        {
            agree(Check::default().cycles(200), MemoryArbiter::new(&machine(cores, line_bytes, tdma)));
        }
    }

    #[test]
    fn one_core_a_cycle_goes_and_its_fill_goes_before_its_data() {
        for tdma in [None, Some(1)] {
            let (cores, mut random) = (3, Random::new(2));
            let shape = machine(cores, 16, tdma);
            let slot_cycles = shape.config().slot_cycles() as usize;
            let mut bench = Bench::new(MemoryArbiter::new(&shape));
            let mut fills: Vec<Option<u64>> = vec![None; cores];
            let mut last = cores - 1;
            for cycle in 0..400 {
                let (read_ok, write_ok) = (random.once_in(2), random.once_in(2));
                put(&mut bench.block.read.ready, read_ok.into());
                put(&mut bench.block.write.ready, write_ok.into());
                let mut wishes = vec![];
                for (core, fill) in fills.iter_mut().enumerate() {
                    let block = &mut bench.block;
                    let (wants, writes) = (random.once_in(2), random.once_in(2));
                    let (address, new) = (16 * random.below(1 << 20), fill.is_none() && random.once_in(3));
                    put(&mut block.request[core].valid, wants.into());
                    put(&mut block.request[core].write, writes.into());
                    put(&mut block.request[core].address, address);
                    put(&mut block.request[core].data, address + 1);
                    put(&mut block.request[core].bytes, address % 7);
                    put(&mut block.fill[core].valid, new.into());
                    put(&mut block.fill[core].address, address + 8);
                    wishes.push(match *fill {
                        Some(line) => read_ok.then_some((true, false, line, address)),
                        None => (wants && if writes { write_ok } else { read_ok })
                            .then_some((false, writes, address, address)),
                    });
                    if new {
                        *fill = Some(address + 8);
                    }
                }
                bench.settle();
                let winner = match tdma {
                    None => {
                        (1..=cores).map(|ahead| (last + ahead) % cores).find(|core| wishes[*core].is_some())
                    }
                    Some(_) => (cycle % slot_cycles == 0)
                        .then_some(cycle / slot_cycles % cores)
                        .filter(|core| wishes[*core].is_some()),
                };
                let block = &bench.block;
                for (core, wish) in wishes.iter().enumerate() {
                    let takes = winner == Some(core) && wish.is_some_and(|(is_fill, ..)| !is_fill);
                    let request = &block.request[core];
                    assert_eq!(is_set(&request.read_ready), takes, "cycle {cycle}");
                    assert_eq!(is_set(&request.write_ready), takes, "cycle {cycle}");
                }
                let wish = winner.and_then(|core| wishes[core]);
                assert_eq!(is_set(&block.read.valid), wish.is_some_and(|(_, writes, ..)| !writes));
                assert_eq!(is_set(&block.write.valid), wish.is_some_and(|(_, writes, ..)| writes));
                if let (Some(core), Some((is_fill, writes, address, own))) = (winner, wish) {
                    assert_eq!((word(&block.read.core), word(&block.read.address)), (core as u64, address));
                    assert_eq!((word(&block.write.core), word(&block.write.address)), (core as u64, address));
                    assert_eq!(is_set(&block.read.fill), is_fill);
                    if writes {
                        let data = block.write.data.val().bits().slice(0, 64).to_u64();
                        assert_eq!((data, word(&block.write.bytes)), (Some(own + 1), own % 7));
                    }
                    if is_fill {
                        fills[core] = None;
                    }
                    last = core;
                }
                bench.clock();
            }
        }
    }
}
