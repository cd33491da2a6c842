//! The chip: cores, the memory system they share, barriers across them. Wires only. This is what is emitted.
//!
//! Ports, version 2: `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core
//! is. The first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in
//! the simulation flavour only: of a list, first those of core 0, then those of core 1, and so on. Longer than a file should be, because
//! every port has its line.

use crate::Shape;
use crate::bundles::CoreTrace;
use crate::control::fault::CAUSE_BITS;
use crate::control::global_barrier::GlobalBarriers;
use crate::memory::{MemorySystem, SystemShape};
use crate::top::chip_fault::ChipFault;
use crate::top::core::Core;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Cores and what they share.
#[derive(LogicBlock)]
pub struct Warpstep {
    /// Where warp 0 of each core begins.
    pub start_pc: Wire<In>,
    /// What mscratch holds at the start.
    pub start_argument: Wire<In>,
    /// A warp is active, or its core has an access under way.
    pub busy: Wire<Out>,

    /// There was a program error.
    pub fault_valid: Wire<Out>,
    /// Of which core.
    pub fault_core: Wire<Out>,
    /// What: see the list of causes.
    pub fault_cause: Wire<Out>,
    /// Whose.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    /// The lane, of an error of memory; else 0.
    pub fault_lane: Wire<Out>,

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

    /// Trace ports of all cores.
    pub trace: CoreTrace<Out>,
    /// Trace: a core's request is granted.
    pub trace_granted: Vec<Wire<Out>>,
    /// Trace: whose.
    pub trace_granted_core: Vec<Wire<Out>>,
    /// Trace: it is a fill.
    pub trace_granted_fill: Vec<Wire<Out>>,
    /// Trace: it is a write.
    pub trace_granted_write: Vec<Wire<Out>>,
    /// Trace: address of the line.
    pub trace_granted_address: Vec<Wire<Out>>,

    cores: Vec<Core>,
    memory: MemorySystem,
    barriers: Vec<GlobalBarriers>,
    fault: ChipFault,
    busy_cores: Wire<Local>,
    faulted_cores: Wire<Local>,
    traced: Param,
    contexts: Param,
    lanes: Param,
    barrier_count: Param,
}

impl Warpstep {
    /// Of this shape.
    pub fn new(shape: &Shape) -> Warpstep {
        let config = shape.config();
        let (count, contexts, lanes) = (config.cores, config.core_contexts(), config.lanes);
        let context = index_width(contexts);
        let one = usize::from(shape.trace());
        let traced = |number: usize, width: usize| Wire::several(one * number, width);
        let system = SystemShape::of(config);
        let cores: Vec<Core> = (0..count).map(|_| Core::new(shape)).collect();
        let (memory, fault) = (MemorySystem::new(&system), ChipFault::new(count, contexts, lanes));
        Warpstep {
            start_pc: Wire::new(32),
            start_argument: Wire::new(32),
            busy: Wire::new(1),
            fault_valid: Wire::new(1),
            fault_core: Wire::new(index_width(count)),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(index_width(lanes)),
            axi_araddr: Wire::new(memory.axi_araddr.width()),
            axi_arlen: Wire::new(memory.axi_arlen.width()),
            axi_arsize: Wire::new(memory.axi_arsize.width()),
            axi_arburst: Wire::new(memory.axi_arburst.width()),
            axi_arprot: Wire::new(memory.axi_arprot.width()),
            axi_arvalid: Wire::new(memory.axi_arvalid.width()),
            axi_arready: Wire::new(memory.axi_arready.width()),
            axi_rdata: Wire::new(memory.axi_rdata.width()),
            axi_rresp: Wire::new(memory.axi_rresp.width()),
            axi_rlast: Wire::new(memory.axi_rlast.width()),
            axi_rvalid: Wire::new(memory.axi_rvalid.width()),
            axi_rready: Wire::new(memory.axi_rready.width()),
            axi_awaddr: Wire::new(memory.axi_awaddr.width()),
            axi_awlen: Wire::new(memory.axi_awlen.width()),
            axi_awsize: Wire::new(memory.axi_awsize.width()),
            axi_awburst: Wire::new(memory.axi_awburst.width()),
            axi_awprot: Wire::new(memory.axi_awprot.width()),
            axi_awvalid: Wire::new(memory.axi_awvalid.width()),
            axi_awready: Wire::new(memory.axi_awready.width()),
            axi_wdata: Wire::new(memory.axi_wdata.width()),
            axi_wstrb: Wire::new(memory.axi_wstrb.width()),
            axi_wlast: Wire::new(memory.axi_wlast.width()),
            axi_wvalid: Wire::new(memory.axi_wvalid.width()),
            axi_wready: Wire::new(memory.axi_wready.width()),
            axi_bresp: Wire::new(memory.axi_bresp.width()),
            axi_bvalid: Wire::new(memory.axi_bvalid.width()),
            axi_bready: Wire::new(memory.axi_bready.width()),
            trace: CoreTrace::new(shape, count),
            trace_granted: traced(1, 1),
            trace_granted_core: traced(1, index_width(count)),
            trace_granted_fill: traced(1, 1),
            trace_granted_write: traced(1, 1),
            trace_granted_address: traced(1, 32),
            cores,
            memory,
            barriers: (count > 1)
                .then(|| GlobalBarriers::new(count, config.barriers()))
                .into_iter()
                .collect(),
            fault,
            busy_cores: Wire::new(count),
            faulted_cores: Wire::new(count),
            traced: Param::new(one),
            contexts: Param::new(contexts),
            lanes: Param::new(lanes),
            barrier_count: Param::new(config.barriers()),
        }
    }
}

