//! The AXI4 master: one burst a line, everything in order, no identifiers. Reads and writes go their own ways.
//!
//! `read_ok` and `write_ok` say, from registers, which direction takes a line in this cycle. Knows no cores but as names on a
//! list, and no addresses but as numbers.

pub mod reads;
pub mod writes;

use super::shape::SystemShape;
use reads::AxiReads;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use writes::AxiWrites;

/// Bits of a burst's length.
pub const LENGTH_BITS: usize = 8;
/// A burst whose addresses go up.
pub const INCREMENTING: usize = 1;
/// Protection of a line of instructions; data have none of its bits.
pub const INSTRUCTION: usize = 4;

/// All five channels.
#[derive(LogicBlock)]
pub struct AxiMaster {
    /// A read is granted. Only with `read_ok`.
    pub read: Wire<In>,
    /// A write is granted. Only with `write_ok`.
    pub write: Wire<In>,
    /// The read is a fill.
    pub is_fill: Wire<In>,
    /// Whose it is.
    pub core: Wire<In>,
    /// Address of the line.
    pub address: Wire<In>,
    /// The line to write.
    pub data: Wire<In>,
    /// Its bytes that count.
    pub bytes: Wire<In>,
    /// A read may be granted.
    pub read_ok: Wire<Out>,
    /// A write may be granted.
    pub write_ok: Wire<Out>,

    /// A line of instructions is here: whose, one bit a core.
    pub line_valid: Wire<Out>,
    /// It.
    pub line_data: Wire<Out>,
    /// A line of data is here: whose, one bit a core.
    pub answer_valid: Wire<Out>,
    /// Cores that take one.
    pub answer_ready: Wire<In>,
    /// It.
    pub answer_data: Wire<Out>,
    /// It is wrong.
    pub answer_error: Wire<Out>,
    /// A write is over: whose, one bit a core.
    pub write_done: Wire<Out>,
    /// It went wrong.
    pub write_error: Wire<Out>,

    /// AXI: first address to read.
    pub araddr: Wire<Out>,
    /// AXI: beats, less one.
    pub arlen: Wire<Out>,
    /// AXI: logarithm of the bytes of a beat.
    pub arsize: Wire<Out>,
    /// AXI: incrementing.
    pub arburst: Wire<Out>,
    /// AXI: whether it is an instruction (bit 2).
    pub arprot: Wire<Out>,
    /// AXI: a read address.
    pub arvalid: Wire<Out>,
    /// AXI: it is taken.
    pub arready: Wire<In>,
    /// AXI: a beat read.
    pub rdata: Wire<In>,
    /// AXI: how it went.
    pub rresp: Wire<In>,
    /// AXI: the burst's last.
    pub rlast: Wire<In>,
    /// AXI: there is one.
    pub rvalid: Wire<In>,
    /// AXI: it is taken.
    pub rready: Wire<Out>,
    /// AXI: first address to write.
    pub awaddr: Wire<Out>,
    /// AXI: beats, less one.
    pub awlen: Wire<Out>,
    /// AXI: logarithm of the bytes of a beat.
    pub awsize: Wire<Out>,
    /// AXI: incrementing.
    pub awburst: Wire<Out>,
    /// AXI: data.
    pub awprot: Wire<Out>,
    /// AXI: a write address.
    pub awvalid: Wire<Out>,
    /// AXI: it is taken.
    pub awready: Wire<In>,
    /// AXI: a beat to write.
    pub wdata: Wire<Out>,
    /// AXI: its bytes that count.
    pub wstrb: Wire<Out>,
    /// AXI: the burst's last.
    pub wlast: Wire<Out>,
    /// AXI: there is one.
    pub wvalid: Wire<Out>,
    /// AXI: it is taken.
    pub wready: Wire<In>,
    /// AXI: how a write went.
    pub bresp: Wire<In>,
    /// AXI: there is an answer.
    pub bvalid: Wire<In>,
    /// AXI: always.
    pub bready: Wire<Out>,
    reads: AxiReads,
    writes: AxiWrites,
}

