//! From a seed to a program.
//!
//! A program is one to three launches, each of some warps with some lanes. A launch gives registers values, then follow
//! random statements until it is as long as wanted. [`Place`] carries what is true at a point of the program: which warps
//! come here together, which control registers are free, how often this point is passed.

mod control;
mod meeting;
mod memory;
mod plain;

use crate::features::Features;
use crate::tree::{Block, Region, Roles, Statement, Tree, csr_number};
use fastrand::Rng;
use warpstep_spec::csr::Csr;
use warpstep_spec::{Config, Instruction, Op, Reg};

/// Instructions a program has at most; branches reach further than that.
const MOST_INSTRUCTIONS: usize = 600;
/// Registers that carry data; the rest but x0 carries pointers, counters, masks and addresses.
const DATA: usize = 12;

/// The program of this seed for a machine.
pub fn generate(seed: u64, config: &Config, features: &Features) -> Tree {
    let mut rng = Rng::with_seed(seed);
    let mut registers: Vec<u32> = (1..32).collect();
    rng.shuffle(&mut registers);
    let mut registers = registers.into_iter().map(Reg::x);
    let mut next = || registers.next().expect("there are 31 registers");
    let roles =
        Roles { scratch: [next(), next()], bases: [next(), next(), next()], cores: config.cores as u32 };
    let data: Vec<Reg> = (0..DATA).map(|_| next()).collect();
    let control: Vec<Reg> = registers.collect();
    let mut generator = Generator { rng, config, features, roles, data, control, areas: 0, barriers: vec![] };
    let body = generator.program();
    Tree { roles, body }
}

struct Generator<'a> {
    rng: Rng,
    config: &'a Config,
    features: &'a Features,
    roles: Roles,
    data: Vec<Reg>,
    control: Vec<Reg>,
    /// Areas of memory given to exchanges so far.
    areas: u32,
    /// Barriers of the launch not used yet.
    barriers: Vec<u32>,
}

/// What holds at a point of the program.
#[derive(Clone)]
struct Place {
    /// Control registers not used by enclosing statements.
    free: Vec<Reg>,
    /// The warps that pass here, each equally often, one bit each; `None` if that depends on data.
    warps: Option<u32>,
    /// The warps of the launch.
    launched: u32,
    /// The barrier only these warps use: a warp that is ahead may already wait for others at another one.
    barrier: Option<u32>,
    /// Whether the warp may be between a split and its join.
    split: bool,
    /// Whether this is the only warp.
    alone: bool,
    /// How often this point is passed at most.
    passes: u32,
    /// How many statements are around it.
    depth: u32,
}

