//! From a fetched word to a queue entry, by the instruction table of the specification.
//!
//! The table gives the operation and the places of its operands; the rest extracts them. A word that is not in the table, a
//! reserved rounding mode, and an instruction of an extension that the core has not are illegal: of class 0, without operands,
//! so that they issue at once and are reported there. A compensation NOP is decoded like an instruction; its flag hides the
//! fields. Where the word is known a cycle before it arrives, it is looked up in the table then. Does not know what an
//! instruction does, nor the rounding mode in force where the instruction leaves it open.

use crate::Shape;
use crate::bundles::{FetchedInstruction, QueueEntry};
use crate::operation::{CLASS_BITS, ILLEGAL, OP_BITS, class_number};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Row as TableRow};
use warpstep_spec::isa::operand::ROUNDING_NAMES;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};

/// Where a register number comes from.
mod register {
    pub const NONE: usize = 0;
    pub const INTEGER: usize = 1;
    pub const FLOAT: usize = 2;
    pub const BITS: usize = 2;
}

/// Where the immediate comes from.
mod immediate {
    pub const NONE: usize = 0;
    /// Twelve bits at the top.
    pub const TOP: usize = 1;
    pub const STORE: usize = 2;
    pub const BRANCH: usize = 3;
    pub const UPPER: usize = 4;
    pub const JUMP: usize = 5;
    pub const SHIFT: usize = 6;
    /// The number of a CSR.
    pub const CSR: usize = 7;
    /// The same, and the small immediate above it.
    pub const CSR_SMALL: usize = 8;
    pub const FENCE: usize = 9;
    /// Context of a marked split.
    pub const CONTEXT: usize = 10;
    /// The rounding mode.
    pub const ROUNDING: usize = 11;
    pub const BITS: usize = 4;
}

/// Lowest bit of the rounding mode in a word.
const ROUNDING_AT: usize = 12;

/// What the table says of a word.
struct Control {
    op: u64,
    class: u64,
    /// Where rd, rs1, rs2, rs3 come from.
    registers: [usize; 4],
    immediate: usize,
}

impl Control {
    const WIDTHS: [usize; 7] = [
        OP_BITS,
        CLASS_BITS,
        register::BITS,
        register::BITS,
        register::BITS,
        register::BITS,
        immediate::BITS,
    ];

    /// Lowest bit of a field in the control word.
    const fn at(field: usize) -> usize {
        let (mut low, mut before) = (0, 0);
        while before < field {
            low += Control::WIDTHS[before];
            before += 1;
        }
        low
    }

    const ILLEGAL: Control =
        Control { op: ILLEGAL, class: 0, registers: [register::NONE; 4], immediate: immediate::NONE };

    fn of(row: &Row) -> Control {
        let [mut rd, mut rs1, mut rs2, mut rs3] = [register::NONE; 4];
        let mut found = immediate::NONE;
        for operand in row.operands {
            match operand {
                Operand::Rd => rd = register::INTEGER,
                Operand::Fd => rd = register::FLOAT,
                Operand::Rs1 | Operand::LoadAddress | Operand::StoreAddress => rs1 = register::INTEGER,
                Operand::Fs1 => rs1 = register::FLOAT,
                Operand::Rs2 => rs2 = register::INTEGER,
                Operand::Fs2 => rs2 = register::FLOAT,
                Operand::Fs3 => rs3 = register::FLOAT,
                _ => {}
            }
            match operand {
                Operand::Immediate | Operand::LoadAddress => found = immediate::TOP,
                Operand::StoreAddress => found = immediate::STORE,
                Operand::BranchTarget => found = immediate::BRANCH,
                Operand::Upper => found = immediate::UPPER,
                Operand::JumpTarget => found = immediate::JUMP,
                Operand::Shift => found = immediate::SHIFT,
                Operand::Csr => found = immediate::CSR,
                Operand::SmallImmediate => found = immediate::CSR_SMALL,
                Operand::FenceSets => found = immediate::FENCE,
                Operand::SplitContext => found = immediate::CONTEXT,
                Operand::Rounding => found = immediate::ROUNDING,
                _ => {}
            }
        }
        let class = class_number(row.class);
        Control { op: row.op as u64, class, registers: [rd, rs1, rs2, rs3], immediate: found }
    }

    fn word(&self) -> u128 {
        let [rd, rs1, rs2, rs3] = self.registers.map(|kind| kind as u128);
        let fields = [self.op.into(), self.class.into(), rd, rs1, rs2, rs3, self.immediate as u128];
        fields.into_iter().enumerate().fold(0, |word, (field, value)| word | value << Control::at(field))
    }
}

