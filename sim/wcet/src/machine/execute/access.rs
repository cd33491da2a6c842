//! Loads and stores at issue: addresses, which must be known, and the words that go and come.

use super::Execution;
use crate::machine::guidance::Guidance;
use crate::machine::load_store::{Access, Kind};
use crate::stop::{Place, Stop};
use crate::values::Word;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Class, Instruction, Op, abi};

impl Execution<'_> {
    pub(super) fn access(&mut self) -> Result<Access, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let lanes = self.context.lanes;
        let bytes = op.access_bytes().unwrap_or(4);
        let is_load = self.decoded.class == Class::Load;
        let Place { core, pc, .. } = self.place;
        let behind = |guidance: &Guidance| guidance.relevance.at(pc.wrapping_add(4));
        let matters = self.guidance.is_none_or(|guidance| behind(guidance) >> rd.index() & 1 == 1);
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
        for lane in lanes_of(lanes) {
            let address = addresses[lane];
            if is_load {
                // Devices answer what they like.
                let is_device = abi::IO.contains(&address);
                let word =
                    if is_device { Word::UNKNOWN } else { self.store.read(core, address, bytes, matters) };
                self.warp.registers.set(rd, lane, extended(op, word));
            } else {
                self.store.write(pc, core, address, bytes, self.warp.registers.get(rs2, lane));
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
        Access { kind, context, warp, lanes, pending: lanes, register, bytes, addresses }
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
