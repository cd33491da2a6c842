//! The device's files, as they are written beside a build.

use crate::BuildError;
use std::path::Path;

macro_rules! files {
    ($($name:literal)*) => { &[$(($name, include_str!(concat!("../device/", $name)))),*] };
}

/// What a kernel includes, and the linker scripts.
pub(crate) const READ: &[(&str, &str)] = &[
    ("link.ld", include_str!("../link.ld")),
    ("simt.inc", include_str!("../simt.inc")),
    ("warpstep.h", include_str!("../device/warpstep.h")),
    ("ws_math.h", include_str!("../device/ws_math.h")),
    ("machine.inc", include_str!("../device/machine.inc")),
    ("kernel.ld", include_str!("../device/kernel.ld")),
];

/// What every C kernel is linked with.
pub(crate) const COMPILED: &[(&str, &str)] = files!["crt0.S" "take_part.S" "spawn.c" "print.c" "memory.c"];

/// What is linked, too, where the machine does not multiply and divide.
pub(crate) const PRODUCTS: &[(&str, &str)] = files!["products.c"];

/// Writes what a source may include into `folder` (for editors, and for builds of one's own).
pub fn write_headers(folder: &Path) -> Result<(), BuildError> {
    write(READ, folder)
}

pub(crate) fn write(files: &[(&str, &str)], folder: &Path) -> Result<(), BuildError> {
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error| BuildError::Write { path, error }
    };
    std::fs::create_dir_all(folder).map_err(failed(folder))?;
    for (name, text) in files {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(failed(&path))?;
    }
    Ok(())
}
