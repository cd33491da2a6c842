//! What goes to standard output and into files.

use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use warpstep_wave::WholeFile;

/// Prints text on standard output.
pub fn print(text: &str) -> Result<(), Failure> {
    Ok(print_bytes(text.as_bytes())?)
}

/// Prints whatever a program wrote.
pub fn print_bytes(text: &[u8]) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text)?;
    out.flush()
}

/// Prints a result as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("our results are plain data");
    print(&(text + "\n"))
}

/// Writes a file that appears whole or not at all.
pub fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    let failed = |error| Failure::Write { path: path.display().to_string(), error };
    WholeFile::write(path, contents.as_ref()).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let error = write_file(Path::new("no/such/folder/x.svg"), "x").unwrap_err().to_string();
        assert!(error.contains("no/such/folder/x.svg"), "{error}");
    }

    #[test]
    fn a_written_file_replaces_the_old_one_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.svg");
        write_file(&path, "old and long").unwrap();
        write_file(&path, "new").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_a_device() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real.svg"), folder.path().join("link.svg"));
        std::fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        write_file(&link, "new").unwrap();
        assert_eq!(std::fs::read_to_string(&real).unwrap(), "new");
        assert!(link.symlink_metadata().unwrap().is_symlink());
        write_file(Path::new("/dev/null"), "gone").unwrap();
        assert!(!Path::new("/dev/null").is_file());
    }
}
