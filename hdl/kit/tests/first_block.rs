//! The block shown in the style guide, word for word, from Rust to Verilog.

use warpstep_kit::check::{Bench, check_block};
use warpstep_kit::prelude::*;

/// Which active lanes take the branch. Combinational; knows nothing of program counters.
#[derive(LogicBlock)]
pub struct TakenMask {
    /// Lanes running in the current split.
    pub active: Wire<In>,
    /// What each lane computed.
    pub predicate: Vec<Wire<In>>,
    /// Active lanes whose predicate holds.
    pub taken: Wire<Out>,
}

impl TakenMask {
    fn new(lanes: usize) -> TakenMask {
        TakenMask { active: Wire::new(lanes), predicate: Wire::several(lanes, 32), taken: Wire::new(lanes) }
    }
}

impl Logic for TakenMask {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.taken.next = 0.into();
        for lane in 0..self.predicate.len() {
            if self.active.val().get_bit(lane) & self.predicate[lane].val().any() {
                self.taken.next = self.taken.val().replace_bit(lane, true);
            }
        }
    }
}

#[test]
fn inactive_lanes_never_take_the_branch() {
    let mut bench = Bench::new(TakenMask::new(4));
    bench.block.active.next = Value::new(4, 0b1011);
    for lane in 0..4 {
        bench.block.predicate[lane].next = Value::new(32, (0b1110 >> lane) & 1);
    }
    bench.settle();
    assert!(bench.block.taken.val() == 0b1010);
}

#[test]
fn it_agrees_with_its_verilog_at_any_number_of_lanes() {
    for lanes in [1, 4, 5, 32] {
        let design = check_block(TakenMask::new(lanes)).unwrap();
        assert_eq!(design.top, "taken_mask");
    }
}
