//! One lane's registers, of all warps: memory indexed by warp, as block RAMs like it.
//!
//! A word's address is warp * 32 + register (x registers only) or warp * 64 + register (x and f). Each read port is a copy
//! of the memory. A register number presented in cycle c gives its value in c + 1, and then only: registers are read in every
//! cycle, whoever needs them, since who does is known late. A write at the end of c is seen by a read
//! presented in c + 1; what a read presented in c itself gives, beside the write, is nobody's concern: who issues in c waits for the
//! pending write anyway. x0 reads as zero whatever was written. Contents have no reset. Knows nothing of masks or of who may read when.
//!
//! With two write ports there are two banks, written at the short and at the long port, and a register's home bit says which
//! of them has its value. The bit is written in the cycle of the operands (c + 1), long before a result of the long port is there:
//! until then the register is pending and nobody reads it, so one port writes all home bits, and they are read as the words are.
//!
//! The address of a load or store, first operand plus offset, is made here: words come late and the bit has all of them wait for it, so
//! both banks add before it chooses.

use crate::Shape;
use crate::bundles::{LaneResult, PortChoice};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{ReplicatedRam, index_width};

/// Two or three synchronous read ports, one or two write ports.
#[derive(LogicBlock)]
pub struct LaneRegisters {
    /// Warp whose registers are read.
    pub read_warp: Wire<In>,
    /// Register read at each port.
    pub read_registers: Vec<Wire<In>>,
    /// Values of the registers read in the last cycle.
    pub operands: Vec<Wire<Out>>,
    /// What is added to the first of them.
    pub offset: Wire<In>,
    /// Their sum.
    pub address: Wire<Out>,
    /// The write port of the instruction issued in the last cycle: the home of its destination changes at the end of this one.
    pub choice: Vec<PortChoice<In>>,
    /// The result that is written at each port, at the end of this cycle.
    pub writes: Vec<LaneResult<In>>,
    /// Registers written at each port.
    words: Vec<ReplicatedRam>,
    /// One bit per register: its value is in the second bank.
    homes: Vec<ReplicatedRam>,
    /// The address, if the first operand is in this bank.
    sums: Vec<Wire<Local>>,
    read_address: Vec<Wire<Local>>,
    /// Register presented in the last cycle.
    was_register: Vec<Reg>,
    number_bits: Param,
}

impl LaneRegisters {
    /// Of all warps of this machine; with float there are f registers and a third read port.
    pub fn new(shape: &Shape) -> LaneRegisters {
        let (readers, warps) = (shape.operands(), shape.config().warps);
        let number_bits = if shape.config().fpu { REG_BITS } else { REG_BITS - 1 };
        let (ports, choices) = (shape.write_ports(), shape.write_ports() - 1);
        let depth = warps.next_power_of_two() << number_bits;
        LaneRegisters {
            read_warp: Wire::new(index_width(warps)),
            read_registers: Wire::several(readers, REG_BITS),
            operands: Wire::several(readers, 32),
            offset: Wire::new(32),
            address: Wire::new(32),
            choice: PortChoice::if_two_ports(shape),
            writes: (0..ports).map(|_| LaneResult::new(shape.destination_bits())).collect(),
            words: (0..ports).map(|_| ReplicatedRam::new(depth, 32, readers, 1)).collect(),
            homes: (0..choices).map(|_| ReplicatedRam::new(depth, 1, readers, 1)).collect(),
            sums: Wire::several(ports, 32),
            read_address: Wire::several(readers, index_width(depth)),
            was_register: Reg::several(readers, REG_BITS),
            number_bits: Param::new(number_bits),
        }
    }
}

impl Logic for LaneRegisters {
    about!(REG_BITS);

