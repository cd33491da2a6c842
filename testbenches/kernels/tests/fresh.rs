//! The prebuilt images are what the sources give: rebuilt with gcc, nothing a program can see differs.
//!
//! Compared are the entry, the contents of all sections that are loaded and the global symbols; the file's own layout
//! is the linker's business. Needs the RISC-V gcc. Without it the test says so and passes, unless
//! WARPSTEP_REQUIRE_TOOLS=1 forbids that.

use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, elf};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use warpstep_kernels::{all, faults};

const GCC: &str = "riscv64-unknown-elf-gcc";

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

fn gcc_is_installed() -> bool {
    Command::new(GCC).arg("--version").stdout(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Builds everything into `out`, with the script that made the images in the repository.
fn build(out: &Path) {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("build");
    let status = Command::new(&script).arg(out).status().expect("the build script starts");
    assert!(status.success(), "{} {} failed", script.display(), out.display());
}

#[test]
fn prebuilt_images_are_fresh() {
    if !gcc_is_installed() {
        let required = std::env::var("WARPSTEP_REQUIRE_TOOLS").is_ok_and(|value| value == "1");
        assert!(!required, "{GCC} is not installed: apt-get install gcc-riscv64-unknown-elf");
        eprintln!("not checked: {GCC} is not installed (apt-get install gcc-riscv64-unknown-elf)");
        return;
    }
    let out = tempfile::tempdir().expect("a temporary folder");
    build(out.path());
    let groups = [(all(), out.path().to_owned()), (faults(), out.path().join("faults"))];
    for (kernels, folder) in groups {
        for kernel in kernels {
            let rebuilt = std::fs::read(folder.join(kernel.name).with_extension("elf")).expect("an image");
            let same = visible(kernel.image) == visible(&rebuilt);
            assert!(
                same,
                "{}.elf is not what {} gives: run testbenches/kernels/build",
                kernel.name, kernel.expectation.source
            );
        }
    }
}
