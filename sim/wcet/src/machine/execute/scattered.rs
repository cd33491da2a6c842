//! Stores somewhere in an object of main memory, where inputs decide the place: a question of a graph of states.

use super::Execution;
use super::whereabouts::Whereabouts;
use crate::machine::Shared;
use crate::machine::context::Context;
use crate::machine::load_store::{Access, Kind, LoadStore};
use crate::machine::scatter::{Fall, Scatter};
use crate::values::{Registers, Word};
use std::collections::BTreeSet;
use std::ops::Range;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, Instruction};

/// A store that is about to issue.
pub(in crate::machine) struct Scattered {
    /// It goes somewhere in here.
    pub object: Range<u32>,
    /// Lines of it that make a difference.
    pub near: Vec<u32>,
    /// How it can fall there.
    pub scatter: Scatter,
}

impl Scattered {
    /// None if time does not depend on where it goes, or on more than that.
    pub fn find(
        shared: &Shared,
        memory: &LoadStore,
        instruction: &Instruction,
        context: &Context,
        registers: &Registers,
    ) -> Option<Scattered> {
        let Instruction { op, rs1, imm, .. } = *instruction;
        let Shared { config, rules, objects, .. } = shared;
        let bases = lanes_of(context.lanes).map(|lane| registers.get(rs1, lane));
        if bases.clone().all(|base| base.value().is_some()) {
            return None;
        }
        let addresses: Vec<Word> = bases.map(|base| base.plus(Word::new(imm as u32))).collect();
        let bytes = op.access_bytes().unwrap_or(4);
        let whereabouts = Whereabouts { config, rules, is_store: true, bytes, addresses: &addresses };
        if whereabouts.are_decided() {
            return None;
        }
        let object = objects.of_all(addresses.into_iter()).filter(|object| objects.is_in_ram(object))?;
        let nobody = BTreeSet::new();
        let met = shared.guidance.as_deref().map_or(&nobody, |guidance| &guidance.met);
        let near = memory.near_lines(&object, met);
        let scatter = Scatter::new(context.lanes.count_ones(), &object, near.len(), config);
        Some(Scattered { object, near, scatter })
    }
}

impl Scattered {
    /// The number of the way its lanes fall if they store to these addresses.
    pub fn way_of(&self, config: &Config, bytes: u32, addresses: impl Iterator<Item = u32>) -> Option<u64> {
        let line_of = |address: u32| address & !(config.data_line_bytes - 1);
        let mut pending: Vec<u32> = addresses.collect();
        let mut falls = Vec::new();
        while let Some(line) = pending.first().copied().map(line_of) {
            let of_line = || pending.iter().filter(|address| line_of(**address) == line);
            let (first, last) = (of_line().min()?, of_line().max()? + bytes - 1);
            let near = self.near.iter().position(|near| *near == line);
            falls.push(Fall { beats: last / config.axi_bytes - first / config.axi_bytes + 1, near });
            pending.retain(|address| line_of(*address) != line);
        }
        (0..self.scatter.ways()).find(|number| self.scatter.way(*number) == falls)
    }
}

impl Execution<'_> {
    /// A store that falls one of these ways: it may change anything there.
    pub(super) fn scatter(&mut self, scattered: &Scattered, way: u64) -> Access {
        self.store.write_somewhere(&scattered.object);
        let access = self.memory_access(Kind::Store, 0, 0, Vec::new());
        let access = Access { object: Some(scattered.object.clone()), ..access };
        access.falls(&scattered.scatter.way(way), &scattered.near)
    }
}
