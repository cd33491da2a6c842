//! What a simulation sees: trace ports of the cores and of the memory arbiter. Empty lists in a machine without trace ports.
//!
//! One declaration serves the ports of a core, those of the chip (the lists of all cores one after the other, core 0
//! first) and whoever looks them up by name.

use crate::Shape;
use crate::issue::STALL_BITS;
use warpstep_kit::prelude::*;

/// What cores and the memory arbiter do in a cycle, before the clock edge that ends it.
#[derive(Bundle)]
#[bundle(values = TraceValues)]
pub struct Trace<K: Kind> {
    /// An instruction or NOP issues at each issue port.
    pub issue: Vec<Signal<K>>,
    /// What issues is a compensation NOP.
    pub issue_nop: Vec<Signal<K>>,
    /// Context that issues.
    pub issue_context: Vec<Signal<K>>,
    /// Address of the instruction that issues.
    pub issue_pc: Vec<Signal<K>>,
    /// Word of the instruction that issues.
    pub issue_word: Vec<Signal<K>>,
    /// Active lanes of the instruction that issues, one bit per lane.
    pub issue_lanes: Vec<Signal<K>>,
    /// An instruction is requested.
    pub request: Vec<Signal<K>>,
    /// Context that requests an instruction.
    pub request_context: Vec<Signal<K>>,
    /// Address of the requested instruction.
    pub request_pc: Vec<Signal<K>>,
    /// What each context does or waits for.
    pub stalls: Vec<Signal<K>>,
    /// Entries queued for each context.
    pub occupancy: Vec<Signal<K>>,
    /// Requests in flight for each context.
    pub in_flight: Vec<Signal<K>>,
    /// Active lanes of each context, one bit per lane; only where warps can be split.
    pub lanes: Vec<Signal<K>>,
    /// Lanes of each context, active or not, one bit per lane; only where warps can be split.
    pub owned: Vec<Signal<K>>,
    /// Lanes that write a register at each write port, one bit per lane.
    pub writes: Vec<Signal<K>>,
    /// Destination of each lane's write, port by port: register (low six bits) and warp (above).
    pub destinations: Vec<Signal<K>>,
    /// Value each lane writes, port by port.
    pub values: Vec<Signal<K>>,
    /// Two results met at one write port of a lane.
    pub collision: Vec<Signal<K>>,
    /// The memory arbiter grants the request of a core.
    pub granted: Vec<Signal<K>>,
    /// Core whose request is granted.
    pub granted_core: Vec<Signal<K>>,
    /// The granted request is a fill of the instruction cache.
    pub granted_fill: Vec<Signal<K>>,
    /// The granted request is a write.
    pub granted_write: Vec<Signal<K>>,
    /// Address of the granted line.
    pub granted_address: Vec<Signal<K>>,
}

impl<K: Kind> Trace<K> {
    /// Trace ports of one core: no arbiter.
    pub fn of_core(shape: &Shape) -> Trace<K> {
        Trace::new(shape, 1, 0)
    }

    /// Trace ports of the chip: every core, and the arbiter they share.
    pub fn of_chip(shape: &Shape) -> Trace<K> {
        Trace::new(shape, shape.cores(), 1)
    }

    fn new(shape: &Shape, cores: usize, arbiters: usize) -> Trace<K> {
        let [cores, arbiters] = [cores, arbiters].map(|count| if shape.trace() { count } else { 0 });
        let (contexts, ports) = (cores * shape.contexts(), cores * shape.write_ports());
        let writes = ports * shape.lanes();
        let issues = cores * shape.ports();
        let split_contexts = if shape.ports() > 1 { contexts } else { 0 };
        Trace {
            issue: K::wires(issues, 1),
            issue_nop: K::wires(issues, 1),
            issue_context: K::wires(issues, shape.context_bits()),
            issue_pc: K::wires(issues, 32),
            issue_word: K::wires(issues, 32),
            issue_lanes: K::wires(issues, shape.lanes()),
            request: K::wires(issues, 1),
            request_context: K::wires(issues, shape.context_bits()),
            request_pc: K::wires(issues, 32),
            stalls: K::wires(contexts, STALL_BITS),
            occupancy: K::wires(contexts, shape.occupancy_bits()),
            in_flight: K::wires(contexts, shape.in_flight_bits()),
            lanes: K::wires(split_contexts, shape.lanes()),
            owned: K::wires(split_contexts, shape.lanes()),
            writes: K::wires(ports, shape.lanes()),
            destinations: K::wires(writes, shape.destination_bits()),
            values: K::wires(writes, 32),
            collision: K::wires(cores, 1),
            granted: K::wires(arbiters, 1),
            granted_core: K::wires(arbiters, shape.core_bits()),
            granted_fill: K::wires(arbiters, 1),
            granted_write: K::wires(arbiters, 1),
            granted_address: K::wires(arbiters, 32),
        }
    }
}

/// The request that the memory arbiter grants in a cycle, on its way to the trace ports.
#[derive(Bundle)]
pub struct GrantTrace<K: Kind> {
    /// Request of a core is granted.
    pub valid: Signal<K>,
    /// Core whose request is granted.
    pub core: Signal<K>,
    /// The granted request is a fill of instructions.
    pub fill: Signal<K>,
    /// The granted request is a write.
    pub write: Signal<K>,
    /// Address of the line of the granted request.
    pub address: Signal<K>,
}

impl<K: Kind> GrantTrace<K> {
    /// One with trace ports, none without.
    pub fn traced(shape: &Shape) -> Vec<GrantTrace<K>> {
        shape.trace().then(|| GrantTrace::new(shape)).into_iter().collect()
    }

    /// Of this machine.
    pub fn new(shape: &Shape) -> GrantTrace<K> {
        GrantTrace {
            valid: K::wire(1),
            core: K::wire(shape.core_bits()),
            fill: K::wire(1),
            write: K::wire(1),
            address: K::wire(32),
        }
    }
}
