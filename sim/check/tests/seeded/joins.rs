//! Splits and joins that do not match.

use super::{LANE_ID, WARP_ID};
use crate::code::check_both;
use warpstep_check::Kind;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{A0, A1, RA, S0, S1, ZERO};

#[test]
fn a_join_that_a_way_around_the_split_comes_to() {
    check_both(Kind::SplitWithoutJoin, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.read_csr(A0, WARP_ID);
        let (around, join) = (code.label(), code.label());
        code.branch(Op::Bne, A0, ZERO, around);
        code.fault();
        code.registers(Op::Split, S1, S0, ZERO);
        code.branch(Op::Beq, S0, ZERO, join);
        code.small(A1, 1);
        code.place(join);
        if wrong {
            code.place(around);
            code.registers(Op::Join, ZERO, S1, ZERO);
        } else {
            code.registers(Op::Join, ZERO, S1, ZERO);
            code.place(around);
        }
        code.end();
    });
}

#[test]
fn a_join_alone_wants_a_split() {
    check_both(Kind::JoinWithoutSplit, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.small(S1, 0);
        if !wrong {
            code.registers(Op::Split, S1, S0, ZERO);
        }
        code.fault();
        code.registers(Op::Join, ZERO, S1, ZERO);
        code.end();
    });
}

#[test]
fn a_split_in_a_loop_wants_its_join_there() {
    check_both(Kind::SplitWithoutJoin, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.small(A0, 4);
        let top = code.here();
        code.fault();
        code.registers(Op::Split, S1, S0, ZERO);
        if !wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.immediate(Op::Addi, A0, A0, -1);
        code.branch(Op::Bne, A0, ZERO, top);
        if wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.end();
    });
}

#[test]
fn a_function_joins_what_it_splits() {
    check_both(Kind::SplitWithoutJoin, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        let callee = code.label();
        code.jump(RA, callee);
        code.end();
        code.place(callee);
        code.fault();
        code.registers(Op::Split, S1, S0, ZERO);
        if !wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.immediate(Op::Jalr, ZERO, RA, 0);
    });
}

#[test]
fn a_join_wants_the_pointer_of_its_own_split() {
    check_both(Kind::WrongPointer, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.registers(Op::Split, S1, S0, ZERO);
        code.small(if wrong { S1 } else { A1 }, 1);
        code.fault();
        code.registers(Op::Join, ZERO, S1, ZERO);
        code.end();
    });
}

#[test]
fn halves_end_at_one_join() {
    check_both(Kind::JoinsDiffer, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        let (other, end) = (code.label(), code.label());
        code.fault();
        code.registers(Op::Split, S1, S0, ZERO);
        code.branch(Op::Beq, S0, ZERO, other);
        if wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
            code.jump(ZERO, end);
        }
        code.place(other);
        code.registers(Op::Join, ZERO, S1, ZERO);
        code.place(end);
        code.end();
    });
}
