//! GNU as, objdump and ld for RISC-V: text to words, words to text, text to programs.
//!
//! Everything is assembled for exactly the ISA our scalar part claims, so that a word of an extension we do not have
//! is unknown to objdump as well. Words stand from address 0 on, four bytes each.

use crate::scalar::{CODE, TOHOST};
use crate::tool::{ToolError, run};
use std::fmt::Write;
use std::fs;

/// The ISA both sides are asked about.
pub const ISA: &str = "rv32imf_zicsr_zifencei";
const PREFIX: &str = "riscv64-unknown-elf-";

/// The installed tools.
#[derive(Debug)]
pub struct Binutils {
    assembler: String,
    copier: String,
    dumper: String,
    linker: String,
}

impl Binutils {
    /// Looks for the tools on the path.
    pub fn find() -> Result<Binutils, ToolError> {
        let command = |name: &str| -> Result<String, ToolError> {
            let tool = format!("{PREFIX}{name}");
            match run(&tool, &["--version"], ".".as_ref()) {
                Ok(_) => Ok(tool),
                Err(_) => {
                    Err(ToolError::Missing { tool, install: "apt-get install binutils-riscv64-unknown-elf" })
                }
            }
        };
        Ok(Binutils {
            assembler: command("as")?,
            copier: command("objcopy")?,
            dumper: command("objdump")?,
            linker: command("ld")?,
        })
    }

    /// The words of assembly text, one per line.
    pub fn assemble(&self, text: &str) -> Result<Vec<u32>, ToolError> {
        let folder = tempfile::tempdir()?;
        self.object(text, folder.path())?;
        run(&self.copier, &["-O", "binary", "-j", ".text", "text.o", "text.bin"], folder.path())?;
        let bytes = fs::read(folder.path().join("text.bin"))?;
        Ok(bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect())
    }

    /// What objdump calls each word, without aliases. Words must be of the 32-bit length class
    /// ([`crate::choice::is_long_enough`]).
    pub fn disassemble(&self, words: &[u32]) -> Result<Vec<String>, ToolError> {
        let folder = tempfile::tempdir()?;
        let mut text = String::new();
        for word in words {
            // `.insn` and not `.4byte`: newer versions mark the latter as data and do not disassemble it.
            writeln!(text, ".insn {word:#010x}").expect("writing to a String cannot fail");
        }
        self.object(&text, folder.path())?;
        let listing = run(&self.dumper, &["-d", "-z", "-M", "no-aliases", "text.o"], folder.path())?;
        let texts: Vec<String> = listing.lines().filter_map(instruction_of_line).collect();
        assert_eq!(texts.len(), words.len(), "objdump shows one line per word");
        Ok(texts)
    }

    /// An executable of assembly text: its code from [`CODE`] on, its data behind it, `.tohost` at [`TOHOST`].
    pub fn link(&self, text: &str) -> Result<Vec<u8>, ToolError> {
        let folder = tempfile::tempdir()?;
        self.object(text, folder.path())?;
        let code = format!("-Ttext={CODE:#x}");
        let tohost = format!("--section-start=.tohost={TOHOST:#x}");
        // -N: no page of headers in front of the code, where there is no memory.
        let arguments = ["-m", "elf32lriscv", "-N", "--no-relax", &code, &tohost, "text.o", "-o", "text.elf"];
        run(&self.linker, &arguments, folder.path())?;
        Ok(fs::read(folder.path().join("text.elf"))?)
    }

    fn object(&self, text: &str, folder: &std::path::Path) -> Result<(), ToolError> {
        fs::write(folder.join("text.s"), text)?;
        let march = format!("-march={ISA}");
        run(&self.assembler, &[&march, "-mabi=ilp32f", "-mno-relax", "text.s", "-o", "text.o"], folder)?;
        Ok(())
    }
}

/// `   4:\t00208463          \tbeq\tra,sp,8 <.text+0x8>` is an instruction; headings are not.
fn instruction_of_line(line: &str) -> Option<String> {
    let mut columns = line.splitn(3, '\t');
    let address = columns.next()?.trim().strip_suffix(':')?;
    u32::from_str_radix(address, 16).ok()?;
    columns.next()?;
    Some(columns.next()?.trim().replace('\t', " "))
}

/// Whether objdump gave up on a word.
pub fn is_unknown(text: &str) -> bool {
    [".4byte", ".word", ".insn"].iter().any(|data| text.starts_with(data))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_is_the_third_column_of_a_listing() {
        let line = "   4:\t80208063          \tbeq\tra,sp,fffff004 <.text+0xfffff004>";
        assert_eq!(instruction_of_line(line).as_deref(), Some("beq ra,sp,fffff004 <.text+0xfffff004>"));
        assert_eq!(instruction_of_line("  18:\t0000100f          \tfence.i").as_deref(), Some("fence.i"));
        assert_eq!(instruction_of_line("00000000 <.text>:"), None);
        assert_eq!(instruction_of_line("a.o:     file format elf32-littleriscv"), None);
    }

    #[test]
    fn data_is_not_an_instruction() {
        assert!(is_unknown(".4byte 0xb"));
        assert!(is_unknown(".insn 4, 0x0000000b"));
        assert!(!is_unknown("fence.i"));
    }
}
