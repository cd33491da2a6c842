//! Programs of the tests: an assembler that notes which instruction is wrong, and the comparison of both forms.

use std::ops::{Deref, DerefMut};
use warpstep_check::{Finding, Kind, check};
use warpstep_program::Program;
use warpstep_spec::abi::RESET_PC;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{SP, T0, T1, T2, T3, ZERO};
use warpstep_spec::{Op, Reg};

/// Code under construction.
#[derive(Default)]
pub struct Code {
    assembler: Assembler,
    fault: Option<usize>,
}

impl Deref for Code {
    type Target = Assembler;
    fn deref(&self) -> &Assembler {
        &self.assembler
    }
}

impl DerefMut for Code {
    fn deref_mut(&mut self) -> &mut Assembler {
        &mut self.assembler
    }
}

impl Code {
    /// The next instruction is the one to be reported.
    pub fn fault(&mut self) {
        self.fault = Some(self.assembler.len());
    }

    /// `lw rd, array[index]` from the image, where the index is a register.
    pub fn load_indexed(&mut self, rd: Reg, index: Reg) {
        self.immediate(Op::Slli, T2, index, 2);
        self.constant(T3, RESET_PC);
        self.registers(Op::Add, T2, T2, T3);
        self.immediate(Op::Lw, rd, T2, 0);
    }

    /// `sw value, offset(base)`.
    pub fn store(&mut self, base: Reg, value: Reg, offset: i32) {
        let store = warpstep_spec::Instruction::new(Op::Sw);
        self.put(warpstep_spec::Instruction { rs1: base, rs2: value, imm: offset, ..store });
    }

    pub fn all_lanes(&mut self) {
        self.small(T0, -1);
        self.registers(Op::Tmc, ZERO, T0, ZERO);
    }

    /// Warps 0 to 3 go on here.
    pub fn four_warps(&mut self) {
        let here = self.label();
        self.address(T1, here);
        self.small(T0, 4);
        self.registers(Op::Wspawn, ZERO, T0, T1);
        self.place(here);
    }

    /// `bar` of two constants.
    pub fn barrier(&mut self, id: i32, count: i32) {
        let fault = self.fault.take_if(|at| *at == self.assembler.len());
        self.small(T0, id);
        self.small(T1, count);
        self.fault = fault.map(|at| at + 2).or(self.fault);
        self.registers(Op::Bar, ZERO, T0, T1);
    }

    /// Every lane its own stack.
    pub fn own_stack(&mut self) {
        self.read_csr(SP, 0xF14);
        self.immediate(Op::Slli, T0, SP, 13);
        self.constant(SP, 0xFFFF_0000);
        self.registers(Op::Sub, SP, SP, T0);
    }

    pub fn end(&mut self) {
        self.registers(Op::Tmc, ZERO, ZERO, ZERO);
    }
}

fn findings(code: &Code) -> Vec<Finding> {
    let program = Program::from_words("seeded", &code.words().unwrap());
    check(&program, &warpstep_spec::config::named("small").unwrap()).unwrap().findings
}

/// The wrong form has this finding at the noted instruction, the mended one none at all.
#[track_caller]
pub fn check_both(kind: Kind, write: impl Fn(&mut Code, bool)) {
    let [mut wrong, mut mended] = [Code::default(), Code::default()];
    write(&mut wrong, true);
    write(&mut mended, false);
    let place = RESET_PC + 4 * wrong.fault.expect("the program says where it is wrong") as u32;
    let found = findings(&wrong);
    let right = |one: &Finding| one.kind == kind && one.place.pc == place;
    assert!(found.iter().any(right), "{} at {place:#x} is not among {found:#?}", kind.word());
    let left = findings(&mended);
    assert!(left.is_empty(), "the mended form: {left:#?}");
}
