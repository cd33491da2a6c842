//! A core: contexts, front end, scoreboard, load/store unit, and the order of things in a cycle.
//!
//! A cycle has two halves. [`Core::begin`] goes from the fill engine to the selection; what issues is then known, and what it
//! leaves open can be asked ([`Core::questions`]). [`Core::issue`] executes it with the answers and resolves what is due; the
//! cycle's end is [`Core::finish`].

mod cause;
mod forget;
mod questions;
mod selection;

use super::Shared;
use super::alone::{Alone, Cut};
use super::choice::Answers;
use super::code::Decoded;
use super::context::{Block, Context, Effect, Entry, Unresolved};
use super::execute::{Executed, Execution, Scattered, Timed, Warp, question};
use super::front::FrontEnd;
use super::load_store::{LoadStore, Plan};
use super::scoreboard::Scoreboard;
use super::tally::{Rule, Tally};
use crate::mistake::Mistake;
use crate::stop::{Place, Stop};
use crate::values::{Registers, Store, Word};
use std::hash::{Hash, Hasher};
use warpstep_spec::events::Stall;
use warpstep_spec::{Class, Config, LaneMask, SplitMode, decode};

/// What a context issued in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issued {
    /// Number of the context in its core.
    pub context: usize,
    /// Address of the instruction; none for a NOP.
    pub pc: Option<u32>,
}

#[derive(Clone)]
pub(super) struct Core {
    pub number: usize,
    pub per_warp: usize,
    pub contexts: Vec<Context>,
    pub warps: Vec<Warp>,
    pub front: FrontEnd,
    pub scoreboard: Scoreboard,
    pub memory: LoadStore,
    /// The candidate selected last.
    pub last: usize,
    /// Warps at each barrier.
    pub arrived: Vec<u32>,
    pub global_counts: Vec<u32>,
    mscratch: Word,
    pub lane_instructions: u64,
    /// What every context does in this cycle.
    pub stalls: Vec<Stall>,
    /// Contexts that issue in this cycle.
    selected: Vec<usize>,
    fills: bool,
    /// Histories may have become equal: a split was joined, a warp ended, a barrier opened.
    pub milestone: bool,
    /// A warp that is followed by itself has come to where others decide when it goes on.
    pub cut: Option<Cut>,
    /// What it did that can cost others, beside the steps of its accesses.
    pub tally: Tally,
    /// Lanes of a warp have parted, whether their halves run side by side or one after the other.
    pub has_parted: bool,
}

/// What decides the future; what follows from it within the cycle, and what is only counted, is left out.
impl Hash for Core {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Core {
            number: _,
            per_warp: _,
            stalls: _,
            selected: _,
            lane_instructions: _,
            milestone: _,
            tally: _,
            has_parted: _,
            ..
        } = self;
        let Core {
            contexts,
            warps,
            front,
            scoreboard,
            memory,
            last,
            arrived,
            global_counts,
            mscratch,
            fills,
            cut,
            ..
        } = self;
        (contexts, warps, front, scoreboard, memory).hash(state);
        (last, arrived, global_counts, mscratch, fills, cut).hash(state);
    }
}

impl Core {
    pub fn new(number: usize, config: &Config, entry: u32, argument: Word, untouched: Word) -> Core {
        let per_warp = config.contexts();
        let owned = |context: usize| if context.is_multiple_of(per_warp) { config.all_lanes() } else { 0 };
        let depth = config.queue_depth();
        let contexts =
            (0..config.core_contexts()).map(|context| Context::new(depth, config.lanes, owned(context)));
        let warp = Warp {
            registers: Registers::new(config.lanes, untouched),
            frm: Word::ZERO,
            splits_unmarked: config.splits_in_parallel() && config.split_mode == SplitMode::Dynamic,
        };
        let mut core = Core {
            number,
            per_warp,
            contexts: contexts.collect(),
            warps: vec![warp; config.warps],
            front: FrontEnd::new(config, entry),
            scoreboard: Scoreboard::new(config),
            memory: LoadStore::new(config),
            last: config.core_contexts() / config.selected_together() - 1,
            arrived: vec![0; config.barriers()],
            global_counts: vec![0; config.barriers()],
            mscratch: argument,

            lane_instructions: 0,
            stalls: vec![Stall::Inactive; config.core_contexts()],
            selected: Vec::new(),
            fills: false,
            milestone: false,
            cut: None,
            tally: Tally::default(),
            has_parted: false,
        };
        core.contexts[0].start(entry, 1);
        core
    }

