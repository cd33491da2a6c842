//! Counts the lanes that vote yes, and remembers the most there ever were. The block of the README, line for line.

use warpstep_kit::check::check_block;
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::mutate::{Mutation, Mutations};
use warpstep_kit::verilog::{emit, emit_with};

/// Combinational count, registered record.
#[derive(LogicBlock)]
pub struct Tally {
    /// One bit per lane.
    pub votes: Wire<In>,
    /// How many voted yes in this cycle.
    pub count: Wire<Out>,
    /// The most there were in any cycle before.
    pub record: Wire<Out>,
    most: Reg,
}

impl Tally {
    /// For so many lanes.
    pub fn new(lanes: usize) -> Tally {
        let width = index_width(lanes + 1);
        Tally {
            votes: Wire::new(lanes),
            count: Wire::new(width),
            record: Wire::new(width),
            most: Reg::new(width),
        }
    }
}

impl Logic for Tally {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.count.next = 0.into();
        for lane in 0..self.votes.width() {
            self.count.next = self.count.val() + unsigned_cast(self.votes.val().get_bit(lane));
        }
        if self.count.val() > self.most.val() {
            self.most.next = self.count.val();
        }
        self.record.next = self.most.val();
    }
}

#[test]
fn the_tally_agrees_with_its_verilog() {
    for lanes in [1, 5, 32] {
        check_block(Tally::new(lanes)).unwrap();
    }
}

/// The Verilog of `Tally::new(4)`, for people: what the printer makes of a small block.
#[test]
fn the_verilog_reads_as_if_written_by_hand() {
    let design = emit(&Tally::new(4)).unwrap();
    let expected = include_str!("tally.v");
    assert_eq!(design.files[0].text, expected, "{}", design.files[0].text);
}

#[test]
fn the_mutations_of_the_readme_can_be_made() {
    let block = Tally::new(5);
    let list = [
        Mutation::new("lane 1 votes twice", "Tally", "count", "votes[0]", "votes[1]"),
        Mutation::new("the record is the last count", "Tally", "most", "count > most", "true"),
        Mutation::reset("the record begins high", "Tally{votes: 5}", "most", "3"),
    ];
    for mutation in list {
        assert!(emit_with(&block, "", &Mutations::awake(&[mutation])).unwrap() != emit(&block).unwrap());
    }
}
