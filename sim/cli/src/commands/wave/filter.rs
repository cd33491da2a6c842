//! `warpstep wave-filter`: GTKWave asks it for text. One value per line in, one instruction per line out, at once.

use crate::failure::Failure;
use clap::Args;
use std::io::{BufRead, Write};
use std::process::ExitCode;
use warpstep_spec::disassemble;

#[derive(Args)]
pub struct WaveFilter {}

/// How a save file's script calls it.
pub fn command() -> Vec<String> {
    let own = std::env::current_exe().map_or("warpstep".into(), |path| path.display().to_string());
    vec![own, "wave-filter".into()]
}

impl WaveFilter {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let mut out = std::io::stdout().lock();
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            // GTKWave waits for every answer.
            writeln!(out, "{}", readable(line.trim()))?;
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Address and word (16 digits), or a word alone; anything else stays as it is.
fn readable(digits: &str) -> String {
    let hex = |digits: &str| u32::from_str_radix(digits, 16).ok();
    let split = digits.len() > 8 && digits.is_char_boundary(digits.len() - 8);
    let (pc, word) = if split { digits.split_at(digits.len() - 8) } else { ("0", digits) };
    match (hex(pc), hex(word)) {
        (Some(pc), Some(word)) => disassemble(word, pc),
        _ => digits.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_instructions_and_the_rest_stays() {
        assert_eq!(readable("00500513"), "addi a0,zero,5");
        assert_eq!(readable("80000000fe629ee3"), "bne t0,t1,7ffffffc");
        assert_eq!(readable("xxxxxxxxxxxxxxxx"), "xxxxxxxxxxxxxxxx");
        assert_eq!(readable(""), "");
        assert_eq!(readable("ééééééééé"), "ééééééééé");
    }
}
