//! Loads and stores whose result is defined: a lane's own bytes, in memory or among the devices; bytes of its warp, where the
//! highest lane wins; what is never written (code), and what reads zero (the console).

use super::{Generator, Place};
use crate::tree::{Region, Statement};
use warpstep_spec::{Class, Op};

impl Generator<'_> {
    pub(super) fn access(&mut self, place: &Place) -> Statement {
        let ops = [Op::Lb, Op::Lbu, Op::Lh, Op::Lhu, Op::Lw, Op::Sb, Op::Sh, Op::Sw, Op::Flw, Op::Fsw];
        let count = if self.features.floats { ops.len() } else { ops.len() - 2 };
        let op = ops[self.rng.usize(0..count)];
        let loads = op.class() == Class::Load;
        let bytes = op.access_bytes().expect("these access memory");
        let apart = !self.halves_race(place);
        let region = match self.rng.u32(0..10) {
            0..3 if self.features.lanes_meet && apart => Region::Warp,
            3 | 4 if self.features.local_memory && self.features.lanes_meet && apart => Region::Local,
            // The first instructions are never patched, so reading them is reading a constant.
            5 if loads && self.rng.bool() => Region::Code,
            5 => [Region::Console, Region::Device][self.rng.usize(0..2)],
            _ => Region::Private,
        };
        let index = self.rng.bool().then(|| self.source());
        let room = if index.is_some() { region.bytes() / 2 } else { region.bytes() };
        let offset = (self.rng.u32(0..room) & !(bytes - 1)) as i32;
        let float = matches!(op, Op::Flw | Op::Fsw);
        let data = match (float, loads) {
            (true, _) => warpstep_spec::Reg::f(self.rng.u32(0..8)),
            (false, true) => self.destination(),
            (false, false) => self.source(),
        };
        Statement::Access { op, data, region, index, offset }
    }
}
