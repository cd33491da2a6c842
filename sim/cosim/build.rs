//! Compiles the everyday configuration into the program, if Verilator is there. Without it the program has no model inside and
//! says what to install when one is needed.

#[path = "src/verilated/source.rs"]
mod source;
#[path = "src/verilated/units.rs"]
mod units;
#[path = "src/verilated/wrapper.rs"]
mod wrapper;

use source::{Exposed, Port, Source};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The simulation flavour of the default configuration, as `warpstep emit --trace` writes it.
const RTL: &str = "../../rtl/simulation/small";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(builtin_model)");
    println!("cargo::rerun-if-changed={RTL}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PATH");
    println!("cargo::rerun-if-env-changed=WARPSTEP_NO_BUILTIN");
    let wanted = std::env::var_os("WARPSTEP_NO_BUILTIN").is_none();
    if let Some(include) = verilator_include().filter(|_| wanted) {
        match read(Path::new(RTL)).and_then(|source| compile(&source, &include)) {
            Ok(()) => {}
            // A program without a model inside still works: models are built when they are needed.
            Err(problem) => println!("cargo::warning=no model is built in: {problem}"),
        }
    }
}

/// Where Verilator's runtime is, if it is installed.
fn verilator_include() -> Option<PathBuf> {
    let output = Command::new("verilator").args(["--getenv", "VERILATOR_ROOT"]).output().ok()?;
    let root = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| Path::new(root.trim()).join("include"))
}

fn read(folder: &Path) -> Result<Source, String> {
    let text =
        |name: &str| std::fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let manifest: serde_json::Value =
        serde_json::from_str(&text("manifest.json")?).map_err(|error| error.to_string())?;
    let list = |field: &str| manifest[field].as_array().cloned().unwrap_or_default();
    let word = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_string();
    let mut files = Vec::new();
    for file in list("files") {
        files.push((word(&file), text(&word(&file))?));
    }
    let mut ports: Vec<Port> = ["clock", "reset"].map(Port::bit).into();
    ports.extend(list("ports").iter().map(|port| Port {
        name: word(&port["name"]),
        width: port["width"].as_u64().unwrap_or(1) as usize,
        members: vec![], // of no concern to the compiled model
    }));
    let exposed = list("exposed")
        .iter()
        .map(|one| Exposed { module: word(&one["module"]), variable: word(&one["variable"]) })
        .collect();
    // Four warps of four lanes: nothing is there often enough.
    Ok(Source { top: word(&manifest["top"]), files, ports, exposed, repeated: vec![] })
}

fn compile(source: &Source, include: &Path) -> Result<(), String> {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    let cpp = out.join("cpp");
    let _ = std::fs::remove_dir_all(&cpp); // of an earlier build, if any
    let write = |name: &str, text: &str| {
        std::fs::write(out.join(name), text).map_err(|error| format!("{name}: {error}"))
    };
    for (name, text) in &source.files {
        write(name, text)?;
    }
    write("control.vlt", &wrapper::control(source))?;
    write("wrapper.cpp", &wrapper::text(source, "warpstep_builtin"))?;
    let verilated = Command::new("verilator")
        .current_dir(&out)
        .args(wrapper::verilate(source))
        .args(["--prefix", wrapper::CLASS, "--top-module", &source.top, "-Mdir", "cpp", "control.vlt"])
        .args(source.files.iter().map(|(name, _)| name))
        .output()
        .map_err(|error| error.to_string())?;
    if !verilated.status.success() {
        let said = String::from_utf8_lossy(&verilated.stderr);
        return Err(said.lines().next().unwrap_or("verilator failed").to_string());
    }
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").warnings(false).include(&cpp).include(include);
    build.include(include.join("vltstd"));
    for option in wrapper::COMPILE {
        build.flag_if_supported(option);
    }
    for define in wrapper::DEFINES {
        build.define(define, "0");
    }
    let generated = std::fs::read_dir(&cpp).map_err(|error| error.to_string())?.flatten();
    let mut files: Vec<(PathBuf, u64)> = generated
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "cpp"))
        .map(|entry| (entry.path(), entry.metadata().map_or(0, |data| data.len())))
        .collect();
    files.push((out.join("wrapper.cpp"), 0));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (mut once, mut often) = (vec![], vec![]);
    for unit in units::units(&files, cores, &out) {
        std::fs::write(&unit.path, &unit.text).map_err(|error| error.to_string())?;
        if unit.once { &mut once } else { &mut often }.push(unit.path);
    }
    write("runtime.cpp", wrapper::RUNTIME_TEXT)?;
    let runtime = vec![out.join("runtime.cpp")];
    let levels = [(wrapper::EVERY_CYCLE, often), (wrapper::RUNTIME, runtime), (wrapper::ONCE, once)];
    // Side by side; Cargo's job server keeps them to as many processes as it has cores.
    let objects = std::thread::scope(|scope| {
        let compile = |(level, files)| {
            let mut build = build.clone();
            build.opt_level(level).files(files);
            scope.spawn(move || build.try_compile_intermediates())
        };
        let compiling = levels.map(compile);
        compiling.map(|one| one.join().expect("a compiling thread does not panic"))
    });
    let mut library = build.clone();
    for objects in objects {
        library.objects(objects.map_err(|error| error.to_string())?);
    }
    library.try_compile("warpstep_builtin").map_err(|error| error.to_string())?;
    println!("cargo::rustc-link-lib=atomic");
    println!("cargo::rustc-cfg=builtin_model");
    println!(
        "cargo::rustc-env=WARPSTEP_BUILTIN_HASH={}",
        source.hash(&wrapper::recipe(wrapper::EVERY_CYCLE))
    );
    Ok(())
}
