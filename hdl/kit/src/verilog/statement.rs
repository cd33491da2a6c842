//! The statements of `update()`, with loops unrolled and what is known beforehand decided.

use super::error::Fault;
use super::expr::Expr;
use super::lower::{Lowering, plain};
use super::names::parse_integer;
use super::parts::{Position, overwrite, overwrite_at, within};
use super::shape::{Shape, shape};
use super::slice::resize;
use super::text::show;
use crate::bits::index_width;
use crate::value::{number_bits, number_fits};
use rust_hdl_core::ast::{
    VerilogBlockOrConditional as Otherwise, VerilogCase, VerilogConditional, VerilogExpression as Tree,
    VerilogMatch, VerilogStatement as TreeStatement,
};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Statement {
    Assign(Place, Expr),
    /// Arms in order of priority, then what holds otherwise.
    If(Vec<(Expr, Vec<Statement>)>, Vec<Statement>),
    Case(Expr, Vec<Arm>, Vec<Statement>),
    Comment(String),
}

/// One value of a `match`, with the name it had in the source.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arm {
    pub value: Expr,
    pub label: String,
    pub body: Vec<Statement>,
}

/// What is written: `width` bits of a signal, from `low` or from a computed index up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    pub name: String,
    pub of: usize,
    pub low: usize,
    pub width: usize,
    pub index: Option<Expr>,
}

impl Statement {
    /// What is inside it, one list for each way through.
    pub fn bodies(&self) -> Vec<&[Statement]> {
        match self {
            Statement::If(arms, otherwise) => {
                arms.iter().map(|(_, body)| &body[..]).chain([&otherwise[..]]).collect()
            }
            Statement::Case(_, arms, otherwise) => {
                arms.iter().map(|arm| &arm.body[..]).chain([&otherwise[..]]).collect()
            }
            Statement::Assign(..) | Statement::Comment(_) => vec![],
        }
    }

    /// What it evaluates by itself, bodies aside.
    pub fn evaluated(&self) -> Vec<&Expr> {
        match self {
            Statement::Assign(place, value) => place.index.iter().chain([value]).collect(),
            Statement::If(arms, _) => arms.iter().map(|(test, _)| test).collect(),
            Statement::Case(subject, ..) => vec![subject],
            Statement::Comment(_) => vec![],
        }
    }
}

impl Place {
    pub fn whole(name: &str, width: usize) -> Place {
        Place { name: name.to_string(), of: width, low: 0, width, index: None }
    }

    pub fn is_whole(&self) -> bool {
        self.index.is_none() && self.width == self.of
    }
}

