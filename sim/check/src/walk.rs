//! A function from its entry to its ends, with what is known at the call.
//!
//! Blocks are walked until nothing more becomes unknown. What a callee does is found by walking it with the caller's state;
//! results are kept, for the same state comes again in loops. A call leaves the stack pointer as it was, whatever the
//! callee did with it, and one that changes stacks also the registers that callees keep.

use crate::access::is_kept;
use crate::checker::Checker;
use crate::control::Plan;
use crate::finding::Kind;
use crate::meet::Depths;
use crate::state::State;
use crate::value::{Shape, Tokens, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use warpstep_flow::{BlockId, Edge, End, Function};
use warpstep_spec::assembler::words::SP;
use warpstep_spec::{Instruction, Op, Reg};

/// Visits of a block after which what was known there before is kept in mind, so that an end is certain.
const PATIENCE: usize = 100;

/// From which block, and why. None into the entry.
type Way = Option<(BlockId, Edge)>;

/// Blocks of one function, while it is walked.
struct Walk<'f> {
    function: &'f Function,
    plan: Rc<Plan>,
    /// What is known before each block, and on each way into it.
    before: BTreeMap<BlockId, State>,
    ways: BTreeMap<BlockId, BTreeMap<Way, State>>,
    visits: BTreeMap<BlockId, usize>,
    /// Blocks to walk, by their places.
    open: BTreeSet<(usize, BlockId)>,
    /// Why warps may disagree at the branch that ends a block.
    branches: BTreeMap<BlockId, Tokens>,
    /// What is known when it returns.
    returned: Option<State>,
}

impl Walk<'_> {
    fn open(&mut self, block: BlockId) {
        self.open.insert((self.plan.places.get(&block).copied().unwrap_or_default(), block));
    }
}

