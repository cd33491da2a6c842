//! Units and memory system, wired as the chip has them but without its cores. Ports are those of the units, core by core, and the bus.

use crate::memory::{LoadStoreUnit, MemorySystem, SystemShape, UnitShape};
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

#[derive(LogicBlock)]
pub struct Wired {
    pub issue: Vec<Wire<In>>,
    pub op: Vec<Wire<In>>,
    pub op_context: Vec<Wire<In>>,
    pub rd: Vec<Wire<In>>,
    pub active: Vec<Wire<In>>,
    /// Core by core, lane by lane.
    pub base: Vec<Wire<In>>,
    pub data: Vec<Wire<In>>,
    pub claim_distance: Vec<Wire<In>>,
    pub fill_valid: Vec<Wire<In>>,
    pub fill_address: Vec<Wire<In>>,
    pub line_valid: Vec<Wire<Out>>,
    pub line_data: Vec<Wire<Out>>,
    pub available: Vec<Wire<Out>>,
    pub drained: Vec<Wire<Out>>,
    pub write: Vec<Wire<Out>>,
    pub write_context: Vec<Wire<Out>>,
    pub write_register: Vec<Wire<Out>>,
    pub write_lanes: Vec<Wire<Out>>,
    pub write_data: Vec<Wire<Out>>,
    pub fence_done: Vec<Wire<Out>>,
    pub fence_done_context: Vec<Wire<Out>>,
    pub faulted: Vec<Wire<Out>>,
    pub axi_araddr: Wire<Out>,
    pub axi_arlen: Wire<Out>,
    pub axi_arsize: Wire<Out>,
    pub axi_arburst: Wire<Out>,
    pub axi_arprot: Wire<Out>,
    pub axi_arvalid: Wire<Out>,
    pub axi_arready: Wire<In>,
    pub axi_rdata: Wire<In>,
    pub axi_rresp: Wire<In>,
    pub axi_rlast: Wire<In>,
    pub axi_rvalid: Wire<In>,
    pub axi_rready: Wire<Out>,
    pub axi_awaddr: Wire<Out>,
    pub axi_awlen: Wire<Out>,
    pub axi_awsize: Wire<Out>,
    pub axi_awburst: Wire<Out>,
    pub axi_awprot: Wire<Out>,
    pub axi_awvalid: Wire<Out>,
    pub axi_awready: Wire<In>,
    pub axi_wdata: Wire<Out>,
    pub axi_wstrb: Wire<Out>,
    pub axi_wlast: Wire<Out>,
    pub axi_wvalid: Wire<Out>,
    pub axi_wready: Wire<In>,
    pub axi_bresp: Wire<In>,
    pub axi_bvalid: Wire<In>,
    pub axi_bready: Wire<Out>,
    units: Vec<LoadStoreUnit>,
    memory: MemorySystem,
    lanes: Param,
}

impl Wired {
    pub fn new(unit: &UnitShape, system: &SystemShape) -> Wired {
        let (cores, lanes) = (system.cores, unit.lanes);
        let context = index_width(unit.contexts);
        let beat = 8 * system.axi_bytes;
        Wired {
            issue: Wire::several(cores, 1),
            op: Wire::several(cores, OP_BITS),
            op_context: Wire::several(cores, context),
            rd: Wire::several(cores, REG_BITS),
            active: Wire::several(cores, lanes),
            base: Wire::several(cores * lanes, 32),
            data: Wire::several(cores * lanes, 32),
            claim_distance: Wire::several(cores, index_width(unit.slots)),
            fill_valid: Wire::several(cores, 1),
            fill_address: Wire::several(cores, 32),
            line_valid: Wire::several(cores, 1),
            line_data: Wire::several(cores, 8 * system.fill_bytes),
            available: Wire::several(cores, 1),
            drained: Wire::several(cores, 1),
            write: Wire::several(cores, 1),
            write_context: Wire::several(cores, context),
            write_register: Wire::several(cores, REG_BITS),
            write_lanes: Wire::several(cores, lanes),
            write_data: Wire::several(cores * lanes, 32),
            fence_done: Wire::several(cores, 1),
            fence_done_context: Wire::several(cores, context),
            faulted: Wire::several(cores, 1),
            axi_araddr: Wire::new(32),
            axi_arlen: Wire::new(8),
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
            axi_awlen: Wire::new(8),
            axi_awsize: Wire::new(3),
            axi_awburst: Wire::new(2),
            axi_awprot: Wire::new(3),
            axi_awvalid: Wire::new(1),
            axi_awready: Wire::new(1),
            axi_wdata: Wire::new(beat),
            axi_wstrb: Wire::new(system.axi_bytes),
            axi_wlast: Wire::new(1),
            axi_wvalid: Wire::new(1),
            axi_wready: Wire::new(1),
            axi_bresp: Wire::new(2),
            axi_bvalid: Wire::new(1),
            axi_bready: Wire::new(1),
            units: (0..cores).map(|_| LoadStoreUnit::new(unit)).collect(),
            memory: MemorySystem::new(system),
            lanes: Param::new(lanes),
        }
    }
}

