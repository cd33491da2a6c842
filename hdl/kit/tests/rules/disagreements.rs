//! Every case in which stock RustHDL's simulation and its Verilog disagree, or its emission breaks. Here they agree.

use crate::case;
use rust_hdl_core::prelude as stock;
use warpstep_kit::check::check_block;
use warpstep_kit::prelude::*;

fn agrees(block: impl Block) -> String {
    let design = check_block(block).unwrap();
    design.files.into_iter().next_back().expect("a design has a file").text
}

#[test]
fn a_comparison_inside_a_conjunction_keeps_its_parentheses() {
    case!(
        Conjunction,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = self.flag.val() & (self.a.val() == self.b.val());
            self.sum.next = unsigned_cast((self.a.val() & self.b.val()) == self.lanes[0].val());
            if self.flag.val().any() & self.a.val().any() == self.b.val().any() {
                self.out.next = false.into();
            }
        }
    );
    let text = agrees(Conjunction::default());
    assert!(text.contains("flag & (a == b)"), "{text}");
    assert!(text.contains("(a & b) == lanes[7:0]"), "{text}");
}

#[test]
fn a_sum_wraps_before_it_is_compared_with_a_literal_beside_it() {
    case!(
        SumCompared,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.a.val() + 1 == self.b.val()).into();
            self.sum.next = unsigned_cast(self.a.val() - 1 > self.b.val());
        }
    );
    assert!(agrees(SumCompared::default()).contains("(a + 8'h1) == b"));
}

#[test]
fn an_inversion_has_the_width_of_what_it_inverts() {
    case!(
        Inverted,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (!self.a.val() == 0).into();
            self.sum.next = unsigned_cast(!self.a.val());
        }
    );
    assert!(agrees(Inverted::default()).contains("~a == 8'h0"));
}

#[test]
fn a_carry_does_not_survive_unless_it_is_asked_for() {
    case!(
        Carry,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.sum.next = unsigned_cast(self.a.val() + self.b.val());
            self.out.next = (unsigned_cast(self.a.val()) + unsigned_cast(self.b.val()) > 255).into();
        }
    );
    assert!(agrees(Carry::default()).contains("{1'b0, a + b}"));
}

const MAGIC: u8 = 0x5a;
const NIBBLE: usize = 4;
mod place {
    pub const LAST: usize = 3;
}

#[test]
fn named_constants_and_parameters_stand_in_expressions() {
    case!(
        Constants,
        [MAGIC, place::LAST],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.a.val() + MAGIC == self.lanes[place::LAST].val()).into();
            self.sum.next = unsigned_cast(self.wide.val().get_bits::<NIBBLE>(9)) + self.taps.val();
        }
    );
    assert!(agrees(Constants::default()).contains("(a + MAGIC) == lanes[31:24]"));
}

#[test]
fn indices_are_computed() {
    case!(
        Indices,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.lanes[self.taps.val() - 1].val() == self.lanes[(1 + 5) / 3].val()).into();
            self.sum.next = 0.into();
            for lane in 0..self.lanes.len() {
                self.sum.next = self.sum.val() + unsigned_cast(self.lanes[self.lanes.len() - 1 - lane].val());
            }
        }
    );
    agrees(Indices::default());
}

/// An inner block with a list of ports.
#[derive(LogicBlock)]
struct Inner {
    bit: Vec<Wire<In>>,
    logic: Wire<Out>,
}

impl Logic for Inner {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.logic.next = 0.into();
        for position in 0..self.bit.len() {
            self.logic.next = self.logic.val().replace_bit(position, self.bit[position].val());
        }
    }
}

/// A list of inner blocks, and fields called like words of Verilog or C++.
#[derive(LogicBlock)]
struct Nested {
    table: Wire<In>,
    always: Wire<Out>,
    queue: Vec<Inner>,
    register: Reg,
}

impl Logic for Nested {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for row in 0..self.queue.len() {
            for column in 0..3 {
                self.queue[row].bit[column].next = self.table.val().get_bit(row + column).into();
            }
        }
        self.register.next = self.queue[1].logic.val();
        self.always.next = self.register.val() ^ self.queue[0].logic.val();
    }
}

#[test]
fn nested_indices_and_reserved_words_are_names_like_others() {
    let inner = || Inner { bit: Wire::several(3, 1), logic: Wire::new(3) };
    let nested = Nested {
        table: Wire::new(5),
        always: Wire::new(3),
        queue: vec![inner(), inner()],
        register: Reg::new(3),
    };
    let text = agrees(nested);
    assert!(text.contains("inner u_queue_1") && text.contains("table_"), "{text}");
}

/// The same in stock RustHDL, to show what the cases above are about.
mod in_stock {
    use super::stock::*;

    #[derive(LogicBlock, Default)]
    pub struct Stock {
        pub a: Signal<In, Bits<8>>,
        pub b: Signal<In, Bits<8>>,
        pub flag: Signal<In, Bit>,
        pub out: Signal<Out, Bit>,
        pub wraps: Signal<Out, Bit>,
        pub inverse: Signal<Out, Bit>,
        pub sum: Signal<Out, Bits<9>>,
    }

    impl Logic for Stock {
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = self.flag.val() & (self.a.val().any() == self.b.val().any());
            self.wraps.next = self.a.val() + 1 == self.b.val();
            self.inverse.next = !self.a.val() == 0;
            self.sum.next = bit_cast::<9, 8>(self.a.val() + self.b.val());
        }
    }
}

#[test]
fn stock_rusthdl_still_prints_what_we_avoid() {
    let text = stock::generate_verilog_unchecked(&in_stock::Stock::default());
    for ambiguous in ["wraps = a + 32'h1 == b", "inverse = ~a == 32'h0", "sum = ((a + b) & 9'h1ff)"] {
        assert!(text.contains(ambiguous), "{text}");
    }
}
