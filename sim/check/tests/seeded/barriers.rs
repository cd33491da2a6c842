//! Barriers to which not all come.

use super::{ACTIVE_MASK, LANE_ID, WARP_ID};
use crate::code::check_both;
use warpstep_check::Kind;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{A0, RA, S0, S1, T1, ZERO};

#[test]
fn a_barrier_for_all_warps_is_not_for_one() {
    check_both(Kind::BarrierNotReached, |code, wrong| {
        code.four_warps();
        code.read_csr(S0, if wrong { WARP_ID } else { 0xFC0 });
        let end = code.label();
        code.branch(Op::Bne, S0, ZERO, end);
        code.small(A0, 1);
        if !wrong {
            code.place(end);
        }
        code.fault();
        code.barrier(0, 4);
        if wrong {
            code.place(end);
        }
        code.end();
    });
}

#[test]
fn data_of_a_warp_must_not_decide_about_a_barrier() {
    check_both(Kind::BarrierNotReached, |code, wrong| {
        code.four_warps();
        code.read_csr(S0, if wrong { WARP_ID } else { 0xFC1 });
        code.load_indexed(A0, S0);
        let end = code.label();
        code.branch(Op::Bge, A0, ZERO, end);
        code.fault();
        code.barrier(0, 4);
        code.place(end);
        code.end();
    });
}

#[test]
fn warps_come_to_a_barrier_equally_often() {
    check_both(Kind::BarrierNotReached, |code, wrong| {
        code.four_warps();
        code.read_csr(S0, if wrong { WARP_ID } else { 0xFC1 });
        code.immediate(Op::Addi, S0, S0, 1);
        let top = code.here();
        code.fault();
        code.barrier(0, 4);
        code.immediate(Op::Addi, S0, S0, -1);
        code.branch(Op::Bne, S0, ZERO, top);
        code.end();
    });
}

#[test]
fn somebody_must_start_the_warps_a_barrier_waits_for() {
    check_both(Kind::BarrierNotReached, |code, wrong| {
        if !wrong {
            code.four_warps();
        }
        code.fault();
        code.barrier(0, 4);
        code.end();
    });
}

#[test]
fn groups_of_warps_meet_at_barriers_of_their_own() {
    check_both(Kind::BarrierNotReached, |code, wrong| {
        code.four_warps();
        code.read_csr(S0, WARP_ID);
        code.immediate(Op::Srli, S1, S0, 1);
        let end = code.label();
        code.branch(Op::Bne, if wrong { S0 } else { S1 }, ZERO, end);
        code.small(T1, 2);
        code.fault();
        code.registers(Op::Bar, ZERO, S1, T1);
        code.place(end);
        code.end();
    });
}

#[test]
fn no_barrier_in_one_half_of_a_split() {
    check_both(Kind::BarrierWhileSplit, |code, wrong| {
        code.four_warps();
        code.all_lanes();
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.registers(Op::Split, S1, S0, ZERO);
        if !wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.fault();
        code.barrier(0, 4);
        if wrong {
            code.registers(Op::Join, ZERO, S1, ZERO);
        }
        code.end();
    });
}

#[test]
fn nor_in_a_function_that_one_half_calls() {
    check_both(Kind::BarrierWhileSplit, |code, wrong| {
        code.four_warps();
        code.all_lanes();
        let (callee, join) = (code.label(), code.label());
        code.read_csr(S0, LANE_ID);
        code.immediate(Op::Sltiu, S0, S0, 1);
        code.registers(Op::Split, S1, S0, ZERO);
        code.branch(Op::Beq, S0, ZERO, join);
        if wrong {
            code.jump(RA, callee);
        }
        code.place(join);
        code.registers(Op::Join, ZERO, S1, ZERO);
        if !wrong {
            code.jump(RA, callee);
        }
        code.end();
        code.place(callee);
        code.fault();
        code.barrier(0, 4);
        code.immediate(Op::Jalr, ZERO, RA, 0);
    });
}

#[test]
fn nor_in_a_loop_that_lanes_leave_one_by_one() {
    check_both(Kind::BarrierWhileSplit, |code, wrong| {
        code.four_warps();
        code.all_lanes();
        code.read_csr(S0, if wrong { LANE_ID } else { 0xFC0 });
        code.read_csr(S1, ACTIVE_MASK);
        code.immediate(Op::Addi, S0, S0, 1);
        let top = code.here();
        code.immediate(Op::Addi, S0, S0, -1);
        code.fault();
        code.barrier(0, 4);
        code.registers(Op::Sltu, A0, ZERO, S0);
        code.registers(Op::Pred, ZERO, A0, S1);
        code.branch(Op::Bne, A0, ZERO, top);
        code.end();
    });
}

#[test]
fn all_who_meet_name_one_number() {
    check_both(Kind::BarrierCount, |code, wrong| {
        code.four_warps();
        code.fault();
        code.barrier(0, 4);
        code.barrier(0, if wrong { 3 } else { 4 });
        code.end();
    });
}

#[test]
fn the_number_of_a_warp_is_no_count() {
    check_both(Kind::BarrierCount, |code, wrong| {
        code.four_warps();
        code.read_csr(T1, if wrong { WARP_ID } else { 0xFC1 });
        code.fault();
        code.registers(Op::Bar, ZERO, ZERO, T1);
        code.end();
    });
}

#[test]
fn there_are_only_so_many_warps_and_barriers() {
    check_both(Kind::BarrierCount, |code, wrong| {
        code.four_warps();
        code.fault();
        code.barrier(0, if wrong { 5 } else { 4 });
        code.end();
    });
    check_both(Kind::BarrierCount, |code, wrong| {
        code.four_warps();
        code.fault();
        code.barrier(if wrong { 2 } else { 1 }, 4);
        code.end();
    });
}
