//! The scoreboard against its Verilog, and against a model that knows who owns which lanes.

use super::*;
use crate::testing::{put, small};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::SplitMode;

/// Warps, lanes, split contexts of each warp, and whether there are float registers.
const SHAPES: [(usize, usize, usize, bool); 5] =
    [(1, 1, 0, false), (3, 4, 0, false), (4, 5, 1, true), (32, 2, 0, false), (4, 9, 2, true)];

fn scoreboard((warps, lanes, splits, fpu): (usize, usize, usize, bool)) -> PendingRegisters {
    let shape = small(|p| {
        (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, 1 + warps % 2);
        p.splits = splits;
        if splits > 0 {
            p.split_mode = SplitMode::Marked;
        }
    });
    PendingRegisters::new(&shape)
}

#[test]
fn the_scoreboard_agrees_with_its_verilog() {
    for shape in SHAPES {
        Check::default()
            .cycles(200)
            .check(scoreboard(shape))
            .unwrap_or_else(|error| panic!("{shape:?}: {error}"));
    }
}

/// What is pending, by warp and lane; fences and the destination of the last cycle by context; registers of each head.
struct Model {
    registers: Vec<Vec<u64>>,
    fresh: Vec<u64>,
    fences: Vec<bool>,
    heads: Vec<[u64; OPERANDS]>,
}

impl Model {
    fn waits(&self, context: usize, ports: usize, active: u64) -> bool {
        let lanes = self.registers[context / ports].iter().enumerate();
        let seen = lanes
            .filter(|(lane, _)| active >> lane & 1 == 1)
            .fold(1 << self.fresh[context], |seen, (_, registers)| seen | registers);
        let needs = self.heads[context].iter().fold(0, |needs, register| needs | 1u64 << register);
        self.fences[context] || seen & needs & !1 != 0
    }
}

/// Who owns the lanes of each warp.
struct Owners {
    ports: usize,
    /// Split context of each lane, by warp.
    lanes: Vec<Vec<usize>>,
    /// The context it was split off, by context.
    parents: Vec<Option<usize>>,
}

/// Lanes that change their owner.
struct Move {
    warp: usize,
    parent: usize,
    child: usize,
    lanes: u64,
    merges: bool,
}

impl Owners {
    fn owned(&self, context: usize) -> u64 {
        let lanes = self.lanes[context / self.ports].iter().enumerate();
        lanes.filter(|(_, owner)| **owner == context % self.ports).fold(0, |mask, (lane, _)| mask | 1 << lane)
    }

    /// A split or a merge in some warp, if one is possible there.
    fn some_move(&self, random: &mut Random) -> Option<Move> {
        let (warp, ports) = (random.below(self.lanes.len() as u64) as usize, self.ports);
        let contexts = warp * ports..(warp + 1) * ports;
        let some = |random: &mut Random, of: Vec<usize>| {
            of.get(random.below(of.len().max(1) as u64) as usize).copied()
        };
        if random.once_in(2) {
            let free = contexts.clone().skip(1).filter(|it| self.parents[*it].is_none()).collect();
            let child = some(random, free)?;
            let able = contexts.clone().take((ports - 1).max(1));
            let parent = some(random, able.filter(|it| *it != child && self.owned(*it) != 0).collect())?;
            let lanes = self.owned(parent) & random.word();
            (lanes != 0).then_some(Move { warp, parent, child, lanes, merges: false })
        } else {
            let childless = |it: &usize| !contexts.clone().any(|other| self.parents[other] == Some(*it));
            let leaves = contexts.clone().filter(|it| self.parents[*it].is_some() && childless(it)).collect();
            let child = some(random, leaves)?;
            let (parent, lanes) = (self.parents[child]?, self.owned(child));
            Some(Move { warp, parent, child, lanes, merges: true })
        }
    }

    fn apply(&mut self, change: &Move) {
        let owner = if change.merges { change.parent } else { change.child };
        for (lane, held) in self.lanes[change.warp].iter_mut().enumerate() {
            if change.lanes >> lane & 1 == 1 {
                *held = owner % self.ports;
            }
        }
        self.parents[change.child] = (!change.merges).then_some(change.parent);
    }
}

