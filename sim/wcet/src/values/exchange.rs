//! Values across lanes: what vote and shfl leave in each active lane.

use super::registers::Registers;
use super::word::Word;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Instruction, LaneMask, Op};

/// Executes a vote or a shuffle in the active lanes.
pub(crate) fn exchange(registers: &mut Registers, instruction: &Instruction, active: LaneMask, lanes: usize) {
    let Instruction { op, rd, rs1, rs2, .. } = *instruction;
    if matches!(op, Op::VoteAll | Op::VoteAny | Op::VoteUni | Op::VoteBallot) {
        let word = vote(op, lanes_of(active).map(|lane| (lane, registers.get(rs1, lane).bit_0())));
        registers.set_all(rd, active, word);
        return;
    }
    let shuffled: Vec<(usize, Word)> = lanes_of(active)
        .map(|lane| {
            let Some(operand) = registers.get(rs2, lane).value() else { return (lane, Word::UNKNOWN) };
            let source = source(op, lane as u32, operand) as usize;
            let reachable = source < lanes && active >> source & 1 == 1;
            (lane, registers.get(rs1, if reachable { source } else { lane }).without_base())
        })
        .collect();
    shuffled.into_iter().for_each(|(lane, word)| registers.set(rd, lane, word));
}

/// What a vote over these lanes gives.
fn vote(op: Op, lanes: impl Iterator<Item = (usize, Option<bool>)>) -> Word {
    let (mut ballot, mut unknown, mut all) = (0u32, 0u32, 0u32);
    for (lane, bit) in lanes {
        all |= 1 << lane;
        match bit {
            Some(bit) => ballot |= u32::from(bit) << lane,
            None => unknown |= 1 << lane,
        }
    }
    let known_zero = all & !ballot & !unknown;
    let any = if ballot != 0 { Some(true) } else { (unknown == 0).then_some(false) };
    let every = if known_zero != 0 { Some(false) } else { (unknown == 0).then_some(true) };
    match op {
        Op::VoteBallot => Word::partly(ballot, !unknown),
        Op::VoteAny => Word::boolean(any),
        Op::VoteAll => Word::boolean(every),
        _ if ballot != 0 && known_zero != 0 => Word::ZERO,
        _ => Word::boolean((unknown == 0 || all.count_ones() == 1).then_some(true)),
    }
}

/// The lane a shuffle reads: the operand is mask << 12 | clamp << 6 | distance, six bits each; a lane whose source lies beyond its
/// segment reads itself.
fn source(op: Op, lane: u32, operand: u32) -> u32 {
    let (mask, clamp, distance) = (operand >> 12 & 63, operand >> 6 & 63, operand & 63);
    let first = lane & mask;
    let last = first | clamp & !mask;
    let wanted = match op {
        Op::ShflUp => lane.checked_sub(distance).filter(|source| *source >= first),
        Op::ShflDown => Some(lane + distance).filter(|source| *source <= last),
        Op::ShflBfly => Some(lane ^ distance).filter(|source| *source <= last),
        _ => Some(first | distance & !mask).filter(|source| *source <= last),
    };
    wanted.unwrap_or(lane)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vote_is_known_as_soon_as_one_lane_decides_it() {
        let lanes = |bits: [Option<bool>; 3]| bits.into_iter().enumerate();
        let mixed = [Some(true), None, Some(false)];
        assert_eq!(vote(Op::VoteAny, lanes(mixed)).value(), Some(1));
        assert_eq!(vote(Op::VoteAll, lanes(mixed)).value(), Some(0));
        assert_eq!(vote(Op::VoteUni, lanes(mixed)).value(), Some(0));
        assert_eq!(vote(Op::VoteBallot, lanes(mixed)).parts(), (1, !2));
        assert_eq!(vote(Op::VoteAll, lanes([Some(true), None, Some(true)])), Word::BOOLEAN);
        assert_eq!(vote(Op::VoteUni, std::iter::once((4, None))).value(), Some(1));
    }

    #[test]
    fn a_shuffle_stays_in_its_segment() {
        let operand = |mask: u32, clamp: u32, distance: u32| mask << 12 | clamp << 6 | distance;
        let read = |op, operand| (0..8).map(|lane| source(op, lane, operand)).collect::<Vec<_>>();
        assert_eq!(read(Op::ShflUp, operand(0, 7, 2)), [0, 1, 0, 1, 2, 3, 4, 5]);
        assert_eq!(read(Op::ShflDown, operand(0b111100, 7, 1)), [1, 2, 3, 3, 5, 6, 7, 7]);
        assert_eq!(read(Op::ShflBfly, operand(0b111100, 7, 4)), [0, 1, 2, 3, 0, 1, 2, 3]);
        assert_eq!(read(Op::ShflIdx, operand(0b111100, 7, 2)), [2, 2, 2, 2, 6, 6, 6, 6]);
    }
}
