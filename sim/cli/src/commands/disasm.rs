//! `warpstep disasm`: a program's instructions, or the whole instruction set.

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::run_arguments::load;
use clap::Args;
use serde::Serialize;
use std::process::ExitCode;
use warpstep_program::Program;
use warpstep_spec::{disassemble, isa};

#[derive(Args)]
pub struct Disasm {
    /// ELF file, raw image, or the name of a built-in kernel.
    #[arg(required_unless_present = "isa_page")]
    program: Option<String>,
    /// Print the instruction-set page of the documentation instead.
    #[arg(long, conflicts_with = "program")]
    isa_page: bool,
    /// Print instructions as JSON.
    #[arg(long, conflicts_with = "isa_page")]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    address: u32,
    word: u32,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbol: Option<String>,
}

impl Disasm {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let Some(program) = self.program else {
            print(&isa::page::markdown())?;
            return Ok(ExitCode::SUCCESS);
        };
        let lines = lines(&load(&program)?);
        if self.json {
            print_json(&lines)?;
        } else {
            print(&lines.iter().map(show).collect::<String>())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn lines(program: &Program) -> Vec<Line> {
    let mut lines = Vec::new();
    for segment in program.segments.iter().filter(|segment| segment.executable) {
        for (position, chunk) in segment.bytes.chunks(4).enumerate() {
            let address = segment.address.wrapping_add(4 * position as u32);
            let mut bytes = [0; 4];
            bytes[..chunk.len()].copy_from_slice(chunk);
            let word = u32::from_le_bytes(bytes);
            let symbol = program.symbols.at(address).map(str::to_string);
            lines.push(Line { address, word, text: disassemble(word, address), symbol });
        }
    }
    lines
}

fn show(line: &Line) -> String {
    let label = line.symbol.as_ref().map_or(String::new(), |symbol| format!("\n{symbol}:\n"));
    format!("{label}{:08x}:  {:08x}  {}\n", line.address, line.word, line.text)
}
