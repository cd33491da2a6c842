//! What the C++ compiler is given: files Verilator made, several in one. Reading Verilator's headers takes longer than compiling a
//! small file, and every unit reads them once. `build.rs` reads this file too.

use std::path::{Path, PathBuf};

/// More bytes than this are not put into one unit, so that there is something for every processor of the machine: of files
/// that are compiled to be fast, and of those that are compiled at once.
const BYTES: (u64, u64) = (256 << 10, 4 << 20);

/// Files compiled as one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// Where it is written.
    pub path: PathBuf,
    /// What it includes.
    pub text: String,
    /// It is about the first evaluation: it need not be fast, only soon compiled.
    pub once: bool,
}

/// Files and their sizes as units in `folder`, the longest work first.
pub(crate) fn units(files: &[(PathBuf, u64)], folder: &Path) -> Vec<Unit> {
    let mut files = files.to_vec();
    files.sort(); // a folder is read in any order
    let mut found: Vec<(u64, Unit)> = vec![];
    for once in [false, true] {
        let most = if once { BYTES.1 } else { BYTES.0 };
        let (mut bytes, mut opened) = (0, false);
        for (file, size) in files.iter().filter(|(file, _)| runs_once(file) == once) {
            if !opened || bytes + size > most {
                let path = folder.join(format!("unit_{}.cpp", found.len()));
                found.push((0, Unit { path, text: String::new(), once }));
                (bytes, opened) = (0, true);
            }
            bytes += size;
            let (work, unit) = found.last_mut().expect("one was opened");
            unit.text += &format!("#include \"{}\"\n", file.display());
            *work += if once { size / 4 } else { *size };
        }
    }
    found.sort_by_key(|(work, _)| std::cmp::Reverse(*work));
    found.into_iter().map(|(_, unit)| unit).collect()
}

fn runs_once(path: &Path) -> bool {
    path.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("__Slow"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_a_full_disk_left_empty_are_files() {
        let files = ["a.cpp", "b__Slow.cpp"].map(|name| (PathBuf::from(name), 0));
        assert_eq!(units(&files, Path::new("/made")).len(), 2);
    }

    #[test]
    fn every_file_is_in_one_unit_small_ones_together() {
        let files = [("a", 9), ("b__Slow", 3), ("c", 1 << 20), ("d", 5), ("e__Slow", 5 << 20), ("f", 7)];
        let files = files.map(|(name, bytes)| (PathBuf::from(format!("{name}.cpp")), bytes));
        let found = units(&files, Path::new("/made"));
        let found: Vec<(String, bool)> =
            found.into_iter().map(|unit| (unit.text.replace("#include ", ""), unit.once)).collect();
        let unit = |text: &str, once| (text.to_string(), once);
        assert_eq!(
            found,
            [
                unit("\"e__Slow.cpp\"\n", true),
                unit("\"c.cpp\"\n", false),
                unit("\"d.cpp\"\n\"f.cpp\"\n", false),
                unit("\"a.cpp\"\n", false),
                unit("\"b__Slow.cpp\"\n", true),
            ]
        );
    }
}
