//! What is mapped: the chip alone, one of its blocks, or a board with the chip in it.

use crate::error::SynthError;
use crate::target::Target;
use std::path::Path;
use warpstep_core::{Design, PREFIX};
use warpstep_spec::Config;

/// What is mapped.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The whole chip, out of context: its ports are more than any package has pins, so they stay inside.
    Chip,
    /// One block, by the name of its module without prefix, out of context.
    Block(String),
    /// A board with the chip, a memory and a console; the program is text for `$readmemh`, a beat a line.
    Board(&'static Board, String),
}

/// A board whose top level is in `boards/`.
#[derive(Debug, PartialEq)]
pub struct Board {
    /// Name, also of its top module.
    pub name: &'static str,
    /// Its technology.
    pub target: Target,
    /// Where its pins are, for nextpnr.
    constraints: &'static str,
    /// What stands there before and behind the clock's frequency.
    frequency: [&'static str; 2],
    /// Its oscillator, in MHz.
    pub clock_mhz: f64,
    top: &'static str,
    /// Harts that have a stack in its memory.
    stacks: usize,
    /// Bytes for the program.
    program_bytes: usize,
}

/// Files that every board has.
const COMMON: [(&str, &str); 3] = [
    ("uart_transmitter.v", include_str!("../../../boards/uart_transmitter.v")),
    ("board_memory.v", include_str!("../../../boards/board_memory.v")),
    ("board_system.v", include_str!("../../../boards/board_system.v")),
];

static ULX3S: Board = Board {
    name: "ulx3s",
    target: Target::Ecp5,
    constraints: include_str!("../../../constraints/ulx3s.lpf"),
    frequency: ["FREQUENCY PORT \"clk_25mhz\" ", " MHZ;"],
    clock_mhz: 25.0,
    top: include_str!("../../../boards/ulx3s.v"),
    stacks: 16,
    program_bytes: 32 * 1024,
};

static ICEBREAKER: Board = Board {
    name: "icebreaker",
    target: Target::Ice40,
    constraints: include_str!("../../../constraints/icebreaker.pcf"),
    frequency: ["set_frequency clk_12mhz ", "\n"],
    clock_mhz: 12.0,
    top: include_str!("../../../boards/icebreaker.v"),
    stacks: 1,
    program_bytes: 7 * 1024,
};

impl Board {
    /// The board of a technology whose bitstream can be made here.
    pub fn of(target: Target) -> Option<&'static Board> {
        [&ULX3S, &ICEBREAKER].into_iter().find(|board| board.target == target)
    }

    /// Where its pins are, for a clock of so many MHz: a constraint counts for more than what nextpnr is told beside it.
    pub fn constraints(&self, clock_mhz: f64) -> String {
        let [before, behind] = self.frequency;
        let line = |mhz: f64| format!("{before}{mhz}{behind}");
        self.constraints.replace(&line(self.clock_mhz), &line(clock_mhz))
    }

    /// Whether it holds that machine.
    pub fn holds(&self, config: &Config) -> Result<(), SynthError> {
        let harts = config.cores * config.warps * config.lanes;
        if harts > self.stacks {
            let reason = format!("{harts} lanes in all, and its memory has {} stacks", self.stacks);
            return Err(SynthError::Board { board: self.name, reason });
        }
        if self.target == Target::Ice40 && (config.multiply_divide || config.fpu) {
            let reason = "there is no room for multiplier and divider, nor for a float unit".into();
            return Err(SynthError::Board { board: self.name, reason });
        }
        Ok(())
    }

    /// Whether it holds a program of so many bytes.
    pub fn holds_program(&self, bytes: usize) -> Result<(), SynthError> {
        if bytes > self.program_bytes {
            let reason = format!("a program of {bytes} bytes, and its memory has {}", self.program_bytes);
            return Err(SynthError::Board { board: self.name, reason });
        }
        Ok(())
    }
}

/// Name of the file with a board's program.
const IMAGE: &str = "image.hex";

impl Subject {
    /// What it is, for reports.
    pub fn describe(&self) -> String {
        match self {
            Subject::Chip => "chip, out of context".into(),
            Subject::Block(name) => format!("block {name}, out of context"),
            Subject::Board(board, _) => format!("board {}", board.name),
        }
    }

    /// Its outermost module.
    pub(crate) fn top(&self, design: &Design) -> Result<String, SynthError> {
        match self {
            Subject::Chip => Ok(design.top.clone()),
            Subject::Board(board, _) => Ok(board.name.into()),
            Subject::Block(name) => {
                let module = format!("{PREFIX}{name}");
                if design.files.iter().any(|file| file.module == module) {
                    return Ok(module);
                }
                let names = design.files.iter().map(|file| file.module.trim_start_matches(PREFIX));
                let known = names.collect::<Vec<_>>().join(", ");
                Err(SynthError::NoSuchBlock { name: name.clone(), known })
            }
        }
    }

    /// Instance path from the outermost module down to the chip, as it stands before names in a flat netlist.
    pub(crate) fn chip_path(&self) -> &'static str {
        match self {
            Subject::Board(..) => "system.core.",
            _ => "",
        }
    }

    /// Writes the Verilog, and returns the names of its files.
    pub(crate) fn write(&self, design: &Design, folder: &Path) -> std::io::Result<Vec<String>> {
        let mut files = design.write(folder)?;
        if let Subject::Board(board, image) = self {
            let top = (format!("{}.v", board.name), board.top);
            let common = COMMON.map(|(name, text)| (name.to_string(), text));
            for (name, text) in common.into_iter().chain([top]) {
                std::fs::write(folder.join(&name), text)?;
                files.push(name);
            }
            std::fs::write(folder.join(IMAGE), image)?;
        }
        Ok(files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn a_machine_with_more_lanes_than_stacks_is_refused() {
        let board = &ULX3S;
        assert!(board.holds(&named("small").expect("a name")).is_ok());
        let error = board.holds(&named("paper-pws").expect("a name")).expect_err("it is larger");
        assert!(error.to_string().contains("16 stacks"), "{error}");
    }

    #[test]
    fn a_program_larger_than_the_memory_is_refused() {
        let error = ULX3S.holds_program(32_769).expect_err("one byte too many");
        assert!(error.to_string().contains("32769 bytes"), "{error}");
    }

    #[test]
    fn the_clock_that_is_asked_for_is_the_constraint() {
        assert!(ULX3S.constraints(25.0).contains("FREQUENCY PORT \"clk_25mhz\" 25 MHZ;"));
        let asked = ULX3S.constraints(62.5);
        assert!(asked.contains("FREQUENCY PORT \"clk_25mhz\" 62.5 MHZ;"));
        assert_eq!(asked.matches(" MHZ;").count(), 1);
        assert!(ICEBREAKER.constraints(12.0).contains("set_frequency clk_12mhz 12\n"));
        assert!(ICEBREAKER.constraints(15.0).contains("set_frequency clk_12mhz 15\n"));
    }
}
