//! What goes to standard output and into files.

use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Prints text.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints a result as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("our results are plain data");
    print(&(text + "\n"))
}

/// Writes a file that appears whole or not at all.
pub fn write_file(path: &Path, contents: &str) -> Result<(), Failure> {
    let failed = |error| Failure::Write { path: path.display().to_string(), error };
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    file.write_all(contents.as_bytes()).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    // A temporary file is for its owner only; a result is for everybody, as if created in the ordinary way.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::Permissions::from_mode(0o644);
        file.as_file().set_permissions(mode).map_err(failed)?;
    }
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
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
}
