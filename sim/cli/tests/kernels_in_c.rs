//! A user's own C kernel: built, run on three engines with inputs of one's own; what is missing or wrong is named.

mod common;

use common::{fails, warpstep};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GCC: &str = "riscv64-unknown-elf-gcc";

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/c/saxpy.c")
}

fn gcc_is_installed() -> bool {
    let found = Command::new(GCC)
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    let required = std::env::var("WARPSTEP_REQUIRE_TOOLS").is_ok_and(|value| value == "1");
    assert!(found || !required, "{GCC} is not installed: apt-get install gcc-riscv64-unknown-elf");
    found
}

#[test]
fn an_example_is_built_and_gives_the_same_on_every_engine() {
    if !gcc_is_installed() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let image = folder.path().join("saxpy.elf").display().to_string();
    let built = warpstep(&format!("build {} -o {image}", example().display()));
    assert_eq!((built.status.code(), stdout(&built)), (Some(0), format!("{image}\n")));
    for machine in
        ["--engine golden", "--engine golden --cores 2 --warps 3 --lanes 5", "--engine cycle", "--engine rtl"]
    {
        let run = warpstep(&format!("run {image} {machine} --arg n=20 --arg a=0.5 --arg limit=5"));
        assert_eq!(run.status.code(), Some(0), "{machine}");
        let text = stdout(&run);
        // limit=5 has no point: it is the word 5, as a float next to nothing, so every element is above it.
        assert!(text.starts_with("y[19] = 10.500000, 20 of 20 above 0.0, "), "{machine}: {text}");
    }
}

#[test]
fn a_file_gives_a_variable_its_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let numbers = folder.path().join("numbers.bin");
    std::fs::write(&numbers, [3.0_f32, 1.0, 2.0].map(f32::to_le_bytes).concat()).unwrap();
    let run = warpstep(&format!("run psort --arg count=3 --arg unsorted={}", numbers.display()));
    assert_eq!(run.status.code(), Some(0));
}

#[test]
fn what_is_wrong_with_a_variable_is_named() {
    fails("run psort --arg count", 125, &["--arg count", "there is no ="]);
    fails("run psort --arg nobody=1", 125, &["no symbol `nobody`"]);
    fails("run psort --arg count=no/such/file", 125, &["no/such/file", "no 32-bit number"]);
    fails("cosim psort --arg main=1", 125, &["`main` is a label"]);
}

#[test]
fn what_is_missing_for_a_build_is_named() {
    let example = example().display().to_string();
    fails("build no/such/kernel.c", 125, &["there is no file no/such/kernel.c"]);
    fails("build Cargo.toml", 125, &["Cargo.toml is neither C nor assembler"]);
    fails(
        &format!("build {example} -o target/x.elf --compiler no-such-gcc"),
        125,
        &["cannot start the compiler `no-such-gcc`", "apt-get install gcc-riscv64-unknown-elf"],
    );
}

#[test]
fn a_source_with_an_error_shows_what_the_compiler_says_and_leaves_no_image() {
    if !gcc_is_installed() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("wrong.c");
    std::fs::write(&source, "#include \"warpstep.h\"\nint main(void) { return nobody; }\n").unwrap();
    fails(&format!("build {}", source.display()), 125, &["nobody", "undeclared"]);
    assert!(!folder.path().join("wrong.elf").exists());
}

#[test]
fn headers_are_written_for_editors() {
    let folder = tempfile::tempdir().unwrap();
    let written = folder.path().join("include");
    assert_eq!(warpstep(&format!("build --headers {}", written.display())).status.code(), Some(0));
    for name in ["warpstep.h", "ws_math.h", "simt.inc", "kernel.ld"] {
        assert!(written.join(name).is_file(), "{name}");
    }
}