    pub fn has_active_warps(&self) -> bool {
        self.contexts.iter().any(|context| context.active)
    }

    pub fn is_busy(&self) -> bool {
        self.has_active_warps() || !self.memory.is_drained() && !Mistake::EndsTooEarly.is_made()
    }

    /// From the fill engine to the selection.
    pub fn begin(&mut self, shared: &Shared) {
        let filled = self.front.start_fill(&self.contexts);
        self.fills = filled.is_some();
        if let Some(address) = filled {
            shared.touched(|touched| touched.filled.insert(address));
        }
        self.front.compare_tags(&mut self.contexts);
        self.memory.claim(&mut self.scoreboard);
        for number in 0..self.contexts.len() {
            self.stalls[number] = self.readiness(number, shared);
        }
        self.select(&shared.config);
        if self.per_warp > 1 {
            self.let_siblings_wait(shared);
        }
        for number in &self.selected {
            self.stalls[*number] = Stall::Issued;
        }
        self.forget_at_meetings();
    }

    /// What issues in this cycle.
    pub fn issued(&self) -> impl Iterator<Item = Issued> + '_ {
        self.selected.iter().map(|number| {
            let pc = match self.contexts[*number].queue.front() {
                Some(Entry::Instruction { pc, .. }) => Some(*pc),
                _ => None,
            };
            Issued { context: *number, pc }
        })
    }

    /// From the requests to the resolution of control instructions.
    pub fn issue(
        &mut self,
        shared: &Shared,
        cycle: Option<u64>,
        store: &mut Store,
        answers: &mut Answers<'_>,
    ) -> Result<(), Stop> {
        let selected = std::mem::take(&mut self.selected);
        let timed = cycle.map(|cycle| Timed {
            cycle,
            lane_instructions: self.lane_instructions,
            active_warps: self.active_warps(),
        });
        for number in &selected {
            shared.touched(|touched| touched.code.insert(self.contexts[*number].fetch_pc));
            self.front.request(*number, &mut self.contexts[*number]);
            let holds_up = shared.holds_up_other_half(&self.contexts[*number]);
            self.tally.count(Rule::Issue, 1, holds_up);
        }
        for number in &selected {
            if let Some(Entry::Instruction { pc, looped }) = self.contexts[*number].queue.pop_front() {
                self.execute(*number, pc, looped, shared, timed, store, answers)?;
            }
        }
        self.selected = selected;
        self.front.advance(&mut self.contexts);
        self.resolve(shared)
    }

    fn active_warps(&self) -> u32 {
        let firsts = self.contexts.iter().step_by(self.per_warp).enumerate();
        firsts.fold(0, |mask, (warp, context)| mask | u32::from(context.active) << warp)
    }

    #[allow(clippy::too_many_arguments)] // what an instruction can touch
    fn execute(
        &mut self,
        number: usize,
        pc: u32,
        looped: bool,
        shared: &Shared,
        timed: Option<Timed>,
        store: &mut Store,
        answers: &mut Answers<'_>,
    ) -> Result<(), Stop> {
        let decoded = shared.code.at(pc);
        let warp = number / self.per_warp;
        let place = Place { core: self.number, warp, pc };
        let in_memory = store.code(pc);
        if in_memory != Some(decoded.word) && (in_memory.is_some() || decoded.instruction.is_some()) {
            return Err(Stop::StoredCode { place });
        }
        let Some(instruction) = decoded.instruction else {
            let what = match decode(decoded.word) {
                Some(known) => known.row().extension.absence(),
                None => format!("{:#010x} is no instruction", decoded.word),
            };
            return Err(Stop::Wrong { place, what });
        };
        if let Some(most) = shared.loop_bounds.pass(&mut self.contexts[number].passes, pc) {
            return Err(Stop::Beyond { place, most });
        }
        let is_split = self.is_split(warp);
        let (context, registers) = (&self.contexts[number], &self.warps[warp].registers);
        let meeting = shared
            .meeting(pc)
            .filter(|_| question(shared, &self.memory, &instruction, context, registers).is_some());
        let scattered = (decoded.class == Class::Store && shared.alone.is_none())
            .then(|| Scattered::find(shared, &self.memory, &instruction, context, registers))
            .flatten();
        let (lanes, owned) = (context.lanes, context.owned);
        let execution = Execution {
            config: &shared.config,
            rules: &shared.rules,
            place,
            decoded,
            instruction,
            context_number: number,
            context,
            is_split,
            warp: &mut self.warps[warp],
            mscratch: &mut self.mscratch,
            store,
            guidance: shared.guidance.as_deref(),
            timed,
            objects: &shared.objects,
            scattered,
            alone: shared.alone.as_deref(),
        };
        let executed = execution.run(answers)?;
        if shared.alone.is_some() {
            self.memory.settle(decoded.needs, lanes);
        }
        self.lane_instructions += u64::from(lanes.count_ones());
        self.contexts[number].next_pc = pc.wrapping_add(4);
        match executed {
            Executed::Memory(access) => {
                if shared.alone.is_none() && !Mistake::ScatterNotMet.is_made() {
                    let met = self.memory.meets(&access, |line, bytes| store.may_be_written(line, bytes));
                    if shared.notes_met(met) {
                        return Err(Stop::Unknown { place, op: instruction.op, operand: "the address" });
                    }
                }
                if self.contexts[number].stands_for_others() && !access.is_in_one_line() {
                    self.note_not_simple(warp, shared);
                }
                self.scoreboard.wait(warp, access.register, lanes);
                self.contexts[number].fenced |= decoded.class == Class::Fence;
                if shared.alone.is_some() {
                    self.tally.access(&access);
                    shared.touched(|touched| touched.access(&access, shared.config.data_line_bytes));
                }
                self.memory.issue(access);
            }
            Executed::Control(effect) => {
                let left = shared.config.latencies.control - 1;
                shared.note(pc, instruction.op, &effect);
                let context = &mut self.contexts[number];
                meeting.into_iter().for_each(|meeting| context.will_meet(meeting));
                if let Effect::Goes { jumped: true, target } = effect {
                    context.next_pc = target;
                }
                context.block = Block::Control { left };
                context.unresolved = Some(Unresolved { pc, backward: decoded.backward, looped, effect });
                if decoded.class != Class::Fence {
                    self.issue_fixed(warp, decoded, lanes, owned);
                }
            }
            Executed::Plain => self.issue_fixed(warp, decoded, lanes, owned),
        }
        Ok(())
    }

    fn issue_fixed(&mut self, warp: usize, decoded: &Decoded, lanes: LaneMask, owned: LaneMask) {
        let takes_slot = self.scoreboard.issue(warp, decoded, lanes, owned);
        self.tally.fixed(decoded.class, decoded.latency, takes_slot);
    }

    /// The end of a cycle. `granted`: its request was; `line`: an instruction line is put in place; `written`: its oldest
    /// write was answered.
    pub fn finish(&mut self, plan: &Plan, granted: bool, line: bool, written: bool) {
        self.scoreboard.tick();
        if let Some(fenced) = self.memory.finish(plan, granted, written) {
            self.contexts[fenced].fenced = false;
        }
        if line {
            self.front.line_arrived(&mut self.contexts);
        }
        if std::mem::take(&mut self.fills) {
            self.memory.ask_for_fill();
        }
    }

    /// Only one warp goes on; what others have in flight comes to its end.
    pub fn leave_alone(&mut self, alone: &Alone) {
        let (per_warp, warp) = (self.per_warp, alone.warp);
        for (number, context) in
            self.contexts.iter_mut().enumerate().filter(|(number, _)| number / per_warp != warp)
        {
            (context.active, context.block, context.unresolved) = (false, Block::None, None);
            self.front.retire(number, context);
        }
        self.arrived.fill(0);
        (self.cut, self.tally) = (None, Tally::default());
        self.memory.leave_alone(&alone.lines);
    }

    /// What it stopped at is behind it.
    pub fn open_cut(&mut self) {
        self.cut = None;
        self.contexts
            .iter_mut()
            .filter(|context| context.block == Block::Barrier)
            .for_each(|c| c.block = Block::None);
    }

    /// Whether nobody can issue, nothing is in flight and every active context waits for others.
    pub fn is_stuck(&self) -> bool {
        let alone = self.contexts.iter().filter(|context| context.active).count() == 1;
        let waits = |context: &Context| match context.block {
            Block::Barrier | Block::GlobalBarrier(_) | Block::Join => true,
            Block::Spawn => !alone,
            Block::None | Block::Control { .. } => false,
        };
        self.selected.is_empty()
            && self.memory.is_drained()
            && self.scoreboard.is_idle()
            && !self.front.is_filling()
            && self.contexts.iter().filter(|context| context.active).all(waits)
    }
}
