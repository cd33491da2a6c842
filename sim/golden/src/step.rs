//! One instruction of one context: fetch, execute, record.

use crate::access::{self, Bus, PendingAccess};
use crate::code::Decoded;
use crate::context::{Context, ContextState};
use crate::execute::{self, Next};
use crate::fault::{Cause, Fault, Warning, WarningKind};
use crate::machine::{At, Machine};
use crate::observer::Observer;
use crate::retire::{MemoryEffect, MemoryKind, Retire};
use crate::siblings::Race;
use warpstep_program::{AccessError, Place};
use warpstep_spec::abi::MAX_LANES;
use warpstep_spec::csr::COUNTERS;
use warpstep_spec::mask::leader;
use warpstep_spec::{Class, Instruction, LaneMask, Op, decode};

/// Pages of 4 KiB a program may touch: what the host keeps.
const MOST_PAGES: usize = 1 << 18;

/// What came of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An instruction was executed.
    Retired {
        /// Whether it set the program counter (a taken branch, a jump, the first join of a split), even to the next
        /// instruction.
        jumped: bool,
    },
    /// The context is free or waits; nothing was executed.
    Waits,
}

/// Values that depend on time, as another engine knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedCsrs {
    /// Cycles since reset.
    pub mcycle: u64,
    /// Lane-instructions retired.
    pub minstret: u64,
    /// Mask of active warps.
    pub active_warps: u32,
    /// The performance counters, in the order of their numbers.
    pub counters: [u64; COUNTERS],
}

/// The instruction a step is about.
#[derive(Clone, Copy)]
pub(crate) struct Current<'a> {
    pub at: At,
    pub pc: u32,
    pub word: u32,
    pub instruction: Instruction,
    pub active: LaneMask,
    pub timed: Option<&'a TimedCsrs>,
}

impl Current<'_> {
    pub fn fault(&self, cause: Cause) -> Fault {
        Fault { at: self.at, lane: None, pc: self.pc, word: self.word, cause }
    }

    /// About a scalar operand: names the lane that spoke for the warp.
    pub fn spoken_fault(&self, cause: Cause) -> Fault {
        Fault { lane: leader(self.active), ..self.fault(cause) }
    }

    pub fn lane_fault(&self, lane: usize, cause: Cause) -> Fault {
        Fault { lane: Some(lane), ..self.fault(cause) }
    }
}

/// When a memory access is performed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Perform {
    Now,
    Later,
}

impl Machine {
    /// Executes the next instruction of a context, memory effects included.
    pub fn step<O: Observer>(
        &mut self,
        at: At,
        timed: Option<&TimedCsrs>,
        observer: &mut O,
    ) -> Result<Step, Fault> {
        self.execute_one(at, timed, Perform::Now, observer)
    }

    /// As [`Machine::step`], but a load or store only issues: its addresses are checked, its store data are read, and
    /// [`Machine::perform`] carries it out later. Its record comes then.
    pub fn issue<O: Observer>(
        &mut self,
        at: At,
        timed: Option<&TimedCsrs>,
        observer: &mut O,
    ) -> Result<Step, Fault> {
        self.execute_one(at, timed, Perform::Later, observer)
    }

    /// Carries out the access with that issue number.
    pub fn perform<O: Observer>(&mut self, at: At, issue: u64, observer: &mut O) -> Result<(), Fault> {
        let pending = &mut self.cores[at.core].warps[at.warp].pending;
        let found = pending.iter().position(|access| access.context == at.context && access.issue == issue);
        let Some(position) = found else {
            let cause = Cause::Order("no access with that issue number is pending");
            return Err(Fault { at, lane: None, pc: self.pc(at), word: 0, cause });
        };
        let access = pending.remove(position);
        let PendingAccess { pc, word, instruction, active, effect, .. } = access;
        let current = Current { at, pc, word, instruction, active, timed: None };
        if access::overtakes(&pending[..position], &access) {
            let cause = Cause::Order("an older access of the same lane to the same bytes is still pending");
            return Err(current.fault(cause));
        }
        self.transfer(&current, issue, effect, observer);
        self.check_memory(&current)
    }