/// Lowest bits of the fields of the control word.
mod at {
    use super::Control;

    pub const CLASS: usize = Control::at(1);
    pub const RD: usize = Control::at(2);
    pub const RS1: usize = Control::at(3);
    pub const RS2: usize = Control::at(4);
    pub const RS3: usize = Control::at(5);
    pub const IMMEDIATE: usize = Control::at(6);
}

/// One row of the table for an instruction; one for each legal mode if it names a rounding mode.
fn table_rows(row: &Row) -> Vec<TableRow> {
    let control = Control::of(row).word();
    let (mask, matching) = (u64::from(row.pattern.mask), u64::from(row.pattern.value));
    if !row.operands.contains(&Operand::Rounding) {
        return vec![TableRow { name: row.mnemonic.into(), mask, matching, control }];
    }
    let modes = (0..ROUNDING_NAMES.len()).filter(|mode| ROUNDING_NAMES[*mode].is_some());
    let with_mode = |mode: usize| TableRow {
        name: row.mnemonic.into(),
        mask: mask | 7 << ROUNDING_AT,
        matching: matching | (mode as u64) << ROUNDING_AT,
        control,
    };
    modes.map(with_mode).collect()
}

/// Decodes one word.
#[derive(LogicBlock)]
pub struct Decoder {
    /// What arrives from the fetch stages.
    pub fetched: FetchedInstruction<In>,
    /// Word that arrives in the next cycle, or nothing does; absent where it is not known yet.
    pub coming: Vec<Wire<In>>,
    /// The queue entry made of it.
    pub entry: QueueEntry<Out>,
    table: DecoderTable,
    /// What the table said a cycle ago.
    looked_up: Vec<Reg>,
    control: Wire<Local>,
    word: Wire<Local>,
    immediate: Wire<Local>,
    rd_from: Wire<Local>,
    rs1_from: Wire<Local>,
    rs2_from: Wire<Local>,
    rs3_from: Wire<Local>,
    immediate_from: Wire<Local>,
    store: Wire<Local>,
    branch: Wire<Local>,
    jump: Wire<Local>,
}

impl Decoder {
    /// Of this machine: instructions of extensions that it has not are illegal.
    ///
    /// # Panics
    /// If two rows of the specification claim one word, which its own tests exclude.
    pub fn new(shape: &Shape) -> Decoder {
        let known = ROWS.iter().filter(|row| shape.config().has(row.extension));
        let rows = known.flat_map(table_rows).collect();
        let width = Control::WIDTHS.iter().sum();
        let table = DecoderTable::new(32, width, rows, Control::ILLEGAL.word());
        Decoder {
            fetched: FetchedInstruction::new(shape),
            coming: Wire::several(shape.words_ahead(), 32),
            entry: QueueEntry::new(shape),
            table: table.expect("no two instructions share a word"),
            looked_up: Reg::several_without_reset(shape.words_ahead(), width),
            control: Wire::new(width),
            word: Wire::new(32),
            immediate: Wire::new(32),
            rd_from: Wire::new(register::BITS),
            rs1_from: Wire::new(register::BITS),
            rs2_from: Wire::new(register::BITS),
            rs3_from: Wire::new(register::BITS),
            immediate_from: Wire::new(immediate::BITS),
            store: Wire::new(12),
            branch: Wire::new(13),
            jump: Wire::new(21),
        }
    }
}

