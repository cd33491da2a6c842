//! One of several words, chosen by number. Combinational.

use super::index_width;
use crate::prelude::*;

/// `chosen` is the word numbered `index`; zero if there is none of that number.
#[derive(LogicBlock)]
pub struct Select {
    /// What there is to choose from.
    pub words: Vec<Wire<In>>,
    /// Which.
    pub index: Wire<In>,
    /// That one.
    pub chosen: Wire<Out>,
}

impl Select {
    /// Of `count` words of `width` bits.
    pub fn new(count: usize, width: usize) -> Select {
        Select {
            words: Wire::several(count, width),
            index: Wire::new(index_width(count)),
            chosen: Wire::new(width),
        }
    }
}

impl Logic for Select {
    parameters!(self; WIDTH = self.chosen.width(), COUNT = self.words.len(), INDEX = self.index.width();
        words: "COUNT*WIDTH", index: "INDEX", chosen: "WIDTH");

    fn update(&mut self) {
        self.chosen.next = 0.into();
        for word in 0..self.words.len() {
            if self.index.val() == word {
                self.chosen.next = self.words[word].val();
            }
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "reg [WIDTH-1:0] choice;
assign chosen = choice;

always @* begin : set_choice
    integer word;
    choice = {WIDTH{1'b0}};
    for (word = 0; word < COUNT; word = word + 1) begin
        if (index == word[INDEX-1:0]) choice = words[word*WIDTH +: WIDTH];
    end
end"
            .into(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check_block;

    #[test]
    fn both_faces_agree_at_every_size() {
        for (count, width) in [(1, 1), (1, 8), (2, 1), (3, 32), (32, 32), (4, 100)] {
            check_block(Select::new(count, width)).unwrap();
        }
    }
}
