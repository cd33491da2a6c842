//! The rules of control instructions as plain Rust: what those of one cycle do when they are resolved. For tests.

use super::super::blocked::state;
use super::super::fault::cause;
use warpstep_spec::Op;

/// An instruction with its operands.
#[derive(Clone, Copy, Debug)]
pub struct Issued {
    pub cycle: usize,
    pub warp: usize,
    pub port: usize,
    pub op: Op,
    pub pc: u64,
    pub rd: u64,
    pub immediate: u64,
    pub active: u64,
    pub predicate: u64,
    pub left: u64,
    pub right: u64,
    pub taken: bool,
}

impl Issued {
    /// Whether it takes one value for all lanes, so that one port at most has one.
    pub fn is_scalar(&self) -> bool {
        is_scalar(self.op)
    }
}

pub fn is_scalar(op: Op) -> bool {
    op.shared_unit().is_some()
}

/// What a split leaves on the stack; where its halves run side by side, with the number of the child in the warp.
#[derive(Clone, Debug)]
pub struct Entry {
    before: u64,
    other: u64,
    resume: u64,
    child: Option<usize>,
    joined: Option<u64>,
}

/// One context.
#[derive(Clone, Debug, Default)]
pub struct Context {
    pub active: u64,
    pub owned: u64,
    pub stack: Vec<Entry>,
    /// Pointer at which its stack begins, and its parent's number in the warp.
    pub base: usize,
    pub parent: Option<usize>,
    pub blocked: usize,
}

impl Context {
    pub fn pointer(&self) -> u64 {
        (self.base + self.stack.len()) as u64
    }
}

/// A wrong instruction: cause, context, address, evidence.
pub type Wrong = (usize, usize, u64, u64);

/// What one cycle does to the outside.
#[derive(Debug, Default, PartialEq)]
pub struct Effect {
    /// Ports whose instruction has taken effect, and what they write into their link register, if they do.
    pub resolved: Vec<(usize, Option<u64>)>,
    /// Contexts, and where they go.
    pub redirects: Vec<(usize, u64)>,
    /// Contexts that end, one bit each.
    pub retire: u64,
    /// Contexts that start, one bit each.
    pub start: u64,
    /// Warp, parent and child.
    pub split: Option<(usize, usize, usize)>,
    /// Parent and child, and who came second.
    pub merge: Option<(usize, usize, usize)>,
    pub invalidate: bool,
    /// Of several the lowest port's.
    pub fault: Option<Wrong>,
    pub faults: usize,
}

/// The state of all contexts.
pub struct Model {
    pub lanes: usize,
    pub ports: usize,
    pub contexts: Vec<Context>,
    pub arrived: Vec<u64>,
    pub waiting: Option<Issued>,
    /// Warps whose splits run in parallel without a mark.
    pub unmarked: u64,
}

impl Model {
    /// After reset.
    pub fn new(warps: usize, lanes: usize, splits: usize) -> Model {
        let ports = splits + 1;
        let mut contexts = vec![Context::default(); warps * ports];
        for warp in 0..warps {
            contexts[warp * ports].owned = (1 << lanes) - 1;
        }
        contexts[0].active = 1;
        Model { lanes, ports, contexts, arrived: vec![0; (warps / 2).max(1)], waiting: None, unmarked: 0 }
    }

    pub fn warps(&self) -> usize {
        self.contexts.len() / self.ports
    }

    fn of(&mut self, warp: usize, port: usize) -> &mut Context {
        &mut self.contexts[warp * self.ports + port]
    }

    pub fn is_split(&self, warp: usize) -> bool {
        (1..self.ports).any(|port| self.contexts[warp * self.ports + port].active != 0)
    }

    fn is_alone(&self, warp: usize) -> bool {
        (0..self.warps()).all(|other| other == warp || self.contexts[other * self.ports].active == 0)
    }

