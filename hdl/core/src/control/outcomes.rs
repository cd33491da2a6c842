//! What becomes of each context in a cycle: it is redirected, retires, waits or goes on. Combinational.
//!
//! Every port says where its own instruction goes; barriers, wspawn and the merge of a child concern contexts whose instruction was
//! resolved before. Knows nothing of why.

use super::stack::ParallelJoin;
use crate::Shape;
use warpstep_kit::prelude::*;

/// One bit per context of each.
#[derive(LogicBlock)]
pub struct ContextOutcomes {
    /// Warp of the instruction at each port.
    pub warps: Vec<Wire<In>>,
    /// Ports whose instruction is resolved without error, one bit per port.
    pub good: Wire<In>,
    /// Ports whose context continues elsewhere, and without error; one bit per port.
    pub jumps: Wire<In>,
    /// Warp of the scalar instruction.
    pub scalar_warp: Wire<In>,
    /// Port of the scalar instruction.
    pub scalar_port: Wire<In>,
    /// The scalar instruction makes its context wait.
    pub scalar_waits: Wire<In>,
    /// The scalar instruction ends its context.
    pub scalar_retires: Wire<In>,
    /// Join of a parallel split; absent without split contexts.
    pub join: Vec<ParallelJoin<In>>,
    /// Warps that no longer wait at a barrier, one bit per warp.
    pub opened: Wire<In>,
    /// A wspawn takes effect.
    pub spawns: Wire<In>,
    /// Warp of that wspawn.
    pub spawner: Wire<In>,
    /// Warps that start, one bit per warp.
    pub start: Wire<In>,
    /// Contexts that are redirected.
    pub redirect: Wire<Out>,
    /// Contexts that end, or are merged into their parent.
    pub retire: Wire<Out>,
    /// Contexts that start.
    pub starts: Wire<Out>,
    /// Contexts that start or end.
    pub clear: Wire<Out>,
    /// Contexts that begin to wait.
    pub waits: Wire<Out>,
    /// Contexts that may go on.
    pub released: Wire<Out>,
    warp_count: Param,
    ports: Param,
}

impl ContextOutcomes {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ContextOutcomes {
        let (contexts, ports, warps) = (shape.contexts(), shape.ports(), shape.warps());
        ContextOutcomes {
            warps: Wire::several(ports, shape.warp_bits()),
            good: Wire::new(ports),
            jumps: Wire::new(ports),
            scalar_warp: Wire::new(shape.warp_bits()),
            scalar_port: Wire::new(shape.port_bits()),
            scalar_waits: Wire::new(1),
            scalar_retires: Wire::new(1),
            join: ParallelJoin::if_splits(shape),
            opened: Wire::new(warps),
            spawns: Wire::new(1),
            spawner: Wire::new(shape.warp_bits()),
            start: Wire::new(warps),
            redirect: Wire::new(contexts),
            retire: Wire::new(contexts),
            starts: Wire::new(contexts),
            clear: Wire::new(contexts),
            waits: Wire::new(contexts),
            released: Wire::new(contexts),
            warp_count: Param::new(warps),
            ports: Param::new(ports),
        }
    }
}

impl Logic for ContextOutcomes {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.redirect.next = 0.into();
        self.retire.next = 0.into();
        self.starts.next = 0.into();
        self.waits.next = 0.into();
        self.released.next = 0.into();
        for warp in 0..self.warp_count.val() {
            comment!("What concerns a warp as a whole concerns its first context.");
            self.starts.next =
                self.starts.val().replace_bit(warp * self.ports.val(), self.start.val().get_bit(warp));
            self.released.next = self.released.val().replace_bit(
                warp * self.ports.val(),
                self.opened.val().get_bit(warp) | (self.spawns.val().any() & (self.spawner.val() == warp)),
            );
            for port in 0..self.warps.len() {
                self.redirect.next = self.redirect.val().replace_bit(
                    warp * self.ports.val() + port,
                    self.jumps.val().get_bit(port) & (self.warps[port].val() == warp),
                );
                if self.good.val().get_bit(port) & (self.warps[port].val() == warp) {
                    if self.scalar_waits.val().any() & (self.scalar_port.val() == port) {
                        self.waits.next = self.waits.val().replace_bit(warp * self.ports.val() + port, true);
                    } else {
                        self.released.next =
                            self.released.val().replace_bit(warp * self.ports.val() + port, true);
                    }
                }
                if self.scalar_retires.val().any()
                    & (self.scalar_warp.val() == warp)
                    & (self.scalar_port.val() == port)
                {
                    self.retire.next = self.retire.val().replace_bit(warp * self.ports.val() + port, true);
                }
                for flag in 0..self.join.len() {
                    if self.join[flag].merges.val().any() & (self.scalar_warp.val() == warp) {
                        if self.join[flag].parent.val() == port {
                            self.released.next =
                                self.released.val().replace_bit(warp * self.ports.val() + port, true);
                        }
                        if self.join[flag].child.val() == port {
                            self.released.next =
                                self.released.val().replace_bit(warp * self.ports.val() + port, true);
                            self.retire.next =
                                self.retire.val().replace_bit(warp * self.ports.val() + port, true);
                        }
                    }
                }
            }
        }
        self.clear.next = self.starts.val() | self.retire.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, below, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn they_agree_with_their_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            let ports = splits as u64 + 1;
            let check = Check::default()
                .cycles(500)
                .input("scalar_port", below(ports))
                .input("join_0_parent", below(ports))
                .input("join_0_child", below(ports))
                .input("scalar_warp", below(warps as u64));
            let check = if splits > 0 { check } else { Check::default() };
            agree(check, ContextOutcomes::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn a_merge_frees_both_halves_and_ends_the_child() {
        let mut bench = Bench::new(ContextOutcomes::new(&split_shape(2, 4, 2)));
        let block = &mut bench.block;
        for warp in &mut block.warps {
            put(warp, 1);
        }
        put(&mut block.good, 0b110);
        put(&mut block.jumps, 0b010);
        put(&mut block.scalar_warp, 1);
        put(&mut block.scalar_port, 2);
        put(&mut block.join[0].merges, 1);
        put(&mut block.join[0].parent, 0);
        put(&mut block.join[0].child, 2);
        bench.settle();
        let block = &bench.block;
        let seen = [&block.redirect, &block.retire, &block.released, &block.waits, &block.clear].map(word);
        assert_eq!(seen, [0b010_000, 0b100_000, 0b111_000, 0, 0b100_000]);
    }
}
