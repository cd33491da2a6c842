//! The C++ side of the boundary: six functions that every model exports. Ports and exposed variables are handed out as
//! pointers once, so that evaluating is the only call that crosses the boundary in a cycle. `build.rs` reads this file
//! too.

use super::source::Source;
use std::fmt::Write;

/// Changes when the functions below do; part of a model's name in the cache.
pub(crate) const VERSION: u32 = 3;

/// The class Verilator makes.
pub(crate) const CLASS: &str = "Vmodel";

/// How Verilator is called. Unknown values are chosen when a model is made, so that one model serves every seed.
pub(crate) const VERILATE: [&str; 9] =
    ["--cc", "--no-timing", "--inline-mult", "5000", "--vpi", "--x-assign", "fast", "--x-initial", "unique"];

/// What makes code of one instance differ from the next one's, and what joins the outputs of many into one word by words
/// that grow: tables with numbers in their names, and the graph of data flow.
pub(crate) const ALIKE: [&str; 2] = ["-fno-table", "-fno-dfg"];

/// How Verilator is called for this design.
pub(crate) fn verilate(source: &Source) -> Vec<&'static str> {
    let alike: &[&str] = if source.repeated.is_empty() { &[] } else { &ALIKE };
    [&VERILATE, alike].concat()
}

/// How its C++ is compiled. No statics are shared between objects: every object has a runtime of its own. No vectors: those
/// GCC 12 makes of a sum of comparisons count 255 for each that holds.
pub(crate) const COMPILE: [&str; 2] = ["-fno-gnu-unique", "-fno-tree-vectorize"];

/// How much its C++ is optimised: what runs in every cycle, of a model that runs long and of one that runs for seconds, and
/// what runs when a model is made. In between is Verilator's runtime, of which a cycle needs next to nothing.
pub(crate) const EVERY_CYCLE: u32 = 2;
#[allow(dead_code, reason = "the model inside the program runs long")]
pub(crate) const FEW_CYCLES: u32 = 1;
pub(crate) const RUNTIME: u32 = 1;
pub(crate) const ONCE: u32 = 0;

/// Verilator's runtime as one unit.
pub(crate) const RUNTIME_TEXT: &str = "#include \"verilated.cpp\"\n#include \"verilated_threads.cpp\"\n";

/// What its runtime is compiled without.
pub(crate) const DEFINES: [&str; 5] = ["VM_SC", "VM_COVERAGE", "VM_TRACE", "VM_TRACE_VCD", "VM_TRACE_FST"];

/// Everything a model follows from beside its design, `level` being how much its cycles are optimised.
pub(crate) fn recipe(level: u32) -> String {
    format!("{VERSION} {VERILATE:?} {ALIKE:?} {COMPILE:?} {level} {DEFINES:?}")
}

/// The configuration that makes Verilator keep variables reachable from outside, and write one function for all instances
/// of a repeated module. Code of instances is the same if it names nothing outside of them: so their inputs are variables
/// of their own. (32 lanes with a copy each are 4.9 MB of code instead of 2.3, far more than a processor's cache of
/// instructions, and half as fast.)
pub(crate) fn control(source: &Source) -> String {
    let mut text = String::from("`verilator_config\n");
    for exposed in &source.exposed {
        let _ = writeln!(text, "public_flat_rw -module \"{}\" -var \"{}\"", exposed.module, exposed.variable);
    }
    for module in &source.repeated {
        let _ = writeln!(text, "no_inline -module \"{module}\"");
        for input in inputs(source, module) {
            let _ = writeln!(text, "public_flat_rd -module \"{module}\" -var \"{input}\"");
        }
    }
    text
}

/// The inputs of a module, as its file declares them line by line; the clock is the same everywhere.
fn inputs<'a>(source: &'a Source, module: &str) -> impl Iterator<Item = &'a str> {
    let name = format!("{module}.v");
    let text = source.files.iter().find(|file| file.0 == name).map_or("", |file| file.1.as_str());
    let declared = text.lines().filter_map(|line| line.trim_start().strip_prefix("input "));
    declared
        .filter_map(|line| line.split("//").next()?.trim_end_matches([',', ' ']).rsplit(' ').next())
        .filter(|name| *name != "clock")
}

/// The text of the wrapper; `prefix` begins the names of its functions.
pub(crate) fn text(source: &Source, prefix: &str) -> String {
    let mut ports = String::new();
    for (number, port) in source.ports.iter().enumerate() {
        let _ = writeln!(ports, "    case {number}: return &model->top->{};", port.name);
    }
    format!(
        r#"// The boundary between the simulation and {CLASS}.
#include "{CLASS}.h"
#include "verilated.h"
#include "verilated_sym_props.h"

#include <string>

struct Handle {{
    VerilatedContext context;
    {CLASS}* top;
}};

extern "C" {{

void* {prefix}_new(unsigned random, unsigned seed) {{
    Handle* model = new Handle;
    model->context.randReset(random ? 2 : 0);
    model->context.randSeed(static_cast<int>(seed));
    model->top = new {CLASS}{{&model->context, "top"}};
    return model;
}}

void {prefix}_free(void* handle) {{
    Handle* model = static_cast<Handle*>(handle);
    // Scopes leave the context of the thread, which may not be the one that made the model.
    Verilated::threadContextp(&model->context);
    model->top->final();
    delete model->top;
    delete model;
}}

void {prefix}_eval(void* handle) {{ static_cast<Handle*>(handle)->top->eval(); }}

void* {prefix}_port(void* handle, unsigned number) {{
    Handle* model = static_cast<Handle*>(handle);
    switch (number) {{
{ports}    default: return nullptr;
    }}
}}

void* {prefix}_variable(void* handle, const char* scope, const char* name) {{
    Handle* model = static_cast<Handle*>(handle);
    const VerilatedScope* found = model->context.scopeFind((std::string("top.") + scope).c_str());
    if (!found) return nullptr;
    const VerilatedVar* variable = found->varFind(name);
    return variable ? variable->datap() : nullptr;
}}

unsigned {prefix}_version() {{ return {VERSION}; }}

}}
"#
    )
}
