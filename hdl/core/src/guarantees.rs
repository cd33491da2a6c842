//! What blocks guarantee, proven on their Verilog for every state they can reach; and that a wrong block is not.

use crate::Shape;
use crate::front::queue::InstructionQueue;
use crate::memory::line_queue::LineQueue;
use crate::memory::lsu_queue::LsuQueue;
use crate::memory::tag_queue::TagQueue;
use crate::testing::small;
use warpstep_kit::check::proven;
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::mutate::{Mutation, Mutations};
use warpstep_kit::verilog::{emit, emit_with};
use warpstep_spec::schedule::Schedule;

/// Proven, or there is nobody to prove it.
#[track_caller]
fn holds(block: impl Block) {
    assert_ne!(proven(&emit(&block).expect("Verilog"), 4).expect("an answer"), Some(false));
}

#[track_caller]
fn fails(block: impl Block, mutation: Mutation) {
    let design = emit_with(&block, "", &Mutations::awake(&[mutation])).expect("Verilog");
    assert_ne!(proven(&design, 4).expect("an answer"), Some(true));
}

fn decoupled() -> Shape {
    small(|p| p.schedule = "lrr/gtlrr".parse::<Schedule>().expect("a schedule"))
}

#[test]
fn queues_never_hold_more_than_they_have_room_for() {
    holds(InstructionQueue::new(&small(|_| {}), 0));
    holds(InstructionQueue::new(&decoupled(), 0));
    for room in [1, 2, 5] {
        holds(TagQueue::new(room, 2));
        holds(LineQueue::new(&small(|p| p.outstanding_lines = room as u32), 3));
    }
}

#[test]
fn an_access_never_waits_behind_nothing() {
    holds(LsuQueue::new(&small(|p| p.lanes = 2)));
}

#[test]
fn wrong_queues_cannot_be_proven() {
    let instructions =
        |signal, right, wrong| Mutation::new("wrong", "InstructionQueue", signal, right, wrong);
    fails(InstructionQueue::new(&small(|_| {}), 0), instructions("count", "pop", "false"));
    let tags = |right, wrong| Mutation::new("wrong", "TagQueue", "count", right, wrong);
    fails(TagQueue::new(5, 2), tags("enter & !leave", "enter"));
    let accesses = |signal, right, wrong| Mutation::new("wrong", "LsuQueue", signal, right, wrong);
    fails(
        LsuQueue::new(&small(|p| p.lanes = 2)),
        accesses("becomes_oldest", "!oldest.valid", "oldest.valid"),
    );
}