impl Logic for Warpstep {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.busy_cores.next = 0.into();
        self.faulted_cores.next = 0.into();
        for core in 0..self.cores.len() {
            self.cores[core].core_id.next = core.into();
            self.cores[core].start_pc.next = self.start_pc.val();
            self.cores[core].start_argument.next = self.start_argument.val();
            self.busy_cores.next = self.busy_cores.val().replace_bit(core, self.cores[core].busy.val());
            self.faulted_cores.next =
                self.faulted_cores.val().replace_bit(core, self.cores[core].faulted.val());
            self.fault.causes[core].next = self.cores[core].fault_cause.val();
            self.fault.contexts[core].next = self.cores[core].fault_context.val();
            self.fault.pcs[core].next = self.cores[core].fault_pc.val();
            self.fault.details[core].next = self.cores[core].fault_detail.val();
            self.fault.lanes[core].next = self.cores[core].fault_lane.val();

            self.memory.fill_valid[core].next = self.cores[core].fill.valid.val();
            self.memory.fill_address[core].next = self.cores[core].fill.address.val();
            self.cores[core].line.valid.next = self.memory.line_valid[core].val();
            self.cores[core].line.data.next = self.memory.line_data[core].val();
            self.memory.request_valid[core].next = self.cores[core].request_valid.val();
            self.memory.request_write[core].next = self.cores[core].request_write.val();
            self.memory.request_address[core].next = self.cores[core].request_address.val();
            self.memory.request_data[core].next = self.cores[core].request_data.val();
            self.memory.request_bytes[core].next = self.cores[core].request_bytes.val();
            self.cores[core].request_ready.next = self.memory.request_ready[core].val();
            self.cores[core].answer_valid.next = self.memory.answer_valid[core].val();
            self.cores[core].answer_data.next = self.memory.answer_data[core].val();
            self.cores[core].answer_error.next = self.memory.answer_error[core].val();
            self.memory.answer_ready[core].next = self.cores[core].answer_ready.val();
            self.cores[core].write_done.next = self.memory.write_done[core].val();
            self.cores[core].write_error.next = self.memory.write_error[core].val();

            for all in 0..self.barriers.len() {
                self.barriers[all].arrived[core].next = self.cores[core].global_arrived[0].val();
                self.cores[core].global_open[0].next = self.barriers[all].open[core].val();
                for barrier in 0..self.barrier_count.val() {
                    self.barriers[all].counts[core * self.barrier_count.val() + barrier].next =
                        self.cores[core].global_counts[barrier].val();
                }
            }
        }
        self.busy.next = self.busy_cores.val().any().into();
        self.fault.faulted.next = self.faulted_cores.val();
        self.fault_valid.next = self.fault.fault_valid.val();
        self.fault_core.next = self.fault.fault_core.val();
        self.fault_cause.next = self.fault.fault_cause.val();
        self.fault_context.next = self.fault.fault_context.val();
        self.fault_pc.next = self.fault.fault_pc.val();
        self.fault_detail.next = self.fault.fault_detail.val();
        self.fault_lane.next = self.fault.fault_lane.val();

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

        for port in 0..self.traced.val() {
            self.trace_granted[port].next = self.memory.granted.val();
            self.trace_granted_core[port].next = self.memory.granted_core.val();
            self.trace_granted_fill[port].next = self.memory.granted_fill.val();
            self.trace_granted_write[port].next = self.memory.granted_write.val();
            self.trace_granted_address[port].next = self.memory.granted_address.val();
            for core in 0..self.cores.len() {
                self.trace.issue[core].next = self.cores[core].trace.issue[port].val();
                self.trace.issue_nop[core].next = self.cores[core].trace.issue_nop[port].val();
                self.trace.issue_context[core].next = self.cores[core].trace.issue_context[port].val();
                self.trace.issue_pc[core].next = self.cores[core].trace.issue_pc[port].val();
                self.trace.issue_word[core].next = self.cores[core].trace.issue_word[port].val();
                self.trace.issue_lanes[core].next = self.cores[core].trace.issue_lanes[port].val();
                self.trace.request[core].next = self.cores[core].trace.request[port].val();
                self.trace.request_context[core].next = self.cores[core].trace.request_context[port].val();
                self.trace.request_pc[core].next = self.cores[core].trace.request_pc[port].val();
                self.trace.writes[core].next = self.cores[core].trace.writes[port].val();
                self.trace.collision[core].next = self.cores[core].trace.collision[port].val();
                for context in 0..self.contexts.val() {
                    self.trace.stalls[core * self.contexts.val() + context].next =
                        self.cores[core].trace.stalls[context].val();
                    self.trace.occupancy[core * self.contexts.val() + context].next =
                        self.cores[core].trace.occupancy[context].val();
                    self.trace.in_flight[core * self.contexts.val() + context].next =
                        self.cores[core].trace.in_flight[context].val();
                }
                for lane in 0..self.lanes.val() {
                    self.trace.destinations[core * self.lanes.val() + lane].next =
                        self.cores[core].trace.destinations[lane].val();
                    self.trace.values[core * self.lanes.val() + lane].next =
                        self.cores[core].trace.values[lane].val();
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "chip_programs.rs"]
mod programs;
#[cfg(test)]
#[path = "chip_tests.rs"]
mod tests;
