//! The thesis's hybrid analysis (chapter 5): times between instrumentation points are measured, IPET joins them to the
//! longest way, and equations 5.1 to 5.5 make a kernel's time of it.
//!
//! The instrumentation point graph (IPG) has an edge for every pair of probes passed one after the other without a third
//! between. Wavefronts and the splits of each branch have an IPG of their own. What was never measured is not in it:
//! [`Hybrid::coverage`] says how much that is. A loop goes back as often as it did in a run, or as the caller says.

use crate::linear::{Linear, LinearError, Relation};
use crate::points::{Point, Points};
use crate::trace::Trace;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use warpstep_flow::{BlockId, Flow};

/// Whose IPG: a launched wavefront's, or that of splits made by the split at this address.
type Role = Option<u32>;

/// A wavefront slot (i, j) of the thesis: context j of warp i.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its number, warp by warp.
    pub context: usize,
    /// δ: its latest start.
    pub delay: u64,
    /// L: its longest way, from its IPG.
    pub longest: u64,
}

/// Why there is no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HybridError {
    /// No run was measured.
    #[error("nothing was measured")]
    Nothing,
    /// A run comes to an instruction that control flow does not know.
    #[error("a run executes {pc:#x}, which control flow does not know: declare where indirect jumps go")]
    UnknownCode {
        /// Its address.
        pc: u32,
    },
    /// No longest way.
    #[error("{0}")]
    Linear(#[from] LinearError),
}

/// Measurements of any number of runs.
#[derive(Clone, Debug)]
pub struct Hybrid<'a> {
    pub(crate) points: Points<'a>,
    pub(crate) edges: BTreeMap<Role, BTreeMap<(Point, Point), u64>>,
    ends: BTreeMap<Role, BTreeSet<Point>>,
    /// Latest start of each slot, with its role and where it starts.
    starts: BTreeMap<(usize, Role, Point), u64>,
    /// Most loopbacks for each entry of a loop, by its head.
    bounds: BTreeMap<BlockId, u64>,
    /// From the last instruction to the end of a run, at most.
    drain: u64,
}

