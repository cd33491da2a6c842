//! One module for all instances that are the same. Names are chosen when all modules are known; until then marks stand in the
//! texts.

use super::collect::{Role, Scope, Signal};
use super::cycles;
use super::error::{EmitError, Fault};
use super::layout;
use super::module::{Inner, Module};
use super::mutate::{self, Mutations};
use super::names::snake_case;
use super::properties;
use super::variant::{self, Variant};
use crate::about::About;
use rust_hdl_core::ast::Verilog;
use std::collections::HashMap;
use std::fmt::Display;

/// Stands for the name of a module in its own text.
const OWN: &str = "self";

/// What stands in a text until all names are known.
fn mark(whose: impl Display) -> String {
    format!("@{whose}@")
}

/// The text with names where marks stand; an `@` of Verilog itself is none.
pub(super) fn named(text: &str, own: &str, top: &str, names: &[String]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('@') {
        result.push_str(before);
        let name = after.split_once('@').and_then(|(marked, behind)| match marked.parse::<usize>() {
            Ok(number) => names.get(number).map(|name| (name.as_str(), behind)),
            Err(_) if marked == OWN => Some((own, behind)),
            Err(_) => (marked == mutate::TOP).then_some((top, behind)),
        });
        let (word, behind) = name.unwrap_or(("@", after));
        result.push_str(word);
        rest = behind;
    }
    result + rest
}

/// Modules found so far.
pub(super) struct Merger<'a> {
    pub mutations: Mutations<'a>,
    pub variants: Vec<Variant>,
    pub inners: Vec<Inner>,
    known: HashMap<(String, String), usize>,
    /// By all the text is made of, so that one of many equal instances is written and the others only looked up.
    seen: HashMap<Ingredients, usize>,
}

/// The module of an instance and of all instances inside it.
pub(super) struct Placed {
    pub module: usize,
    pub inner: Vec<Placed>,
}

/// What the text of a module follows from: what `#[hdl_gen]` makes of an `update()` depends on the type alone, and which
/// mutations are meant for it on type, widths and parameters.
#[derive(PartialEq, Eq, Hash)]
struct Ingredients {
    full_name: String,
    signals: Vec<(String, Role, usize)>,
    /// Instances inside, and the numbers of their modules.
    children: Vec<(String, usize)>,
    /// The text of a primitive.
    custom: Option<String>,
}

impl Ingredients {
    fn of(scope: &Scope, about: &About, children: &[usize]) -> Ingredients {
        let signal = |signal: &Signal| (signal.name.clone(), signal.role, signal.width);
        let instances = scope.children.iter().map(|child| child.instance.clone());
        Ingredients {
            full_name: about.full_name.clone(),
            signals: scope.signals.iter().map(signal).collect(),
            children: instances.zip(children.iter().copied()).collect(),
            custom: match &scope.code {
                Verilog::Custom(text) => Some(text.clone()),
                _ => None,
            },
        }
    }
}

impl<'a> Merger<'a> {
    pub fn new(mutations: Mutations<'a>) -> Merger<'a> {
        let (variants, inners) = (vec![], vec![]);
        Merger { mutations, variants, inners, known: HashMap::new(), seen: HashMap::new() }
    }

    /// The module for the outermost `scope`, and those inside it.
    pub fn outermost(&mut self, scope: &Scope) -> Result<Placed, EmitError> {
        self.module(scope, "top", true)
    }

    /// The module for `scope`: an old one if there is one with the same text.
    fn module(&mut self, scope: &Scope, path: &str, outermost: bool) -> Result<Placed, EmitError> {
        let Some(about) = &scope.about else {
            return Err(EmitError { block: format!("? at {path}"), fault: Fault::NoAbout });
        };
        let type_name = about.type_name.as_str();
        let wrong = |fault| EmitError { block: format!("{type_name} at {path}"), fault };
        let mut inner = vec![];
        for child in &scope.children {
            let path = format!("{path}.{}", child.instance.replace('$', "."));
            inner.push(self.module(child, &path, false)?);
        }
        let children: Vec<usize> = inner.iter().map(|placed| placed.module).collect();
        let ingredients = Ingredients::of(scope, about, &children);
        if let Some(number) = self.seen.get(&ingredients) {
            return Ok(Placed { module: *number, inner });
        }
        let number = self.written(scope, type_name, &children, outermost).map_err(wrong)?;
        self.seen.insert(ingredients, number);
        Ok(Placed { module: number, inner })
    }

    fn written(
        &mut self,
        scope: &Scope,
        type_name: &str,
        children: &[usize],
        outermost: bool,
    ) -> Result<usize, Fault> {
        let inner: Vec<Inner> = children.iter().map(|number| self.inners[*number].clone()).collect();
        let module = Module::new(scope, &inner, outermost, &self.mutations)?;
        let (text, generated) = layout::layout(&module, &mark(OWN));
        let stem = snake_case(type_name);
        // Defaults of parameters do not tell modules apart.
        let same =
            text.lines().filter(|line| !line.starts_with("    parameter ")).collect::<Vec<_>>().join("\n");
        if let Some(number) = self.known.get(&(stem.clone(), same.clone())) {
            return Ok(*number);
        }
        let number = self.variants.len();
        let paths = cycles::paths(&module);
        let wires = module.wires.clone();
        let inner = Inner {
            mark: mark(number),
            clock: module.clock,
            reset: module.reset,
            paths,
            wires,
            property: properties::is_property(scope),
        };
        let printed = outermost || inner.is_instance();
        self.inners.push(inner);
        self.known.insert((stem.clone(), same), number);
        self.variants.push(Variant { stem, labels: variant::labels(scope), text, printed, generated });
        Ok(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_marks_stood_and_other_signs_stay() {
        let names = ["adder".to_string(), "lane".to_string()];
        let text = "module @self@; always @(posedge clock) q <= @top@.d; @0@ u_a (); always @* begin end @1@ u_b (); @7@";
        let wanted = "module row; always @(posedge clock) q <= chip.d; adder u_a (); always @* begin end lane u_b (); @7@";
        assert_eq!(named(text, "row", "chip", &names), wanted);
    }
}
