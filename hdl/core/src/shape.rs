//! Which machine, in which flavour: what every block is built from.
//!
//! Widths that several blocks share are methods here, so that each is computed once.

use crate::issue::slots::slot_count;
use crate::lanes::destination_width;
use crate::memory::tag;
use crate::units::{FLOAT_UNITS, units};
use warpstep_kit::prelude::index_width;
use warpstep_spec::{Class, Config};

/// Which machine, and whether it has trace ports.
#[derive(Clone, Debug)]
pub struct Shape {
    config: Config,
    trace: bool,
}

impl Shape {
    /// The machine.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Whether it has trace ports.
    pub fn trace(&self) -> bool {
        self.trace
    }

    /// The machine, in the simulation flavour (with trace ports) or the synthesis one.
    pub fn new(config: Config, trace: bool) -> Shape {
        Shape { config, trace }
    }

    /// Warps of a core.
    pub fn warps(&self) -> usize {
        self.config.warps
    }

    /// Bits of a warp's number.
    pub fn warp_bits(&self) -> usize {
        index_width(self.warps())
    }

    /// Contexts of a warp, and ports they issue through: one, and one for each split context unless splitting is off.
    pub fn ports(&self) -> usize {
        self.config.contexts()
    }

    /// Bits of a port's number.
    pub fn port_bits(&self) -> usize {
        index_width(self.ports())
    }

    /// Split contexts of a warp: all its contexts but the first.
    pub fn splits(&self) -> usize {
        self.ports() - 1
    }

    /// Words that are known a cycle before they arrive at their queue: one, or none if they come from the cache just then.
    pub fn words_ahead(&self) -> usize {
        usize::from(self.config().fetch_latency > 2)
    }

    /// Whether there are split contexts: one flag with them, else none.
    pub fn split_flags(&self) -> usize {
        self.splits().min(1)
    }

    /// Contexts that the context of a port may split off, and as many read ports of its queue: the first of a warp is nobody's
    /// child, and nobody is its own.
    pub fn children(&self, port: usize) -> usize {
        if port == 0 { self.splits() } else { self.splits() - 1 }
    }

    /// Ports whose contexts may split: with one split context only the first, as it alone has a child left.
    pub fn parents(&self) -> usize {
        (0..self.ports()).filter(|port| self.children(*port) > 0).count()
    }

    /// Lanes of a warp.
    pub fn lanes(&self) -> usize {
        self.config.lanes
    }

    /// Cores of the chip.
    pub fn cores(&self) -> usize {
        self.config.cores
    }

    /// Bits of a core's number.
    pub fn core_bits(&self) -> usize {
        index_width(self.cores())
    }

    /// Bits of a number of cores.
    pub fn core_count_bits(&self) -> usize {
        index_width(self.cores() + 1)
    }

    /// Barriers of a core, and as many across cores.
    pub fn barriers(&self) -> usize {
        self.config.barriers()
    }

    /// Contexts of a core.
    pub fn contexts(&self) -> usize {
        self.config.core_contexts()
    }

    /// Bits of a context's number.
    pub fn context_bits(&self) -> usize {
        index_width(self.contexts())
    }

    /// Bits of a lane's number.
    pub fn lane_bits(&self) -> usize {
        index_width(self.lanes())
    }

    /// Bits of a destination: the register number, and above it the warp.
    pub fn destination_bits(&self) -> usize {
        destination_width(self.config.warps)
    }

    /// Bits of an instruction line.
    pub fn instruction_line_bits(&self) -> usize {
        8 * self.fill_bytes()
    }

    /// Bits of the number of entries queued for a context.
    pub fn occupancy_bits(&self) -> usize {
        index_width(self.config.queue_depth() + 1)
    }

    /// Bits of the number of requests in flight for a context.
    pub fn in_flight_bits(&self) -> usize {
        index_width(self.config.fetch_latency + 1)
    }

    /// Whether an entry says that the request after it was looped: one flag with loop registers, else none.
    pub fn loop_flags(&self) -> usize {
        self.config.loop_register.into()
    }

    /// Whether there are performance counters beside mcycle and minstret: one flag if so, else none.
    pub fn counter_flags(&self) -> usize {
        self.config.event_counters.into()
    }

    /// Whether answers of memory are released when they are due: one flag if so, else none.
    pub fn on_time_flags(&self) -> usize {
        self.config.on_time.into()
    }

    /// Whether code is loaded after reset: one flag if so, else none.
    pub fn preload_flags(&self) -> usize {
        (self.config.preload_lines > 0).into()
    }

    /// Operands of an instruction: a third one for float instructions.
    pub fn operands(&self) -> usize {
        if self.config.fpu { 3 } else { 2 }
    }

    /// Units of fixed latency.
    pub fn units(&self) -> usize {
        units(self.config.fpu).len()
    }

    /// Float units of a lane: none without float.
    pub fn float_units(&self) -> usize {
        if self.config.fpu { FLOAT_UNITS } else { 0 }
    }

    /// Register write ports of a lane: one, or a short and a long one.
    pub fn write_ports(&self) -> usize {
        self.config.write_ports
    }

    /// The write port of a class of instructions: the short one is 0, the long one 1; a single one is 0.
    pub fn write_port(&self, class: Class) -> usize {
        (self.write_ports() > 1 && !self.config.is_short(class)).into()
    }

    /// Writeback slots: a result is at most that many cycles away, less one.
    pub fn slots(&self) -> usize {
        slot_count(&self.config)
    }

    /// Lanes whose write port and units are booked apart: each where warps can be split, else all of a warp as one.
    pub fn booked_lanes(&self) -> usize {
        if self.config.contexts() > 1 { self.lanes() } else { 1 }
    }

    /// Bits of the distance to a writeback slot.
    pub fn slot_bits(&self) -> usize {
        index_width(self.slots())
    }

    /// Bytes of a line of instructions.
    pub fn fill_bytes(&self) -> usize {
        self.config.instruction_cache.line_bytes as usize
    }

    /// Bytes of a beat on the AXI bus.
    pub fn axi_bytes(&self) -> usize {
        self.config.axi_bytes as usize
    }

    /// Bytes of a data line.
    pub fn line_bytes(&self) -> usize {
        self.config.data_line_bytes as usize
    }

    /// Bits of a data line.
    pub fn line_bits(&self) -> usize {
        8 * self.line_bytes()
    }

    /// Words of a data line.
    pub fn line_words(&self) -> usize {
        self.line_bytes() / 4
    }

    /// Bits of an address that select a byte of its data line.
    pub fn line_offset_bits(&self) -> usize {
        self.line_bytes().ilog2() as usize
    }

    /// Bits of a data line's number: its address without the offset.
    pub fn line_number_bits(&self) -> usize {
        32 - self.line_offset_bits()
    }

    /// Banks of local memory.
    pub fn local_banks(&self) -> usize {
        self.config.local_banks as usize
    }

    /// Words a load picks from: those of a line, or one per bank.
    pub fn response_words(&self) -> usize {
        self.line_words().max(self.local_banks())
    }

    /// Bits of a byte's offset in these words.
    pub fn response_offset_bits(&self) -> usize {
        2 + self.response_words().ilog2() as usize
    }

    /// Bits of the tag that goes with a memory access.
    pub fn tag_bits(&self) -> usize {
        tag::CONTEXT + self.context_bits()
    }

    /// Data lines a core may have in flight to memory, and as many writes.
    pub fn outstanding(&self) -> usize {
        self.config.outstanding_lines as usize
    }
}