    /// What becomes due in a cycle takes effect: instructions of one warp in the order of their ports, one of them scalar at most.
    pub fn resolve(&mut self, due: &[Issued]) -> Effect {
        let mut effect = Effect::default();
        let waited = self.waiting.filter(|one| self.is_alone(one.warp));
        for one in due.iter().chain(&waited) {
            match self.resolve_one(one, &mut effect) {
                Ok(Some(link)) => {
                    // What waited wrote its link register, if it has one, before.
                    if waited.is_none() {
                        effect.resolved.push((one.port, link));
                    }
                }
                Ok(None) => {}
                Err((cause, detail)) => {
                    effect.faults += 1;
                    let context = one.warp * self.ports + one.port;
                    effect.fault.get_or_insert((cause, context, one.pc, detail));
                }
            }
        }
        effect
    }

    /// The value of the link register, if there is one, once the instruction is resolved; or cause and evidence of an error.
    fn resolve_one(
        &mut self,
        one: &Issued,
        effect: &mut Effect,
    ) -> Result<Option<Option<u64>>, (usize, u64)> {
        let Issued { warp, port, pc, .. } = *one;
        let context = warp * self.ports + port;
        let behind = pc + 4;
        let (mut link, mut redirect, mut next) = (None, None, state::FREE);
        match one.op {
            Op::Jal => (redirect, link) = (Some((pc + one.immediate) & 0xffff_ffff), Some(behind)),
            Op::Jalr => {
                (redirect, link) = (Some((one.left + one.immediate) & 0xffff_fffe), Some(behind));
            }
            Op::Beq | Op::Bltu => redirect = one.taken.then_some((pc + one.immediate) & 0xffff_ffff),
            Op::FenceI => (redirect, effect.invalidate) = (Some(behind), true),
            Op::Tmc => self.set_lanes(one, one.left, effect)?,
            Op::Pred | Op::PredN => {
                let holds = holds(one);
                self.set_lanes(one, if holds != 0 { holds } else { one.right }, effect)?;
            }
            Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => {
                link = Some(self.contexts[context].pointer());
                self.split(one, effect)?;
            }
            Op::Join => (redirect, next) = self.join(one, effect)?,
            Op::Bar => next = self.bar(one)?,
            Op::Wspawn if !self.wspawn(one, effect)? => {
                self.contexts[context].blocked = state::SPAWN;
                return Ok(None);
            }
            _ => {}
        }
        if let Some(target) = redirect {
            if !target.is_multiple_of(4) {
                return Err((cause::MISALIGNED_TARGET, target));
            }
            effect.redirects.push((context, target));
        }
        self.contexts[context].blocked = next;
        Ok(Some(link))
    }

    fn set_lanes(&mut self, one: &Issued, wanted: u64, effect: &mut Effect) -> Result<(), (usize, u64)> {
        let split = self.is_split(one.warp);
        let number = one.warp * self.ports + one.port;
        let context = &mut self.contexts[number];
        let left = wanted & context.owned;
        if left == 0 && split {
            return Err((cause::WHILE_SPLIT, 0));
        }
        context.active = left;
        if left == 0 {
            effect.retire |= 1 << number;
            context.stack.clear();
        }
        Ok(())
    }

    fn split(&mut self, one: &Issued, effect: &mut Effect) -> Result<(), (usize, u64)> {
        let (holds, other) = (holds(one), one.active & !holds(one));
        if holds == 0 || other == 0 {
            return Ok(());
        }
        let (warp, parent) = (one.warp, one.port);
        let pointer = self.of(warp, parent).pointer();
        if pointer as usize >= self.lanes - 1 {
            return Err((cause::STACK_OVERFLOW, pointer));
        }
        let wants = matches!(one.op, Op::SplitM | Op::SplitMN) || self.unmarked >> warp & 1 == 1;
        let free = |port: &usize| self.contexts[warp * self.ports + port].active == 0;
        let named = one.immediate as usize;
        let child = if named == 0 {
            (1..self.ports).find(free)
        } else {
            (1..self.ports).filter(|port| *port == named).find(free)
        };
        let child = child.filter(|_| wants);
        let entry = Entry { before: one.active, other, resume: one.pc + 4, child, joined: None };
        self.of(warp, parent).stack.push(entry);
        self.of(warp, parent).active = holds;
        if let Some(child) = child {
            self.of(warp, parent).owned &= !other;
            *self.of(warp, child) = Context {
                active: other,
                owned: other,
                base: pointer as usize + 1,
                parent: Some(parent),
                ..Context::default()
            };
            effect.split = Some((warp, parent, child));
        }
        Ok(())
    }

