//! Expressions as `update()` has them, without `self.` and `.val()`, as the tree that `#[hdl_gen]` would make of them: from there on
//! they mean what the same words mean in a block. Bits are written as in Verilog, `word[3]` and `word[31:20]`; an index of a list
//! is a part of a name, `lanes.3.result`.

use super::Trouble;
use crate::verilog::collect::literal_number;
use crate::verilog::names::parse_integer;
use rust_hdl_core::ast::{VerilogExpression as Tree, VerilogOp as Op, VerilogOpUnary as Unary};

/// Binary operators, those that bind least first, as in Rust.
const OPERATORS: [&[&str]; 7] =
    [&["==", "!=", "<=", ">=", "<", ">"], &["|"], &["^"], &["&"], &["<<", ">>"], &["+", "-"], &["*"]];

/// What follows a value behind a dot.
const METHODS: [&str; 4] = [".any()", ".all()", ".xor()", ".replace_bit("];

/// The expression `text` is.
pub(super) fn expression(text: &str) -> Result<Tree, Trouble> {
    let mut reader = Reader { rest: text.trim_start() };
    let tree = reader.binary(0);
    match tree.filter(|_| reader.rest.is_empty()) {
        Some(tree) => Ok(tree),
        None => Err(Trouble::Syntax { text: text.to_string(), rest: reader.rest.to_string() }),
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Goes on behind `word`, if it is what comes next.
    fn takes(&mut self, word: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(word) else { return false };
        self.rest = rest.trim_start();
        true
    }

    /// Letters, digits and underscores.
    fn word(&mut self) -> Option<&'a str> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }

    fn binary(&mut self, level: usize) -> Option<Tree> {
        let Some(operators) = OPERATORS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        while let Some(operator) = operators.iter().find(|operator| self.is_next(operator)) {
            self.takes(operator);
            let right = self.binary(level + 1)?;
            left = Tree::Binary(left.into(), op(operator), right.into());
        }
        Some(left)
    }

    /// `<` is not the beginning of `<<`.
    fn is_next(&self, operator: &str) -> bool {
        let longer = OPERATORS.iter().flat_map(|level| level.iter());
        let mut longer = longer.filter(|other| other.len() > operator.len() && other.starts_with(operator));
        self.rest.starts_with(operator) && !longer.any(|other| self.rest.starts_with(other))
    }

    fn unary(&mut self) -> Option<Tree> {
        if self.takes("!") {
            return Some(Tree::Unary(Unary::Not, self.unary()?.into()));
        }
        if self.takes("-") {
            return Some(Tree::Unary(Unary::Neg, self.unary()?.into()));
        }
        let mut tree = self.primary()?;
        loop {
            if self.takes("[") {
                tree = self.bits(tree)?;
            } else if let Some(method) = METHODS.iter().find(|method| self.takes(method)) {
                tree = self.called(tree, method)?;
            } else {
                return Some(tree);
            }
        }
    }

    fn called(&mut self, tree: Tree, method: &str) -> Option<Tree> {
        let unary = match method {
            ".any()" => Unary::Any,
            ".all()" => Unary::All,
            ".xor()" => Unary::Xor,
            _ => {
                let offset = self.binary(0)?;
                let bits = self.takes(",").then(|| self.binary(0))??;
                let replaced = Tree::IndexReplace(tree.into(), offset.into(), bits.into());
                return self.takes(")").then_some(replaced);
            }
        };
        Some(Tree::Unary(unary, tree.into()))
    }

    fn primary(&mut self) -> Option<Tree> {
        if self.takes("(") {
            let inner = self.binary(0)?;
            return self.takes(")").then(|| Tree::Paren(inner.into()));
        }
        for (cast, make) in [
            ("signed_cast(", Tree::Signed as fn(Box<Tree>) -> Tree),
            ("unsigned_cast(", Tree::Unsigned as fn(Box<Tree>) -> Tree),
        ] {
            if self.takes(cast) {
                let inner = self.binary(0)?;
                return self.takes(")").then(|| make(inner.into()));
            }
        }
        let first = self.word()?;
        if first.starts_with(|c: char| c.is_ascii_digit()) {
            let number = u64::try_from(parse_integer(first)?).ok()?;
            return Some(Tree::Literal(number.into()));
        }
        match first {
            "true" | "false" => Some(Tree::Literal((first == "true").into())),
            _ => self.name(first),
        }
    }

    /// Fields and indices behind dots, modules of constants behind colons.
    fn name(&mut self, first: &str) -> Option<Tree> {
        let mut name = first.to_string();
        let is_method = |rest: &str| METHODS.iter().any(|method| rest.starts_with(method));
        while !is_method(self.rest) && (self.takes(".") || self.takes("::")) {
            name = format!("{name}${}", self.word()?);
        }
        Some(Tree::Signal(name))
    }

    fn bits(&mut self, tree: Tree) -> Option<Tree> {
        let first = self.binary(0)?;
        if self.takes("]") {
            return Some(Tree::Index(tree.into(), first.into()));
        }
        let (high, low) = (known(&first)?, self.takes(":").then(|| self.binary(0))??);
        let width = (high + 1).checked_sub(known(&low)?).filter(|width| *width > 0)?;
        self.takes("]").then(|| Tree::Slice(tree.into(), width, low.into()))
    }
}

fn known(tree: &Tree) -> Option<usize> {
    match tree {
        Tree::Literal(literal) => usize::try_from(literal_number(literal)).ok(),
        _ => None,
    }
}

fn op(text: &str) -> Op {
    match text {
        "==" => Op::Eq,
        "!=" => Op::Ne,
        "<" => Op::Lt,
        "<=" => Op::Le,
        ">" => Op::Gt,
        ">=" => Op::Ge,
        "|" => Op::BitOr,
        "^" => Op::BitXor,
        "&" => Op::BitAnd,
        "<<" => Op::Shl,
        ">>" => Op::Shr,
        "+" => Op::Add,
        "-" => Op::Sub,
        _ => Op::Mul,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verilog::text::show;

    /// With a parenthesis around every operation.
    fn grouped(tree: &Tree) -> String {
        match tree {
            Tree::Binary(left, op, right) => {
                let shown = show(&Tree::Binary(Box::new(name("x")), op.clone(), Box::new(name("x"))));
                format!("({} {} {})", grouped(left), &shown[2..shown.len() - 2], grouped(right))
            }
            Tree::Paren(inner) => grouped(inner),
            other => show(other),
        }
    }

    fn name(name: &str) -> Tree {
        Tree::Signal(name.into())
    }

    #[test]
    fn operators_bind_as_in_rust() {
        for (text, expected) in [
            ("a & b == c | d", "((a & b) == (c | d))"),
            ("a + b - c * d", "((a + b) - (c * d))"),
            ("a<<2 <= b", "((a << 2) <= b)"),
            ("a ^ b & c >> 1", "(a ^ (b & (c >> 1)))"),
            ("(a | b) & c", "((a | b) & c)"),
        ] {
            assert_eq!(expression(text).map(|tree| grouped(&tree)), Ok(expected.to_string()));
        }
    }

    #[test]
    fn names_bits_and_methods_are_those_of_the_source() {
        for (text, expected) in [
            ("lanes.3.result", "lanes.3.result"),
            ("!word[7]", "!word.get_bit(7)"),
            ("word[first + 1]", "word.get_bit(first + 1)"),
            ("-word[0x1f:20]", "-word.get_bits::<12>(20)"),
            ("a.0.any() & (b | c).all()", "a.0.any() & (b | c).all()"),
            ("word.replace_bit(0, false)", "word.replace_bit(0, 0)"),
            ("signed_cast(a) < unsigned_cast(b)", "signed_cast(a) < unsigned_cast(b)"),
            ("op == op::SUB", "op == op.SUB"),
        ] {
            assert_eq!(expression(text).map(|tree| show(&tree)), Ok(expected.to_string()));
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_from_there_on() {
        for (text, rest) in [("a &", ""), ("a b", "b"), ("", ""), ("a[3", ""), ("a[1:2]", "]"), ("a.", "")] {
            let refused = expression(text).map(|tree| show(&tree));
            assert_eq!(refused, Err(Trouble::Syntax { text: text.into(), rest: rest.into() }));
        }
    }
}
