//! What the memory blocks need to know of the machine: plain numbers.

use warpstep_spec::config::{Arbiter, Config};

/// The load/store unit of one core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitShape {
    /// Contexts of the core.
    pub contexts: usize,
    /// Lanes of a warp.
    pub lanes: usize,
    /// Writeback slots: one is at most `slots` - 1 cycles away.
    pub slots: usize,
    /// Bytes of a data line.
    pub line_bytes: usize,
    /// Bytes of the data cache; 0 is none.
    pub cache_bytes: usize,
    /// Bytes of local memory.
    pub local_bytes: usize,
    /// Its banks.
    pub local_banks: usize,
    /// Lines that may be on their way back, and writes that may be under way.
    pub outstanding: usize,
}

impl UnitShape {
    /// Of a core of this machine with so many writeback slots.
    pub fn of(config: &Config, slots: usize) -> UnitShape {
        UnitShape {
            contexts: config.core_contexts(),
            lanes: config.lanes,
            slots,
            line_bytes: config.data_line_bytes as usize,
            cache_bytes: config.data_cache_bytes as usize,
            local_bytes: config.local_memory_bytes as usize,
            local_banks: config.local_banks as usize,
            outstanding: config.outstanding_lines as usize,
        }
    }
}

/// Everything between the cores and the bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemShape {
    /// Cores.
    pub cores: usize,
    /// Bytes of an instruction line.
    pub fill_bytes: usize,
    /// Bytes of a data line.
    pub line_bytes: usize,
    /// Bytes of the data bus.
    pub axi_bytes: usize,
    /// Data lines a core may have under way, and as many writes.
    pub outstanding: usize,
    /// Cycles of a time slot; none if cores take turns.
    pub slot_cycles: Option<usize>,
}

impl SystemShape {
    /// Of this machine.
    pub fn of(config: &Config) -> SystemShape {
        SystemShape {
            cores: config.cores,
            fill_bytes: config.instruction_cache.line_bytes as usize,
            line_bytes: config.data_line_bytes as usize,
            axi_bytes: config.axi_bytes as usize,
            outstanding: config.outstanding_lines as usize,
            slot_cycles: (config.arbiter == Arbiter::TimeSlots).then(|| config.slot_cycles() as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn shapes_come_from_the_machine() {
        let mut parameters = named("small").expect("a named configuration").parameters();
        parameters.arbiter = Arbiter::TimeSlots;
        let config = Config::try_from(parameters).expect("possible");
        assert_eq!((UnitShape::of(&config, 35).contexts, UnitShape::of(&config, 35).cache_bytes), (4, 4096));
        assert_eq!(SystemShape::of(&config).slot_cycles, Some(7 + 8 + 3));
    }
}
