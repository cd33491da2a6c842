//! Lists as packed vectors: `causes$0 … causes$3` of two bits are one `causes` of eight, the first lowest.
//!
//! Everything before this step knows single signals, so that dependences are exact; here they get the names and places
//! they have in the text. A list is packed if it has every index once and all its members have one width; of lists in lists
//! the innermost index moves fastest. A list of one loses its number.

use super::collect::{Role, Scope, Signal};
use super::expr::{Expr, Op};
use super::names::verilog_name;
use super::slice::{Naming, extend};
use super::statement::{Place, Statement};
use crate::bits::index_width;
use std::collections::{BTreeSet, HashMap};

/// A signal of the text: one, or a list side by side.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Packed {
    pub name: String,
    pub width: usize,
    /// Numbers (in the list that was packed) and lowest bits of its members.
    pub members: Vec<(usize, usize)>,
}

/// `lanes$3$values$0` as `lanes$values` and `[3, 0]`.
fn taken_apart(name: &str) -> (String, Vec<usize>) {
    let mut stem = vec![];
    let mut indices = vec![];
    for part in name.split('$') {
        match part.parse::<usize>() {
            Ok(index) => indices.push(index),
            Err(_) => stem.push(part),
        }
    }
    (stem.join("$"), indices)
}

/// Packs `signals`, given by name and width, in the order of first members; not those whose packed name is `loose`.
pub(crate) fn pack(signals: &[(String, usize)], loose: &BTreeSet<String>) -> Vec<Packed> {
    let mut stems: Vec<String> = vec![];
    let mut families: HashMap<String, Vec<(Vec<usize>, usize)>> = HashMap::new();
    for (number, (name, _)) in signals.iter().enumerate() {
        let (stem, indices) = taken_apart(name);
        let family = families.entry(stem.clone()).or_default();
        if family.is_empty() {
            stems.push(stem);
        }
        family.push((indices, number));
    }
    let mut packed = vec![];
    for stem in stems {
        let mut family = families.remove(&stem).unwrap_or_default();
        let width = signals[family[0].1].1;
        let even = is_grid(&family) && family.iter().all(|(_, number)| signals[*number].1 == width);
        if even && !loose.contains(&verilog_name(&stem)) {
            family.sort();
            let members = family.iter().enumerate().map(|(at, (_, number))| (*number, at * width)).collect();
            packed.push(Packed { name: verilog_name(&stem), width: width * family.len(), members });
        } else {
            packed.extend(family.iter().map(|(_, number)| {
                let (name, width) = &signals[*number];
                Packed { name: verilog_name(name), width: *width, members: vec![(*number, 0)] }
            }));
        }
    }
    packed
}

/// Whether every combination of indices is there once.
fn is_grid(family: &[(Vec<usize>, usize)]) -> bool {
    let depth = family[0].0.len();
    if family.iter().any(|(indices, _)| indices.len() != depth) {
        return false;
    }
    let size = |at: usize| family.iter().map(|(indices, _)| indices[at] + 1).max().unwrap_or(1);
    let mut all: Vec<&Vec<usize>> = family.iter().map(|(indices, _)| indices).collect();
    all.sort();
    all.dedup();
    all.len() == family.len() && (0..depth).map(size).product::<usize>() == family.len()
}

/// A port as printed.
#[derive(Clone, Debug)]
pub(crate) struct PackedPort {
    pub name: String,
    pub width: usize,
    pub input: bool,
    pub doc: String,
    pub heading: String,
    /// The signals in it, the lowest first.
    pub members: Vec<Signal>,
}

/// The ports of a block as printed.
pub(crate) fn ports(scope: &Scope) -> Vec<PackedPort> {
    let signals: Vec<&Signal> = scope.ports().collect();
    let named: Vec<(String, usize)> =
        signals.iter().map(|signal| (signal.name.clone(), signal.width)).collect();
    pack(&named, &BTreeSet::new())
        .into_iter()
        .map(|packed| {
            let members: Vec<Signal> =
                packed.members.iter().map(|(number, _)| signals[*number].clone()).collect();
            PackedPort {
                name: packed.name,
                width: packed.width,
                input: members[0].role == Role::In,
                doc: members[0].doc.clone(),
                heading: members[0].heading.clone(),
                members,
            }
        })
        .collect()
}

/// Where a single signal is in the text.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub name: String,
    pub of: usize,
    pub low: usize,
}

/// From single signals, by the name they would have on their own, to their places.
#[derive(Default)]
pub(crate) struct Slots(HashMap<String, Slot>);

impl Slots {
    pub fn add(&mut self, single: String, slot: Slot) {
        self.0.insert(single, slot);
    }

