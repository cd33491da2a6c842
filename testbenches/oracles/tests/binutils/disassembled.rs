//! Fields to words with ours, words to text with theirs and ours: the same mnemonic, the same operands.

use crate::{CASES_A_ROW, binutils, is_standard};
use fastrand::Rng;
use warpstep_oracles::choice;
use warpstep_oracles::notation::{CsrNames, canonical};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Instruction, csr, encode};

#[test]
fn objdump_reads_the_words_we_encode_as_we_do() {
    let Some(binutils) = binutils() else { return };
    let csrs = CsrNames::ask(&binutils).expect("objdump knows csrrw");
    let mut rng = Rng::with_seed(0x0BD0);
    let chosen: Vec<Instruction> = ROWS
        .iter()
        .filter(|row| is_standard(row))
        .flat_map(|row| std::iter::repeat_n(row, CASES_A_ROW))
        .map(|row| choice::instruction(row, &mut rng))
        .collect();
    let words: Vec<u32> =
        chosen.iter().map(|chosen| encode(chosen).expect("chosen to be encodable")).collect();
    let theirs = binutils.disassemble(&words).expect("objdump reads any word");

    for ((position, chosen), (word, theirs)) in chosen.iter().enumerate().zip(words.iter().zip(&theirs)) {
        let row = chosen.row();
        let ours = chosen.to_text(4 * position as u32);
        assert_eq!(
            canonical(row, &ours, &csrs),
            canonical(row, theirs, &csrs),
            "row {}: {word:#010x} is `{ours}` to us, `{theirs}` to objdump",
            row.mnemonic,
        );
    }
    println!("{} words", words.len());
}

#[test]
fn registers_that_both_sides_name_have_one_name() {
    let Some(binutils) = binutils() else { return };
    let csrs = CsrNames::ask(&binutils).expect("objdump knows csrrw");
    let mut both = 0;
    for number in 0..0x1000 {
        if let (Some(ours), Some(theirs)) = (csr::name(number), csrs.theirs(number)) {
            assert_eq!(ours, theirs, "CSR {number:#05x}");
            both += 1;
        }
    }
    assert!(both >= 15, "only {both} names in common");
    println!("{both} names in common");
}
