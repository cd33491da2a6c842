//! The abstract machine and the cycle model side by side: what every context of every core does, in every cycle.

use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord};
use warpstep_golden::{Launch, Machine as Golden, Options};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, Op, decode};
use warpstep_wcet::{About, Issued, Machine, Outcome, Place, Question, Start, Stop};

/// Cycles after which a comparison is left, so that the lot stays quick.
const LIMIT: u64 = 60_000;

/// How far two machines went side by side.
#[derive(Debug, PartialEq, Eq)]
pub enum Reached {
    End,
    /// As far as the comparison goes.
    Limit,
    /// What the analysis does not follow.
    Stop(Stop),
}

#[derive(Default)]
struct Last(Vec<ScheduleRecord>);

impl CycleObserver for Last {
    const RETIRES: bool = false;
    fn core_scheduled(&mut self, _core: usize, record: &ScheduleRecord) {
        self.0.push(record.clone());
    }
}

/// What values that only the golden engine knows decide.
fn outcome(golden: &Golden, program: &Program, machine: &Machine, question: &Question) -> Outcome {
    let Place { core, warp, pc } = question.place;
    let instruction = decode(program.memory().read_word(pc)).unwrap();
    let register = |reg, lane| golden.register(core, warp, lane, reg);
    let bits = match question.about {
        About::Scatter(_) => {
            let address = |lane| register(instruction.rs1, lane).wrapping_add(instruction.imm as u32);
            return machine.outcome_of_store(question, address).expect("it falls one of these ways");
        }
        About::Taken(lane) => {
            let (a, b) = (register(instruction.rs1, lane), register(instruction.rs2, lane));
            let taken = match instruction.op {
                Op::Beq => a == b,
                Op::Bne => a != b,
                Op::Blt => (a as i32) < b as i32,
                Op::Bge => a as i32 >= b as i32,
                Op::Bltu => a < b,
                _ => a >= b,
            };
            taken.into()
        }
        About::Mask { speaker, lanes } => {
            let mask = register(instruction.rs1, speaker);
            let bits = lanes_of(lanes).map(|lane| u64::from(mask >> lane & 1));
            bits.enumerate().fold(0, |outcome, (place, bit)| outcome | bit << place)
        }
        About::Holds(lanes) => {
            let bits = lanes_of(lanes).map(|lane| u64::from(register(instruction.rs1, lane)) & 1);
            bits.enumerate().fold(0, |outcome, (place, bit)| outcome | bit << place)
        }
    };
    Outcome::new(bits)
}

/// Both in step, or where they differ; the program's inputs are not known. `zeroed`: registers and memory are known to be zero; `memory`: what the cycle model
/// has behind its bus.
pub fn side_by_side(
    config: &Config,
    program: &Program,
    zeroed: bool,
    warm: bool,
    memory: MemoryKind,
) -> Result<Reached, String> {
    let mut chip = Chip::new(config.clone(), Options::for_config(config), program, Launch::default())
        .with_memory(memory)
        .unwrap();
    if warm {
        chip.preload(program);
    }
    let start = Start { argument: Some(0), inputs: program.inputs.clone(), warm, zeroed };
    let mut machine = Machine::new(config, program, &start);
    for cycle in 0..LIMIT {
        let place = format_args!("{} on {}, cycle {cycle}", program.name, config.name);
        if machine.is_busy() != chip.is_busy() {
            return Err(format!("{place}: busy {}, the model {}", machine.is_busy(), chip.is_busy()));
        }
        if !machine.is_busy() {
            return Ok(Reached::End);
        }
        machine.begin().map_err(|stop| format!("{place}: {stop}"))?;
        let answer = |question: &Question| outcome(chip.golden(), program, &machine, question);
        let outcomes: Vec<Outcome> = machine.questions().iter().map(answer).collect();
        let mut last = Last::default();
        chip.tick(&mut last).unwrap();
        for (core, record) in last.0.iter().enumerate() {
            let issued: Vec<Issued> = record
                .issued
                .iter()
                .map(|issue| Issued {
                    context: issue.context,
                    pc: issue.instruction.map(|instruction| instruction.pc),
                })
                .collect();
            let here: Vec<Issued> = machine.issued(core).collect();
            if here != issued || machine.stalls(core) != record.stalls {
                let stalls = (machine.stalls(core), &record.stalls);
                return Err(format!("{place}, core {core}: {here:?}, the model {issued:?}; {stalls:?}"));
            }
        }
        if let Err(stop) = machine.finish(&outcomes) {
            return Ok(Reached::Stop(stop));
        }
    }
    Ok(Reached::Limit)
}