impl Lowering<'_> {
    pub fn block(&mut self, block: &[TreeStatement]) -> Result<Vec<Statement>, Fault> {
        let mut out = vec![];
        for statement in block {
            self.statement(statement, &mut out)?;
        }
        Ok(out)
    }

    fn statement(&mut self, statement: &TreeStatement, out: &mut Vec<Statement>) -> Result<(), Fault> {
        match statement {
            TreeStatement::Assignment(target, value) => self.assignment(target, value, out),
            TreeStatement::If(conditional) => self.conditional(conditional, out),
            TreeStatement::Match(choice) => self.choice(choice, out),
            TreeStatement::Comment(text) => {
                out.push(Statement::Comment(comment_text(text)));
                Ok(())
            }
            TreeStatement::Loop(repeated) => {
                if self.number(&repeated.index).is_some() || self.symbols.signal(&repeated.index).is_some() {
                    return Err(Fault::Shadowed { name: repeated.index.clone() });
                }
                for value in repeated.from.as_usize()..repeated.to.as_usize() {
                    self.loops.push((repeated.index.clone(), value as i128));
                    let body = self.block(&repeated.block);
                    self.loops.pop();
                    out.extend(body?);
                }
                Ok(())
            }
            TreeStatement::Link(links) => links.iter().try_for_each(|link| self.link(link, out)),
            TreeStatement::Macro(block) => block.iter().try_for_each(|inner| self.statement(inner, out)),
            TreeStatement::SliceAssignment { base, .. } => {
                Err(Fault::Unsupported { text: format!("{}.next.field", show(base)) })
            }
        }
    }

    fn target(&self, tree: &Tree) -> Result<Place, Fault> {
        let Tree::Signal(name) = tree else {
            return Err(Fault::NotAssignable { name: show(tree) });
        };
        let symbol = self.symbol(name)?;
        let write = symbol.write.as_ref().ok_or_else(|| Fault::NotAssignable { name: show(tree) })?;
        Ok(Place::whole(write, symbol.width))
    }

    pub(super) fn assignment(
        &mut self,
        target: &Tree,
        value: &Tree,
        out: &mut Vec<Statement>,
    ) -> Result<(), Fault> {
        let place = self.target(target)?;
        self.writing = place.name.clone();
        if !self.loops.is_empty() && !self.looped.contains_key(&place.name) {
            let variables = self.loops.iter().map(|(variable, _)| variable.clone()).collect();
            self.looped.insert(place.name.clone(), variables);
        }
        if let Tree::IndexReplace(base, offset, new) = plain(value) {
            let computed = matches!(shape(offset, self)?, Shape::Bits(_));
            let base_name =
                matches!(plain(base), Tree::Signal(name) if self.symbol(name)?.read == place.name);
            if computed || base_name {
                return self.overwriting(place, base, offset, new, out);
            }
        }
        let value = self.at_width(value, place.width)?;
        out.append(&mut self.before);
        out.push(Statement::Assign(place, value));
        Ok(())
    }

    /// `x.next = base.replace_bit(offset, new)`: the base is assigned, unless it is `x` itself, and the part over it.
    fn overwriting(
        &mut self,
        place: Place,
        base: &Tree,
        offset: &Tree,
        new: &Tree,
        out: &mut Vec<Statement>,
    ) -> Result<(), Fault> {
        let base = self.at_width(base, place.width)?;
        let new = self.bits(new)?;
        let own = base == Expr::signal(&place.name, place.of);
        let statement = match self.position(offset)? {
            Position::Known(low) if own => {
                let width = new.width().min(place.of.saturating_sub(low));
                if width == 0 {
                    return Ok(());
                }
                Statement::Assign(Place { low, width, ..place }, resize(new, width, false, self))
            }
            Position::Known(low) => Statement::Assign(place, overwrite(base, low, new, self)),
            Position::Computed(offset) => {
                let untouched = !new.reads_name(&place.name) && !offset.reads_name(&place.name);
                if new.width() > 1 || !(own || untouched) {
                    Statement::Assign(place, overwrite_at(base, offset, new, self))
                } else {
                    if !own {
                        self.before.push(Statement::Assign(place.clone(), base));
                    }
                    let inside = within(&offset, place.of - 1);
                    let index = (place.of > 1).then(|| resize(offset, index_width(place.of), false, self));
                    let write = Statement::Assign(Place { width: 1, index, ..place }, new);
                    match inside.known() {
                        Some(true) => write,
                        _ => Statement::If(vec![(inside, vec![write])], vec![]),
                    }
                }
            }
        };
        out.append(&mut self.before);
        out.push(statement);
        Ok(())
    }

    fn conditional(
        &mut self,
        conditional: &VerilogConditional,
        out: &mut Vec<Statement>,
    ) -> Result<(), Fault> {
        let mut arms = vec![];
        let mut next = Some(conditional);
        let mut otherwise = vec![];
        while let Some(conditional) = next.take() {
            self.writing = "condition".to_string();
            let test = self.condition(&conditional.test)?;
            out.append(&mut self.before);
            match test.known() {
                Some(true) => {
                    otherwise = self.block(&conditional.then)?;
                    break;
                }
                Some(false) => {}
                None => arms.push((test, self.block(&conditional.then)?)),
            }
            match &conditional.otherwise {
                Otherwise::None => {}
                Otherwise::Block(block) => otherwise = self.block(block)?,
                Otherwise::Conditional(inner) => match inner.as_ref() {
                    TreeStatement::If(inner) => next = Some(inner),
                    other => self.statement(other, &mut otherwise)?,
                },
            }
        }
        if arms.is_empty() {
            out.extend(otherwise);
        } else {
            out.push(Statement::If(arms, otherwise));
        }
        Ok(())
    }

    fn choice(&mut self, choice: &VerilogMatch, out: &mut Vec<Statement>) -> Result<(), Fault> {
        self.writing = "choice".to_string();
        let fixed = match shape(&choice.test, self)? {
            Shape::Number(number) => Some(number),
            _ => None,
        };
        let subject = match fixed {
            Some(_) => None,
            None => Some(self.bits(&choice.test)?),
        };
        out.append(&mut self.before);
        let mut arms: Vec<Arm> = vec![];
        for VerilogCase { condition, block } in &choice.cases {
            let number = match condition.as_str() {
                "default" => None,
                text => Some(self.pattern(text)?),
            };
            let Some(subject) = &subject else {
                if number.is_none() || number == fixed {
                    out.extend(self.block(block)?);
                    return Ok(());
                }
                continue;
            };
            let Some(number) = number else {
                let body = self.block(block)?;
                out.push(Statement::Case(subject.clone(), arms, body));
                return Ok(());
            };
            let width = subject.width();
            // A pattern that no value of this width has never matches, in Rust and here.
            if !number_fits(number, width) || number < 0 {
                continue;
            }
            let bits = number_bits(number, width);
            if arms.iter().all(|arm| arm.value.clone().nameless() != Expr::Const(bits.clone())) {
                let value = self.labelled(condition, bits);
                arms.push(Arm { value, label: condition.replace('$', "::"), body: self.block(block)? });
            }
        }
        // Without a default, Rust has seen that the arms cover every value: the last one is the rest.
        if let (Some(subject), Some(last)) = (subject, arms.pop()) {
            out.push(Statement::Case(subject, arms, last.body));
        }
        Ok(())
    }

    fn pattern(&self, text: &str) -> Result<i128, Fault> {
        match text {
            "true" => Ok(1),
            "false" => Ok(0),
            _ => parse_integer(text)
                .or_else(|| self.number(text))
                .ok_or_else(|| Fault::UnknownName { name: text.replace('$', "::") }),
        }
    }
}

/// What stands between the quotes of `comment!("…")`, on one line. The macro hands over its own source, cut by rules of
/// an older compiler: with or without the head and tail of the call, and broken into lines.
fn comment_text(source: &str) -> String {
    let head = source.find("comment").map_or(source, |start| &source[start + "comment".len()..]);
    let inside =
        head.trim_start_matches([' ', '!', '(', '"', '\n']).trim_end_matches([' ', ')', '"', ';', '\n']);
    inside.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::comment_text;

    #[test]
    fn a_comment_is_the_text_between_its_quotes_on_one_line() {
        for source in [
            "Which unit has work.",
            "comment! (\"Which unit has work.\")",
            "comment ! (\n    \"Which unit\n has work.\"\n)",
            "comment! (\"Which unit has work.",
            "comment! (\"Which unit\nhas work.\") ;",
        ] {
            assert_eq!(comment_text(source), "Which unit has work.");
        }
    }
}
