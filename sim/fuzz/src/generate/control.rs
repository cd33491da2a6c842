//! Statements with statements inside.

use super::{Generator, Place};
use crate::tree::{Count, Statement, Test, Uniform, csr_number};
use warpstep_spec::csr::Csr;
use warpstep_spec::{Instruction, Op};

/// No point is passed more often than this.
const MOST_PASSES: u32 = 20;
/// Statements inside each other.
const MOST_DEPTH: u32 = 5;

impl Generator<'_> {
    pub(super) fn control(&mut self, place: &Place) -> Statement {
        let divergence = self.features.divergence;
        if place.depth >= MOST_DEPTH || place.free.len() < 3 {
            return Statement::Plain(self.plain(place));
        }
        match self.rng.u32(0..24) {
            0..6 if divergence => self.branch(place),
            6 | 7 if divergence => self.both(place),
            8..10 if divergence => self.divergent_loop(place),
            10 | 11 if divergence => self.narrow(place),
            12..15 => self.skip(place),
            15 | 16 => self.repeat(place),
            17 | 18 => self.call(place),
            19 if place.alone && self.features.patches && !self.halves_race(place) => {
                let mut instruction = || loop {
                    let chosen = self.plain(place);
                    if chosen.op != Op::FenceI {
                        return chosen;
                    }
                };
                Statement::Patch { old: instruction(), new: instruction() }
            }
            20..24 if !place.split => self.meeting(place),
            _ => Statement::Plain(self.plain(place)),
        }
    }

    /// The place inside a statement here, with `taken` control registers in use.
    fn inside(&self, place: &Place, taken: usize) -> Place {
        let mut inner = Place { depth: place.depth + 1, ..place.clone() };
        inner.free.truncate(place.free.len() - taken);
        inner
    }

    fn split(&mut self, place: &Place) -> Instruction {
        let ops = [Op::Split, Op::SplitN, Op::SplitM, Op::SplitMN];
        let op = ops[self.rng.usize(0..if self.features.marked_splits { 4 } else { 2 })];
        let rd = *place.free.last().expect("the caller saw some");
        Instruction { rd, rs1: self.source(), ..self.with_operands(op) }
    }

    fn branch(&mut self, place: &Place) -> Statement {
        let split = self.split(place);
        let inner = Place { split: true, ..self.inside(place, 1) };
        let condition = self.source();
        let then = self.block(&inner);
        let otherwise = if self.rng.u32(0..3) == 0 { vec![] } else { self.block(&inner) };
        Statement::If { split, condition, then, otherwise }
    }

    fn both(&mut self, place: &Place) -> Statement {
        let split = self.split(place);
        let split = Instruction { rd: *place.free.last().expect("the caller saw some"), ..split };
        let inner = Place { split: true, passes: 2 * place.passes, ..self.inside(place, 1) };
        Statement::Both { split, body: self.block(&inner) }
    }

    fn divergent_loop(&mut self, place: &Place) -> Statement {
        let most = if place.passes * 4 <= MOST_PASSES { 3 } else { 1 };
        if place.passes * 2 > MOST_PASSES {
            return self.both(place);
        }
        let mut inner = Place { passes: place.passes * (most as u32 + 1), ..self.inside(place, 3) };
        inner.warps = None; // warps take different numbers of turns
        let registers = *place.free.last_chunk::<3>().expect("the caller saw some");
        let (trips, negated) = (self.source(), self.rng.bool());
        Statement::While { trips, most, negated, registers, body: self.block(&inner) }
    }

    fn narrow(&mut self, place: &Place) -> Statement {
        let saved = *place.free.last().expect("the caller saw some");
        let inner = self.inside(place, 1);
        Statement::Narrow { lanes: self.source(), saved, body: self.block(&inner) }
    }

    fn skip(&mut self, place: &Place) -> Statement {
        let mut inner = self.inside(place, 0);
        let branches = [Op::Beq, Op::Bne, Op::Blt, Op::Bge, Op::Bltu, Op::Bgeu];
        let op = branches[self.rng.usize(0..branches.len())];
        let test = match self.rng.u32(0..6) {
            0 => Test::Always,
            // By the number of the warp: who is inside is known, so barriers inside are possible.
            1..4 => {
                let bound = self.rng.i32(0..=self.config.warps as i32);
                inner.warps = place.warps.map(|warps| {
                    let taken = |warp: &u32| taken(op, *warp, bound as u32);
                    (0..32).filter(|warp| !taken(warp)).fold(0, |set, warp| set | 1 << warp) & warps
                });
                inner.barrier = self.barriers.pop();
                Test::Branch(op, Uniform::Csr(csr_number(Csr::WarpId)), Uniform::Number(bound))
            }
            _ => {
                inner.warps = None;
                Test::Branch(op, self.uniform(), self.uniform())
            }
        };
        Statement::Skip { test, body: self.block(&inner) }
    }

    /// A value all active lanes share.
    fn uniform(&mut self) -> Uniform {
        match self.rng.u32(0..6) {
            0 => Uniform::Zero,
            1 => Uniform::Number(self.rng.i32(-2048..2048)),
            2 | 3 if self.features.csrs => Uniform::Csr(self.uniform_csr()),
            _ => {
                let votes = [Op::VoteAll, Op::VoteAny, Op::VoteUni, Op::VoteBallot];
                Uniform::Vote(votes[self.rng.usize(0..votes.len())], self.source())
            }
        }
    }

    fn repeat(&mut self, place: &Place) -> Statement {
        let most = (MOST_PASSES / place.passes).min(6) as i32;
        let counter = *place.free.last().expect("the caller saw some");
        let mut inner = self.inside(place, 1);
        let count = if most >= 3 && self.rng.u32(0..3) == 0 {
            inner.warps = None;
            Count::Vote(self.source())
        } else {
            Count::Exactly(self.rng.i32(1..=most.max(1)))
        };
        inner.passes *= most.max(1) as u32;
        Statement::Repeat { count, counter, body: self.block(&inner) }
    }

    fn call(&mut self, place: &Place) -> Statement {
        let link = *place.free.last().expect("the caller saw some");
        let twice = place.passes * 2 <= MOST_PASSES && self.rng.bool();
        let mut inner = self.inside(place, 1);
        inner.passes *= 1 + u32::from(twice);
        Statement::Call { link, indirect: self.rng.bool(), twice, body: self.block(&inner) }
    }
}

/// Whether a branch with these operands is taken; both are small, so signs do not matter.
fn taken(op: Op, left: u32, right: u32) -> bool {
    match op {
        Op::Beq => left == right,
        Op::Bne => left != right,
        Op::Blt | Op::Bltu => left < right,
        _ => left >= right,
    }
}
