//! What the tests of the command share: running it, what it must say, and whether a tool is there.
#![allow(dead_code)] // each test file uses its part

use std::process::{Command, Output, Stdio};

/// The command with these words; without a display.
pub fn command(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpstep"));
    command.args(words.split_whitespace()).stdin(Stdio::null());
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

pub fn warpstep(words: &str) -> Output {
    command(words).output().expect("it starts")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What it prints.
#[track_caller]
pub fn works(words: &str) -> String {
    let output = warpstep(words);
    assert!(output.status.success(), "{words}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What standard error says, without the wrapping of lines.
#[track_caller]
pub fn fails(words: &str, code: i32, says: &[&str]) -> String {
    let output = warpstep(words);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{words}: {error}");
    assert!(!error.contains("panicked"), "{error}");
    let flat = error.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    for word in says {
        assert!(flat.contains(word), "`{words}` does not say `{word}`:\n{error}");
    }
    flat
}

/// Without the tool there is nothing to test, and only a run that demands the tools calls that a failure.
pub fn has(tool: &str, version: &str) -> bool {
    let found = Command::new(tool).arg(version).output().is_ok();
    assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "{tool} is not installed");
    if !found {
        eprintln!("skipped: {tool} is not installed");
    }
    found
}

pub fn has_verilator() -> bool {
    has("verilator", "--version")
}
