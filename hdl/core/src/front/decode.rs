//! From a word to the fields of a queue entry. Combinational; made from the rows of `warpstep_spec`, and so never at odds
//! with them.
//!
//! The table says which operation it is and where its operands are; the rest cuts them out. A word no row knows, a
//! reserved rounding mode, and a float instruction on a core without float unit are ILLEGAL: of class 0, without operands,
//! so that they issue at once and are reported there. Does not know what an instruction does, nor
//! what rounding mode is in force where the instruction leaves it open.

use crate::operation::{CLASS_BITS, ILLEGAL, OP_BITS, REG_BITS, class_number};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Row as TableRow};
use warpstep_spec::isa::operand::ROUNDING_NAMES;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Extension, Operand, Row};

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
    fn at(field: usize) -> usize {
        Control::WIDTHS[..field].iter().sum()
    }

    const ILLEGAL: Control =
        Control { op: ILLEGAL, class: 0, registers: [register::NONE; 4], immediate: immediate::NONE };

    fn of(row: &Row) -> Control {
        let [mut rd, mut rs1, mut rs2, mut rs3] = [register::NONE; 4];
        let mut imm = immediate::NONE;
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
                Operand::Immediate | Operand::LoadAddress => imm = immediate::TOP,
                Operand::StoreAddress => imm = immediate::STORE,
                Operand::BranchTarget => imm = immediate::BRANCH,
                Operand::Upper => imm = immediate::UPPER,
                Operand::JumpTarget => imm = immediate::JUMP,
                Operand::Shift => imm = immediate::SHIFT,
                Operand::Csr => imm = immediate::CSR,
                Operand::SmallImmediate => imm = immediate::CSR_SMALL,
                Operand::FenceSets => imm = immediate::FENCE,
                Operand::SplitContext => imm = immediate::CONTEXT,
                Operand::Rounding => imm = immediate::ROUNDING,
                _ => {}
            }
        }
        let class = class_number(row.class);
        Control { op: row.op as u64, class, registers: [rd, rs1, rs2, rs3], immediate: imm }
    }

    fn word(&self) -> u128 {
        let [rd, rs1, rs2, rs3] = self.registers.map(|kind| kind as u128);
        let fields = [self.op.into(), self.class.into(), rd, rs1, rs2, rs3, self.immediate as u128];
        fields.into_iter().enumerate().fold(0, |word, (field, value)| word | value << Control::at(field))
    }
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
    /// The word.
    pub word: Wire<In>,
    /// Operation number, or ILLEGAL.
    pub op: Wire<Out>,
    /// Class number.
    pub class: Wire<Out>,
    /// Destination.
    pub rd: Wire<Out>,
    /// First source.
    pub rs1: Wire<Out>,
    /// Second source.
    pub rs2: Wire<Out>,
    /// Third source.
    pub rs3: Wire<Out>,
    /// Immediate, as `operation.rs` tells.
    pub imm: Wire<Out>,
    table: DecoderTable,
    rd_from: Wire<Local>,
    rs1_from: Wire<Local>,
    rs2_from: Wire<Local>,
    rs3_from: Wire<Local>,
    imm_from: Wire<Local>,
    store: Wire<Local>,
    branch: Wire<Local>,
    jump: Wire<Local>,
    /// Lowest bit of each field of the control word.
    class_at: Param,
    rd_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    rs3_at: Param,
    imm_at: Param,
}

impl Decoder {
    /// For a core with or without float unit.
    ///
    /// # Panics
    /// If two rows of the specification claim one word, which its own tests exclude.
    pub fn new(fpu: bool) -> Decoder {
        let known = ROWS.iter().filter(|row| fpu || row.extension != Extension::F);
        let rows = known.flat_map(table_rows).collect();
        let width = Control::WIDTHS.iter().sum();
        let table = DecoderTable::new(32, width, rows, Control::ILLEGAL.word());
        let at = |field: usize| Param::new(Control::at(field));
        Decoder {
            word: Wire::new(32),
            op: Wire::new(OP_BITS),
            class: Wire::new(CLASS_BITS),
            rd: Wire::new(REG_BITS),
            rs1: Wire::new(REG_BITS),
            rs2: Wire::new(REG_BITS),
            rs3: Wire::new(REG_BITS),
            imm: Wire::new(32),
            table: table.expect("no two instructions share a word"),
            rd_from: Wire::new(register::BITS),
            rs1_from: Wire::new(register::BITS),
            rs2_from: Wire::new(register::BITS),
            rs3_from: Wire::new(register::BITS),
            imm_from: Wire::new(immediate::BITS),
            store: Wire::new(12),
            branch: Wire::new(13),
            jump: Wire::new(21),
            class_at: at(1),
            rd_at: at(2),
            rs1_at: at(3),
            rs2_at: at(4),
            rs3_at: at(5),
            imm_at: at(6),
        }
    }
}

