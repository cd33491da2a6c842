//! What control instructions write into registers: the return address of a jump, the pointer of a split. Combinational.
//!
//! Written with the resolution of its own instruction, unless that is wrong, which is known late: then the result is withdrawn. A lane
//! takes what the port has whose lanes it is among; no lane is among those of two ports. A destination x0 withdraws nothing, as another
//! result may be written at the same port then. Knows nothing of what jumps where.

use crate::Shape;
use crate::bundles::{ControlInstruction, LaneResult};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// The link register of each lane.
#[derive(LogicBlock)]
pub struct LinkRegisters {
    /// Instruction of each port.
    pub instructions: Vec<ControlInstruction<In>>,
    /// Ports whose instruction is resolved, one bit per port.
    pub resolved: Wire<In>,
    /// Ports whose instruction is wrong, one bit per port.
    pub wrong: Wire<In>,
    /// Value of each port's link register.
    pub values: Vec<Wire<In>>,
    /// Link register of each lane.
    pub results: Vec<LaneResult<Out>>,
    /// Lanes whose result is not written after all, one bit per lane.
    pub withdrawn: Wire<Out>,
    links: Vec<Wire<Local>>,
}

impl LinkRegisters {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> LinkRegisters {
        LinkRegisters {
            instructions: ControlInstruction::per_port(shape),
            resolved: Wire::new(shape.ports()),
            wrong: Wire::new(shape.ports()),
            values: Wire::several(shape.ports(), 32),
            results: LaneResult::per_lane(shape),
            withdrawn: Wire::new(shape.lanes()),
            links: Wire::several(shape.ports(), shape.lanes()),
        }
    }
}

impl Logic for LinkRegisters {
    about!(REG_BITS);

    #[hdl_gen]
    fn update(&mut self) {
        self.withdrawn.next = 0.into();
        for port in 0..self.values.len() {
            self.links[port].next = 0.into();
            if self.resolved.val().get_bit(port) {
                self.links[port].next = self.instructions[port].issued.active.val();
            }
            if self.wrong.val().get_bit(port)
                & (self.instructions[port].destination.val().get_bits::<REG_BITS>(0) != 0)
            {
                self.withdrawn.next = self.withdrawn.val() | self.links[port].val();
            }
        }
        for lane in 0..self.results.len() {
            self.results[lane].valid.next = self.links[0].val().get_bit(lane).into();
            wires::link(&mut self.instructions[0].destination, &mut self.results[lane].destination);
            wires::link(&mut self.values[0], &mut self.results[lane].value);
            for port in 1..self.values.len() {
                if self.links[port].val().get_bit(lane) {
                    self.results[lane].valid.next = true.into();
                    wires::link(
                        &mut self.instructions[port].destination,
                        &mut self.results[lane].destination,
                    );
                    wires::link(&mut self.values[port], &mut self.results[lane].value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn they_agree_with_their_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            agree(Check::default(), LinkRegisters::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn a_lane_takes_the_value_of_its_own_port() {
        let mut bench = Bench::new(LinkRegisters::new(&split_shape(2, 4, 2)));
        let block = &mut bench.block;
        for (port, active) in [0b0001, 0b0110, 0b1000].into_iter().enumerate() {
            put(&mut block.instructions[port].issued.active, active);
            put(&mut block.instructions[port].destination, 5 + port as u64);
            put(&mut block.values[port], 0x100 + port as u64);
        }
        put(&mut block.resolved, 0b011);
        put(&mut block.wrong, 0b110);
        bench.settle();
        let result = |result: &LaneResult<Out>| {
            is_set(&result.valid).then(|| (word(&result.destination), word(&result.value)))
        };
        let results: Vec<_> = bench.block.results.iter().map(result).collect();
        assert_eq!(results, [Some((5, 0x100)), Some((6, 0x101)), Some((6, 0x101)), None]);
        assert_eq!(word(&bench.block.withdrawn), 0b0110);
        // What was never due is not withdrawn: another result may be written there.
        put(&mut bench.block.instructions[1].destination, 1 << REG_BITS);
        bench.settle();
        assert_eq!(word(&bench.block.withdrawn), 0);
    }
}
