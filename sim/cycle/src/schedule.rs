//! Who goes next among the candidates. Pure: the state of a scheduler is one number, the last warp it selected.

use warpstep_spec::Policy;

/// The warp a policy selects; `None` only if there is no candidate. `last` is the most recently selected one.
pub fn select(policy: Policy, candidates: u32, last: usize, warps: usize) -> Option<usize> {
    if candidates == 0 {
        return None;
    }
    let stays = candidates >> last & 1 == 1;
    match policy {
        Policy::Gtlrr | Policy::Gtlo if stays => Some(last),
        Policy::Gtlo => Some(candidates.trailing_zeros() as usize),
        Policy::Lrr | Policy::Gtlrr => Some(first_after(candidates, last, warps)),
    }
}

/// The first candidate from last + 1 on, cyclically; `last` itself comes at the end.
fn first_after(candidates: u32, last: usize, warps: usize) -> usize {
    let above = if last + 1 >= warps { 0 } else { candidates & !((1u64 << (last + 1)) - 1) as u32 };
    if above != 0 { above.trailing_zeros() as usize } else { candidates.trailing_zeros() as usize }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(candidates: u32, last: usize, lrr: usize, gtlrr: usize, gtlo: usize) {
        let picks = Policy::ALL.map(|policy| select(policy, candidates, last, 4));
        assert_eq!(picks, [Some(lrr), Some(gtlrr), Some(gtlo)]);
    }

    #[test]
    fn each_policy_picks_as_the_design_says() {
        check(0b1111, 3, 0, 3, 3);
        check(0b1111, 1, 2, 1, 1);
        check(0b1101, 1, 2, 2, 0);
        check(0b0010, 1, 1, 1, 1);
        check(0b0011, 2, 0, 0, 0);
        check(0b1000, 0, 3, 3, 3);
    }

    #[test]
    fn nobody_is_selected_only_if_there_is_no_candidate() {
        for policy in Policy::ALL {
            for last in 0..32 {
                assert_eq!(select(policy, 0, last, 32), None);
                for warp in 0..32 {
                    assert_eq!(select(policy, 1 << warp, last, 32), Some(warp));
                }
            }
        }
    }
}
