//! A file that appears whole or not at all: written under another name in the same folder, renamed at the end. Links are
//! followed; what is no ordinary file (a device, a pipe) is written as it is.
//!
//! A program that is interrupted ends without dropping anything: it calls [`remove_unfinished`] first.

use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::NamedTempFile;

/// Files being written, still under temporary names.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes every file that is still being written, and lets none begin while what it returns is kept.
#[must_use = "another thread may begin a file as soon as this is dropped"]
pub fn remove_unfinished() -> impl Sized {
    let mut unfinished = unfinished();
    for path in unfinished.drain(..) {
        let _ = std::fs::remove_file(path); // it may have got its name just now
    }
    unfinished
}

/// Keeps a path among the unfinished.
struct Unfinished(PathBuf);

impl Drop for Unfinished {
    fn drop(&mut self) {
        unfinished().retain(|path| *path != self.0);
    }
}

/// A file being written. Dropped without [`WholeFile::commit`] it was never there.
pub struct WholeFile {
    inner: Inner,
    target: PathBuf,
}

enum Inner {
    Hidden(BufWriter<NamedTempFile>, Unfinished),
    Straight(BufWriter<File>),
}

impl WholeFile {
    /// Starts a file under a temporary name.
    pub fn create(path: &Path) -> io::Result<WholeFile> {
        WholeFile::with_rights(path, 0o666)
    }

    /// Starts one that can be executed.
    pub fn create_executable(path: &Path) -> io::Result<WholeFile> {
        WholeFile::with_rights(path, 0o777)
    }

    /// Writes one at once.
    pub fn write(path: &Path, contents: &[u8]) -> io::Result<()> {
        let mut file = WholeFile::create(path)?;
        file.write_all(contents)?;
        file.commit()
    }

    fn with_rights(path: &Path, rights: u32) -> io::Result<WholeFile> {
        let target = match path.canonicalize() {
            Ok(target) if !target.is_file() => {
                let file = File::options().write(true).open(&target)?;
                return Ok(WholeFile { inner: Inner::Straight(BufWriter::new(file)), target });
            }
            Ok(target) => target,
            Err(_) => path.to_path_buf(),
        };
        let folder = match target.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(std::fs::Permissions::from_mode(rights));
        }
        // Nobody may be interrupted between a file's first moment and its place among the unfinished.
        let mut unfinished = unfinished();
        let file = builder.tempfile_in(folder)?;
        unfinished.push(file.path().into());
        let listed = Unfinished(file.path().into());
        Ok(WholeFile { inner: Inner::Hidden(BufWriter::with_capacity(1 << 18, file), listed), target })
    }

    /// Gives it its name.
    pub fn commit(self) -> io::Result<()> {
        match self.inner {
            Inner::Hidden(file, _unfinished) => {
                let file = file.into_inner().map_err(|error| error.into_error())?;
                if let Ok(old) = std::fs::metadata(&self.target) {
                    file.as_file().set_permissions(old.permissions())?;
                }
                file.as_file().sync_all()?;
                file.persist(&self.target).map_err(|error| error.error)?;
                Ok(())
            }
            Inner::Straight(mut file) => file.flush(),
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.inner {
            Inner::Hidden(file, _) => file.write(bytes),
            Inner::Straight(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.inner {
            Inner::Hidden(file, _) => file.flush(),
            Inner::Straight(file) => file.flush(),
        }
    }
}

impl Seek for WholeFile {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        match &mut self.inner {
            Inner::Hidden(file, _) => file.seek(position),
            Inner::Straight(file) => file.seek(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_its_end_was_never_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.vcd");
        WholeFile::create(&path).unwrap().write_all(b"half").unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        WholeFile::write(&path, b"old and long").unwrap();
        WholeFile::write(&path, b"new").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"new");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("full.vcd");
        std::os::unix::fs::symlink("/dev/full", &link).unwrap();
        assert_eq!(WholeFile::write(&link, b"x").unwrap_err().kind(), io::ErrorKind::StorageFull);
    }
}