    pub fn remove(&mut self, single: &str) {
        self.0.remove(single);
    }

    pub fn get(&self, single: &str) -> Option<&Slot> {
        self.0.get(single)
    }

    pub fn statements(&self, statements: &mut [Statement]) {
        for statement in statements {
            match statement {
                Statement::Comment(_) => {}
                Statement::Assign(place, value) => {
                    self.place(place);
                    self.expr(value);
                }
                Statement::If(arms, otherwise) => {
                    for (test, body) in arms {
                        self.expr(test);
                        self.statements(body);
                    }
                    self.statements(otherwise);
                }
                Statement::Case(subject, arms, otherwise) => {
                    self.expr(subject);
                    arms.iter_mut().for_each(|arm| self.statements(&mut arm.body));
                    self.statements(otherwise);
                }
            }
        }
    }

    pub fn place(&self, place: &mut Place) {
        if let Some(index) = &mut place.index {
            self.expr(index);
        }
        let Some(slot) = self.0.get(&place.name) else { return };
        if let Some(index) = &mut place.index {
            moved(index, slot, place.of);
        }
        place.low += slot.low;
        (place.name, place.of) = (slot.name.clone(), slot.of);
    }

    pub fn expr(&self, expr: &mut Expr) {
        match expr {
            Expr::Const(_) | Expr::Label { .. } => {}
            Expr::Part { name, of, low, .. } => {
                if let Some(slot) = self.0.get(name) {
                    *low += slot.low;
                    (*name, *of) = (slot.name.clone(), slot.of);
                }
            }
            Expr::Pick { name, of, index, .. } => {
                self.expr(index);
                if let Some(slot) = self.0.get(name) {
                    moved(index, slot, *of);
                    (*name, *of) = (slot.name.clone(), slot.of);
                }
            }
            Expr::Not(inner) | Expr::Negate(inner) | Expr::Reduce(_, inner) | Expr::Repeat(_, inner) => {
                self.expr(inner);
            }
            Expr::Binary(_, left, right)
            | Expr::Shift(_, left, right)
            | Expr::Compare { left, right, .. } => {
                self.expr(left);
                self.expr(right);
            }
            Expr::Concat(parts) => {
                parts.iter_mut().for_each(|part| self.expr(part));
                *expr = Expr::concat(std::mem::take(parts));
            }
            Expr::Choose(condition, yes, no) => {
                self.expr(condition);
                self.expr(yes);
                self.expr(no);
            }
        }
    }
}

/// An index into a signal of `of` bits becomes one into what the signal was packed in.
fn moved(index: &mut Expr, slot: &Slot, of: usize) {
    if slot.of == of {
        return;
    }
    let width = index_width(slot.of);
    let own = index.clone();
    let aligned = own.width() <= width && slot.low.is_multiple_of(1 << own.width().min(63));
    *index = if own.width() >= width {
        Expr::binary(Op::Add, own, Expr::number(index.width(), slot.low as u64))
    } else if aligned {
        let above = Expr::number(width - own.width(), (slot.low >> own.width()) as u64);
        Expr::Concat(vec![above, own])
    } else {
        Expr::binary(Op::Add, extend(own, width, false, &mut Unsigned), Expr::number(width, slot.low as u64))
    };
}

/// Extending with zeros needs no names.
struct Unsigned;

impl Naming for Unsigned {
    fn name(&mut self, expr: Expr) -> Expr {
        expr
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(names: &[&str]) -> Vec<(String, usize, Vec<usize>)> {
        let signals: Vec<(String, usize)> = names.iter().map(|name| (name.to_string(), 4)).collect();
        let all = pack(&signals, &BTreeSet::new()).into_iter();
        all.map(|packed| (packed.name, packed.width, packed.members.iter().map(|member| member.0).collect()))
            .collect()
    }

    #[test]
    fn a_list_becomes_one_vector_the_first_member_lowest() {
        assert_eq!(packed(&["a$1", "b", "a$0"]), [("a".into(), 8, vec![2, 0]), ("b".into(), 4, vec![1])]);
        assert_eq!(packed(&["only$0"]), [("only".into(), 4, vec![0])]);
    }

    #[test]
    fn of_lists_in_lists_the_inner_index_moves_fastest() {
        let names = ["c$0$v$0", "c$0$v$1", "c$1$v$0", "c$1$v$1"];
        assert_eq!(packed(&names), [("c_v".into(), 16, vec![0, 1, 2, 3])]);
    }

    #[test]
    fn a_list_with_holes_stays_apart() {
        assert_eq!(packed(&["a$0", "a$2"]), [("a_0".into(), 4, vec![0]), ("a_2".into(), 4, vec![1])]);
    }
}
