//! The whole program: every warp's start is walked, then what only all of it together shows.

use crate::access::Accesses;
use crate::barriers::Meeting;
use crate::control::Plan;
use crate::finding::{Finding, Kind, Step};
use crate::regions::{Region, Regions};
use crate::state::State;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use warpstep_flow::{Flow, FlowError, Place};
use warpstep_program::{Memory, Program};
use warpstep_spec::{Class, Config, Instruction, Op, abi, decode, disassemble};

/// Steps of an explanation.
const MOST_STEPS: usize = 5;
/// More than any lane's stack has.
const STACK_BYTES: u64 = 1 << 14;

/// Why a program cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// Its control flow is not known from the binary.
    #[error(transparent)]
    Flow(#[from] FlowError),
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Report {
    /// What is wrong, by address.
    pub findings: Vec<Finding>,
    /// Conditional branches at which all lanes that run agree, whatever the data.
    pub uniform: BTreeSet<u32>,
    /// Functions of the program.
    pub functions: usize,
    /// Instructions that can be reached.
    pub instructions: usize,
}

/// Checks a program for a machine.
pub fn check(program: &Program, config: &Config) -> Result<Report, CheckError> {
    let flow = crate::tables::flow(program)?;
    let memory = program.memory();
    let addresses = flow.blocks().iter().flat_map(|block| block.addresses());
    let code: BTreeMap<u32, Instruction> =
        addresses.filter_map(|pc| Some((pc, decode(memory.read_word(pc))?))).collect();
    // The first time calls through memory go wherever they could. What was stored there says where they go, and who stored it whether
    // a warp finds what it left.
    let mut first = Checker::new(program, config, &flow, &code, &memory);
    first.run();
    let stored = first.accesses;
    let mut second = Checker::new(program, config, &flow, &code, &memory);
    second.private = stored.words.keys().filter(|at| !stored.shared.contains(at)).copied().collect();
    second.pointers = stored.words;
    for (address, words) in &mut second.pointers {
        words.as_mut().map(|words| words.insert(memory.read_word(*address)));
    }
    second.run();
    Ok(second.finish())
}

/// Where a warp starts, what memory holds then, and whether it is on core 0.
type Start = (u32, BTreeMap<u32, u32>, bool);
type Draft = (String, Vec<(u32, String)>);

pub(crate) struct Checker<'a> {
    pub program: &'a Program,
    pub config: &'a Config,
    pub flow: &'a Flow,
    pub code: &'a BTreeMap<u32, Instruction>,
    pub memory: &'a Memory,
    pub regions: Regions,
    pub accesses: Accesses,
    /// Functions whose address lies at an address.
    pub pointers: BTreeMap<u32, Option<BTreeSet<u32>>>,
    /// Words that only the warp that starts first stores to.
    pub private: BTreeSet<u32>,
    /// Whether the warp that is walked was started by another.
    pub spawned: bool,
    /// What such words held when warps were started.
    pub snapshots: BTreeSet<BTreeMap<u32, u32>>,
    /// What is known behind functions, by what was known before and whether the warp was started by another.
    pub walked: HashMap<(u32, bool, State), Option<State>>,
    pub calls: Vec<u32>,
    pub plans: BTreeMap<u32, Rc<Plan>>,
    /// Where warps start, beside the entry.
    pub starts: BTreeSet<Start>,
    pub spawns: bool,
    pub branches: BTreeSet<u32>,
    pub joins: BTreeMap<u32, BTreeSet<u32>>,
    pub meetings: BTreeMap<u32, Meeting>,
    /// The instruction from which lanes' disagreement at an instruction comes.
    origins: BTreeMap<u32, u32>,
    drafts: BTreeMap<(u32, Kind), Draft>,
}

