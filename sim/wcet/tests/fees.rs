//! Every row of the table of fees is needed: for each there is a program that takes longer than the sum would be if that
//! row cost nothing.
//!
//! Programs are drawn from tapes (common/tape.rs). What a search found is kept in `fees.txt`, a row of the table and a tape
//! on each line, and tried again here; a row without a tape is one for which nothing was found.

mod common;

use common::tape::{Drawn, drawn, known, search};
use warpstep_wcet::trusted::{Fees, Rule};

/// The sum if a row cost nothing.
fn without(drawn: &Drawn, rule: Rule) -> Option<u64> {
    drawn.sum_with(&Fees::new(&drawn.config).without(rule)).map(|sum| sum.cycles)
}

#[test]
fn without_any_of_these_rows_a_sum_is_no_bound() {
    let known = known(include_str!("fees.txt"));
    for rule in Rule::ALL {
        let Some(tape) = known.get(rule.word()) else {
            println!("{:12} nothing found", rule.word());
            continue;
        };
        let drawn = drawn(tape).unwrap();
        let (cycles, whole) = (&drawn.cycles, drawn.sum().unwrap().cycles);
        let without = without(&drawn, rule).unwrap();
        println!("{:12} takes {cycles}, sum {whole}, without this row {without}", rule.word());
        assert!(without < *cycles && *cycles <= whole, "{}", rule.word());
    }
    assert!(known.len() >= 6, "{known:?}");
}

/// `cargo test --release -p warpstep-wcet --test fees -- --ignored --nocapture` prints lines for `fees.txt`; `ROWS` and
/// `SEED` say what is searched for.
#[test]
#[ignore = "minutes"]
fn search_for_a_program_for_each_row() {
    let known = known(include_str!("fees.txt"));
    let [seed, rows] = ["SEED", "ROWS"].map(|name| std::env::var(name).unwrap_or_default());
    let wanted = |rule: &Rule| rows.is_empty() || rows.split(',').any(|row| row == rule.word());
    for rule in Rule::ALL.into_iter().filter(|rule| wanted(rule) && !known.contains_key(rule.word())) {
        match search(|drawn| drawn.slack(without(drawn, rule)), seed.parse().unwrap_or(1), 4, 150) {
            Ok(tape) => {
                let numbers: Vec<String> = tape.iter().map(u8::to_string).collect();
                println!("{} {}", rule.word(), numbers.join(" "));
            }
            Err(closest) => println!(
                "# {}: nothing found; without it a sum is too large by {closest:.2} of what it adds",
                rule.word()
            ),
        }
    }
}
