//! What is said of a program against runs of it on the golden engine: operands of every branch in every active lane, every
//! register read.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_check::{Kind, Report, check};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_golden::{Launch, Machine, Observer, Options, Retire, Warning, WarningKind};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Class, Config, Instruction, Op, Parameters, Reg, decode};

const LIMIT: u64 = 3_000_000;
/// For programs that may never end.
const SHORT: u64 = 60_000;

/// What a run showed.
#[derive(Default)]
struct Seen {
    /// Registers as lanes wrote them, by core and warp.
    registers: BTreeMap<(usize, usize), Vec<[Option<u32>; 32]>>,
    branches: BTreeSet<u32>,
    /// Branches at which active lanes disagreed.
    parted: BTreeSet<u32>,
    /// Branches that several lanes took together.
    together: BTreeSet<u32>,
    warned: BTreeSet<u32>,
    /// Instructions that read a register no lane of the warp had written.
    unset: BTreeSet<u32>,
}

fn taken(branch: &Instruction, a: u32, b: u32) -> bool {
    match branch.op {
        Op::Beq => a == b,
        Op::Bne => a != b,
        Op::Blt => (a as i32) < b as i32,
        Op::Bge => a as i32 >= b as i32,
        Op::Bltu => a < b,
        _ => a >= b,
    }
}

impl Seen {
    fn reads(&mut self, record: &Retire, instruction: &Instruction) {
        let moves = instruction.op == Op::FsgnjS && instruction.rs1 == instruction.rs2;
        if moves || (instruction.op == Op::Addi && instruction.imm == 0) {
            return; // a copy is no read
        }
        let Some(registers) = self.registers.get_mut(&(record.at.core, record.at.warp)) else { return };
        for (number, reg) in [instruction.rs1, instruction.rs2, instruction.rs3].into_iter().enumerate() {
            if reg != Reg::ZERO && registers[reg.index()].iter().all(Option::is_none) {
                registers[reg.index()] = [Some(0); 32]; // it is said once
                // What a store puts on the stack may be a save.
                if instruction.op.class() != Class::Store || number != 1 {
                    self.unset.insert(record.pc);
                }
            }
        }
    }

    fn branch(&mut self, record: &Retire, instruction: &Instruction) {
        let registers = &self.registers[&(record.at.core, record.at.warp)];
        let of = |reg: Reg, lane: usize| registers[reg.index()][lane].unwrap_or(0);
        let lanes = (0..32).filter(|lane| record.active >> lane & 1 == 1);
        let ways: BTreeSet<bool> = lanes
            .map(|lane| taken(instruction, of(instruction.rs1, lane), of(instruction.rs2, lane)))
            .collect();
        self.branches.insert(record.pc);
        if ways.len() > 1 {
            self.parted.insert(record.pc);
        } else if record.active.count_ones() > 1 {
            self.together.insert(record.pc);
        }
    }
}

impl Observer for Seen {
    fn retired(&mut self, record: &Retire) {
        let Some(instruction) = decode(record.word) else { return };
        let new = || vec![[None; 32]; Reg::COUNT];
        self.registers.entry((record.at.core, record.at.warp)).or_insert_with(new);
        self.reads(record, &instruction);
        if instruction.op.class() == Class::Branch {
            self.branch(record, &instruction);
        }
        let Some(reg) = record.destination else { return };
        let Some(registers) = self.registers.get_mut(&(record.at.core, record.at.warp)) else { return };
        for lane in (0..32).filter(|lane| record.active >> lane & 1 == 1) {
            registers[reg.index()][lane] = Some(record.values[lane]);
        }
    }

    fn warned(&mut self, warning: &Warning) {
        if warning.kind == WarningKind::BranchDisagrees {
            self.warned.insert(warning.pc);
        }
    }
}

fn run(config: &Config, program: &Program, limit: u64) -> Seen {
    let mut machine = Machine::new(config.clone(), Options::for_config(config), program, Launch::default());
    let mut seen = Seen::default();
    let _ = machine.run(limit, &mut seen); // a fault ends what can be seen, no more
    seen
}

