//! What must hold in every cycle that is not under reset, said beside the logic it is about.
//!
//! A `Guarantee` is what a block promises, a `Requirement` what it needs of its neighbours. In Verilog they stand under
//! `` `ifdef FORMAL``: a guarantee is asserted, a requirement is assumed where its block is looked at alone
//! (`` `define FORMAL_ALONE``) and asserted where the neighbours are there. In Rust a broken guarantee panics, unless a
//! requirement was broken since the last reset: then nothing is promised.

use crate::prelude::*;
use crate::tick;

/// The text of these primitives: the printer knows them by it.
pub(crate) const GUARANTEE: &str = "guarantee";
pub(crate) const REQUIREMENT: &str = "requirement";

/// What a block promises.
#[derive(LogicBlock)]
pub struct Guarantee {
    /// It does.
    pub holds: Wire<In>,
}

/// What a block needs.
#[derive(LogicBlock)]
pub struct Requirement {
    /// It does.
    pub holds: Wire<In>,
}

impl Default for Guarantee {
    fn default() -> Guarantee {
        Guarantee { holds: Wire::new(1) }
    }
}

impl Default for Requirement {
    fn default() -> Requirement {
        Requirement { holds: Wire::new(1) }
    }
}

impl Logic for Guarantee {
    about!();

    fn update(&mut self) {
        let broken = tick::edge() == Some(false) && !self.holds.val().any();
        assert!(!broken || tick::requirement_broken(), "a guarantee is broken");
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(GUARANTEE.into())
    }
}

impl Logic for Requirement {
    about!();

    fn update(&mut self) {
        if tick::edge() == Some(false) && !self.holds.val().any() {
            tick::break_requirement();
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(REQUIREMENT.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, Check, proven};
    use crate::verilog::emit;

    /// Counts up to a limit that somebody else keeps.
    #[derive(LogicBlock)]
    struct Tank {
        fill: Wire<In>,
        drain: Wire<In>,
        level: Wire<Out>,
        held: Reg,
        /// A full tank is not filled.
        spare: Requirement,
        /// There is never more in it than it holds.
        within: Guarantee,
        limit: Param,
    }

    impl Tank {
        fn new(limit: usize) -> Tank {
            Tank {
                fill: Wire::new(1),
                drain: Wire::new(1),
                level: Wire::new(4),
                held: Reg::new(4),
                spare: Requirement::default(),
                within: Guarantee::default(),
                limit: Param::new(limit),
            }
        }
    }

    impl Logic for Tank {
        about!();

        #[hdl_gen]
        fn update(&mut self) {
            self.spare.holds.next = !(self.fill.val() & (self.held.val() >= 9));
            self.within.holds.next = (self.held.val() <= self.limit.val()).into();
            self.level.next = self.held.val();
            if self.fill.val().any() {
                self.held.next = self.held.val() + 1;
            } else if (self.drain.val() & (self.held.val() != 0)).any() {
                self.held.next = self.held.val() - 1;
            }
        }
    }

    #[test]
    fn a_block_with_properties_agrees_with_its_verilog() {
        Check::default().check(Tank::new(9)).unwrap();
    }

    #[test]
    fn properties_are_part_of_the_module_they_are_about() {
        let text = &emit(&Tank::new(9)).unwrap().files[0].text;
        let wanted = "
`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (held_q <= 4'h9); // There is never more in it than it holds.
`ifdef FORMAL_ALONE
        assume (~(fill & (held_q >= 4'h9))); // A full tank is not filled.
`else
        assert (~(fill & (held_q >= 4'h9))); // A full tank is not filled.
`endif
    end
`endif
endmodule";
        assert!(text.contains(wanted), "{text}");
    }

    #[test]
    fn what_is_guaranteed_can_be_proven_and_what_is_not_cannot() {
        let proof = |limit: usize| proven(&emit(&Tank::new(limit)).unwrap(), 4).unwrap();
        assert!([None, Some(true)].contains(&proof(9)));
        assert!([None, Some(false)].contains(&proof(8)));
    }

    #[test]
    fn a_broken_guarantee_stops_the_bench() {
        let run = |limit: usize, fills: usize| {
            std::panic::catch_unwind(|| {
                let mut bench = Bench::new(Tank::new(limit));
                for _ in 0..fills {
                    bench.block.fill.next = true.into();
                    bench.clock();
                }
                bench.block.fill.next = false.into();
                bench.clock();
            })
        };
        assert!(run(8, 9).is_err());
        assert!(run(8, 8).is_ok());
        assert!(run(9, 14).is_ok(), "the requirement was broken first");
    }
}
