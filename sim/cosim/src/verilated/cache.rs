//! Compiled models, kept by the hash of everything they are made of.
//!
//! A model is built in a folder of its own and renamed into place when it is whole, so that parallel builds do not meet
//! and an interrupted one leaves nothing that could be taken for a model. What interrupted builds leave behind is swept
//! away after a day.

use super::build::{self, OBJECT};
use super::source::short_hash;
use super::wrapper;
use super::{ModelError, Source, builtin};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

const UNFINISHED: &str = "building-";
static RUNTIME: Mutex<()> = Mutex::new(());
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A compiled model, wherever it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiled {
    /// In this program.
    Builtin,
    /// A shared object.
    Object(PathBuf),
}

/// A folder of compiled models.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
    level: u32,
}

impl Cache {
    /// Models in `folder`, which is made when needed.
    pub fn at(folder: impl Into<PathBuf>) -> Cache {
        Cache { folder: folder.into(), level: wrapper::EVERY_CYCLE }
    }

    /// The same for models that run for seconds: they are compiled in about half the time, and not as fast.
    pub fn of_short_runs(folder: impl Into<PathBuf>) -> Cache {
        Cache { level: wrapper::FEW_CYCLES, ..Cache::at(folder) }
    }

    /// `$WARPSTEP_CACHE`, or the user's cache folder.
    pub fn of_user() -> Cache {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("WARPSTEP_CACHE")
            .or_else(|| set("XDG_CACHE_HOME").map(|cache| cache.join("warpstep")))
            .or_else(|| set("HOME").map(|home| home.join(".cache/warpstep")))
            .unwrap_or_else(|| std::env::temp_dir().join("warpstep"));
        Cache::at(folder.join("models"))
    }

    /// The compiled model of a design: built in, from the cache, or built now.
    pub fn model(&self, source: &Source) -> Result<Compiled, ModelError> {
        if builtin::is(source) { Ok(Compiled::Builtin) } else { self.object(source).map(Compiled::Object) }
    }

    /// The shared object of a design: from the cache, or built now.
    pub fn object(&self, source: &Source) -> Result<PathBuf, ModelError> {
        let version = build::verilator_version()?;
        let hash = source.hash(&format!("{} {version}", wrapper::recipe(self.level)));
        let place = self.folder.join(format!("{}-{hash}", source.top));
        let object = place.join(OBJECT);
        if object.exists() {
            return Ok(object);
        }
        std::fs::create_dir_all(&self.folder).map_err(ModelError::file("make", &self.folder))?;
        self.sweep();
        let runtime = self.runtime(&version)?;
        self.finish(&place, |folder| build::model(source, self.level, &runtime, folder))?;
        Ok(object)
    }

    /// What every model of this Verilator shares.
    fn runtime(&self, version: &str) -> Result<PathBuf, ModelError> {
        let place = self.folder.join(format!(
            "runtime-{}",
            short_hash(&[format!("{} {version}", wrapper::recipe(wrapper::RUNTIME))])
        ));
        let object = place.join("runtime.o");
        // Threads of one process need not compile it each.
        let _one_at_a_time = RUNTIME.lock().unwrap_or_else(PoisonError::into_inner);
        if !object.exists() {
            self.finish(&place, |folder| build::runtime(&folder.join("runtime.o")))?;
        }
        Ok(object)
    }

    /// Fills a new folder and puts it in place; if another process was faster, its folder stays.
    fn finish(
        &self,
        place: &Path,
        fill: impl FnOnce(&Path) -> Result<(), ModelError>,
    ) -> Result<(), ModelError> {
        let unfinished = tempfile::Builder::new()
            .prefix(UNFINISHED)
            .tempdir_in(&self.folder)
            .map_err(ModelError::file("make a folder in", &self.folder))?;
        // Tools on a full disk complain of anything but that, or of nothing.
        fill(unfinished.path()).map_err(|problem| {
            full(unfinished.path()).map_or(problem, ModelError::file("fill", &self.folder))
        })?;
        match std::fs::rename(unfinished.path(), place) {
            Ok(()) => {
                let _ = unfinished.keep(); // it is elsewhere now, and stays
                Ok(())
            }
            Err(_) if place.exists() => Ok(()),
            Err(error) => Err(ModelError::File { action: "put in place", path: place.into(), error }),
        }
    }

    /// Leftovers of builds that were interrupted long ago.
    fn sweep(&self) {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return };
        for entry in entries.flatten() {
            let unfinished = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
            let modified = entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::now());
            if unfinished && modified.elapsed().unwrap_or_default() > DAY {
                // Leftovers are only in the way; one that cannot be removed is for the next sweep.
                let _ = std::fs::remove_dir_all(entry.path());
            }
        }
    }
}

/// What keeps a file as large as those of a model from being written.
fn full(folder: &Path) -> Option<std::io::Error> {
    std::fs::write(folder.join("probe"), vec![0; 1 << 20]).err()
}