impl Checker<'_> {
    /// What is known when the function at `entry` returns; none if it does not.
    pub(crate) fn walk(&mut self, entry: u32, state: State) -> Option<State> {
        let key = (entry, self.spawned, state);
        if let Some(known) = self.walked.get(&key) {
            return known.clone();
        }
        let flow = self.flow;
        let Some(function) = flow.function(entry) else { return Some(key.2) };
        if self.calls.contains(&entry) {
            return Some(unknown_call(key.2, entry));
        }
        self.calls.push(entry);
        let plan = self.plans.entry(entry);
        let plan = plan.or_insert_with(|| Rc::new(Plan::new(function, flow.block_at(entry))));
        let mut walk = Walk {
            function,
            plan: plan.clone(),
            before: BTreeMap::new(),
            ways: BTreeMap::new(),
            visits: BTreeMap::new(),
            open: BTreeSet::new(),
            branches: BTreeMap::new(),
            returned: None,
        };
        if let Some(first) = flow.block_at(entry) {
            self.come(&mut walk, first, None, &key.2);
        }
        while let Some((_, block)) = walk.open.pop_first() {
            self.block(&mut walk, block, &key.2);
        }
        self.calls.pop();
        let returned = walk.returned;
        self.walked.insert(key, returned.clone());
        returned
    }

    fn block(&mut self, walk: &mut Walk, id: BlockId, entry: &State) {
        let block = &self.flow.blocks()[id];
        let mut state = walk.before[&id].clone();
        let code = self.code;
        for pc in (block.first..block.last).step_by(4) {
            self.step(&mut state, pc, &code[&pc]);
        }
        let (pc, last) = (block.last, &code[&block.last]);
        let control = state.control.clone();
        for decider in &walk.plan.deciders[&id] {
            for token in walk.branches.get(decider).into_iter().flatten() {
                state.control.entry(*token).or_insert(self.flow.blocks()[*decider].last);
            }
        }
        self.step(&mut state, pc, last);
        let mut ways = Vec::new();
        match &block.end {
            End::Branch(_) => {
                self.branch_tokens(walk, id, &state, pc, last);
                state.control = control;
                let decided = constant_branch(&state, last);
                let (taken, behind) = self.ways(state, last);
                ways = vec![(Edge::Taken, taken), (Edge::FallsThrough, behind)];
                ways.retain(|(edge, _)| decided.is_none_or(|taken| (*edge == Edge::Taken) == taken));
            }
            End::Call(targets) => {
                if let Some(mut state) = self.call(&state, pc, last, targets) {
                    state.control = control;
                    ways = vec![(Edge::AfterCall, state)];
                }
            }
            End::Return => {
                state.control = control;
                self.returns(walk, state, pc, entry);
            }
            End::Retire => {
                for open in &state.splits {
                    let reason = "a way from it ends the warp before a join".to_string();
                    self.report(Kind::SplitWithoutJoin, open.pc, reason, vec![(pc, "ends the warp".into())]);
                }
            }
            _ => {
                if let End::Spawn(starts) = &block.end {
                    let start = |pc: &u32| (*pc, state.memory.clone(), state.first_core);
                    self.starts.extend(starts.iter().map(start));
                    self.snapshots.insert(state.memory.clone());
                    self.spawns |= !starts.is_empty();
                }
                state.control = control;
                ways = vec![(Edge::FallsThrough, state.clone()), (Edge::Jump, state)];
            }
        }
        self.follow(walk, id, &ways, entry);
    }

    /// Goes on where a block's ends lead.
    fn follow(&mut self, walk: &mut Walk, id: BlockId, ways: &[(Edge, State)], entry: &State) {
        let function = walk.function;
        for target in function.tail_calls.get(&id).into_iter().flatten() {
            let Some((_, state)) = ways.first() else { continue };
            if let Some(state) = self.walk(*target, state.clone()) {
                let pc = self.flow.blocks()[id].last;
                self.returns(walk, state, pc, entry);
            }
        }
        let Some(node) = function.node(id) else { return };
        for edge in function.graph.edges(node) {
            let Some((_, state)) = ways.iter().find(|(kind, _)| kind == edge.weight()) else { continue };
            let target = function.graph[petgraph::visit::EdgeRef::target(&edge)];
            self.come(walk, target, Some((id, *edge.weight())), state);
        }
    }

    /// Comes to a block. What is known there follows from the ways into it as they are now: an older state would make equal
    /// values look different.
    fn come(&mut self, walk: &mut Walk, target: BlockId, way: Way, state: &State) {
        let chosen = walk.function.immediate_dominator(target).and_then(|block| walk.branches.get(&block));
        let chosen = chosen.cloned().unwrap_or_default();
        let first = self.flow.blocks()[target].first;
        let ways = walk.ways.entry(target).or_default();
        ways.insert(way, state.clone());
        let visits = walk.visits.entry(target).or_default();
        *visits += 1;
        let old = walk.before.get(&target).filter(|_| *visits > PATIENCE).cloned();
        let mut all = old.iter().chain(ways.values());
        let Some(mut known) = all.next().cloned() else { return };
        let met: Vec<Depths> = all.map(|way| known.meet(way, first, &chosen, &self.regions).1).collect();
        met.iter().for_each(|depths| self.check_depths(depths, first));
        if walk.before.get(&target) != Some(&known) {
            walk.before.insert(target, known);
            walk.open(target);
        }
    }

    fn check_depths(&mut self, depths: &Depths, first: u32) {
        for split in &depths.splits {
            let reason = "it is open on one way and not on another where they meet".to_string();
            self.report(Kind::SplitWithoutJoin, *split, reason, vec![(first, "they meet here".into())]);
        }
    }

    fn returns(&mut self, walk: &mut Walk, mut state: State, pc: u32, entry: &State) {
        for open in state.splits.drain(entry.splits.len().min(state.splits.len())..) {
            let reason = "a way from it leaves the function before a join".to_string();
            self.report(Kind::SplitWithoutJoin, open.pc, reason, vec![(pc, "leaves it".into())]);
        }
        match &mut walk.returned {
            Some(known) => {
                // No block begins at an odd address: the name of what ways out bring along.
                let (_, depths) = known.meet(&state, walk.function.entry | 1, &Tokens::new(), &self.regions);
                self.check_depths(&depths, pc);
            }
            None => walk.returned = Some(state),
        }
    }

    /// Why warps may go different ways here; where that becomes more, what depends on it is walked again.
    fn branch_tokens(&mut self, walk: &mut Walk, id: BlockId, state: &State, pc: u32, last: &Instruction) {
        self.branches.insert(pc);
        let tokens = walk.branches.entry(id).or_default();
        let before = tokens.len();
        tokens.extend(state.of(last.rs1).warps.union(&state.of(last.rs2).warps));
        if tokens.len() != before {
            let depends = walk.before.keys().filter(|block| walk.plan.deciders[block].contains(&id));
            depends.copied().collect::<Vec<_>>().into_iter().for_each(|block| walk.open(block));
        }
    }

    /// What is known behind a call.
    fn call(&mut self, state: &State, pc: u32, last: &Instruction, targets: &BTreeSet<u32>) -> Option<State> {
        let mut behind: Option<State> = None;
        for target in self.called(state, last, targets) {
            let Some(mut returned) = self.walk(target, state.clone()) else { continue };
            if returned.stack_made != state.stack_made {
                (returned.stack, returned.saves) = (state.stack.clone(), state.saves.clone());
                returned.stack_made = state.stack_made;
                // A callee that changes stacks gives registers back as any other does.
                for number in (0..Reg::COUNT).filter(|number| is_kept(*number)) {
                    returned.registers[number] = state.registers[number].clone();
                }
            }
            returned.registers[SP.index()] = state.of(SP).clone();
            if let Shape::Stack(top) = state.of(SP).shape {
                returned.stack.retain(|at, _| *at >= top || *at == crate::state::REST);
                returned.saves.retain(|at| *at >= top);
            }
            match &mut behind {
                Some(known) => drop(known.meet(&returned, pc | 1, &Tokens::new(), &self.regions)),
                None => behind = Some(returned),
            }
        }
        behind
    }

    /// The functions a call may go to: the one its register holds, or those whose address was stored where it was loaded from.
    fn called(&self, state: &State, last: &Instruction, targets: &BTreeSet<u32>) -> BTreeSet<u32> {
        if last.op != Op::Jalr {
            return targets.clone();
        }
        let narrowed: BTreeSet<u32> = match state.of(last.rs1).shape {
            Shape::Const(base) => BTreeSet::from([base.wrapping_add(last.imm as u32) & !1]),
            Shape::Loaded(address) => self.pointers.get(&address).cloned().flatten().unwrap_or_default(),
            _ => BTreeSet::new(),
        };
        let narrowed: BTreeSet<u32> = narrowed.intersection(targets).copied().collect();
        if narrowed.is_empty() { targets.clone() } else { narrowed }
    }
}

/// Behind a call of a function that is being walked: nothing is known of what it may write.
fn unknown_call(mut state: State, entry: u32) -> State {
    let scratch = (5..=7).chain(10..=17).chain(28..=39).chain(42..=49).chain(60..=63);
    for number in scratch {
        let value = Value { lanes: Some(entry), ..Value::new(Shape::Unknown) };
        state.write(crate::value::Slot::Register(number), value);
    }
    state
}

/// Whether a branch of two constants is taken.
fn constant_branch(state: &State, branch: &Instruction) -> Option<bool> {
    let (a, b) = (state.of(branch.rs1), state.of(branch.rs2));
    if state.varies(a).is_some() || state.varies(b).is_some() {
        return None;
    }
    let (a, b) = (a.shape.constant()?, b.shape.constant()?);
    Some(match branch.op {
        Op::Beq => a == b,
        Op::Bne => a != b,
        Op::Blt => (a as i32) < b as i32,
        Op::Bge => a as i32 >= b as i32,
        Op::Bltu => a < b,
        Op::Bgeu => a >= b,
        _ => return None,
    })
}
