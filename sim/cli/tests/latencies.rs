//! Every number of docs/latencies.md, measured: a program for each instruction and case on the cycle model.
//!
//! A program reads mcycle, does the instruction, and reads mcycle again; the difference is its exit code. Between lies the
//! instruction alone (`next`, NOPs included), the instruction and one that needs its result (`result`), or the instruction
//! twice (`unit`).

mod common;

use warpstep_spec::config::named;
use warpstep_spec::events::Stall;
use warpstep_spec::isa::{Operand, table::ROWS};
use warpstep_spec::timing::{Cost, costs, instruction_miss, page::CONFIGURATION};
use warpstep_spec::{Class, Config, Instruction, Op, Parameters, Reg, abi, encode};

/// x8, x9, f8 … are sources, x20 and f20 destinations; x10 and x11 hold times; x5 to x7 are the frame's.
const LEFT: u32 = 8;
const RIGHT: u32 = 9;
const RESULT: u32 = 20;
const OTHER_RESULT: u32 = 21;
/// Instructions until everything before is written; so many that what is measured is the last of a line.
const PAUSE: i32 = 12;

fn addi(rd: u32, rs1: u32, imm: i32) -> Instruction {
    Instruction { rd: Reg::x(rd), rs1: Reg::x(rs1), imm, ..Instruction::new(Op::Addi) }
}

fn lui(rd: u32, imm: u32) -> Instruction {
    Instruction { rd: Reg::x(rd), imm: imm as i32, ..Instruction::new(Op::Lui) }
}

fn csr(rd: u32, number: u16) -> Instruction {
    Instruction { rd: Reg::x(rd), csr: number, ..Instruction::new(Op::Csrrs) }
}

fn time(rd: u32) -> Instruction {
    csr(rd, 0xB00)
}

fn tmc(rs1: u32) -> Instruction {
    Instruction { rs1: Reg::x(rs1), ..Instruction::new(Op::Tmc) }
}

/// Exit code = x11 - x10, of the lanes that are active.
fn report() -> Vec<Instruction> {
    let difference =
        Instruction { rd: Reg::x(10), rs1: Reg::x(11), rs2: Reg::x(10), ..Instruction::new(Op::Sub) };
    let store = Instruction { rs2: Reg::x(10), imm: abi::EXIT_CODE as i32, ..Instruction::new(Op::Sw) };
    vec![difference, store, tmc(0)]
}

/// The instruction with sources and destination of ours.
fn subject(op: Op, destination: u32) -> Instruction {
    let mut one = Instruction::new(op);
    for operand in op.row().operands {
        match operand {
            Operand::Rd => one.rd = Reg::x(destination),
            Operand::Fd => one.rd = Reg::f(destination),
            Operand::Rs1 | Operand::LoadAddress => one.rs1 = Reg::x(LEFT),
            Operand::Fs1 => one.rs1 = Reg::f(LEFT),
            Operand::Rs2 => one.rs2 = Reg::x(RIGHT),
            Operand::Fs2 => one.rs2 = Reg::f(RIGHT),
            Operand::Fs3 => one.rs3 = Reg::f(10),
            Operand::StoreAddress => one.rs1 = Reg::x(LEFT),
            Operand::Csr => one.csr = 0x340, // mscratch
            Operand::JumpTarget | Operand::BranchTarget => one.imm = 4,
            _ => {}
        }
    }
    if op == Op::Jalr {
        one.imm = 0;
    }
    one
}

/// What must hold before: x8 and x9, and what is in caches.
fn before(op: Op, cost: &Cost) -> Vec<Instruction> {
    let equal_takes = matches!(op, Op::Beq | Op::Bge | Op::Bgeu);
    let equal = (cost.case == "taken") == equal_takes;
    match (op.class(), cost.case) {
        (Class::Branch, _) => vec![addi(LEFT, 0, 1), addi(RIGHT, 0, if equal { 1 } else { 2 })],
        (Class::Load, "local memory") => vec![lui(LEFT, abi::LOCAL_MEMORY_BASE)],
        (Class::Load, "data cache, hit") => {
            let warm = Instruction { rd: Reg::x(22), rs1: Reg::x(LEFT), ..Instruction::new(Op::Lw) };
            vec![lui(LEFT, 0x8010_0000), warm, addi(22, 22, 0)]
        }
        (Class::Load | Class::Store, _) => vec![lui(LEFT, 0x8010_0000)],
        (_, "last to arrive, or count 1") => vec![addi(LEFT, 0, 0), addi(RIGHT, 0, 1)],
        (_, "last core to arrive") => {
            let number = lui(LEFT, abi::GLOBAL_BARRIER);
            vec![number, csr(RIGHT, 0xFC2)]
        }
        _ => vec![addi(LEFT, 0, 1), addi(RIGHT, 0, 1)],
    }
}

/// Something that needs the result and has none of its own.
fn dependent(one: &Instruction) -> Instruction {
    match one.op.row().operands.iter().any(|operand| matches!(operand, Operand::Fd)) {
        true => Instruction { rd: Reg::x(0), rs1: one.rd, ..Instruction::new(Op::FmvXW) },
        false => addi(0, RESULT, 0),
    }
}

