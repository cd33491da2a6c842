//! What stands beside a dump so that GTKWave shows it as people want it: the save file (groups, colours, radices), a file of
//! words for each enumeration, and the script GTKWave asks for readable text.
//!
//! Signals are grouped by their scope below the outermost one. A dump with two outermost scopes and the same names below
//! (`rtl` and `model`, say) therefore shows each signal twice, one line above the other.

mod text;

use crate::layout::{Layout, SignalId};
use crate::whole_file::WholeFile;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What is written beside a dump.
pub struct Companions<'a> {
    /// Signals of the dump.
    pub layout: &'a Layout,
    /// File of the dump.
    pub dump: &'a Path,
    /// First and last time to show at first.
    pub shown: (u64, u64),
    /// Where the marker stands.
    pub marker: Option<u64>,
    /// Signals in a group of their own at the top.
    pub first: &'a [SignalId],
    /// Program and arguments that turn one value per line (hexadecimal) into one text per line, for `Kind::Filtered`.
    pub filter: Option<&'a [String]>,
}

/// The file beside a dump that ends in `end` instead.
pub fn companion(dump: &Path, end: &str) -> PathBuf {
    dump.with_extension(end)
}

impl Companions<'_> {
    /// Writes them; gives the save file.
    pub fn write(&self) -> io::Result<PathBuf> {
        let dump = std::path::absolute(self.dump)?;
        let save = companion(&dump, "gtkw");
        for words in self.layout.enumerations() {
            WholeFile::write(&self.words_path(&dump, &words.name), text::words(words).as_bytes())?;
        }
        let filter = match self.filter {
            Some(command) => {
                let path = companion(&dump, "filter");
                let mut file = WholeFile::create_executable(&path)?;
                file.write_all(text::script(command).as_bytes())?;
                file.commit()?;
                Some(path)
            }
            None => None,
        };
        let text = text::save_file(self, &dump, &save, filter.as_deref());
        WholeFile::write(&save, text.as_bytes())?;
        Ok(save)
    }

    fn words_path(&self, dump: &Path, name: &str) -> PathBuf {
        companion(dump, &format!("{name}.txt"))
    }
}

#[cfg(test)]
mod tests;
