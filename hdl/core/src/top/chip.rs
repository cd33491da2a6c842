//! The chip: cores, the memory system they share, barriers across them. This is what is emitted.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core is busy. The
//! first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in the
//! simulation flavour only: of a list, first those of core 0, then those of core 1, and so on.

use crate::Shape;
use crate::bundles::{Axi, ProgramError, Trace};
use crate::control::global_barrier::GlobalBarriers;
use crate::memory::MemorySystem;
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
    /// Trace of the cores and of the memory arbiter.
    pub trace: Trace<Out>,

    cores: Vec<Core>,
    memory: MemorySystem,
    barriers: Vec<GlobalBarriers>,
    chip_fault: ChipFault,
    busy_cores: Wire<Local>,
    contexts: Param,
    issue_ports: Param,
    split_contexts: Param,
    write_ports: Param,
    lane_writes: Param,
}

impl Warpstep {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Warpstep {
        let cores = shape.cores();
        Warpstep {
            start_pc: Wire::new(32),
            start_argument: Wire::new(32),
            busy: Wire::new(1),
            fault: ProgramError::new(shape),
            fault_core: Wire::new(shape.core_bits()),
            axi: Axi::new(shape),
            trace: Trace::of_chip(shape),
            cores: (0..cores).map(|_| Core::new(shape)).collect(),
            memory: MemorySystem::new(shape),
            barriers: (cores > 1).then(|| GlobalBarriers::new(shape)).into_iter().collect(),
            chip_fault: ChipFault::new(shape),
            busy_cores: Wire::new(cores),
            contexts: Param::new(shape.contexts()),
            issue_ports: Param::new(shape.ports()),
            split_contexts: Param::new(if shape.ports() > 1 { shape.contexts() } else { 0 }),
            write_ports: Param::new(shape.write_ports()),
            lane_writes: Param::new(shape.write_ports() * shape.lanes()),
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
            wires::link(&mut self.cores[core].fill, &mut self.memory.fill[core]);
            wires::link(&mut self.memory.line[core], &mut self.cores[core].line);
            wires::link(&mut self.cores[core].request, &mut self.memory.request[core]);
            wires::link(&mut self.memory.answer[core], &mut self.cores[core].answer);
            wires::link(&mut self.memory.write_answer[core], &mut self.cores[core].write_answer);
        }
        self.busy.next = self.busy_cores.val().any().into();
        wires::link(&mut self.chip_fault.fault, &mut self.fault);
        wires::link(&mut self.chip_fault.fault_core, &mut self.fault_core);

        wires::link(&mut self.memory.axi, &mut self.axi);

        for port in 0..self.trace.granted.len() {
            wires::link(&mut self.memory.granted[port].valid, &mut self.trace.granted[port]);
            wires::link(&mut self.memory.granted[port].core, &mut self.trace.granted_core[port]);
            wires::link(&mut self.memory.granted[port].fill, &mut self.trace.granted_fill[port]);
            wires::link(&mut self.memory.granted[port].write, &mut self.trace.granted_write[port]);
            wires::link(&mut self.memory.granted[port].address, &mut self.trace.granted_address[port]);
        }
        for core in 0..self.trace.collision.len() {
            for port in 0..self.issue_ports.val() {
                wires::link(
                    &mut self.cores[core].trace.issue[port],
                    &mut self.trace.issue[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.issue_nop[port],
                    &mut self.trace.issue_nop[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.issue_context[port],
                    &mut self.trace.issue_context[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.issue_pc[port],
                    &mut self.trace.issue_pc[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.issue_word[port],
                    &mut self.trace.issue_word[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.issue_lanes[port],
                    &mut self.trace.issue_lanes[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.request[port],
                    &mut self.trace.request[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.request_context[port],
                    &mut self.trace.request_context[core * self.issue_ports.val() + port],
                );
                wires::link(
                    &mut self.cores[core].trace.request_pc[port],
                    &mut self.trace.request_pc[core * self.issue_ports.val() + port],
                );
            }
            for context in 0..self.split_contexts.val() {
                wires::link(
                    &mut self.cores[core].trace.lanes[context],
                    &mut self.trace.lanes[core * self.contexts.val() + context],
                );
                wires::link(
                    &mut self.cores[core].trace.owned[context],
                    &mut self.trace.owned[core * self.contexts.val() + context],
                );
            }
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
            for port in 0..self.write_ports.val() {
                wires::link(
                    &mut self.cores[core].trace.writes[port],
                    &mut self.trace.writes[core * self.write_ports.val() + port],
                );
            }
            for write in 0..self.lane_writes.val() {
                wires::link(
                    &mut self.cores[core].trace.destinations[write],
                    &mut self.trace.destinations[core * self.lane_writes.val() + write],
                );
                wires::link(
                    &mut self.cores[core].trace.values[write],
                    &mut self.trace.values[core * self.lane_writes.val() + write],
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
