//! The operators of `Value`, by the rules told in `value.rs`. Nothing here knows signals or Verilog.

use crate::bits::Bits;
use crate::value::{Kind, Value, number_bits, number_fits};
use num_bigint::BigInt;
use std::cmp::Ordering;
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Shl, Shr, Sub};

/// Brings two operands under one roof and applies the operation that fits.
fn meet(a: Value, b: Value, bits: fn(&Bits, &Bits) -> Bits, int: fn(BigInt, BigInt) -> BigInt) -> Value {
    match (a.0, b.0) {
        (Kind::Bits(a), b) => Value::from_bits(bits(&a, &Value(b).at_width(a.width()))),
        (a, Kind::Bits(b)) => Value::from_bits(bits(&Value(a).at_width(b.width()), &b)),
        (a, b) => Value(Kind::Integer(int(Value(a).integer(), Value(b).integer()))),
    }
}

macro_rules! binary {
    ($($trait:ident $method:ident $bits:ident $op:tt;)*) => {$(
        impl<T: Into<Value>> $trait<T> for Value {
            type Output = Value;
            fn $method(self, other: T) -> Value {
                meet(self, other.into(), Bits::$bits, |a, b| a $op b)
            }
        }
    )*};
}

binary! {
    Add add plus +;
    Sub sub minus -;
    Mul mul times *;
    BitAnd bitand and &;
    BitOr bitor or |;
    BitXor bitxor exclusive_or ^;
}

impl BitAnd<Value> for bool {
    type Output = Value;
    fn bitand(self, other: Value) -> Value {
        other & self
    }
}

impl BitOr<Value> for bool {
    type Output = Value;
    fn bitor(self, other: Value) -> Value {
        other | self
    }
}

impl BitXor<Value> for bool {
    type Output = Value;
    fn bitxor(self, other: Value) -> Value {
        other ^ self
    }
}

impl Not for Value {
    type Output = Value;
    fn not(self) -> Value {
        match self.0 {
            Kind::Bits(bits) => Value::from_bits(bits.inverted()),
            other => Value(Kind::Integer(!Value(other).integer())),
        }
    }
}

impl Neg for Value {
    type Output = Value;
    fn neg(self) -> Value {
        match self.0 {
            Kind::Bits(bits) => Value::from_bits(bits.negated()),
            other => Value(Kind::Integer(-Value(other).integer())),
        }
    }
}

/// Longer than any vector here, and short enough that an integer shifted so far fits in memory.
const FARTHEST_SHIFT: usize = 1 << 16;

impl<T: Into<Value>> Shl<T> for Value {
    type Output = Value;
    fn shl(self, amount: T) -> Value {
        let amount = amount.into().position().min(FARTHEST_SHIFT);
        match self.0 {
            Kind::Bits(bits) => Value::from_bits(bits.shifted_left(amount)),
            other => Value(Kind::Integer(Value(other).integer() << amount)),
        }
    }
}

/// On bits zeros come in, on a signed integer the sign does.
impl<T: Into<Value>> Shr<T> for Value {
    type Output = Value;
    fn shr(self, amount: T) -> Value {
        let amount = amount.into().position().min(FARTHEST_SHIFT);
        match self.0 {
            Kind::Bits(bits) => Value::from_bits(bits.shifted_right(amount)),
            other => Value(Kind::Integer(Value(other).integer() >> amount)),
        }
    }
}

fn compare(a: &Value, b: &Value) -> Ordering {
    match (&a.0, &b.0) {
        (Kind::Bits(a), Kind::Bits(b)) => {
            let (left, right) = (a.width(), b.width());
            assert!(left == right, "{left} bits are compared with {right}");
            a.compare(b)
        }
        (Kind::Bits(a), Kind::Number(b)) => {
            assert!(number_fits(*b, a.width()), "{b} does not fit in {} bits", a.width());
            a.compare(&number_bits(*b, a.width()))
        }
        (Kind::Number(_), Kind::Bits(_)) => compare(b, a).reverse(),
        _ => a.integer().cmp(&b.integer()),
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        compare(self, other) == Ordering::Equal
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(compare(self, other))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value(Kind::Number(number as i128))
            }
        }
        impl PartialEq<$number> for Value {
            fn eq(&self, other: &$number) -> bool {
                compare(self, &Value::from(*other)) == Ordering::Equal
            }
        }
        impl PartialOrd<$number> for Value {
            fn partial_cmp(&self, other: &$number) -> Option<Ordering> {
                Some(compare(self, &Value::from(*other)))
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize i32);

impl PartialEq<bool> for Value {
    fn eq(&self, other: &bool) -> bool {
        compare(self, &Value::from(*other)) == Ordering::Equal
    }
}

#[cfg(test)]
mod tests {
    use crate::value::{Value, signed_cast, unsigned_cast};

    #[test]
    fn sums_of_bits_wrap_before_anyone_looks_at_them() {
        assert!(Value::new(8, 255) + 1 == 0);
        assert!(Value::new(8, 0) - 1 == 255);
    }

    #[test]
    fn integers_compare_as_mathematics_does() {
        let (minus_one, three) = (Value::new(4, 15), Value::new(8, 3));
        assert!(signed_cast(minus_one.clone()) < signed_cast(three.clone()));
        assert!(unsigned_cast(minus_one.clone()) > unsigned_cast(three.clone()));
        assert!(signed_cast(minus_one) < unsigned_cast(three));
    }

    #[test]
    fn a_signed_integer_shifts_its_sign_in() {
        let shifted = signed_cast(Value::new(8, 0x90)) >> Value::new(3, 4);
        assert_eq!(shifted.at_width(8).to_u64(), Some(0xf9));
        assert!(Value::new(8, 0x90) >> 4 == 9);
    }

    #[test]
    fn a_shift_farther_than_the_width_leaves_nothing() {
        assert!(Value::new(8, 0xff) << Value::new(70, 1 << 40) == 0);
        assert!(Value::new(8, 0xff) >> 8 == 0);
    }
}
