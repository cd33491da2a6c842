//! The C++ side of the boundary: five functions that every model exports. Ports are handed out as pointers once, so
//! that evaluating is the only call that crosses the boundary in a cycle.

use super::Source;
use std::fmt::Write;

/// Changes when the functions below do; part of a model's name in the cache.
pub(super) const VERSION: u32 = 1;

/// The class Verilator makes.
pub(super) const CLASS: &str = "Vmodel";

/// The text of the wrapper.
pub(super) fn text(source: &Source) -> String {
    let mut ports = String::new();
    for (number, port) in source.ports.iter().enumerate() {
        let _ = writeln!(ports, "    case {number}: return &model->top->{};", port.name);
    }
    format!(
        r#"// The boundary between the simulation and {CLASS}.
#include "{CLASS}.h"
#include "verilated.h"

struct Handle {{
    VerilatedContext context;
    {CLASS}* top;
}};

extern "C" {{

void* warpstep_new(unsigned seed) {{
    Handle* model = new Handle;
    model->context.randReset(2);
    model->context.randSeed(static_cast<int>(seed));
    model->top = new {CLASS}{{&model->context, "top"}};
    return model;
}}

void warpstep_free(void* handle) {{
    Handle* model = static_cast<Handle*>(handle);
    model->top->final();
    delete model->top;
    delete model;
}}

void warpstep_eval(void* handle) {{ static_cast<Handle*>(handle)->top->eval(); }}

void* warpstep_port(void* handle, unsigned number) {{
    Handle* model = static_cast<Handle*>(handle);
    switch (number) {{
{ports}    default: return nullptr;
    }}
}}

unsigned warpstep_version() {{ return {VERSION}; }}

}}
"#
    )
}
