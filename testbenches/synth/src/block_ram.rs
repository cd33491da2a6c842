//! What Yosys 0.23 does not know of an ECP5's block RAM: how late its words come.
//!
//! Its library has the pins of the cell and no times, so a mapping by delay takes words for as early as flip-flops and puts
//! whatever waits for them behind the rest. The same cell with times takes the library's place before LUTs are made.

use crate::delays::BLOCK_RAM;

/// File of the cell.
pub const FILE: &str = "block_ram.v";

const SIDES: [char; 2] = ['A', 'B'];

/// Pins of one side, named as the vendor does; inputs first.
fn pins(side: char) -> (Vec<String>, Vec<String>) {
    let row = |name: &str, count: usize| -> Vec<String> {
        (0..count).map(|bit| format!("{name}{side}{bit}")).collect()
    };
    let single = ["CE", "OCE", "CLK", "WE", "RST"].map(|name| format!("{name}{side}"));
    let inputs = [row("DI", 18), row("AD", 14), row("CS", 3), single.to_vec()].concat();
    (inputs, row("DO", 18))
}

/// The cell, with the time from clock to words.
pub fn library() -> String {
    let sides = SIDES.map(pins);
    let of = |pins: &[String], kind: &str| pins.iter().map(|pin| format!("{kind} {pin}")).collect::<Vec<_>>();
    let ports: Vec<String> = sides
        .iter()
        .flat_map(|(inputs, outputs)| [of(inputs, "input"), of(outputs, "output")].concat())
        .collect();
    let per_side = ["DATA_WIDTH", "REGMODE", "CSDECODE", "WRITEMODE"];
    let per_side = per_side.iter().flat_map(|name| SIDES.map(|side| format!("{name}_{side}")));
    let single = ["RESETMODE", "ASYNC_RESET_RELEASE", "WID", "GSR", "INIT_DATA"].map(String::from);
    let all_pins = sides.iter().flat_map(|(inputs, outputs)| inputs.iter().chain(outputs));
    let contents = (0..0x40).map(|row| format!("INITVAL_{row:02X}"));
    let parameters = per_side.chain(single).chain(all_pins.map(|pin| format!("{pin}MUX"))).chain(contents);
    let parameters: String = parameters.map(|name| format!("    parameter {name} = 0;\n")).collect();
    let late = (1000.0 * BLOCK_RAM).round();
    let times: String = SIDES
        .into_iter()
        .zip(&sides)
        .flat_map(|(side, (_, outputs))| outputs.iter().map(move |pin| (side, pin)))
        .map(|(side, pin)| format!("        (posedge CLK{side} => ({pin} : 1'bx)) = {late};\n"))
        .collect();
    format!(
        "(* blackbox *)\nmodule DP16KD (\n    {}\n);\n{parameters}    specify\n{times}    endspecify\nendmodule\n",
        ports.join(",\n    ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_late_and_every_pin_is_there() {
        let text = library();
        assert_eq!(text.matches("= 5609;").count(), 2 * 18);
        assert_eq!(text.matches("input ").count(), 2 * (18 + 14 + 3 + 5));
        assert!(text.contains("(posedge CLKB => (DOB17 : 1'bx)) = 5609;"));
        assert!(text.contains("parameter INITVAL_3F = 0;") && text.contains("parameter OCEAMUX = 0;"));
    }
}
