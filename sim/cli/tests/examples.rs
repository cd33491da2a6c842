//! The examples are true: the kernel builds and runs, the saved view names signals that exist. (examples/cocotb: scripts/cocotb.)

mod common;

use common::{command, has, works};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_example_kernel_builds_and_checks_itself_on_any_shape() {
    if !has("riscv64-unknown-elf-gcc", "--version") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let elf = folder.path().join("collatz.elf");
    let source = root().join("examples/kernel/collatz.S");
    let build = command(&format!("build {} -o {}", source.display(), elf.display())).output().unwrap();
    assert!(build.status.success(), "{}", common::text(&build.stderr));
    for shape in
        ["--warps 1 --lanes 1", "--warps 3 --lanes 5", "--warps 4 --lanes 16", "--engine cycle --cores 2"]
    {
        let said = works(&format!("run {} --strict {shape}", elf.display()));
        assert!(said.starts_with("collatz: ok"), "{shape}: {said}");
    }
}

#[test]
fn the_saved_view_names_signals_and_files_that_wave_writes() {
    let folder = tempfile::tempdir().unwrap();
    let wave = folder.path().join("divergence.vcd");
    works(&format!("wave nested --config tiny --warm --no-open -o {}", wave.display()));
    // Our own save file has every signal.
    let signals = |path: &Path| -> BTreeSet<String> {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines()
            .filter_map(|line| line.split(' ').find(|word| word.starts_with("warpstep.")))
            .map(String::from)
            .collect()
    };
    let (known, named) =
        (signals(&wave.with_extension("gtkw")), signals(&root().join("examples/gtkwave/divergence.gtkw")));
    let unknown: Vec<_> = named.difference(&known).collect();
    assert!(named.len() > 20 && unknown.is_empty(), "no such signals: {unknown:?}");
    let view = std::fs::read_to_string(root().join("examples/gtkwave/divergence.gtkw")).unwrap();
    for line in view.lines().filter(|line| line.starts_with('^')) {
        let file = line.rsplit('/').next().unwrap();
        assert!(folder.path().join(file).exists(), "{line}");
    }
}
