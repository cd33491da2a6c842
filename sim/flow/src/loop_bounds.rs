//! How often loops run at most, as a programmer declares it, and a count that says when a run breaks it.
//!
//! A bound is for an instruction: a warp issues it at most so often each time the innermost loop around it is entered. The count begins
//! anew when a block issues its last instruction that leads into the loop from outside.

use crate::flow::Flow;
use crate::reach::Targets;
use std::collections::BTreeMap;
use warpstep_program::{LoopBound, Program};

/// Bounds of a program's loops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopBounds {
    most: BTreeMap<u32, u32>,
    /// Instructions at which counts begin anew, and which.
    entering: BTreeMap<u32, Vec<u32>>,
}

/// How often a warp has passed the instructions that have bounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Passes(Vec<(u32, u32)>);

impl LoopBounds {
    /// These bounds in a program's loops. One of an instruction that is in no loop counts from the start.
    pub fn new(flow: &Flow, bounds: &[LoopBound]) -> LoopBounds {
        let mut found = LoopBounds::default();
        for LoopBound { pc, most } in bounds {
            let least = found.most.entry(*pc).or_insert(*most);
            *least = (*least).min(*most);
            let Some(block) = flow.block_at(*pc) else { continue };
            for function in flow.functions().filter(|function| function.node(block).is_some()) {
                let Some(around) = function.loop_of(block) else { continue };
                let Some(head) = function.node(around.head) else { continue };
                let before = function.graph.neighbors_directed(head, petgraph::Incoming);
                let outside =
                    before.map(|node| function.graph[node]).filter(|from| !around.blocks.contains(from));
                for from in outside {
                    found.entering.entry(flow.blocks()[from].last).or_default().push(*pc);
                }
            }
        }
        found
    }

    /// Those a program declares; none if its control flow cannot be told from its binary.
    pub fn of(program: &Program) -> LoopBounds {
        if program.loop_bounds.is_empty() {
            return LoopBounds::default();
        }
        let flow = Flow::new(program, &Targets::address_taken());
        flow.map_or(LoopBounds::default(), |flow| LoopBounds::new(&flow, &program.loop_bounds))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.most.is_empty()
    }

    /// A warp issues an instruction; the bound it breaks, if it does.
    pub fn pass(&self, passes: &mut Passes, pc: u32) -> Option<u32> {
        if let Some(begun) = self.entering.get(&pc) {
            passes.0.retain(|(of, _)| !begun.contains(of));
        }
        let most = *self.most.get(&pc)?;
        let place = match passes.0.binary_search_by_key(&pc, |(of, _)| *of) {
            Ok(place) => place,
            Err(place) => {
                passes.0.insert(place, (pc, 0));
                place
            }
        };
        let count = &mut passes.0[place].1;
        *count = count.saturating_add(1);
        (*count > most).then_some(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::{Instruction, Op, Reg, encode};

    #[test]
    fn a_count_begins_anew_when_the_loop_is_entered() {
        let word = |op, imm| encode(&Instruction { rs1: Reg::x(5), imm, ..Instruction::new(op) }).unwrap();
        let words = [
            word(Op::Addi, 0),
            word(Op::Addi, 1),
            word(Op::Bne, -4),
            word(Op::Bne, -12),
            encode(&Instruction::new(Op::Tmc)).unwrap(),
        ];
        let program = Program::from_words("p", &words);
        let flow = Flow::new(&program, &Targets::default()).unwrap();
        let at = |number: u32| program.entry + 4 * number;
        let bounds = LoopBounds::new(&flow, &[LoopBound { pc: at(1), most: 2 }]);
        let mut passes = Passes::default();
        let mut pass = |number| bounds.pass(&mut passes, at(number));
        assert_eq!([0, 1, 2, 1, 2, 3].map(&mut pass), [None; 6]);
        assert_eq!([0, 1, 2, 1, 2, 1].map(&mut pass), [None, None, None, None, None, Some(2)]);
    }
}
