//! The full product of two words, each of them signed or not. Combinational; knows nothing of instructions.

use crate::prelude::*;

/// `product = left * right`, twice as wide as its factors.
#[derive(LogicBlock)]
pub struct Multiply {
    /// One factor.
    pub left: Wire<In>,
    /// The other.
    pub right: Wire<In>,
    /// Whether `left` is two's complement.
    pub left_signed: Wire<In>,
    /// Whether `right` is.
    pub right_signed: Wire<In>,
    /// All bits of the product.
    pub product: Wire<Out>,
}

impl Multiply {
    /// Factors of `width` bits.
    pub fn new(width: usize) -> Multiply {
        Multiply {
            left: Wire::new(width),
            right: Wire::new(width),
            left_signed: Wire::new(1),
            right_signed: Wire::new(1),
            product: Wire::new(2 * width),
        }
    }
}

impl Logic for Multiply {
    parameters!(self; WIDTH = self.left.width(); left: "WIDTH", right: "WIDTH", product: "2*WIDTH");

    fn update(&mut self) {
        let factor = |word: &Wire<In>, signed: &Wire<In>| match signed.val().any() {
            true => signed_cast(word.val()),
            false => unsigned_cast(word.val()),
        };
        self.product.next = factor(&self.left, &self.left_signed) * factor(&self.right, &self.right_signed);
    }

    /// Signed factors of the width of the product: synthesis drops the repeated sign and finds the multiplier it has.
    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "wire signed [2*WIDTH-1:0] wide_left = {{WIDTH{left_signed & left[WIDTH-1]}}, left};
wire signed [2*WIDTH-1:0] wide_right = {{WIDTH{right_signed & right[WIDTH-1]}}, right};
assign product = wide_left * wide_right;"
                .into(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_width() {
        for width in [1, 2, 16, 32, 40] {
            Check::default().cycles(500).check(Multiply::new(width)).unwrap();
        }
    }

    #[test]
    fn minus_one_times_two_depends_on_who_is_signed() {
        let mut bench = Bench::new(Multiply::new(32));
        for (left_signed, high) in [(0, 1), (1, 0xffff_ffff)] {
            bench.block.left.next = Value::new(32, 0xffff_ffff);
            bench.block.right.next = Value::new(32, 2);
            bench.block.left_signed.next = Value::new(1, left_signed);
            bench.settle();
            assert!(bench.block.product.val() == Value::new(64, high << 32 | 0xffff_fffe));
        }
    }
}
