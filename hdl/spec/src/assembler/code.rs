//! Instructions with labels: distances are filled in when all of them are known.

use super::upper_and_lower;
use crate::isa::EncodeError;
use crate::{Instruction, Op, Reg, encode};

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(usize);

#[derive(Clone, Debug)]
enum Item {
    Ready(Instruction),
    Word(u32),
    /// Its immediate becomes the distance to the label, or a part of it.
    To(Instruction, Label, Part),
}

/// Which part of a distance an instruction holds.
#[derive(Clone, Copy, Debug)]
enum Part {
    Whole,
    /// The upper twenty bits.
    Upper,
    /// The lower twelve bits of the distance from the instruction before.
    Lower,
    /// The whole distance from the instruction before, and so much more.
    FromBefore(i32),
}

/// Code under construction.
#[derive(Clone, Debug, Default)]
pub struct Assembler {
    items: Vec<Item>,
    /// Where each label is, once it has a place.
    labels: Vec<Option<usize>>,
}

impl Assembler {
    /// No code yet.
    pub fn new() -> Assembler {
        Assembler::default()
    }

    /// How many instructions there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// A label that has no place yet.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// The label is here.
    pub fn place(&mut self, label: Label) {
        self.labels[label.0] = Some(self.items.len());
    }

    /// A label that is here.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.place(label);
        label
    }

    /// One more instruction.
    pub fn put(&mut self, instruction: Instruction) {
        self.items.push(Item::Ready(instruction));
    }

    /// A word, whether it is an instruction or not.
    pub fn put_word(&mut self, word: u32) {
        self.items.push(Item::Word(word));
    }

    /// Adds an R-type instruction.
    pub fn registers(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg) {
        self.put(Instruction { rd, rs1, rs2, ..Instruction::new(op) });
    }

    /// Immediate form, loads included.
    pub fn immediate(&mut self, op: Op, rd: Reg, rs1: Reg, imm: i32) {
        self.put(Instruction { rd, rs1, imm, ..Instruction::new(op) });
    }

    /// A small number into a register.
    pub fn small(&mut self, rd: Reg, value: i32) {
        self.immediate(Op::Addi, rd, Reg::ZERO, value);
    }

    /// Any number into a register.
    pub fn constant(&mut self, rd: Reg, value: u32) {
        let (upper, lower) = upper_and_lower(value);
        if upper == 0 {
            return self.small(rd, lower);
        }
        self.immediate(Op::Lui, rd, Reg::ZERO, upper);
        if lower != 0 {
            self.immediate(Op::Addi, rd, rd, lower);
        }
    }

    /// Reads a control and status register.
    pub fn read_csr(&mut self, rd: Reg, csr: u16) {
        self.put(Instruction { rd, csr, ..Instruction::new(Op::Csrrs) });
    }

    /// One more instruction, a branch or a jump, to a label.
    pub fn put_to(&mut self, instruction: Instruction, label: Label) {
        self.items.push(Item::To(instruction, label, Part::Whole));
    }

    /// A branch to a label.
    pub fn branch(&mut self, op: Op, rs1: Reg, rs2: Reg, label: Label) {
        self.put_to(Instruction { rs1, rs2, ..Instruction::new(op) }, label);
    }

    /// A jump to a label.
    pub fn jump(&mut self, link: Reg, label: Label) {
        self.put_to(Instruction { rd: link, ..Instruction::new(Op::Jal) }, label);
    }

    /// A jump through a register that holds its own address: to a label near enough, and `plus` bytes more.
    pub fn near_jump(&mut self, link: Reg, base: Reg, label: Label, plus: i32) {
        self.immediate(Op::Auipc, base, Reg::ZERO, 0);
        let instruction = Instruction { rd: link, rs1: base, ..Instruction::new(Op::Jalr) };
        self.items.push(Item::To(instruction, label, Part::FromBefore(plus)));
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

    /// The words, with all distances known.
    ///
    /// # Panics
    /// If a label that is used has no place.
    pub fn words(&self) -> Result<Vec<u32>, EncodeError> {
        let word = |(place, item): (usize, &Item)| match item {
            Item::Ready(instruction) => encode(instruction),
            Item::Word(word) => Ok(*word),
            Item::To(instruction, label, part) => {
                let target = self.labels[label.0].expect("a label that is used has a place");
                let distance = 4 * (target as i32 - place as i32);
                let imm = match part {
                    Part::Whole => distance,
                    Part::Upper => upper_and_lower(distance as u32).0,
                    Part::Lower => upper_and_lower((distance + 4) as u32).1,
                    Part::FromBefore(plus) => distance + 4 + plus,
                };
                encode(&Instruction { imm, ..*instruction })
            }
        };
        self.items.iter().enumerate().map(word).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disassemble;

    const T0: Reg = Reg::x(5);

    #[test]
    fn distances_go_both_ways_and_are_known_in_the_end() {
        let mut code = Assembler::new();
        let (top, end) = (code.here(), code.label());
        code.branch(Op::Beq, T0, Reg::ZERO, end);
        code.constant(T0, 0x1000);
        code.jump(Reg::ZERO, top);
        code.place(end);
        code.near_jump(Reg::ZERO, T0, end, 1);
        let words = code.words().unwrap();
        let lines: Vec<String> =
            (0..).step_by(4).zip(&words).map(|(pc, word)| disassemble(*word, pc)).collect();
        assert_eq!(lines[0], "beq t0,zero,c");
        assert_eq!(lines[1..3], ["lui t0,0x1", "jal zero,0"]);
        assert_eq!(lines[3..], ["auipc t0,0x0", "jalr zero,1(t0)"]);
    }

    #[test]
    fn an_address_is_built_from_its_two_parts() {
        let mut code = Assembler::new();
        let far = code.label();
        code.address(T0, far);
        (0..600).for_each(|_| code.small(Reg::ZERO, 0));
        code.place(far);
        let words = code.words().unwrap();
        // 602 instructions are 0x968 bytes: the lower part is negative, the upper one goes beyond.
        assert_eq!((words[0] >> 12, words[1] as i32 >> 20), (1, 0x968 - 0x1000));
    }

    #[test]
    fn a_branch_too_far_is_refused() {
        let mut code = Assembler::new();
        let top = code.here();
        (0..2000).for_each(|_| code.small(Reg::ZERO, 0));
        code.branch(Op::Bne, T0, Reg::ZERO, top);
        assert!(code.words().is_err());
    }
}
