//! Who of several cores goes to memory: at most one a cycle, of those whose wish memory can take now. Combinational but for
//! waiting fills and whose turn it is.

use super::port::CorePort;
use super::shape::SystemShape;
use super::turns::{Rounds, Slots};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Grants one wish a cycle.
#[derive(LogicBlock)]
pub struct MemoryArbiter {
    /// A core's fill engine wants a line.
    pub fill_valid: Vec<Wire<In>>,
    /// Its address.
    pub fill_address: Vec<Wire<In>>,
    /// A core's load/store unit wants something.
    pub request_valid: Vec<Wire<In>>,
    /// It is taken in this cycle.
    pub request_ready: Vec<Wire<Out>>,
    /// It writes.
    pub request_write: Vec<Wire<In>>,
    /// Address of the line.
    pub request_address: Vec<Wire<In>>,
    /// The line to write.
    pub request_data: Vec<Wire<In>>,
    /// Its bytes that count.
    pub request_bytes: Vec<Wire<In>>,
    /// Memory takes a read.
    pub read_ok: Wire<In>,
    /// Memory takes a write.
    pub write_ok: Wire<In>,
    /// A read is granted.
    pub reads: Wire<Out>,
    /// A write is granted.
    pub writes: Wire<Out>,
    /// It is a fill.
    pub is_fill: Wire<Out>,
    /// Whose it is.
    pub core: Wire<Out>,
    /// Address of the line.
    pub address: Wire<Out>,
    /// The line to write.
    pub data: Wire<Out>,
    /// Its bytes that count.
    pub bytes: Wire<Out>,
    ports: Vec<CorePort>,
    rounds: Vec<Rounds>,
    slots: Vec<Slots>,
    eligible: Wire<Local>,
    grant: Wire<Local>,
    is_write: Wire<Local>,
}

impl MemoryArbiter {
    /// Of this shape.
    pub fn new(shape: &SystemShape) -> MemoryArbiter {
        let SystemShape { cores, line_bytes, .. } = *shape;
        let several = |width: usize| Wire::several(cores, width);
        MemoryArbiter {
            fill_valid: several(1),
            fill_address: several(32),
            request_valid: several(1),
            request_ready: Wire::several(cores, 1),
            request_write: several(1),
            request_address: several(32),
            request_data: several(8 * line_bytes),
            request_bytes: several(line_bytes),
            read_ok: Wire::new(1),
            write_ok: Wire::new(1),
            reads: Wire::new(1),
            writes: Wire::new(1),
            is_fill: Wire::new(1),
            core: Wire::new(index_width(cores)),
            address: Wire::new(32),
            data: Wire::new(8 * line_bytes),
            bytes: Wire::new(line_bytes),
            ports: (0..cores).map(|_| CorePort::new()).collect(),
            rounds: if shape.slot_cycles.is_none() { vec![Rounds::new(cores)] } else { vec![] },
            slots: shape.slot_cycles.iter().map(|cycles| Slots::new(cores, *cycles)).collect(),
            eligible: Wire::new(cores),
            grant: Wire::new(cores),
            is_write: Wire::new(1),
        }
    }
}

impl Logic for MemoryArbiter {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.eligible.next = 0.into();
        for place in 0..self.ports.len() {
            self.ports[place].fill_valid.next = self.fill_valid[place].val();
            self.ports[place].fill_address.next = self.fill_address[place].val();
            self.ports[place].request_valid.next = self.request_valid[place].val();
            self.ports[place].request_write.next = self.request_write[place].val();
            self.ports[place].request_address.next = self.request_address[place].val();
            self.ports[place].read_ok.next = self.read_ok.val();
            self.ports[place].write_ok.next = self.write_ok.val();
            self.eligible.next = self.eligible.val().replace_bit(place, self.ports[place].eligible.val());
        }
        self.grant.next = 0.into();
        for way in 0..self.rounds.len() {
            self.rounds[way].eligible.next = self.eligible.val();
            self.grant.next = self.rounds[way].grant.val();
        }
        for way in 0..self.slots.len() {
            self.slots[way].eligible.next = self.eligible.val();
            self.grant.next = self.slots[way].grant.val();
        }

