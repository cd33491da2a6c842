//! ELF32 for RISC-V, read with the `object` crate. Every error comes with a remedy.

use crate::{LoopBound, Program, Segment, Symbols};
use object::Endianness;
use object::elf::{self, FileHeader32};
use object::read::elf::{FileHeader, ProgramHeader, SectionHeader, Sym};
use std::ops::Range;
use warpstep_spec::abi;

/// The program in an ELF file, or what is wrong with it.
pub(crate) fn read(name: &str, bytes: &[u8]) -> Result<Program, String> {
    let broken = |error: object::read::Error| format!("the ELF file is corrupt or cut short ({error})");
    match bytes.get(4).map(|class| elf::FileClass(*class)) {
        Some(elf::ELFCLASS32) => {}
        Some(elf::ELFCLASS64) => return Err("it is 64-bit; build with -march=rv32imf -mabi=ilp32f".into()),
        _ => return Err("the ELF header is corrupt (unknown class)".into()),
    }
    let header = FileHeader32::<Endianness>::parse(bytes).map_err(broken)?;
    let endian = header.endian().map_err(broken)?;
    if endian != Endianness::Little {
        return Err("it is big-endian; RISC-V programs are little-endian".into());
    }
    if header.e_machine(endian) != elf::EM_RISCV {
        return Err(format!(
            "it is for another machine (ELF machine {}), not RISC-V",
            header.e_machine(endian)
        ));
    }
    if header.e_type(endian) != elf::ET_EXEC {
        return Err("it is not a linked executable; link it statically (-static, no -pie, no -c)".into());
    }
    if header.e_flags(endian).0 & elf::EF_RISCV_RVC.0 != 0 {
        return Err("it uses compressed instructions; build with -march=rv32imf (without c)".into());
    }

    let mut segments: Vec<Segment> = Vec::new();
    let mut zeroed = Vec::new();
    for (number, part) in header.program_headers(endian, bytes).map_err(broken)?.iter().enumerate() {
        if part.p_type(endian) != elf::PT_LOAD || part.p_memsz(endian) == 0 {
            continue;
        }
        let address = part.p_paddr(endian);
        let data = part
            .data(endian, bytes)
            .map_err(|()| format!("segment {number} reaches beyond the end of the file; it was cut short"))?;
        if u64::from(address) + u64::from(part.p_memsz(endian)) > 1 << 32 {
            return Err(format!("segment {number} at {address:#x} reaches beyond the 32-bit address space"));
        }
        let ram = abi::IO.end..=abi::LOCAL_MEMORY_BASE - 1;
        if !ram.contains(&address) || !ram.contains(&(address + (part.p_memsz(endian) - 1))) {
            let (low, high) = (ram.start(), ram.end());
            return Err(format!(
                "segment {number} at {address:#x} does not lie in memory ({low:#x} to {high:#x})"
            ));
        }
        if part.p_memsz(endian) < data.len() as u32 {
            return Err(format!(
                "segment {number} is longer in the file than in memory; the header is corrupt"
            ));
        }
        let clash = segments.iter().find(|other| overlap(other, address, data.len()));
        if let Some(other) = clash {
            return Err(format!("segments at {:#x} and {address:#x} overlap", other.address));
        }
        let executable = part.p_flags(endian).0 & elf::PF_X.0 != 0;
        let (loaded, end) = (address + data.len() as u32, address + part.p_memsz(endian));
        zeroed.extend((loaded < end).then_some(loaded..end));
        segments.push(Segment { address, bytes: data.to_vec(), executable });
    }
    if segments.iter().all(|segment| segment.bytes.is_empty()) {
        return Err("it has nothing to load".into());
    }
    let entry = header.e_entry(endian);
    if !entry.is_multiple_of(4) {
        return Err(format!("its entry {entry:#x} is not a multiple of four"));
    }
    let symbols = symbols(header, endian, bytes).map_err(broken)?;
    let inputs = inputs(header, endian, bytes).map_err(broken)?;
    let loop_bounds = loop_bounds(header, endian, bytes).map_err(broken)?;
    Ok(Program { name: name.into(), entry, segments, symbols, inputs, zeroed, loop_bounds })
}

