//! What the C++ compiler is given: files Verilator made, several in one. Reading Verilator's headers takes longer than compiling a
//! small file, and every unit reads them once. `build.rs` reads this file too.

use std::path::{Path, PathBuf};

/// Fewer bytes than this are no work for a unit of their own: of files that are compiled to be fast, and of those that are compiled
/// at once.
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

/// Files and their sizes as units in `folder`, the longest work first: no more of a kind than there are `cores` to compile them.
pub(crate) fn units(files: &[(PathBuf, u64)], cores: usize, folder: &Path) -> Vec<Unit> {
    let mut files = files.to_vec();
    // The largest first, each to the unit with the least work: so units end up alike. A folder is read in any order.
    files.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    let mut found: Vec<(u64, Unit)> = vec![];
    for once in [false, true] {
        let files: Vec<_> = files.iter().filter(|(file, _)| runs_once(file) == once).collect();
        let bytes: u64 = files.iter().map(|(_, size)| size).sum();
        let least = if once { BYTES.1 } else { BYTES.0 };
        let count = (bytes.div_ceil(least) as usize).clamp(1, cores.max(1)).min(files.len());
        let mut units: Vec<(u64, String)> = vec![(0, String::new()); count];
        for (file, size) in files {
            let unit = units.iter_mut().min_by_key(|unit| unit.0).expect("a file has a unit");
            unit.0 += size;
            unit.1 += &format!("#include \"{}\"\n", file.display());
        }
        for (bytes, text) in units {
            let path = folder.join(format!("unit_{}.cpp", found.len()));
            found.push((if once { bytes / 4 } else { bytes }, Unit { path, text, once }));
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
        assert_eq!(units(&files, 4, Path::new("/made")).len(), 2);
    }

    /// The texts of the units for so many cores, and whether each runs once.
    fn found(cores: usize) -> Vec<(String, bool)> {
        let files = [("a", 9), ("b__Slow", 3), ("c", 1 << 20), ("d", 5), ("e__Slow", 5 << 20), ("f", 7)];
        let files = files.map(|(name, bytes)| (PathBuf::from(format!("{name}.cpp")), bytes));
        let found = units(&files, cores, Path::new("/made"));
        found.into_iter().map(|unit| (unit.text.replace("#include ", ""), unit.once)).collect()
    }

    #[test]
    fn every_file_is_in_one_unit_small_ones_together() {
        let unit = |text: &str, once| (text.to_string(), once);
        assert_eq!(
            found(2),
            [
                unit("\"e__Slow.cpp\"\n", true),
                unit("\"c.cpp\"\n", false),
                unit("\"a.cpp\"\n\"f.cpp\"\n\"d.cpp\"\n", false),
                unit("\"b__Slow.cpp\"\n", true),
            ]
        );
    }

    #[test]
    fn one_core_compiles_one_unit_of_each_kind() {
        assert_eq!(found(1).iter().map(|unit| unit.1).collect::<Vec<_>>(), [true, false]);
    }
}
