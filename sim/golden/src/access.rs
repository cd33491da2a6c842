//! Loads and stores: addresses first, bytes later.
//!
//! An access is prepared when its instruction executes (addresses checked, store data read) and performed either at
//! once or when another engine asks for it. Lanes of a warp store in the order of their numbers, so at one address the
//! highest active lane wins.

use crate::code::Code;
use crate::fault::Cause;
use crate::registers::{Registers, Row};
use crate::retire::{MemoryEffect, MemoryKind};
use warpstep_program::{AccessRules, Memory, Place};
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Class, Instruction, LaneMask, Op, Reg, abi};

/// An access whose addresses are known and allowed.
#[derive(Clone, Debug)]
pub(crate) struct PendingAccess {
    pub context: usize,
    pub issue: u64,
    pub pc: u32,
    pub word: u32,
    pub instruction: Instruction,
    pub active: LaneMask,
    pub effect: MemoryEffect,
}

/// Where accesses go.
pub(crate) struct Bus<'a> {
    pub rules: &'a AccessRules,
    pub memory: &'a mut Memory,
    pub local: &'a mut [u8],
    pub code: &'a mut Code,
    pub exit_code: &'a mut Option<u32>,
}

fn extend(op: Op, value: u32) -> u32 {
    match op {
        Op::Lb => value as u8 as i8 as u32,
        Op::Lh => value as u16 as i16 as u32,
        _ => value,
    }
}

/// The addresses of every lane, or the lowest lane whose access is wrong: a wrong address goes before memory that is not there or
/// broken.
pub(crate) fn prepare(
    registers: &Registers,
    rules: &AccessRules,
    instruction: &Instruction,
    active: LaneMask,
) -> Result<MemoryEffect, (usize, Cause)> {
    let bytes = instruction.op.access_bytes().expect("loads and stores alone come here");
    let kind = if instruction.op.class() == Class::Load { MemoryKind::Load } else { MemoryKind::Store };
    let mut addresses: Row = [0; abi::MAX_LANES];
    let base = registers.row(instruction.rs1);
    let mut of_memory = None;
    for lane in lanes_of(active) {
        addresses[lane] = base[lane].wrapping_add(instruction.imm as u32);
        match rules.place(addresses[lane], bytes) {
            Ok(_) => {}
            Err(error) if error.is_of_the_address() => return Err((lane, error.into())),
            Err(error) => _ = of_memory.get_or_insert((lane, error.into())),
        }
    }
    if let Some(wrong) = of_memory {
        return Err(wrong);
    }
    let data = match kind {
        MemoryKind::Load => [0; abi::MAX_LANES],
        MemoryKind::Store => *registers.row(instruction.rs2),
    };
    Ok(MemoryEffect { kind, bytes, addresses, data })
}

impl Bus<'_> {
    /// Carries a prepared access out; `print` gets the bytes stored to the console.
    pub fn perform(
        &mut self,
        op: Op,
        active: LaneMask,
        effect: &mut MemoryEffect,
        mut print: impl FnMut(u8),
    ) {
        for lane in lanes_of(active) {
            let (address, bytes) = (effect.addresses[lane], effect.bytes);
            let place = self.rules.place(address, bytes).expect("prepared accesses are allowed");
            match effect.kind {
                MemoryKind::Load => effect.data[lane] = extend(op, self.load(place, address, bytes)),
                MemoryKind::Store => self.store(place, address, bytes, effect.data[lane], &mut print),
            }
        }
    }

    fn load(&self, place: Place, address: u32, bytes: u32) -> u32 {
        match place {
            Place::Ram | Place::Io => self.memory.read(address, bytes),
            Place::Local(offset) => {
                let mut word = [0; 4];
                word[..bytes as usize].copy_from_slice(&self.local[offset as usize..][..bytes as usize]);
                u32::from_le_bytes(word)
            }
            Place::Nowhere => 0,
        }
    }

    fn store(&mut self, place: Place, address: u32, bytes: u32, value: u32, print: &mut impl FnMut(u8)) {
        match place {
            Place::Ram => {
                self.memory.write(address, bytes, value);
                self.code.written(address, bytes);
            }
            Place::Io if abi::CONSOLE.contains(&address) => print(value as u8),
            Place::Io => {
                self.memory.write(address, bytes, value);
                if address < abi::EXIT_CODE + 4 && address + bytes > abi::EXIT_CODE {
                    *self.exit_code = Some(self.memory.read_word(abi::EXIT_CODE));
                }
            }
            Place::Local(offset) => {
                let bytes = bytes as usize;
                self.local[offset as usize..][..bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
            }
            Place::Nowhere => {}
        }
    }
}

/// Whether performing an access now would overtake an older one of the same lane to the same bytes; a lane may have changed its context
/// in between.
pub(crate) fn overtakes(older: &[PendingAccess], access: &PendingAccess) -> bool {
    older.iter().any(|older| {
        let stores = [older, access].iter().any(|one| one.effect.kind == MemoryKind::Store);
        let meet = |lane: usize| {
            let distance = older.effect.addresses[lane].wrapping_sub(access.effect.addresses[lane]);
            distance < access.effect.bytes || distance.wrapping_neg() < older.effect.bytes
        };
        stores && lanes_of(older.active & access.active).any(meet)
    })
}

/// Whether an instruction touches a register that a pending load has yet to write in one of its lanes.
pub(crate) fn conflicts(pending: &[PendingAccess], instruction: &Instruction, active: LaneMask) -> bool {
    let named = [instruction.rd, instruction.rs1, instruction.rs2, instruction.rs3];
    pending.iter().any(|access| {
        access.active & active != 0
            && access.effect.kind == MemoryKind::Load
            && access.instruction.rd != Reg::ZERO
            && named.contains(&access.instruction.rd)
    })
}
