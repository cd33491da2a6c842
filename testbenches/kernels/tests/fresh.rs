//! The prebuilt images are what the sources give: rebuilt with gcc, nothing a program can see differs.
//!
//! Compared are the entry, the contents of all sections that are loaded and the global symbols; the file's own layout
//! is the linker's business. Needs the RISC-V gcc. Without it the test says so and passes, unless
//! WARPSTEP_REQUIRE_TOOLS=1 forbids that.

use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, elf};
use std::collections::BTreeMap;
use std::path::Path;
use warpstep_kernels::{all, faults};
use warpstep_runtime::Build;

/// What a program can see of its image.
#[derive(Debug, PartialEq, Eq)]
struct Visible {
    entry: u64,
    /// By name: address, size, bytes (none where memory starts as zero).
    sections: BTreeMap<String, (u64, u64, Vec<u8>)>,
    /// By name: address, size.
    globals: BTreeMap<String, (u64, u64)>,
}

fn visible(image: &[u8]) -> Visible {
    let file = object::File::parse(image).expect("an ELF file");
    let is_loaded = |flags| matches!(flags, SectionFlags::Elf { sh_flags, .. } if sh_flags & elf::SHF_ALLOC == elf::SHF_ALLOC);
    let sections = file
        .sections()
        .filter(|section| is_loaded(section.flags()))
        .map(|section| {
            let name = section.name().expect("a name").to_owned();
            let bytes = section.data().expect("contents").to_vec();
            (name, (section.address(), section.size(), bytes))
        })
        .collect();
    let globals = file
        .symbols()
        .filter(|symbol| symbol.is_global() && !symbol.is_undefined())
        .map(|symbol| (symbol.name().expect("a name").to_owned(), (symbol.address(), symbol.size())))
        .collect();
    Visible { entry: file.entry(), sections, globals }
}

#[test]
fn prebuilt_images_are_fresh() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let groups = [(all(), here.to_owned()), (faults(), here.join("faults"))];
    for (kernel, folder) in
        groups.into_iter().flat_map(|(all, folder)| all.into_iter().map(move |one| (one, folder.clone())))
    {
        let source = folder.join(&kernel.expectation.source);
        let build = Build { flags: kernel.expectation.flags.clone(), ..Build::of(vec![source]) };
        let Some(rebuilt) = build.image_if_installed() else { return };
        let rebuilt = rebuilt.unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
        assert!(
            visible(kernel.image) == visible(&rebuilt),
            "{}.elf is not what {} gives: run testbenches/kernels/build",
            kernel.name,
            kernel.expectation.source
        );
    }
}
