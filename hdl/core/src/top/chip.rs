//! The chip: cores, the memory system they share, barriers across them. This is what is emitted.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core is busy. The
//! first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in the
//! simulation flavour only: of a list, first those of core 0, then those of core 1, and so on.

use crate::Shape;
use crate::bundles::{Axi, CoreTrace, ProgramError};
use crate::control::global_barrier::GlobalBarriers;
use crate::memory::{MemorySystem, SystemShape};
use crate::top::chip_fault::ChipFault;
use crate::top::core::Core;
use warpstep_kit::prelude::*;

/// Cores and what they share.
#[derive(LogicBlock)]
pub struct Warpstep {
    /// Address at which warp 0 of each core begins.
    pub start_pc: Wire<In>,
    /// Value of mscratch at the start.
    pub start_argument: Wire<In>,
    /// A warp is active, or its core has an access in flight.
    pub busy: Wire<Out>,
    /// First program error.
    pub fault: ProgramError<Out>,
    /// Core of the first program error.
    pub fault_core: Wire<Out>,
    /// AXI4 master.
    pub axi: Axi<Out>,
    /// Trace of the cores.
    pub trace: CoreTrace<Out>,
    /// The memory arbiter grants the request of a core.
    pub trace_granted: Vec<Wire<Out>>,
    /// Core whose request is granted.
    pub trace_granted_core: Vec<Wire<Out>>,
    /// The granted request is a fill of the instruction cache.
    pub trace_granted_fill: Vec<Wire<Out>>,
    /// The granted request is a write.
    pub trace_granted_write: Vec<Wire<Out>>,
    /// Address of the granted line.
    pub trace_granted_address: Vec<Wire<Out>>,

    cores: Vec<Core>,
    memory: MemorySystem,
    barriers: Vec<GlobalBarriers>,
    chip_fault: ChipFault,
    busy_cores: Wire<Local>,
    contexts: Param,
    lanes: Param,
}

impl Warpstep {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Warpstep {
        let (cores, traced) = (shape.cores(), usize::from(shape.trace()));
        Warpstep {
            start_pc: Wire::new(32),
            start_argument: Wire::new(32),
            busy: Wire::new(1),
            fault: ProgramError::new(shape),
            fault_core: Wire::new(shape.core_bits()),
            axi: Axi::new(shape),
            trace: CoreTrace::new(shape, cores),
            trace_granted: Wire::several(traced, 1),
            trace_granted_core: Wire::several(traced, shape.core_bits()),
            trace_granted_fill: Wire::several(traced, 1),
            trace_granted_write: Wire::several(traced, 1),
            trace_granted_address: Wire::several(traced, 32),
            cores: (0..cores).map(|_| Core::new(shape)).collect(),
            memory: MemorySystem::new(&SystemShape::of(shape.config())),
            barriers: (cores > 1).then(|| GlobalBarriers::new(shape)).into_iter().collect(),
            chip_fault: ChipFault::new(shape),
            busy_cores: Wire::new(cores),
            contexts: Param::new(shape.contexts()),
            lanes: Param::new(shape.lanes()),
        }
    }
}

impl Logic for Warpstep {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.busy_cores.next = 0.into();
        for core in 0..self.cores.len() {
            self.cores[core].core_id.next = core.into();
            wires::link(&mut self.start_pc, &mut self.cores[core].start_pc);
            wires::link(&mut self.start_argument, &mut self.cores[core].start_argument);
            self.busy_cores.next = self.busy_cores.val().replace_bit(core, self.cores[core].busy.val());
            wires::link(&mut self.cores[core].fault, &mut self.chip_fault.cores[core]);
            for all in 0..self.barriers.len() {
                wires::link(&mut self.cores[core].global[all], &mut self.barriers[all].cores[core]);
            }
            wires::link(&mut self.cores[core].fill.valid, &mut self.memory.fill_valid[core]);
            wires::link(&mut self.cores[core].fill.address, &mut self.memory.fill_address[core]);
            wires::link(&mut self.memory.line_valid[core], &mut self.cores[core].line.valid);
            wires::link(&mut self.memory.line_data[core], &mut self.cores[core].line.data);
            wires::link(&mut self.cores[core].request.valid, &mut self.memory.request_valid[core]);
            wires::link(&mut self.cores[core].request.write, &mut self.memory.request_write[core]);
            wires::link(&mut self.cores[core].request.address, &mut self.memory.request_address[core]);
            wires::link(&mut self.cores[core].request.data, &mut self.memory.request_data[core]);
            wires::link(&mut self.cores[core].request.bytes, &mut self.memory.request_bytes[core]);
            wires::link(&mut self.memory.request_ready[core], &mut self.cores[core].request.ready);
            wires::link(&mut self.memory.answer_valid[core], &mut self.cores[core].answer.valid);
            wires::link(&mut self.memory.answer_data[core], &mut self.cores[core].answer.data);
            wires::link(&mut self.memory.answer_error[core], &mut self.cores[core].answer.error);
            wires::link(&mut self.cores[core].answer.ready, &mut self.memory.answer_ready[core]);
            wires::link(&mut self.memory.write_done[core], &mut self.cores[core].write_answer.valid);
            wires::link(&mut self.memory.write_error[core], &mut self.cores[core].write_answer.error);
        }
        self.busy.next = self.busy_cores.val().any().into();
        wires::link(&mut self.chip_fault.fault, &mut self.fault);
        wires::link(&mut self.chip_fault.fault_core, &mut self.fault_core);

