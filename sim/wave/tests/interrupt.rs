//! An interrupt may come at any moment of a file's life, and nothing half-written is left. A process of its own: what is
//! unfinished is the whole process's.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use warpstep_wave::{WholeFile, remove_unfinished};

fn hidden_files(folder: &Path) -> usize {
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.filter(|name| name.to_string_lossy().starts_with('.')).count()
}

#[test]
fn whenever_it_comes_no_half_written_file_is_left_and_none_begins() {
    let folder = tempfile::tempdir().unwrap();
    let goes_on = AtomicBool::new(true);
    std::thread::scope(|scope| {
        for writer in 0..3 {
            let (path, goes_on) = (folder.path().join(format!("{writer}.vcd")), &goes_on);
            scope.spawn(move || {
                while goes_on.load(Ordering::Relaxed) {
                    WholeFile::create(&path).unwrap().write_all(b"half").unwrap();
                }
            });
        }
        let left = (0..300).map(|_| {
            let interrupted = remove_unfinished();
            let left = hidden_files(folder.path());
            std::thread::sleep(Duration::from_micros(300));
            let begun = hidden_files(folder.path());
            drop(interrupted);
            std::thread::sleep(Duration::from_micros(100));
            (left, begun)
        });
        let left: Vec<_> = left.filter(|left| *left != (0, 0)).collect();
        goes_on.store(false, Ordering::Relaxed);
        assert_eq!(left, []);
    });
}
