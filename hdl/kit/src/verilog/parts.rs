//! Bits of words, read and replaced, where the place is known and where it is computed.
//!
//! Beyond the end of a word reading gives zero and writing does nothing. Verilog says `x` there, so a guard or a shift
//! stands wherever an index can reach that far.

use super::error::Fault;
use super::expr::{Comparison, Expr, Op, Shift};
use super::lower::Lowering;
use super::shape::{Shape, shape};
use super::slice::{Naming, part, repeat, resize};
use super::text::show;
use crate::bits::{Bits, index_width};
use rust_hdl_core::ast::VerilogExpression as Tree;

/// Where in a word.
pub(crate) enum Position {
    Known(usize),
    Computed(Expr),
}

impl Lowering<'_> {
    /// An index, offset or amount, known or computed.
    pub fn position(&mut self, tree: &Tree) -> Result<Position, Fault> {
        if let Shape::Number(number) = shape(tree, self)? {
            let known = usize::try_from(number).map_err(|_| Fault::NoWidth { text: show(tree) })?;
            return Ok(Position::Known(known));
        }
        Ok(match self.bits(tree)? {
            Expr::Const(bits) => Position::Known(position(&bits)),
            computed => Position::Computed(computed),
        })
    }

    /// `width` bits of `tree` from `offset` up; zero beyond its end.
    pub fn pick(&mut self, tree: &Tree, offset: &Tree, width: usize) -> Result<Expr, Fault> {
        let base = self.bits(tree)?;
        let offset = match self.position(offset)? {
            Position::Known(low) => return Ok(part(base, low, width, self)),
            Position::Computed(offset) => offset,
        };
        let whole = base.width();
        if whole == 1 && width == 1 {
            let first = Expr::compare(Comparison::Eq, false, offset.clone(), Expr::number(offset.width(), 0));
            return Ok(Expr::binary(Op::And, first, base));
        }
        let base = match base {
            Expr::Part { name, of, low: 0, width } if of == width => (name, of),
            other => match self.name(other) {
                Expr::Part { name, of, .. } => (name, of),
                _ => unreachable!("a name is a signal"),
            },
        };
        let inside = match whole.checked_sub(width) {
            Some(last) => within(&offset, last),
            None => Expr::number(1, 0),
        };
        if inside.known() != Some(true) && width > 1 {
            let shifted = Expr::Shift(Shift::Right, Expr::signal(&base.0, base.1).into(), offset.into());
            return Ok(part(shifted, 0, width, self));
        }
        let (name, of) = base;
        let picked = match resize(offset, index_width(whole), false, self) {
            Expr::Const(index) => part(Expr::signal(&name, of), position(&index), width, self),
            index => Expr::Pick { name, of, index: index.into(), width },
        };
        Ok(Expr::binary(Op::And, repeat(width, inside), picked))
    }

    /// `base` with `new` written over it from `offset` up.
    pub fn replaced(&mut self, base: &Tree, offset: &Tree, new: &Tree) -> Result<Expr, Fault> {
        let (base, new) = (self.bits(base)?, self.bits(new)?);
        Ok(match self.position(offset)? {
            Position::Known(low) => overwrite(base, low, new, self),
            Position::Computed(offset) => overwrite_at(base, offset, new, self),
        })
    }
}

/// Whether `offset` is at most `last`.
pub(crate) fn within(offset: &Expr, last: usize) -> Expr {
    if index_width(last + 1) > offset.width() {
        return Expr::number(1, 1);
    }
    let last = Expr::number(offset.width(), last as u64);
    Expr::compare(Comparison::Le, false, offset.clone(), last)
}

/// A place as a number. What no vector is long enough for saturates.
pub(crate) fn position(bits: &Bits) -> usize {
    bits.to_u64().map_or(usize::MAX / 2, |word| word as usize)
}

/// `base` with `new` over it from a computed offset up: shifting cuts what is beyond the end.
pub(crate) fn overwrite_at(base: Expr, offset: Expr, new: Expr, naming: &mut dyn Naming) -> Expr {
    let whole = base.width();
    let ones = resize(Expr::Const(Bits::new(new.width(), 0).inverted()), whole, false, naming);
    let hole = Expr::Shift(Shift::Left, ones.into(), offset.clone().into());
    let filled = Expr::Shift(Shift::Left, resize(new, whole, false, naming).into(), offset.into());
    Expr::binary(Op::Or, Expr::binary(Op::And, base, Expr::not(hole)), filled)
}

/// `base` with `new` over it from `low` up, what is beyond the end cut off.
pub(crate) fn overwrite(base: Expr, low: usize, new: Expr, naming: &mut dyn Naming) -> Expr {
    let whole = base.width();
    if low >= whole {
        return base;
    }
    let width = new.width().min(whole - low);
    let mut parts = vec![];
    if low + width < whole {
        parts.push(part(base.clone(), low + width, whole - low - width, naming));
    }
    parts.push(part(new, 0, width, naming));
    if low > 0 {
        parts.push(part(base, 0, low, naming));
    }
    Expr::concat(parts)
}
