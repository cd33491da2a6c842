//! What the tests of this folder share: small machines, and inputs that now and then make sense.

pub use crate::testing::agree;

use crate::Shape;
use crate::operation::class_number;
use std::cell::Cell;
use std::rc::Rc;
use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Check, Random};
use warpstep_spec::config::{Arbiter, named};
use warpstep_spec::isa::{Extension, Row, table::ROWS};
use warpstep_spec::{Config, Op, csr};

/// A machine of this shape, small otherwise, that the core can be. An odd number of lanes has one write port each.
pub fn machine(warps: usize, lanes: usize, schedule: &str) -> Config {
    let mut p = named("tiny").unwrap().parameters();
    (p.fpu, p.warps, p.lanes, p.schedule) = (false, warps, lanes, schedule.parse().unwrap());
    (p.instruction_cache.bytes, p.write_ports) = (4 * p.instruction_cache.line_bytes, 2 - lanes % 2);
    Config::try_from(p).unwrap()
}

/// The same with a float unit.
pub fn float_machine(warps: usize, lanes: usize, schedule: &str) -> Config {
    let mut p = machine(warps, lanes, schedule).parameters();
    p.fpu = true;
    Config::try_from(p).unwrap()
}

/// The same of several cores, with so many bytes of data cache.
pub fn chip(cores: usize, warps: usize, lanes: usize, cache: u32, schedule: &str) -> Config {
    chip_of(cores, machine(warps, lanes, schedule), cache)
}

/// The same with a float unit.
pub fn float_chip(cores: usize, warps: usize, lanes: usize, cache: u32, schedule: &str) -> Config {
    chip_of(cores, float_machine(warps, lanes, schedule), cache)
}

fn chip_of(cores: usize, core: Config, cache: u32) -> Config {
    let mut p = core.parameters();
    (p.cores, p.data_cache_bytes, p.local_memory_bytes) = (cores, cache, 1024);
    if cores == 2 && p.warps > 1 {
        p.arbiter = Arbiter::Tdma;
    }
    Config::try_from(p).unwrap()
}

/// What blocks of this machine are built from, without trace ports.
pub fn shape_of(config: Config) -> Shape {
    Shape::new(config, false)
}

/// Zero mostly, any lanes otherwise.
pub fn now_and_then(random: &mut Random) -> u64 {
    if random.once_in(4) { random.word() } else { 0 }
}

/// A CSR instruction.
pub fn csr_operation(random: &mut Random) -> u64 {
    let ops = [Op::Csrrw, Op::Csrrs, Op::Csrrc, Op::Csrrwi, Op::Csrrsi, Op::Csrrci];
    ops[random.below(ops.len() as u64) as usize] as u64
}

/// The number of a CSR that exists, mostly.
pub fn csr_number(random: &mut Random) -> u64 {
    match random.below(8) {
        0 => random.below(4096),
        _ => u64::from(csr::ROWS[random.below(csr::ROWS.len() as u64) as usize].first),
    }
}

/// A row of the instruction table: half of the time one that only computes.
pub fn row(random: &mut Random) -> &'static Row {
    let known: Vec<&Row> = ROWS
        .iter()
        .filter(|row| !row.class.is_float() && !matches!(row.op, Op::Flw | Op::Fsw))
        .filter(|row| !row.op.blocks_context())
        .collect();
    let blocking: Vec<&Row> = ROWS.iter().filter(|row| row.op.blocks_context()).collect();
    let rows = if random.once_in(3) { blocking } else { known };
    rows[random.below(rows.len() as u64) as usize]
}

/// An operation, as a number.
pub fn operation(random: &mut Random) -> u64 {
    row(random).op as u64
}

/// The same, float instructions among them: half of the time one.
pub fn float_row(random: &mut Random) -> &'static Row {
    let floats: Vec<&Row> = ROWS.iter().filter(|row| row.extension == Extension::F).collect();
    if random.once_in(2) { floats[random.below(floats.len() as u64) as usize] } else { row(random) }
}

/// The same, float instructions among them.
pub fn float_operation(random: &mut Random) -> u64 {
    float_row(random).op as u64
}

/// A word that is an instruction, or now and then none.
fn word_of(random: &mut Random, row: fn(&mut Random) -> &'static Row) -> u64 {
    if random.once_in(20) {
        return random.below(1 << 32);
    }
    let pattern = row(random).pattern;
    // Few registers, so that they meet.
    let fields = random.word() as u32 & 0xFE33_FFFF & !(0b11100 << 7);
    u64::from(pattern.value | fields & !pattern.mask)
}

/// A line of such words.
pub fn line(random: &mut Random, width: usize) -> Bits {
    line_of(random, width, row)
}

/// A line with float instructions.
pub fn float_line(random: &mut Random, width: usize) -> Bits {
    line_of(random, width, float_row)
}

fn line_of(random: &mut Random, width: usize, row: fn(&mut Random) -> &'static Row) -> Bits {
    let words = (0..width).step_by(32).map(|low| (low, Bits::new(32, word_of(random, row))));
    words.fold(Bits::new(width, 0), |line, (low, word)| line.with_slice(low, &word))
}

/// Entries at `port` whose fields fit each other; a NOP now and then, few registers, so that they meet.
pub fn entries(check: Check, port: &str, row: fn(&mut Random) -> &'static Row) -> Check {
    let of = |field: &str| format!("{port}_{field}");
    // Operation and class of one cycle belong together: the operation is drawn first.
    let drawn = Rc::new(Cell::new(&ROWS[0]));
    let same = drawn.clone();
    let check =
        check
            .input(&of("nop"), |random| random.once_in(5).into())
            .input(&of("pc"), |random| random.below(1 << 20) << 2)
            .input(&of("op"), move |random| {
                drawn.set(row(random));
                drawn.get().op as u64
            })
            .input(&of("class"), move |_| class_number(same.get().class))
            .input(&of("immediate"), |random| {
                if random.once_in(2) { random.below(1 << 32) } else { csr_number(random) }
            });
    let registers = ["rd", "rs1", "rs2", "rs3"].into_iter();
    registers.fold(check, |check, register| check.input(&of(register), |random| random.below(4)))
}