        wires::link(&mut self.memory.axi_araddr, &mut self.axi.araddr);
        wires::link(&mut self.memory.axi_arlen, &mut self.axi.arlen);
        wires::link(&mut self.memory.axi_arsize, &mut self.axi.arsize);
        wires::link(&mut self.memory.axi_arburst, &mut self.axi.arburst);
        wires::link(&mut self.memory.axi_arprot, &mut self.axi.arprot);
        wires::link(&mut self.memory.axi_arvalid, &mut self.axi.arvalid);
        wires::link(&mut self.axi.arready, &mut self.memory.axi_arready);
        wires::link(&mut self.axi.rdata, &mut self.memory.axi_rdata);
        wires::link(&mut self.axi.rresp, &mut self.memory.axi_rresp);
        wires::link(&mut self.axi.rlast, &mut self.memory.axi_rlast);
        wires::link(&mut self.axi.rvalid, &mut self.memory.axi_rvalid);
        wires::link(&mut self.memory.axi_rready, &mut self.axi.rready);
        wires::link(&mut self.memory.axi_awaddr, &mut self.axi.awaddr);
        wires::link(&mut self.memory.axi_awlen, &mut self.axi.awlen);
        wires::link(&mut self.memory.axi_awsize, &mut self.axi.awsize);
        wires::link(&mut self.memory.axi_awburst, &mut self.axi.awburst);
        wires::link(&mut self.memory.axi_awprot, &mut self.axi.awprot);
        wires::link(&mut self.memory.axi_awvalid, &mut self.axi.awvalid);
        wires::link(&mut self.axi.awready, &mut self.memory.axi_awready);
        wires::link(&mut self.memory.axi_wdata, &mut self.axi.wdata);
        wires::link(&mut self.memory.axi_wstrb, &mut self.axi.wstrb);
        wires::link(&mut self.memory.axi_wlast, &mut self.axi.wlast);
        wires::link(&mut self.memory.axi_wvalid, &mut self.axi.wvalid);
        wires::link(&mut self.axi.wready, &mut self.memory.axi_wready);
        wires::link(&mut self.axi.bresp, &mut self.memory.axi_bresp);
        wires::link(&mut self.axi.bvalid, &mut self.memory.axi_bvalid);
        wires::link(&mut self.memory.axi_bready, &mut self.axi.bready);

        for port in 0..self.trace_granted.len() {
            wires::link(&mut self.memory.granted, &mut self.trace_granted[port]);
            wires::link(&mut self.memory.granted_core, &mut self.trace_granted_core[port]);
            wires::link(&mut self.memory.granted_fill, &mut self.trace_granted_fill[port]);
            wires::link(&mut self.memory.granted_write, &mut self.trace_granted_write[port]);
            wires::link(&mut self.memory.granted_address, &mut self.trace_granted_address[port]);
        }
        for core in 0..self.trace.issue.len() {
            wires::link(&mut self.cores[core].trace.issue[0], &mut self.trace.issue[core]);
            wires::link(&mut self.cores[core].trace.issue_nop[0], &mut self.trace.issue_nop[core]);
            wires::link(&mut self.cores[core].trace.issue_context[0], &mut self.trace.issue_context[core]);
            wires::link(&mut self.cores[core].trace.issue_pc[0], &mut self.trace.issue_pc[core]);
            wires::link(&mut self.cores[core].trace.issue_word[0], &mut self.trace.issue_word[core]);
            wires::link(&mut self.cores[core].trace.issue_lanes[0], &mut self.trace.issue_lanes[core]);
            wires::link(&mut self.cores[core].trace.request[0], &mut self.trace.request[core]);
            wires::link(
                &mut self.cores[core].trace.request_context[0],
                &mut self.trace.request_context[core],
            );
            wires::link(&mut self.cores[core].trace.request_pc[0], &mut self.trace.request_pc[core]);
            wires::link(&mut self.cores[core].trace.writes[0], &mut self.trace.writes[core]);
            wires::link(&mut self.cores[core].trace.collision[0], &mut self.trace.collision[core]);
            for context in 0..self.contexts.val() {
                wires::link(
                    &mut self.cores[core].trace.stalls[context],
                    &mut self.trace.stalls[core * self.contexts.val() + context],
                );
                wires::link(
                    &mut self.cores[core].trace.occupancy[context],
                    &mut self.trace.occupancy[core * self.contexts.val() + context],
                );
                wires::link(
                    &mut self.cores[core].trace.in_flight[context],
                    &mut self.trace.in_flight[core * self.contexts.val() + context],
                );
            }
            for lane in 0..self.lanes.val() {
                wires::link(
                    &mut self.cores[core].trace.destinations[lane],
                    &mut self.trace.destinations[core * self.lanes.val() + lane],
                );
                wires::link(
                    &mut self.cores[core].trace.values[lane],
                    &mut self.trace.values[core * self.lanes.val() + lane],
                );
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
