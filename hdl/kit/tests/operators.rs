//! Every operator at every kind of width: Rust and Verilog agree, and no linter has a word to say.

use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;

/// Operators between bits of one width.
#[derive(LogicBlock)]
struct Operators {
    a: Wire<In>,
    b: Wire<In>,
    amount: Wire<In>,
    sum: Wire<Out>,
    difference: Wire<Out>,
    product: Wire<Out>,
    both: Wire<Out>,
    either: Wire<Out>,
    one_of: Wire<Out>,
    inverse: Wire<Out>,
    negative: Wire<Out>,
    left: Wire<Out>,
    right: Wire<Out>,
    arithmetic: Wire<Out>,
    far: Wire<Out>,
    tests: Wire<Out>,
}

impl Operators {
    fn new(width: usize, amount: usize) -> Operators {
        let wide = || Wire::new(width);
        Operators {
            a: Wire::new(width),
            b: Wire::new(width),
            amount: Wire::new(amount),
            sum: wide(),
            difference: wide(),
            product: wide(),
            both: wide(),
            either: wide(),
            one_of: wide(),
            inverse: wide(),
            negative: wide(),
            left: wide(),
            right: wide(),
            arithmetic: wide(),
            far: wide(),
            tests: Wire::new(16),
        }
    }
}

impl Logic for Operators {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
        self.difference.next = self.a.val() - self.b.val() - 1;
        self.product.next = self.a.val() * self.b.val();
        self.both.next = self.a.val() & self.b.val();
        self.either.next = self.a.val() | self.b.val();
        self.one_of.next = self.a.val() ^ self.b.val();
        self.inverse.next = !self.a.val();
        self.negative.next = -self.a.val();
        self.left.next = self.a.val() << self.amount.val();
        self.right.next = self.a.val() >> self.amount.val();
        self.arithmetic.next = signed_cast(self.a.val()) >> self.amount.val();
        self.far.next = (self.a.val() << 1) ^ (self.b.val() >> 1) ^ (self.a.val() >> 200);
        self.tests.next = 0.into();
        self.tests.next = self.tests.val().replace_bit(0, self.a.val() == self.b.val());
        self.tests.next = self.tests.val().replace_bit(1, self.a.val() != self.b.val());
        self.tests.next = self.tests.val().replace_bit(2, self.a.val() < self.b.val());
        self.tests.next = self.tests.val().replace_bit(3, self.a.val() <= self.b.val());
        self.tests.next = self.tests.val().replace_bit(4, self.a.val() > self.b.val());
        self.tests.next = self.tests.val().replace_bit(5, self.a.val() >= self.b.val());
        self.tests.next =
            self.tests.val().replace_bit(6, signed_cast(self.a.val()) < signed_cast(self.b.val()));
        self.tests.next =
            self.tests.val().replace_bit(7, signed_cast(self.a.val()) >= signed_cast(self.b.val()));
        self.tests.next = self.tests.val().replace_bit(8, self.a.val().any());
        self.tests.next = self.tests.val().replace_bit(9, self.a.val().all());
        self.tests.next = self.tests.val().replace_bit(10, self.a.val().xor());
        self.tests.next = self.tests.val().replace_bit(11, self.a.val() == 1);
        self.tests.next = self.tests.val().replace_bit(12, self.a.val() < 1);
        self.tests.next = self.tests.val().replace_bit(13, signed_cast(self.a.val()) < 0);
        self.tests.next = self.tests.val().replace_bit(14, unsigned_cast(self.a.val()) < 300);
        self.tests.next = self.tests.val().replace_bit(15, (self.a.val() >= 0) & !self.b.val().any());
    }
}

#[test]
fn operators_agree_at_every_width() {
    for (width, amount) in [(1, 1), (2, 3), (7, 3), (8, 9), (32, 5), (64, 7), (65, 7), (200, 70)] {
        Check::default().seed(width as u64).check(Operators::new(width, amount)).unwrap();
    }
}

