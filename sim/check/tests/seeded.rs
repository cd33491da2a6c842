//! Programs with one mistake each are found out at the instruction that is wrong, and nothing is said of their mended form.

mod code;

use code::{Code, check_both};
use warpstep_check::Kind;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{A0, A1, A2, RA, S0, S1, SP, T0, T1, T2, T3, ZERO};

const LANE_ID: u16 = 0xCC0;
const WARP_ID: u16 = 0xCC1;
const ACTIVE_MASK: u16 = 0xCC4;
const HART_ID: u16 = 0xF14;
const FAR: u32 = 0x9000_0000;
const LOCAL: u32 = 0xFFFF_0000;

/// `lw rd, array[index]` from the image, where the index is a register.
fn load_indexed(code: &mut Code, rd: warpstep_spec::Reg, index: warpstep_spec::Reg) {
    code.immediate(Op::Slli, T2, index, 2);
    code.constant(T3, 0x8000_0000);
    code.registers(Op::Add, T2, T2, T3);
    code.immediate(Op::Lw, rd, T2, 0);
}

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
        load_indexed(code, A0, S0);
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
        load_indexed(code, A0, S0);
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

#[test]
fn a_register_wants_a_value_before_it_is_read() {
    check_both(Kind::RegisterUnset, |code, wrong| {
        if !wrong {
            code.small(T2, 3);
        }
        code.fault();
        code.immediate(Op::Addi, A0, T2, 1);
        code.end();
    });
}

#[test]
fn on_every_way() {
    check_both(Kind::RegisterUnset, |code, wrong| {
        code.read_csr(S0, WARP_ID);
        let end = code.label();
        if !wrong {
            code.small(T2, 1);
        }
        code.branch(Op::Bne, S0, ZERO, end);
        code.small(T2, 3);
        code.place(end);
        code.fault();
        code.registers(Op::Add, A0, T2, S0);
        code.end();
    });
}

#[test]
fn a_started_warp_has_no_registers_of_the_one_that_started_it() {
    check_both(Kind::RegisterUnset, |code, wrong| {
        code.small(A2, 7);
        code.four_warps();
        if !wrong {
            code.small(A2, 7);
        }
        code.fault();
        code.immediate(Op::Addi, A0, A2, 1);
        code.end();
    });
}

#[test]
fn a_save_on_the_stack_is_no_read_but_an_argument_is_one() {
    check_both(Kind::RegisterUnset, |code, wrong| {
        code.own_stack();
        let callee = code.label();
        code.small(if wrong { A1 } else { A0 }, 1);
        code.jump(RA, callee);
        code.end();
        code.place(callee);
        code.immediate(Op::Addi, SP, SP, -16);
        code.store(SP, S0, 4);
        code.fault();
        code.immediate(Op::Addi, S0, A0, 1);
        code.immediate(Op::Lw, S0, SP, 4);
        code.immediate(Op::Addi, SP, SP, 16);
        code.immediate(Op::Jalr, ZERO, RA, 0);
    });
}

#[test]
fn opened_lanes_hold_nothing() {
    for used_by in [Op::Lw, Op::Sw, Op::Split] {
        check_both(Kind::LanesUnset, |code, wrong| {
            let before = code.len();
            code.constant(S0, 0x8000_0000);
            assert!(code.len() > before);
            code.all_lanes();
            if !wrong {
                code.constant(S0, 0x8000_0000);
                code.immediate(Op::Sltiu, S0, S0, 1);
                code.constant(S0, 0x8000_0000);
            }
            code.fault();
            match used_by {
                Op::Lw => code.immediate(Op::Lw, A0, S0, 0),
                Op::Sw => code.store(S0, ZERO, 0),
                _ => {
                    code.registers(Op::Split, S1, S0, ZERO);
                    code.registers(Op::Join, ZERO, S1, ZERO);
                }
            }
            code.end();
        });
    }
}

#[test]
fn memory_outside_the_image_wants_a_store() {
    check_both(Kind::MemoryUnset, |code, wrong| {
        code.constant(S0, FAR);
        if !wrong {
            code.store(S0, ZERO, 4);
        }
        code.fault();
        code.immediate(Op::Lw, A0, S0, 4);
        code.end();
    });
}

#[test]
fn so_does_local_memory_wherever_it_is_stored_to() {
    check_both(Kind::MemoryUnset, |code, wrong| {
        code.read_csr(S0, 0xFC3);
        code.read_csr(S1, HART_ID);
        code.immediate(Op::Slli, S1, S1, 2);
        code.registers(Op::Add, S1, S0, S1);
        if !wrong {
            code.store(S1, ZERO, 0);
        }
        code.constant(S0, LOCAL);
        code.fault();
        code.immediate(Op::Lw, A0, S0, 8);
        code.end();
    });
}

#[test]
fn a_store_into_the_image_does_not_reach_behind_it() {
    check_both(Kind::MemoryUnset, |code, wrong| {
        code.constant(S0, 0x8000_0000);
        code.read_csr(S1, HART_ID);
        code.registers(Op::Add, S1, S0, S1);
        code.immediate(Op::Sb, ZERO, S1, 0);
        code.fault();
        code.immediate(Op::Lw, A0, S0, if wrong { 0x400 } else { 4 });
        code.end();
    });
}
