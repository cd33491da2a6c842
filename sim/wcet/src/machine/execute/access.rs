//! Loads and stores at issue: addresses, which must be known, and the words that go and come.

use super::Execution;
use crate::machine::guidance::Guidance;
use crate::machine::load_store::{Access, Kind};
use crate::stop::{Place, Stop};
use crate::values::Word;
use std::ops::Range;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Class, Instruction, Op, Reg, abi};

impl Execution<'_> {
    pub(super) fn access(&mut self) -> Result<Access, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let lanes = self.context.lanes;
        let bytes = op.access_bytes().unwrap_or(4);
        let is_load = self.decoded.class == Class::Load;
        let Place { core, pc, .. } = self.place;
        let behind = |guidance: &Guidance| guidance.relevance.at(pc.wrapping_add(4));
        let matters = self.guidance.is_none_or(|guidance| behind(guidance) >> rd.index() & 1 == 1);
        if let Some(object) = self.object(rs1, imm as u32)? {
            return Ok(self.access_in(object, is_load, bytes));
        }
        let mut addresses = vec![0; self.config.lanes];
        for lane in lanes_of(lanes) {
            let base =
                self.warp.registers.get(rs1, lane).value().ok_or_else(|| self.unknown("the address"))?;
            let address = base.wrapping_add(imm as u32);
            if let Err(error) = self.rules.place(address, bytes) {
                return Err(self.wrong(format!("lane {lane}: {error}")));
            }
            addresses[lane] = address;
        }
        if is_load && self.alone.is_some() {
            self.warp.registers.forget_origin(pc);
        }
        for lane in lanes_of(lanes) {
            let address = addresses[lane];
            if is_load {
                // Devices answer what they like.
                let is_device = abi::IO.contains(&address);
                let word =
                    if is_device { Word::UNKNOWN } else { self.store.read(core, address, bytes, matters) };
                let word = extended(op, word);
                let word = if self.alone.is_some() { word.loaded(pc) } else { word };
                self.warp.registers.set(rd, lane, word);
            } else {
                let word = self.warp.registers.get(rs2, lane).without_origin();
                self.store.write(pc, core, address, bytes, word);
            }
        }
        let kind = if is_load { Kind::Load } else { Kind::Store };
        let register = if is_load { rd.index() } else { 0 };
        Ok(self.memory_access(kind, register, bytes, addresses))
    }

    pub(super) fn memory_access(
        &self,
        kind: Kind,
        register: usize,
        bytes: u32,
        addresses: Vec<u32>,
    ) -> Access {
        let lanes = self.context.lanes;
        let (context, warp) = (self.context_number, self.place.warp);
        // Of a warp that is followed alone: not on one of two ways that inputs decide.
        let keeps = self.alone.is_none() || self.context.is_decided();
        let object = None;
        Access { kind, context, warp, lanes, pending: lanes, register, bytes, addresses, object, keeps }
    }

    /// Where all lanes are, if inputs decide some of their addresses and a warp is followed alone.
    fn object(&self, rs1: Reg, offset: u32) -> Result<Option<Range<u32>>, Stop> {
        let Some(alone) = self.alone else { return Ok(None) };
        let base = |lane: usize| self.warp.registers.get(rs1, lane);
        if lanes_of(self.context.lanes).all(|lane| base(lane).value().is_some()) {
            return Ok(None);
        }
        let mut whole: Option<Range<u32>> = None;
        for lane in lanes_of(self.context.lanes) {
            let object = alone.object(base(lane).base().wrapping_add(offset));
            let object = object.ok_or_else(|| self.unknown("the address"))?;
            if whole.as_ref().is_some_and(|whole| *whole != object) {
                return Err(self.unknown("the address"));
            }
            whole = Some(object);
        }
        Ok(whole)
    }

    /// An access somewhere in an object: a load may bring anything, a store may change any of it.
    fn access_in(&mut self, object: Range<u32>, is_load: bool, bytes: u32) -> Access {
        let (lanes, rd) = (self.context.lanes, self.instruction.rd);
        if is_load {
            let registers = &mut self.warp.registers;
            registers.forget_origin(self.place.pc);
            let word = extended(self.instruction.op, Word::UNKNOWN).loaded(self.place.pc);
            registers.set_all(rd, lanes, word);
        } else {
            self.store.write_somewhere(&object);
        }
        let kind = if is_load { Kind::Load } else { Kind::Store };
        let register = if is_load { rd.index() } else { 0 };
        let access = self.memory_access(kind, register, bytes, Vec::new());
        Access { object: Some(object), ..access }
    }
}

/// Sign or zeros above what was loaded.
fn extended(op: Op, word: Word) -> Word {
    match op {
        Op::Lb => word.shift_left(24).shift_right(24, true),
        Op::Lh => word.shift_left(16).shift_right(16, true),
        _ => word,
    }
}
