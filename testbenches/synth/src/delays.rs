//! What an ECP5's cells and wires take, in ns, where nothing is placed.
//!
//! Cells: nextpnr 0.11's own figures for speed grade 6, read off placed samples. Wires: a guess that knows only how many loads a wire
//! has, chosen so that `boards/ulx3s.json` comes out as it was placed (docs/synthesis.md says how well).

/// Clock to output of a flip-flop.
const CLOCK_TO_Q: f64 = 0.525;
/// Clock to output of a block RAM without a register behind it.
pub const BLOCK_RAM: f64 = 5.609;
/// Through a LUT, or through a distributed RAM from its read address.
const LUT: f64 = 0.236;
/// Through a multiplier without registers.
const MULTIPLIER: f64 = 3.927;
/// Into a carry chain, along two bits of it, out of it.
const CARRY: (f64, f64, f64) = (0.447, 0.071, 0.403);
/// A multiplexer behind LUTs: from them, from its select.
const WIDE: (f64, f64) = (0.1, 0.2);
/// From a LUT to the flip-flop beside it.
const BESIDE: f64 = 0.13;
/// A wire of one load, and what every doubling of the loads adds.
const WIRE: (f64, f64) = (0.75, 0.25);

/// From the clock edge to an output; nothing if the output follows inputs.
pub fn clock_to_output(kind: &str, registered: bool) -> Option<f64> {
    match kind {
        "TRELLIS_FF" => Some(CLOCK_TO_Q),
        "DP16KD" => Some(if registered { CLOCK_TO_Q } else { BLOCK_RAM }),
        "MULT18X18D" if registered => Some(CLOCK_TO_Q),
        _ => None,
    }
}

/// From an input to an output; nothing if the output does not follow that input.
pub fn through(kind: &str, registered: bool, input: &str, output: &str) -> Option<f64> {
    match kind {
        "LUT4" => Some(LUT),
        "PFUMX" => Some(if input == "C0" { WIDE.1 } else { WIDE.0 }),
        "L6MUX21" => Some(if input == "SD" { WIDE.1 } else { WIDE.0 }),
        "TRELLIS_DPR16X4" => (input == "RAD").then_some(LUT),
        "MULT18X18D" if !registered => Some(MULTIPLIER),
        "CCU2C" => match (input, output) {
            ("CIN", "COUT") => Some(CARRY.1),
            (_, "COUT") => Some(CARRY.0),
            ("CIN", _) => Some(CARRY.2),
            // The second bit's sum does not reach the first's, and the first bit's inputs reach the second's sum by the carry.
            (input, "S0") => (!input.ends_with('1')).then_some(LUT),
            (input, _) => Some(if input.ends_with('0') { CARRY.0 + CARRY.2 } else { LUT }),
        },
        _ => None,
    }
}

/// Whether a path ends at this input. Setup times are counted as nothing, as nextpnr does for all but a few pins.
pub fn ends(kind: &str, registered: bool, input: &str) -> bool {
    match kind {
        "TRELLIS_FF" => input != "CLK",
        "DP16KD" => !input.starts_with("CLK"),
        "TRELLIS_DPR16X4" => matches!(input, "DI" | "WAD" | "WRE"),
        "MULT18X18D" => registered && !input.starts_with("CLK"),
        _ => false,
    }
}

/// Along a wire with so many loads, from one kind of cell and port to another.
pub fn wire(from: (&str, &str), to: (&str, &str), loads: usize) -> f64 {
    let logic = matches!(from.0, "LUT4" | "PFUMX" | "L6MUX21" | "CCU2C");
    match (from, to) {
        ((_, "COUT"), (_, "CIN")) => 0.0,
        (("LUT4", _), ("PFUMX", "ALUT" | "BLUT")) => 0.0,
        (("PFUMX" | "L6MUX21", _), ("L6MUX21", "D0" | "D1")) => 0.0,
        (_, ("TRELLIS_FF", "DI")) if logic => BESIDE,
        _ => WIRE.0 + WIRE.1 * (loads.max(1) as f64).log2(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distributed_memory_is_read_within_the_cycle_and_written_at_its_end() {
        assert!(through("TRELLIS_DPR16X4", false, "RAD", "DO").is_some());
        assert!(through("TRELLIS_DPR16X4", false, "WAD", "DO").is_none());
        assert!(ends("TRELLIS_DPR16X4", false, "WAD") && !ends("TRELLIS_DPR16X4", false, "RAD"));
    }

    #[test]
    fn a_multiplier_ends_paths_only_if_it_has_registers() {
        assert!(through("MULT18X18D", false, "A3", "P7").is_some() && !ends("MULT18X18D", false, "A3"));
        assert!(through("MULT18X18D", true, "A3", "P7").is_none() && ends("MULT18X18D", true, "A3"));
    }

    #[test]
    fn a_carry_runs_up_and_never_down() {
        assert!(through("CCU2C", false, "A1", "S0").is_none());
        assert!(through("CCU2C", false, "A0", "S1") > through("CCU2C", false, "A1", "S1"));
        assert_eq!(wire(("CCU2C", "COUT"), ("CCU2C", "CIN"), 1), 0.0);
    }

    #[test]
    fn a_wire_of_many_loads_is_slower() {
        let wire = |loads| wire(("LUT4", "Z"), ("LUT4", "A"), loads);
        assert!(wire(1) < wire(2) && wire(2) < wire(100));
    }
}
