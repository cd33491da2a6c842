//! A program as an ELF32 file, for programs that no linker made: a header, the segments, and a table of the symbols.
//!
//! Every field of the format is a word or half a word; the lists below are in the format's order.

use crate::Program;
use object::elf;

const HEADER_BYTES: usize = 52;
const SEGMENT_HEAD_BYTES: usize = 32;
const SECTION_HEAD_BYTES: usize = 40;
const SYMBOL_BYTES: usize = 16;

/// Names of the sections: none, symbols, their names, the sections' names.
const SECTION_NAMES: &[u8] = b"\0.symtab\0.strtab\0.shstrtab\0";
/// Where each begins in the list.
const NAME_PLACES: [u32; 3] = [1, 9, 17];

fn words(list: &[u32]) -> Vec<u8> {
    list.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn halves(list: &[u16]) -> Vec<u8> {
    list.iter().flat_map(|half| half.to_le_bytes()).collect()
}

/// The whole file.
pub(crate) fn write(program: &Program) -> Vec<u8> {
    let heads = HEADER_BYTES + program.segments.len() * SEGMENT_HEAD_BYTES;
    let (mut body, mut segment_heads) = (Vec::new(), Vec::new());
    for segment in &program.segments {
        let access = elf::PF_R.0 | if segment.executable { elf::PF_X.0 } else { elf::PF_W.0 };
        let (place, length) = put(&mut body, heads, &segment.bytes);
        let address = segment.address;
        segment_heads.extend(words(&[elf::PT_LOAD.0, place, address, address, length, length, access, 4]));
    }
    let (symbols, names) = symbol_table(program);
    let [symbols, names, section_names] =
        [symbols.as_slice(), &names, SECTION_NAMES].map(|part| put(&mut body, heads, part));
    let mut file = header(program, heads + body.len());
    file.extend(segment_heads);
    file.extend(body);
    file.extend([0; SECTION_HEAD_BYTES]);
    let [symtab, strtab, shstrtab] = NAME_PLACES;
    let (table, strings) = (elf::SHT_SYMTAB.0, elf::SHT_STRTAB.0);
    // Behind place and length: the section of the names, the first global symbol, alignment, bytes of an entry.
    file.extend(words(&[symtab, table, 0, 0, symbols.0, symbols.1, 2, 1, 4, SYMBOL_BYTES as u32]));
    file.extend(words(&[strtab, strings, 0, 0, names.0, names.1, 0, 0, 1, 0]));
    file.extend(words(&[shstrtab, strings, 0, 0, section_names.0, section_names.1, 0, 0, 1, 0]));
    file
}

/// Adds a part, padded to whole words; -> its place in the file and its length.
fn put(body: &mut Vec<u8>, heads: usize, part: &[u8]) -> (u32, u32) {
    let place = (heads + body.len()) as u32;
    body.extend(part);
    body.resize(body.len().next_multiple_of(4), 0);
    (place, part.len() as u32)
}

fn header(program: &Program, sections: usize) -> Vec<u8> {
    let version = u32::from(elf::EV_CURRENT.0);
    let mut header = elf::ELFMAG.to_vec();
    header.extend([elf::ELFCLASS32.0, elf::ELFDATA2LSB.0, elf::EV_CURRENT.0]);
    header.resize(16, 0);
    header.extend(halves(&[elf::ET_EXEC.0, elf::EM_RISCV.0]));
    header.extend(words(&[version, program.entry, HEADER_BYTES as u32, sections as u32, 0]));
    let segments = (SEGMENT_HEAD_BYTES as u16, program.segments.len() as u16);
    let names = NAME_PLACES.len() as u16;
    header.extend(halves(&[
        HEADER_BYTES as u16,
        segments.0,
        segments.1,
        SECTION_HEAD_BYTES as u16,
        names + 1,
        names,
    ]));
    header
}

/// The table and the names it points into. Of a variable its size is kept.
fn symbol_table(program: &Program) -> (Vec<u8>, Vec<u8>) {
    let (mut table, mut names) = (vec![0; SYMBOL_BYTES], vec![0]);
    for (name, address) in program.symbols.all() {
        let size = program.symbols.size(name);
        let kind = if size.is_some() { elf::STT_OBJECT } else { elf::STT_NOTYPE };
        table.extend(words(&[names.len() as u32, address, size.unwrap_or(0)]));
        table.extend([elf::STB_GLOBAL.0 << 4 | kind.0, 0]);
        table.extend(halves(&[elf::SHN_ABS.0]));
        names.extend(name.bytes().chain([0]));
    }
    (table, names)
}

#[cfg(test)]
mod tests {
    use crate::{Program, Segment};

    #[test]
    fn what_is_written_is_read_again() {
        let mut program = Program::from_words("p", &[0x13, 0x73]);
        program.segments.push(Segment { address: 0x8010_0000, bytes: vec![1, 2, 3], executable: false });
        program.symbols.insert("begin", 0x8000_0004, 0);
        program.symbols.insert("table", 0x8010_0000, 3);
        let again = Program::from_bytes("p", &program.elf()).unwrap();
        assert_eq!((again.entry, &again.segments), (program.entry, &program.segments));
        assert!(program.symbols.all().eq(again.symbols.all()));
        assert_eq!((again.symbols.size("table"), again.symbols.size("begin")), (Some(3), None));
    }
}
