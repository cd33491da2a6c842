//! The call of the compiler.

use crate::files::{COMPILED, PRODUCTS, READ, write};
use crate::{BuildError, sites};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian's cross compiler; it has the 32-bit libgcc with floats that a kernel needs, and no C library, which it does not.
pub const DEFAULT_COMPILER: &str = "riscv64-unknown-elf-gcc";

/// The file. No relaxation: the bytes do not depend on the linker's age. -n: segments are not padded to pages.
const ALWAYS: &[&str] = &[
    "-mno-relax",
    "-nostdlib",
    "-nostartfiles",
    "-static",
    "-Wl,-n",
    "-Wl,--build-id=none",
    "-Wl,--no-warn-rwx-segments",
    "-Wl,--fatal-warnings",
    "-Wa,--fatal-warnings",
];

/// What C needs beyond that. Behind the first line: a split, a join and a loop's test must stay single places (see
/// `sites.rs`), and a condition that could be computed should not become a branch, which follows one lane.
const FOR_C: &[&str] = &[
    "-O2",
    "-std=gnu17",
    "-ffreestanding",
    "-fno-math-errno",
    "-msmall-data-limit=0",
    "-ffunction-sections",
    "-Wl,--gc-sections",
    "-fno-shrink-wrap",
    "-fno-thread-jumps",
    "-fno-tree-ch",
    "-fno-crossjumping",
    "-freorder-blocks-algorithm=simple",
    "-fno-tree-tail-merge",
    "-fno-tree-loop-distribute-patterns",
    "-mbranch-cost=8",
    "-Wall",
    "-Wextra",
    "-Wno-unused-parameter", // a task need not look at its argument
];

/// What the machine has beside the base instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extensions {
    /// M. Without, products and quotients are made in software, at which lanes stay together.
    pub multiply_divide: bool,
    /// F. Without, floats are what the compiler's library makes of them, which branches: they are for one lane.
    pub floats: bool,
}

impl Extensions {
    /// All there are.
    pub const ALL: Extensions = Extensions { multiply_divide: true, floats: true };

    /// Words for the compiler. Specification 2.2 counts CSRs to the base, and so do the folders of libgcc. A table of jumps is found by
    /// `warpstep check` only where its address stays in a register.
    fn flags(self) -> &'static [&'static str] {
        match (self.multiply_divide, self.floats) {
            (true, true) => &["-march=rv32imf", "-mabi=ilp32f"],
            (false, true) => &["-march=rv32if", "-mabi=ilp32f", "-misa-spec=2.2", "-fno-jump-tables"],
            (true, false) => &["-march=rv32im", "-mabi=ilp32", "-misa-spec=2.2"],
            (false, false) => &["-march=rv32i", "-mabi=ilp32", "-misa-spec=2.2", "-fno-jump-tables"],
        }
    }
}

/// One build.
#[derive(Clone, Debug)]
pub struct Build {
    /// C and assembler files. Assembler files alone are built as they are, with `simt.inc` and without a start-up code.
    pub sources: Vec<PathBuf>,
    /// Instructions that may be used.
    pub extensions: Extensions,
    /// The compiler.
    pub compiler: String,
    /// Flags beyond ours, behind them.
    pub flags: Vec<String>,
    /// Keeps what debuggers read.
    pub debug: bool,
}

impl Build {
    /// A build of these sources as most are.
    pub fn of(sources: Vec<PathBuf>) -> Build {
        Build {
            sources,
            extensions: Extensions::ALL,
            compiler: DEFAULT_COMPILER.into(),
            flags: vec![],
            debug: false,
        }
    }

    /// The image, for tests: none where the compiler is missing, which is said, and forbidden by WARPSTEP_REQUIRE_TOOLS=1.
    pub fn image_if_installed(&self) -> Option<Result<Vec<u8>, BuildError>> {
        match self.image() {
            Err(error @ BuildError::NoCompiler { .. }) => {
                let required = std::env::var("WARPSTEP_REQUIRE_TOOLS").is_ok_and(|value| value == "1");
                assert!(!required, "{error}: {}", error.help());
                eprintln!("not checked: {error} ({})", error.help());
                None
            }
            built => Some(built.map(|(image, _)| image)),
        }
    }

    /// The image, and the compiler's warnings.
    pub fn image(&self) -> Result<(Vec<u8>, String), BuildError> {
        let in_c = self.is_in_c()?;
        let folder = tempfile::tempdir()
            .map_err(|error| BuildError::Write { path: std::env::temp_dir().display().to_string(), error })?;
        let device = folder.path();
        write(READ, device)?;
        let products = if self.extensions.multiply_divide { &[] } else { PRODUCTS };
        write(COMPILED, device)?;
        write(products, device)?;
        let ours = COMPILED.iter().chain(products).map(|(name, _)| device.join(name)).filter(|_| in_c);
        let sources: Vec<PathBuf> = self.sources.iter().cloned().chain(ours).collect();
        // Objects have names of their own, whatever sources are called; an image has them among its symbols.
        let objects: Vec<PathBuf> =
            (0..sources.len()).map(|number| device.join(format!("unit_{number}.o"))).collect();
        let mut said = String::new();
        for (source, object) in sources.iter().zip(&objects) {
            let mut command = self.command(device, in_c);
            said += &self.call(command.arg("-c").arg(source).arg("-o").arg(object))?;
        }
        let image = device.join("image.elf");
        let mut link = self.command(device, in_c);
        link.arg("-T").arg(device.join(if in_c { "kernel.ld" } else { "link.ld" }));
        link.args(&objects).args(in_c.then_some("-lgcc"));
        said += &self.call(link.arg("-o").arg(&image))?;
        let image =
            std::fs::read(&image).map_err(|error| BuildError::Output { problem: error.to_string() })?;
        sites::check(&image)?;
        Ok((image, said.trim().to_string()))
    }

    /// The compiler with all flags, those of the user last.
    fn command(&self, device: &Path, in_c: bool) -> Command {
        let mut command = Command::new(&self.compiler);
        command
            .args(self.extensions.flags())
            .args(ALWAYS)
            .args(FOR_C.iter().filter(|_| in_c))
            .arg("-I")
            .arg(device);
        command.arg(if self.debug { "-g" } else { "-Wl,--strip-debug" });
        command.args(&self.flags);
        command
    }

    /// What it says, if it works.
    fn call(&self, command: &mut Command) -> Result<String, BuildError> {
        let compiler = self.compiler.clone();
        match command.output() {
            Err(error) => Err(BuildError::NoCompiler { compiler, error }),
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                if output.status.success() {
                    Ok(said)
                } else {
                    Err(BuildError::Compiler { compiler, output: said.trim().into() })
                }
            }
        }
    }

    fn is_in_c(&self) -> Result<bool, BuildError> {
        let refuse = |problem: String| Err(BuildError::Sources { problem });
        let mut in_c = false;
        for source in &self.sources {
            match source.extension().and_then(|extension| extension.to_str()) {
                Some("c") => in_c = true,
                Some("S") => {}
                _ => return refuse(format!("{} is neither C nor assembler", source.display())),
            }
            match std::fs::metadata(source) {
                Ok(file) if file.is_file() => {}
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    return refuse(format!("cannot read {}: {error}", source.display()));
                }
                _ => return refuse(format!("there is no file {}", source.display())),
            }
        }
        if self.sources.is_empty() { refuse("there is no source".into()) } else { Ok(in_c) }
    }
}
