//! GTKWave, where there is a display.

use super::shown;
use crate::failure::Failure;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Opens a save file, or prints how to.
pub fn open(save_file: &Path, quiet: bool) -> Result<(), Failure> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        if !quiet {
            let text = format!("no display; see it with: gtkwave {}", shown(save_file));
            let _ = writeln!(std::io::stderr(), "{text}");
        }
        return Ok(());
    }
    let started = Command::new("gtkwave")
        .arg(save_file)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    match started {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::other(
            format!("the waveform is written, but gtkwave does not start: {error}"),
            format!("apt-get install gtkwave, then: gtkwave {}; --no-open only writes", shown(save_file)),
        )),
    }
}
