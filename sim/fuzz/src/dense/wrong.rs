//! Programs that end with an error, of every cause and with random evidence: addresses, operands, instruction words, lanes,
//! contexts, places of the code. Each hart has values of its own, so who is to blame shows.

use super::{Random, anywhere, everybody, finished, moved, scatter};
use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A1, A2, A3, T0, T2, ZERO};
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Instruction, Op, Reg, decode};

/// How a program goes wrong.
const WAYS: u32 = 17;

/// A word that is no instruction.
fn illegal(random: &mut Random) -> u32 {
    let mut word = random.word();
    while decode(word).is_some() {
        word = random.word();
    }
    word
}

/// A number that no CSR has.
fn unknown_csr(random: &mut Random) -> u16 {
    loop {
        let number = random.below(4096) as u16;
        if csr::ROWS.iter().all(|row| !(row.first..=row.last).contains(&number)) {
            return number;
        }
    }
}

/// Sets a0 of every lane to `address` and something of its own in the upper bits, its lowest bits kept.
fn address(code: &mut Assembler, random: &mut Random, low: u32) {
    code.constant(A0, anywhere(random));
    code.registers(Op::Add, A0, A0, A2);
    code.immediate(Op::Andi, A0, A0, -4);
    code.immediate(Op::Addi, A0, A0, low as i32);
}

/// What is wrong. a2 and a3 are values of each hart, small and large.
pub(super) fn mistake(code: &mut Assembler, random: &mut Random) {
    match random.below(WAYS) {
        0 => {
            address(code, random, 1 + random.0 as u32 % 3);
            code.put(Instruction { rd: A1, rs1: A0, ..Instruction::new(Op::Lw) });
        }
        1 => {
            address(code, random, 1);
            code.put(Instruction { rs1: A0, rs2: A3, ..Instruction::new(Op::Sh) });
        }
        2 => {
            code.constant(A0, 4 * random.below(12));
            code.put(Instruction { rd: A1, rs1: A0, ..Instruction::new(Op::Lw) });
        }
        3 => {
            code.constant(A0, LOCAL_MEMORY_BASE + 0x8000 + 4 * random.below(0x1000));
            code.registers(Op::Add, A0, A0, T2);
            code.put(Instruction { rs1: A0, rs2: A3, ..Instruction::new(Op::Sb) });
        }
        4 => code.put_word(illegal(random)),
        5 => code.read_csr(A1, unknown_csr(random)),
        6 => {
            let csr = csr_number([Csr::HartId, Csr::LaneId, Csr::WarpCount][random.below(3) as usize]);
            code.put(Instruction { rd: A1, rs1: A3, csr, ..Instruction::new(Op::Csrrw) });
        }
        7 => {
            address(code, random, 2);
            code.put(Instruction { rs1: A0, ..Instruction::new(Op::Jalr) });
        }
        8 => {
            // Somewhere in memory, where there is no code: zeros are no instruction.
            code.constant(A0, anywhere(random));
            code.put(Instruction { rs1: A0, ..Instruction::new(Op::Jalr) });
        }
        9 => code.registers(Op::Wspawn, ZERO, A3, A0),
        10 => code.registers(Op::Bar, ZERO, A3, A2),
        11 => {
            code.small(A0, 0);
            code.registers(Op::Bar, ZERO, A0, A3);
        }
        12 => {
            // A number or two beside one that is known.
            let row = csr::ROWS[random.below(csr::ROWS.len() as u32) as usize];
            code.read_csr(A1, row.first ^ 1 << random.below(12));
            code.read_csr(A1, unknown_csr(random));
        }
        // In half a warp these are wrong whatever their operands; else what follows is.
        13 => {
            let here = code.label();
            code.small(A1, 1 + random.below(2) as i32);
            code.address(A0, here);
            code.registers(Op::Wspawn, ZERO, A1, A0);
            code.place(here);
            code.put_word(illegal(random));
        }
        14 => {
            code.small(A0, 0);
            code.small(A1, 1);
            code.registers(Op::Bar, ZERO, A0, A1);
            code.put_word(illegal(random));
        }
        15 => {
            let csr = csr_number(Csr::SplitControl);
            code.put(Instruction { csr, imm: 1, ..Instruction::new(Op::Csrrwi) });
            code.put_word(illegal(random));
        }
        _ => code.registers(Op::Join, ZERO, A3, ZERO),
    }
}

/// The program of this number.
pub fn program(number: u64) -> Program {
    let (mut code, mut random) = (Assembler::new(), Random(number));
    let random = &mut random;
    if random.below(3) > 0 {
        everybody(&mut code);
    }
    code.small(T0, if random.below(3) > 0 { -1 } else { 1 + random.below(15) as i32 });
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(T2, csr_number(Csr::HartId));
    scatter(&mut code, random, A3, T2);
    code.immediate(Op::Slli, A2, T2, 4);
    let values = |code: &mut Assembler, random: &mut Random| {
        for _ in 0..random.below(6) {
            let [rd, rs1] = [(); 2].map(|()| Reg::x(14 + random.below(18)));
            code.registers([Op::Add, Op::Mul, Op::Divu][random.below(3) as usize], rd, rs1, A3);
        }
    };
    values(&mut code, random);
    if random.below(2) == 0 {
        // In a half.
        let end = code.label();
        code.immediate(Op::Andi, A0, T2, 1 + random.below(2) as i32);
        code.registers(Op::Sltu, A0, ZERO, A0);
        let op = [Op::SplitM, Op::SplitMN, Op::Split][random.below(3) as usize];
        let context = if op == Op::Split { 0 } else { random.below(4) as u8 };
        code.put(Instruction { rd: A1, rs1: A0, context, ..Instruction::new(op) });
        code.branch([Op::Beq, Op::Bne][random.below(2) as usize], A0, ZERO, end);
        values(&mut code, random);
        mistake(&mut code, random);
        code.place(end);
        code.registers(Op::Join, ZERO, A1, ZERO);
    }
    mistake(&mut code, random);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    moved(finished(&format!("wrong {number}"), &code), anywhere(random))
}
