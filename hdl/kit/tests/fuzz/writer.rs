//! Writes random statements that obey the rules of `value.rs`.

use crate::WIDTHS;
use rust_hdl_core::ast::{
    VerilogBlockOrConditional as Otherwise, VerilogCase, VerilogConditional, VerilogExpression as Tree,
    VerilogMatch, VerilogOp as Op, VerilogOpUnary as Unary, VerilogStatement as Statement,
};
use warpstep_kit::check::Random;

pub struct Writer(Random);

impl Writer {
    pub fn new(seed: u64) -> Writer {
        Writer(Random::new(seed))
    }

    /// Every output is written once, then anything is written again under conditions.
    pub fn program(&mut self) -> Vec<Statement> {
        let mut code: Vec<Statement> = (0..WIDTHS.len()).map(|at| self.assign("result", at, 3, at)).collect();
        for _ in 0..12 {
            let statement = self.statement(2);
            code.push(statement);
        }
        code
    }

    fn pick(&mut self, count: usize) -> usize {
        self.0.below(count as u64) as usize
    }

    /// Reads no output numbered `known` or higher: those are not written yet.
    fn assign(&mut self, kind: &str, at: usize, depth: usize, known: usize) -> Statement {
        let value = match self.pick(3) {
            0 => self.integer(depth, known),
            _ => self.bits(WIDTHS[at], depth, known),
        };
        Statement::Assignment(Tree::Signal(format!("{kind}[{at}]$next")), value)
    }

    fn statement(&mut self, depth: usize) -> Statement {
        let all = WIDTHS.len();
        let at = self.pick(all);
        match self.pick(if depth == 0 { 4 } else { 8 }) {
            0 | 1 => self.assign("state", at, 3, all),
            2 => {
                let target = format!("result[{at}]");
                let (index, part) = (self.index(all), self.any_bits(2, all));
                let base = Box::new(Tree::Signal(target.clone()));
                let value = Tree::IndexReplace(base, Box::new(index), Box::new(part));
                Statement::Assignment(Tree::Signal(target + "$next"), value)
            }
            3 => self.assign("result", at, 3, all),
            4 => {
                let width = WIDTHS[self.pick(5)];
                let test = self.bits(width, 2, all);
                let mut cases = vec![];
                for _ in 0..3 {
                    let condition = self.pick(1 << width.min(4)).to_string();
                    cases.push(VerilogCase { condition, block: self.block(depth - 1) });
                }
                cases.push(VerilogCase { condition: "default".into(), block: self.block(depth - 1) });
                Statement::Match(VerilogMatch { test, cases })
            }
            _ => {
                let test = self.bits(1, 3, all);
                let then = self.block(depth - 1);
                let otherwise = match self.pick(3) {
                    0 => Otherwise::None,
                    1 => Otherwise::Block(self.block(depth - 1)),
                    _ => {
                        let (test, then) = (self.bits(1, 2, all), self.block(depth - 1));
                        let inner = VerilogConditional { test, then, otherwise: Otherwise::None };
                        Otherwise::Conditional(Box::new(Statement::If(inner)))
                    }
                };
                Statement::If(VerilogConditional { test, then, otherwise })
            }
        }
    }

    fn block(&mut self, depth: usize) -> Vec<Statement> {
        (0..self.pick(3)).map(|_| self.statement(depth)).collect()
    }

    fn number(&mut self, width: usize) -> Tree {
        Tree::Literal((self.0.below(1 << width.min(10)) as i32).into())
    }

    /// An index or amount: a number, or bits.
    fn index(&mut self, known: usize) -> Tree {
        match self.pick(2) {
            0 => self.number(6),
            _ => self.any_bits(1, known),
        }
    }

    fn any_bits(&mut self, depth: usize, known: usize) -> Tree {
        let width = WIDTHS[self.pick(WIDTHS.len())];
        self.bits(width, depth, known)
    }

    fn signal(&mut self, width: usize, known: usize) -> Tree {
        let at = WIDTHS.iter().position(|other| *other == width).expect("a known width");
        let kind = match self.pick(3) {
            0 if at < known => "result",
            1 => "state",
            _ => "input",
        };
        Tree::Signal(format!("{kind}[{at}]"))
    }

