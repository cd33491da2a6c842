//! One mutation as Yosys lists it: a bit of a port of a cell that is wrong.

use crate::error::MutantError;
use serde::{Deserialize, Serialize};

/// What becomes of the bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Inverted.
    Inv,
    /// Always 0.
    Const0,
    /// Always 1.
    Const1,
    /// Inverted while another bit of the port is 0.
    Cnot0,
    /// Inverted while another bit of the port is 1.
    Cnot1,
}

/// Every kind.
pub const KINDS: [Kind; 5] = [Kind::Inv, Kind::Const0, Kind::Const1, Kind::Cnot0, Kind::Cnot1];

impl Kind {
    /// As Yosys calls it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Inv => "inv",
            Kind::Const0 => "const0",
            Kind::Const1 => "const1",
            Kind::Cnot0 => "cnot0",
            Kind::Cnot1 => "cnot1",
        }
    }
}

/// A mutation, and the words that make it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutation {
    /// Its number in the netlist, from 1.
    pub number: u32,
    /// What becomes of the bit.
    pub kind: Kind,
    /// The module, as Yosys calls it.
    pub module: String,
    /// The cell in it.
    pub cell: String,
    /// The cell's port.
    pub port: String,
    /// Bit of the port that is wrong.
    pub bit: u32,
    /// Bit of the port that decides when, for the kinds that have one.
    pub control: Option<u32>,
    /// The signal of the source that the bit is, if it has a name.
    pub wire: Option<String>,
    /// Places in the emitted Verilog: file, line and column.
    pub source: Vec<String>,
}

impl Mutation {
    /// Reads one line of `mutate -list`.
    pub fn read(number: u32, line: &str) -> Result<Mutation, MutantError> {
        let unreadable = || MutantError::Unreadable { line: line.to_string() };
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let all = |name: &str| -> Vec<&str> {
            words.chunks(2).filter(|pair| pair[0] == name).filter_map(|pair| pair.get(1).copied()).collect()
        };
        let one = |name: &str| all(name).first().map(|word| word.to_string());
        let must = |name: &str| one(name).ok_or_else(unreadable);
        let bit = |word: String| word.parse::<u32>().map_err(|_| unreadable());
        let kind = must("-mode")?;
        let kind = KINDS.into_iter().find(|known| known.name() == kind).ok_or_else(unreadable)?;
        let wire = one("-wire").map(|wire| match one("-wirebit") {
            Some(bit) => format!("{wire}[{bit}]"),
            None => wire,
        });
        Ok(Mutation {
            number,
            kind,
            module: must("-module")?,
            cell: must("-cell")?,
            port: must("-port")?,
            bit: bit(must("-portbit")?)?,
            control: one("-ctrlbit").map(bit).transpose()?,
            wire,
            source: all("-src").into_iter().map(String::from).collect(),
        })
    }

    /// The words that make it; `chooser` says when it is awake.
    pub fn command(&self, chooser: &str) -> String {
        let Mutation { kind, module, cell, port, bit, .. } = self;
        let control = self.control.map_or(String::new(), |bit| format!(" -ctrlbit {bit}"));
        let kind = kind.name();
        format!(
            "mutate -mode {kind}{chooser} -module {module} -cell {cell} -port {port} -portbit {bit}{control}\n"
        )
    }

    /// The block it is in: the module's name in the emitted Verilog.
    pub fn block(&self) -> &str {
        self.module.rsplit('\\').next().unwrap_or(&self.module)
    }

    /// The mutation in one line.
    pub fn describe(&self) -> String {
        let place = self.source.first().map_or(String::new(), |place| format!(" at {place}"));
        let control = self.control.map_or(String::new(), |bit| format!(" by bit {bit}"));
        let wire = self.wire.as_ref().map_or(String::new(), |wire| format!(", {wire}"));
        format!("{}{control} {}.{}[{}]{wire}{place}", self.kind.name(), self.cell, self.port, self.bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "mutate -mode cnot0 -module $paramod$1764\\warpstep_select -cell $procdff$10168 -port Q -portbit 7 \
                        -ctrlbit 29 -wire issued_pc -wirebit 7 -src a.v:47.24-47.33 -src a.v:172.5-206.8";

    #[test]
    fn a_line_of_yosys_is_read_and_made_again() {
        let mutation = Mutation::read(3, LINE).expect("it is one");
        assert_eq!((mutation.block(), mutation.control), ("warpstep_select", Some(29)));
        let again = mutation.command("");
        assert!(LINE.starts_with(again.trim_end()), "{again}");
        assert_eq!(
            mutation.describe(),
            "cnot0 by bit 29 $procdff$10168.Q[7], issued_pc[7] at a.v:47.24-47.33"
        );
    }

    #[test]
    fn a_line_that_is_none_is_named() {
        let error = Mutation::read(1, "mutate -mode none").expect_err("it has no cell");
        assert!(error.to_string().contains("-mode none"), "{error}");
    }
}
