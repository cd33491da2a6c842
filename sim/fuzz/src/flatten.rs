//! From statements to words: what each statement stands for in instructions. How warps and cores find
//! each other is in `meetings.rs`.

mod meetings;

use crate::tree::{Block, Count, Region, Roles, Statement, Test, Tree, Uniform, csr_number};
use warpstep_program::Program;
use warpstep_spec::assembler::{Assembler, Label};
use warpstep_spec::csr::Csr;
use warpstep_spec::isa::EncodeError;
use warpstep_spec::{Instruction, Op, Reg, abi};

const PRIVATE: u32 = 0x8010_0000;
const FIXED: u32 = 0x8018_0000;
const WARP: u32 = 0x8020_0000;
/// The upper half of the devices' addresses: 8 bytes for each of 1024 harts of four cores.
const DEVICES: u32 = 0x8000;

impl Tree {
    /// The program's words. Fails only for code too long for its branches, which [`crate::generate`] never makes.
    pub fn words(&self) -> Result<Vec<u32>, EncodeError> {
        let mut writer = Writer { code: Assembler::new(), functions: Vec::new(), roles: &self.roles };
        for (number, statement) in self.body.iter().enumerate() {
            let last = number + 1 == self.body.len();
            match statement {
                Statement::Launch { warps, lanes, body } => writer.launch(*warps, *lanes, body, last),
                other => writer.statement(other),
            }
        }
        writer.code.registers(Op::Tmc, Reg::ZERO, Reg::ZERO, Reg::ZERO);
        while let Some((label, link, body)) = writer.functions.pop() {
            writer.code.place(label);
            writer.block(&body);
            writer.code.immediate(Op::Jalr, Reg::ZERO, link, 0);
        }
        writer.code.words()
    }

    /// Encodes it as a program to load.
    pub fn program(&self, name: &str) -> Result<Program, EncodeError> {
        Ok(Program::from_words(name, &self.words()?))
    }

    /// How many instructions it has.
    pub fn length(&self) -> usize {
        self.words().map_or(usize::MAX, |words| words.len())
    }
}

struct Writer<'a> {
    code: Assembler,
    /// Functions stand behind the code that calls them: label, link register, body.
    functions: Vec<(Label, Reg, Block)>,
    roles: &'a Roles,
}

const ZERO: Reg = Reg::ZERO;

