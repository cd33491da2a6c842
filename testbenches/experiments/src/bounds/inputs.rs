//! Words for the inputs of a program: its own, drawn anew, or changed a little. Changes are made to words that a run has read:
//! of arrays declared for the largest problem a small one reads a few.

use fastrand::Rng;
use warpstep_program::{Program, Segment};
use warpstep_wcet::Start;

/// The words of the inputs, one list for each stretch of memory.
pub(super) type Words = Vec<Vec<u32>>;

/// Words of the inputs that were read: stretch and place, in order.
pub(super) type Places = Vec<(usize, usize)>;

/// The words of the inputs as the file has them.
pub(super) fn own_words(program: &Program, start: &Start) -> Words {
    let memory = program.memory();
    let words = |bytes: u32| bytes as usize / 4;
    let inputs = start.inputs.iter();
    inputs.map(|input| memory.read_words(input.start, words(input.end - input.start))).collect()
}

/// The program with these inputs.
pub(super) fn with_inputs(program: &Program, start: &Start, words: &Words) -> Program {
    let mut program = program.clone();
    for (input, words) in start.inputs.iter().zip(words) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        // Loaded behind the others: what it brings stays.
        program.segments.push(Segment { address: input.start, bytes, executable: false });
    }
    program
}

/// Other words for every stretch.
pub(super) fn fresh(own: &Words, rng: &mut Rng) -> Words {
    own.iter().map(|stretch| fresh_stretch(stretch, rng)).collect()
}

fn fresh_stretch(own: &[u32], rng: &mut Rng) -> Vec<u32> {
    let mut new = own.to_vec();
    match rng.u32(0..7) {
        _ if own.is_empty() => {}
        0 => rng.shuffle(&mut new),
        1 => new.iter_mut().for_each(|word| *word = own[rng.usize(0..own.len())]),
        2 => {
            let word = some_word(own, rng);
            new.fill(word);
        }
        // The same for each lane, or for every other task.
        3 => {
            let period = 1 << rng.usize(1..4);
            let words: Vec<u32> = (0..period).map(|_| some_word(own, rng)).collect();
            new.iter_mut().zip(words.iter().cycle()).for_each(|(word, other)| *word = *other);
        }
        4 => new.sort_unstable(),
        5 => new.sort_unstable_by(|one, other| other.cmp(one)),
        _ => new.iter_mut().for_each(|word| *word = rng.u32(..)),
    }
    new
}

/// One of its own words, one at a limit, a small one, or any.
fn some_word(own: &[u32], rng: &mut Rng) -> u32 {
    match rng.u32(0..4) {
        0 => own[rng.usize(0..own.len())],
        1 => [0, 1, u32::MAX, i32::MAX as u32, i32::MIN as u32][rng.usize(0..5)],
        2 => rng.u32(0..256),
        _ => rng.u32(..),
    }
}

/// Some of the words that were read are changed, one at least.
pub(super) fn changed(words: &Words, own: &Words, read: &Places, rng: &mut Rng) -> Words {
    let mut new = words.clone();
    if read.is_empty() {
        return new;
    }
    let most = [1, 1 + read.len() / 32, 1 + read.len() / 8][rng.usize(0..3)];
    for _ in 0..rng.usize(1..=most) {
        let (from, to) = (rng.usize(0..read.len()), rng.usize(0..read.len()));
        let ((stretch, place), (other, there)) = (read[from], read[to]);
        let taken = new[other][there];
        let word = &mut new[stretch][place];
        match rng.u32(0..8) {
            0 => {
                let given = std::mem::replace(word, taken);
                new[other][there] = given;
            }
            1 => *word = taken,
            2 => *word ^= 1 << rng.u32(0..32),
            3 => *word = word.wrapping_neg(),
            4 => *word = word.wrapping_add(rng.u32(0..32)).wrapping_sub(16),
            // What one task has, many have: the same word, or the same words in a row.
            5 => {
                let word = *word;
                let many = 1 + rng.usize(0..read.len());
                read[to..].iter().take(many).for_each(|(stretch, place)| new[*stretch][*place] = word);
            }
            6 => {
                let row: Vec<u32> =
                    read[from..].iter().map(|(stretch, place)| new[*stretch][*place]).collect();
                let many = 1 + rng.usize(0..row.len());
                for ((stretch, place), word) in read[to..].iter().zip(row).take(many) {
                    new[*stretch][*place] = word;
                }
            }
            _ => *word = some_word(&own[stretch], rng),
        }
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_were_read_are_changed() {
        let own: Words = vec![(0..64).collect(), (100..200).collect()];
        let read = vec![(0, 3), (0, 5), (1, 7)];
        let mut rng = Rng::with_seed(1);
        let mut seen = [false; 3];
        for _ in 0..500 {
            let mut new = changed(&own, &own, &read, &mut rng);
            for (seen, (stretch, place)) in seen.iter_mut().zip(&read) {
                *seen |= new[*stretch][*place] != own[*stretch][*place];
                new[*stretch][*place] = own[*stretch][*place];
            }
            assert_eq!(new, own);
        }
        assert_eq!(seen, [true; 3]);
    }

    #[test]
    fn a_program_that_reads_no_inputs_is_run_as_it_is() {
        let own: Words = vec![vec![1, 2], vec![]];
        assert_eq!(changed(&own, &own, &vec![], &mut Rng::with_seed(1)), own);
        assert!(fresh(&own, &mut Rng::with_seed(1))[1].is_empty());
    }
}