/// Integers: bits of different widths meet, and nothing is lost until they are assigned.
#[derive(LogicBlock)]
struct Integers {
    a: Wire<In>,
    b: Wire<In>,
    amount: Wire<In>,
    zero_extended: Wire<Out>,
    sign_extended: Wire<Out>,
    sum: Wire<Out>,
    difference: Wire<Out>,
    product: Wire<Out>,
    mixed: Wire<Out>,
    average: Wire<Out>,
    shifted: Wire<Out>,
    joined: Wire<Out>,
    masked: Wire<Out>,
    negative: Wire<Out>,
    onto_bits: Wire<Out>,
    of_sum: Wire<Out>,
    tests: Wire<Out>,
}

impl Integers {
    fn new(a: usize, b: usize, out: usize) -> Integers {
        let wide = || Wire::new(out);
        Integers {
            a: Wire::new(a),
            b: Wire::new(b),
            amount: Wire::new(4),
            zero_extended: wide(),
            sign_extended: wide(),
            sum: wide(),
            difference: wide(),
            product: wide(),
            mixed: wide(),
            average: wide(),
            shifted: wide(),
            joined: wide(),
            masked: wide(),
            negative: wide(),
            onto_bits: Wire::new(a),
            of_sum: wide(),
            tests: Wire::new(8),
        }
    }
}

impl Logic for Integers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.zero_extended.next = unsigned_cast(self.a.val());
        self.sign_extended.next = signed_cast(self.a.val());
        self.sum.next = unsigned_cast(self.a.val()) + unsigned_cast(self.b.val());
        self.difference.next = signed_cast(self.a.val()) - unsigned_cast(self.b.val()) - 3;
        self.product.next = signed_cast(self.a.val()) * signed_cast(self.b.val());
        self.mixed.next = signed_cast(self.a.val()) * unsigned_cast(self.b.val());
        self.average.next = (unsigned_cast(self.a.val()) + unsigned_cast(self.b.val())) >> 1;
        self.shifted.next = (signed_cast(self.a.val()) - signed_cast(self.b.val())) >> self.amount.val();
        self.joined.next = (unsigned_cast(self.a.val()) << 5) | unsigned_cast(self.b.val());
        self.masked.next = signed_cast(self.a.val()) & unsigned_cast(self.b.val());
        self.negative.next = -unsigned_cast(self.a.val()) ^ !signed_cast(self.b.val());
        self.onto_bits.next = self.a.val() + signed_cast(self.b.val());
        self.of_sum.next = unsigned_cast((self.a.val() + self.a.val()) >> 1);
        self.tests.next = 0.into();
        self.tests.next =
            self.tests.val().replace_bit(0, unsigned_cast(self.a.val()) < unsigned_cast(self.b.val()));
        self.tests.next =
            self.tests.val().replace_bit(1, signed_cast(self.a.val()) < signed_cast(self.b.val()));
        self.tests.next =
            self.tests.val().replace_bit(2, signed_cast(self.a.val()) < unsigned_cast(self.b.val()));
        self.tests.next =
            self.tests.val().replace_bit(3, unsigned_cast(self.a.val()) == signed_cast(self.b.val()));
        self.tests.next =
            self.tests.val().replace_bit(4, unsigned_cast(self.a.val()) + unsigned_cast(self.b.val()) > 9);
        self.tests.next = self.tests.val().replace_bit(5, signed_cast(self.a.val()) >= -3);
    }
}

#[test]
fn integers_agree_whatever_the_widths() {
    for (a, b, out) in
        [(1, 1, 1), (1, 4, 2), (8, 8, 9), (8, 5, 16), (5, 8, 3), (32, 12, 32), (33, 70, 100), (64, 64, 64)]
    {
        Check::default()
            .seed(out as u64)
            .check(Integers::new(a, b, out))
            .unwrap_or_else(|error| panic!("{a} {b} {out}: {error}"));
    }
}