impl Logic for Decoder {
    about! {
        register::INTEGER, register::FLOAT, immediate::TOP, immediate::STORE, immediate::BRANCH,
        immediate::UPPER, immediate::JUMP, immediate::SHIFT, immediate::CSR, immediate::CSR_SMALL,
        immediate::FENCE, immediate::CONTEXT, immediate::ROUNDING, ROUNDING_AT, at::CLASS, at::RD, at::RS1,
        at::RS2, at::RS3, at::IMMEDIATE
    }

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.fetched.valid, &mut self.entry.valid);
        wires::link(&mut self.fetched.nop, &mut self.entry.nop);
        wires::link(&mut self.fetched.cause, &mut self.entry.cause);
        wires::link(&mut self.fetched.pc, &mut self.entry.pc);
        wires::link(&mut self.fetched.word, &mut self.word);
        for port in 0..self.entry.word.len() {
            wires::link(&mut self.word, &mut self.entry.word[port]);
        }
        for port in 0..self.entry.looped.len() {
            wires::link(&mut self.fetched.looped[port], &mut self.entry.looped[port]);
        }
        wires::link(&mut self.fetched.word, &mut self.table.word);
        wires::link(&mut self.table.control, &mut self.control);
        for ahead in 0..self.coming.len() {
            wires::link(&mut self.coming[ahead], &mut self.table.word);
            wires::link(&mut self.table.control, &mut self.looked_up[ahead]);
            wires::link(&mut self.looked_up[ahead], &mut self.control);
        }
        self.entry.op.next = unsigned_cast(self.control.val());
        self.entry.class.next = unsigned_cast(self.control.val() >> at::CLASS);
        self.rd_from.next = unsigned_cast(self.control.val() >> at::RD);
        self.rs1_from.next = unsigned_cast(self.control.val() >> at::RS1);
        self.rs2_from.next = unsigned_cast(self.control.val() >> at::RS2);
        self.rs3_from.next = unsigned_cast(self.control.val() >> at::RS3);
        self.immediate_from.next = unsigned_cast(self.control.val() >> at::IMMEDIATE);

        comment!("Registers: 32 and above are float, 0 is none.");
        match self.rd_from.val().index() {
            register::INTEGER => self.entry.rd.next = unsigned_cast(self.word.val().get_bits::<5>(7)),
            register::FLOAT => self.entry.rd.next = unsigned_cast(self.word.val().get_bits::<5>(7)) | 32,
            _ => self.entry.rd.next = 0.into(),
        }
        match self.rs1_from.val().index() {
            register::INTEGER => self.entry.rs1.next = unsigned_cast(self.word.val().get_bits::<5>(15)),
            register::FLOAT => self.entry.rs1.next = unsigned_cast(self.word.val().get_bits::<5>(15)) | 32,
            _ => self.entry.rs1.next = 0.into(),
        }
        match self.rs2_from.val().index() {
            register::INTEGER => self.entry.rs2.next = unsigned_cast(self.word.val().get_bits::<5>(20)),
            register::FLOAT => self.entry.rs2.next = unsigned_cast(self.word.val().get_bits::<5>(20)) | 32,
            _ => self.entry.rs2.next = 0.into(),
        }
        match self.rs3_from.val().index() {
            register::FLOAT => self.entry.rs3.next = unsigned_cast(self.word.val().get_bits::<5>(27)) | 32,
            _ => self.entry.rs3.next = 0.into(),
        }

        comment!("Immediates whose bits lie scattered.");
        self.store.next = (unsigned_cast(self.word.val().get_bits::<7>(25)) << 5)
            | unsigned_cast(self.word.val().get_bits::<5>(7));
        self.branch.next = (unsigned_cast(self.word.val().get_bit(31)) << 12)
            | (unsigned_cast(self.word.val().get_bit(7)) << 11)
            | (unsigned_cast(self.word.val().get_bits::<6>(25)) << 5)
            | (unsigned_cast(self.word.val().get_bits::<4>(8)) << 1);
        self.jump.next = (unsigned_cast(self.word.val().get_bit(31)) << 20)
            | (unsigned_cast(self.word.val().get_bits::<8>(12)) << 12)
            | (unsigned_cast(self.word.val().get_bit(20)) << 11)
            | (unsigned_cast(self.word.val().get_bits::<10>(21)) << 1);
        match self.immediate_from.val().index() {
            immediate::TOP => self.immediate.next = signed_cast(self.word.val().get_bits::<12>(20)),
            immediate::STORE => self.immediate.next = signed_cast(self.store.val()),
            immediate::BRANCH => self.immediate.next = signed_cast(self.branch.val()),
            immediate::UPPER => self.immediate.next = self.word.val() & 0xffff_f000u32,
            immediate::JUMP => self.immediate.next = signed_cast(self.jump.val()),
            immediate::SHIFT => self.immediate.next = unsigned_cast(self.word.val().get_bits::<5>(20)),
            immediate::CSR => self.immediate.next = unsigned_cast(self.word.val().get_bits::<12>(20)),
            immediate::CSR_SMALL => {
                self.immediate.next = (unsigned_cast(self.word.val().get_bits::<5>(15)) << 12)
                    | unsigned_cast(self.word.val().get_bits::<12>(20))
            }
            immediate::FENCE => self.immediate.next = unsigned_cast(self.word.val().get_bits::<8>(20)),
            immediate::CONTEXT => self.immediate.next = unsigned_cast(self.word.val().get_bits::<4>(21)),
            immediate::ROUNDING => {
                self.immediate.next = unsigned_cast(self.word.val().get_bits::<3>(ROUNDING_AT))
            }
            _ => self.immediate.next = 0.into(),
        }
        wires::link(&mut self.immediate, &mut self.entry.immediate);
    }
}

#[cfg(test)]
mod tests;
