//! Programs written by hand, in `programs/`, for what random ones do not do: a stack and recursion, code that writes
//! code, a float loop whose turns depend on its results.

use crate::check;
use crate::coverage::Coverage;
use warpstep_oracles::binutils::Binutils;
use warpstep_oracles::spike;
use warpstep_oracles::tool::found_or_skipped;

const PROGRAMS: [(&str, &str); 3] = [
    ("recursion", include_str!("../../programs/recursion.s")),
    ("newton", include_str!("../../programs/newton.s")),
    ("self_modifying", include_str!("../../programs/self_modifying.s")),
];

#[test]
fn programs_written_by_hand_do_in_golden_what_they_do_in_spike() {
    let Some(spike) = spike::find() else { return };
    let Some(binutils) = found_or_skipped(Binutils::find()) else { return };
    for (name, text) in PROGRAMS {
        let mut coverage = Coverage::default();
        let elf = binutils.link(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        check(&spike, name, &elf, &mut coverage);
        println!("{name}: {coverage}");
    }
}
