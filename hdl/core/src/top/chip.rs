//! The chip: cores, the memory system they share, barriers across them. Wires only. This is what is emitted.
//!
//! Ports, version 2: `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core
//! is. The first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in
//! the simulation flavour only: of a list, first those of core 0, then those of core 1, and so on. Longer than a file should be, because
//! every port has its line.

use crate::Shape;
use crate::bundles::axi::Axi;
use crate::control::fault::CAUSE_BITS;
use crate::control::global_barrier::GlobalBarriers;
use crate::memory::MemorySystem;
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

    /// AXI: the bus to memory.
    pub axi: Axi<Out>,

    /// Trace: somebody issues.
    pub trace_issue: Vec<Wire<Out>>,
    /// Trace: a NOP.
    pub trace_issue_nop: Vec<Wire<Out>>,
    /// Trace: whose.
    pub trace_issue_context: Vec<Wire<Out>>,
    /// Trace: address.
    pub trace_issue_pc: Vec<Wire<Out>>,
    /// Trace: word.
    pub trace_issue_word: Vec<Wire<Out>>,
    /// Trace: active lanes.
    pub trace_issue_lanes: Vec<Wire<Out>>,
    /// Trace: somebody requests an instruction.
    pub trace_request: Vec<Wire<Out>>,
    /// Trace: who.
    pub trace_request_context: Vec<Wire<Out>>,
    /// Trace: address.
    pub trace_request_pc: Vec<Wire<Out>>,
    /// Trace: what each context does or waits for.
    pub trace_stalls: Vec<Wire<Out>>,
    /// Trace: entries queued.
    pub trace_occupancy: Vec<Wire<Out>>,
    /// Trace: requests under way.
    pub trace_in_flight: Vec<Wire<Out>>,
    /// Trace: lanes that write a register.
    pub trace_writes: Vec<Wire<Out>>,
    /// Trace: which register (low six bits) of which warp (above).
    pub trace_destinations: Vec<Wire<Out>>,
    /// Trace: with what.
    pub trace_values: Vec<Wire<Out>>,
    /// Trace: two results met in one slot.
    pub trace_collision: Vec<Wire<Out>>,
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
        let cores: Vec<Core> = (0..count).map(|_| Core::new(shape)).collect();
        let like = |wires: &[Wire<Out>]| -> Vec<Wire<Out>> {
            (0..count).flat_map(|_| wires.iter().map(|wire| Wire::new(wire.width()))).collect()
        };
        let (memory, fault) = (MemorySystem::new(shape), ChipFault::new(count, contexts, lanes));
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
            axi: Axi::new(shape),
            trace_issue: like(&cores[0].trace_issue),
            trace_issue_nop: like(&cores[0].trace_issue_nop),
            trace_issue_context: like(&cores[0].trace_issue_context),
            trace_issue_pc: like(&cores[0].trace_issue_pc),
            trace_issue_word: like(&cores[0].trace_issue_word),
            trace_issue_lanes: like(&cores[0].trace_issue_lanes),
            trace_request: like(&cores[0].trace_request),
            trace_request_context: like(&cores[0].trace_request_context),
            trace_request_pc: like(&cores[0].trace_request_pc),
            trace_stalls: like(&cores[0].trace_stalls),
            trace_occupancy: like(&cores[0].trace_occupancy),
            trace_in_flight: like(&cores[0].trace_in_flight),
            trace_writes: like(&cores[0].trace_writes),
            trace_destinations: like(&cores[0].trace_destinations),
            trace_values: like(&cores[0].trace_values),
            trace_collision: like(&cores[0].trace_collision),
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

            wires::link(&mut self.cores[core].fill, &mut self.memory.fill[core]);
            wires::link(&mut self.memory.line[core], &mut self.cores[core].line);
            wires::link(&mut self.cores[core].request, &mut self.memory.request[core]);
            wires::link(&mut self.memory.answer[core], &mut self.cores[core].answer);
            wires::link(&mut self.memory.write_answer[core], &mut self.cores[core].write_answer);

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

        wires::link(&mut self.memory.axi, &mut self.axi);

        for port in 0..self.traced.val() {
            self.trace_granted[port].next = self.memory.granted[port].valid.val();
            self.trace_granted_core[port].next = self.memory.granted[port].core.val();
            self.trace_granted_fill[port].next = self.memory.granted[port].fill.val();
            self.trace_granted_write[port].next = self.memory.granted[port].write.val();
            self.trace_granted_address[port].next = self.memory.granted[port].address.val();
            for core in 0..self.cores.len() {
                self.trace_issue[core].next = self.cores[core].trace_issue[port].val();
                self.trace_issue_nop[core].next = self.cores[core].trace_issue_nop[port].val();
                self.trace_issue_context[core].next = self.cores[core].trace_issue_context[port].val();
                self.trace_issue_pc[core].next = self.cores[core].trace_issue_pc[port].val();
                self.trace_issue_word[core].next = self.cores[core].trace_issue_word[port].val();
                self.trace_issue_lanes[core].next = self.cores[core].trace_issue_lanes[port].val();
                self.trace_request[core].next = self.cores[core].trace_request[port].val();
                self.trace_request_context[core].next = self.cores[core].trace_request_context[port].val();
                self.trace_request_pc[core].next = self.cores[core].trace_request_pc[port].val();
                self.trace_writes[core].next = self.cores[core].trace_writes[port].val();
                self.trace_collision[core].next = self.cores[core].trace_collision[port].val();
                for context in 0..self.contexts.val() {
                    self.trace_stalls[core * self.contexts.val() + context].next =
                        self.cores[core].trace_stalls[context].val();
                    self.trace_occupancy[core * self.contexts.val() + context].next =
                        self.cores[core].trace_occupancy[context].val();
                    self.trace_in_flight[core * self.contexts.val() + context].next =
                        self.cores[core].trace_in_flight[context].val();
                }
                for lane in 0..self.lanes.val() {
                    self.trace_destinations[core * self.lanes.val() + lane].next =
                        self.cores[core].trace_destinations[lane].val();
                    self.trace_values[core * self.lanes.val() + lane].next =
                        self.cores[core].trace_values[lane].val();
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
