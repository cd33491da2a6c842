//! The payloads of a child's queue follow from its parent's, one a cycle.
//!
//! Split in r: in r + i, i from 0 to t_F, the payload i places behind the parent's head of r is read and written to the
//! same place of the child's queue. That is in time: the child pops it in r + 1 + i at the earliest. It is there: the
//! parent requested it no later than t_F - i cycles before it issued the split, so it stands in the parent's queue from r +
//! i on. It is not overwritten before: the request made when the parent pops it arrives t_F cycles later. And nobody else
//! writes: what the child itself requests arrives after r + t_F. All this holds as well where the parent's own queue is
//! still being filled so, from a split before.
//!
//! A split into a child whose stream has not ended begins anew. Knows nothing of flags: a NOP has a payload, too.

use crate::Shape;
use crate::front::queue::payload_bits;
use warpstep_kit::prelude::*;

/// The stream into one queue.
#[derive(LogicBlock)]
pub struct PayloadStream {
    /// The queue becomes a copy of its parent's at the end of this cycle.
    pub start: Wire<In>,
    /// Number of the parent among the other contexts of the warp; absent if there is one only.
    pub parent: Vec<Wire<In>>,
    /// Place of the parent's head.
    pub first: Wire<In>,
    /// Place that is read in the queues of all others.
    pub place: Wire<Out>,
    /// Payload there, of each of them.
    pub payloads: Vec<Wire<In>>,
    /// A payload is written at that place at the end of this cycle.
    pub valid: Wire<Out>,
    /// That payload.
    pub payload: Wire<Out>,
    /// Payloads still to come.
    left: Reg,
    next_place: Reg,
    held_parent: Vec<Reg>,
    source: Vec<Wire<Local>>,
    depth: Param,
}

impl PayloadStream {
    /// Of this machine, which has split contexts.
    pub fn new(shape: &Shape) -> PayloadStream {
        let depth = shape.config().queue_depth();
        let (others, place) = (shape.splits(), index_width(depth));
        let (choices, other) = (usize::from(others > 1), index_width(others));
        PayloadStream {
            start: Wire::new(1),
            parent: Wire::several(choices, other),
            first: Wire::new(place),
            place: Wire::new(place),
            payloads: Wire::several(others, payload_bits(shape)),
            valid: Wire::new(1),
            payload: Wire::new(payload_bits(shape)),
            left: Reg::new(place),
            next_place: Reg::without_reset(place),
            held_parent: Reg::several_without_reset(choices, other),
            source: Wire::several(choices, other),
            depth: Param::new(depth),
        }
    }
}

impl Logic for PayloadStream {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.place.next = self.next_place.val();
        if self.start.val().any() {
            self.place.next = self.first.val();
        }
        self.valid.next = (self.start.val().any() | self.left.val().any()).into();
        self.payload.next = self.payloads[0].val();
        for choice in 0..self.source.len() {
            self.source[choice].next = self.held_parent[choice].val();
            if self.start.val().any() {
                self.source[choice].next = self.parent[choice].val();
            }
            self.held_parent[choice].next = self.source[choice].val();
            for other in 0..self.payloads.len() {
                if self.source[choice].val() == other {
                    self.payload.next = self.payloads[other].val();
                }
            }
        }

        comment!("Once around the ring.");
        self.next_place.next = self.place.val() + 1;
        if self.place.val() == self.depth.val() - 1 {
            self.next_place.next = 0.into();
        }
        if self.start.val().any() {
            self.left.next = (self.depth.val() - 1).into();
        } else if self.left.val().any() {
            self.left.next = self.left.val() - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{is_set, put, small, word};
    use warpstep_kit::check::{Bench, Check, Random};

    fn shape(depth: usize, splits: usize) -> Shape {
        small(|p| {
            (p.lanes, p.fetch_latency, p.splits) = (8, depth - 1, splits);
            p.split_mode = warpstep_spec::SplitMode::Marked;
        })
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (depth, splits) in [(2, 1), (3, 2), (4, 1), (4, 3), (9, 7)] {
            let check = Check::default()
                .cycles(400)
                .input("start", |random| random.once_in(6).into())
                .input("first", move |random| random.below(depth as u64))
                .input("parent_0", move |random| random.below(splits as u64));
            check.check(PayloadStream::new(&shape(depth, splits))).unwrap_or_else(|error| panic!("{error}"));
        }
    }

    #[test]
    fn every_place_is_written_once_from_the_parents_head_on() {
        for (depth, splits) in [(2, 1), (3, 2), (4, 1), (4, 3), (9, 7)] {
            let mut random = Random::new(depth as u64);
            let mut bench = Bench::new(PayloadStream::new(&shape(depth, splits)));
            let mut stream: Option<(u64, u64, usize)> = None;
            for step in 0..400 {
                let parent = random.below(splits as u64);
                let first = random.below(depth as u64);
                let start = random.once_in(8);
                let block = &mut bench.block;
                put(&mut block.start, start.into());
                put(&mut block.first, first);
                block.parent.iter_mut().for_each(|wire| put(wire, parent));
                // A payload tells whose it is.
                for (other, wire) in block.payloads.iter_mut().enumerate() {
                    let payload = warpstep_kit::bits::Bits::new(wire.width(), 1000 * step + other as u64);
                    wire.next = Value::from_bits(payload);
                }
                if start {
                    stream = Some((first, parent, depth));
                }
                bench.settle();
                let block = &bench.block;
                assert_eq!(is_set(&block.valid), stream.is_some(), "step {step}");
                if let Some((place, parent, left)) = stream {
                    assert_eq!(word(&block.place), place, "step {step}");
                    assert!(block.payload.val() == 1000 * step + parent, "step {step}");
                    stream = (left > 1).then_some(((place + 1) % depth as u64, parent, left - 1));
                }
                bench.clock();
            }
        }
    }
}
