//! Everything between the cores and the bus: the arbiter and the AXI master. Wires only.
//!
//! A core sees: a line of instructions that is asked for in one cycle and answered later; requests that are accepted in the very
//! cycle; answers to reads, in order, that wait until they are accepted; answers to writes, in order, that do not wait.

use super::arbiter::MemoryArbiter;
use super::axi::INCREMENTING;
use super::axi::reads::AxiReads;
use super::axi::writes::AxiWrites;
use super::on_time::OnTime;
use crate::Shape;
use crate::bundles::axi::Axi;
use crate::bundles::line_fill::{LineAnswer, LineRequest};
use crate::bundles::memory_answer::{MemoryAnswer, WriteAnswer};
use crate::bundles::memory_request::MemoryRequest;
use crate::bundles::trace::GrantTrace;
use warpstep_kit::prelude::*;

/// What all cores share.
#[derive(LogicBlock)]
pub struct MemorySystem {
    /// Each core's request for a line of instructions.
    pub fill: Vec<LineRequest<In>>,
    /// The line of instructions, to each core.
    pub line: Vec<LineAnswer<Out>>,
    /// Each core's request for data.
    pub request: Vec<MemoryRequest<In>>,
    /// The answer to each core's oldest read.
    pub answer: Vec<MemoryAnswer<Out>>,
    /// The answer to each core's oldest write.
    pub write_answer: Vec<WriteAnswer<Out>>,
    /// Trace: what the arbiter grants in this cycle.
    pub granted: Vec<GrantTrace<Out>>,
    /// The bus.
    pub axi: Axi<Out>,
    arbiter: MemoryArbiter,
    reads: AxiReads,
    writes: AxiWrites,
    on_time: Vec<OnTime>,
    beat_size: Param,
}

impl MemorySystem {
    /// Of the machine.
    pub fn new(shape: &Shape) -> MemorySystem {
        let cores = 0..shape.cores();
        MemorySystem {
            fill: cores.clone().map(|_| LineRequest::new(shape)).collect(),
            line: cores.clone().map(|_| LineAnswer::new(shape)).collect(),
            request: cores.clone().map(|_| MemoryRequest::new(shape)).collect(),
            answer: cores.clone().map(|_| MemoryAnswer::new(shape)).collect(),
            write_answer: cores.map(|_| WriteAnswer::new(shape)).collect(),
            granted: GrantTrace::traced(shape),
            axi: Axi::new(shape),
            arbiter: MemoryArbiter::new(shape),
            reads: AxiReads::new(shape),
            writes: AxiWrites::new(shape),
            on_time: (0..shape.on_time_flags()).map(|_| OnTime::new(shape)).collect(),
            beat_size: Param::new(shape.axi_bytes().ilog2() as usize),
        }
    }
}

impl Logic for MemorySystem {
    about!(INCREMENTING);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.fill, &mut self.arbiter.fill);
        wires::link(&mut self.request, &mut self.arbiter.request);
        wires::link(&mut self.arbiter.read, &mut self.reads.grant);
        wires::link(&mut self.arbiter.write, &mut self.writes.grant);
        wires::link(&mut self.reads.line, &mut self.line);
        wires::link(&mut self.reads.answer, &mut self.answer);
        wires::link(&mut self.writes.answer, &mut self.write_answer);
        for release in 0..self.on_time.len() {
            self.on_time[release].read.next = self.arbiter.read.valid.val();
            self.on_time[release].fill.next = self.arbiter.read.fill.val();
            self.on_time[release].whole.next = self.writes.whole[release].val();
            self.on_time[release].ends.next = self.writes.ends[release].val();
            self.reads.due[release].next = self.on_time[release].line_due.val();
            self.writes.due[release].next = self.on_time[release].write_due.val();
        }
        for port in 0..self.granted.len() {
            self.granted[port].valid.next = self.arbiter.read.valid.val() | self.arbiter.write.valid.val();
            self.granted[port].core.next = self.arbiter.read.core.val();
            self.granted[port].fill.next = self.arbiter.read.fill.val();
            self.granted[port].write.next = self.arbiter.write.valid.val();
            self.granted[port].address.next = self.arbiter.read.address.val();
        }

        comment!("Reads.");
        self.axi.araddr.next = self.reads.araddr.val();
        self.axi.arlen.next = self.reads.arlen.val();
        self.axi.arsize.next = self.beat_size.val().into();
        self.axi.arburst.next = INCREMENTING.into();
        self.axi.arprot.next = self.reads.arprot.val();
        self.axi.arvalid.next = self.reads.arvalid.val();
        self.reads.arready.next = self.axi.arready.val();
        self.reads.rdata.next = self.axi.rdata.val();
        self.reads.rresp.next = self.axi.rresp.val();
        self.reads.rlast.next = self.axi.rlast.val();
        self.reads.rvalid.next = self.axi.rvalid.val();
        self.axi.rready.next = self.reads.rready.val();

        comment!("Writes.");
        self.axi.awaddr.next = self.writes.awaddr.val();
        self.axi.awlen.next = self.writes.awlen.val();
        self.axi.awsize.next = self.beat_size.val().into();
        self.axi.awburst.next = INCREMENTING.into();
        self.axi.awprot.next = 0.into();
        self.axi.awvalid.next = self.writes.awvalid.val();
        self.writes.awready.next = self.axi.awready.val();
        self.axi.wdata.next = self.writes.wdata.val();
        self.axi.wstrb.next = self.writes.wstrb.val();
        self.axi.wlast.next = self.writes.wlast.val();
        self.axi.wvalid.next = self.writes.wvalid.val();
        self.writes.wready.next = self.axi.wready.val();
        self.writes.bresp.next = self.axi.bresp.val();
        self.writes.bvalid.next = self.axi.bvalid.val();
        self.axi.bready.next = true.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, shape};
    use warpstep_kit::check::Check;
    use warpstep_spec::config::Arbiter;

    /// Cores, bytes of an instruction line, of a data line and of a beat, lines in flight, latency if the bus has TDMA slots.
    fn check(cores: usize, fill: u32, line: u32, axi: u32, outstanding: u32, tdma: Option<u32>) {
        let shape = shape(|p| {
            (p.cores, p.instruction_cache.line_bytes, p.data_line_bytes) = (cores, fill, line);
            (p.axi_bytes, p.outstanding_lines) = (axi, outstanding);
            if let Some(latency) = tdma {
                (p.arbiter, p.memory_latency) = (Arbiter::Tdma, latency);
            }
        });
        for trace in [false, true] {
            let shape = Shape::new(shape.config().clone(), trace);
            agree(Check::default().cycles(200), MemorySystem::new(&shape));
        }
    }

    #[test]
    fn on_time_it_agrees_with_its_verilog_too() {
        for (cores, delay, stall, gap) in [(1, 1, 0, 1), (1, 7, 3, 7), (3, 4, 2, 9)] {
            let shape = shape(|p| {
                (p.cores, p.on_time, p.axi_bytes) = (cores, true, 4);
                (p.memory_latency, p.memory_stall, p.memory_gap) = (delay, stall, gap);
            });
            agree(Check::default().cycles(300), MemorySystem::new(&shape));
        }
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        check(1, 4, 4, 4, 1, None);
        check(1, 16, 4, 4, 3, None);
        check(1, 64, 64, 8, 4, Some(7));
        check(2, 16, 64, 16, 2, Some(1));
        check(3, 128, 16, 4, 3, None);
        check(4, 64, 32, 8, 3, None);
        check(4, 64, 128, 64, 16, None);
    }
}
