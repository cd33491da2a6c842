//! The list of programs and what their expectations name agree with the files and the images.

use object::{Object, ObjectSymbol};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use warpstep_kernels::{Kernel, all, by_name, fault_by_name, faults};

/// Where the reset PC is, hence where every image must begin.
const RESET_PC: u64 = 0x8000_0000;

fn everything() -> Vec<Kernel> {
    all().into_iter().chain(faults()).collect()
}

fn symbols(kernel: &Kernel) -> HashMap<String, u64> {
    let image = object::File::parse(kernel.image).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    image.symbols().map(|symbol| (symbol.name().unwrap_or("").to_owned(), symbol.address())).collect()
}

fn names_in(folder: &str, extension: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files
        .map(|file| file.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|it| it == extension) && !path.ends_with("Cargo.toml"))
        .map(|path| path.file_stem().expect("it has an extension").to_string_lossy().into_owned())
        .collect()
}

fn check_listed(listed: Vec<Kernel>, folder: &str) {
    let names: BTreeSet<String> = listed.iter().map(|kernel| kernel.name.to_owned()).collect();
    assert_eq!(names.len(), listed.len(), "a name is listed twice");
    assert_eq!(names, names_in(folder, "toml"), "listed, and expectations in `{folder}`");
    assert_eq!(names, names_in(folder, "elf"), "listed, and images in `{folder}`");
    let used: BTreeSet<String> =
        listed.iter().map(|kernel| kernel.expectation.source.trim_end_matches(".S").to_owned()).collect();
    assert_eq!(used, names_in(folder, "S"), "built, and sources in `{folder}`");
}

#[test]
fn every_program_in_the_folders_is_listed_once() {
    check_listed(all(), "");
    check_listed(faults(), "faults");
}

#[test]
fn programs_are_found_by_name_among_their_own_kind() {
    assert_eq!(by_name("nested").expect("it is listed").name, "nested");
    assert_eq!(fault_by_name("runs_off").expect("it is listed").name, "runs_off");
    assert!(by_name("runs_off").is_none() && fault_by_name("nested").is_none());
}

#[test]
fn every_image_starts_at_the_reset_pc() {
    for kernel in everything() {
        let image = object::File::parse(kernel.image).expect("an ELF file");
        assert_eq!(image.entry(), RESET_PC, "{}", kernel.name);
    }
}

#[test]
fn every_symbol_an_expectation_names_is_in_the_image() {
    for kernel in everything() {
        let symbols = symbols(&kernel);
        let words = kernel.expectation.words.iter().map(|words| &words.symbol);
        let blamed = kernel.expectation.fault.iter().map(|fault| &fault.at);
        for symbol in words.chain(blamed) {
            assert!(symbols.contains_key(symbol), "{} has no `{symbol}`", kernel.name);
        }
    }
}

#[test]
fn exactly_the_wrong_programs_expect_a_fault() {
    assert!(all().iter().all(|kernel| kernel.expectation.fault.is_none()));
    assert!(faults().iter().all(|kernel| kernel.expectation.fault.is_some()));
}
