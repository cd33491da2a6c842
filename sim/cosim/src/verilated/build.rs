//! Runs the tools: Verilator makes C++, the compiler makes a shared object.

use super::wrapper::{self, CLASS};
use super::{ModelError, Source};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Name of the shared object in a model's folder.
pub(super) const OBJECT: &str = "model.so";
const CONTROL: &str = "control.vlt";
/// Lines of a tool's complaint that are shown.
const SHOWN: usize = 25;

fn run(command: &mut Command, package: &'static str, what: &str) -> Result<Output, ModelError> {
    let tool = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => ModelError::Missing { tool: tool.clone(), package },
        _ => ModelError::File { action: "start", path: PathBuf::from(&tool), error },
    })?;
    if output.status.success() {
        return Ok(output);
    }
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    let lines: Vec<&str> = said.lines().collect();
    let shown = lines[..lines.len().min(SHOWN)].join("\n");
    Err(ModelError::Tool { tool, what: what.into(), output: shown })
}

/// The version of the simulator; also the check that it is there.
pub(super) fn verilator_version() -> Result<String, ModelError> {
    let output = run(Command::new("verilator").arg("--version"), "verilator", "--version")?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

fn verilator_root() -> Result<PathBuf, ModelError> {
    let output = run(
        Command::new("verilator").args(["--getenv", "VERILATOR_ROOT"]),
        "verilator",
        "--getenv VERILATOR_ROOT",
    )?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

fn compiler(include: &Path) -> Command {
    let mut command = Command::new("c++");
    command.args(["-fPIC", "-std=c++17", "-w"]).args(wrapper::COMPILE);
    command.args(wrapper::DEFINES.map(|name| format!("-D{name}=0")));
    command.arg("-I").arg(include).arg("-I").arg(include.join("vltstd"));
    command
}

/// Compiles what every model shares into `object`.
pub(super) fn runtime(object: &Path) -> Result<(), ModelError> {
    let include = verilator_root()?.join("include");
    let folder = object.parent().unwrap_or(Path::new("."));
    let mut parts = Vec::new();
    for part in ["verilated", "verilated_threads"] {
        let output = folder.join(format!("{part}.o"));
        let mut command = compiler(&include);
        command.arg("-c").arg(include.join(format!("{part}.cpp"))).arg("-o").arg(&output);
        run(&mut command, "g++", "Verilator's runtime")?;
        parts.push(output);
    }
    run(Command::new("ld").arg("-r").args(&parts).arg("-o").arg(object), "binutils", "Verilator's runtime")?;
    Ok(())
}

/// Makes the shared object of a design in an empty folder.
pub(super) fn model(source: &Source, runtime: &Path, folder: &Path) -> Result<(), ModelError> {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(ModelError::file("write", path))
    };
    for (name, text) in &source.files {
        write(name, text)?;
    }
    write("wrapper.cpp", &wrapper::text(source, "warpstep"))?;
    write(CONTROL, &wrapper::control(source))?;
    let objects = folder.join("cpp");
    let mut verilate = Command::new("verilator");
    verilate.current_dir(folder).args(wrapper::VERILATE);
    verilate.args(["--prefix", CLASS, "--top-module", &source.top, "-Mdir"]).arg(&objects);
    verilate.arg(CONTROL).args(source.files.iter().map(|(name, _)| name));
    run(&mut verilate, "verilator", &source.top)?;

    let mut sources = vec![folder.join("wrapper.cpp")];
    let listing = std::fs::read_dir(&objects).map_err(ModelError::file("read", &objects))?;
    for entry in listing {
        let path = entry.map_err(ModelError::file("read", &objects))?.path();
        if path.extension().is_some_and(|extension| extension == "cpp") {
            sources.push(path);
        }
    }
    sources.sort();
    compile_all(&sources, &objects, &source.top)?;
    let mut link = Command::new("c++");
    link.arg("-shared").args(sources.iter().map(|path| path.with_extension("o")));
    link.arg(runtime).arg("-o").arg(folder.join(OBJECT)).args(["-lpthread", "-latomic"]);
    run(&mut link, "g++", &source.top)?;
    Ok(())
}

/// Compiles the files, as many at a time as there are cores.
fn compile_all(sources: &[PathBuf], objects: &Path, what: &str) -> Result<(), ModelError> {
    let include = verilator_root()?.join("include");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let compile = || -> Result<(), ModelError> {
            while let Some(path) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
                let mut command = compiler(&include);
                if wrapper::runs_once(path) {
                    command.arg("-O0");
                }
                command.arg("-I").arg(objects).arg("-c").arg(path).arg("-o").arg(path.with_extension("o"));
                run(&mut command, "g++", what)?;
            }
            Ok(())
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(compile)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a compiling thread does not panic"))
    })
}
