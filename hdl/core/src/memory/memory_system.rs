//! Everything between the cores and the bus: the arbiter and the AXI master. Wires only.
//!
//! A core sees: a fill that is asked for in one cycle and answered later; requests with `request_ready` in the very
//! cycle; answers to reads, in order, that wait for `answer_ready`; answers to writes, in order, that do not wait.

use super::arbiter::MemoryArbiter;
use super::axi::{AxiMaster, LENGTH_BITS};
use super::shape::SystemShape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// What all cores share.
#[derive(LogicBlock)]
pub struct MemorySystem {
    /// A core's fill engine wants a line.
    pub fill_valid: Vec<Wire<In>>,
    /// Its address.
    pub fill_address: Vec<Wire<In>>,
    /// The line is here.
    pub line_valid: Vec<Wire<Out>>,
    /// It.
    pub line_data: Vec<Wire<Out>>,
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
    /// The oldest read is answered.
    pub answer_valid: Vec<Wire<Out>>,
    /// The answer is taken.
    pub answer_ready: Vec<Wire<In>>,
    /// The line read.
    pub answer_data: Vec<Wire<Out>>,
    /// It is wrong.
    pub answer_error: Vec<Wire<Out>>,
    /// The oldest write is over.
    pub write_done: Vec<Wire<Out>>,
    /// It went wrong.
    pub write_error: Vec<Wire<Out>>,

    /// Somebody is granted in this cycle.
    pub granted: Wire<Out>,
    /// Who.
    pub granted_core: Wire<Out>,
    /// It is a fill.
    pub granted_fill: Wire<Out>,
    /// It is a write.
    pub granted_write: Wire<Out>,
    /// Address of the line.
    pub granted_address: Wire<Out>,

    /// AXI: first address to read.
    pub axi_araddr: Wire<Out>,
    /// AXI: beats, less one.
    pub axi_arlen: Wire<Out>,
    /// AXI: logarithm of the bytes of a beat.
    pub axi_arsize: Wire<Out>,
    /// AXI: incrementing.
    pub axi_arburst: Wire<Out>,
    /// AXI: whether it is an instruction (bit 2).
    pub axi_arprot: Wire<Out>,
    /// AXI: a read address.
    pub axi_arvalid: Wire<Out>,
    /// AXI: it is taken.
    pub axi_arready: Wire<In>,
    /// AXI: a beat read.
    pub axi_rdata: Wire<In>,
    /// AXI: how it went.
    pub axi_rresp: Wire<In>,
    /// AXI: the burst's last.
    pub axi_rlast: Wire<In>,
    /// AXI: there is one.
    pub axi_rvalid: Wire<In>,
    /// AXI: it is taken.
    pub axi_rready: Wire<Out>,
    /// AXI: first address to write.
    pub axi_awaddr: Wire<Out>,
    /// AXI: beats, less one.
    pub axi_awlen: Wire<Out>,
    /// AXI: logarithm of the bytes of a beat.
    pub axi_awsize: Wire<Out>,
    /// AXI: incrementing.
    pub axi_awburst: Wire<Out>,
    /// AXI: data.
    pub axi_awprot: Wire<Out>,
    /// AXI: a write address.
    pub axi_awvalid: Wire<Out>,
    /// AXI: it is taken.
    pub axi_awready: Wire<In>,
    /// AXI: a beat to write.
    pub axi_wdata: Wire<Out>,
    /// AXI: its bytes that count.
    pub axi_wstrb: Wire<Out>,
    /// AXI: the burst's last.
    pub axi_wlast: Wire<Out>,
    /// AXI: there is one.
    pub axi_wvalid: Wire<Out>,
    /// AXI: it is taken.
    pub axi_wready: Wire<In>,
    /// AXI: how a write went.
    pub axi_bresp: Wire<In>,
    /// AXI: there is an answer.
    pub axi_bvalid: Wire<In>,
    /// AXI: always.
    pub axi_bready: Wire<Out>,
    arbiter: MemoryArbiter,
    master: AxiMaster,
    ready: Wire<Local>,
}

impl MemorySystem {
    /// Of this shape.
    pub fn new(shape: &SystemShape) -> MemorySystem {
        let SystemShape { cores, fill_bytes, line_bytes, axi_bytes, .. } = *shape;
        let (fill, line, beat) = (8 * fill_bytes, 8 * line_bytes, 8 * axi_bytes);
        MemorySystem {
            fill_valid: Wire::several(cores, 1),
            fill_address: Wire::several(cores, 32),
            line_valid: Wire::several(cores, 1),
            line_data: Wire::several(cores, fill),
            request_valid: Wire::several(cores, 1),
            request_ready: Wire::several(cores, 1),
            request_write: Wire::several(cores, 1),
            request_address: Wire::several(cores, 32),
            request_data: Wire::several(cores, line),
            request_bytes: Wire::several(cores, line_bytes),
            answer_valid: Wire::several(cores, 1),
            answer_ready: Wire::several(cores, 1),
            answer_data: Wire::several(cores, line),
            answer_error: Wire::several(cores, 1),
            write_done: Wire::several(cores, 1),
            write_error: Wire::several(cores, 1),
            granted: Wire::new(1),
            granted_core: Wire::new(index_width(cores)),
            granted_fill: Wire::new(1),
            granted_write: Wire::new(1),
            granted_address: Wire::new(32),
            axi_araddr: Wire::new(32),
            axi_arlen: Wire::new(LENGTH_BITS),
            axi_arsize: Wire::new(3),
            axi_arburst: Wire::new(2),
            axi_arprot: Wire::new(3),
            axi_arvalid: Wire::new(1),
            axi_arready: Wire::new(1),
            axi_rdata: Wire::new(beat),
            axi_rresp: Wire::new(2),
            axi_rlast: Wire::new(1),
            axi_rvalid: Wire::new(1),
            axi_rready: Wire::new(1),
            axi_awaddr: Wire::new(32),
            axi_awlen: Wire::new(LENGTH_BITS),
            axi_awsize: Wire::new(3),
            axi_awburst: Wire::new(2),
            axi_awprot: Wire::new(3),
            axi_awvalid: Wire::new(1),
            axi_awready: Wire::new(1),
            axi_wdata: Wire::new(beat),
            axi_wstrb: Wire::new(axi_bytes),
            axi_wlast: Wire::new(1),
            axi_wvalid: Wire::new(1),
            axi_wready: Wire::new(1),
            axi_bresp: Wire::new(2),
            axi_bvalid: Wire::new(1),
            axi_bready: Wire::new(1),
            arbiter: MemoryArbiter::new(shape),
            master: AxiMaster::new(shape),
            ready: Wire::new(cores),
        }
    }
}

