//! Links between the pages: every file a page points to is there, and every heading too.

use std::path::{Path, PathBuf};

/// Every Markdown page of ours.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let mut pages = Vec::new();
    let folders =
        ["", "docs", "examples/c", "examples/kernel", "examples/cocotb", "examples/gtkwave", "hdl/kit"];
    for folder in folders.map(|folder| root.join(folder)) {
        let files =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        pages.extend(
            files
                .map(|file| file.unwrap().path())
                .filter(|path| path.extension().is_some_and(|it| it == "md")),
        );
    }
    pages
}

/// What stands in the round brackets of `[text](target)`.
fn targets(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// A heading as its link is written: small letters, blanks as hyphens, no punctuation.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[test]
fn every_page_points_to_files_and_headings_that_exist() {
    let pages = pages();
    assert!(pages.len() > 15);
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        for target in targets(&text).into_iter().filter(|target| !target.contains("://")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let path = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            assert!(path.exists(), "{}: {target} does not exist", page.display());
            if !heading.is_empty() {
                let there = std::fs::read_to_string(&path).unwrap();
                let headings: Vec<_> = there
                    .lines()
                    .filter(|line| line.starts_with('#'))
                    .map(|line| anchor(line.trim_start_matches('#')))
                    .collect();
                assert!(headings.iter().any(|one| one == heading), "{}: no heading {target}", page.display());
            }
        }
    }
}
