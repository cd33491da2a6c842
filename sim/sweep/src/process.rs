//! A row as a process, and many of them on a few threads.

use crate::{Folder, Manifest, Outcome, Row, SweepError};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Of what a process says on standard error this much is kept.
const MOST_SAID: usize = 16 << 10;

/// Runs a row to its end, in the sweep's folder.
pub fn run(command: &Path, folder: &Folder, row: &Row, version: &str) -> Result<Outcome, SweepError> {
    let start = Instant::now();
    let mut process = Command::new(command);
    process.args(&row.words).current_dir(folder.path()).stdin(Stdio::null());
    let output = process
        .output()
        .map_err(|error| SweepError::Start { command: command.display().to_string(), error })?;
    let mut said = String::from_utf8_lossy(&output.stderr).into_owned();
    said.truncate((0..=MOST_SAID.min(said.len())).rev().find(|end| said.is_char_boundary(*end)).unwrap_or(0));
    Ok(Outcome {
        words: row.words.clone(),
        command: version.into(),
        code: output.status.code(),
        ended_by: ended_by(output.status),
        report: serde_json::from_slice(&output.stdout).unwrap_or(Value::Null),
        said,
        seconds: start.elapsed().as_secs_f64(),
    })
}

#[cfg(unix)]
fn ended_by(status: ExitStatus) -> Option<String> {
    use std::os::unix::process::ExitStatusExt;
    status.signal().map(|signal| format!("its process was ended by signal {signal}"))
}

#[cfg(not(unix))]
fn ended_by(status: ExitStatus) -> Option<String> {
    status.code().is_none().then(|| "its process was ended".into())
}

/// Runs these rows on so many threads and keeps what they give; `done` is told of each. Ends early only if nothing can be
/// started or kept.
pub fn run_all(
    command: &Path,
    (folder, manifest): (&Folder, &Manifest),
    rows: &[usize],
    threads: usize,
    done: &(dyn Fn(usize, &Outcome) + Sync),
) -> Result<(), SweepError> {
    let (next, trouble) = (AtomicUsize::new(0), Mutex::new(None));
    let one = |number: usize| {
        let outcome = run(command, folder, &manifest.rows[number], &manifest.command)?;
        folder.keep(number, &outcome)?;
        done(number, &outcome);
        Ok(())
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, rows.len().max(1)) {
            scope.spawn(|| {
                while let Some(number) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = one(*number) {
                        next.store(rows.len(), Ordering::Relaxed);
                        *trouble.lock().expect("nobody panics with it") = Some(error);
                    }
                }
            });
        }
    });
    trouble.into_inner().expect("nobody panics with it").map_or(Ok(()), Err)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::Tally;

    /// A sweep whose command is the shell.
    fn check(scripts: &[&str], words: &[&str]) -> (tempfile::TempDir, Tally) {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(place.path()).unwrap();
        let row = |script: &&str| Row { values: vec![], words: vec!["-c".into(), script.to_string()] };
        let manifest =
            Manifest { rows: scripts.iter().map(row).collect(), ..Manifest::new("1", "grid", vec![]) };
        folder.begin(&manifest).unwrap();
        let rows: Vec<usize> = (0..scripts.len()).collect();
        run_all("/bin/sh".as_ref(), (&folder, &manifest), &rows, 2, &|_, _| ()).unwrap();
        let tally = Tally::of(&folder, &manifest);
        assert_eq!(tally.states.iter().map(|state| state.word()).collect::<Vec<_>>(), words);
        (place, tally)
    }

    #[test]
    fn each_row_ends_in_its_own_way() {
        let (_place, tally) = check(
            &["echo '{\"cycles\": 7}'", "echo wrong >&2; exit 3", "kill -9 $$", "echo no JSON"],
            &["done", "failed", "lost", "failed"],
        );
        assert_eq!(tally.states[1].reason().as_deref(), Some("wrong"));
        assert_eq!(tally.states[2].reason().as_deref(), Some("its process was ended by signal 9"));
        assert_eq!(tally.to_do(false), [2]);
        assert_eq!(tally.to_do(true), [1, 2, 3]);
    }

    #[test]
    fn rows_run_in_the_folder_of_the_sweep() {
        let (place, _) = check(&["echo \"{}\"; pwd > here"], &["done"]);
        let here = std::fs::read_to_string(place.path().join("here")).unwrap();
        assert_eq!(Path::new(here.trim()), place.path().canonicalize().unwrap());
    }

    #[test]
    fn a_command_that_is_not_there_ends_the_sweep() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(place.path()).unwrap();
        let row = Row { values: vec![], words: vec![] };
        let manifest = Manifest { rows: vec![row; 5], ..Manifest::new("1", "grid", vec![]) };
        let ended = run_all("/no/such".as_ref(), (&folder, &manifest), &[0, 1, 2], 2, &|_, _| ());
        assert!(matches!(ended, Err(SweepError::Start { .. })));
    }
}
