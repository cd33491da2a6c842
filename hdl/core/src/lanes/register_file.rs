//! One lane's registers, of all warps: memory indexed by warp, as block RAMs like it.
//!
//! A word's address is warp * 32 + register (x registers only) or warp * 64 + register (x and f). Each read port is a copy
//! of the memory. A register number presented in cycle c gives its value in c + 1, and the value stays until the next
//! read. A write at the end of c is seen by a read presented in c + 1; a read presented in c itself, beside the write,
//! still gives the old value: who issues in c waits for the pending write anyway. x0 reads as zero whatever was written.
//! Contents have no reset. Knows nothing of masks or of who may read when.

use crate::Shape;
use crate::bundles::LaneResult;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{ReplicatedRam, index_width};

/// Two or three synchronous read ports, one write port.
#[derive(LogicBlock)]
pub struct LaneRegisters {
    /// Registers are read; otherwise the operands keep their values.
    pub read: Wire<In>,
    /// Warp whose registers are read.
    pub read_warp: Wire<In>,
    /// Register read at each port.
    pub read_registers: Vec<Wire<In>>,
    /// Values of the registers read in the last cycle.
    pub operands: Vec<Wire<Out>>,
    /// The result that is written at the end of this cycle.
    pub write: LaneResult<In>,
    words: ReplicatedRam,
    zero: Vec<Reg>,
    number_bits: Param,
}

impl LaneRegisters {
    /// Of all warps of this machine; with float there are f registers and a third read port.
    pub fn new(shape: &Shape) -> LaneRegisters {
        let (readers, warps) = (shape.operands(), shape.config().warps);
        let number_bits = if shape.config().fpu { REG_BITS } else { REG_BITS - 1 };
        let depth = warps.next_power_of_two() << number_bits;
        LaneRegisters {
            read: Wire::new(1),
            read_warp: Wire::new(index_width(warps)),
            read_registers: Wire::several(readers, REG_BITS),
            operands: Wire::several(readers, 32),
            write: LaneResult::new(shape.destination_bits()),
            words: ReplicatedRam::new(depth, 32, readers, 1),
            zero: Reg::several(readers, 1),
            number_bits: Param::new(number_bits),
        }
    }
}

impl Logic for LaneRegisters {
    about!(REG_BITS);

    #[hdl_gen]
    fn update(&mut self) {
        for port in 0..self.operands.len() {
            self.words.read_enable[port].next = self.read.val();
            if self.number_bits.val() == REG_BITS {
                self.words.read_address[port].next = (unsigned_cast(self.read_warp.val()) << REG_BITS)
                    | unsigned_cast(self.read_registers[port].val());
            } else {
                self.words.read_address[port].next = (unsigned_cast(self.read_warp.val()) << (REG_BITS - 1))
                    | unsigned_cast(self.read_registers[port].val().get_bits::<5>(0));
            }
            comment!("Memory has no reset: the zero of x0 is made here.");
            if self.read.val().any() {
                self.zero[port].next = (self.read_registers[port].val() == 0).into();
            }
            self.operands[port].next = self.words.read_data[port].val();
            if self.zero[port].val().any() {
                self.operands[port].next = 0.into();
            }
        }
        self.words.write_enable.next = self.write.valid.val();
        self.words.write_data.next = self.write.value.val();
        if self.number_bits.val() == REG_BITS {
            self.words.write_address.next = unsigned_cast(self.write.destination.val());
        } else {
            self.words.write_address.next = (unsigned_cast(self.write.destination.val() >> REG_BITS)
                << (REG_BITS - 1))
                | unsigned_cast(self.write.destination.val().get_bits::<5>(0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{agree, number, word};
    use crate::testing::{put, small};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn both_faces_agree_for_every_number_of_warps() {
        for (warps, float) in [(1, false), (1, true), (3, false), (3, true), (32, false), (32, true)] {
            let few = |random: &mut Random| random.below(4) | random.below(2) << 5;
            let check = Check::default().cycles(600).input("read_registers_0", few);
            agree(check, LaneRegisters::new(&small(|p| (p.warps, p.fpu) = (warps, float))));
        }
    }

    /// Writes in a random order and reads beside it; a plain array says what is right.
    #[test]
    fn every_register_of_every_warp_is_a_place_of_its_own() {
        for (warps, float) in [(1usize, false), (3, true), (32, false)] {
            let registers = if float { 64 } else { 32 };
            let mut model = vec![[0u32; 64]; warps];
            let mut bench = Bench::new(LaneRegisters::new(&small(|p| (p.warps, p.fpu) = (warps, float))));
            let mut random = Random::new(3);
            for _ in 0..1500 {
                let block = &mut bench.block;
                let (from, to) = (random.below(warps as u64), random.below(warps as u64));
                let ports = block.operands.len();
                let sources: Vec<u64> = (0..ports).map(|_| random.below(registers)).collect();
                block.read.next = true.into();
                block.read_warp.next = Value::new(index_width(warps), from);
                for (port, source) in sources.iter().enumerate() {
                    block.read_registers[port].next = Value::new(6, *source);
                }
                let (writes, target, value) =
                    (random.once_in(2), random.below(registers), random.word() as u32);
                block.write.valid.next = writes.into();
                put(&mut block.write.destination, target | to << 6);
                block.write.value.next = word(value);
                bench.clock();
                for (port, source) in sources.iter().enumerate() {
                    let expected = model[from as usize][*source as usize];
                    assert_eq!(number(bench.block.operands[port].val()), u64::from(expected));
                }
                if writes && target != 0 {
                    model[to as usize][target as usize] = value;
                }
            }
        }
    }

    #[test]
    fn a_read_beside_a_write_gives_the_old_value_and_the_next_read_the_new_one() {
        let mut bench = Bench::new(LaneRegisters::new(&small(|p| p.warps = 2)));
        bench.block.read.next = true.into();
        bench.block.read_registers[1].next = Value::new(6, 9);
        bench.block.write.destination.next = Value::new(7, 9);
        bench.block.write.valid.next = true.into();
        bench.block.write.value.next = word(77);
        bench.clock();
        assert!(bench.block.operands[1].val() == 0);
        bench.block.write.valid.next = false.into();
        bench.clock();
        assert!(bench.block.operands[1].val() == 77);
        bench.block.read.next = false.into();
        bench.block.read_registers[1].next = Value::new(6, 1);
        bench.clock();
        assert!(bench.block.operands[1].val() == 77, "operands stay until the next read");
    }
}
