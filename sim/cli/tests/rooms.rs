//! Who knows whom: the arrows of ARCHITECTURE.md, held against every Cargo.toml.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What a crate may depend on outside its own tests.
const ARROWS: &[(&str, &[&str])] = &[
    ("warpstep-spec", &[]),
    ("warpstep-kit", &["warpstep-kit-macros"]),
    ("warpstep-kit-macros", &[]),
    ("warpstep-core", &["warpstep-kit", "warpstep-spec"]),
    ("warpstep-package", &[]),
    ("warpstep-program", &["warpstep-spec"]),
    ("warpstep-memory", &["warpstep-program", "warpstep-spec"]),
    ("warpstep-golden", &["warpstep-program", "warpstep-spec"]),
    ("warpstep-cycle", &["warpstep-golden", "warpstep-memory", "warpstep-program", "warpstep-spec"]),
    ("warpstep-certificate", &["warpstep-program", "warpstep-spec", "warpstep-wcet"]),
    ("warpstep-check", &["warpstep-flow", "warpstep-program", "warpstep-spec"]),
    (
        "warpstep-cosim",
        &[
            "warpstep-core",
            "warpstep-cycle",
            "warpstep-golden",
            "warpstep-memory",
            "warpstep-program",
            "warpstep-spec",
            "warpstep-wave",
        ],
    ),
    (
        "warpstep-experiments",
        &[
            "warpstep-cycle",
            "warpstep-flow",
            "warpstep-golden",
            "warpstep-kernels",
            "warpstep-memory",
            "warpstep-picture",
            "warpstep-program",
            "warpstep-published",
            "warpstep-spec",
            "warpstep-suite",
            "warpstep-synthetic",
            "warpstep-wcet",
        ],
    ),
    ("warpstep-flow", &["warpstep-program", "warpstep-spec"]),
    ("warpstep-fuzz", &["warpstep-golden", "warpstep-program", "warpstep-spec"]),
    ("warpstep-picture", &[]),
    ("warpstep-published", &["warpstep-flow"]),
    ("warpstep-sweep", &[]),
    ("warpstep-wave", &[]),
    ("warpstep-wcet", &["warpstep-flow", "warpstep-program", "warpstep-spec"]),
    ("warpstep-float-oracle", &["warpstep-spec"]),
    (
        "warpstep-formal",
        &["warpstep-core", "warpstep-kit", "warpstep-spec", "warpstep-tools", "warpstep-wave"],
    ),
    ("warpstep-kernels", &["warpstep-spec"]),
    (
        "warpstep-mutants",
        &[
            "warpstep-core",
            "warpstep-cosim",
            "warpstep-fuzz",
            "warpstep-golden",
            "warpstep-kernels",
            "warpstep-memory",
            "warpstep-program",
            "warpstep-spec",
            "warpstep-suite",
            "warpstep-tools",
        ],
    ),
    ("warpstep-oracles", &["warpstep-spec"]),
    ("warpstep-runtime", &[]),
    ("warpstep-suite", &[]),
    ("warpstep-synth", &["warpstep-core", "warpstep-spec", "warpstep-tools"]),
    ("warpstep-tools", &[]),
    ("warpstep-synthetic", &["warpstep-program", "warpstep-spec"]),
    (
        "warpstep",
        &[
            "warpstep-certificate",
            "warpstep-check",
            "warpstep-core",
            "warpstep-cosim",
            "warpstep-cycle",
            "warpstep-experiments",
            "warpstep-flow",
            "warpstep-formal",
            "warpstep-fuzz",
            "warpstep-golden",
            "warpstep-kernels",
            "warpstep-memory",
            "warpstep-mutants",
            "warpstep-package",
            "warpstep-picture",
            "warpstep-program",
            "warpstep-runtime",
            "warpstep-spec",
            "warpstep-suite",
            "warpstep-sweep",
            "warpstep-synth",
            "warpstep-synthetic",
            "warpstep-tools",
            "warpstep-wave",
            "warpstep-wcet",
        ],
    ),
];

fn read(path: &Path) -> toml::Table {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn keys(table: Option<&toml::Value>) -> BTreeSet<String> {
    table.and_then(toml::Value::as_table).map(|table| table.keys().cloned().collect()).unwrap_or_default()
}

#[test]
fn every_crate_knows_only_what_the_architecture_lets_it_know() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = read(&root.join("Cargo.toml"));
    let allowed: BTreeMap<_, _> = ARROWS.iter().copied().collect();
    let mut seen = BTreeSet::new();
    for member in workspace["workspace"]["members"].as_array().expect("members are a list") {
        let manifest = read(&root.join(member.as_str().expect("a path")).join("Cargo.toml"));
        let name = manifest["package"]["name"].as_str().expect("a name").to_string();
        let may = allowed.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no row in ARROWS"));
        for section in ["dependencies", "build-dependencies"] {
            let known = keys(manifest.get(section));
            for other in known.iter().filter(|other| other.starts_with("warpstep")) {
                assert!(may.contains(&other.as_str()), "{name} must not know {other}");
            }
        }
        seen.insert(name);
    }
    assert_eq!(seen.len(), ARROWS.len(), "ARROWS names a crate that is not in the workspace");
}

/// Who checks certificates must not use what searches for bounds, though both are in one crate.
#[test]
fn the_checker_of_certificates_knows_the_machine_and_nothing_that_searches() {
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("../certificate/src/check");
    let mut files = 0;
    for entry in std::fs::read_dir(&checker).expect("the checker is there") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("it is text");
        for (at, _) in text.match_indices("warpstep_wcet") {
            assert!(text[at..].starts_with("warpstep_wcet::trusted"), "{}", path.display());
        }
        files += 1;
    }
    assert!(files > 4);
}
