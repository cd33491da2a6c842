//! Measurements that outlast an interrupt: a file each, whole or not there, with what it was measured on in its name.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

/// Changes when a measurement means something else than before.
const VERSION: u32 = 1;

/// A folder of measurements.
#[derive(Clone, Debug)]
pub struct Results {
    folder: PathBuf,
}

/// A measurement that cannot be kept.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {path}: {error}")]
pub struct ResultsError {
    path: String,
    error: std::io::Error,
}

impl Results {
    /// In this folder, which is made if it is not there.
    pub fn open(folder: &Path) -> Result<Results, ResultsError> {
        let failed = |error| ResultsError { path: folder.display().to_string(), error };
        std::fs::create_dir_all(folder).map_err(failed)?;
        Ok(Results { folder: folder.into() })
    }

    /// `name` for people; `identity` is all the measurement follows from.
    fn path(&self, name: &str, identity: &str) -> PathBuf {
        let hash = XxHash3_128::oneshot(format!("{VERSION} {identity}").as_bytes());
        self.folder.join(format!("{}-{hash:032x}.json", name.replace('/', "_")))
    }

    /// A measurement made before; one that cannot be read is made again.
    pub fn find<T: DeserializeOwned>(&self, name: &str, identity: &str) -> Option<T> {
        serde_json::from_str(&std::fs::read_to_string(self.path(name, identity)).ok()?).ok()
    }

    /// Keeps a measurement.
    pub fn keep<T: Serialize>(
        &self,
        name: &str,
        identity: &str,
        measurement: &T,
    ) -> Result<(), ResultsError> {
        let path = self.path(name, identity);
        let failed = |error| ResultsError { path: path.display().to_string(), error };
        let text = serde_json::to_string_pretty(measurement).expect("plain data");
        let file = tempfile::NamedTempFile::new_in(&self.folder).map_err(failed)?;
        std::fs::write(file.path(), text).map_err(failed)?;
        file.persist(&path).map_err(|error| failed(error.error))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measurement_is_found_again_only_for_what_it_was_made_on() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::open(&folder.path().join("runs")).unwrap();
        results.keep("psort lrr/gtlrr", "image 1", &8_u64).unwrap();
        assert_eq!(results.find("psort lrr/gtlrr", "image 1"), Some(8_u64));
        assert_eq!(results.find::<u64>("psort lrr/gtlrr", "image 2"), None);
    }

    #[test]
    fn a_file_cut_short_is_measured_again() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::open(folder.path()).unwrap();
        results.keep("a", "x", &8_u64).unwrap();
        std::fs::write(results.path("a", "x"), "{").unwrap();
        assert_eq!(results.find::<u64>("a", "x"), None);
    }
}
