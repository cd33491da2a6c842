//! Instructions that only compute, and the values and registers they work on.

use super::{Generator, Place};
use crate::tree::csr_number;
use warpstep_spec::csr::{self, Access, Csr};
use warpstep_spec::isa::operand::{Operand, ROUNDING_NAMES};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Instruction, Op, Reg};

/// Numbers with a story: limits, signs, patterns, floats at the edge of their kinds.
const VALUES: [u32; 22] = [
    0,
    1,
    2,
    3,
    0x1F,
    0x20,
    0x7FF,
    0x800,
    0xFFFF,
    0x8000,
    0x7FFF_FFFF,
    0x8000_0000,
    0x8000_0001,
    0xFFFF_FFFF,
    0xFFFF_FFFE,
    0x5555_5555,
    0x3F80_0000,
    0xBF80_0001,
    0x0080_0000,
    0x7F80_0000,
    0x7FC0_0000,
    0x7F80_0001,
];

impl Generator<'_> {
    /// A number for a register.
    pub(super) fn value(&mut self) -> u32 {
        match self.rng.u32(0..6) {
            0 | 1 => self.rng.choice(VALUES).expect("there are values"),
            2 => self.rng.u32(0..64),
            3 => self.rng.i32(-2048..2048) as u32,
            // The reach of a shuffle: mask, clamp and distance.
            4 => {
                let part = |generator: &mut Self| generator.rng.u32(0..self.config.lanes as u32 + 1) & 63;
                part(self) << 12 | part(self) << 6 | part(self)
            }
            _ => self.rng.u32(..),
        }
    }

    /// A register to write.
    pub(super) fn destination(&mut self) -> Reg {
        if self.rng.u32(0..24) == 0 {
            return Reg::ZERO;
        }
        self.some_data()
    }

    /// A register that carries data.
    pub(super) fn some_data(&mut self) -> Reg {
        self.data[self.rng.usize(0..self.data.len())]
    }

    /// A register to read: mostly data, sometimes any, whatever it is used for.
    pub(super) fn source(&mut self) -> Reg {
        if self.rng.u32(0..8) == 0 { Reg::x(self.rng.u32(0..32)) } else { self.some_data() }
    }

    /// Few float registers, so that they meet often.
    fn float(&mut self) -> Reg {
        Reg::f(self.rng.u32(0..32) & if self.rng.u32(0..4) == 0 { 31 } else { 7 })
    }

    /// An instruction that neither jumps nor touches memory or masks.
    pub(super) fn plain(&mut self, place: &Place) -> Instruction {
        let features = *self.features;
        loop {
            let class = match self.rng.u32(0..32) {
                0..4 if features.products => Class::Multiply,
                4 | 5 if features.products => Class::Divide,
                6..9 if features.lane_exchange => Class::LaneExchange,
                9..12 if features.csrs => return self.csr(place),
                12 => Class::Fence,
                13 => Class::System,
                14..16 if features.floats => Class::FloatSimple,
                16..19 if features.floats => Class::FloatFma,
                19 if features.floats => Class::FloatConvert,
                20 if features.floats => Class::FloatDivide,
                21 if features.floats => Class::FloatSqrt,
                _ => Class::Alu,
            };
            let op = self.of_class(class);
            // fence.i empties the cache: seldom is enough.
            if op != Op::FenceI || self.rng.u32(0..4) == 0 {
                return self.with_operands(op);
            }
        }
    }

    fn of_class(&mut self, class: Class) -> Op {
        let ops: Vec<Op> = ROWS.iter().filter(|row| row.class == class).map(|row| row.op).collect();
        self.rng.choice(ops).expect("every class has an instruction")
    }

    /// The instruction with random registers and numbers.
    pub(super) fn with_operands(&mut self, op: Op) -> Instruction {
        let mut chosen = Instruction::new(op);
        for operand in op.row().operands {
            match operand {
                Operand::Rd => chosen.rd = self.destination(),
                Operand::Rs1 => chosen.rs1 = self.source(),
                Operand::Rs2 => chosen.rs2 = self.source(),
                Operand::Fd => chosen.rd = self.float(),
                Operand::Fs1 => chosen.rs1 = self.float(),
                Operand::Fs2 => chosen.rs2 = self.float(),
                Operand::Fs3 => chosen.rs3 = self.float(),
                Operand::Immediate => {
                    let edge = [-2048, -1, 0, 1, 2047][self.rng.usize(0..5)];
                    chosen.imm = if self.rng.bool() { self.rng.i32(-2048..2048) } else { edge };
                }
                Operand::Upper => chosen.imm = self.rng.i32(..) & !0xFFF,
                Operand::Shift | Operand::SmallImmediate => chosen.imm = self.rng.i32(0..32),
                Operand::Rounding => {
                    let legal = (0..8u8).filter(|mode| ROUNDING_NAMES[usize::from(*mode)].is_some());
                    chosen.rounding = self.rng.choice(legal.collect::<Vec<_>>()).expect("there are modes");
                }
                Operand::FenceSets => chosen.imm = self.rng.i32(0..256),
                Operand::SplitContext => {
                    // Low ones exist in more machines, and are more often in use.
                    let most = self.rng.choice([2, 4, 8]).expect("there are three");
                    chosen.context = self.rng.u8(0..most);
                }
                Operand::LoadAddress | Operand::StoreAddress | Operand::Csr | Operand::Ignored => {}
                Operand::BranchTarget | Operand::JumpTarget => {}
            }
        }
        chosen
    }

    /// Reads or writes a control and status register, as it allows; one half of a warp leaves alone what belongs to both.
    fn csr(&mut self, place: &Place) -> Instruction {
        let (floats, clocks, half) = (self.features.floats, self.features.clocks, self.halves_race(place));
        let usable = |row: &&csr::Row| match row.csr {
            timed if depends_on_time(timed) => clocks,
            Csr::Fflags | Csr::Fcsr => floats && !half,
            Csr::Frm => floats,
            _ => true,
        };
        let rows: Vec<&csr::Row> = csr::ROWS.iter().filter(usable).collect();
        let row = *self.rng.choice(&rows).expect("there are registers");
        let op = self.of_class(Class::Csr);
        let number = self.rng.u16(row.first..=row.last);
        let mut chosen = Instruction { csr: number, ..self.with_operands(op) };
        let reads = match row.access {
            Access::ReadOnly => true,
            _ if half && matches!(row.csr, Csr::Frm | Csr::SplitControl) => true,
            // frm must stay legal: only small numbers, and only by whole writes.
            _ if matches!(row.csr, Csr::Frm | Csr::Fcsr) => {
                (chosen.op, chosen.rs1) = (Op::Csrrwi, Reg::ZERO);
                chosen.imm = self.rng.i32(0..if row.csr == Csr::Frm { 5 } else { 32 });
                self.rng.bool()
            }
            _ => self.rng.u32(0..3) == 0,
        };
        if reads {
            let op = [Op::Csrrs, Op::Csrrc, Op::Csrrsi, Op::Csrrci][self.rng.usize(0..4)];
            chosen = Instruction { rd: chosen.rd, csr: number, ..Instruction::new(op) };
        }
        chosen
    }

    /// A register of the warp, the core or time: the same in all lanes.
    pub(super) fn uniform_csr(&mut self) -> u16 {
        let all = [Csr::Mcycle, Csr::Minstret, Csr::WarpId, Csr::ActiveMask, Csr::ActiveWarps, Csr::Mscratch];
        let usable = |csr: &Csr| self.features.clocks || !depends_on_time(*csr);
        let usable: Vec<Csr> = all.into_iter().filter(usable).collect();
        csr_number(usable[self.rng.usize(0..usable.len())])
    }
}

/// Whether what a register holds depends on when it is read: it counts, or other warps change it.
fn depends_on_time(csr: Csr) -> bool {
    use Csr::{ActiveWarps, Counter, CounterHigh, Mcycle, McycleHigh, Minstret, MinstretHigh, Mscratch};
    matches!(
        csr,
        Mcycle | McycleHigh | Minstret | MinstretHigh | Counter(_) | CounterHigh(_) | ActiveWarps | Mscratch
    )
}
