//! The resolution of control instructions: what happens to contexts at the end of the cycle in which one is due.

use super::Shared;
use super::alone::Cut;
use super::context::{Block, Context, Decided, Divergence, Effect, Half, Unresolved};
use super::core::Core;
use crate::mistake::Mistake;
use crate::stop::{Place, Stop};
use warpstep_spec::LaneMask;
use warpstep_spec::abi::GLOBAL_BARRIER;

impl Core {
    /// Resolves what is due in this cycle, lowest context first.
    pub(super) fn resolve(&mut self, shared: &Shared) -> Result<(), Stop> {
        // A wspawn looks at who was active at the start of the cycle.
        let active: Vec<bool> = self.contexts.iter().map(|context| context.active).collect();
        for number in 0..self.contexts.len() {
            let due = match &mut self.contexts[number].block {
                Block::Control { left: 0 } | Block::Spawn => true,
                Block::Control { left } => {
                    *left -= 1;
                    false
                }
                _ => false,
            };
            if due && let Some(unresolved) = self.contexts[number].unresolved {
                self.resolve_one(number, &unresolved, &active, shared)?;
            }
        }
        Ok(())
    }

    fn wrong(&self, number: usize, pc: u32, what: &str) -> Stop {
        let place = Place { core: self.number, warp: number / self.per_warp, pc };
        Stop::Wrong { place, what: what.into() }
    }

    fn resolve_one(
        &mut self,
        number: usize,
        unresolved: &Unresolved,
        active: &[bool],
        shared: &Shared,
    ) -> Result<(), Stop> {
        let Unresolved { pc, backward, looped, effect } = *unresolved;
        if let Effect::Spawn { count, pc: start } = effect {
            if self.is_split(number / self.per_warp) {
                return Err(self.wrong(number, pc, "wspawn while the warp is split"));
            }
            if active.iter().enumerate().any(|(other, active)| *active && other != number) {
                self.contexts[number].block = Block::Spawn;
                return Ok(());
            }
            self.cut = shared.alone.is_some().then_some(Cut::Spawn);
            for warp in (0..count as usize).filter(|warp| *warp != number / self.per_warp) {
                self.contexts[warp * self.per_warp].start(start, 1);
            }
        }
        let context = &mut self.contexts[number];
        (context.unresolved, context.block) = (None, Block::None);
        match effect {
            Effect::Nothing | Effect::Spawn { .. } => {}
            Effect::Goes { jumped, target } => {
                if jumped != looped {
                    let next = if jumped { target } else { pc.wrapping_add(4) };
                    self.front.redirect(number, context, next);
                    if jumped && backward {
                        self.front.loops(context, pc, target);
                    }
                }
            }
            Effect::Lanes(0) => {
                self.milestone = true;
                context.end();
                self.front.retire(number, context);
            }
            Effect::Lanes(lanes) => context.activate(lanes),
            Effect::CodeFence => {
                self.contexts.iter_mut().for_each(|context| context.loop_register = None);
                self.front.invalidate();
                self.front.redirect(number, &mut self.contexts[number], pc.wrapping_add(4));
            }
            Effect::Split { holds, other, marked, named, decided } => {
                self.split(number, pc, [holds, other], decided, marked.then_some(named), shared)?;
            }
            Effect::Join { operand } => self.join(number, pc, operand, shared)?,
            Effect::Barrier { id, count } => self.arrive(number, pc, id, count, shared)?,
        }
        Ok(())
    }

    fn split(
        &mut self,
        number: usize,
        pc: u32,
        [holds, other]: [LaneMask; 2],
        decided: Decided,
        named: Option<usize>,
        shared: &Shared,
    ) -> Result<(), Stop> {
        let before = holds | other;
        if holds == 0 || other == 0 {
            self.contexts[number].uniform.push((pc, decided));
            return Ok(());
        }
        self.has_parted = true;
        if self.per_warp > 1 && shared.is_in_half(&self.contexts[number]) {
            let place = Place { core: self.number, warp: number / self.per_warp, pc };
            let depends = named.is_some_and(|named| self.may_other_halves_hold(number, named));
            if depends {
                return Err(Stop::HalvesOfHalves { place });
            }
        }
        let child = named.and_then(|named| self.free_context(number / self.per_warp, named));
        let parent = &mut self.contexts[number];
        parent.lanes = holds;
        let half = match child {
            Some(child) => Half::Parallel { child: child % self.per_warp },
            None => Half::Serial { other },
        };
        parent.stack.push(Divergence { pc, before, decided, half, first_join: None });
        let Some(child) = child else { return Ok(()) };
        parent.owned &= !other;
        let (base, is_undecided) = (parent.pointer(), shared.alone.is_some() && !parent.is_decided());
        let is_representative = parent.stands_for_others();
        self.contexts[child] = Context {
            active: true,
            lanes: other,
            owned: other,
            block: Block::None,
            unresolved: None,
            stack: Vec::new(),
            uniform: Vec::new(),
            base,
            parent: Some(number),
            loop_register: None,
            fenced: false,
            meetings: Vec::new(),
            is_undecided,
            is_representative,
            ..self.contexts[number].clone()
        };
        self.front.copy(number, child);
        Ok(())
    }

