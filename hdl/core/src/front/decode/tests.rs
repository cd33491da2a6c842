//! The decoder against its Verilog and against the specification's own decoder.

use super::*;
use crate::testing::{small, traced};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::{Class, Config, Instruction, Parameters, Reg};

/// A word of a random row with random operands, or just any.
fn some_word(random: &mut Random) -> u64 {
    let any = random.word() & 0xffff_ffff;
    match random.once_in(6) {
        true => any,
        false => word_of(&ROWS[random.below(ROWS.len() as u64) as usize], any),
    }
}

fn word_of(row: &Row, any: u64) -> u64 {
    u64::from(row.pattern.value) | any & !u64::from(row.pattern.mask)
}

#[test]
fn the_decoder_agrees_with_its_verilog() {
    for (fpu, trace, fetch_latency) in [(false, false, 2), (true, true, 3)] {
        let shape = small(|p| (p.fpu, p.multiply_divide, p.fetch_latency) = (fpu, trace, fetch_latency));
        let mut check = Check::default().cycles(2000).input("fetched_word", some_word);
        if fetch_latency > 2 {
            check = check.input("coming_0", some_word);
        }
        check
            .check(Decoder::new(&if trace { traced(&shape) } else { shape }))
            .unwrap_or_else(|error| panic!("{error}"));
    }
}

/// The fields of an entry, as the specification has them.
fn fields(word: u64, config: &Config) -> [u64; 7] {
    let Some(known) = config.decode(word as u32) else { return [ILLEGAL, 0, 0, 0, 0, 0, 0] };
    let Instruction { op, rd, rs1, rs2, rs3, imm, csr, context, rounding, .. } = known;
    let imm = match op.class() {
        Class::Csr => u64::from(csr) | (imm as u64) << 12,
        Class::WarpControl => context.into(),
        class if class.is_float() => rounding.into(),
        _ => (imm as u32).into(),
    };
    let [rd, rs1, rs2, rs3] = [rd, rs1, rs2, rs3].map(|reg: Reg| reg.index() as u64);
    [op as u64, class_number(op.class()), rd, rs1, rs2, rs3, imm]
}

#[track_caller]
fn check(bench: &mut Bench<Decoder>, word: u64, config: &Config) {
    for coming in &mut bench.block.coming {
        coming.next = Value::new(32, word);
    }
    bench.clock();
    bench.block.fetched.word.next = Value::new(32, word);
    bench.settle();
    let QueueEntry { op, class, rd, rs1, rs2, rs3, immediate, .. } = &bench.block.entry;
    let seen =
        [op, class, rd, rs1, rs2, rs3, immediate].map(|field| field.val().bits().to_u64().unwrap_or(0));
    assert_eq!(seen, fields(word, config), "{word:#010x}");
}

#[test]
fn every_instruction_decodes_as_the_specification_says() {
    let mut random = Random::new(3);
    for (fpu, multiply_divide, fetch_latency) in
        [(false, true, 3), (true, true, 2), (true, false, 3), (false, false, 2)]
    {
        let machine = |p: &mut Parameters| {
            (p.fpu, p.multiply_divide, p.fetch_latency) = (fpu, multiply_divide, fetch_latency);
        };
        let shape = small(machine);
        let config = shape.config();
        let mut bench = Bench::new(Decoder::new(&shape));
        for row in ROWS {
            check(&mut bench, u64::from(row.pattern.value), config);
            check(&mut bench, word_of(row, 0xffff_ffff), config);
            for _ in 0..40 {
                check(&mut bench, word_of(row, random.word() & 0xffff_ffff), config);
            }
        }
        for _ in 0..4000 {
            let any = random.bits(32).to_u64().unwrap_or(0);
            check(&mut bench, any, config);
            check(&mut bench, any | 3, config);
        }
    }
}

#[test]
fn a_reserved_rounding_mode_is_illegal() {
    let shape = small(|p| p.fpu = true);
    let mut bench = Bench::new(Decoder::new(&shape));
    for mode in 0..8 {
        let fadd = 0x0031_0053 | mode << 12;
        check(&mut bench, fadd, shape.config());
        assert!(
            bench.block.entry.op.val()
                == if matches!(mode, 5 | 6) { ILLEGAL } else { fields(fadd, shape.config())[0] }
        );
    }
}
