//! The parts of the model know each other in one direction: read from the sources, file by file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Every module of the crate's root and the modules it names.
fn arrows() -> Arrows {
    let mut arrows = Arrows::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in std::fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        if name != "lib" {
            look(&path, arrows.entry(name).or_default());
        }
    }
    arrows
}

fn look(path: &Path, known: &mut BTreeSet<String>) {
    if path.is_dir() {
        return std::fs::read_dir(path).unwrap().for_each(|entry| look(&entry.unwrap().path(), known));
    }
    let text = std::fs::read_to_string(path).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for rest in code.split("crate::").skip(1) {
        known.insert(rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap().to_string());
    }
}

#[test]
fn no_two_parts_know_each_other_even_through_others() {
    let mut arrows = arrows();
    for (name, known) in &mut arrows {
        known.remove(name);
    }
    // Whoever knows nobody that is left is taken away; a circle stays.
    while let Some(name) = arrows.iter().find(|(_, known)| known.is_empty()).map(|(name, _)| name.clone()) {
        arrows.remove(&name);
        arrows.values_mut().for_each(|known| {
            known.remove(&name);
        });
    }
    assert!(arrows.is_empty(), "a circle among {arrows:?}");
}
