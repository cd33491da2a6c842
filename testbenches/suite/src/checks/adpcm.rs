//! Each block's samples, decoded one after the other.

use crate::{Outcome, Wrong};

/// Words of the kernel's arrays that belong to one word of all blocks.
const MOST_BLOCKS: usize = 256;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (blocks, words) = (run.size("blocks")?, run.size("words")?);
    let (codes, sizes) = (run.words("codes")?, run.integers("sizes")?);
    let changes = run.integers("changes")?;
    let mut wanted = vec![0; 8 * words * MOST_BLOCKS]; // what belongs to no block stays 0
    for block in 0..blocks {
        let of_block = (0..words).map(|word| codes[word * MOST_BLOCKS + block]);
        let codes = of_block.flat_map(|word| (0..8).map(move |number| word >> (4 * number) & 15));
        for (number, sample) in decoded(codes, &sizes, &changes).into_iter().enumerate() {
            wanted[number * MOST_BLOCKS + block] = sample;
        }
    }
    run.expect_integers("samples", &wanted)
}

fn decoded(codes: impl Iterator<Item = u32>, sizes: &[i32], changes: &[i32]) -> Vec<i32> {
    let (mut sample, mut place) = (0_i32, 0_i32);
    let decode = |code: u32| {
        let size = sizes[place as usize];
        let parts = [(4, size), (2, size >> 1), (1, size >> 2)];
        let difference =
            (size >> 3) + parts.iter().filter(|(bit, _)| code & bit != 0).map(|(_, part)| part).sum::<i32>();
        sample += if code & 8 != 0 { -difference } else { difference };
        sample = sample.clamp(-32768, 32767);
        place = (place + changes[(code & 7) as usize]).clamp(0, 88);
        sample
    };
    codes.map(decode).collect()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn steps_grow_with_large_differences_and_samples_stay_in_range() {
        let (sizes, changes) = ([7, 8, 9, 10, 11, 12, 13, 14, 30_000], [-1, -1, -1, -1, 2, 4, 6, 8]);
        let wide: Vec<i32> = sizes.into_iter().chain([30_000; 80]).collect();
        // 7 >> 3 and all parts of 7; then 8 places further; then out of the range, and back by an eighth.
        assert_eq!(decoded([7, 7, 7, 8].into_iter(), &wide, &changes), [11, 32767, 32767, 29017]);
        assert_eq!(decoded([15, 15].into_iter(), &wide, &changes), [-11, -32768]);
    }
}
