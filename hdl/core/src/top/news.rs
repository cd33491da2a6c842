//! News of written registers, for the books: who may issue waits for them.
//!
//! Units of fixed latency say it in the cycle of the write because it was known at issue; control instructions and loads
//! when they write. Knows nothing of lanes and values.

use crate::control::delay::Delay;
use crate::operation::REG_BITS;
use crate::top::units::writer::{CONTROL, FIRST_UNIT, MEMORY};
use crate::top::units::{units, writers};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Config;

/// Who wrote which register.
#[derive(LogicBlock)]
pub struct News {
    /// Cycle c + 1: which unit of fixed latency has work, one bit each.
    pub kinds: Wire<In>,
    /// Cycle c + 1: whose.
    pub owner: Wire<In>,
    /// Cycle c + 1: its destination.
    pub rd: Wire<In>,
    /// A control instruction takes effect.
    pub resolved: Wire<In>,
    /// Whose.
    pub resolved_context: Wire<In>,
    /// Its destination.
    pub resolved_register: Wire<In>,
    /// Loaded words are written.
    pub load: Wire<In>,
    /// Whose.
    pub load_context: Wire<In>,
    /// To which register.
    pub load_register: Wire<In>,
    /// Results written at the end of this cycle, one bit a writer.
    pub written: Wire<Out>,
    /// For whom.
    pub written_context: Vec<Wire<Out>>,
    /// To which register.
    pub written_register: Vec<Wire<Out>>,
    /// On their way: valid, register, context.
    delays: Vec<Delay>,
    reg_bits: Param,
}

impl News {
    /// Of this machine.
    pub fn new(config: &Config) -> News {
        let context = index_width(config.core_contexts());
        let latencies = &config.latencies;
        let (units, writers) = (units(config.fpu), writers(config.fpu));
        let kinds = units.len();
        let waits = units.into_iter().map(|class| latencies.of(class).expect("a unit of fixed latency"));
        let delay = |latency: u32| Delay::new(1 + context + REG_BITS, latency as usize - 2);
        News {
            kinds: Wire::new(kinds),
            owner: Wire::new(context),
            rd: Wire::new(REG_BITS),
            resolved: Wire::new(1),
            resolved_context: Wire::new(context),
            resolved_register: Wire::new(REG_BITS),
            load: Wire::new(1),
            load_context: Wire::new(context),
            load_register: Wire::new(REG_BITS),
            written: Wire::new(writers),
            written_context: Wire::several(writers, context),
            written_register: Wire::several(writers, REG_BITS),
            delays: waits.map(delay).collect(),
            reg_bits: Param::new(REG_BITS),
        }
    }
}

impl Logic for News {
    about!(CONTROL, MEMORY, FIRST_UNIT);

    #[hdl_gen]
    fn update(&mut self) {
        self.written.next = 0.into();
        for unit in 0..self.delays.len() {
            self.delays[unit].early.next = (unsigned_cast(self.owner.val()) << (self.reg_bits.val() + 1))
                | (unsigned_cast(self.rd.val()) << 1)
                | unsigned_cast(self.kinds.val().get_bit(unit));
            self.written.next =
                self.written.val().replace_bit(unit + FIRST_UNIT, self.delays[unit].late.val().get_bit(0));
            self.written_register[unit + FIRST_UNIT].next = unsigned_cast(self.delays[unit].late.val() >> 1);
            self.written_context[unit + FIRST_UNIT].next =
                unsigned_cast(self.delays[unit].late.val() >> (self.reg_bits.val() + 1));
        }
        self.written.next = self.written.val().replace_bit(CONTROL, self.resolved.val());
        self.written_context[CONTROL].next = self.resolved_context.val();
        self.written_register[CONTROL].next = self.resolved_register.val();
        self.written.next = self.written.val().replace_bit(MEMORY, self.load.val());
        self.written_context[MEMORY].next = self.load_context.val();
        self.written_register[MEMORY].next = self.load_register.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{float_machine, machine, prove};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes) in [(1, 1), (2, 4), (3, 5), (32, 32)] {
            prove(Check::default(), News::new(&machine(warps, lanes, "lrr")));
            prove(Check::default(), News::new(&float_machine(warps, lanes, "lrr")));
        }
    }
}