    #[hdl_gen]
    fn update(&mut self) {
        for port in 0..self.operands.len() {
            if self.number_bits.val() == REG_BITS {
                self.read_address[port].next = (unsigned_cast(self.read_warp.val()) << REG_BITS)
                    | unsigned_cast(self.read_registers[port].val());
            } else {
                self.read_address[port].next = (unsigned_cast(self.read_warp.val()) << (REG_BITS - 1))
                    | unsigned_cast(self.read_registers[port].val().get_bits::<5>(0));
            }
            self.was_register[port].next = self.read_registers[port].val();
            self.operands[port].next = self.words[0].read_data[port].val();
            for home in 0..self.homes.len() {
                if self.homes[home].read_data[port].val().any() {
                    self.operands[port].next = self.words[1].read_data[port].val();
                }
            }
            comment!("Memory has no reset: the zero of x0 is made here.");
            if self.was_register[port].val() == 0 {
                self.operands[port].next = 0.into();
            }
        }

        comment!("The address.");
        for bank in 0..self.words.len() {
            self.sums[bank].next = self.words[bank].read_data[0].val() + self.offset.val();
        }
        self.address.next = self.sums[0].val();
        for home in 0..self.homes.len() {
            if self.homes[home].read_data[0].val().any() {
                self.address.next = self.sums[1].val();
            }
        }
        if self.was_register[0].val() == 0 {
            self.address.next = self.offset.val();
        }

        for bank in 0..self.words.len() {
            for port in 0..self.operands.len() {
                self.words[bank].read_enable[port].next = true.into();
                self.words[bank].read_address[port].next = self.read_address[port].val();
            }
            self.words[bank].write_enable.next = self.writes[bank].valid.val();
            self.words[bank].write_data.next = self.writes[bank].value.val();
            if self.number_bits.val() == REG_BITS {
                self.words[bank].write_address.next = unsigned_cast(self.writes[bank].destination.val());
            } else {
                self.words[bank].write_address.next =
                    (unsigned_cast(self.writes[bank].destination.val() >> REG_BITS) << (REG_BITS - 1))
                        | unsigned_cast(self.writes[bank].destination.val().get_bits::<5>(0));
            }
        }

        for home in 0..self.homes.len() {
            for port in 0..self.operands.len() {
                self.homes[home].read_enable[port].next = true.into();
                self.homes[home].read_address[port].next = self.read_address[port].val();
            }
            self.homes[home].write_enable.next = self.choice[home].valid.val();
            self.homes[home].write_data.next = self.choice[home].long.val();
            if self.number_bits.val() == REG_BITS {
                self.homes[home].write_address.next = unsigned_cast(self.choice[home].destination.val());
            } else {
                self.homes[home].write_address.next =
                    (unsigned_cast(self.choice[home].destination.val() >> REG_BITS) << (REG_BITS - 1))
                        | unsigned_cast(self.choice[home].destination.val().get_bits::<5>(0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{agree, number, word};
    use crate::testing::{put, small};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn both_faces_agree_for_every_number_of_warps() {
        for (warps, float, ports) in [
            (1, false, 1),
            (1, true, 2),
            (3, false, 1),
            (3, true, 1),
            (3, false, 2),
            (32, true, 1),
            (32, true, 2),
        ] {
            let few = |random: &mut Random| random.below(4) | random.below(2) << 5;
            let check = Check::default().cycles(600).input("read_registers_0", few);
            agree(
                check,
                LaneRegisters::new(&small(|p| (p.warps, p.fpu, p.write_ports) = (warps, float, ports))),
            );
        }
    }

    /// In the cycle of the operands.
    fn check_address(bench: &mut Bench<LaneRegisters>, random: &mut Random) {
        let offset = random.word() as u32;
        bench.block.offset.next = word(offset);
        bench.settle();
        let first = number(bench.block.operands[0].val()) as u32;
        assert!(bench.block.address.val() == first.wrapping_add(offset));
    }

    /// Writes in a random order and reads beside it; a plain array says what is right.
    #[test]
    fn every_register_of_every_warp_is_a_place_of_its_own() {
        for (warps, float) in [(1usize, false), (3, true), (32, false)] {
            let registers = if float { 64 } else { 32 };
            let mut model = vec![[0u32; 64]; warps];
            let mut bench = Bench::new(LaneRegisters::new(&small(|p| {
                (p.warps, p.fpu, p.write_ports) = (warps, float, 1)
            })));
            let mut random = Random::new(3);
            for _ in 0..1500 {
                let block = &mut bench.block;
                let (from, to) = (random.below(warps as u64), random.below(warps as u64));
                let ports = block.operands.len();
                let sources: Vec<u64> = (0..ports).map(|_| random.below(registers)).collect();
                block.read_warp.next = Value::new(index_width(warps), from);
                for (port, source) in sources.iter().enumerate() {
                    block.read_registers[port].next = Value::new(6, *source);
                }
                let (writes, target, value) =
                    (random.once_in(2), random.below(registers), random.word() as u32);
                block.writes[0].valid.next = writes.into();
                put(&mut block.writes[0].destination, target | to << 6);
                block.writes[0].value.next = word(value);
                bench.clock();
                for (port, source) in sources.iter().enumerate() {
                    let expected = model[from as usize][*source as usize];
                    assert_eq!(number(bench.block.operands[port].val()), u64::from(expected));
                }
                check_address(&mut bench, &mut random);
                if writes && target != 0 {
                    model[to as usize][target as usize] = value;
                }
            }
        }
    }

    #[test]
    fn a_read_behind_a_write_gives_the_new_value() {
        let mut bench = Bench::new(LaneRegisters::new(&small(|p| (p.warps, p.write_ports) = (2, 1))));
        bench.block.read_registers[1].next = Value::new(6, 9);
        bench.block.writes[0].destination.next = Value::new(7, 9);
        bench.block.writes[0].valid.next = true.into();
        bench.block.writes[0].value.next = word(77);
        bench.clock();
        bench.block.writes[0].valid.next = false.into();
        bench.clock();
        assert!(bench.block.operands[1].val() == 77);
    }

    /// Results that are chosen a port and written there later, and reads of registers that do not wait for one.
    #[test]
    fn a_register_has_the_value_of_the_port_that_wrote_it_last() {
        for (warps, float) in [(1u64, false), (3, true)] {
            let shape = small(|p| (p.warps, p.fpu, p.write_ports) = (warps as usize, float, 2));
            let mut bench = Bench::new(LaneRegisters::new(&shape));
            let mut random = Random::new(5);
            let mut model: HashMap<u64, u32> = HashMap::new();
            // Destination and value of what is written in a cycle at the long port.
            let mut long: HashMap<u64, (u64, u32)> = HashMap::new();
            for cycle in 0..2000u64 {
                let pending: Vec<u64> =
                    long.iter().filter(|(at, _)| **at >= cycle).map(|(_, (to, _))| *to).collect();
                let block = &mut bench.block;
                let any = |random: &mut Random| {
                    random.below(if float { 64 } else { 32 }) | random.below(warps) << 6
                };
                let (target, value, delay) = (any(&mut random), random.word() as u32, random.below(6));
                let is_long = random.once_in(2);
                let chosen = !pending.contains(&target) && !long.contains_key(&(cycle + delay));
                block.choice[0].valid.next = chosen.into();
                put(&mut block.choice[0].destination, target);
                block.choice[0].long.next = is_long.into();
                if chosen && is_long {
                    long.insert(cycle + delay, (target, value));
                }
                let short = (chosen && !is_long).then_some((target, value));
                for (port, written) in [short, long.get(&cycle).copied()].into_iter().enumerate() {
                    block.writes[port].valid.next = written.is_some().into();
                    let (to, value) = written.unwrap_or((any(&mut random), random.word() as u32));
                    put(&mut block.writes[port].destination, to);
                    block.writes[port].value.next = word(value);
                }
                let source = any(&mut random);
                put(&mut block.read_warp, source >> 6);
                put(&mut block.read_registers[0], source & 63);
                bench.clock();
                if source != target && !pending.contains(&source) {
                    let expected =
                        if source & 63 == 0 { 0 } else { model.get(&source).copied().unwrap_or(0) };
                    assert_eq!(number(bench.block.operands[0].val()), u64::from(expected), "cycle {cycle}");
                    check_address(&mut bench, &mut random);
                }
                model.extend(short);
                model.extend(long.get(&cycle).copied());
            }
        }
    }
}