impl<'a> Hybrid<'a> {
    /// Nothing measured yet.
    pub fn new(flow: &'a Flow) -> Hybrid<'a> {
        Hybrid {
            points: Points::new(flow),
            edges: BTreeMap::new(),
            ends: BTreeMap::new(),
            starts: BTreeMap::new(),
            bounds: BTreeMap::new(),
            drain: 0,
        }
    }

    /// Declares how often a loop goes back for each entry, instead of the most that was seen.
    pub fn bound(&mut self, head: BlockId, bound: u64) {
        self.bounds.insert(head, bound);
    }

    /// Adds what a run shows.
    pub fn see(&mut self, trace: &Trace) -> Result<(), HybridError> {
        let known = |pc: u32| self.points.flow.block_at(pc).is_some();
        if let Some(issue) = trace.issues.iter().find(|issue| !known(issue.pc)) {
            return Err(HybridError::UnknownCode { pc: issue.pc });
        }
        for activation in trace.activations(self.points.flow) {
            let role = activation.origin.map(|(split, _)| split);
            let passed = self.points.passed(&activation);
            let (Some(first), Some(last)) = (passed.first(), passed.last()) else { continue };
            let start = self.starts.entry((activation.context, role, first.0)).or_default();
            *start = (*start).max(first.1);
            self.ends.entry(role).or_default().insert(last.0);
            let edges = self.edges.entry(role).or_default();
            for pair in passed.windows(2) {
                let [(from, began), (to, ended)] = [pair[0], pair[1]];
                // Waiting at a join for the other half is part of the time behind it.
                let took = ended - began;
                let longest = edges.entry((from, to)).or_default();
                *longest = (*longest).max(took);
            }
            self.count_rounds(&passed);
        }
        let last = trace.issues.last().map_or(0, |issue| issue.cycle);
        self.drain = self.drain.max(trace.cycles.saturating_sub(last));
        Ok(())
    }

    pub(crate) fn block(&self, point: Point) -> Option<BlockId> {
        self.points.flow.block_at(point.pc())
    }

    /// Whether going from one probe to the next enters a loop: into a function that begins with it, or both in one function
    /// and only the second in the loop.
    fn enters(&self, blocks: &BTreeSet<BlockId>, from: Point, to: Point) -> bool {
        let within = |point| self.block(point).is_some_and(|block| blocks.contains(&block));
        match (from, to) {
            (_, Point::Entry(_)) => within(to),
            // A loop may begin right behind a call.
            (_, Point::After(site)) => within(to) && !within(Point::Call(site)),
            (Point::Call(_) | Point::Return(_), _) => false,
            _ => within(to) && !within(from),
        }
    }

    fn count_rounds(&mut self, passed: &[(Point, u64)]) {
        let flow = self.points.flow;
        for one in flow.functions().flat_map(|function| &function.loops) {
            let backs: BTreeSet<u32> = one.back.iter().map(|block| flow.blocks()[*block].last).collect();
            let mut rounds = passed.first().map_or(0, |(point, _)| u64::from(backs.contains(&point.pc())));
            let mut most = rounds;
            for pair in passed.windows(2) {
                if self.enters(&one.blocks, pair[0].0, pair[1].0) {
                    rounds = 0;
                }
                rounds += u64::from(
                    backs.contains(&pair[1].0.pc())
                        && !matches!(pair[1].0, Point::Entry(_) | Point::After(_)),
                );
                most = most.max(rounds);
            }
            let known = self.bounds.entry(one.head).or_default();
            *known = (*known).max(most);
        }
    }

    /// The integer linear program of a role's IPG from one of its starts.
    pub fn linear(&self, role: Role, start: Point) -> Linear {
        let mut linear = Linear::default();
        let none = BTreeMap::new();
        let edges = self.edges.get(&role).unwrap_or(&none);
        let mut arcs: Vec<(Option<Point>, Option<Point>, usize)> = Vec::new();
        for (number, ((from, to), took)) in edges.iter().enumerate() {
            arcs.push((Some(*from), Some(*to), linear.variable(format!("p{number}"), *took as i64)));
        }
        for (number, end) in self.ends.get(&role).into_iter().flatten().enumerate() {
            arcs.push((Some(*end), None, linear.variable(format!("out{number}"), 0)));
        }
        let nodes: BTreeSet<Point> = arcs.iter().flat_map(|(from, to, _)| [*from, *to]).flatten().collect();
        for (number, node) in nodes.iter().enumerate() {
            let into = arcs.iter().filter(|(_, to, _)| *to == Some(*node)).map(|(_, _, arc)| (*arc, -1));
            let out = arcs.iter().filter(|(from, _, _)| *from == Some(*node)).map(|(_, _, arc)| (*arc, 1));
            linear.row(
                format!("n{number}"),
                out.chain(into).collect(),
                Relation::Equal,
                i64::from(*node == start),
            );
        }
        self.loop_rows(&mut linear, &arcs, start);
        // Who calls comes back behind the call.
        for site in nodes.iter().filter_map(|node| if let Point::Call(pc) = node { Some(*pc) } else { None })
        {
            let out = arcs
                .iter()
                .filter(|(from, _, _)| *from == Some(Point::Call(site)))
                .map(|(_, _, arc)| (*arc, 1));
            let back = arcs
                .iter()
                .filter(|(_, to, _)| *to == Some(Point::After(site)))
                .map(|(_, _, arc)| (*arc, -1));
            linear.row(format!("call_{site:x}"), out.chain(back).collect(), Relation::Equal, 0);
        }
        linear
    }

    fn loop_rows(&self, linear: &mut Linear, arcs: &[(Option<Point>, Option<Point>, usize)], start: Point) {
        let flow = self.points.flow;
        for (number, one) in flow.functions().flat_map(|function| &function.loops).enumerate() {
            let bound = self.bounds.get(&one.head).copied().unwrap_or(0) as i64;
            let backs: BTreeSet<u32> = one.back.iter().map(|block| flow.blocks()[*block].last).collect();
            let mut terms: BTreeMap<usize, i64> = BTreeMap::new();
            for (from, to, arc) in arcs {
                let Some((from, to)) = from.zip(*to) else { continue };
                let goes_back = backs.contains(&to.pc()) && !matches!(to, Point::Entry(_) | Point::After(_));
                let factor =
                    i64::from(goes_back) - if self.enters(&one.blocks, from, to) { bound } else { 0 };
                *terms.entry(*arc).or_default() += factor;
            }
            let begins_within = self.block(start).is_some_and(|block| one.blocks.contains(&block));
            let terms = terms.into_iter().filter(|(_, factor)| *factor != 0).collect();
            linear.row(
                format!("loop{number}"),
                terms,
                Relation::AtMost,
                if begins_within { bound } else { 0 },
            );
        }
    }

    /// Whether a run that was measured is a way through its IPG: all constraints hold for the ways its contexts took.
    pub fn explains(&self, trace: &Trace) -> Result<(), HybridError> {
        for activation in trace.activations(self.points.flow) {
            let role = activation.origin.map(|(split, _)| split);
            let passed = self.points.passed(&activation);
            let (Some(first), Some(last)) = (passed.first(), passed.last()) else { continue };
            let edges = self.edges.get(&role).into_iter().flatten();
            let taken = |edge: &(Point, Point)| {
                passed.windows(2).filter(|pair| (pair[0].0, pair[1].0) == *edge).count() as u64
            };
            let mut counts: Vec<u64> = edges.map(|(edge, _)| taken(edge)).collect();
            counts.extend(self.ends.get(&role).into_iter().flatten().map(|end| u64::from(*end == last.0)));
            self.linear(role, first.0).checked(counts)?;
        }
        Ok(())
    }

    /// δ and L of every slot that ran.
    pub fn slots(&self) -> Result<Vec<Slot>, HybridError> {
        let mut longest: BTreeMap<(Role, Point), u64> = BTreeMap::new();
        let mut slots = Vec::new();
        for ((context, role, start), delay) in &self.starts {
            let key = (*role, *start);
            let longest = match longest.entry(key) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(new) => *new.insert(self.linear(*role, *start).solve()?.value),
            };
            slots.push(Slot { context: *context, delay: *delay, longest });
        }
        if slots.is_empty() { Err(HybridError::Nothing) } else { Ok(slots) }
    }

