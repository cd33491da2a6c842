//! Values across lanes: vote and shfl.
//!
//! A shuffle's second operand is mask << 12 | c << 6 | b, six bits each. For lane t the segment is min = t & mask to
//! max = min | (c & !mask); the operand is per lane, as every other one.

use crate::registers::Registers;
use crate::step::Current;
use warpstep_spec::{Instruction, Op};

pub(crate) fn exchange(registers: &mut Registers, current: &Current) {
    let Instruction { op, rd, rs1, rs2, .. } = current.instruction;
    let active = current.active;
    let holds = registers.predicate(active, rs1);
    match op {
        Op::VoteAll => registers.write(active, rd, |_| (holds == active).into()),
        Op::VoteAny => registers.write(active, rd, |_| (holds != 0).into()),
        Op::VoteUni => registers.write(active, rd, |_| (holds == active || holds == 0).into()),
        Op::VoteBallot => registers.write(active, rd, |_| holds),
        _ => {
            let (values, operands) = (*registers.row(rs1), *registers.row(rs2));
            registers.write(active, rd, |lane| {
                let source = source_lane(op, lane as u32, operands[lane]) as usize;
                let reachable = source < values.len() && active >> source & 1 == 1;
                values[if reachable { source } else { lane }]
            });
        }
    }
}

/// The lane a shuffle reads; the lane itself where the rule leads out of the segment.
fn source_lane(op: Op, lane: u32, operand: u32) -> u32 {
    let (mask, c, b) = (operand >> 12 & 63, operand >> 6 & 63, operand & 63);
    let min = lane & mask;
    let max = min | c & !mask;
    let (source, inside) = match op {
        Op::ShflUp => (lane.wrapping_sub(b), lane >= min + b),
        Op::ShflDown => (lane + b, lane + b <= max),
        Op::ShflBfly => (lane ^ b, lane ^ b <= max),
        Op::ShflIdx => (min | b & !mask, min | b & !mask <= max),
        other => unreachable!("{other} is not a shuffle"),
    };
    if inside { source } else { lane }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operand(mask: u32, c: u32, b: u32) -> u32 {
        mask << 12 | c << 6 | b
    }

    #[track_caller]
    fn check(op: Op, operand: u32, sources: [u32; 8]) {
        let got: Vec<u32> = (0..8).map(|lane| source_lane(op, lane, operand)).collect();
        assert_eq!(got, sources, "{op}");
    }

    #[test]
    fn shuffles_read_the_lane_the_rule_names() {
        check(Op::ShflUp, operand(0, 7, 2), [0, 1, 0, 1, 2, 3, 4, 5]);
        check(Op::ShflDown, operand(0, 7, 3), [3, 4, 5, 6, 7, 5, 6, 7]);
        check(Op::ShflBfly, operand(0, 7, 1), [1, 0, 3, 2, 5, 4, 7, 6]);
        check(Op::ShflIdx, operand(0, 7, 5), [5; 8]);
    }

    #[test]
    fn shuffles_stay_inside_their_segment() {
        let segments_of_four = 0b111100;
        check(Op::ShflUp, operand(segments_of_four, 7, 1), [0, 0, 1, 2, 4, 4, 5, 6]);
        check(Op::ShflDown, operand(segments_of_four, 7, 1), [1, 2, 3, 3, 5, 6, 7, 7]);
        check(Op::ShflIdx, operand(segments_of_four, 7, 2), [2, 2, 2, 2, 6, 6, 6, 6]);
        check(Op::ShflBfly, operand(segments_of_four, 7, 4), [0, 1, 2, 3, 0, 1, 2, 3]);
    }
}
