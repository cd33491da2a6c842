//! Instructions with labels, and what is put aside for later (functions stand behind the code that calls them).

use crate::tree::Block;
use warpstep_spec::isa::EncodeError;
use warpstep_spec::{Instruction, Op, Reg, encode};

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(usize);

enum Item {
    Ready(Instruction),
    /// Its immediate becomes the distance to the label, or a part of it.
    To(Instruction, Label, Part),
}

/// Which part of a distance an instruction holds.
enum Part {
    Whole,
    /// The upper twenty bits.
    Upper,
    /// The lower twelve bits of the distance from the instruction before.
    Lower,
}

/// Code under construction.
#[derive(Default)]
pub(crate) struct Assembler {
    items: Vec<Item>,
    labels: Vec<usize>,
    functions: Vec<(Label, Reg, Block)>,
}

impl Assembler {
    /// A label that has no place yet.
    pub fn label(&mut self) -> Label {
        self.labels.push(usize::MAX);
        Label(self.labels.len() - 1)
    }

    /// The label is here.
    pub fn place(&mut self, label: Label) {
        self.labels[label.0] = self.items.len();
    }

    /// A label that is here.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.place(label);
        label
    }

    pub fn put(&mut self, instruction: Instruction) {
        self.items.push(Item::Ready(instruction));
    }

    pub fn registers(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg) {
        self.put(Instruction { rd, rs1, rs2, ..Instruction::new(op) });
    }

    pub fn immediate(&mut self, op: Op, rd: Reg, rs1: Reg, imm: i32) {
        self.put(Instruction { rd, rs1, imm, ..Instruction::new(op) });
    }

    /// A small number into a register.
    pub fn small(&mut self, rd: Reg, value: i32) {
        self.immediate(Op::Addi, rd, Reg::ZERO, value);
    }

    /// Any number into a register.
    pub fn constant(&mut self, rd: Reg, value: u32) {
        let low = (value as i32) << 20 >> 20;
        let high = value.wrapping_sub(low as u32);
        if high == 0 {
            return self.small(rd, low);
        }
        self.immediate(Op::Lui, rd, Reg::ZERO, high as i32);
        if low != 0 {
            self.immediate(Op::Addi, rd, rd, low);
        }
    }

    /// Reads a control and status register.
    pub fn read_csr(&mut self, rd: Reg, csr: u16) {
        self.put(Instruction { rd, csr, ..Instruction::new(Op::Csrrs) });
    }

    pub fn branch(&mut self, op: Op, rs1: Reg, rs2: Reg, label: Label) {
        let instruction = Instruction { rs1, rs2, ..Instruction::new(op) };
        self.items.push(Item::To(instruction, label, Part::Whole));
    }

    pub fn jump(&mut self, link: Reg, label: Label) {
        let instruction = Instruction { rd: link, ..Instruction::new(Op::Jal) };
        self.items.push(Item::To(instruction, label, Part::Whole));
    }

    fn upper(&mut self, rd: Reg, label: Label) {
        let instruction = Instruction { rd, ..Instruction::new(Op::Auipc) };
        self.items.push(Item::To(instruction, label, Part::Upper));
    }

    /// The address of a label into a register.
    pub fn address(&mut self, rd: Reg, label: Label) {
        self.upper(rd, label);
        let instruction = Instruction { rd, rs1: rd, ..Instruction::new(Op::Addi) };
        self.items.push(Item::To(instruction, label, Part::Lower));
    }

    /// A call through a register.
    pub fn far_call(&mut self, link: Reg, scratch: Reg, label: Label) {
        self.upper(scratch, label);
        let instruction = Instruction { rd: link, rs1: scratch, ..Instruction::new(Op::Jalr) };
        self.items.push(Item::To(instruction, label, Part::Lower));
    }

    /// A function to be written later.
    pub fn later(&mut self, label: Label, link: Reg, body: Block) {
        self.functions.push((label, link, body));
    }

    /// The next function to be written.
    pub fn next_function(&mut self) -> Option<(Label, Reg, Block)> {
        self.functions.pop()
    }

    /// The words, with all distances known.
    pub fn words(self) -> Result<Vec<u32>, EncodeError> {
        let word = |(place, item): (usize, &Item)| match item {
            Item::Ready(instruction) => encode(instruction),
            Item::To(instruction, label, part) => {
                let distance = 4 * (self.labels[label.0] as i32 - place as i32);
                let lower = |distance: i32| distance << 20 >> 20;
                let imm = match part {
                    Part::Whole => distance,
                    Part::Upper => distance - lower(distance),
                    Part::Lower => lower(distance + 4),
                };
                encode(&Instruction { imm, ..*instruction })
            }
        };
        self.items.iter().enumerate().map(word).collect()
    }
}
