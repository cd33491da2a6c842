//! The Verilog side of a comparison: a bench that reads inputs from a file and prints outputs, one line a cycle.

use super::{CheckError, Mismatch, Stimulus, members, tools};
use crate::bits::Bits;
use crate::verilog::{Design, Port};

pub(crate) fn compare(
    design: &Design,
    seed: u64,
    stimuli: &[Stimulus],
    expected: &[Vec<Bits>],
) -> Result<(), CheckError> {
    let folder = tempfile::tempdir()?;
    let mut files = design.write(folder.path())?;
    let lines: Vec<String> = stimuli.iter().map(|stimulus| hex(&packed(stimulus))).collect();
    std::fs::write(folder.path().join("stimuli.hex"), lines.join("\n") + "\n")?;
    std::fs::write(folder.path().join("bench.v"), bench(design, stimuli.len()))?;
    files.push("bench.v".into());
    let compile = ["-g2001", "-DWARPSTEP_INIT", "-o", "bench.vvp", "-s", "bench"].map(String::from);
    let compiled = tools::run("iverilog", &[&compile[..], &files[..]].concat(), folder.path())?;
    let ran = tools::run("vvp", &["-n".into(), "bench.vvp".into()], folder.path())?;
    let printed = String::from_utf8_lossy(&ran.stdout);
    let seen: Vec<&str> = printed.lines().collect();
    if !compiled.status.success() || !ran.status.success() || seen.len() != stimuli.len() {
        let words = [tools::said(&compiled), tools::said(&ran)].join("\n");
        return Err(CheckError::Simulator { top: design.top.clone(), words, folder: folder.keep() });
    }
    let outputs = members(design, false);
    for cycle in 0..stimuli.len() {
        let words: Vec<&str> = seen[cycle].split_whitespace().collect();
        for ((port, rust), verilog) in outputs.iter().zip(&expected[cycle]).zip(words) {
            if *verilog != hex(rust) {
                let inputs = members(design, true).into_iter().zip(&stimuli[cycle].values);
                let inputs: Vec<String> =
                    inputs.map(|(port, value)| format!("{}={value:?}", port.name)).collect();
                return Err(CheckError::Mismatch(Box::new(Mismatch {
                    top: design.top.clone(),
                    seed,
                    cycle,
                    port: port.name.clone(),
                    rust: rust.clone(),
                    verilog: verilog.to_string(),
                    inputs: inputs.join(" "),
                    folder: folder.keep(),
                })));
            }
        }
    }
    Ok(())
}

/// Cycles under reset before the first: until they are over, what was unknown before the first edge has left every delay.
pub(super) const RESET_CYCLES: usize = 40;

/// All inputs side by side, the first port lowest, reset above them.
fn packed(stimulus: &Stimulus) -> Bits {
    let width = stimulus.values.iter().map(Bits::width).sum::<usize>() + 1;
    let mut all = Bits::new(width, 0);
    let mut low = 0;
    for value in &stimulus.values {
        all = all.with_slice(low, value);
        low += value.width();
    }
    all.with_slice(low, &Bits::new(1, stimulus.reset.into()))
}

fn hex(bits: &Bits) -> String {
    format!("{:0digits$x}", bits.to_big(), digits = bits.width().div_ceil(4))
}

fn bench(design: &Design, cycles: usize) -> String {
    let mut pins = vec![];
    let mut nets = String::new();
    let mut low = 0;
    for port in &design.ports {
        let Port { name, width, input, .. } = port;
        if *input {
            pins.push(format!(".{name} (inputs[{} -: {width}])", low + width - 1));
            low += width;
        } else {
            nets.push_str(&format!("    wire [{}:0] out_{name};\n", width - 1));
            pins.push(format!(".{name} (out_{name})"));
        }
    }
    if design.clock {
        pins.push(".clock (clock)".into());
    }
    if design.reset {
        pins.push(format!(".reset (inputs[{low}])"));
    }
    let mut shown = vec![];
    for port in design.ports.iter().filter(|port| !port.input) {
        let mut low = 0;
        for member in &port.members {
            shown.push(format!(", out_{}[{} -: {}]", port.name, low + member.width - 1, member.width));
            low += member.width;
        }
    }
    let (format, shown) = (vec!["%h"; shown.len()].join(" "), shown.concat());
    let top = &design.top;
    let (pins, last) = (pins.join(", "), cycles - 1);
    format!(
        "module bench;
    reg [{low}:0] stimuli [0:{last}];
    reg [{low}:0] inputs;
    reg clock;
    integer at;
{nets}
    {top} dut ({pins});

    initial begin
        $readmemh(\"stimuli.hex\", stimuli);
        clock = 0;
        // Memories and registers without reset begin as zero (WARPSTEP_INIT), as they do in Rust.
        inputs = 0;
        inputs[{low}] = 1'b1;
        for (at = 0; at < {RESET_CYCLES}; at = at + 1) begin
            #1 clock = 1;
            #1 clock = 0;
        end
        for (at = 0; at < {cycles}; at = at + 1) begin
            inputs = stimuli[at];
            #1 $display(\"{format}\"{shown});
            #1 clock = 1;
            #1 clock = 0;
        end
    end
endmodule
"
    )
}
