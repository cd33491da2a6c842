//! Which contexts of one warp may issue side by side: of several that need the same shared unit, the lowest. Combinational.
//!
//! Shared are the load/store unit, lane exchange, and what takes one value for all lanes (CSRs, control instructions but
//! branches and direct jumps): [`warpstep_spec::isa::SharedUnit`]. A NOP needs nothing. The lowest ready context always may,
//! so the warp is ready exactly if one of its contexts is. Does not know who is selected.

use super::{STALL_BITS, stall};
use crate::Shape;
use crate::bundles::QueueEntry;
use crate::operation::class::{CSR, FENCE, JUMP, LANE_EXCHANGE, LOAD, STORE, SYSTEM, WARP_CONTROL};
use crate::operation::special::{FENCE_I, JAL};
use warpstep_kit::prelude::*;

/// Contexts of one warp.
#[derive(LogicBlock)]
pub struct Siblings {
    /// Oldest entry of each context.
    pub heads: Vec<QueueEntry<In>>,
    /// Contexts whose head can issue on its own, one bit per context.
    pub able: Wire<In>,
    /// Reason why each context cannot.
    pub reasons: Vec<Wire<In>>,
    /// Contexts whose head can issue beside the others, one bit per context.
    pub ready: Wire<Out>,
    /// Reason why each context cannot.
    pub states: Vec<Wire<Out>>,
    /// A lower context uses the unit, before each context.
    memory_taken: Vec<Wire<Local>>,
    scalar_taken: Vec<Wire<Local>>,
    exchange_taken: Vec<Wire<Local>>,
    memory: Wire<Local>,
    scalar: Wire<Local>,
    exchange: Wire<Local>,
    waits: Wire<Local>,
}

impl Siblings {
    /// Of a warp of this machine.
    pub fn new(shape: &Shape) -> Siblings {
        let contexts = shape.ports();
        Siblings {
            heads: (0..contexts).map(|_| QueueEntry::new(shape)).collect(),
            able: Wire::new(contexts),
            reasons: Wire::several(contexts, STALL_BITS),
            ready: Wire::new(contexts),
            states: Wire::several(contexts, STALL_BITS),
            memory_taken: Wire::several(contexts + 1, 1),
            scalar_taken: Wire::several(contexts + 1, 1),
            exchange_taken: Wire::several(contexts + 1, 1),
            memory: Wire::new(contexts),
            scalar: Wire::new(contexts),
            exchange: Wire::new(contexts),
            waits: Wire::new(contexts),
        }
    }
}

impl Logic for Siblings {
    about! {
        CSR, FENCE, JUMP, LANE_EXCHANGE, LOAD, STORE, SYSTEM, WARP_CONTROL, FENCE_I, JAL, stall::SIBLING
    }

    #[hdl_gen]
    fn update(&mut self) {
        self.memory_taken[0].next = false.into();
        self.scalar_taken[0].next = false.into();
        self.exchange_taken[0].next = false.into();
        self.memory.next = 0.into();
        self.scalar.next = 0.into();
        self.exchange.next = 0.into();
        self.waits.next = 0.into();
        self.ready.next = 0.into();
        for context in 0..self.heads.len() {
            comment!("What the head needs.");
            if self.able.val().get_bit(context) & !self.heads[context].nop.val().any() {
                self.memory.next = self.memory.val().replace_bit(
                    context,
                    (self.heads[context].class.val() == LOAD)
                        | (self.heads[context].class.val() == STORE)
                        | ((self.heads[context].class.val() == FENCE)
                            & (self.heads[context].op.val() != FENCE_I)),
                );
                self.scalar.next = self.scalar.val().replace_bit(
                    context,
                    (self.heads[context].class.val() == CSR)
                        | (self.heads[context].class.val() == SYSTEM)
                        | (self.heads[context].class.val() == WARP_CONTROL)
                        | ((self.heads[context].class.val() == JUMP) & (self.heads[context].op.val() != JAL))
                        | (self.heads[context].op.val() == FENCE_I),
                );
                self.exchange.next = self
                    .exchange
                    .val()
                    .replace_bit(context, self.heads[context].class.val() == LANE_EXCHANGE);
            }

            comment!("Whether a lower context has it.");
            self.waits.next = self.waits.val().replace_bit(
                context,
                (self.memory_taken[context].val().any() & self.memory.val().get_bit(context))
                    | (self.scalar_taken[context].val().any() & self.scalar.val().get_bit(context))
                    | (self.exchange_taken[context].val().any() & self.exchange.val().get_bit(context)),
            );
            self.memory_taken[context + 1].next =
                (self.memory_taken[context].val().any() | self.memory.val().get_bit(context)).into();
            self.scalar_taken[context + 1].next =
                (self.scalar_taken[context].val().any() | self.scalar.val().get_bit(context)).into();
            self.exchange_taken[context + 1].next =
                (self.exchange_taken[context].val().any() | self.exchange.val().get_bit(context)).into();
            self.ready.next = self
                .ready
                .val()
                .replace_bit(context, self.able.val().get_bit(context) & !self.waits.val().get_bit(context));
            self.states[context].next = self.reasons[context].val();
            if self.waits.val().get_bit(context) {
                self.states[context].next = stall::SIBLING.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operation::{ILLEGAL, class_number};
    use crate::testing::{put, small, splitting, word};
    use crate::top::testing::{entries, row};
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::isa::table::ROWS;

    fn siblings(splits: usize) -> Siblings {
        Siblings::new(&small(|p| {
            p.lanes = 8;
            splitting(p);
            p.splits = splits;
        }))
    }

    #[test]
    fn they_agree_with_their_verilog() {
        for splits in [1, 2, 7] {
            let check = (0..=splits)
                .fold(Check::default(), |check, context| entries(check, &format!("heads_{context}"), row));
            check.check(siblings(splits)).unwrap_or_else(|error| panic!("{splits}: {error}"));
        }
    }

    /// Against the table of the specification.
    #[test]
    fn the_lowest_context_that_needs_a_unit_has_it() {
        let mut random = Random::new(3);
        let mut bench = Bench::new(siblings(3));
        let mut waited = 0;
        for _ in 0..3000 {
            let mut taken = vec![];
            let mut expected = vec![];
            let able = random.word() & 15;
            put(&mut bench.block.able, able);
            for context in 0..4 {
                let row = &ROWS[random.below(ROWS.len() as u64) as usize];
                let (nop, illegal) = (random.once_in(6), random.once_in(20));
                let head = &mut bench.block.heads[context];
                put(&mut head.nop, nop.into());
                put(&mut head.op, if illegal { ILLEGAL } else { row.op as u64 });
                let class = if illegal { warpstep_spec::Class::Alu } else { row.class };
                put(&mut head.class, class_number(class));
                put(&mut bench.block.reasons[context], stall::NOT_SELECTED as u64);
                let is_able = able >> context & 1 == 1;
                let unit = row.op.shared_unit().filter(|_| is_able && !nop && !illegal);
                let waits = unit.is_some_and(|unit| taken.contains(&unit));
                waited += u64::from(waits);
                taken.extend(unit);
                expected.push((is_able && !waits, if waits { stall::SIBLING } else { stall::NOT_SELECTED }));
            }
            bench.settle();
            for (context, (ready, state)) in expected.into_iter().enumerate() {
                assert_eq!(bench.block.ready.val().get_bit(context), ready);
                assert_eq!(word(&bench.block.states[context]), state as u64);
            }
        }
        assert!(waited > 100, "{waited}");
    }
}