impl<'a> Checker<'a> {
    fn new(
        program: &'a Program,
        config: &'a Config,
        flow: &'a Flow,
        code: &'a BTreeMap<u32, Instruction>,
        memory: &'a Memory,
    ) -> Checker<'a> {
        Checker {
            program,
            config,
            flow,
            code,
            memory,
            regions: Regions::new(program, config),
            accesses: Accesses::default(),
            pointers: BTreeMap::new(),
            private: BTreeSet::new(),
            spawned: false,
            snapshots: BTreeSet::new(),
            walked: HashMap::new(),
            calls: Vec::new(),
            plans: BTreeMap::new(),
            starts: BTreeSet::new(),
            spawns: false,
            branches: BTreeSet::new(),
            joins: BTreeMap::new(),
            meetings: BTreeMap::new(),
            origins: BTreeMap::new(),
            drafts: BTreeMap::new(),
        }
    }

    fn run(&mut self) {
        self.walk_all(BTreeSet::from([(self.program.entry, BTreeMap::new(), true)]));
        if self.config.cores > 1 {
            // Other cores begin as the first does, and find what it had stored when it handed out work.
            let mut others = std::mem::take(&mut self.snapshots);
            if others.is_empty() {
                others.insert(BTreeMap::new());
            }
            self.walk_all(others.into_iter().map(|memory| (self.program.entry, memory, false)).collect());
        }
    }

    /// Walks warps that start, and those they start.
    fn walk_all(&mut self, mut open: BTreeSet<Start>) {
        let mut done: BTreeSet<Start> = BTreeSet::new();
        while let Some(start) = open.pop_first() {
            if done.insert(start.clone()) {
                let (pc, memory, first_core) = start;
                self.spawned = pc != self.program.entry;
                self.walk(pc, State::start(pc, memory, first_core));
                open.extend(self.starts.difference(&done).cloned());
            }
        }
    }

    /// Notes that lanes disagree at `pc` because of another instruction.
    pub fn because(&mut self, pc: u32, why: Option<u32>) -> Option<u32> {
        let why = why?;
        if why != pc {
            self.origins.entry(pc).or_insert(why);
        }
        Some(pc)
    }

    /// Where lanes' disagreement comes from, nearest first.
    pub fn chain(&self, why: u32) -> Vec<(u32, String)> {
        let mut chain: Vec<u32> = Vec::new();
        let mut at = Some(why);
        while let Some(pc) = at.filter(|pc| !chain.contains(pc)) {
            chain.push(pc);
            at = self.origins.get(&pc).copied();
        }
        // The nearest steps and the source.
        if chain.len() > MOST_STEPS {
            chain.drain(MOST_STEPS - 1..chain.len() - 1);
        }
        chain.iter().map(|pc| (*pc, self.describe(*pc))).collect()
    }

    fn describe(&self, pc: u32) -> String {
        let Some(instruction) = self.code.get(&pc) else { return "here".into() };
        let text = self.text(pc);
        match instruction.op {
            Op::Join => format!("`{text}`: written by one half of the split, or by both differently"),
            Op::Pred | Op::PredN => {
                format!("`{text}`: written in a loop that lanes leave at different times")
            }
            Op::Tmc => format!("`{text}`: written while lanes were closed that this opens"),
            op if op.class() == Class::Load && self.origins.contains_key(&pc) => {
                format!("`{text}`: loads from an address that differs, or what differs from the stack")
            }
            op if op.class() == Class::Load => format!("`{text}`: loads from the lane's own stack"),
            _ => format!("`{text}`"),
        }
    }

    fn text(&self, pc: u32) -> String {
        disassemble(self.memory.read_word(pc), pc)
    }

    pub fn report(&mut self, kind: Kind, pc: u32, reason: String, because: Vec<(u32, String)>) {
        self.drafts.entry((pc, kind)).or_insert((reason, because));
    }

    fn finish(mut self) -> Report {
        self.check_meetings();
        self.check_joins();
        self.check_memory();
        self.check_extensions();
        let finding = |((pc, kind), (reason, because)): (&(u32, Kind), &Draft)| Finding {
            kind: *kind,
            place: Place::of(self.program, *pc),
            instruction: self.text(*pc),
            reason: reason.clone(),
            because: because.iter().map(|(pc, what)| Step::new(self.program, *pc, what.clone())).collect(),
        };
        // What nobody wrote, opened lanes did not write either.
        let twice = |pc: u32, kind: Kind| {
            kind == Kind::LanesUnset && self.drafts.contains_key(&(pc, Kind::RegisterUnset))
        };
        let drafts = self.drafts.iter().filter(|((pc, kind), _)| !twice(*pc, *kind));
        let findings: Vec<Finding> = drafts.map(finding).collect();
        let judged = |pc: &u32| {
            ![Kind::BranchDiverges, Kind::LanesUnset]
                .iter()
                .any(|kind| self.drafts.contains_key(&(*pc, *kind)))
        };
        let uniform = self.branches.iter().filter(|pc| judged(pc)).copied().collect();
        let functions = self.flow.functions().count();
        Report { findings, uniform, functions, instructions: self.code.len() }
    }

    fn check_joins(&mut self) {
        for (split, joins) in self.joins.clone().into_iter().filter(|(_, joins)| joins.len() > 1) {
            let reason = format!("its halves may end at {} different joins", joins.len());
            let joins = joins.into_iter().map(|join| (join, "one of them".to_string())).collect();
            self.report(Kind::JoinsDiffer, split, reason, joins);
        }
    }

    fn check_extensions(&mut self) {
        for (pc, instruction) in self.code {
            let extension = instruction.row().extension;
            if !self.config.has(extension) {
                self.report(Kind::NoSuchInstruction, *pc, extension.absence(), vec![]);
            }
        }
    }

    fn check_memory(&mut self) {
        if self.accesses.anywhere {
            return;
        }
        let harts = (self.config.cores * self.config.warps * self.config.lanes) as u64;
        let stacks = u64::from(abi::STACK_TOP).saturating_sub(harts * STACK_BYTES)..u64::from(abi::STACK_TOP);
        let local_stored = self.accesses.parts.contains(&Region::Local);
        for ((address, pc), bytes) in self.accesses.loads.clone() {
            let nobody = |byte: u32| {
                let at = address.wrapping_add(byte);
                let local = self.regions.base(at) == Some(Region::Local) && local_stored;
                !(self.regions.is_given(at)
                    || self.accesses.stored.contains(&at)
                    || stacks.contains(&u64::from(at))
                    || local)
            };
            if (0..bytes).any(nobody) {
                let reason =
                    format!("nothing is ever stored at {address:#x}, and the image does not reach there");
                self.report(Kind::MemoryUnset, pc, reason, Vec::new());
            }
        }
    }
}
