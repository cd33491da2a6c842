//! Branches at which lanes may disagree.

use super::{ACTIVE_MASK, LANE_ID, WARP_ID};
use crate::code::check_both;
use warpstep_check::Kind;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{A0, A1, RA, S0, S1, SP, T0, ZERO};

#[test]
fn a_branch_on_the_number_of_the_lane_wants_a_split() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        let end = code.label();
        if !wrong {
            code.registers(Op::Split, S1, S0, ZERO);
        }
        code.fault();
        code.branch(Op::Beq, S0, ZERO, end);
        code.small(A0, 1);
        code.place(end);
        if !wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.end();
    });
}

#[test]
fn a_loop_as_long_as_the_lane_says_wants_pred() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.read_csr(S1, ACTIVE_MASK);
        code.immediate(Op::Addi, S0, S0, 1);
        let top = code.here();
        code.immediate(Op::Addi, S0, S0, -1);
        code.registers(Op::Sltu, T0, ZERO, S0);
        if !wrong {
            code.registers(Op::Pred, ZERO, T0, S1);
        }
        code.fault();
        code.branch(Op::Bne, T0, ZERO, top);
        code.end();
    });
}

#[test]
fn what_is_loaded_from_an_address_of_the_lane_differs() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, if wrong { LANE_ID } else { WARP_ID });
        code.load_indexed(A0, S0);
        let end = code.label();
        code.fault();
        code.branch(Op::Bge, A0, ZERO, end);
        code.small(A1, 1);
        code.place(end);
        code.end();
    });
}

#[test]
fn what_one_half_wrote_differs_behind_the_join_unless_lanes_vote() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 2);
        code.small(A0, 0);
        let (other, end) = (code.label(), code.label());
        code.registers(Op::Split, S1, S0, ZERO);
        code.branch(Op::Beq, S0, ZERO, other);
        code.small(A0, 1);
        code.place(other);
        code.registers(Op::Join, ZERO, S1, ZERO);
        if !wrong {
            code.registers(Op::VoteAny, A0, A0, ZERO);
        }
        code.fault();
        code.branch(Op::Bne, A0, ZERO, end);
        code.small(A1, 1);
        code.place(end);
        code.end();
    });
}

#[test]
fn a_loop_left_at_different_times_leaves_different_counts() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.read_csr(S1, ACTIVE_MASK);
        code.small(A0, 0);
        code.immediate(Op::Addi, S0, S0, 1);
        let top = code.here();
        code.immediate(Op::Addi, A0, A0, 1);
        code.immediate(Op::Addi, S0, S0, -1);
        code.registers(Op::Sltu, T0, ZERO, S0);
        code.registers(Op::Pred, ZERO, T0, S1);
        code.branch(Op::Bne, T0, ZERO, top);
        let end = code.label();
        code.fault();
        code.branch(Op::Beq, if wrong { A0 } else { S1 }, ZERO, end);
        code.small(A1, 1);
        code.place(end);
        code.end();
    });
}

#[test]
fn a_split_looks_at_bit_0_alone() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        if !wrong {
            code.registers(Op::Sltu, S0, ZERO, S0);
        }
        let end = code.label();
        code.registers(Op::Split, S1, S0, ZERO);
        code.fault();
        code.branch(Op::Beq, S0, ZERO, end);
        code.small(A0, 1);
        code.place(end);
        code.registers(Op::Join, ZERO, S1, ZERO);
        code.end();
    });
}

#[test]
fn a_value_keeps_what_it_is_on_the_stack_and_through_calls() {
    check_both(Kind::BranchDiverges, |code, wrong| {
        code.all_lanes();
        code.own_stack();
        let (callee, end) = (code.label(), code.label());
        code.read_csr(A0, if wrong { LANE_ID } else { WARP_ID });
        code.jump(RA, callee);
        code.fault();
        code.branch(Op::Bne, A0, ZERO, end);
        code.small(A1, 1);
        code.place(end);
        code.end();
        code.place(callee);
        code.immediate(Op::Addi, SP, SP, -16);
        code.store(SP, A0, 4);
        code.read_csr(A0, LANE_ID);
        code.immediate(Op::Lw, A0, SP, 4);
        code.immediate(Op::Addi, SP, SP, 16);
        code.immediate(Op::Jalr, ZERO, RA, 0);
    });
}

#[test]
fn a_jump_follows_one_lane() {
    check_both(Kind::JumpDiverges, |code, wrong| {
        code.all_lanes();
        let callee = code.label();
        code.jump(RA, callee);
        code.end();
        code.place(callee);
        code.read_csr(T0, LANE_ID);
        if wrong {
            code.registers(Op::Add, RA, RA, T0);
        }
        code.fault();
        code.immediate(Op::Jalr, ZERO, RA, 0);
    });
}
