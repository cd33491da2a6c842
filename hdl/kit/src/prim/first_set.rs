//! The lowest of several requests: fixed priority. Combinational.

use super::index_width;
use crate::prelude::*;

/// Grants the lowest request.
#[derive(LogicBlock)]
pub struct FirstSet {
    /// Who asks.
    pub requests: Wire<In>,
    /// One bit for the one who gets it, or none.
    pub grant: Wire<Out>,
    /// The same as a number; zero if nobody asks.
    pub index: Wire<Out>,
    /// Whether anybody asks.
    pub found: Wire<Out>,
}

impl FirstSet {
    /// Among `count` requests.
    pub fn new(count: usize) -> FirstSet {
        FirstSet {
            requests: Wire::new(count),
            grant: Wire::new(count),
            index: Wire::new(index_width(count)),
            found: Wire::new(1),
        }
    }
}

impl Logic for FirstSet {
    parameters!(self; COUNT = self.requests.width(), INDEX = self.index.width();
        requests: "COUNT", grant: "COUNT", index: "INDEX");

    fn update(&mut self) {
        self.found.next = self.requests.val().any().into();
        self.grant.next = self.requests.val() & (-self.requests.val());
        self.index.next = 0.into();
        for request in 0..self.requests.width() {
            if self.grant.val().get_bit(request) {
                self.index.next = request.into();
            }
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "reg [INDEX-1:0] number;
assign found = |requests;
assign index = number;

// A carry over few requests takes longer than gates.
genvar place;
generate
    if (COUNT > 8) begin : g_many
        assign grant = requests & -requests;
    end else begin : g_few
        for (place = 0; place < COUNT; place = place + 1) begin : g_places
            assign grant[place] = requests[place] & ~|(requests & ~({COUNT{1'b1}} << place));
        end
    end
endgenerate

always @* begin : set_number
    integer request;
    number = {INDEX{1'b0}};
    for (request = 0; request < COUNT; request = request + 1) begin
        if (grant[request]) number = request[INDEX-1:0];
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
    fn both_faces_agree_at_every_count() {
        for count in [1, 2, 3, 5, 8, 32, 100] {
            check_block(FirstSet::new(count)).unwrap();
        }
    }

    #[test]
    fn the_lowest_request_wins() {
        let mut bench = Bench::new(FirstSet::new(5));
        for (requests, grant, index) in
            [(0b00000, 0, 0), (0b10100, 0b00100, 2), (0b11111, 1, 0), (0b10000, 0b10000, 4)]
        {
            bench.block.requests.next = Value::new(5, requests);
            bench.settle();
            assert!(bench.block.grant.val() == grant && bench.block.index.val() == index);
            assert!(bench.block.found.val() == (requests != 0));
        }
    }
}