/// Where in the file the bytes of each loaded segment are, by the segment's address.
pub(crate) fn parts(bytes: &[u8]) -> Result<Vec<(u32, Range<usize>)>, String> {
    let broken = |error: object::read::Error| format!("the ELF file is corrupt or cut short ({error})");
    let header = FileHeader32::<Endianness>::parse(bytes).map_err(broken)?;
    let endian = header.endian().map_err(broken)?;
    let loaded = header.program_headers(endian, bytes).map_err(broken)?.iter();
    let place = |part: &elf::ProgramHeader32<Endianness>| {
        let (first, length) = (part.p_offset(endian) as usize, part.p_filesz(endian) as usize);
        let end = first.checked_add(length).filter(|end| *end <= bytes.len());
        end.map(|end| (part.p_paddr(endian), first..end))
    };
    Ok(loaded.filter(|part| part.p_type(endian) == elf::PT_LOAD).filter_map(place).collect())
}

/// Pairs of words in the section `.warpstep.bounds`: an address and how often it is passed at most.
fn loop_bounds(
    header: &FileHeader32<Endianness>,
    endian: Endianness,
    bytes: &[u8],
) -> object::read::Result<Vec<LoopBound>> {
    let sections = header.sections(endian, bytes)?;
    let mut bounds = Vec::new();
    for section in sections.iter() {
        if sections.section_name(endian, section).unwrap_or_default() != b".warpstep.bounds" {
            continue;
        }
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let pairs = section.data(endian, bytes)?.chunks_exact(8);
        bounds.extend(pairs.map(|pair| LoopBound { pc: word(&pair[..4]), most: word(&pair[4..]) }));
    }
    Ok(bounds)
}

/// Sections of the name `.input`, or `.input.` and more.
fn inputs(
    header: &FileHeader32<Endianness>,
    endian: Endianness,
    bytes: &[u8],
) -> object::read::Result<Vec<Range<u32>>> {
    let sections = header.sections(endian, bytes)?;
    let mut inputs = Vec::new();
    for section in sections.iter() {
        let name = sections.section_name(endian, section).unwrap_or_default();
        if name == b".input" || name.starts_with(b".input.") {
            let first = section.sh_addr(endian);
            inputs.push(first..first.saturating_add(section.sh_size(endian)));
        }
    }
    Ok(inputs)
}

fn overlap(other: &Segment, address: u32, length: usize) -> bool {
    let (start, end) = (u64::from(address), u64::from(address) + length as u64);
    let (other_start, other_end) =
        (u64::from(other.address), u64::from(other.address) + other.bytes.len() as u64);
    start < other_end && other_start < end
}

fn symbols(
    header: &FileHeader32<Endianness>,
    endian: Endianness,
    bytes: &[u8],
) -> object::read::Result<Symbols> {
    let table = header.sections(endian, bytes)?.symbols(endian, bytes, elf::SHT_SYMTAB)?;
    let mut symbols = Symbols::default();
    for symbol in table.iter() {
        let kind = symbol.st_type();
        let named = matches!(kind, elf::STT_NOTYPE | elf::STT_FUNC | elf::STT_OBJECT);
        let name = symbol.name(endian, table.strings()).unwrap_or_default();
        // Mapping symbols ($x, $d) and local labels mean nothing to users.
        if named && !symbol.is_undefined(endian) && !name.is_empty() && !matches!(name[0], b'$' | b'.') {
            // A function has a size too, but its bytes are no data.
            let size = if kind == elf::STT_OBJECT { symbol.st_size(endian) } else { 0 };
            symbols.insert(&String::from_utf8_lossy(name), symbol.st_value(endian), size);
        }
    }
    Ok(symbols)
}