impl Generator<'_> {
    fn program(&mut self) -> Block {
        // Wide machines take long in simulation, so their programs are shorter.
        let most = (6_000 / self.config.warps).clamp(150, 1_500);
        let longest = MOST_INSTRUCTIONS.min(most);
        let goal = self.rng.usize(50.min(longest)..=longest);
        let launches = if goal < 150 { 1 } else { self.rng.usize(1..=3) };
        let mut body = Vec::new();
        for _ in 0..launches {
            let launch = self.launch(goal / launches, most / launches);
            body.push(launch);
        }
        if self.rng.bool() {
            body.push(Statement::Exit);
        }
        body
    }

    /// A launch of about `goal` instructions, of which each warp executes about `most`.
    fn launch(&mut self, goal: usize, most: usize) -> Statement {
        let all = self.config.warps as u32;
        let warps = match self.rng.u32(0..8) {
            _ if !self.features.warps => 1,
            0 => 1,
            1..4 => self.rng.u32(1..=all),
            _ => all,
        };
        // Lane 0 exists in every machine, so one lane is left.
        let lanes = if self.rng.u32(0..5) == 0 { self.rng.i32(-2048..2048) | 1 } else { -1 };
        self.barriers = (0..self.config.barriers() as u32).collect();
        self.rng.shuffle(&mut self.barriers);
        let launched = if warps >= 32 { u32::MAX } else { (1 << warps) - 1 };
        let place = Place {
            free: self.control.clone(),
            warps: Some(launched),
            launched,
            barrier: self.barriers.pop(),
            split: false,
            alone: warps == 1 && self.config.cores == 1,
            passes: 1,
            depth: 0,
        };
        let mut body = self.first_values();
        while length(&body, &self.roles) < goal && executed(&body) < most {
            let before = body.len();
            body.extend(self.statement(&place));
            if length(&body, &self.roles) > goal + 60 {
                body.truncate(before); // a large one that does not fit any more; a smaller one will
            }
        }
        Statement::Launch { warps, lanes, body }
    }

    /// Every register that will be read gets a value, some of them one for each lane.
    fn first_values(&mut self) -> Block {
        let mut body = Vec::new();
        for region in [Region::Private, Region::Warp, Region::Local] {
            if self.features.memory {
                body.push(Statement::Base(region));
            }
        }
        for (number, rd) in self.data.clone().into_iter().enumerate() {
            let csr = |csr| Instruction { rd, csr: csr_number(csr), ..Instruction::new(Op::Csrrs) };
            body.push(match number {
                0 => Statement::Plain(csr(Csr::LaneId)),
                1 => Statement::Plain(csr(Csr::HartId)),
                2..6 => Statement::Bits { rd, value: self.rng.u32(..) },
                _ => Statement::Constant { rd, value: self.value() },
            });
            if number >= 6 && self.rng.bool() {
                let first = if self.features.products { Op::Mul } else { Op::Sub };
                let op = self.rng.choice([first, Op::Add, Op::Xor, Op::Sll]).expect("there are four");
                let rs1 = self.data[self.rng.usize(0..number)];
                body.push(Statement::Plain(Instruction { rd, rs1, rs2: rd, ..Instruction::new(op) }));
            }
            if self.features.floats && number < 6 {
                let (float, op) = (Reg::f(self.rng.u32(0..8)), Op::FmvWX);
                body.push(Statement::Plain(Instruction { rd: float, rs1: rd, ..Instruction::new(op) }));
            }
        }
        body
    }

    /// Whether another half of the warp may run at the same time.
    fn halves_race(&self, place: &Place) -> bool {
        place.split && self.features.halves_race
    }

    fn block(&mut self, place: &Place) -> Block {
        let most = if place.depth > 2 { 3 } else { 7 };
        (0..self.rng.usize(1..=most)).flat_map(|_| self.statement(place)).collect()
    }

    /// A statement, and what it wants before it.
    fn statement(&mut self, place: &Place) -> Block {
        let statement = match self.rng.u32(0..40) {
            0..13 => self.control(place),
            13..19 if self.features.memory => self.access(place),
            19 => Statement::Constant { rd: self.some_data(), value: self.value() },
            20 | 21 => Statement::Bits { rd: self.some_data(), value: self.rng.u32(..) },
            22..25 if self.cores_come(place) => return self.meeting_of_cores(place),
            25 if self.features.floats && self.features.csrs && !self.halves_race(place) => {
                Statement::Rounding { from: self.source(), with_flags: self.rng.bool() }
            }
            _ => Statement::Plain(self.plain(place)),
        };
        // Data soon agree in all lanes or in none: most conditions get fresh bits.
        let condition = match &statement {
            Statement::If { condition, .. } => *condition,
            Statement::Both { split, .. } => split.rs1,
            Statement::While { trips, .. } => *trips,
            _ => return vec![statement],
        };
        if !self.data.contains(&condition) || self.rng.u32(0..4) == 0 {
            return vec![statement];
        }
        vec![Statement::Bits { rd: condition, value: self.rng.u32(..) }, statement]
    }
}

/// Instructions of a block.
fn length(block: &Block, roles: &Roles) -> usize {
    Tree { roles: *roles, body: block.clone() }.length()
}

/// Instructions a warp executes in it, roughly.
fn executed(block: &Block) -> usize {
    let one = |statement: &Statement| {
        let inside: usize = statement.blocks().into_iter().map(executed).sum();
        match statement {
            Statement::Repeat { count: crate::tree::Count::Exactly(count), .. } => {
                (inside + 2) * *count as usize
            }
            Statement::Repeat { .. } => (inside + 2) * 3,
            Statement::While { most, .. } => (inside + 4) * (*most as usize + 1),
            Statement::Both { .. } => 2 * inside + 3,
            Statement::Call { twice, .. } => (inside + 2) * (1 + usize::from(*twice)),
            _ => inside + 3,
        }
    };
    block.iter().map(one).sum()
}
