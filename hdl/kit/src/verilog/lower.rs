//! From the tree `#[hdl_gen]` built to an expression whose every part has a width (`expr.rs`).
//!
//! Loops are unrolled by the caller (`statement.rs`): here a loop variable is a number like any other.

use super::error::Fault;
use super::expr::{Comparison, Expr, Op, Reduce, Shift};
use super::fields::moved_up;
use super::names::resolve;
use super::parts::Position;
use super::shape::{Lookup, Shape, clash, common, shape};
use super::slice::{Naming, part, resize};
use super::statement::{Place, Statement};
use super::symbols::{Symbol, Symbols};
use super::text::show;
use crate::bits::{Bits, index_width};
use crate::value::{number_bits, number_fits};
use num_bigint::BigInt;
use rust_hdl_core::ast::{VerilogExpression as Tree, VerilogOp as TreeOp, VerilogOpUnary as TreeUnary};
use std::collections::BTreeMap;

/// The state of one walk over one `update()`.
pub(crate) struct Lowering<'a> {
    pub symbols: &'a Symbols,
    pub loops: Vec<(String, i128)>,
    /// Names given to what could not be taken apart, to be written before the statement at hand.
    pub before: Vec<Statement>,
    pub given: Vec<(String, usize)>,
    /// What the statement at hand writes: names given are derived from it.
    pub writing: String,
    /// Loop variables around the first assignment to a signal, the outermost first.
    pub looped: BTreeMap<String, Vec<String>>,
    /// Widths of constants that have a name.
    pub label_widths: BTreeMap<String, usize>,
}

/// What names given on the way to `writing` begin with.
pub(crate) fn step(writing: &str) -> String {
    format!("{writing}_step")
}

impl Naming for Lowering<'_> {
    fn name(&mut self, expr: Expr) -> Expr {
        let (width, name) = (expr.width(), format!("{}{}", step(&self.writing), self.given.len()));
        self.given.push((name.clone(), width));
        self.before.push(Statement::Assign(Place::whole(&name, width), expr));
        Expr::signal(&name, width)
    }
}

impl Lookup for Lowering<'_> {
    fn shape_of_name(&self, name: &str) -> Result<Shape, Fault> {
        match self.number(name) {
            Some(number) => Ok(Shape::Number(number)),
            None => Ok(Shape::Bits(self.symbol(name)?.width)),
        }
    }
}