    #[inline]
    fn execute_one<O: Observer>(
        &mut self,
        at: At,
        timed: Option<&TimedCsrs>,
        when: Perform,
        observer: &mut O,
    ) -> Result<Step, Fault> {
        let context = self.context(at);
        match context.state {
            ContextState::Running => {}
            ContextState::AtSpawn if self.is_alone(at) => self.context_mut(at).state = ContextState::Running,
            _ => return Ok(Step::Waits),
        }
        let Context { pc, active, issued, .. } = *self.context(at);
        let current = self.fetch(at, pc, active, timed)?;
        let instruction = &current.instruction;
        let warp = &self.cores[at.core].warps[at.warp];
        if !warp.pending.is_empty() && access::conflicts(&warp.pending, instruction, active) {
            let cause = Cause::Order("a register is touched before the load that writes it was performed");
            return Err(current.fault(cause));
        }
        if instruction.op.class() == Class::Fence
            && warp.pending.iter().any(|access| access.context == at.context || access.active & active != 0)
        {
            return Err(current.fault(Cause::Order("a fence passes an access that was not performed")));
        }

        let class = instruction.op.class();
        if class.is_float() || matches!(instruction.op, Op::Flw | Op::Fsw) {
            self.check_float(&current)?;
        }
        let warp = &mut self.cores[at.core].warps[at.warp];
        let mut next = Next::Sequential;
        match class {
            Class::Alu => execute::integer::alu(&mut warp.registers, &current),
            Class::Multiply | Class::Divide => execute::integer::multiply(&mut warp.registers, &current),
            Class::Branch | Class::Jump => next = self.jump(&current, observer)?,
            Class::Load | Class::Store => self.access(&current, issued, when, observer)?,
            Class::Fence | Class::System => {}
            Class::Csr => self.csr(&current)?,
            Class::WarpControl => next = self.warp_control(&current, observer)?,
            Class::LaneExchange => execute::exchange::exchange(&mut warp.registers, &current),
            Class::FloatSimple
            | Class::FloatFma
            | Class::FloatConvert
            | Class::FloatDivide
            | Class::FloatSqrt => {
                let frm = warp.frm;
                warp.fflags |= execute::float::float(&mut warp.registers, &current, frm);
            }
        }
        match next {
            Next::Sequential => self.context_mut(at).pc = pc.wrapping_add(4),
            Next::Jump(target) => self.context_mut(at).pc = target,
            Next::Decided => {}
            Next::Waits => return Ok(Step::Waits),
        }
        self.context_mut(at).issued += 1;
        let memory_access = matches!(class, Class::Load | Class::Store);
        if O::RETIRES && !memory_access {
            self.record(&current, issued, None, observer);
        }
        let core = &mut self.cores[at.core];
        core.instructions += 1;
        core.lane_instructions += u64::from(active.count_ones());
        Ok(Step::Retired { jumped: matches!(next, Next::Jump(_)) })
    }

