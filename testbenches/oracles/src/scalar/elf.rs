//! A scalar program as an ELF32 executable: code and data as segments, and the symbols by which Spike finds the word
//! that ends a run.
//!
//! ```text
//! file header | program headers | code | data | symbols | names | section headers
//! ```

use super::{CODE, POOL, ScalarProgram, TOHOST};
use object::LittleEndian as LE;
use object::pod::{Pod, bytes_of};
use object::{elf, elf::Ident};

type FileHeader = elf::FileHeader32<LE>;
type ProgramHeader = elf::ProgramHeader32<LE>;
type SectionHeader = elf::SectionHeader32<LE>;
type Symbol = elf::Sym32<LE>;

/// Both tables of names in one: the sections need none.
const NAMES: &[u8] = b"\0tohost\0fromhost\0";
const FROMHOST: u32 = TOHOST + 64;

fn size<T>() -> u32 {
    size_of::<T>() as u32
}

/// The bytes of the file.
pub fn bytes(program: &ScalarProgram) -> Vec<u8> {
    let to_bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let (code, data) = (to_bytes(&program.code), to_bytes(&program.data));
    let code_at = size::<FileHeader>() + 2 * size::<ProgramHeader>();
    let data_at = code_at + code.len() as u32;
    let symbols_at = data_at + data.len() as u32;
    let names_at = symbols_at + 3 * size::<Symbol>();
    let sections_at = (names_at + NAMES.len() as u32).next_multiple_of(4);

    let mut file = Vec::new();
    append(&mut file, &file_header(sections_at));
    append(&mut file, &segment(elf::PF_R | elf::PF_X, CODE, code_at, code.len()));
    append(&mut file, &segment(elf::PF_R | elf::PF_W, POOL, data_at, data.len()));
    file.extend(code);
    file.extend(data);
    for (name, address) in [(0, 0), (1, TOHOST), (8, FROMHOST)] {
        append(&mut file, &symbol(name, address));
    }
    file.extend(NAMES);
    file.resize(sections_at as usize, 0);
    append(&mut file, &section(elf::SHT_NULL, 0, 0, 0));
    append(&mut file, &section(elf::SHT_SYMTAB, symbols_at, 3 * size::<Symbol>(), size::<Symbol>()));
    append(&mut file, &section(elf::SHT_STRTAB, names_at, NAMES.len() as u32, 0));
    file
}

fn append<T: Pod>(file: &mut Vec<u8>, part: &T) {
    file.extend(bytes_of(part));
}

fn file_header(sections_at: u32) -> FileHeader {
    FileHeader {
        e_ident: Ident {
            magic: elf::ELFMAG,
            class: elf::ELFCLASS32,
            data: elf::ELFDATA2LSB,
            version: elf::EV_CURRENT,
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            padding: [0; 7],
        },
        e_type: elf::ET_EXEC.into(),
        e_machine: elf::EM_RISCV.into(),
        e_version: 1.into(),
        e_entry: CODE.into(),
        e_phoff: size::<FileHeader>().into(),
        e_shoff: sections_at.into(),
        e_flags: elf::EF_RISCV_FLOAT_ABI_SINGLE.into(),
        e_ehsize: (size::<FileHeader>() as u16).into(),
        e_phentsize: (size::<ProgramHeader>() as u16).into(),
        e_phnum: 2.into(),
        e_shentsize: (size::<SectionHeader>() as u16).into(),
        e_shnum: 3.into(),
        e_shstrndx: elf::SymbolSection(2).into(),
    }
}

fn segment(flags: elf::ProgramFlags, address: u32, offset: u32, bytes: usize) -> ProgramHeader {
    ProgramHeader {
        p_type: elf::PT_LOAD.into(),
        p_offset: offset.into(),
        p_vaddr: address.into(),
        p_paddr: address.into(),
        p_filesz: (bytes as u32).into(),
        p_memsz: (bytes as u32).into(),
        p_flags: flags.into(),
        p_align: 4.into(),
    }
}

fn symbol(name: u32, address: u32) -> Symbol {
    Symbol {
        st_name: name.into(),
        st_value: address.into(),
        st_size: 0.into(),
        st_info: elf::SymbolInfo::new(elf::STB_GLOBAL, elf::STT_NOTYPE),
        st_other: elf::SymbolOther(0),
        st_shndx: elf::SHN_ABS.into(),
    }
}

fn section(kind: elf::SectionType, offset: u32, bytes: u32, entry_bytes: u32) -> SectionHeader {
    SectionHeader {
        sh_name: 0.into(),
        sh_type: kind.into(),
        sh_flags: Default::default(),
        sh_addr: 0.into(),
        sh_offset: offset.into(),
        sh_size: bytes.into(),
        // A symbol table names its string table and its first global symbol.
        sh_link: (if kind == elf::SHT_SYMTAB { 2 } else { 0 }).into(),
        sh_info: (if kind == elf::SHT_SYMTAB { 1 } else { 0 }).into(),
        sh_addralign: 4.into(),
        sh_entsize: entry_bytes.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use object::{Object, ObjectSegment, ObjectSymbol};

    #[test]
    fn the_file_reads_back_as_what_was_put_in() {
        let program = ScalarProgram { code: vec![0x13, 0x6F], data: vec![1, 2, 3] };
        let bytes = bytes(&program);
        let file = object::File::parse(&*bytes).expect("an object file");
        assert_eq!(file.entry(), u64::from(CODE));
        let segments: Vec<_> = file.segments().map(|segment| (segment.address(), segment.size())).collect();
        assert_eq!(segments, [(u64::from(CODE), 8), (u64::from(POOL), 12)]);
        let tohost = file.symbol_by_name("tohost").expect("Spike looks for it");
        assert_eq!(tohost.address(), u64::from(TOHOST));
    }
}
