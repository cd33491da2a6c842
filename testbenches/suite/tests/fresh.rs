//! The prebuilt images are what the sources give. Needs the RISC-V gcc; without it the test says so and passes, unless
//! WARPSTEP_REQUIRE_TOOLS=1 forbids that.

use object::{Object, ObjectSection, ObjectSymbol};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use warpstep_runtime::Build;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What a program can see: sections that are loaded, and the variables a check reads.
type Visible = (BTreeMap<String, (u64, Vec<u8>)>, BTreeMap<String, u64>);

fn visible(image: &[u8]) -> Visible {
    let file = object::File::parse(image).expect("an ELF file");
    let sections = file.sections().filter(|section| section.address() != 0).map(|section| {
        let name = section.name().expect("a name").to_owned();
        (name, (section.address(), section.data().expect("contents").to_vec()))
    });
    let symbols = file.symbols().filter(|symbol| symbol.is_global());
    let symbols = symbols.map(|symbol| (symbol.name().expect("a name").to_owned(), symbol.address()));
    (sections.collect(), symbols.collect())
}

#[test]
fn prebuilt_images_are_fresh() {
    for kernel in warpstep_suite::all() {
        let source = here("kernels").join(kernel.name.trim_end_matches("_free")).with_extension("c");
        let mut build = Build::of(vec![source]);
        build.flags = vec!["-Werror".into()];
        if kernel.name.ends_with("_free") {
            build.flags.push("-DBRANCH_FREE".into());
        }
        let Some(rebuilt) = build.image_if_installed() else { return };
        let rebuilt = rebuilt.unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
        let same = visible(&rebuilt) == visible(kernel.image);
        assert!(same, "{}.elf is not what its source gives: run testbenches/suite/build", kernel.name);
    }
}

#[test]
fn every_source_is_listed_in_all_its_forms() {
    let mut wanted = BTreeSet::new();
    for file in std::fs::read_dir(here("kernels")).expect("a folder") {
        let path = file.expect("it can be read").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.extension().is_some_and(|extension| extension == "c") {
            if std::fs::read_to_string(&path).expect("text").contains("BRANCH_FREE") {
                wanted.insert(format!("{name}_free"));
            }
            wanted.insert(name);
        }
    }
    let listed: BTreeSet<String> =
        warpstep_suite::all().iter().map(|kernel| kernel.name.to_owned()).collect();
    assert_eq!(listed, wanted);
}
