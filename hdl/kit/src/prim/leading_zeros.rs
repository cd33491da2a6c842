//! How many zeros stand above the highest set bit. Combinational.

use super::index_width;
use crate::prelude::*;

/// `count` is the number of leading zeros of `word`, its whole width if no bit is set.
#[derive(LogicBlock)]
pub struct LeadingZeros {
    /// Where to look.
    pub word: Wire<In>,
    /// Zeros above the highest set bit.
    pub count: Wire<Out>,
    width: Param,
}

impl LeadingZeros {
    /// Of words of `width` bits.
    pub fn new(width: usize) -> LeadingZeros {
        LeadingZeros {
            word: Wire::new(width),
            count: Wire::new(index_width(width + 1)),
            width: Param::new(width),
        }
    }
}

impl Logic for LeadingZeros {
    parameters!(self; WIDTH = self.word.width(), COUNT = self.count.width(); word: "WIDTH", count: "COUNT");

    fn update(&mut self) {
        self.count.next = self.width.val().into();
        for index in 0..self.word.width() {
            if self.word.val().get_bit(index) {
                self.count.next = (self.width.val() - 1 - index).into();
            }
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "reg [COUNT-1:0] zeros;
assign count = zeros;

// The last assignment wins: the highest set bit.
always @* begin : set_zeros
    integer place;
    zeros = WIDTH[COUNT-1:0];
    for (place = WIDTH - 1; place >= 0; place = place - 1) begin
        if (word[WIDTH-1-place]) zeros = place[COUNT-1:0];
    end
end"
            .into(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, check_block};

    #[test]
    fn both_faces_agree_at_every_width() {
        for width in [1, 2, 5, 24, 32, 48] {
            check_block(LeadingZeros::new(width)).unwrap();
        }
    }

    #[test]
    fn it_counts_as_rust_counts() {
        let mut bench = Bench::new(LeadingZeros::new(32));
        for word in [0u32, 1, 2, 3, 0x8000_0000, 0x0001_2345, u32::MAX] {
            bench.block.word.next = Value::new(32, word.into());
            bench.settle();
            assert!(bench.block.count.val() == word.leading_zeros());
        }
    }
}