impl Logic for Decoder {
    about!(
        register::INTEGER,
        register::FLOAT,
        immediate::TOP,
        immediate::STORE,
        immediate::BRANCH,
        immediate::UPPER,
        immediate::JUMP,
        immediate::SHIFT,
        immediate::CSR,
        immediate::CSR_SMALL,
        immediate::FENCE,
        immediate::CONTEXT,
        immediate::ROUNDING,
        ROUNDING_AT,
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.table.word.next = self.word.val();
        self.op.next = unsigned_cast(self.table.control.val());
        self.class.next = unsigned_cast(self.table.control.val() >> self.class_at.val());
        self.rd_from.next = unsigned_cast(self.table.control.val() >> self.rd_at.val());
        self.rs1_from.next = unsigned_cast(self.table.control.val() >> self.rs1_at.val());
        self.rs2_from.next = unsigned_cast(self.table.control.val() >> self.rs2_at.val());
        self.rs3_from.next = unsigned_cast(self.table.control.val() >> self.rs3_at.val());
        self.imm_from.next = unsigned_cast(self.table.control.val() >> self.imm_at.val());

        comment!("Registers: 32 and above are float, 0 is none.");
        match self.rd_from.val().index() {
            register::INTEGER => self.rd.next = unsigned_cast(self.word.val().get_bits::<5>(7)),
            register::FLOAT => self.rd.next = unsigned_cast(self.word.val().get_bits::<5>(7)) | 32,
            _ => self.rd.next = 0.into(),
        }
        match self.rs1_from.val().index() {
            register::INTEGER => self.rs1.next = unsigned_cast(self.word.val().get_bits::<5>(15)),
            register::FLOAT => self.rs1.next = unsigned_cast(self.word.val().get_bits::<5>(15)) | 32,
            _ => self.rs1.next = 0.into(),
        }
        match self.rs2_from.val().index() {
            register::INTEGER => self.rs2.next = unsigned_cast(self.word.val().get_bits::<5>(20)),
            register::FLOAT => self.rs2.next = unsigned_cast(self.word.val().get_bits::<5>(20)) | 32,
            _ => self.rs2.next = 0.into(),
        }
        match self.rs3_from.val().index() {
            register::FLOAT => self.rs3.next = unsigned_cast(self.word.val().get_bits::<5>(27)) | 32,
            _ => self.rs3.next = 0.into(),
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
        match self.imm_from.val().index() {
            immediate::TOP => self.imm.next = signed_cast(self.word.val().get_bits::<12>(20)),
            immediate::STORE => self.imm.next = signed_cast(self.store.val()),
            immediate::BRANCH => self.imm.next = signed_cast(self.branch.val()),
            immediate::UPPER => self.imm.next = self.word.val() & 0xffff_f000u32,
            immediate::JUMP => self.imm.next = signed_cast(self.jump.val()),
            immediate::SHIFT => self.imm.next = unsigned_cast(self.word.val().get_bits::<5>(20)),
            immediate::CSR => self.imm.next = unsigned_cast(self.word.val().get_bits::<12>(20)),
            immediate::CSR_SMALL => {
                self.imm.next = (unsigned_cast(self.word.val().get_bits::<5>(15)) << 12)
                    | unsigned_cast(self.word.val().get_bits::<12>(20))
            }
            immediate::FENCE => self.imm.next = unsigned_cast(self.word.val().get_bits::<8>(20)),
            immediate::CONTEXT => self.imm.next = unsigned_cast(self.word.val().get_bits::<4>(21)),
            immediate::ROUNDING => self.imm.next = unsigned_cast(self.word.val().get_bits::<3>(ROUNDING_AT)),
            _ => self.imm.next = 0.into(),
        }
    }
}

#[cfg(test)]
mod tests;