/// Bits and parts of words, where the index is known and where it is computed.
#[derive(LogicBlock)]
struct Parts {
    word: Wire<In>,
    other: Wire<In>,
    index: Wire<In>,
    part: Wire<In>,
    bits: Wire<Out>,
    nibbles: Wire<Out>,
    with_bit: Wire<Out>,
    with_part: Wire<Out>,
    with_both: Wire<Out>,
    in_place: Wire<Out>,
    kept: Reg,
    seen: Wire<Out>,
}

impl Parts {
    fn new(width: usize, index: usize, part: usize) -> Parts {
        Parts {
            word: Wire::new(width),
            other: Wire::new(width),
            index: Wire::new(index),
            part: Wire::new(part),
            bits: Wire::new(6),
            nibbles: Wire::new(20),
            with_bit: Wire::new(width),
            with_part: Wire::new(width),
            with_both: Wire::new(width),
            in_place: Wire::new(width),
            kept: Reg::new(width),
            seen: Wire::new(width),
        }
    }
}

impl Logic for Parts {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.bits.next = 0.into();
        self.bits.next = self.bits.val().replace_bit(0, self.word.val().get_bit(self.index.val()));
        self.bits.next = self.bits.val().replace_bit(1, self.word.val().get_bit(3));
        self.bits.next =
            self.bits.val().replace_bit(2, (self.word.val() + self.other.val()).get_bit(self.index.val()));
        self.bits.next = self.bits.val().replace_bit(3, (self.word.val() - self.other.val()).get_bit(2));
        self.bits.next = self.bits.val().replace_bit(4, (self.word.val() ^ self.other.val()).get_bit(1));
        self.bits.next =
            self.bits.val().replace_bit(5, (self.word.val() < self.other.val()) | self.word.val().get_bit(0));
        self.nibbles.next = 0.into();
        self.nibbles.next =
            self.nibbles.val().replace_bit(0, self.word.val().get_bits::<4>(self.index.val()));
        self.nibbles.next = self.nibbles.val().replace_bit(4, self.word.val().get_bits::<4>(2));
        self.nibbles.next =
            self.nibbles.val().replace_bit(8, (self.word.val() + self.other.val()).get_bits::<4>(1));
        self.nibbles.next = self
            .nibbles
            .val()
            .replace_bit(12, (self.word.val() * self.other.val()).get_bits::<4>(self.index.val()));
        self.nibbles.next = self.nibbles.val().replace_bit(16, (!self.word.val()).get_bits::<4>(0));
        self.with_bit.next = self.word.val().replace_bit(self.index.val(), self.part.val().any());
        self.with_part.next = self.word.val().replace_bit(self.index.val(), self.part.val());
        self.with_both.next =
            self.word.val().replace_bit(1, self.part.val()).replace_bit(self.index.val(), true);
        self.in_place.next = self.other.val();
        self.in_place.next =
            self.in_place.val().replace_bit(self.index.val(), self.in_place.val().get_bit(0));
        if self.part.val().get_bit(0) {
            self.in_place.next = self.in_place.val().replace_bit(2, self.part.val());
        }
        if self.part.val().any() {
            self.kept.next = self.kept.val().replace_bit(self.index.val(), self.word.val().xor());
        }
        self.seen.next = self.kept.val();
    }
}

#[test]
fn parts_agree_inside_and_beyond_the_end() {
    for (width, index, part) in [
        (1, 1, 1),
        (1, 3, 2),
        (2, 1, 1),
        (5, 2, 1),
        (5, 3, 2),
        (8, 3, 3),
        (8, 5, 1),
        (32, 5, 8),
        (100, 9, 40),
    ] {
        Check::default()
            .cycles(600)
            .check(Parts::new(width, index, part))
            .unwrap_or_else(|error| panic!("{width} {index}: {error}"));
    }
}
