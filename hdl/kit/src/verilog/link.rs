//! `wires::link(from, to)` as assignments, one for each signal of the bundle.
//!
//! The printer does not know which signals of a bundle go against the stream. It need not: of the two ends of a wire one may
//! write here and the other has the value.

use super::error::Fault;
use super::lower::Lowering;
use super::names::resolve;
use super::statement::Statement;
use rust_hdl_core::ast::{VerilogExpression as Tree, VerilogLink};

impl Lowering<'_> {
    pub(super) fn link(&mut self, link: &VerilogLink, out: &mut Vec<Statement>) -> Result<(), Fault> {
        let VerilogLink::Forward(ends) = link else {
            return Err(Fault::Unsupported { text: format!("{link:?}") });
        };
        let name = |text: &str| {
            resolve(text, &|name| self.number(name))
                .ok_or_else(|| Fault::DynamicIndex { text: text.replace('$', ".") })
        };
        let (from, to) = (name(&ends.owner_name)?, name(&ends.other_name)?);
        let members: Vec<String> = self.symbols.members(&from).map(String::from).collect();
        let partners: Vec<String> = self.symbols.members(&to).map(String::from).collect();
        if members.is_empty()
            || members.len() != partners.len()
            || members.iter().any(|one| !partners.contains(one))
        {
            return Err(Fault::LinkDiffers { from: from.replace('$', "."), to: to.replace('$', ".") });
        }
        for member in members {
            let (from, to) = (format!("{from}{member}"), format!("{to}{member}"));
            let forward = self.symbol(&from)?.source && self.symbol(&to)?.write.is_some();
            let (source, target) = if forward { (from, to) } else { (to, from) };
            self.assignment(&Tree::Signal(target), &Tree::Signal(source), out)?;
        }
        Ok(())
    }
}