    /// Equation 5.4 with parallel splits: B · max (δ + L), and what is still in flight behind the last instruction.
    pub fn parallel(&self, batches: u64) -> Result<u64, HybridError> {
        let slots = self.slots()?;
        let longest = slots.iter().map(|slot| slot.delay + slot.longest).max().unwrap_or(0);
        Ok(batches * longest + self.drain)
    }

    /// Equation 5.5, splits one after the other: B · max (δ + Σ L), the sum over the slots of a warp.
    pub fn serial(&self, batches: u64, per_warp: usize) -> Result<u64, HybridError> {
        let slots = self.slots()?;
        let mut most: BTreeMap<usize, BTreeMap<usize, u64>> = BTreeMap::new();
        for slot in &slots {
            let of_context =
                most.entry(slot.context / per_warp).or_default().entry(slot.context).or_default();
            *of_context = (*of_context).max(slot.longest);
        }
        let sum = |slot: &Slot| slot.delay + most[&(slot.context / per_warp)].values().sum::<u64>();
        Ok(batches * slots.iter().map(sum).max().unwrap_or(0) + self.drain)
    }
}

/// Equation 5.1: batches of workgroups, given wavefronts at once, lanes of one, groups and work-items of a group; none if
/// not even one group fits.
pub fn batches(wavefronts: u64, lanes: u64, groups: u64, group_size: u64) -> Option<u64> {
    let at_once = (wavefronts * lanes).checked_div(group_size)?;
    (at_once > 0).then(|| groups.div_ceil(at_once))
}

#[cfg(test)]
mod tests;