    /// Where the context goes, if elsewhere, and its state.
    fn join(&mut self, one: &Issued, effect: &mut Effect) -> Result<(Option<u64>, usize), (usize, u64)> {
        let (warp, port) = (one.warp, one.port);
        let own = self.of(warp, port);
        let pointer = own.pointer();
        if one.left == pointer {
            return Ok((None, state::FREE));
        }
        let meets = one.left + 1 == pointer;
        let holder = if own.stack.is_empty() { own.parent } else { Some(port) };
        let Some(holder) = holder.filter(|_| meets) else {
            return Err((cause::JOIN_WITHOUT_SPLIT, one.left));
        };
        let place = pointer as usize - 1 - self.of(warp, holder).base;
        let entry = &mut self.of(warp, holder).stack[place];
        match entry.joined {
            Some(first) if first != one.pc => return Err((cause::JOINS_DIFFER, first)),
            Some(_) => {}
            None => {
                entry.joined = Some(one.pc);
                if entry.child.is_some() {
                    return Ok((None, state::JOIN));
                }
                let (other, resume) = (entry.other, entry.resume);
                self.of(warp, port).active = other;
                return Ok((Some(resume), state::FREE));
            }
        }
        let entry = self.of(warp, holder).stack.pop().expect("the entry that was met");
        assert_eq!(self.of(warp, holder).pointer() + 1, pointer, "the entry was the last one");
        self.of(warp, holder).active = entry.before;
        if let Some(child) = entry.child {
            let given_back = std::mem::take(self.of(warp, child)).owned;
            self.of(warp, holder).owned |= given_back;
            self.of(warp, holder).blocked = state::FREE;
            effect.retire |= 1 << (warp * self.ports + child);
            effect.merge = Some((holder, child, port));
        }
        Ok((None, state::FREE))
    }

    fn bar(&mut self, one: &Issued) -> Result<usize, (usize, u64)> {
        if one.left >= self.arrived.len() as u64 {
            return Err((cause::BARRIER_ID, one.left));
        }
        if !(1..=self.warps() as u64).contains(&one.right) {
            return Err((cause::BARRIER_COUNT, one.right));
        }
        if self.is_split(one.warp) {
            return Err((cause::WHILE_SPLIT, 0));
        }
        if one.right == 1 {
            return Ok(state::FREE);
        }
        let here = &mut self.arrived[one.left as usize];
        *here |= 1 << one.warp;
        if u64::from(here.count_ones()) != one.right {
            return Ok(state::BARRIER);
        }
        let released = std::mem::take(here);
        for warp in (0..self.warps()).filter(|warp| released >> warp & 1 == 1) {
            self.of(warp, 0).blocked = state::FREE;
        }
        Ok(state::FREE)
    }

    /// Whether it need not wait.
    fn wspawn(&mut self, one: &Issued, effect: &mut Effect) -> Result<bool, (usize, u64)> {
        let split = self.is_split(one.warp);
        if !split && !self.is_alone(one.warp) {
            self.waiting = Some(*one);
            return Ok(false);
        }
        self.waiting = None;
        if one.left > self.warps() as u64 {
            return Err((cause::SPAWN_COUNT, one.left));
        }
        if !one.right.is_multiple_of(4) {
            return Err((cause::MISALIGNED_TARGET, one.right));
        }
        if split {
            return Err((cause::WHILE_SPLIT, 0));
        }
        for other in (0..one.left as usize).filter(|other| *other != one.warp) {
            self.of(other, 0).active = 1;
            effect.start |= 1 << (other * self.ports);
        }
        Ok(true)
    }
}

/// Active lanes where the predicate holds.
fn holds(one: &Issued) -> u64 {
    let negated = matches!(one.op, Op::PredN | Op::SplitN | Op::SplitMN);
    one.active & if negated { !one.predicate } else { one.predicate }
}
