//! Which beats of a line a write sends: from the first with a byte to write to the last. Combinational.
//!
//! Lanes that store to lines of their own write a word of each; the beats around it would keep the bus busy for nothing. Beats
//! between the first and the last are sent whether they have a byte to write or not: a burst has no holes.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The range of beats of a write.
#[derive(LogicBlock)]
pub struct BeatRange {
    /// Bytes of the line that are written, one bit per byte. A store writes at least one.
    pub bytes: Wire<In>,
    /// Number of the lowest beat with a byte to write.
    pub first: Wire<Out>,
    /// Number of the highest.
    pub last: Wire<Out>,
    strobes: Vec<Wire<Local>>,
    found: Wire<Local>,
    beat_bytes: Param,
}

impl BeatRange {
    /// For the lines and the bus of the machine.
    pub fn new(shape: &Shape) -> BeatRange {
        let beats = shape.line_bytes() / shape.axi_bytes();
        BeatRange {
            bytes: Wire::new(shape.line_bytes()),
            first: Wire::new(index_width(beats)),
            last: Wire::new(index_width(beats)),
            strobes: Wire::several(beats, shape.axi_bytes()),
            found: Wire::new(1),
            beat_bytes: Param::new(shape.axi_bytes()),
        }
    }
}

impl Logic for BeatRange {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.first.next = 0.into();
        self.last.next = 0.into();
        self.found.next = false.into();
        for part in 0..self.strobes.len() {
            self.strobes[part].next = unsigned_cast(self.bytes.val() >> (part * self.beat_bytes.val()));
            if self.strobes[part].val().any() {
                if !self.found.val().any() {
                    self.first.next = part.into();
                }
                self.last.next = part.into();
                self.found.next = true.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Bytes of a line and of a beat.
    const SHAPES: [(u32, u32); 6] = [(4, 4), (8, 4), (16, 16), (64, 8), (128, 4), (128, 64)];

    fn range(line_bytes: u32, axi_bytes: u32) -> BeatRange {
        BeatRange::new(&shape(|p| {
            (p.data_line_bytes, p.instruction_cache.line_bytes) = (line_bytes, 64);
            p.axi_bytes = axi_bytes;
        }))
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (line, axi) in SHAPES {
            agree(Check::default().cycles(60), range(line, axi));
        }
    }

    #[test]
    fn it_is_from_the_lowest_to_the_highest_beat_with_a_byte_to_write() {
        for (line, axi) in SHAPES {
            let mut bench = Bench::new(range(line, axi));
            let mut random = Random::new(line.into());
            for _ in 0..200 {
                let written: Vec<u64> =
                    (0..=random.below(3)).map(|_| random.below(u64::from(line))).collect();
                let none = Value::new(line as usize, 0);
                bench.block.bytes.next =
                    written.iter().fold(none, |all, at| all.replace_bit(*at as usize, true));
                bench.settle();
                let beats = written.iter().map(|at| at / u64::from(axi));
                let expected = (beats.clone().min(), beats.max());
                let block = &bench.block;
                assert_eq!((Some(word(&block.first)), Some(word(&block.last))), expected, "{written:?}");
            }
        }
    }
}