impl AxiMaster {
    /// Of this shape.
    pub fn new(shape: &SystemShape) -> AxiMaster {
        let SystemShape { cores, fill_bytes, line_bytes, axi_bytes, .. } = *shape;
        AxiMaster {
            read: Wire::new(1),
            write: Wire::new(1),
            is_fill: Wire::new(1),
            core: Wire::new(index_width(cores)),
            address: Wire::new(32),
            data: Wire::new(8 * line_bytes),
            bytes: Wire::new(line_bytes),
            read_ok: Wire::new(1),
            write_ok: Wire::new(1),
            line_valid: Wire::new(cores),
            line_data: Wire::new(8 * fill_bytes),
            answer_valid: Wire::new(cores),
            answer_ready: Wire::new(cores),
            answer_data: Wire::new(8 * line_bytes),
            answer_error: Wire::new(1),
            write_done: Wire::new(cores),
            write_error: Wire::new(1),
            araddr: Wire::new(32),
            arlen: Wire::new(LENGTH_BITS),
            arsize: Wire::new(3),
            arburst: Wire::new(2),
            arprot: Wire::new(3),
            arvalid: Wire::new(1),
            arready: Wire::new(1),
            rdata: Wire::new(8 * axi_bytes),
            rresp: Wire::new(2),
            rlast: Wire::new(1),
            rvalid: Wire::new(1),
            rready: Wire::new(1),
            awaddr: Wire::new(32),
            awlen: Wire::new(LENGTH_BITS),
            awsize: Wire::new(3),
            awburst: Wire::new(2),
            awprot: Wire::new(3),
            awvalid: Wire::new(1),
            awready: Wire::new(1),
            wdata: Wire::new(8 * axi_bytes),
            wstrb: Wire::new(axi_bytes),
            wlast: Wire::new(1),
            wvalid: Wire::new(1),
            wready: Wire::new(1),
            bresp: Wire::new(2),
            bvalid: Wire::new(1),
            bready: Wire::new(1),
            reads: AxiReads::new(shape),
            writes: AxiWrites::new(shape),
        }
    }
}

impl Logic for AxiMaster {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.reads.grant.next = self.read.val();
        self.reads.is_fill.next = self.is_fill.val();
        self.reads.core.next = self.core.val();
        self.reads.address.next = self.address.val();
        self.read_ok.next = self.reads.ok.val();
        self.line_valid.next = self.reads.line_valid.val();
        self.line_data.next = self.reads.line_data.val();
        self.answer_valid.next = self.reads.answer_valid.val();
        self.reads.answer_ready.next = self.answer_ready.val();
        self.answer_data.next = self.reads.answer_data.val();
        self.answer_error.next = self.reads.answer_error.val();
        self.araddr.next = self.reads.araddr.val();
        self.arlen.next = self.reads.arlen.val();
        self.arsize.next = self.reads.arsize.val();
        self.arburst.next = self.reads.arburst.val();
        self.arprot.next = self.reads.arprot.val();
        self.arvalid.next = self.reads.arvalid.val();
        self.reads.arready.next = self.arready.val();
        self.reads.rdata.next = self.rdata.val();
        self.reads.rresp.next = self.rresp.val();
        self.reads.rlast.next = self.rlast.val();
        self.reads.rvalid.next = self.rvalid.val();
        self.rready.next = self.reads.rready.val();

        self.writes.grant.next = self.write.val();
        self.writes.core.next = self.core.val();
        self.writes.address.next = self.address.val();
        self.writes.data.next = self.data.val();
        self.writes.bytes.next = self.bytes.val();
        self.write_ok.next = self.writes.ok.val();
        self.write_done.next = self.writes.done.val();
        self.write_error.next = self.writes.error.val();
        self.awaddr.next = self.writes.awaddr.val();
        self.awlen.next = self.writes.awlen.val();
        self.awsize.next = self.writes.awsize.val();
        self.awburst.next = self.writes.awburst.val();
        self.awprot.next = self.writes.awprot.val();
        self.awvalid.next = self.writes.awvalid.val();
        self.writes.awready.next = self.awready.val();
        self.wdata.next = self.writes.wdata.val();
        self.wstrb.next = self.writes.wstrb.val();
        self.wlast.next = self.writes.wlast.val();
        self.wvalid.next = self.writes.wvalid.val();
        self.writes.wready.next = self.wready.val();
        self.writes.bresp.next = self.bresp.val();
        self.writes.bvalid.next = self.bvalid.val();
        self.bready.next = self.writes.bready.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::prove;
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, fill_bytes, line_bytes, axi_bytes, outstanding) in
            [(1, 4, 4, 4, 1), (1, 64, 64, 8, 4), (2, 16, 64, 16, 2), (3, 128, 16, 4, 3), (4, 64, 128, 64, 16)]
        {
            let shape =
                SystemShape { cores, fill_bytes, line_bytes, axi_bytes, outstanding, slot_cycles: None };
            prove(Check::default().cycles(200), AxiMaster::new(&shape));
        }
    }
}