impl Lowering<'_> {
    pub fn number(&self, name: &str) -> Option<i128> {
        let looped = self.loops.iter().rev().find(|(variable, _)| variable == name);
        looped.map(|(_, value)| *value).or_else(|| self.symbols.number(name)).or_else(|| self.listed(name))
    }

    /// A member of a list of parameters.
    fn listed(&self, name: &str) -> Option<i128> {
        let place = resolve(name, &|index| self.number(index))?;
        self.symbols.number(&place)
    }

    /// A constant with the name it has in the source; if it is used in several widths, the first one has the name.
    pub fn labelled(&mut self, name: &str, bits: Bits) -> Expr {
        let Some(name) = self.symbols.label(name) else { return Expr::Const(bits) };
        match *self.label_widths.entry(name.clone()).or_insert(bits.width()) == bits.width() {
            true => Expr::Label { name, bits },
            false => Expr::Const(bits),
        }
    }

    pub fn symbol(&self, text: &str) -> Result<&Symbol, Fault> {
        let name = text.strip_suffix("$next").unwrap_or(text);
        let shown = || name.replace('$', ".");
        let resolved =
            resolve(name, &|name| self.number(name)).ok_or_else(|| Fault::DynamicIndex { text: shown() })?;
        self.symbols.signal(&resolved).ok_or_else(|| Fault::UnknownName { name: shown() })
    }

    /// `tree` in exactly `width` bits.
    pub fn at_width(&mut self, tree: &Tree, width: usize) -> Result<Expr, Fault> {
        match shape(tree, self)? {
            Shape::Number(number) if number_fits(number, width) => {
                let bits = number_bits(number, width);
                let name = match plain(tree) {
                    Tree::Signal(name) => name.as_str(),
                    _ => "",
                };
                Ok(self.labelled(name, bits))
            }
            Shape::Number(number) => Err(Fault::TooLarge { text: show(tree), number, width }),
            Shape::Bits(own) if own == width => self.bits(tree),
            Shape::Bits(own) => Err(Fault::Widths { text: show(tree), left: own, right: width }),
            Shape::Integer { .. } => self.integer(tree, width),
        }
    }

    /// A condition.
    pub fn condition(&mut self, tree: &Tree) -> Result<Expr, Fault> {
        self.at_width(tree, 1)
    }

    /// `tree`, which has a width of its own.
    pub fn bits(&mut self, tree: &Tree) -> Result<Expr, Fault> {
        let Shape::Bits(width) = shape(tree, self)? else {
            return Err(Fault::NoWidth { text: show(tree) });
        };
        Ok(match tree {
            Tree::Signal(name) => Expr::signal(&self.symbol(name)?.read, width),
            Tree::Literal(literal) => Expr::number(1, (super::collect::literal_number(literal) != 0).into()),
            Tree::Paren(inner) => self.bits(inner)?,
            Tree::Unary(TreeUnary::Not, inner) => Expr::not(self.bits(inner)?),
            Tree::Unary(TreeUnary::Neg, inner) => Expr::Negate(self.bits(inner)?.into()),
            Tree::Unary(op, inner) => {
                let inner = self.bits(inner)?;
                let op = match op {
                    TreeUnary::All => Reduce::And,
                    TreeUnary::Any => Reduce::Or,
                    _ => Reduce::Xor,
                };
                if inner.width() == 1 { inner } else { Expr::Reduce(op, inner.into()) }
            }
            Tree::Index(inner, index) => self.pick(inner, index, 1)?,
            Tree::Slice(inner, width, offset) => self.pick(inner, offset, *width)?,
            Tree::IndexReplace(base, offset, new) => self.replaced(base, offset, new)?,
            Tree::Binary(left, op, right) => self.binary(tree, left, op, right, width)?,
            Tree::Cast(..) | Tree::Signed(_) | Tree::Unsigned(_) => {
                return Err(Fault::NoWidth { text: show(tree) });
            }
        })
    }

    fn binary(
        &mut self,
        tree: &Tree,
        left: &Tree,
        op: &TreeOp,
        right: &Tree,
        width: usize,
    ) -> Result<Expr, Fault> {
        Ok(match op {
            TreeOp::LogicalAnd | TreeOp::LogicalOr => {
                let first = self.condition(left)?;
                // What Rust does not evaluate may have no meaning: `lane > 0 && before[lane - 1]`.
                if first.known() == Some(matches!(op, TreeOp::LogicalOr)) {
                    return Ok(first);
                }
                let op = if matches!(op, TreeOp::LogicalOr) { Op::Or } else { Op::And };
                Expr::binary(op, first, self.condition(right)?)
            }
            TreeOp::Shl | TreeOp::Shr => {
                let shift = if matches!(op, TreeOp::Shl) { Shift::Left } else { Shift::Right };
                let left = self.bits(left)?;
                self.shifted(shift, left, right)?
            }
            _ => match comparison(op) {
                Some(comparison) => self.compared(tree, left, comparison, right)?,
                None => Expr::binary(ring(op), self.at_width(left, width)?, self.at_width(right, width)?),
            },
        })
    }

    fn shifted(&mut self, shift: Shift, left: Expr, amount: &Tree) -> Result<Expr, Fault> {
        let mut amount = match self.position(amount)? {
            Position::Computed(amount) => return Ok(Expr::Shift(shift, left.into(), amount.into())),
            Position::Known(amount) => amount,
        };
        // Beyond the width the sign is all there is, and Verilator 5.006 fails on such shifts.
        if shift == Shift::Arithmetic {
            amount = amount.min(left.width() - 1);
        }
        Ok(match amount {
            0 => left,
            _ if amount >= left.width() => Expr::number(left.width(), 0),
            _ => moved_up(&left, amount).filter(|_| shift == Shift::Left).unwrap_or_else(|| {
                Expr::Shift(shift, left.into(), Expr::number(index_width(amount + 1), amount as u64).into())
            }),
        })
    }

    fn compared(&mut self, tree: &Tree, left: &Tree, op: Comparison, right: &Tree) -> Result<Expr, Fault> {
        let (a, b) = (shape(left, self)?, shape(right, self)?);
        let (width, signed) = match (a, b) {
            (Shape::Bits(a_width), Shape::Bits(b_width)) if a_width != b_width => {
                return Err(clash(tree, a, b));
            }
            (Shape::Bits(_), Shape::Integer { .. }) | (Shape::Integer { .. }, Shape::Bits(_)) => {
                return Err(Fault::MixedComparison { text: show(tree) });
            }
            (Shape::Bits(width), _) | (_, Shape::Bits(width)) => (width, false),
            (Shape::Number(a), Shape::Number(b)) => {
                let wide = |number| Expr::Const(Bits::from_int(128, &BigInt::from(number)));
                return Ok(Expr::compare(op, true, wide(a), wide(b)));
            }
            _ => {
                let ((a, b), signed) = common(a, b);
                (a.max(b), signed)
            }
        };
        let (left, right) = (self.at_width(left, width)?, self.at_width(right, width)?);
        Ok(Expr::compare(op, signed, left, right))
    }

    /// The low `width` bits of an integer.
    fn integer(&mut self, tree: &Tree, width: usize) -> Result<Expr, Fault> {
        match tree {
            Tree::Signed(inner) | Tree::Unsigned(inner) => {
                let inner = self.bits(inner)?;
                Ok(resize(inner, width, matches!(tree, Tree::Signed(_)), self))
            }
            Tree::Paren(inner) => self.integer(inner, width),
            Tree::Unary(TreeUnary::Not, inner) => Ok(Expr::not(self.integer(inner, width)?)),
            Tree::Unary(TreeUnary::Neg, inner) => Ok(Expr::Negate(self.integer(inner, width)?.into())),
            Tree::Binary(left, TreeOp::Shl, amount) => {
                let left = self.integer(left, width)?;
                self.shifted(Shift::Left, left, amount)
            }
            Tree::Binary(left, TreeOp::Shr, amount) => {
                let Shape::Integer { width: own, signed } = shape(left, self)? else {
                    return Err(Fault::NoWidth { text: show(left) });
                };
                let left = self.integer(left, own.max(width))?;
                let shift = if signed { Shift::Arithmetic } else { Shift::Right };
                let shifted = self.shifted(shift, left, amount)?;
                Ok(part(shifted, 0, width, self))
            }
            Tree::Binary(left, op, right) => {
                Ok(Expr::binary(ring(op), self.integer(left, width)?, self.integer(right, width)?))
            }
            _ => match shape(tree, self)? {
                Shape::Number(number) => Ok(Expr::Const(Bits::from_int(width, &BigInt::from(number)))),
                _ => Err(Fault::NoWidth { text: show(tree) }),
            },
        }
    }
}

/// Without the parentheses of the source.
pub(super) fn plain(tree: &Tree) -> &Tree {
    match tree {
        Tree::Paren(inner) => plain(inner),
        other => other,
    }
}

fn ring(op: &TreeOp) -> Op {
    match op {
        TreeOp::Add => Op::Add,
        TreeOp::Sub => Op::Sub,
        TreeOp::Mul => Op::Mul,
        TreeOp::BitAnd => Op::And,
        TreeOp::BitOr => Op::Or,
        _ => Op::Xor,
    }
}

fn comparison(op: &TreeOp) -> Option<Comparison> {
    Some(match op {
        TreeOp::Eq => Comparison::Eq,
        TreeOp::Ne => Comparison::Ne,
        TreeOp::Lt => Comparison::Lt,
        TreeOp::Le => Comparison::Le,
        TreeOp::Gt => Comparison::Gt,
        TreeOp::Ge => Comparison::Ge,
        _ => return None,
    })
}