#[track_caller]
fn measure(name: &str, program: &[Instruction], more: &str) -> u32 {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("measure.bin");
    // Fetching runs ahead: what lies behind the end is in the cache, too.
    let behind = [addi(0, 0, 0); 16];
    let words: Vec<u8> = program
        .iter()
        .chain(&behind)
        .flat_map(|one| encode(one).unwrap_or_else(|error| panic!("{name}: {error:?}")).to_le_bytes())
        .collect();
    std::fs::write(&path, words).unwrap();
    let output = common::warpstep(&format!(
        "run {} --engine cycle --warm --config {CONFIGURATION} --warps 1 {more}",
        path.display()
    ));
    let code = output.status.code().unwrap_or(-1);
    assert!((1..124).contains(&code), "{name}: {}", common::text(&output.stderr));
    code as u32
}

/// From the first time to the second: each instruction issues a cycle after the one before, but for what is measured.
fn frame(op: Op, cost: &Cost, between: Vec<Instruction>) -> Vec<Instruction> {
    let mut program = before(op, cost);
    // jalr goes on behind itself: lui, addi, the pause, csrrs, jalr.
    if op == Op::Jalr {
        program = vec![lui(LEFT, abi::RESET_PC), addi(LEFT, LEFT, 4 * (2 + PAUSE + 2))];
    }
    program.extend((0..PAUSE).map(|_| addi(0, 0, 0)));
    program.push(time(10));
    program.extend(between);
    program.push(time(11));
    program.extend(report());
    program
}

/// Cases that need two lanes that go different ways, end the program, or need a loop: measured on their own below.
fn is_measured_apart(op: Op, cost: &Cost) -> bool {
    matches!(
        (op, cost.case),
        (Op::Join, "first half" | "second half")
            | (Op::Tmc, "no lane stays: the context ends")
            | (_, "looped" | "taken, looped" | "not taken, looped")
    )
}

/// The machine these words describe.
fn machine_of(words: &str) -> Config {
    let json = common::works(&format!("config show {CONFIGURATION} --json {words}"));
    Config::try_from(serde_json::from_str::<Parameters>(&json).unwrap()).unwrap()
}

/// Another number in nearly every place. (A latency of 3 would meet the slot of the csrrs that reads the time.)
const OTHERS: &str = "--set memory_latency=30 --set axi_bytes=4 --set fetch_latency=5 --set data_cache_bytes=0 \
    --set latencies.alu=4 --set latencies.multiply=6 --set latencies.divide=40 --set latencies.lane_exchange=5 \
    --set latencies.control=4 --set latencies.float_simple=4 --set latencies.float_fma=7 --set latencies.float_convert=2 \
    --set latencies.float_divide=20 --set latencies.float_sqrt=24";

#[test]
fn every_cost_is_what_the_cycle_model_takes() {
    check("");
}

#[test]
fn costs_follow_the_parameters() {
    check(OTHERS);
}

fn check(machine: &str) {
    let config = machine_of(machine);
    for row in ROWS {
        for cost in costs(row.op, &config) {
            if is_measured_apart(row.op, &cost) {
                continue;
            }
            let name = format!("{}, {}", row.mnemonic, cost.case);
            let cores = if cost.case == "last core to arrive" { "--cores 2" } else { "" };
            let more = &format!("{machine} {cores}");
            let one = subject(row.op, RESULT);
            if row.op == Op::Join {
                // The pointer of a stack that is empty.
                let program = frame(row.op, &cost, vec![Instruction { rs1: Reg::x(0), ..one }]);
                assert_eq!(measure(&name, &program, more), 1 + cost.next + cost.nops, "{name}: next");
                continue;
            }
            // A load's destination is written when it comes back: only what follows without it shows `next`.
            let next = measure(&name, &frame(row.op, &cost, vec![one]), more);
            // fence.i empties the cache: the next instruction is not in it.
            let miss = if row.op == Op::FenceI { instruction_miss(&config) } else { 0 };
            assert_eq!(next, 1 + cost.next + cost.nops + miss, "{name}: next and NOPs");
            if let Some(result) = cost.result.filter(|_| cost.nops == 0) {
                let program = frame(row.op, &cost, vec![one, dependent(&one)]);
                assert_eq!(measure(&name, &program, more), 1 + result + 1, "{name}: result");
            }
            if !row.op.blocks_context() && !matches!(row.class, Class::Load | Class::Store | Class::Fence) {
                // Behind them instructions without a result, until the slots of theirs are over.
                let pause = cost.result.unwrap_or(0);
                let pair = [one, subject(row.op, OTHER_RESULT)];
                let between = pair.into_iter().chain((0..pause).map(|_| addi(0, 0, 0))).collect();
                let taken = measure(&name, &frame(row.op, &cost, between), more);
                assert_eq!(taken, 1 + cost.unit + 1 + pause, "{name}: unit");
            }
        }
    }
}

