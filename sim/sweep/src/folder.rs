//! The folder of a sweep: made once, opened by everyone who runs or collects rows of it, possibly at the same time.

use crate::{Manifest, Outcome, State};
use std::io::Write;
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

const MANIFEST: &str = "sweep.json";

/// Why a sweep does not go on.
#[derive(Debug, thiserror::Error)]
pub enum SweepError {
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// There is no sweep, or one of another time.
    #[error("{path} is no sweep: {problem}")]
    NoSweep {
        /// The manifest.
        path: String,
        /// What is wrong with it.
        problem: String,
    },
    /// Another sweep lives there.
    #[error("{path} holds another sweep: {difference}")]
    Another {
        /// The folder.
        path: String,
        /// Where the two differ.
        difference: String,
    },
    /// A command cannot be started.
    #[error("cannot start {command}: {error}")]
    Start {
        /// Which.
        command: String,
        /// Why.
        error: std::io::Error,
    },
}

/// A sweep on disk.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> SweepError + '_ {
    move |error| SweepError::File { path: path.display().to_string(), error }
}

impl Folder {
    /// The folder, made if it is not there; its path is absolute from here on.
    pub fn prepare(path: &Path) -> Result<Folder, SweepError> {
        for folder in [path.to_path_buf(), path.join("rows"), path.join("files"), path.join("logs")] {
            std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
        }
        Ok(Folder { path: path.canonicalize().map_err(failed(path))? })
    }

    /// Begins this sweep there, or goes on with it; what another sweep left is not touched.
    pub fn begin(&self, manifest: &Manifest) -> Result<(), SweepError> {
        if self.path.join(MANIFEST).exists() {
            let (_, old) = Folder::open(&self.path)?;
            return match difference(&old, manifest) {
                None => Ok(()),
                Some(difference) => {
                    Err(SweepError::Another { path: self.path.display().to_string(), difference })
                }
            };
        }
        let text = serde_json::to_string_pretty(manifest).expect("plain data");
        self.write(MANIFEST, text.as_bytes())
    }

    /// A sweep that was begun.
    pub fn open(path: &Path) -> Result<(Folder, Manifest), SweepError> {
        let file = path.join(MANIFEST);
        let no_sweep = |problem: String| SweepError::NoSweep { path: file.display().to_string(), problem };
        let text = std::fs::read_to_string(&file).map_err(|error| no_sweep(error.to_string()))?;
        let manifest: Manifest = serde_json::from_str(&text).map_err(|error| no_sweep(error.to_string()))?;
        if !manifest.is_readable() {
            return Err(no_sweep("it was written by another version".into()));
        }
        Ok((Folder { path: path.canonicalize().map_err(failed(path))? }, manifest))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a file of the sweep, whole or not at all.
    pub fn write(&self, name: &str, contents: &[u8]) -> Result<(), SweepError> {
        let path = self.path.join(name);
        let parent = path.parent().unwrap_or(&self.path);
        let mut file = tempfile::NamedTempFile::new_in(parent).map_err(failed(&path))?;
        file.write_all(contents).and_then(|()| file.as_file().sync_all()).map_err(failed(&path))?;
        file.persist(&path).map_err(|error| failed(&path)(error.error))?;
        Ok(())
    }

    /// Keeps a copy of a user's file, under the hash of its contents: a changed file makes another sweep. Gives its path in the folder.
    pub fn carry(&self, path: &Path) -> Result<String, SweepError> {
        let contents = std::fs::read(path).map_err(failed(path))?;
        let name = path.file_name().map_or_else(Default::default, |name| name.to_string_lossy());
        let name = format!("files/{:032x}-{name}", XxHash3_128::oneshot(&contents));
        self.write(&name, &contents)?;
        Ok(name)
    }

    fn row(number: usize) -> String {
        format!("rows/{number}.json")
    }

    /// Where a row stands.
    pub fn state(&self, manifest: &Manifest, number: usize) -> State {
        match std::fs::read_to_string(self.path.join(Self::row(number))) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => State::Missing,
            Err(error) => State::Unreadable(error.to_string()),
            Ok(text) => State::read(&text, &manifest.rows[number], &manifest.command),
        }
    }

    /// Drops what a row gave, so that it is run again.
    pub fn forget(&self, number: usize) -> Result<(), SweepError> {
        let path = self.path.join(Self::row(number));
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(failed(&path)(error)),
            _ => Ok(()),
        }
    }

    /// Keeps what a row gave.
    pub fn keep(&self, number: usize, outcome: &Outcome) -> Result<(), SweepError> {
        let text = serde_json::to_string_pretty(outcome).expect("plain data");
        self.write(&Self::row(number), text.as_bytes())
    }
}

/// The first difference of two sweeps.
fn difference(old: &Manifest, new: &Manifest) -> Option<String> {
    if old == new {
        return None;
    }
    if old.command != new.command {
        return Some(format!("it was made by version {}, this is {}", old.command, new.command));
    }
    let differing = old.rows.iter().zip(&new.rows).position(|(old, new)| old != new);
    Some(match differing {
        Some(row) => format!("its row {row} is `{}`", old.rows[row].words.join(" ")),
        None if old.rows.len() != new.rows.len() => format!("it has {} rows", old.rows.len()),
        None => "its tasks or options are others".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;
    use crate::outcome::tests::outcome;

    fn manifest(rows: usize) -> Manifest {
        let row = |number: usize| Row { values: vec![], words: vec![number.to_string()] };
        Manifest { rows: (0..rows).map(row).collect(), ..Manifest::new("1", "grid", vec![]) }
    }

    #[test]
    fn a_folder_keeps_its_sweep_and_refuses_another() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(&place.path().join("new/sweep")).unwrap();
        folder.begin(&manifest(3)).unwrap();
        folder.keep(1, &outcome(&manifest(3).rows[1], Some(0))).unwrap();
        folder.begin(&manifest(3)).unwrap();
        let (again, read) = Folder::open(folder.path()).unwrap();
        assert_eq!((read.clone(), again.state(&read, 1).word()), (manifest(3), "done"));
        let refused = folder.begin(&manifest(4)).unwrap_err().to_string();
        assert!(refused.contains("it has 3 rows"), "{refused}");
    }

    #[test]
    fn a_folder_without_a_manifest_is_no_sweep() {
        let place = tempfile::tempdir().unwrap();
        assert!(matches!(Folder::open(place.path()), Err(SweepError::NoSweep { .. })));
        std::fs::write(place.path().join(MANIFEST), "{\"version\":").unwrap();
        assert!(matches!(Folder::open(place.path()), Err(SweepError::NoSweep { .. })));
    }

    #[test]
    fn a_changed_file_has_another_name() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(place.path()).unwrap();
        let file = place.path().join("k.elf");
        std::fs::write(&file, "one").unwrap();
        let first = folder.carry(&file).unwrap();
        std::fs::write(&file, "two").unwrap();
        let second = folder.carry(&file).unwrap();
        assert!(first != second && first.ends_with("-k.elf"));
        assert_eq!(std::fs::read_to_string(place.path().join(first)).unwrap(), "one");
    }
}
