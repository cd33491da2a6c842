//! Loads and stores at issue: addresses, of which all must be known that time depends on, and the words that go and come.

use super::Execution;
use super::whereabouts::{self, Whereabouts};
use crate::machine::alone::Alone;
use crate::machine::choice::Answers;
use crate::machine::guidance::Guidance;
use crate::machine::load_store::{Access, Kind};
use crate::mistake::Mistake;
use crate::stop::{Place, Stop};
use crate::values::Word;
use std::ops::Range;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Class, Instruction, Op, abi};

impl Execution<'_> {
    pub(super) fn access(&mut self, answers: &mut Answers<'_>) -> Result<Access, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let lanes = self.context.lanes;
        let bytes = op.access_bytes().unwrap_or(4);
        let is_load = self.decoded.class == Class::Load;
        let Place { core, pc, .. } = self.place;
        let behind = |guidance: &Guidance| guidance.relevance.at(pc.wrapping_add(4));
        let matters = self.guidance.is_none_or(|guidance| behind(guidance) >> rd.index() & 1 == 1);
        let places: Vec<Word> = lanes_of(lanes)
            .map(|lane| self.warp.registers.get(rs1, lane).plus(Word::new(imm as u32)))
            .collect();
        let Execution { config, rules, .. } = *self;
        if !(Whereabouts { config, rules, is_store: !is_load, bytes, addresses: &places }).are_decided() {
            if let Some(scattered) = self.scattered.take() {
                return Ok(self.scatter(&scattered, answers.number()));
            }
            let object = self.object(&places)?;
            return Ok(self.access_in(object, is_load, bytes));
        }
        let keeps_origins = self.keeps_origins();
        if is_load && keeps_origins {
            self.warp.registers.forget_origin(pc);
        }
        let in_half = self.alone.is_some_and(|alone| alone.is_in_half(self.context));
        let mut addresses = vec![0; self.config.lanes];
        for (lane, place) in lanes_of(lanes).zip(places) {
            let address = place.range().0;
            if let Err(error) = self.rules.place(address, bytes) {
                return Err(self.wrong(format!("lane {lane}: {error}")));
            }
            addresses[lane] = address;
            let in_half = in_half && (matters || !is_load);
            if in_half && place.value().is_some() {
                self.store.in_half(core, address, lane, !is_load);
            } else if in_half {
                whereabouts::all(place).for_each(|address| self.store.in_half(core, address, lane, !is_load));
            }
            if is_load {
                // Devices answer what they like.
                let is_open = abi::IO.contains(&address) || place.value().is_none();
                let word =
                    if is_open { Word::UNKNOWN } else { self.store.read(core, address, bytes, matters) };
                let word = extended(op, word);
                let is_lost = bytes == 1 && Mistake::ByteLoadKnown.is_made();
                let word = if is_lost { Word::ZERO } else { word };
                let word = if keeps_origins { word.loaded(pc) } else { word };
                self.warp.registers.set(rd, lane, word);
            } else if place.value().is_some() {
                let word = self.warp.registers.get(rs2, lane).without_origin();
                self.store.write(pc, core, address, bytes, word);
            } else {
                // One of them changes.
                for address in whereabouts::all(place) {
                    self.store.write(pc, core, address, bytes, Word::UNKNOWN);
                }
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
        let lasts = false;
        Access {
            kind,
            context,
            warp,
            lanes,
            pending: lanes,
            register,
            bytes,
            addresses,
            object,
            steps: Vec::new(),
            keeps,
            lasts,
            in_half: self.alone.is_some_and(|alone| alone.is_in_half(self.context)),
            in_window: false,
            settled_since: Vec::new(),
        }
    }

    /// Where all lanes are, where inputs decide some of their addresses; only for a warp that is followed alone.
    fn object(&self, places: &[Word]) -> Result<Range<u32>, Stop> {
        let of = |_: &Alone| self.objects.of_all(places.iter().copied());
        self.alone.and_then(of).ok_or_else(|| self.unknown("the address"))
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
        let line_bytes = self.config.data_line_bytes;
        let lasts = is_load && self.alone.is_some_and(|alone| alone.lines.all_last(&object, line_bytes));
        Access { object: Some(object), lasts, ..access }
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