    #[inline(always)]
    fn fetch<'a>(
        &mut self,
        at: At,
        pc: u32,
        active: LaneMask,
        timed: Option<&'a TimedCsrs>,
    ) -> Result<Current<'a>, Fault> {
        let Decoded { word, instruction } = self.code.at(&self.memory, &self.options.rules, &self.config, pc);
        let Some(instruction) = instruction else { return Err(self.no_instruction(at, pc, word)) };
        Ok(Current { at, pc, word, instruction, active, timed })
    }

    /// What is wrong with a word that is no instruction.
    #[cold]
    fn no_instruction(&self, at: At, pc: u32, word: u32) -> Fault {
        let cause = match self.options.rules.place(pc, 4) {
            Ok(Place::Ram) => match decode(word) {
                Some(known) => Cause::NoExtension(known.row().extension),
                None => Cause::IllegalInstruction,
            },
            Err(AccessError::Broken { .. }) => Cause::BrokenFetch,
            _ => Cause::UnmappedFetch,
        };
        Fault { at, lane: None, pc, word, cause }
    }

    fn access<O: Observer>(
        &mut self,
        current: &Current,
        issue: u64,
        when: Perform,
        observer: &mut O,
    ) -> Result<(), Fault> {
        let Current { at, pc, word, instruction, active, .. } = *current;
        let warp = &mut self.cores[at.core].warps[at.warp];
        let effect = access::prepare(&warp.registers, &self.options.rules, &instruction, active)
            .map_err(|(lane, cause)| current.lane_fault(lane, cause))?;
        if let Some(siblings) = &mut warp.siblings
            && let Some(Race { address, earlier, lanes }) = siblings.access(at.context, pc, active, &effect)
        {
            self.warn(current, WarningKind::HalvesRace { address, earlier }, lanes, observer)?;
        }
        if when == Perform::Later {
            let access = PendingAccess { context: at.context, issue, pc, word, instruction, active, effect };
            self.cores[at.core].warps[at.warp].pending.push(access);
            return Ok(());
        }
        self.transfer(current, issue, effect, observer);
        self.check_memory(current)
    }

    fn check_float(&self, current: &Current) -> Result<(), Fault> {
        let frm = self.cores[current.at.core].warps[current.at.warp].frm;
        if execute::float::rounding(current.instruction.rounding, frm).is_none() {
            return Err(current.fault(Cause::ReservedRounding(frm)));
        }
        Ok(())
    }

    fn check_memory(&self, current: &Current) -> Result<(), Fault> {
        if self.memory.pages() > MOST_PAGES {
            return Err(current.fault(Cause::MemoryExhausted(MOST_PAGES >> 8)));
        }
        Ok(())
    }

    /// Moves the bytes of an access, writes the destination of a load, and records it.
    fn transfer<O: Observer>(
        &mut self,
        current: &Current,
        issue: u64,
        mut effect: MemoryEffect,
        observer: &mut O,
    ) {
        let core = &mut self.cores[current.at.core];
        let mut bus = Bus {
            rules: &self.options.rules,
            memory: &mut self.memory,
            local: &mut core.local,
            code: &mut self.code,
            exit_code: &mut self.exit_code,
        };
        bus.perform(current.instruction.op, current.active, &mut effect, |byte| observer.printed(byte));
        observer.accessed(&effect);
        if effect.kind == MemoryKind::Load {
            let registers = &mut core.warps[current.at.warp].registers;
            registers.write(current.active, current.instruction.rd, |lane| effect.data[lane]);
        }
        if O::RETIRES {
            self.record(current, issue, Some(effect), observer);
        }
    }

    fn record<O: Observer>(
        &self,
        current: &Current,
        issue: u64,
        memory: Option<MemoryEffect>,
        observer: &mut O,
    ) {
        let core = &self.cores[current.at.core];
        let destination = current.instruction.destination();
        observer.retired(&Retire {
            cycle: core.instructions,
            at: current.at,
            issue,
            pc: current.pc,
            word: current.word,
            op: current.instruction.op,
            active: current.active,
            destination,
            values: destination.map_or([0; MAX_LANES], |reg| *core.warps[current.at.warp].registers.row(reg)),
            memory,
        });
    }

    /// Reports something odd once for each place, or ends the run if the user asked for that.
    pub(crate) fn warn<O: Observer>(
        &mut self,
        current: &Current,
        kind: WarningKind,
        concerned: LaneMask,
        observer: &mut O,
    ) -> Result<(), Fault> {
        if self.options.warnings_are_errors {
            return Err(current.spoken_fault(Cause::Warned(kind)));
        }
        if self.warned.insert((kind.word(), current.pc)) {
            let Current { at, pc, word, active, .. } = *current;
            observer.warned(&Warning { at, pc, word, kind, active, concerned, lanes: self.config.lanes });
        }
        Ok(())
    }

    pub(crate) fn context(&self, at: At) -> &Context {
        &self.cores[at.core].warps[at.warp].contexts[at.context]
    }

    pub(crate) fn context_mut(&mut self, at: At) -> &mut Context {
        &mut self.cores[at.core].warps[at.warp].contexts[at.context]
    }
}
