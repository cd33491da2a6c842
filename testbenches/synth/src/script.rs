//! What Yosys is told.

use crate::block_ram;
use crate::target::Target;

/// File of the statistics.
pub const STATISTICS: &str = "statistics.json";
/// File of the longest chain of gates.
pub const DEPTH: &str = "depth.txt";
/// File of the flat netlist.
pub const NETLIST: &str = "netlist.json";

fn read(top: &str, files: &[String], axi_bytes: Option<u32>) -> String {
    let parameter = axi_bytes.map(|bytes| format!("chparam -set AXI_BYTES {bytes} {top}\n"));
    let parameter = parameter.unwrap_or_default();
    format!("read_verilog {}\n{parameter}hierarchy -check -top {top}\n", files.join(" "))
}

/// Every block mapped by itself, so that machines compare block by block: without wide multiplexers, which would hide LUTs.
pub fn by_block(target: Target, top: &str, files: &[String], axi_bytes: Option<u32>) -> String {
    let statistics = format!("tee -q -o {STATISTICS} stat -json\n");
    let map = match target {
        Target::Ecp5 => format!("synth_ecp5 -noflatten -nowidelut -top {top}\n{statistics}"),
        Target::Ice40 => format!("synth_ice40 -noflatten -top {top}\n{statistics}"),
        // Memories stay whole: as flip-flops they would be most of the gates. Chains of gates end at them.
        Target::Generic => format!(
            "synth -top {top} -run begin:fine\nopt -fast -full\ntechmap\nopt -fast\nabc -fast\nopt_clean\n{statistics}\
             flatten\nopt_clean -purge\ndelete t:$mem*\ntee -q -o {DEPTH} ltp -noff\n"
        ),
    };
    read(top, files, axi_bytes) + &map
}

/// What a wire between two LUTs takes of an ECP5 that is two thirds full, in ps: four times what `synth_ecp5` assumes.
const WIRE: u32 = 1200;
/// Inputs of the widest LUT: two LUT4 and what chooses between them. Wider ones are faster by themselves, but they are four
/// or eight LUT4 that must stand side by side and not where their wires want them, and the netlist has a sixth more LUT4
/// with them.
const INPUTS: u32 = 5;

/// One flat netlist to be placed.
pub fn flat(target: Target, top: &str, files: &[String], axi_bytes: Option<u32>) -> String {
    let map = if target == Target::Ice40 { ice40(top) } else { ecp5(top) };
    read(top, files, axi_bytes) + &map
}

/// For an iCE40 as small as it gets: flip-flops that never change are found before memories are mapped, and LUTs are mapped twice.
fn ice40(top: &str) -> String {
    let synth = format!("synth_ice40 -dsp -abc2 -device u -top {top}");
    format!("{synth} -run begin:map_ram\nopt_dff -sat\nopt_clean\n{synth} -run map_ram: -json {NETLIST}\n")
}

/// For an ECP5, mapped by delay (abc9), which takes a fifth fewer LUTs than mapping by area does, too: as
/// `synth_ecp5 -abc9` does it, but with times of block RAMs and of wires, and without the widest LUTs.
fn ecp5(top: &str) -> String {
    let synth = format!("synth_ecp5 -abc9 -top {top}");
    format!(
        "{synth} -run begin:map_luts\nread_verilog -lib -specify -overwrite {}\ntechmap -map +/ecp5/latches_map.v\n\
         abc9 -W {WIRE} -maxlut {INPUTS}\nclean\n{synth} -run map_cells: -json {NETLIST}\n",
        block_ram::FILE
    )
}