#[test]
fn a_head_waits_for_its_registers_from_issue_to_the_write_and_a_context_from_a_fence_to_its_end() {
    for (warps, lanes, splits, fpu) in SHAPES {
        let ports = splits + 1;
        let contexts = warps * ports;
        let mut random = Random::new(warps as u64);
        let mut bench = Bench::new(scoreboard((warps, lanes, splits, fpu)));
        let mut model = Model {
            registers: vec![vec![0; lanes]; warps],
            fresh: vec![0; contexts],
            fences: vec![false; contexts],
            heads: vec![[0; OPERANDS]; contexts],
        };
        let some_register = |random: &mut Random| random.below(64) >> random.below(6);
        let mut owners = Owners { ports, lanes: vec![vec![0; lanes]; warps], parents: vec![None; contexts] };
        let mut waited = 0;
        for step in 0..600 {
            let active: Vec<u64> =
                (0..contexts).map(|context| owners.owned(context) & random.word()).collect();
            let change = if ports > 1 { owners.some_move(&mut random) } else { None };
            let moved = change.as_ref().map_or(0, |it| 1u64 << it.parent | 1 << it.child);
            let blocked = moved | if random.once_in(4) { random.word() } else { 0 };
            let issuing = random.below(warps as u64) as usize;
            let issues = (random.word() & ((1 << ports) - 1)) << (issuing * ports) & !blocked;
            let mut next = model.heads.clone();
            for context in 0..contexts {
                let block = &mut bench.block;
                put(&mut block.active[context], active[context]);
                let free = blocked >> context & 1 == 0;
                let begins = change.as_ref().filter(|it| !it.merges && it.child == context);
                let other = begins.is_some() || issues >> context & 1 == 1 || free && random.once_in(8);
                if let Some(split) = begins {
                    next[context] = model.heads[split.parent];
                } else if other {
                    next[context] = [0; OPERANDS].map(|_: u64| some_register(&mut random));
                    next[context][3] *= u64::from(next[context][3] >= 32);
                }
                put(&mut block.next_heads[context].other, other.into());
                for (operand, register) in next[context].into_iter().enumerate() {
                    put(&mut block.operands[context * OPERANDS + operand], model.heads[context][operand]);
                    put(&mut block.next_heads[context].registers[operand], register);
                }
            }
            for flag in 0..usize::from(ports > 1) {
                let block = &mut bench.block;
                for context in 0..contexts {
                    put(&mut block.owned[context], owners.owned(context));
                }
                put(&mut block.blocked[flag], blocked & ((1 << contexts) - 1));
                let merge = change.as_ref().filter(|it| it.merges);
                let returned = &mut block.returned[flag];
                put(&mut returned.valid, merge.is_some().into());
                put(&mut returned.warp, merge.map_or(0, |it| it.warp as u64));
                put(&mut returned.parent, merge.map_or(0, |it| (it.parent % ports) as u64));
                put(&mut returned.lanes, merge.map_or(0, |it| it.lanes));
            }
            put(&mut bench.block.issues, issues);
            let (fences, fenced) = (random.once_in(8), random.below(contexts as u64) as usize);
            let (ends, ended) = (random.once_in(3), random.below(contexts as u64) as usize);
            put(&mut bench.block.fence, u64::from(fences) << fenced);
            put(&mut bench.block.fence_done.valid, (ends && ended != fenced).into());
            put(&mut bench.block.fence_done.context, ended as u64);
            let places = bench.block.written.len();
            let writes: Vec<Option<(usize, u64)>> = (0..places)
                .map(|_| {
                    let write = (random.below(warps as u64) as usize, some_register(&mut random));
                    random.once_in(2).then_some(write)
                })
                .collect();
            for (place, write) in writes.iter().enumerate() {
                let (warp, register) = write.unwrap_or_default();
                put(&mut bench.block.written[place].valid, write.is_some().into());
                put(&mut bench.block.written[place].destination, (warp as u64) << REG_BITS | register);
            }
            bench.settle();
            for (context, mask) in active.iter().enumerate() {
                let waits = model.waits(context, ports, *mask);
                waited += u32::from(waits);
                let seen = bench.block.waiting.val().get_bit(context);
                assert_eq!(seen, waits, "step {step}, context {context}");
            }
            bench.clock();
            for (context, register) in model.fresh.iter().enumerate().filter(|(_, it)| **it != 0) {
                for lane in (0..lanes).filter(|lane| active[context] >> lane & 1 == 1) {
                    model.registers[context / ports][lane] |= 1 << register;
                }
            }
            for (place, write) in writes.into_iter().enumerate() {
                if let Some((warp, register)) = write {
                    model.registers[warp][place % lanes] &= !(1 << register);
                }
            }
            for (context, fresh) in model.fresh.iter_mut().enumerate() {
                *fresh = if issues >> context & 1 == 1 { model.heads[context][0] } else { 0 };
            }
            model.heads = next;
            if let Some(change) = &change {
                owners.apply(change);
            }
            if ends && ended != fenced {
                model.fences[ended] = false;
            }
            model.fences[fenced] |= fences;
        }
        assert!(waited > 0);
    }
}
