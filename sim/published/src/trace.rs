//! A run as plain data, who issued what when, cut into activations: from where a wavefront or split starts to where it ends.
//!
//! Contexts are numbered warp by warp, `per_warp` each. Context 0 of a warp runs until it retires. Any other begins behind
//! a split and ends at that split's join, where the halves merge into the context that split.

use std::collections::BTreeMap;
use warpstep_flow::{BlockId, End, Flow, SplitRegion};

/// An instruction that issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// Which context.
    pub context: usize,
    /// Address of the instruction.
    pub pc: u32,
    /// When.
    pub cycle: u64,
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Trace {
    /// Contexts of a warp: 𝒮 + 1.
    pub per_warp: usize,
    /// In order of cycles.
    pub issues: Vec<Issue>,
    /// Cycles of the whole run.
    pub cycles: u64,
}

/// One context from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Activation {
    pub context: usize,
    /// Address and cycle of the split it came from.
    pub origin: Option<(u32, u64)>,
    /// Instructions and when they issued.
    pub steps: Vec<(u32, u64)>,
}

/// Split regions of all functions, by the address of their split.
pub(crate) fn regions(flow: &Flow) -> BTreeMap<u32, SplitRegion> {
    let all = flow.functions().flat_map(|function| &function.splits);
    all.map(|region| (flow.blocks()[region.split].last, region.clone())).collect()
}

/// Whether this instruction is a join of the region.
pub(crate) fn joins(flow: &Flow, region: &SplitRegion, pc: u32) -> bool {
    flow.block_at(pc).is_some_and(|block| region.joins.contains(&block))
}

impl Trace {
    /// Cuts the run into activations.
    pub(crate) fn activations(&self, flow: &Flow) -> Vec<Activation> {
        let regions = regions(flow);
        let mut open: BTreeMap<usize, Activation> = BTreeMap::new();
        let mut done = Vec::new();
        // When each warp last issued each split.
        let mut splits: BTreeMap<(usize, u32), u64> = BTreeMap::new();
        for Issue { context, pc, cycle } in self.issues.iter().copied() {
            let warp = context / self.per_warp;
            let activation = open.entry(context).or_insert_with(|| {
                let split = pc.wrapping_sub(4);
                let from = splits.get(&(warp, split)).filter(|_| context % self.per_warp != 0);
                Activation { context, origin: from.map(|cycle| (split, *cycle)), steps: Vec::new() }
            });
            activation.steps.push((pc, cycle));
            let ends = match activation.origin {
                Some((split, _)) => joins(flow, &regions[&split], pc),
                None => flow.block_at(pc).is_some_and(|block| {
                    flow.blocks()[block].end == End::Retire && flow.blocks()[block].last == pc
                }),
            };
            if ends {
                done.extend(open.remove(&context));
            }
            if regions.contains_key(&pc) {
                splits.insert((warp, pc), cycle);
            }
        }
        done.extend(open.into_values());
        done
    }

    /// When a warp last issued a join, by its address; for the time at which halves are together again.
    pub(crate) fn join_times(&self, flow: &Flow) -> BTreeMap<(usize, u32), Vec<u64>> {
        let is_join = |pc: u32| flow.block_at(pc).is_some_and(|block| flow.blocks()[block].end == End::Join);
        let mut times: BTreeMap<(usize, u32), Vec<u64>> = BTreeMap::new();
        for issue in self.issues.iter().filter(|issue| is_join(issue.pc)) {
            times.entry((issue.context / self.per_warp, issue.pc)).or_default().push(issue.cycle);
        }
        times
    }
}

/// The last of these times that is not after `cycle`.
pub(crate) fn last_until(times: &[u64], cycle: u64) -> Option<u64> {
    times[..times.partition_point(|time| *time <= cycle)].last().copied()
}

/// e_bb as measured: the longest time from a block's first instruction to the first of the next.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BlockCosts {
    /// By block.
    pub blocks: BTreeMap<BlockId, u64>,
    /// From a join back to the other half, by the block of the split.
    pub bsb: BTreeMap<BlockId, u64>,
    /// Longest delay from the start of the run to a wavefront's first instruction, by its address.
    pub delays: BTreeMap<u32, u64>,
    /// How often a loop went back at most for each time it was entered, by its head.
    pub loops: BTreeMap<BlockId, u64>,
}

impl BlockCosts {
    /// Adds what a run shows.
    pub fn see(&mut self, flow: &Flow, trace: &Trace) {
        let regions = regions(flow);
        let merges = trace.join_times(flow);
        let longest = |costs: &mut BTreeMap<BlockId, u64>, key, cost: u64| {
            let known = costs.entry(key).or_default();
            *known = cost.max(*known);
        };
        for activation in trace.activations(flow) {
            let warp = activation.context / trace.per_warp;
            let steps = &activation.steps;
            if let (None, Some((pc, cycle))) = (activation.origin, steps.first()) {
                let known = self.delays.entry(*pc).or_default();
                *known = (*known).max(*cycle);
            }
            let mut began = 0;
            for (at, (pc, cycle)) in steps.iter().enumerate() {
                let Some(id) = flow.block_at(*pc).filter(|id| flow.blocks()[*id].last == *pc) else {
                    continue;
                };
                let next = steps.get(at + 1);
                let behind = next.map_or(*cycle + 1, |(_, cycle)| *cycle);
                let since = steps[began].1;
                began = at + 1;
                let other_half = next.and_then(|(next, _)| regions.get(&next.wrapping_sub(4)));
                match other_half.filter(|region| joins(flow, region, *pc)) {
                    Some(region) => longest(&mut self.bsb, region.split, behind - since),
                    None => {
                        let merged = merges.get(&(warp, *pc)).and_then(|times| last_until(times, behind));
                        longest(&mut self.blocks, id, behind - merged.unwrap_or(since).max(since));
                    }
                }
            }
            self.count_loops(flow, steps);
        }
    }

    fn count_loops(&mut self, flow: &Flow, steps: &[(u32, u64)]) {
        let mut rounds: BTreeMap<BlockId, u64> = BTreeMap::new();
        for pair in steps.windows(2) {
            let [from, to] = [pair[0].0, pair[1].0];
            let Some((left, head)) = flow.block_at(from).zip(flow.block_at(to)) else { continue };
            if flow.blocks()[head].first != to || flow.blocks()[left].last != from {
                continue;
            }
            for one in flow.functions().flat_map(|function| &function.loops).filter(|one| one.head == head) {
                let count = rounds.entry(head).or_default();
                *count = if one.back.contains(&left) { *count + 1 } else { 0 };
                let most = self.loops.entry(head).or_default();
                *most = (*most).max(*count);
            }
        }
    }
}
