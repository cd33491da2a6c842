//! What the simulation flavour shows of every cycle, before the clock edge that ends it.
//!
//! A core shows itself alone, the chip all cores: of each list first what belongs to core 0, then what belongs to core 1. In
//! the synthesis flavour all lists are empty.

use crate::Shape;
use crate::issue::STALL_BITS;
use warpstep_kit::prelude::*;

/// What cores do in this cycle.
#[derive(Bundle)]
#[bundle(values = CoreTraceValues)]
pub struct CoreTrace<K: Kind> {
    /// A context issues an instruction or a NOP.
    pub issue: Vec<Signal<K>>,
    /// A NOP issues.
    pub issue_nop: Vec<Signal<K>>,
    /// Context that issues.
    pub issue_context: Vec<Signal<K>>,
    /// Address of the instruction that issues.
    pub issue_pc: Vec<Signal<K>>,
    /// Word of the instruction that issues.
    pub issue_word: Vec<Signal<K>>,
    /// Active lanes of the context that issues, one bit per lane.
    pub issue_lanes: Vec<Signal<K>>,
    /// A context requests an instruction.
    pub request: Vec<Signal<K>>,
    /// Context that requests an instruction.
    pub request_context: Vec<Signal<K>>,
    /// Address of the requested instruction.
    pub request_pc: Vec<Signal<K>>,
    /// What each context does or waits for.
    pub stalls: Vec<Signal<K>>,
    /// Number of entries in the instruction queue of each context.
    pub occupancy: Vec<Signal<K>>,
    /// Number of instruction requests of each context in flight.
    pub in_flight: Vec<Signal<K>>,
    /// Lanes that write a register, one bit per lane.
    pub writes: Vec<Signal<K>>,
    /// Register (low six bits) and warp (above) each lane writes.
    pub destinations: Vec<Signal<K>>,
    /// Value each lane writes.
    pub values: Vec<Signal<K>>,
    /// Two results met in one writeback slot.
    pub collision: Vec<Signal<K>>,
}

impl<K: Kind> CoreTrace<K> {
    /// Of so many cores of this machine.
    pub fn new(shape: &Shape, cores: usize) -> CoreTrace<K> {
        let cores = if shape.trace() { cores } else { 0 };
        let (config, context, lanes) = (shape.config(), shape.context_bits(), shape.lanes());
        let contexts = cores * shape.contexts();
        CoreTrace {
            issue: K::wires(cores, 1),
            issue_nop: K::wires(cores, 1),
            issue_context: K::wires(cores, context),
            issue_pc: K::wires(cores, 32),
            issue_word: K::wires(cores, 32),
            issue_lanes: K::wires(cores, lanes),
            request: K::wires(cores, 1),
            request_context: K::wires(cores, context),
            request_pc: K::wires(cores, 32),
            stalls: K::wires(contexts, STALL_BITS),
            occupancy: K::wires(contexts, index_width(config.queue_depth() + 1)),
            in_flight: K::wires(contexts, index_width(config.fetch_latency + 1)),
            writes: K::wires(cores, lanes),
            destinations: K::wires(cores * lanes, shape.destination_bits()),
            values: K::wires(cores * lanes, 32),
            collision: K::wires(cores, 1),
        }
    }
}