/// No run shows what the report denies; -> branches that several lanes took together.
fn compare(config: &Config, program: &Program, limit: u64) -> (usize, Option<Report>) {
    let Ok(report) = check(program, config) else { return (0, None) };
    let seen = run(config, program, limit);
    let of = |kinds: &[Kind]| -> BTreeSet<u32> {
        report.findings.iter().filter(|one| kinds.contains(&one.kind)).map(|one| one.place.pc).collect()
    };
    let reported = of(&[Kind::BranchDiverges, Kind::LanesUnset]);
    for pc in &seen.branches {
        assert!(
            report.uniform.contains(pc) || reported.contains(pc),
            "{}: {pc:#x} runs, was not seen",
            program.name
        );
    }
    for pc in seen.parted.union(&seen.warned) {
        assert!(
            !report.uniform.contains(pc),
            "{}: lanes disagree at {pc:#x}, said to be uniform",
            program.name
        );
    }
    let unset = of(&[Kind::RegisterUnset, Kind::LanesUnset]);
    for pc in &seen.unset {
        assert!(
            unset.contains(pc),
            "{}: {pc:#x} reads what nobody wrote, and it was not found",
            program.name
        );
    }
    (seen.together.intersection(&report.uniform).count(), Some(report))
}

fn machines() -> Vec<Config> {
    let two_cores = Parameters { cores: 2, ..named("small").unwrap().parameters() };
    let [small, tiny, wide] = ["small", "tiny", "paper-pws"].map(|name| named(name).unwrap());
    vec![small, tiny, wide, Config::try_from(two_cores).unwrap()]
}

#[test]
fn branches_of_the_suite_that_are_said_to_be_uniform_never_see_lanes_disagree() {
    let mut together = 0;
    for config in machines() {
        for kernel in warpstep_suite::all() {
            let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            for (name, word) in kernel.small {
                program.patch(name, &word.to_le_bytes()).unwrap();
            }
            together += compare(&config, &program, LIMIT).0;
        }
    }
    assert!(together > 500, "{together}");
}

#[test]
fn nor_do_those_of_kernels_and_faults_in_assembly() {
    let (mut together, mut parted) = (0, 0);
    for config in machines() {
        for kernel in warpstep_kernels::quick().into_iter().chain(warpstep_kernels::faults()) {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            together += compare(&config, &program, LIMIT).0;
            parted += run(&config, &program, LIMIT).parted.len();
        }
    }
    assert!(together > 100 && parted > 0, "{together}, {parted}");
}

#[test]
fn random_divergent_programs_agree_with_what_is_said_of_them() {
    let config = named("small").unwrap();
    // What a program writes over itself is not in the image.
    let features = Features { patches: false, ..Features::of(&config) };
    let (mut together, mut clean) = (0, 0);
    for seed in 0..600 {
        let tree = generate(mix(&[seed, 77]), &config, &features);
        let program = tree.program(&format!("random {seed}")).unwrap();
        let (count, report) = compare(&config, &program, LIMIT);
        together += count;
        let findings = report.map(|report| report.findings).unwrap_or_default();
        let wrong =
            |kind: Kind| matches!(kind, Kind::JoinWithoutSplit | Kind::SplitWithoutJoin | Kind::WrongPointer);
        let first = findings.iter().find(|one| wrong(one.kind));
        assert!(first.is_none(), "{seed}: {}", first.unwrap());
        clean += usize::from(findings.is_empty());
    }
    println!("{clean} of 600 clean, {together} branches");
    assert!(together > 500 && clean > 400, "{together} branches, {clean} clean");
}

/// The program without what parts its lanes: every `n`th split with its join, or `pred`, does nothing.
fn without_parting(program: &Program, n: usize) -> Program {
    let mut program = program.clone();
    let (mut open, mut seen) = (Vec::new(), 0);
    for segment in program.segments.iter_mut().filter(|segment| segment.executable) {
        for bytes in segment.bytes.chunks_exact_mut(4) {
            let Some(instruction) = decode(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
            else {
                continue;
            };
            let gone = match instruction.op {
                Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => {
                    seen += 1;
                    open.push(seen % n == 0);
                    seen % n == 0
                }
                Op::Join => open.pop().unwrap_or(false),
                Op::Pred | Op::PredN => {
                    seen += 1;
                    seen % n == 0
                }
                _ => false,
            };
            if gone {
                bytes.copy_from_slice(&0x13_u32.to_le_bytes());
            }
        }
    }
    program
}

#[test]
fn where_nothing_parts_the_lanes_every_disagreement_is_foretold() {
    let config = named("small").unwrap();
    let features = Features { patches: false, ..Features::of(&config) };
    let mut parted = 0;
    for seed in 0..200 {
        let whole =
            generate(mix(&[seed, 78]), &config, &features).program(&format!("random {seed}")).unwrap();
        for n in 1..=3 {
            let program = without_parting(&whole, n);
            compare(&config, &program, SHORT);
            parted += run(&config, &program, SHORT).parted.len();
        }
    }
    println!("{parted} branches at which lanes disagree");
    assert!(parted > 300, "{parted}");
}
