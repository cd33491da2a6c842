//! What a signal holds, as `update()` sees it: bits of a known width, or an integer that waits for one.
//!
//! Three kinds meet in an expression, and the rules below are the whole type system. The printer (`verilog/shape.rs`)
//! applies the same rules, which is why simulation and Verilog agree by construction:
//!
//! - *Bits*: what `val()` returns. Two of them meet only if their widths are equal.
//! - A *number*: a literal, a loop variable, a `Param`. It takes the width of the bits it meets and must fit there.
//! - An *integer*: what `unsigned_cast` and `signed_cast` return. It is exact (no carry is ever lost) until it meets
//!   bits or is assigned, and then keeps as many low bits as there is room for. Comparing integers is mathematics.
//!
//! Breaking a rule panics here and is an error there: it is a mistake in the block, not in its data.

use crate::bits::Bits;
use num_bigint::BigInt;

/// The value of a signal or of an expression over signals.
#[derive(Clone)]
pub struct Value(pub(crate) Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    Bits(Bits),
    Number(i128),
    Integer(BigInt),
}

impl Value {
    /// `value` in `width` bits.
    pub fn new(width: usize, value: u64) -> Value {
        Value(Kind::Bits(Bits::new(width, value)))
    }

    /// These bits.
    pub fn from_bits(bits: Bits) -> Value {
        Value(Kind::Bits(bits))
    }

    /// The bits, if the width is settled.
    pub fn bits(&self) -> &Bits {
        match &self.0 {
            Kind::Bits(bits) => bits,
            Kind::Number(number) => panic!("{number} stands where bits of a known width are needed"),
            Kind::Integer(int) => panic!("the integer {int} stands where bits of a known width are needed"),
        }
    }

    /// The same value in exactly `width` bits, by the rules above.
    pub fn at_width(self, width: usize) -> Bits {
        match self.0 {
            Kind::Bits(bits) => {
                let given = bits.width();
                assert!(given == width, "{given} bits stand where {width} are needed");
                bits
            }
            Kind::Number(number) => {
                assert!(number_fits(number, width), "{number} does not fit in {width} bits");
                number_bits(number, width)
            }
            Kind::Integer(int) => Bits::from_int(width, &int),
        }
    }

    /// The same without giving the value away: what a wire does at every reading.
    pub(crate) fn seen_at(&self, width: usize) -> Bits {
        match &self.0 {
            Kind::Bits(bits) if bits.width() == width => bits.clone(),
            _ => self.clone().at_width(width),
        }
    }

    /// Is it these bits, at their width?
    pub(crate) fn is(&self, bits: &Bits) -> bool {
        match &self.0 {
            Kind::Bits(own) => own == bits,
            _ => self.clone().at_width(bits.width()) == *bits,
        }
    }

    /// Bit `index`; false beyond the width.
    pub fn get_bit(&self, index: impl Into<Value>) -> bool {
        self.bits().bit(index.into().position())
    }

    /// `WIDTH` bits from `offset` up; zero beyond the end.
    pub fn get_bits<const WIDTH: usize>(&self, offset: impl Into<Value>) -> Value {
        Value::from_bits(self.bits().slice(offset.into().position(), WIDTH))
    }

    /// These bits with `part` (a bool, or bits of any width) written from `offset` up. Beyond the end nothing happens.
    pub fn replace_bit(&self, offset: impl Into<Value>, part: impl Into<Value>) -> Value {
        Value::from_bits(self.bits().with_slice(offset.into().position(), part.into().bits()))
    }

    /// Is any bit set?
    pub fn any(&self) -> bool {
        self.bits().ones() > 0
    }

    /// Are all bits set?
    pub fn all(&self) -> bool {
        self.bits().ones() == self.bits().width()
    }

    /// Is the number of set bits odd?
    pub fn xor(&self) -> bool {
        self.bits().ones() % 2 == 1
    }

    /// The value as a number to `match` on.
    pub fn index(&self) -> usize {
        self.position()
    }

    /// As an index or a shift amount. What no vector is long enough for saturates.
    pub(crate) fn position(&self) -> usize {
        match &self.0 {
            Kind::Bits(bits) => bits.to_u64().map_or(usize::MAX, |word| word as usize),
            Kind::Number(number) => usize::try_from(*number).expect("an index is not negative"),
            Kind::Integer(int) => panic!("the integer {int} is used as an index: name it in a wire first"),
        }
    }

    pub(crate) fn integer(&self) -> BigInt {
        match &self.0 {
            Kind::Bits(bits) => panic!("{bits:?} meets an integer: cast it too"),
            Kind::Number(number) => BigInt::from(*number),
            Kind::Integer(int) => int.clone(),
        }
    }
}

/// Does `number` have a meaning in `width` bits, as an unsigned or as a negative two's complement number?
pub(crate) fn number_fits(number: i128, width: usize) -> bool {
    let magnitude = if number < 0 { (-(number + 1)) as u128 * 2 + 1 } else { number as u128 };
    magnitude == 0 || (128 - magnitude.leading_zeros()) as usize <= width
}

/// `number` in `width` bits.
pub(crate) fn number_bits(number: i128, width: usize) -> Bits {
    match u64::try_from(number) {
        Ok(word) => Bits::new(width, word),
        Err(_) => Bits::from_int(width, &BigInt::from(number)),
    }
}

/// The bits as an unsigned integer, to be extended with zeros or cut where it is used.
pub fn unsigned_cast(value: impl Into<Value>) -> Value {
    let value = value.into();
    match value.0 {
        Kind::Bits(bits) => Value(Kind::Integer(BigInt::from(bits.to_big()))),
        other => panic!("unsigned_cast takes bits, not {:?}", Value(other)),
    }
}

/// The bits as a two's complement integer, to be extended with the sign or cut where it is used.
pub fn signed_cast(value: impl Into<Value>) -> Value {
    let value = value.into();
    match value.0 {
        Kind::Bits(bits) => Value(Kind::Integer(bits.to_signed())),
        other => panic!("signed_cast takes bits, not {:?}", Value(other)),
    }
}

impl From<bool> for Value {
    fn from(bit: bool) -> Value {
        Value::new(1, bit.into())
    }
}

impl From<Bits> for Value {
    fn from(bits: Bits) -> Value {
        Value::from_bits(bits)
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            Kind::Bits(bits) => bits.fmt(f),
            Kind::Number(number) => write!(f, "{number}"),
            Kind::Integer(int) => write!(f, "integer {int}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_must_fit_the_width_it_meets() {
        for (number, width, fits) in [
            (0, 1, true),
            (1, 1, true),
            (2, 1, false),
            (255, 8, true),
            (256, 8, false),
            (-128, 8, true),
            (-129, 8, false),
        ] {
            assert_eq!(number_fits(number, width), fits, "{number} in {width}");
        }
        assert_eq!(number_bits(-1, 12), Bits::new(12, 0xfff));
    }

    #[test]
    #[should_panic(expected = "8 bits stand where 9 are needed")]
    fn different_widths_do_not_meet() {
        Value::new(8, 1).at_width(9);
    }

    #[test]
    fn an_integer_keeps_its_carry_until_it_is_given_a_width() {
        let sum = unsigned_cast(Value::new(8, 255)) + unsigned_cast(Value::new(8, 1));
        assert_eq!(sum.clone().at_width(9), Bits::new(9, 256));
        assert_eq!(sum.at_width(8), Bits::new(8, 0));
    }

    #[test]
    fn a_signed_cast_extends_the_sign() {
        assert_eq!(signed_cast(Value::new(4, 0b1001)).at_width(8), Bits::new(8, 0b1111_1001));
    }
}
