//! The rules of control instructions as plain Rust: what one does when it is resolved. For tests.

use super::super::blocked::state;
use super::super::fault::cause;
use warpstep_spec::Op;

/// An instruction with its operands.
#[derive(Clone, Copy)]
pub struct Issued {
    pub cycle: usize,
    pub context: usize,
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

/// What a split leaves on the stack.
pub struct Entry {
    before: u64,
    other: u64,
    resume: u64,
    joined: Option<u64>,
}

/// What one cycle does to the outside.
#[derive(Debug, Default, PartialEq)]
pub struct Effect {
    pub resolved: Option<usize>,
    pub redirect: Option<u64>,
    pub retire: bool,
    pub start: u64,
    pub result: Option<u64>,
    pub fault: Option<(usize, usize, u64)>,
}

/// The state of all contexts.
pub struct Model {
    pub lanes: usize,
    pub masks: Vec<u64>,
    pub stacks: Vec<Vec<Entry>>,
    pub blocked: Vec<usize>,
    pub arrived: Vec<u64>,
    pub waiting: Option<Issued>,
}

impl Model {
    /// After reset.
    pub fn new(contexts: usize, lanes: usize) -> Model {
        let mut masks = vec![0; contexts];
        masks[0] = 1;
        Model {
            lanes,
            masks,
            stacks: (0..contexts).map(|_| vec![]).collect(),
            blocked: vec![state::FREE; contexts],
            arrived: vec![0; (contexts / 2).max(1)],
            waiting: None,
        }
    }

    /// What becomes due in a cycle takes effect.
    pub fn resolve(&mut self, due: Option<Issued>) -> Effect {
        let wspawn = due.filter(|due| due.op == Op::Wspawn).or(self.waiting);
        if let Some(one) = wspawn.filter(|one| due.is_none_or(|due| due.context == one.context)) {
            return self.wspawn(one);
        }
        let Some(one) = due else { return Effect::default() };
        let at = one.context;
        let mut effect = Effect { resolved: Some(at), ..Effect::default() };
        let full = (1u64 << self.lanes) - 1;
        let negated = matches!(one.op, Op::PredN | Op::SplitN | Op::SplitMN);
        let holds = one.active & if negated { !one.predicate } else { one.predicate };
        let mut mask = None;
        let mut wrong = None;
        match one.op {
            Op::Jal => {
                (effect.redirect, effect.result) =
                    (Some((one.pc + one.immediate) & 0xffff_ffff), Some(one.pc + 4))
            }
            Op::Jalr => {
                effect.redirect = Some((one.left + one.immediate) & 0xffff_fffe);
                effect.result = Some(one.pc + 4);
            }
            Op::Beq | Op::Bltu => {
                effect.redirect = one.taken.then_some((one.pc + one.immediate) & 0xffff_ffff)
            }
            Op::FenceI => effect.redirect = Some(one.pc + 4),
            Op::Tmc => mask = Some(one.left & full),
            Op::Pred | Op::PredN => mask = Some(if holds != 0 { holds } else { one.right & full }),
            Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => {
                effect.result = Some(self.stacks[at].len() as u64);
                if holds != 0 && holds != one.active {
                    if self.stacks[at].len() >= self.lanes - 1 {
                        wrong = Some(cause::STACK_OVERFLOW);
                    } else {
                        mask = Some(holds);
                        let other = one.active & !holds;
                        self.stacks[at].push(Entry {
                            before: one.active,
                            other,
                            resume: one.pc + 4,
                            joined: None,
                        });
                    }
                }
            }
            Op::Join => {
                let depth = self.stacks[at].len() as u64;
                match self.stacks[at].last_mut() {
                    Some(top) if one.left + 1 == depth => match top.joined {
                        None => {
                            top.joined = Some(one.pc);
                            (mask, effect.redirect) = (Some(top.other), Some(top.resume));
                        }
                        Some(first) if first != one.pc => wrong = Some(cause::JOINS_DIFFER),
                        Some(_) => mask = self.stacks[at].pop().map(|top| top.before),
                    },
                    _ if one.left != depth => wrong = Some(cause::JOIN_WITHOUT_SPLIT),
                    _ => {}
                }
            }
            _ => {}
        }
        if effect.redirect.is_some_and(|target| !target.is_multiple_of(4)) {
            wrong = Some(cause::MISALIGNED_TARGET);
        }
        let mut next = state::FREE;
        if one.op == Op::Bar {
            let contexts = self.masks.len() as u64;
            if one.left >= self.arrived.len() as u64 {
                wrong = Some(cause::BARRIER_ID);
            } else if !(1..=contexts).contains(&one.right) {
                wrong = Some(cause::BARRIER_COUNT);
            } else if one.right > 1 {
                let here = &mut self.arrived[one.left as usize];
                *here |= 1 << at;
                if u64::from(here.count_ones()) == one.right {
                    let released = std::mem::take(here);
                    let freed =
                        self.blocked.iter_mut().enumerate().filter(|(who, _)| released >> who & 1 == 1);
                    freed.for_each(|(_, state)| *state = state::FREE);
                } else {
                    next = state::BARRIER;
                }
            }
        }
        if let Some(cause) = wrong {
            return Effect { fault: Some((cause, at, one.pc)), ..Effect::default() };
        }
        self.blocked[at] = next;
        if let Some(mask) = mask {
            self.masks[at] = mask;
            if mask == 0 {
                effect.retire = true;
                self.stacks[at].clear();
            }
        }
        effect
    }

    fn wspawn(&mut self, one: Issued) -> Effect {
        let others = self.masks.iter().enumerate().any(|(who, mask)| who != one.context && *mask != 0);
        self.waiting = others.then_some(one);
        if others {
            self.blocked[one.context] = state::SPAWN;
            return Effect::default();
        }
        let fault = |cause| Effect { fault: Some((cause, one.context, one.pc)), ..Effect::default() };
        if one.left > self.masks.len() as u64 {
            return fault(cause::SPAWN_COUNT);
        }
        if !one.right.is_multiple_of(4) {
            return fault(cause::MISALIGNED_TARGET);
        }
        self.blocked[one.context] = state::FREE;
        let mut effect = Effect { resolved: Some(one.context), ..Effect::default() };
        for other in (0..one.left as usize).filter(|other| *other != one.context) {
            self.masks[other] = 1;
            effect.start |= 1 << other;
        }
        effect
    }
}