/// A loop of so many iterations: x10 is the time before its last instruction, x11 that after it, x12 their difference
/// when it was taken last. `last` are what stands between x10's instruction and the end of the loop.
fn loop_around(iterations: i32, last: impl Fn(i32) -> Vec<Instruction>) -> Vec<Instruction> {
    let difference =
        Instruction { rd: Reg::x(12), rs1: Reg::x(11), rs2: Reg::x(10), ..Instruction::new(Op::Sub) };
    let mut body = vec![time(11), difference, addi(LEFT, LEFT, -1)];
    body.extend((0..PAUSE).map(|_| addi(0, 0, 0)));
    let offset = -4 * body.len() as i32;
    let mut program = vec![addi(LEFT, 0, iterations), addi(RIGHT, 0, 0)];
    program.extend(body.into_iter().chain(last(offset)));
    program
}

/// Exit code = x12.
fn report_last_taken() -> Vec<Instruction> {
    let mut report = report();
    report[0] = addi(10, 12, 0);
    report
}

fn cost_of(op: Op, case: &str, config: &Config) -> u32 {
    let cost = costs(op, config).into_iter().find(|cost| cost.case == case).unwrap();
    1 + cost.next + cost.nops
}

#[test]
fn a_loop_pays_when_it_is_first_taken_and_when_it_ends() {
    for machine in ["--set loop_register=true", &format!("{OTHERS} --set loop_register=true")] {
        let config = machine_of(machine);
        let bne = |offset| vec![time(10), Instruction { imm: offset - 4, ..subject(Op::Bne, 0) }];
        let taken = |iterations| {
            let program = [loop_around(iterations, bne), report_last_taken()].concat();
            measure("bne, taken", &program, machine)
        };
        assert_eq!(taken(2), cost_of(Op::Bne, "taken", &config));
        assert_eq!(taken(3), cost_of(Op::Bne, "taken, looped", &config));
        assert_eq!(taken(5), cost_of(Op::Bne, "taken, looped", &config));

        let ends = |iterations| {
            let program = [loop_around(iterations, bne), vec![time(11)], report()].concat();
            measure("bne, not taken", &program, machine)
        };
        assert_eq!(ends(1), cost_of(Op::Bne, "not taken", &config));
        assert_eq!(ends(2), cost_of(Op::Bne, "not taken, looped", &config));
        assert_eq!(ends(4), cost_of(Op::Bne, "not taken, looped", &config));

        // An endless loop with a way out in front of its jump.
        let jal = |offset| {
            let out = Instruction { imm: 12, ..subject(Op::Beq, 0) };
            vec![out, time(10), Instruction { imm: offset - 8, ..subject(Op::Jal, 0) }]
        };
        let jumps = |iterations| {
            let program = [loop_around(iterations, jal), report_last_taken()].concat();
            measure("jal", &program, machine)
        };
        assert_eq!(jumps(2), cost_of(Op::Jal, "not looped", &config));
        assert_eq!(jumps(3), cost_of(Op::Jal, "looped", &config));
    }
}

#[test]
fn loads_that_hit_follow_each_other_at_the_pitch_of_their_unit() {
    let config = named(CONFIGURATION).unwrap();
    for cost in costs(Op::Lw, &config).iter().filter(|cost| cost.case != "a line of memory") {
        // Four in a row, the last one's result: the first result, then a pitch for each of the others.
        let loads = (20..24).map(|rd| subject(Op::Lw, rd)).chain([addi(24, 23, 0)]).collect();
        let taken = measure(cost.case, &frame(Op::Lw, cost, loads), "");
        assert_eq!(taken, 1 + cost.result.unwrap() + 3 * cost.unit + 1, "{}", cost.case);
    }
}

#[test]
fn joins_of_both_halves_cost_what_the_page_says() {
    let config = named(CONFIGURATION).unwrap();
    let [_, first, second] = costs(Op::Join, &config)[..] else { panic!("a join has three cases") };
    // Lane 1 takes the true half and reaches the join first; lane 0 follows from behind the split.
    let lanes = |mask| vec![addi(7, 0, mask), tmc(7)];
    let split = Instruction { rd: Reg::x(6), rs1: Reg::x(5), ..Instruction::new(Op::Split) };
    let join = Instruction { rs1: Reg::x(6), ..Instruction::new(Op::Join) };
    let body = [lanes(3), vec![csr(5, 0xCC0), split, time(10), join, time(11)]].concat();
    let of_lane = |mask: i32| measure("join", &[body.clone(), lanes(mask), report()].concat(), "");
    let last = 1 + second.next + second.nops;
    assert_eq!(of_lane(1), last, "second half");
    assert_eq!(of_lane(2), 1 + first.next + first.nops + last, "first half, then second");
}

#[test]
fn a_stall_that_no_instruction_can_meet_is_not_on_the_page() {
    let config = named(CONFIGURATION).unwrap();
    let waits = |stall: Stall| {
        ROWS.iter().any(|row| costs(row.op, &config).iter().any(|cost| cost.waits.contains(&stall)))
    };
    use Stall::*;
    for stall in [Control, Barrier, Spawn, Miss, Operand, Unit, Slot] {
        assert!(waits(stall), "{stall:?}");
    }
}
