//! Random words, half of them near an instruction of the table: known to both sides with the same text, or to
//! neither, or on the list of deliberate differences.

use crate::binutils;
use crate::differences::DELIBERATE;
use fastrand::Rng;
use warpstep_oracles::binutils::is_unknown;
use warpstep_oracles::choice;
use warpstep_oracles::notation::{CsrNames, canonical};
use warpstep_spec::decode;

const WORDS: usize = 100_000;

/// Too rare to come up by chance.
const PRIVILEGED: [u32; 4] = [0x1050_0073, 0x1020_0073, 0x7B20_0073, 0x1200_0073];

#[test]
fn a_word_is_known_to_both_sides_or_to_neither() {
    let Some(binutils) = binutils() else { return };
    let csrs = CsrNames::ask(&binutils).expect("objdump knows csrrw");
    let mut rng = Rng::with_seed(0x3012D5);
    let mut words: Vec<u32> = (0..WORDS).map(|_| choice::word(&mut rng)).collect();
    words.extend(PRIVILEGED);
    let texts = binutils.disassemble(&words).expect("objdump reads any word");

    let mut known = 0;
    let mut seen = vec![0; DELIBERATE.len()];
    for (position, (word, theirs)) in words.iter().zip(&texts).enumerate() {
        let ours = decode(*word);
        if let Some(listed) = DELIBERATE.iter().position(|difference| (difference.holds)(*word, theirs)) {
            seen[listed] += 1;
            continue;
        }
        match ours {
            None => assert!(is_unknown(theirs), "{word:#010x} is illegal to us, `{theirs}` to objdump"),
            Some(ours) => {
                let text = ours.to_text(4 * position as u32);
                assert_eq!(
                    canonical(ours.row(), &text, &csrs),
                    canonical(ours.row(), theirs, &csrs),
                    "{word:#010x} is `{text}` to us, `{theirs}` to objdump"
                );
                known += 1;
            }
        }
    }
    for (difference, seen) in DELIBERATE.iter().zip(&seen) {
        println!("{seen:6} × {}", difference.reason);
        assert!(*seen > 0, "no word shows it any more: {}", difference.reason);
    }
    println!("{} words, {known} known to both", words.len());
    assert!(known > WORDS / 5);
}
