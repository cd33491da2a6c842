//! An expression whose every part has a width. Two things that meet have the same one, so Verilog's own
//! rules for widening never apply, and what is printed means what RustHDL computed.

use super::fields::side_by_side;
use crate::bits::Bits;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expr {
    Const(Bits),
    /// A constant that has a name in the source.
    Label {
        name: String,
        bits: Bits,
    },
    /// `width` bits from `low` up of a signal of `of` bits.
    Part {
        name: String,
        of: usize,
        low: usize,
        width: usize,
    },
    /// `width` bits of a signal from a computed index up, inside the signal for every index.
    Pick {
        name: String,
        of: usize,
        index: Box<Expr>,
        width: usize,
    },
    Not(Box<Expr>),
    Negate(Box<Expr>),
    Reduce(Reduce, Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    Shift(Shift, Box<Expr>, Box<Expr>),
    Compare {
        op: Comparison,
        signed: bool,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// Most significant part first.
    Concat(Vec<Expr>),
    Repeat(usize, Box<Expr>),
    Choose(Box<Expr>, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Reduce {
    And,
    Or,
    Xor,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Shift {
    Left,
    Right,
    Arithmetic,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Comparison {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Expr {
    pub fn signal(name: &str, width: usize) -> Expr {
        Expr::Part { name: name.to_string(), of: width, low: 0, width }
    }

    pub fn number(width: usize, value: u64) -> Expr {
        Expr::Const(Bits::new(width, value))
    }

    pub fn width(&self) -> usize {
        match self {
            Expr::Const(bits) | Expr::Label { bits, .. } => bits.width(),
            Expr::Part { width, .. } | Expr::Pick { width, .. } => *width,
            Expr::Not(inner) | Expr::Negate(inner) => inner.width(),
            Expr::Reduce(..) | Expr::Compare { .. } => 1,
            Expr::Binary(_, left, _) | Expr::Shift(_, left, _) => left.width(),
            Expr::Concat(parts) => parts.iter().map(Expr::width).sum(),
            Expr::Repeat(count, inner) => count * inner.width(),
            Expr::Choose(_, yes, _) => yes.width(),
        }
    }

    /// The same without the name of a constant.
    pub fn nameless(self) -> Expr {
        match self {
            Expr::Label { bits, .. } => Expr::Const(bits),
            other => other,
        }
    }

    /// `Some(true)` for a constant with any bit set.
    pub fn known(&self) -> Option<bool> {
        match self {
            Expr::Const(bits) | Expr::Label { bits, .. } => Some(bits.ones() > 0),
            _ => None,
        }
    }

    /// Both operands have one width. Constants that decide the result do so at once.
    pub fn binary(op: Op, left: Expr, right: Expr) -> Expr {
        let plain = |expr: &Expr| expr.clone().nameless();
        let full = |expr: &Expr| matches!(plain(expr), Expr::Const(bits) if bits.ones() == bits.width());
        let zero = |expr: &Expr| expr.known() == Some(false);
        match op {
            Op::And if zero(&left) || full(&right) => left,
            Op::And if zero(&right) || full(&left) => right,
            Op::Or if zero(&left) || full(&right) => right,
            Op::Or if zero(&right) || full(&left) => left,
            Op::Sub | Op::Xor if left == right => Expr::number(left.width(), 0),
            Op::Xor | Op::Add if zero(&left) => right,
            Op::Xor | Op::Add | Op::Sub if zero(&right) => left,
            Op::Or => side_by_side(&plain(&left), &plain(&right))
                .unwrap_or_else(|| Expr::Binary(op, left.into(), right.into())),
            _ => Expr::Binary(op, left.into(), right.into()),
        }
    }

    pub fn not(inner: Expr) -> Expr {
        match inner.nameless() {
            Expr::Const(bits) => Expr::Const(bits.inverted()),
            other => Expr::Not(other.into()),
        }
    }

    pub fn choose(condition: Expr, yes: Expr, no: Expr) -> Expr {
        match condition.known() {
            Some(true) => yes,
            Some(false) => no,
            None => Expr::Choose(condition.into(), yes.into(), no.into()),
        }
    }

    /// Most significant part first; neighbours that continue each other become one.
    pub fn concat(parts: Vec<Expr>) -> Expr {
        let mut joined: Vec<Expr> = vec![];
        for part in parts.into_iter().flat_map(|part| match part {
            Expr::Concat(inner) => inner,
            other => vec![other],
        }) {
            match (joined.last_mut(), part.nameless()) {
                (Some(Expr::Const(high)), Expr::Const(low)) => {
                    let both = high.slice(0, high.width() + low.width()).shifted_left(low.width());
                    *high = both.with_slice(0, &low);
                }
                (
                    Some(Expr::Part { name, low, width, .. }),
                    Expr::Part { name: next, low: next_low, width: next_width, .. },
                ) if *name == next && *low == next_low + next_width => {
                    *low = next_low;
                    *width += next_width;
                }
                (_, part) => joined.push(part),
            }
        }
        if joined.len() == 1 { joined.remove(0) } else { Expr::Concat(joined) }
    }

    /// Comparisons that cannot come out otherwise are decided here: linters rightly dislike them.
    pub fn compare(op: Comparison, signed: bool, left: Expr, right: Expr) -> Expr {
        use Comparison::*;
        let plain = (left.clone().nameless(), right.clone().nameless());
        if let (Expr::Const(a), Expr::Const(b)) = &plain {
            let order = if signed { a.to_signed().cmp(&b.to_signed()) } else { a.compare(b) };
            let holds = match op {
                Eq => order.is_eq(),
                Ne => order.is_ne(),
                Lt => order.is_lt(),
                Le => order.is_le(),
                Gt => order.is_gt(),
                Ge => order.is_ge(),
            };
            return Expr::number(1, holds.into());
        }
        if left == right {
            return Expr::number(1, matches!(op, Eq | Le | Ge).into());
        }
        if matches!(left, Expr::Const(_) | Expr::Label { .. }) {
            let turned = match op {
                Eq | Ne => op,
                Lt => Gt,
                Le => Ge,
                Gt => Lt,
                Ge => Le,
            };
            return Expr::compare(turned, signed, right, left);
        }
        if let (Expr::Const(bound), false) = (&plain.1, signed) {
            let (zero, full) = (bound.ones() == 0, bound.ones() == bound.width());
            match op {
                Lt if zero => return Expr::number(1, 0),
                Gt if full => return Expr::number(1, 0),
                Ge if zero => return Expr::number(1, 1),
                Le if full => return Expr::number(1, 1),
                Le if zero => return Expr::compare(Eq, false, left, right),
                Gt if zero => return Expr::compare(Ne, false, left, right),
                _ => {}
            }
        }
        Expr::Compare { op, signed, left: left.into(), right: right.into() }
    }

    /// Calls `see(name, low, width)` for every part of a signal that is read.
    pub fn reads(&self, see: &mut dyn FnMut(&str, usize, usize)) {
        match self {
            Expr::Const(_) | Expr::Label { .. } => {}
            Expr::Part { name, low, width, .. } => see(name, *low, *width),
            Expr::Pick { name, of, index, width } => {
                see(name, 0, index.largest().saturating_add(*width).min(*of));
                index.reads(see);
            }
            Expr::Not(inner) | Expr::Negate(inner) | Expr::Reduce(_, inner) | Expr::Repeat(_, inner) => {
                inner.reads(see)
            }
            Expr::Binary(_, left, right)
            | Expr::Shift(_, left, right)
            | Expr::Compare { left, right, .. } => {
                left.reads(see);
                right.reads(see);
            }
            Expr::Concat(parts) => parts.iter().for_each(|part| part.reads(see)),
            Expr::Choose(condition, yes, no) => {
                condition.reads(see);
                yes.reads(see);
                no.reads(see);
            }
        }
    }

    /// Calls `see` with every constant that has a name.
    pub fn labels(&self, see: &mut dyn FnMut(&str, &Bits)) {
        match self {
            Expr::Label { name, bits } => see(name, bits),
            Expr::Const(_) | Expr::Part { .. } => {}
            Expr::Pick { index: inner, .. }
            | Expr::Not(inner)
            | Expr::Negate(inner)
            | Expr::Reduce(_, inner)
            | Expr::Repeat(_, inner) => inner.labels(see),
            Expr::Binary(_, left, right)
            | Expr::Shift(_, left, right)
            | Expr::Compare { left, right, .. } => {
                left.labels(see);
                right.labels(see);
            }
            Expr::Concat(parts) => parts.iter().for_each(|part| part.labels(see)),
            Expr::Choose(condition, yes, no) => {
                condition.labels(see);
                yes.labels(see);
                no.labels(see);
            }
        }
    }

    /// Calls `see` with every signal of which a computed part is read.
    pub fn picked(&self, see: &mut dyn FnMut(&str)) {
        match self {
            Expr::Pick { name, index, .. } => {
                see(name);
                index.picked(see);
            }
            Expr::Const(_) | Expr::Label { .. } | Expr::Part { .. } => {}
            Expr::Not(inner) | Expr::Negate(inner) | Expr::Reduce(_, inner) | Expr::Repeat(_, inner) => {
                inner.picked(see);
            }
            Expr::Binary(_, left, right)
            | Expr::Shift(_, left, right)
            | Expr::Compare { left, right, .. } => {
                left.picked(see);
                right.picked(see);
            }
            Expr::Concat(parts) => parts.iter().for_each(|part| part.picked(see)),
            Expr::Choose(condition, yes, no) => {
                condition.picked(see);
                yes.picked(see);
                no.picked(see);
            }
        }
    }

    /// No value of the expression is larger.
    fn largest(&self) -> usize {
        let ones = |width: usize| if width < 64 { (1 << width) - 1 } else { usize::MAX };
        match self {
            Expr::Const(bits) | Expr::Label { bits, .. } => {
                bits.to_u64().map_or(usize::MAX, |value| value as usize)
            }
            Expr::Concat(parts) if parts[0].known() == Some(false) => ones(self.width() - parts[0].width()),
            other => ones(other.width()),
        }
    }

    pub fn reads_name(&self, wanted: &str) -> bool {
        let mut found = false;
        self.reads(&mut |name, _, _| found |= name == wanted);
        found
    }
}