impl Logic for Wired {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for core in 0..self.units.len() {
            self.units[core].issue.next = self.issue[core].val();
            self.units[core].op.next = self.op[core].val();
            self.units[core].op_context.next = self.op_context[core].val();
            self.units[core].pc.next = 0.into();
            self.units[core].rd.next = self.rd[core].val();
            self.units[core].imm.next = 0.into();
            self.units[core].active.next = self.active[core].val();
            self.units[core].claim_distance.next = self.claim_distance[core].val();
            for lane in 0..self.lanes.val() {
                self.units[core].base[lane].next = self.base[core * self.lanes.val() + lane].val();
                self.units[core].data[lane].next = self.data[core * self.lanes.val() + lane].val();
                self.write_data[core * self.lanes.val() + lane].next =
                    self.units[core].write_data[lane].val();
            }
            self.available[core].next = self.units[core].available.val();
            self.drained[core].next = self.units[core].drained.val();
            self.write[core].next = self.units[core].write.val();
            self.write_context[core].next = self.units[core].write_context.val();
            self.write_register[core].next = self.units[core].write_register.val();
            self.write_lanes[core].next = self.units[core].write_lanes.val();
            self.fence_done[core].next = self.units[core].fence_done.val();
            self.fence_done_context[core].next = self.units[core].fence_done_context.val();
            self.faulted[core].next = self.units[core].fault.valid.val();

            self.memory.fill_valid[core].next = self.fill_valid[core].val();
            self.memory.fill_address[core].next = self.fill_address[core].val();
            self.line_valid[core].next = self.memory.line_valid[core].val();
            self.line_data[core].next = self.memory.line_data[core].val();
            self.memory.request_valid[core].next = self.units[core].request_valid.val();
            self.memory.request_write[core].next = self.units[core].request_write.val();
            self.memory.request_address[core].next = self.units[core].request_address.val();
            self.memory.request_data[core].next = self.units[core].request_data.val();
            self.memory.request_bytes[core].next = self.units[core].request_bytes.val();
            self.units[core].request_ready.next = self.memory.request_ready[core].val();
            self.units[core].answer_valid.next = self.memory.answer_valid[core].val();
            self.units[core].answer_data.next = self.memory.answer_data[core].val();
            self.units[core].answer_error.next = self.memory.answer_error[core].val();
            self.memory.answer_ready[core].next = self.units[core].answer_ready.val();
            self.units[core].write_done.next = self.memory.write_done[core].val();
            self.units[core].write_error.next = self.memory.write_error[core].val();
        }
        self.axi_araddr.next = self.memory.axi_araddr.val();
        self.axi_arlen.next = self.memory.axi_arlen.val();
        self.axi_arsize.next = self.memory.axi_arsize.val();
        self.axi_arburst.next = self.memory.axi_arburst.val();
        self.axi_arprot.next = self.memory.axi_arprot.val();
        self.axi_arvalid.next = self.memory.axi_arvalid.val();
        self.memory.axi_arready.next = self.axi_arready.val();
        self.memory.axi_rdata.next = self.axi_rdata.val();
        self.memory.axi_rresp.next = self.axi_rresp.val();
        self.memory.axi_rlast.next = self.axi_rlast.val();
        self.memory.axi_rvalid.next = self.axi_rvalid.val();
        self.axi_rready.next = self.memory.axi_rready.val();
        self.axi_awaddr.next = self.memory.axi_awaddr.val();
        self.axi_awlen.next = self.memory.axi_awlen.val();
        self.axi_awsize.next = self.memory.axi_awsize.val();
        self.axi_awburst.next = self.memory.axi_awburst.val();
        self.axi_awprot.next = self.memory.axi_awprot.val();
        self.axi_awvalid.next = self.memory.axi_awvalid.val();
        self.memory.axi_awready.next = self.axi_awready.val();
        self.axi_wdata.next = self.memory.axi_wdata.val();
        self.axi_wstrb.next = self.memory.axi_wstrb.val();
        self.axi_wlast.next = self.memory.axi_wlast.val();
        self.axi_wvalid.next = self.memory.axi_wvalid.val();
        self.memory.axi_wready.next = self.axi_wready.val();
        self.memory.axi_bresp.next = self.axi_bresp.val();
        self.memory.axi_bvalid.next = self.axi_bvalid.val();
        self.axi_bready.next = self.memory.axi_bready.val();
    }
}
