//! Reads of what nobody wrote.

use super::WARP_ID;
use crate::code::check_both;
use warpstep_check::Kind;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{A0, A1, A2, RA, S0, S1, SP, T2, ZERO};

const HART_ID: u16 = 0xF14;
const FAR: u32 = 0x9000_0000;
const LOCAL: u32 = 0xFFFF_0000;

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