    /// The context a split may use: the one it names, or the lowest that is free.
    fn free_context(&self, warp: usize, named: usize) -> Option<usize> {
        let first = warp * self.per_warp;
        let is_free = |child: &usize| !self.contexts[first + child].active;
        let child = match named {
            0 => (1..self.per_warp).find(is_free),
            named => Some(named).filter(|named| *named < self.per_warp).filter(is_free),
        };
        child.map(|child| first + child)
    }

    fn join(&mut self, number: usize, pc: u32, operand: u32, shared: &Shared) -> Result<(), Stop> {
        let context = &mut self.contexts[number];
        let pointer = context.pointer();
        if operand == pointer {
            if let Some((split, decided)) = context.uniform.pop() {
                let lanes = context.lanes;
                self.forget_region(number, split, lanes, decided, shared);
            }
            return Ok(());
        }
        if operand.wrapping_add(1) != pointer {
            return Err(self.wrong(number, pc, "a join without its split"));
        }
        match (context.stack.last_mut(), context.parent) {
            (
                Some(Divergence { pc: split, before, decided, half: Half::Serial { other }, first_join }),
                _,
            ) => {
                let (split, before, decided, other) = (*split, *before, *decided, *other);
                if shared.alone.is_some() && Mistake::SecondHalfIsFree.is_made() {
                    *first_join = Some(pc);
                }
                match *first_join {
                    None => {
                        *first_join = Some(pc);
                        context.lanes = other;
                        context.next_pc = split.wrapping_add(4);
                        self.front.redirect(number, context, split.wrapping_add(4));
                    }
                    Some(first) if first == pc => {
                        context.lanes = before;
                        context.stack.pop();
                        self.forget_region(number, split, before, decided, shared);
                    }
                    Some(_) => {
                        return Err(self.wrong(
                            number,
                            pc,
                            "two halves of a split that join at different places",
                        ));
                    }
                }
                Ok(())
            }
            (Some(Divergence { half: Half::Parallel { child }, .. }), _) => {
                let child = number - number % self.per_warp + *child;
                self.meet(number, pc, number, child, shared)
            }
            (None, Some(parent)) => self.meet(number, pc, parent, number, shared),
            (None, None) => Err(self.wrong(number, pc, "a join without its split")),
        }
    }

    /// A half arrives whose other half has a context of its own.
    fn meet(
        &mut self,
        arriving: usize,
        pc: u32,
        parent: usize,
        child: usize,
        shared: &Shared,
    ) -> Result<(), Stop> {
        let place = (self.contexts[child].base - 1 - self.contexts[parent].base) as usize;
        let entry = &mut self.contexts[parent].stack[place];
        match entry.first_join {
            None => {
                entry.first_join = Some(pc);
                self.contexts[arriving].block = Block::Join;
            }
            Some(first) if first == pc => {
                let Divergence { pc: split, before, decided, .. } = *entry;
                let given_back = std::mem::take(&mut self.contexts[child].owned);
                let goes_on = &mut self.contexts[parent];
                goes_on.stack.truncate(place);
                goes_on.owned |= given_back;
                (goes_on.lanes, goes_on.block) = (before, Block::None);
                let child_context = &mut self.contexts[child];
                child_context.end();
                child_context.next_pc = 0;
                self.front.retire(child, child_context);
                self.forget_region(parent, split, before, decided, shared);
            }
            Some(_) => {
                return Err(self.wrong(arriving, pc, "two halves of a split that join at different places"));
            }
        }
        Ok(())
    }

    fn arrive(&mut self, number: usize, pc: u32, id: u32, count: u32, shared: &Shared) -> Result<(), Stop> {
        let warp = number / self.per_warp;
        if self.is_split(warp) {
            return Err(self.wrong(number, pc, "bar while the warp is split"));
        }
        if count == 1 {
            return Ok(());
        }
        let barrier = (id & !GLOBAL_BARRIER) as usize;
        if shared.alone.is_some() {
            self.contexts[number].block = Block::Barrier;
            self.cut = Some(Cut::Barrier { id, count });
            return Ok(());
        }
        if id & GLOBAL_BARRIER != 0 {
            self.contexts[number].block = Block::GlobalBarrier(barrier as u32);
            self.global_counts[barrier] = count;
            return Ok(());
        }
        self.contexts[number].block = Block::Barrier;
        let arrived = &mut self.arrived[barrier];
        *arrived |= 1 << warp;
        if arrived.count_ones() == count {
            self.milestone = true;
            for warp in warpstep_spec::mask::lanes_of(std::mem::take(arrived)) {
                self.contexts[warp * self.per_warp].block = Block::None;
            }
        }
        Ok(())
    }

    /// Whether a warp is split.
    pub(super) fn is_split(&self, warp: usize) -> bool {
        let first = warp * self.per_warp;
        self.contexts[first + 1..first + self.per_warp].iter().any(|context| context.active)
    }

    /// The barrier across cores at which all active warps stand, and its count.
    pub(super) fn global_arrival(&self) -> Option<(u32, u32)> {
        let mut active = self.contexts.iter().filter(|context| context.active);
        let Block::GlobalBarrier(barrier) = active.next()?.block else { return None };
        let all = active.all(|context| context.block == Block::GlobalBarrier(barrier));
        all.then(|| (barrier, self.global_counts[barrier as usize]))
    }

    /// A barrier across cores opens.
    pub(super) fn open_barrier(&mut self, barrier: u32) {
        let waits = |context: &&mut Context| context.block == Block::GlobalBarrier(barrier);
        self.contexts.iter_mut().filter(waits).for_each(|context| context.block = Block::None);
    }
}
