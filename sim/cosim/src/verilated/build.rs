//! Runs the tools: Verilator makes C++, the compiler makes a shared object.

use super::units::{Unit, units};
use super::wrapper::{self, CLASS, ONCE, RUNTIME};
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

fn compiler(include: &Path, level: u32) -> Command {
    let mut command = Command::new("c++");
    command.args(["-fPIC", "-std=c++17", "-w", &format!("-O{level}")]).args(wrapper::COMPILE);
    command.args(wrapper::DEFINES.map(|name| format!("-D{name}=0")));
    command.arg("-I").arg(include).arg("-I").arg(include.join("vltstd"));
    command
}

/// Compiles what every model shares into `object`.
pub(super) fn runtime(object: &Path) -> Result<(), ModelError> {
    let include = verilator_root()?.join("include");
    let unit = object.with_extension("cpp");
    std::fs::write(&unit, wrapper::RUNTIME_TEXT).map_err(ModelError::file("write", &unit))?;
    let mut command = compiler(&include, RUNTIME);
    command.arg("-c").arg(&unit).arg("-o").arg(object);
    run(&mut command, "g++", "Verilator's runtime")?;
    Ok(())
}

/// Makes the shared object of a design in an empty folder, its cycles optimised to `level`.
pub(super) fn model(source: &Source, level: u32, runtime: &Path, folder: &Path) -> Result<(), ModelError> {
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
    verilate.current_dir(folder).args(wrapper::verilate(source));
    verilate.args(["--prefix", CLASS, "--top-module", &source.top, "-Mdir"]).arg(&objects);
    verilate.arg(CONTROL).args(source.files.iter().map(|(name, _)| name));
    run(&mut verilate, "verilator", &source.top)?;

    let mut files = vec![];
    let listing = std::fs::read_dir(&objects).map_err(ModelError::file("read", &objects))?;
    for entry in listing {
        let entry = entry.map_err(ModelError::file("read", &objects))?;
        if entry.path().extension().is_some_and(|extension| extension == "cpp") {
            let bytes = entry.metadata().map_err(ModelError::file("read", entry.path()))?.len();
            files.push((entry.path(), bytes));
        }
    }
    files.push((folder.join("wrapper.cpp"), 0));
    let units = units(&files, cores(), folder);
    for unit in &units {
        std::fs::write(&unit.path, &unit.text).map_err(ModelError::file("write", &unit.path))?;
    }
    compile_all(&units, level, &objects, &source.top)?;
    let mut link = Command::new("c++");
    link.arg("-shared").args(units.iter().map(|unit| unit.path.with_extension("o")));
    link.arg(runtime).arg("-o").arg(folder.join(OBJECT)).args(["-lpthread", "-latomic"]);
    run(&mut link, "g++", &source.top)?;
    Ok(())
}

/// How many processors there are to compile on.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Compiles the units, as many at a time as there are cores.
fn compile_all(units: &[Unit], level: u32, objects: &Path, what: &str) -> Result<(), ModelError> {
    let include = verilator_root()?.join("include");
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let compile = || -> Result<(), ModelError> {
            while let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                let mut command = compiler(&include, if unit.once { ONCE } else { level });
                command.arg("-I").arg(objects).arg("-c").arg(&unit.path);
                command.arg("-o").arg(unit.path.with_extension("o"));
                run(&mut command, "g++", what)?;
            }
            Ok(())
        };
        let workers: Vec<_> = (0..cores()).map(|_| scope.spawn(compile)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a compiling thread does not panic"))
    })
}
