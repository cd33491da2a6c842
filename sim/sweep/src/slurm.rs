//! A sweep as a Slurm job array: one script, whose tasks each run the rows of one chunk that are still to do.
//!
//! Slurm gives a task its number and kills what it must; all else is the sweep's folder, which every node must see under the same path.

use crate::{Folder, Manifest};
use std::path::Path;

/// Tasks that Slurm allows in an array unless its `MaxArraySize` says more.
pub const MOST_TASKS: usize = 1000;

/// Why there is no script.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum ScriptError {
    /// A path that a line of the script cannot hold.
    #[error("the path {0:?} has characters that a job script cannot hold")]
    Path(String),
    /// An option that would be more than an option.
    #[error("the option {0:?} is not one of sbatch: write --NAME or --NAME=VALUE, on one line")]
    Option(String),
}

/// Numbers in order, neighbours as a range: `0-3,7,9-10`.
pub fn ranges(numbers: &[usize]) -> String {
    let mut spans: Vec<(usize, usize)> = vec![];
    for number in numbers {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            _ => spans.push((*number, *number)),
        }
    }
    let text = |(first, last): &(usize, usize)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    spans.iter().map(text).collect::<Vec<_>>().join(",")
}

/// Rows of one task, so that an array of ordinary size holds all.
pub fn chunk_for(rows: usize) -> usize {
    rows.div_ceil(MOST_TASKS).max(1)
}

/// A path between double quotes, for the shell and for sbatch's own lines; `%` begins a pattern there.
fn quoted(path: &Path) -> Result<String, ScriptError> {
    let text = path.display().to_string();
    let is_plain = path.to_str().is_some() && !text.contains(['"', '\\', '$', '`', '\n', '\r', '%']);
    if is_plain { Ok(format!("\"{text}\"")) } else { Err(ScriptError::Path(text)) }
}

/// The script for these tasks.
pub fn script(
    folder: &Folder,
    manifest: &Manifest,
    command: &Path,
    tasks: &[usize],
) -> Result<String, ScriptError> {
    let (place, command) = (quoted(folder.path())?, quoted(command)?);
    let mut options = String::new();
    for option in manifest.sbatch.iter().flatten() {
        if !option.starts_with("--") || option.contains(['\n', '\r']) {
            return Err(ScriptError::Option(option.clone()));
        }
        options += &format!("#SBATCH {option}\n");
    }
    Ok(format!(
        "#!/bin/bash\n\
         # A sweep of {} rows, {} a task. Submit it with sbatch; `warpstep sweep --collect` shows what is there.\n\
         #SBATCH --job-name=warpstep-sweep\n\
         #SBATCH --array={}\n\
         #SBATCH --cpus-per-task=1\n\
         #SBATCH --chdir={place}\n\
         #SBATCH --output=logs/%a.log\n\
         #SBATCH --open-mode=append\n\
         {options}\
         exec {command} sweep --folder {place} --task \"$SLURM_ARRAY_TASK_ID\"\n",
        manifest.rows.len(),
        manifest.chunk,
        ranges(tasks),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;

    #[test]
    fn neighbours_become_ranges() {
        assert_eq!(ranges(&[]), "");
        assert_eq!(ranges(&[5]), "5");
        assert_eq!(ranges(&[0, 1, 2, 3, 7, 9, 10]), "0-3,7,9-10");
    }

    #[test]
    fn an_ordinary_array_holds_any_sweep() {
        for rows in [0_usize, 1, 12, 1000, 1001, 123_456] {
            let tasks = rows.div_ceil(chunk_for(rows));
            assert!(tasks <= MOST_TASKS, "{rows} rows make {tasks} tasks");
        }
    }

    fn written(place: &Path, sbatch: &[&str]) -> Result<String, ScriptError> {
        let folder = Folder::prepare(place).unwrap();
        let mut manifest = Manifest::new("1", "grid", vec![]);
        manifest.rows = vec![Row { values: vec![], words: vec![] }; 12];
        manifest.chunk = 2;
        manifest.sbatch = Some(sbatch.iter().map(|option| option.to_string()).collect());
        script(&folder, &manifest, "/opt/warpstep/bin/warpstep".as_ref(), &[0, 1, 2, 5])
    }

    #[test]
    fn the_script_names_its_tasks_its_folder_and_the_options_given() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().canonicalize().unwrap().join("my sweep");
        let text = written(&path, &["--time=0:10:00", "--partition=short"]).unwrap();
        let (head, body) = text.split_at(text.find("exec").unwrap());
        assert!(head.lines().skip(1).all(|line| line.starts_with('#')), "{head}");
        for line in ["#SBATCH --array=0-2,5", "#SBATCH --time=0:10:00", "#SBATCH --partition=short"] {
            assert!(head.lines().any(|other| other == line), "{line} is not in\n{head}");
        }
        let expected = format!(
            "exec \"/opt/warpstep/bin/warpstep\" sweep --folder \"{}\" --task \"$SLURM_ARRAY_TASK_ID\"\n",
            path.display()
        );
        assert_eq!(body, expected);
    }

    #[test]
    fn what_would_break_out_of_its_line_is_refused() {
        let place = tempfile::tempdir().unwrap();
        let odd = written(&place.path().join("a$(b)"), &[]);
        assert!(matches!(odd, Err(ScriptError::Path(_))));
        for option in ["rm -rf", "--time=1\nrm -rf /"] {
            assert_eq!(written(place.path(), &[option]), Err(ScriptError::Option(option.into())));
        }
    }
}
