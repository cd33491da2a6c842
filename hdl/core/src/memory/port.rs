//! What a core wants of memory: a line of instructions, kept until it is granted, before data, which ask in the very cycle.
//!
//! A fill requested in f asks from f + 1. A core makes an offer if the bus side can take what the core wants first.

use crate::Shape;
use crate::bundles::line_fill::LineRequest;
use crate::bundles::memory_request::MemoryRequest;
use warpstep_kit::prelude::*;
use warpstep_spec::config::Arbiter;

/// What one core wants first.
#[derive(Bundle)]
pub struct Offer<K: Kind> {
    /// The core may be granted.
    pub valid: Signal<K>,
    /// The core wants a line of instructions.
    pub fill: Signal<K>,
    /// The core wants to write.
    pub write: Signal<K>,
    /// Address of the line the core wants.
    pub address: Signal<K>,
    /// Line the core wants to write.
    pub data: Signal<K>,
    /// Bytes of the line that the core writes, one bit per byte.
    pub bytes: Signal<K>,
}

impl<K: Kind> Offer<K> {
    /// Of one core.
    pub fn new(shape: &Shape) -> Offer<K> {
        Offer {
            valid: K::wire(1),
            fill: K::wire(1),
            write: K::wire(1),
            address: K::wire(32),
            data: K::wire(shape.line_bits()),
            bytes: K::wire(shape.line_bytes()),
        }
    }
}

/// The two requesters of a core.
#[derive(LogicBlock)]
pub struct CorePort {
    /// Request of the fill engine.
    pub fill: LineRequest<In>,
    /// Request of the load/store unit.
    pub request: MemoryRequest<In>,
    /// The bus side can take a read.
    pub read_ready: Wire<In>,
    /// The bus side can take a write.
    pub write_ready: Wire<In>,
    /// What the core wants first.
    pub offer: Offer<Out>,
    /// The offer is granted.
    pub granted: Wire<In>,
    waits: Reg,
    line: Reg,
    /// Whether nobody else can be granted: what the bus side takes is accepted.
    alone: Param,
}

impl CorePort {
    /// Of any core.
    pub fn new(shape: &Shape) -> CorePort {
        CorePort {
            fill: LineRequest::new(shape),
            request: MemoryRequest::new(shape),
            read_ready: Wire::new(1),
            write_ready: Wire::new(1),
            offer: Offer::new(shape),
            granted: Wire::new(1),
            waits: Reg::new(1),
            line: Reg::without_reset(32),
            alone: Param::new((shape.cores() == 1 && shape.config().arbiter == Arbiter::RoundRobin).into()),
        }
    }
}

impl Logic for CorePort {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.offer.fill.next = self.waits.val();
        if self.waits.val().any() {
            self.offer.valid.next = self.read_ready.val();
            self.offer.write.next = false.into();
            self.offer.address.next = self.line.val();
        } else {
            self.offer.valid.next =
                (self.request.valid.val() & self.request.write.val() & self.write_ready.val())
                    | (self.request.valid.val() & !self.request.write.val() & self.read_ready.val());
            self.offer.write.next = self.request.write.val();
            self.offer.address.next = self.request.address.val();
        }
        self.offer.data.next = self.request.data.val();
        self.offer.bytes.next = self.request.bytes.val();
        if self.alone.val() == 1 {
            self.request.read_ready.next = self.read_ready.val() & !self.waits.val();
            self.request.write_ready.next = self.write_ready.val() & !self.waits.val();
        } else {
            self.request.read_ready.next = self.granted.val() & !self.waits.val();
            self.request.write_ready.next = self.granted.val() & !self.waits.val();
        }
        if self.granted.val().any() {
            self.waits.next = false.into();
        }
        if self.fill.valid.val().any() {
            self.waits.next = true.into();
            self.line.next = self.fill.address.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        agree(Check::default(), CorePort::new(&shape(|_| {})));
        agree(Check::default(), CorePort::new(&shape(|p| p.cores = 2)));
    }

    #[test]
    fn a_lone_core_knows_what_is_accepted_before_it_asks() {
        let mut bench = Bench::new(CorePort::new(&shape(|_| {})));
        for (fill, reads, writes, accepted) in
            [(0, 1, 0, (true, false)), (1, 0, 1, (false, true)), (0, 1, 1, (false, false))]
        {
            let block = &mut bench.block;
            put(&mut block.fill.valid, fill);
            put(&mut block.read_ready, reads);
            put(&mut block.write_ready, writes);
            bench.settle();
            let request = &bench.block.request;
            assert_eq!((is_set(&request.read_ready), is_set(&request.write_ready)), accepted);
            bench.clock();
        }
    }

    #[test]
    fn a_fill_waits_in_a_register_and_goes_before_data() {
        let mut bench = Bench::new(CorePort::new(&shape(|p| p.cores = 2)));
        for (fill, granted, is_fill, ready) in [
            (1, 1, false, true),
            (0, 0, true, false),
            (0, 1, true, false),
            (0, 1, false, true),
            (0, 0, false, false),
        ] {
            let block = &mut bench.block;
            put(&mut block.fill.valid, fill);
            put(&mut block.fill.address, 0x8000_0040);
            put(&mut block.request.valid, 1);
            put(&mut block.request.write, 1);
            put(&mut block.request.address, 0x9000_0000);
            put(&mut block.read_ready, 1);
            put(&mut block.write_ready, 0);
            put(&mut block.granted, granted);
            bench.settle();
            let block = &bench.block;
            assert_eq!((is_set(&block.offer.fill), is_set(&block.request.write_ready)), (is_fill, ready));
            assert_eq!((is_set(&block.offer.valid), is_set(&block.offer.write)), (is_fill, !is_fill));
            assert_eq!(word(&block.offer.address), if is_fill { 0x8000_0040 } else { 0x9000_0000 });
            bench.clock();
        }
    }
}
