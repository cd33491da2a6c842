//! Where a context goes on behind a control instruction is where the instruction set says, however the front end followed
//! it: a redirection comes if and only if what was fetched behind it is not what comes next. So the loop register never
//! changes what is executed (docs/microarchitecture.md, control instructions and loop registers).
//!
//! What was fetched behind a looped instruction is the target in the loop register, that of a branch or `jal` at this very
//! address (`path`); everything else is followed by the next address.

use crate::bench::Bench;
use crate::machines::changed;
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::control::next_pc::NextPc;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_spec::{Config, Op};

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "resolution",
    says: "behind a control instruction a context goes on where the instruction set says, whatever was fetched meanwhile",
    concerns: |_| true,
    machines,
    machine: |config| {
        let loops = if config.loop_register { "with" } else { "without" };
        format!("one instruction, {loops} loop registers")
    },
    bench,
};

fn machines() -> Vec<Config> {
    [true, false].map(|loops| changed("small", |p| p.loop_register = loops)).into()
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    Bench::new(&NextPc::new(shape), mutations, |wrapper| claims(wrapper, shape))
}

/// The instruction is one of these.
fn is_one(ops: impl Iterator<Item = Op>) -> String {
    let each: Vec<String> = ops.map(|op| format!("instruction_issued_op == {}", op as usize)).collect();
    format!("({})", each.join(" || "))
}

fn claims(wrapper: &mut Wrapper, shape: &Shape) {
    let branches = || [Op::Beq, Op::Bne, Op::Blt, Op::Bge, Op::Bltu, Op::Bgeu].into_iter();
    let joins = is_one([Op::Join].into_iter());
    wrapper.text(&format!("    wire branch = {};", is_one(branches())));
    wrapper.text(&format!(
        "    wire jal = {}, jalr = {};",
        is_one([Op::Jal].into_iter()),
        is_one([Op::Jalr].into_iter())
    ));
    wrapper.text("    wire [31:0] here = instruction_issued_pc, offset = instruction_issued_immediate;");
    wrapper.text("    wire [31:0] indirect = (instruction_leader_left + offset) & ~32'd1;");
    wrapper.text("    wire goes = jal || branch && instruction_leader_taken;");
    wrapper.text(
        "    wire [31:0] right = goes ? here + offset : jalr ? indirect : first_join ? resume_pc : here + 4;",
    );
    let looped = if shape.loop_flags() > 0 { "instruction_issued_looped" } else { "0" };
    wrapper.text(&format!("    wire [31:0] fetched = {looped} ? here + offset : here + 4;"));
    wrapper.given("the stacks: only a join is a first join", &format!("!first_join || {joins}"));
    wrapper.given("`path`: only a branch or jal is looped", &format!("!{looped} || branch || jal"));
    wrapper.given(
        "every instruction resolved, and every half of a split, begins at a multiple of four",
        "here[1:0] == 0 && resume_pc[1:0] == 0",
    );
    wrapper.claim("it goes on where the instruction set says", "(jumps ? target : fetched) == right");
    wrapper.claim("a link register gets the next address", "behind == here + 4");
    wrapper
        .claim("a target that is no multiple of four is told", "misaligned == (jumps && target[1:0] != 0)");
    if shape.loop_flags() > 0 {
        wrapper.claim(
            "what a loop register may keep is a taken direct branch backwards",
            "loops == (goes && offset[31])",
        );
        wrapper.claim(
            "what is written to it is the branch's own target",
            "!(loops && jumps) || target == here + offset",
        );
        wrapper.happens("a looped branch is taken", "instruction_issued_looped && branch && !jumps");
        wrapper.happens("a looped branch is left", "instruction_issued_looped && branch && jumps");
    }
    wrapper.happens("a branch is taken", "branch && jumps");
    wrapper.happens("a first join", "first_join && jumps");
}
