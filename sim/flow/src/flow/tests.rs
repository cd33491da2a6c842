use super::*;
use crate::testing::{conditional, end, if_else, nops, program};
use crate::{Edge, End};
use warpstep_spec::Op;
use warpstep_spec::abi::RESET_PC;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A1, RA, T0, T2, ZERO};

fn flow(code: &Assembler) -> Flow {
    Flow::new(&program(code), &Targets::default()).unwrap()
}

fn main(flow: &Flow) -> &Function {
    flow.function(RESET_PC).unwrap()
}

#[test]
fn the_halves_of_a_split_are_told_apart_and_the_join_is_in_neither() {
    let flow = Flow::new(&if_else(None), &Targets::default()).unwrap();
    let function = main(&flow);
    let [region] = function.splits.as_slice() else { panic!("{:?}", function.splits) };
    assert_eq!((region.split, region.parts, region.marked), (0, Some(1), None));
    assert_eq!((&region.then, &region.other), (&[2].into(), &[3].into()));
    assert_eq!((&region.joins, &region.blocks), (&[4].into(), &[1, 2, 3].into()));
    assert_eq!(function.immediate_dominator(4), Some(1));
    assert_eq!(function.immediate_post_dominator(1), Some(4));
    assert!(function.post_dominates(5, 0) && !function.post_dominates(2, 1) && function.dominates(1, 3));
}

#[test]
fn splits_nest_and_a_nested_split_is_in_the_half_it_stands_in() {
    let mut code = Assembler::new();
    conditional(
        &mut code,
        Some(1),
        |code| conditional(code, Some(2), |code| nops(code, 1), |_| {}),
        |code| nops(code, 3),
    );
    end(&mut code);
    let flow = flow(&code);
    let [outer, inner] = main(&flow).splits.as_slice() else { panic!("{:?}", main(&flow).splits) };
    assert_eq!((outer.marked, outer.parent, inner.marked, inner.parent), (Some(1), None, Some(2), Some(0)));
    assert!(outer.then.contains(&inner.split) && inner.joins.is_subset(&outer.then));
    assert!(outer.other.is_disjoint(&inner.blocks) && inner.other.is_empty());
}

#[test]
fn loops_nest_and_know_their_exits() {
    let mut code = Assembler::new();
    code.small(A0, 3);
    let outer = code.here();
    code.small(A1, 5);
    let inner = code.here();
    code.immediate(Op::Addi, A1, A1, -1);
    code.branch(Op::Bne, A1, ZERO, inner);
    code.immediate(Op::Addi, A0, A0, -1);
    code.branch(Op::Bne, A0, ZERO, outer);
    end(&mut code);
    let flow = flow(&code);
    let [outer, inner] = main(&flow).loops.as_slice() else { panic!("{:?}", main(&flow).loops) };
    assert_eq!((outer.head, &outer.back, outer.parent, outer.blocks.len()), (1, &vec![3], None, 3));
    assert_eq!((inner.head, &inner.back, inner.parent), (2, &vec![2], Some(0)));
    assert_eq!(outer.exits, [(3, 4, Edge::FallsThrough)]);
    assert_eq!(main(&flow).loop_of(2).unwrap().head, 2);
}

#[test]
fn a_loop_with_two_entries_is_refused_by_its_place() {
    let mut code = Assembler::new();
    let (one, other) = (code.label(), code.label());
    code.branch(Op::Beq, A0, ZERO, other);
    code.place(one);
    nops(&mut code, 1);
    code.place(other);
    nops(&mut code, 1);
    code.branch(Op::Bne, A1, ZERO, one);
    end(&mut code);
    let error = Flow::new(&program(&code), &Targets::default()).unwrap_err();
    assert_eq!(error.to_string(), "0x80000004: this loop has more than one entry, so it has no head");
}

#[test]
fn a_split_without_its_join_is_refused_by_its_place() {
    let mut code = Assembler::new();
    nops(&mut code, 1);
    code.registers(Op::Split, T2, T0, ZERO);
    end(&mut code);
    let error = Flow::new(&program(&code), &Targets::default()).unwrap_err();
    assert!(error.to_string().starts_with("0x80000004: a way from this split"), "{error}");
}

#[test]
fn calls_near_and_far_find_their_functions_and_tail_calls_leave_them() {
    let mut code = Assembler::new();
    let (near, far, tail) = (code.label(), code.label(), code.label());
    code.jump(RA, near);
    code.far_call(RA, T0, far);
    code.jump(RA, tail);
    end(&mut code);
    code.place(near);
    code.jump(ZERO, tail);
    code.place(far);
    code.immediate(Op::Jalr, ZERO, RA, 0);
    code.place(tail);
    code.immediate(Op::Jalr, ZERO, RA, 0);
    let flow = flow(&code);
    assert_eq!(flow.functions().count(), 4);
    let near = flow.function(RESET_PC + 20).unwrap();
    assert_eq!(near.tail_calls.values().next(), Some(&[RESET_PC + 28].into()));
    let order = flow.callees_first().unwrap();
    assert_eq!(order.last(), Some(&RESET_PC));
    let called = main(&flow).calls.values().flatten().count();
    assert_eq!((called, main(&flow).blocks.len()), (3, 4));
}

#[test]
fn functions_that_call_themselves_are_found() {
    let mut code = Assembler::new();
    let again = code.here();
    code.branch(Op::Beq, A0, ZERO, again);
    code.jump(RA, again);
    end(&mut code);
    assert_eq!(flow(&code).callees_first(), Err(vec![RESET_PC]));
}

#[test]
fn wspawn_starts_a_function_of_its_own() {
    let mut code = Assembler::new();
    let worker = code.label();
    code.address(T0, worker);
    code.registers(Op::Wspawn, ZERO, A0, T0);
    end(&mut code);
    code.place(worker);
    end(&mut code);
    let flow = flow(&code);
    assert_eq!(flow.blocks()[0].end, End::Spawn([RESET_PC + 16].into()));
    assert!(flow.function(RESET_PC + 16).is_some());
}