    fn bits(&mut self, width: usize, depth: usize, known: usize) -> Tree {
        if depth == 0 {
            return self.signal(width, known);
        }
        let next = depth - 1;
        if width == 1 && self.pick(2) == 0 {
            return self.bit(next, known);
        }
        let inner = |writer: &mut Writer| Box::new(writer.bits(width, next, known));
        match self.pick(12) {
            0 => Tree::Unary(Unary::Not, inner(self)),
            1 => Tree::Unary(Unary::Neg, inner(self)),
            2 => Tree::Binary(inner(self), Op::Shl, Box::new(self.index(known))),
            3 => Tree::Binary(inner(self), Op::Shr, Box::new(self.index(known))),
            4 => Tree::Slice(Box::new(self.any_bits(next, known)), width, Box::new(self.index(known))),
            5 => {
                let (base, index) = (inner(self), Box::new(self.index(known)));
                Tree::IndexReplace(base, index, Box::new(self.any_bits(next, known)))
            }
            6 => self.signal(width, known),
            _ => {
                let left = inner(self);
                let op = self.ring();
                let right = match self.pick(4) {
                    0 => self.number(width),
                    1 => self.integer(next, known),
                    _ => self.bits(width, next, known),
                };
                match self.pick(4) {
                    0 => Tree::Paren(Box::new(Tree::Binary(Box::new(right), op, left))),
                    _ => Tree::Binary(left, op, Box::new(right)),
                }
            }
        }
    }

    fn ring(&mut self) -> Op {
        [Op::Add, Op::Sub, Op::Mul, Op::BitAnd, Op::BitOr, Op::BitXor][self.pick(6)].clone()
    }

    /// One bit that asks something of wider things.
    fn bit(&mut self, depth: usize, known: usize) -> Tree {
        let comparison = [Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Gt, Op::Ge][self.pick(6)].clone();
        match self.pick(8) {
            0 => Tree::Literal((self.pick(2) == 0).into()),
            1 => Tree::Index(Box::new(self.any_bits(depth, known)), Box::new(self.index(known))),
            2 => {
                let op = [Unary::All, Unary::Any, Unary::Xor][self.pick(3)].clone();
                Tree::Unary(op, Box::new(self.any_bits(depth, known)))
            }
            3 => {
                let op = [Op::LogicalAnd, Op::LogicalOr][self.pick(2)].clone();
                Tree::Binary(Box::new(self.bits(1, depth, known)), op, Box::new(self.bits(1, depth, known)))
            }
            4 => {
                let (left, right) = (self.integer(depth, known), self.integer(depth, known));
                Tree::Binary(Box::new(left), comparison, Box::new(right))
            }
            _ => {
                let width = WIDTHS[self.pick(WIDTHS.len())];
                let left = self.bits(width, depth, known);
                let right = match self.pick(3) {
                    0 => self.number(width),
                    _ => self.bits(width, depth, known),
                };
                Tree::Binary(Box::new(left), comparison, Box::new(right))
            }
        }
    }

    fn integer(&mut self, depth: usize, known: usize) -> Tree {
        let next = depth.saturating_sub(1);
        let cast = |writer: &mut Writer| {
            let bits = Box::new(writer.any_bits(next, known));
            if writer.pick(2) == 0 { Tree::Signed(bits) } else { Tree::Unsigned(bits) }
        };
        if depth == 0 {
            return cast(self);
        }
        match self.pick(8) {
            0 => Tree::Unary(Unary::Not, Box::new(self.integer(next, known))),
            1 => Tree::Unary(Unary::Neg, Box::new(self.integer(next, known))),
            2 => {
                let amount = self.number(3);
                Tree::Binary(Box::new(self.integer(next, known)), Op::Shl, Box::new(amount))
            }
            3 => Tree::Binary(Box::new(self.integer(next, known)), Op::Shr, Box::new(self.index(known))),
            4 => {
                let number = self.number(8);
                let op = self.ring();
                Tree::Binary(Box::new(self.integer(next, known)), op, Box::new(number))
            }
            5 | 6 => {
                let op = self.ring();
                Tree::Binary(Box::new(self.integer(next, known)), op, Box::new(self.integer(next, known)))
            }
            _ => cast(self),
        }
    }
}