        self.is_fill.next = self.ports[0].is_fill.val();
        self.is_write.next = self.ports[0].is_write.val();
        self.core.next = 0.into();
        self.address.next = self.ports[0].address.val();
        self.data.next = self.request_data[0].val();
        self.bytes.next = self.request_bytes[0].val();
        for place in 0..self.ports.len() {
            self.ports[place].granted.next = self.grant.val().get_bit(place).into();
            self.request_ready[place].next = self.ports[place].request_ready.val();
            if self.grant.val().get_bit(place) {
                self.is_fill.next = self.ports[place].is_fill.val();
                self.is_write.next = self.ports[place].is_write.val();
                self.core.next = place.into();
                self.address.next = self.ports[place].address.val();
                self.data.next = self.request_data[place].val();
                self.bytes.next = self.request_bytes[place].val();
            }
        }
        self.reads.next = (self.grant.val().any() & !self.is_write.val().any()).into();
        self.writes.next = (self.grant.val().any() & self.is_write.val().any()).into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    fn shape(cores: usize, line_bytes: usize, slot_cycles: Option<usize>) -> SystemShape {
        SystemShape { cores, fill_bytes: 16, line_bytes, axi_bytes: 4, outstanding: 2, slot_cycles }
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, line_bytes, slots) in
            [(1, 4, None), (1, 16, Some(9)), (2, 16, Some(3)), (3, 64, None), (4, 128, None)]
        {
            prove(Check::default().cycles(200), MemoryArbiter::new(&shape(cores, line_bytes, slots)));
        }
    }

    #[test]
    fn one_core_a_cycle_goes_and_its_fill_goes_before_its_data() {
        for slots in [None, Some(3)] {
            let (cores, mut random) = (3, Random::new(2));
            let mut bench = Bench::new(MemoryArbiter::new(&shape(cores, 16, slots)));
            let mut fills: Vec<Option<u64>> = vec![None; cores];
            let mut last = cores - 1;
            for cycle in 0..400 {
                let (read_ok, write_ok) = (random.once_in(2), random.once_in(2));
                put(&mut bench.block.read_ok, read_ok.into());
                put(&mut bench.block.write_ok, write_ok.into());
                let mut wishes = vec![];
                for (core, fill) in fills.iter_mut().enumerate() {
                    let block = &mut bench.block;
                    let (wants, writes) = (random.once_in(2), random.once_in(2));
                    let (address, new) = (16 * random.below(1 << 20), fill.is_none() && random.once_in(3));
                    put(&mut block.request_valid[core], wants.into());
                    put(&mut block.request_write[core], writes.into());
                    put(&mut block.request_address[core], address);
                    put(&mut block.request_data[core], address + 1);
                    put(&mut block.request_bytes[core], address % 7);
                    put(&mut block.fill_valid[core], new.into());
                    put(&mut block.fill_address[core], address + 8);
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
                let winner = match slots {
                    None => {
                        (1..=cores).map(|ahead| (last + ahead) % cores).find(|core| wishes[*core].is_some())
                    }
                    Some(cycles) => (cycle % cycles == 0)
                        .then_some(cycle / cycles % cores)
                        .filter(|core| wishes[*core].is_some()),
                };
                let block = &bench.block;
                for (core, wish) in wishes.iter().enumerate() {
                    let takes = winner == Some(core) && wish.is_some_and(|(is_fill, ..)| !is_fill);
                    assert_eq!(is_set(&block.request_ready[core]), takes, "cycle {cycle}");
                }
                let wish = winner.and_then(|core| wishes[core]);
                assert_eq!(is_set(&block.reads), wish.is_some_and(|(_, writes, ..)| !writes));
                assert_eq!(is_set(&block.writes), wish.is_some_and(|(_, writes, ..)| writes));
                if let (Some(core), Some((is_fill, writes, address, own))) = (winner, wish) {
                    assert_eq!((word(&block.core), word(&block.address)), (core as u64, address));
                    assert_eq!(is_set(&block.is_fill), is_fill);
                    if writes {
                        let data = block.data.val().bits().slice(0, 64).to_u64();
                        assert_eq!((data, word(&block.bytes)), (Some(own + 1), own % 7));
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