impl Logic for MemorySystem {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.arbiter.read_ok.next = self.master.read_ok.val();
        self.arbiter.write_ok.next = self.master.write_ok.val();
        self.ready.next = 0.into();
        for core in 0..self.fill_valid.len() {
            self.arbiter.fill_valid[core].next = self.fill_valid[core].val();
            self.arbiter.fill_address[core].next = self.fill_address[core].val();
            self.arbiter.request_valid[core].next = self.request_valid[core].val();
            self.arbiter.request_write[core].next = self.request_write[core].val();
            self.arbiter.request_address[core].next = self.request_address[core].val();
            self.arbiter.request_data[core].next = self.request_data[core].val();
            self.arbiter.request_bytes[core].next = self.request_bytes[core].val();
            self.request_ready[core].next = self.arbiter.request_ready[core].val();
            self.ready.next = self.ready.val().replace_bit(core, self.answer_ready[core].val());
            self.line_valid[core].next = self.master.line_valid.val().get_bit(core).into();
            self.line_data[core].next = self.master.line_data.val();
            self.answer_valid[core].next = self.master.answer_valid.val().get_bit(core).into();
            self.answer_data[core].next = self.master.answer_data.val();
            self.answer_error[core].next = self.master.answer_error.val();
            self.write_done[core].next = self.master.write_done.val().get_bit(core).into();
            self.write_error[core].next = self.master.write_error.val();
        }
        self.master.answer_ready.next = self.ready.val();
        self.master.read.next = self.arbiter.reads.val();
        self.master.write.next = self.arbiter.writes.val();
        self.master.is_fill.next = self.arbiter.is_fill.val();
        self.master.core.next = self.arbiter.core.val();
        self.master.address.next = self.arbiter.address.val();
        self.master.data.next = self.arbiter.data.val();
        self.master.bytes.next = self.arbiter.bytes.val();
        self.granted.next = self.arbiter.reads.val() | self.arbiter.writes.val();
        self.granted_core.next = self.arbiter.core.val();
        self.granted_fill.next = self.arbiter.is_fill.val();
        self.granted_write.next = self.arbiter.writes.val();
        self.granted_address.next = self.arbiter.address.val();

        self.axi_araddr.next = self.master.araddr.val();
        self.axi_arlen.next = self.master.arlen.val();
        self.axi_arsize.next = self.master.arsize.val();
        self.axi_arburst.next = self.master.arburst.val();
        self.axi_arprot.next = self.master.arprot.val();
        self.axi_arvalid.next = self.master.arvalid.val();
        self.master.arready.next = self.axi_arready.val();
        self.master.rdata.next = self.axi_rdata.val();
        self.master.rresp.next = self.axi_rresp.val();
        self.master.rlast.next = self.axi_rlast.val();
        self.master.rvalid.next = self.axi_rvalid.val();
        self.axi_rready.next = self.master.rready.val();
        self.axi_awaddr.next = self.master.awaddr.val();
        self.axi_awlen.next = self.master.awlen.val();
        self.axi_awsize.next = self.master.awsize.val();
        self.axi_awburst.next = self.master.awburst.val();
        self.axi_awprot.next = self.master.awprot.val();
        self.axi_awvalid.next = self.master.awvalid.val();
        self.master.awready.next = self.axi_awready.val();
        self.axi_wdata.next = self.master.wdata.val();
        self.axi_wstrb.next = self.master.wstrb.val();
        self.axi_wlast.next = self.master.wlast.val();
        self.axi_wvalid.next = self.master.wvalid.val();
        self.master.wready.next = self.axi_wready.val();
        self.master.bresp.next = self.axi_bresp.val();
        self.master.bvalid.next = self.axi_bvalid.val();
        self.axi_bready.next = self.master.bready.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::prove;
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, fill_bytes, line_bytes, axi_bytes, slot_cycles) in
            [(1, 16, 4, 4, None), (1, 64, 64, 8, Some(18)), (2, 16, 64, 16, Some(5)), (4, 64, 32, 8, None)]
        {
            let shape = SystemShape { cores, fill_bytes, line_bytes, axi_bytes, outstanding: 3, slot_cycles };
            prove(Check::default().cycles(200), MemorySystem::new(&shape));
        }
    }
}
