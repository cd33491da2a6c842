//! What split contexts cost: LUT4 of the emitted `small` core (4 warps of 4 lanes, float units, without the memory system), by Yosys
//! `synth_ecp5 -noflatten -nowidelut`: `warpstep synth --no-place`. A row stays empty until it is measured.

/// Split contexts, and LUT4 where measured.
pub const LUT4: [(usize, Option<u64>); 4] =
    [(0, Some(44_778)), (1, Some(54_970)), (2, Some(66_944)), (3, Some(82_214))];

/// How many times as large a core with `splits` contexts is, where both were measured.
pub fn growth(splits: usize) -> Option<f64> {
    let of = |wanted: usize| LUT4.iter().find(|(splits, _)| *splits == wanted)?.1;
    Some(of(splits)? as f64 / of(0)? as f64)
}

/// Speed-up by growth, in words.
pub fn per_area(speedup: f64, splits: usize) -> String {
    growth(splits).map_or("not measured".into(), |growth| format!("{:.2}", speedup / growth))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_measured_says_so() {
        match growth(1) {
            None => assert_eq!(per_area(1.2, 1), "not measured"),
            Some(growth) => assert_eq!(per_area(growth, 1), "1.00"),
        }
        assert_eq!(per_area(1.2, 9), "not measured");
    }
}