impl Writer<'_> {
    fn block(&mut self, block: &Block) {
        block.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &Statement) {
        let [first, second] = self.roles.scratch;
        match statement {
            Statement::Plain(instruction) => self.code.put(*instruction),
            Statement::Constant { rd, value } => self.code.constant(*rd, *value),
            Statement::Bits { rd, value } => {
                self.code.read_csr(first, csr_number(Csr::LaneId));
                self.code.constant(*rd, *value);
                self.code.registers(Op::Srl, *rd, *rd, first);
            }
            Statement::Base(region) => self.base(*region),
            Statement::Rounding { from, with_flags } => {
                // Modes 0 to 3, whatever the register holds: frm is the upper part of fcsr, above five flags.
                let (csr, most) = if *with_flags { (Csr::Fcsr, 0x7F) } else { (Csr::Frm, 3) };
                self.code.read_csr(first, csr_number(Csr::WarpId));
                self.code.registers(Op::Add, first, first, *from);
                self.code.immediate(Op::Andi, first, first, most);
                let csr = csr_number(csr);
                self.code.put(Instruction { rs1: first, csr, ..Instruction::new(Op::Csrrw) });
            }
            Statement::Access { op, data, region, index, offset } => {
                self.access(*op, *data, *region, *index, *offset);
            }
            Statement::If { split, condition, then, otherwise } => {
                let (other, end) = (self.code.label(), self.code.label());
                // The branch behind the split looks at all of the register, so it may hold nothing but the bit.
                self.code.immediate(Op::Andi, first, *condition, 1);
                self.code.put(Instruction { rs1: first, ..*split });
                self.code.branch(Op::Beq, first, ZERO, other);
                self.block(then);
                self.code.jump(ZERO, end);
                self.code.place(other);
                self.block(otherwise);
                self.code.place(end);
                self.code.registers(Op::Join, ZERO, split.rd, ZERO);
            }
            Statement::Both { split, body } => {
                self.code.put(*split);
                self.block(body);
                self.code.registers(Op::Join, ZERO, split.rd, ZERO);
            }
            Statement::Skip { test, body } => {
                let end = self.code.label();
                match test {
                    Test::Always => self.code.jump(ZERO, end),
                    Test::Branch(op, left, right) => {
                        let (left, right) = (self.uniform(*left, first), self.uniform(*right, second));
                        self.code.branch(*op, left, right, end);
                    }
                }
                self.block(body);
                self.code.place(end);
            }
            Statement::Repeat { count, counter, body } => self.repeat(*count, *counter, body),
            Statement::While { trips, most, negated, registers, body } => {
                self.divergent_loop(*trips, *most, *negated, *registers, body);
            }
            Statement::Narrow { lanes, saved, body } => {
                // The lowest active lane stays, so that one does.
                self.code.read_csr(*saved, csr_number(Csr::ActiveMask));
                self.code.registers(Op::Sub, first, ZERO, *saved);
                self.code.registers(Op::Or, first, first, *lanes);
                self.code.registers(Op::And, first, first, *saved);
                self.code.registers(Op::Tmc, ZERO, first, ZERO);
                self.block(body);
                self.code.registers(Op::Tmc, ZERO, *saved, ZERO);
            }
            Statement::Call { link, indirect, twice, body } => {
                let function = self.code.label();
                for _ in 0..1 + u32::from(*twice) {
                    match indirect {
                        true => self.code.far_call(*link, first, function),
                        false => self.code.jump(*link, function),
                    }
                }
                self.functions.push((function, *link, body.clone()));
            }
            Statement::Barrier { id, count, across_cores } => {
                let far = if *across_cores { abi::GLOBAL_BARRIER } else { 0 };
                self.barrier(far | *id, *count);
            }
            Statement::Exchange { area, data, rd, shift, id, count } => {
                self.word_of_hart(*area, 0);
                self.code.put(Instruction { rs1: first, rs2: *data, ..Instruction::new(Op::Sw) });
                self.barrier(*id, *count);
                self.word_of_hart(*area, *shift);
                self.code.immediate(Op::Lw, *rd, first, 0);
                self.barrier(*id, *count);
            }
            Statement::Handover { area, data, rd, onward, flip, id, cores } => {
                self.word_of_place(*area, 0, 0, *cores);
                self.code.put(Instruction { rs1: first, rs2: *data, ..Instruction::new(Op::Sw) });
                self.fenced_barrier(*id, *cores);
                self.code.put(Instruction::new(Op::Fence));
                self.word_of_place(*area, *onward, *flip, *cores);
                self.code.immediate(Op::Lw, *rd, first, 0);
                self.fenced_barrier(*id, *cores);
            }
            Statement::Patch { old, new } => {
                let word = warpstep_spec::encode(new).expect("the generator chose one that has a word");
                self.code.constant(first, word);
                self.code.immediate(Op::Auipc, second, ZERO, 0);
                self.code.put(Instruction { rs1: second, rs2: first, imm: 12, ..Instruction::new(Op::Sw) });
                self.code.put(Instruction::new(Op::FenceI));
                self.code.put(*old);
            }
            // Below the top there is no warp to wait for, and none to start.
            Statement::Launch { body, .. } => self.block(body),
            Statement::Exit => {
                self.code.small(first, 1);
                self.code.registers(Op::Wspawn, ZERO, first, ZERO);
                let exit = abi::EXIT_CODE as i32;
                self.code.put(Instruction { imm: exit, ..Instruction::new(Op::Sw) });
            }
        }
    }

    /// Starts warps; at the end all but warp 0 retire, unless all are about to anyway.
    fn launch(&mut self, warps: u32, lanes: i32, body: &Block, last: bool) {
        let [first, second] = self.roles.scratch;
        if warps > 1 {
            let start = self.code.label();
            self.code.small(first, warps as i32);
            self.code.address(second, start);
            self.code.registers(Op::Wspawn, ZERO, first, second);
            self.code.place(start);
        }
        if lanes != 1 {
            self.code.small(first, lanes);
            self.code.registers(Op::Tmc, ZERO, first, ZERO);
        }
        self.block(body);
        if warps > 1 && !last {
            let on = self.code.label();
            self.code.read_csr(first, csr_number(Csr::WarpId));
            self.code.branch(Op::Beq, first, ZERO, on);
            self.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
            self.code.place(on);
        }
    }

    fn base(&mut self, region: Region) {
        let [first, _] = self.roles.scratch;
        let Some(number) = region.base() else { return };
        let base = self.roles.bases[number];
        let (csr, shift, start) = match region {
            Region::Private => (Csr::HartId, 6, PRIVATE),
            Region::Local => (Csr::WarpId, 5, abi::LOCAL_MEMORY_BASE),
            _ => (Csr::WarpId, 8, WARP),
        };
        self.code.read_csr(base, csr_number(csr));
        self.code.immediate(Op::Slli, base, base, shift);
        self.code.constant(first, start);
        self.code.registers(Op::Add, base, base, first);
        if region == Region::Warp {
            self.add_core(base, 13);
        }
    }

    /// Adds the core's number, shifted, where there are several.
    fn add_core(&mut self, to: Reg, shift: i32) {
        let [_, second] = self.roles.scratch;
        if self.roles.cores > 1 {
            self.code.read_csr(second, csr_number(Csr::CoreId));
            self.code.immediate(Op::Slli, second, second, shift);
            self.code.registers(Op::Add, to, to, second);
        }
    }

    fn access(&mut self, op: Op, data: Reg, region: Region, index: Option<Reg>, offset: i32) {
        let [first, second] = self.roles.scratch;
        let mut base = match region {
            Region::Fixed => {
                self.code.constant(first, FIXED);
                self.add_core(first, 6);
                first
            }
            Region::Device => {
                self.code.read_csr(first, csr_number(Csr::HartId));
                self.code.immediate(Op::Slli, first, first, 3);
                self.code.constant(second, DEVICES);
                self.code.registers(Op::Add, first, first, second);
                first
            }
            Region::Code => {
                self.code.constant(first, abi::RESET_PC);
                first
            }
            Region::Console => ZERO,
            _ => self.roles.bases[region.base().expect("the others have a base")],
        };
        if let Some(index) = index {
            // Half of the region by the register, half by the offset; always a multiple of four.
            self.code.immediate(Op::Andi, second, index, region.bytes() as i32 / 2 - 4);
            self.code.registers(Op::Add, first, base, second);
            base = first;
        }
        let console = if region == Region::Console { abi::CONSOLE.start as i32 } else { 0 };
        let loads = op.class() == warpstep_spec::Class::Load;
        let (rd, rs2) = if loads { (data, ZERO) } else { (ZERO, data) };
        self.code.put(Instruction { rd, rs1: base, rs2, imm: offset + console, ..Instruction::new(op) });
    }

    fn uniform(&mut self, value: Uniform, into: Reg) -> Reg {
        match value {
            Uniform::Zero => return ZERO,
            Uniform::Number(number) => self.code.small(into, number),
            Uniform::Vote(op, reg) => self.code.registers(op, into, reg, ZERO),
            Uniform::Csr(csr) => self.code.read_csr(into, csr),
        }
        into
    }

    fn repeat(&mut self, count: Count, counter: Reg, body: &Block) {
        match count {
            Count::Exactly(count) => self.code.small(counter, count),
            Count::Vote(reg) => {
                self.code.registers(Op::VoteBallot, counter, reg, ZERO);
                self.code.immediate(Op::Andi, counter, counter, 3);
            }
        }
        let again = self.code.here();
        self.block(body);
        self.code.immediate(Op::Addi, counter, counter, -1);
        self.code.branch(Op::Blt, ZERO, counter, again);
    }

    /// Behind pred all active lanes agree: either all go on or none does.
    fn divergent_loop(&mut self, trips: Reg, most: i32, negated: bool, registers: [Reg; 3], body: &Block) {
        let [counter, more, mask] = registers;
        self.code.immediate(Op::Andi, counter, trips, most);
        self.code.read_csr(mask, csr_number(Csr::ActiveMask));
        let again = self.code.here();
        self.block(body);
        self.code.immediate(Op::Addi, counter, counter, -1);
        if negated {
            self.code.immediate(Op::Srli, more, counter, 31);
            self.code.registers(Op::PredN, ZERO, more, mask);
            self.code.branch(Op::Beq, more, ZERO, again);
        } else {
            self.code.immediate(Op::Slti, more, counter, 0);
            self.code.immediate(Op::Xori, more, more, 1);
            self.code.registers(Op::Pred, ZERO, more, mask);
            self.code.branch(Op::Bne, more, ZERO, again);
        }
    }
}
