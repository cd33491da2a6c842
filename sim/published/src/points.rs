//! Instrumentation points (thesis, 5.2.3): the start of the kernel, a diverging branch, a loopback branch, reconvergence,
//! the end. On this machine also calls and returns, since programs here have functions; and a join that sends the warp back
//! for its other half is a point of its own, as a BSB is.

use crate::trace::{Activation, joins};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_flow::{BlockId, End, Flow, SplitRegion};

/// Where a probe stands, by the address of its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Point {
    /// First instruction of a function, as it is entered.
    Entry(u32),
    /// A split.
    Split(u32),
    /// A join at the end of the first half: the other one follows.
    Serialise(u32),
    /// A join behind which the halves are together.
    Join(u32),
    /// A branch or jump back to the head of a loop, taken or not.
    Loopback(u32),
    /// A call.
    Call(u32),
    /// Behind the call at this address, when it has returned.
    After(u32),
    /// A return.
    Return(u32),
    /// The end of a warp.
    Retire(u32),
}

impl Point {
    /// Address of the instruction where the probe stands.
    pub fn pc(self) -> u32 {
        match self {
            Point::After(pc) => pc.wrapping_add(4),
            Point::Entry(pc) | Point::Split(pc) | Point::Serialise(pc) | Point::Join(pc) => pc,
            Point::Loopback(pc) | Point::Call(pc) | Point::Return(pc) | Point::Retire(pc) => pc,
        }
    }
}

/// The probes of a program.
#[derive(Clone, Debug)]
pub struct Points<'a> {
    pub(crate) flow: &'a Flow,
    pub(crate) regions: BTreeMap<u32, SplitRegion>,
    back: BTreeSet<BlockId>,
}

impl<'a> Points<'a> {
    /// Places the probes.
    pub fn new(flow: &'a Flow) -> Points<'a> {
        let loops = flow.functions().flat_map(|function| &function.loops);
        let back = loops.flat_map(|one| one.back.iter().copied()).collect();
        Points { flow, regions: crate::trace::regions(flow), back }
    }

    /// Whether a block ends in a probe.
    pub(crate) fn ends_in_one(&self, block: BlockId) -> bool {
        let end = &self.flow.blocks()[block].end;
        self.back.contains(&block)
            || matches!(end, End::Split { .. } | End::Join | End::Call(_) | End::Return | End::Retire)
    }

    /// The probes an activation passes, with their cycles.
    pub(crate) fn passed(&self, activation: &Activation) -> Vec<(Point, u64)> {
        let mut passed = Vec::new();
        passed.extend(activation.origin.map(|(split, cycle)| (Point::Split(split), cycle)));
        let mut calls: Vec<u32> = Vec::new();
        let mut before: Option<BlockId> = None;
        for (at, (pc, cycle)) in activation.steps.iter().copied().enumerate() {
            let Some(id) = self.flow.block_at(pc) else { continue };
            let block = &self.flow.blocks()[id];
            if pc == block.first {
                passed.extend(
                    self.entered(pc, before, &mut calls, activation.origin.is_some())
                        .map(|point| (point, cycle)),
                );
            }
            if pc != block.last {
                continue;
            }
            before = Some(id);
            let next = activation.steps.get(at + 1).map(|(next, _)| next.wrapping_sub(4));
            let goes_back = next
                .and_then(|split| self.regions.get(&split))
                .is_some_and(|region| joins(self.flow, region, pc));
            let point = match &block.end {
                End::Split { .. } => Point::Split(pc),
                End::Join if goes_back => Point::Serialise(pc),
                End::Join => Point::Join(pc),
                End::Call(_) => {
                    calls.push(pc);
                    Point::Call(pc)
                }
                End::Return => Point::Return(pc),
                End::Retire => Point::Retire(pc),
                _ if self.back.contains(&id) => Point::Loopback(pc),
                _ => continue,
            };
            passed.push((point, cycle));
        }
        passed
    }

    /// The probe at a block's first instruction, if it was entered from another function.
    fn entered(
        &self,
        pc: u32,
        before: Option<BlockId>,
        calls: &mut Vec<u32>,
        is_split: bool,
    ) -> Option<Point> {
        let Some(before) = before else { return (!is_split).then_some(Point::Entry(pc)) };
        match &self.flow.blocks()[before].end {
            End::Return => calls.pop().map(Point::After),
            End::Call(_) => Some(Point::Entry(pc)),
            _ => {
                let tail = |function: &warpstep_flow::Function| {
                    function.tail_calls.get(&before).is_some_and(|to| to.contains(&pc))
                };
                self.flow.functions().any(tail).then_some(Point::Entry(pc))
            }
        }
    }
}
