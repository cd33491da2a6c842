//! A context's last taken backward branch, and where it goes.
//!
//! Written at the end of the cycle in which the branch is redirected; `found` and `target` say in every cycle whether the request
//! at `pc` is to be followed by one at the branch's target. Invalid after reset and after `clear`, which wins. Knows nothing
//! of selection: whether there is a request at `pc` is not its concern.

use warpstep_kit::prelude::*;

/// One context's register.
#[derive(LogicBlock)]
pub struct LoopRegister {
    /// Address of the context's next request.
    pub pc: Wire<In>,
    /// A backward branch is redirected at the end of this cycle.
    pub write: Wire<In>,
    /// Address of that branch.
    pub branch_pc: Wire<In>,
    /// Target of that branch.
    pub branch_target: Wire<In>,
    /// The register becomes invalid at the end of this cycle.
    pub clear: Wire<In>,
    /// The branch of the register lies at `pc`.
    pub found: Wire<Out>,
    /// Target of the branch of the register.
    pub target: Wire<Out>,
    valid: Reg,
    held_pc: Reg,
    held_target: Reg,
}

impl Default for LoopRegister {
    fn default() -> LoopRegister {
        LoopRegister {
            pc: Wire::new(32),
            write: Wire::new(1),
            branch_pc: Wire::new(32),
            branch_target: Wire::new(32),
            clear: Wire::new(1),
            found: Wire::new(1),
            target: Wire::new(32),
            valid: Reg::new(1),
            held_pc: Reg::without_reset(32),
            held_target: Reg::without_reset(32),
        }
    }
}

impl Logic for LoopRegister {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.found.next = self.valid.val() & (self.held_pc.val() == self.pc.val());
        self.target.next = self.held_target.val();
        if self.write.val().any() {
            self.valid.next = true.into();
            self.held_pc.next = self.branch_pc.val();
            self.held_target.next = self.branch_target.val();
        }
        if self.clear.val().any() {
            self.valid.next = false.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, is_set, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        let near = |random: &mut Random| random.below(4) * 4;
        let check = Check::default()
            .cycles(500)
            .input("pc", near)
            .input("branch_pc", near)
            .input("clear", |random| random.once_in(9).into());
        agree(check, LoopRegister::default());
    }

    #[test]
    fn it_finds_its_branch_from_the_next_cycle_on_until_it_is_cleared() {
        let mut bench = Bench::new(LoopRegister::default());
        put(&mut bench.block.pc, 0x40);
        put(&mut bench.block.branch_pc, 0x40);
        put(&mut bench.block.branch_target, 0x10);
        for (write, clear, found) in [(1, 0, false), (0, 0, true), (1, 1, true), (0, 0, false)] {
            put(&mut bench.block.write, write);
            put(&mut bench.block.clear, clear);
            bench.settle();
            assert_eq!(is_set(&bench.block.found), found);
            bench.clock();
        }
        assert_eq!(word(&bench.block.target), 0x10);
    }
}
