use super::*;
use crate::trace::Issue;
use warpstep_flow::Targets;
use warpstep_program::Program;
use warpstep_spec::abi::RESET_PC;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, RA, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op};

/// A loop around a split whose halves have 2 and 1 instructions.
fn looped_split() -> Flow {
    let mut code = Assembler::new();
    let top = code.here();
    let (other, join) = (code.label(), code.label());
    code.put(Instruction { rd: T1, rs1: T0, context: 1, ..Instruction::new(Op::SplitM) }); // 0
    code.branch(Op::Beq, T0, ZERO, other); // 4
    code.small(A0, 0); // 8
    code.jump(ZERO, join); // 12
    code.place(other);
    code.small(A0, 1); // 16
    code.place(join);
    code.registers(Op::Join, ZERO, T1, ZERO); // 20
    code.branch(Op::Bne, A0, ZERO, top); // 24
    code.registers(Op::Tmc, ZERO, ZERO, ZERO); // 28
    Flow::new(&Program::from_words("p", &code.words().unwrap()), &Targets::default()).unwrap()
}

fn trace(per_warp: usize, issues: &[(usize, u32, u64)]) -> Trace {
    let issue = |(context, offset, cycle): &(usize, u32, u64)| Issue {
        context: *context,
        pc: RESET_PC + offset,
        cycle: *cycle,
    };
    let cycles = issues.last().map_or(0, |(_, _, cycle)| cycle + 3);
    Trace { per_warp, issues: issues.iter().map(issue).collect(), cycles }
}

#[test]
fn halves_in_sequence_add_up_and_each_round_costs_the_most_of_all() {
    let flow = looped_split();
    let mut hybrid = Hybrid::new(&flow);
    // Two rounds: the first takes 10 for the first half, the second 20 for the other.
    let round = |start: u64, first: u64, second: u64| {
        let (join, again) = (start + first, start + first + second);
        vec![
            (0, 0, start),
            (0, 4, start + 1),
            (0, 8, start + 2),
            (0, 12, start + 3),
            (0, 20, join),
            (0, 4, join + 1),
            (0, 16, join + 2),
            (0, 20, again),
            (0, 24, again + 1),
        ]
    };
    let mut issues = round(5, 10, 5);
    issues.extend(round(25, 8, 20));
    issues.push((0, 28, 60));
    hybrid.see(&trace(1, &issues)).unwrap();
    let slots = hybrid.slots().unwrap();
    // Starts at 5. A round: 10 and 20, 1 to the loopback, 4 to the next round, twice 31, and 6 to the end.
    assert_eq!(slots, [Slot { context: 0, delay: 5, longest: 2 * (10 + 20 + 1) + 4 + 6 }]);
    assert_eq!(hybrid.parallel(2).unwrap(), 2 * (5 + 72) + 3);
    let (measured, possible) = hybrid.coverage();
    assert!(0 < measured && measured <= possible, "{measured} of {possible}");
}

#[test]
fn a_split_has_a_graph_of_its_own_and_its_parent_waits_for_it() {
    let flow = looped_split();
    let mut hybrid = Hybrid::new(&flow);
    let issues = [
        (0, 0, 5),
        (0, 4, 7),
        (1, 4, 7),
        (0, 8, 8),
        (1, 16, 8),
        (0, 12, 9),
        (0, 20, 10),
        (1, 20, 25),
        (0, 24, 30),
        (0, 28, 33),
    ];
    hybrid.see(&trace(2, &issues)).unwrap();
    let slots = hybrid.slots().unwrap();
    // The parent: 5 to its join, 20 to the loopback behind the merge, 3. The child: from the split to its join.
    assert_eq!(
        slots,
        [Slot { context: 0, delay: 5, longest: 5 + 20 + 3 }, Slot { context: 1, delay: 5, longest: 20 }]
    );
    assert_eq!((hybrid.parallel(1).unwrap(), hybrid.serial(1, 2).unwrap()), (33 + 3, 5 + 48 + 3));
}

#[test]
fn a_function_called_from_two_places_returns_to_the_one_it_was_called_from() {
    let mut code = Assembler::new();
    let callee = code.label();
    code.jump(RA, callee); // 0
    code.jump(RA, callee); // 4
    code.registers(Op::Tmc, ZERO, ZERO, ZERO); // 8
    code.place(callee);
    code.immediate(Op::Jalr, ZERO, RA, 0); // 12
    let flow = Flow::new(&Program::from_words("p", &code.words().unwrap()), &Targets::default()).unwrap();
    let mut hybrid = Hybrid::new(&flow);
    hybrid.see(&trace(1, &[(0, 0, 0), (0, 12, 10), (0, 4, 20), (0, 12, 21), (0, 8, 22)])).unwrap();
    // 10 to the callee, 10 back, 1 to it, 1 back: no way takes the long ones twice.
    assert_eq!(hybrid.slots().unwrap()[0].longest, 22);
}

#[test]
fn a_loop_right_behind_a_call_is_entered_when_the_call_returns() {
    let mut code = Assembler::new();
    let callee = code.label();
    code.jump(RA, callee); // 0
    let top = code.here();
    code.branch(Op::Bne, A0, ZERO, top); // 4
    code.registers(Op::Tmc, ZERO, ZERO, ZERO); // 8
    code.place(callee);
    code.immediate(Op::Jalr, ZERO, RA, 0); // 12
    let flow = Flow::new(&Program::from_words("p", &code.words().unwrap()), &Targets::default()).unwrap();
    let mut hybrid = Hybrid::new(&flow);
    hybrid.see(&trace(1, &[(0, 0, 0), (0, 12, 1), (0, 4, 2), (0, 4, 7), (0, 4, 9), (0, 8, 10)])).unwrap();
    // 2 to the loop, which is run three times: 5 and 5 back, and 1 to the end.
    assert_eq!(hybrid.slots().unwrap()[0].longest, 2 + 5 + 5 + 1);
}

#[test]
fn batches_are_counted_as_in_equation_5_1() {
    assert_eq!(batches(4, 64, 5, 128), Some(3));
    assert_eq!(batches(1, 64, 5, 128), None);
    let flow = looped_split();
    assert_eq!(Hybrid::new(&flow).parallel(1), Err(HybridError::Nothing));
    let elsewhere = trace(1, &[(0, 0, 0), (0, 400, 1)]);
    assert_eq!(Hybrid::new(&flow).see(&elsewhere), Err(HybridError::UnknownCode { pc: RESET_PC + 400 }));
}
