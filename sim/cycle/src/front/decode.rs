//! What the front end knows of an instruction: decoded once, when its line comes.

use warpstep_spec::csr::{self, Csr};
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Config, Instruction, Op, Reg};

/// What an instruction shares with those of other contexts, beside the registers of its lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shares {
    Nothing,
    /// Slots, or a unit that is not pipelined.
    Lanes,
    /// The load/store unit.
    Memory,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fetched {
    pub pc: u32,
    pub word: u32,
    pub op: Option<Op>,
    pub class: Class,
    /// Registers that must not be pending: sources and destination, one bit per register.
    pub needs: u64,
    pub rd: Reg,
    /// Cycles until a dependent may issue; 0 where memory decides.
    pub latency: u32,
    /// Its result needs a writeback slot. With two write ports the short one's do not: they all take the same time, so no two of them
    /// can meet.
    pub needs_slot: bool,
    /// The unit it occupies, by number, if that is not pipelined.
    pub unit: Option<u8>,
    /// What others do that decides whether it may issue.
    pub shares: Shares,
    /// A float CSR waits for the warp's float operations.
    pub waits_for_floats: bool,
    /// A direct branch or jump with a negative offset: what a loop register may hold.
    pub backward: bool,
    /// The request after it went to its target, as the loop register said.
    pub looped: bool,
}

impl Fetched {
    /// `short` is the latency of results that have a write port to themselves.
    pub fn new(pc: u32, word: u32, config: &Config, short: Option<u32>) -> Fetched {
        let (decoded, latencies) = (config.decode(word), &config.latencies);
        // An illegal word is reported when it issues; until then it is something that needs nothing.
        let instruction = decoded.unwrap_or(Instruction::new(Op::Addi));
        let class = instruction.op.class();
        let bit = |reg: Reg| 1u64 << reg.index() & !1;
        let named = [instruction.rd, instruction.rs1, instruction.rs2, instruction.rs3];
        let float_csr = class == Class::Csr
            && csr::lookup(instruction.csr)
                .is_some_and(|row| matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr));
        let latency = match instruction.op {
            Op::FenceI => latencies.control,
            _ => latencies.of(class).unwrap_or(0),
        };
        let needs_slot = instruction.rd != Reg::ZERO && short != Some(latency);
        let unit = UNPIPELINED.iter().position(|unit| *unit == class).map(|number| number as u8);
        let shares = match class {
            Class::Load | Class::Store | Class::Fence => Shares::Memory,
            _ if needs_slot || unit.is_some() => Shares::Lanes,
            _ => Shares::Nothing,
        };
        Fetched {
            pc,
            word,
            op: decoded.map(|instruction| instruction.op),
            class,
            needs: named.into_iter().map(bit).fold(0, |needs, bit| needs | bit),
            rd: instruction.rd,
            latency,
            needs_slot,
            unit,
            shares,
            waits_for_floats: float_csr,
            backward: (class == Class::Branch || instruction.op == Op::Jal) && instruction.imm < 0,
            looped: false,
        }
    }

    /// The register it writes, one bit; 0 for x0.
    pub fn destination(&self) -> u64 {
        if self.rd == Reg::ZERO { 0 } else { 1 << self.rd.index() }
    }

    /// The operation, if it blocks its context until it is resolved.
    #[inline]
    pub fn control(&self) -> Option<Op> {
        self.op.filter(|op| op.blocks_context())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn only_results_of_the_short_port_need_no_slot() {
        let mut machine = named("tiny").expect("a name").parameters();
        (machine.latencies.alu, machine.latencies.multiply) = (2, 3);
        let config = Config::try_from(machine).expect("a machine");
        let [addi, addi_zero, mul] = [0x0010_0293, 0x0010_0013, 0x0273_02b3]; // x5 = 1; x0 = 1; x5 = x6 * x7
        let needs = |word, short| Fetched::new(0, word, &config, short).needs_slot;
        assert!(needs(addi, None) && needs(mul, None) && !needs(addi_zero, None));
        assert!(!needs(addi, Some(2)) && needs(mul, Some(2)));
    }

    #[test]
    fn only_units_that_are_not_pipelined_are_occupied() {
        let config = named("tiny").expect("a name");
        let unit = |word| Fetched::new(0, word, &config, None).unit;
        let [mul, div] = [0x0273_02b3, 0x0273_42b3];
        assert_eq!((unit(mul), unit(div)), (None, Some(0)));
    }
}
