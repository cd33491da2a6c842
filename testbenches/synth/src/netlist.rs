//! A flat mapped netlist, as Yosys writes it: cells, nets, what drives a net and where it goes.

use crate::error::SynthError;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

/// A pin of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Which cell.
    pub cell: usize,
    /// Name of the port.
    pub port: String,
}

/// A cell.
#[derive(Debug)]
pub struct Cell {
    /// Its name.
    pub name: String,
    /// Its type, such as `LUT4`.
    pub kind: String,
    /// Whether parameters put registers into it.
    pub registered: bool,
    /// Inputs that are no constants: port and net.
    pub inputs: Vec<(String, usize)>,
}

/// A net of one bit.
#[derive(Debug, Default)]
pub struct Net {
    /// Its name in the source, or what mapping made of one.
    pub name: String,
    /// Where the Verilog has it.
    pub sources: Vec<String>,
    /// What drives it; nothing if that is a port of the whole.
    pub driver: Option<Pin>,
    /// Where it goes.
    pub sinks: Vec<Pin>,
}

/// All of it.
#[derive(Debug)]
pub struct Netlist {
    /// Cells.
    pub cells: Vec<Cell>,
    /// Nets.
    pub nets: Vec<Net>,
}

#[derive(Deserialize)]
struct Text {
    modules: BTreeMap<String, Module>,
}

#[derive(Deserialize)]
struct Module {
    cells: BTreeMap<String, TextCell>,
    netnames: BTreeMap<String, TextNet>,
}

#[derive(Deserialize)]
struct TextCell {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    parameters: BTreeMap<String, String>,
    #[serde(default)]
    port_directions: BTreeMap<String, String>,
    connections: BTreeMap<String, Vec<Bit>>,
}

#[derive(Deserialize)]
struct TextNet {
    bits: Vec<Bit>,
    #[serde(default)]
    attributes: BTreeMap<String, String>,
}

/// The number of a net, or a constant.
#[derive(Deserialize)]
#[serde(untagged)]
enum Bit {
    Net(usize),
    Constant(#[allow(dead_code)] String),
}

impl Netlist {
    /// Reads the module `top`.
    pub fn read(text: &str, top: &str) -> Result<Netlist, SynthError> {
        let unreadable = |problem: String| SynthError::unreadable("the netlist of Yosys", problem);
        let mut text: Text = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        let module =
            text.modules.remove(top).ok_or_else(|| unreadable(format!("it has no module `{top}`")))?;
        let mut netlist = Netlist { cells: vec![], nets: vec![] };
        // Numbers of nets in the file have gaps.
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        let mut number = |netlist: &mut Netlist, bit: &Bit| -> Option<usize> {
            let Bit::Net(bit) = bit else { return None };
            Some(*numbers.entry(*bit).or_insert_with(|| {
                netlist.nets.push(Net::default());
                netlist.nets.len() - 1
            }))
        };
        for (name, cell) in module.cells {
            let at = netlist.cells.len();
            let mut inputs = vec![];
            for (port, bits) in cell.connections {
                let output = cell.port_directions.get(&port).is_some_and(|way| way == "output");
                for net in bits.iter().filter_map(|bit| number(&mut netlist, bit)).collect::<Vec<_>>() {
                    let pin = Pin { cell: at, port: port.clone() };
                    if output {
                        netlist.nets[net].driver = Some(pin);
                    } else {
                        netlist.nets[net].sinks.push(pin);
                        inputs.push((port.clone(), net));
                    }
                }
            }
            let registered = registered(&cell.parameters);
            netlist.cells.push(Cell { name, kind: cell.kind, registered, inputs });
        }
        for (name, net) in module.netnames {
            let whole = net.bits.len() == 1;
            for (at, bit) in net.bits.iter().enumerate() {
                let Some(number) = number(&mut netlist, bit) else { continue };
                let name = if whole { name.clone() } else { format!("{name}[{at}]") };
                let known = &mut netlist.nets[number];
                if known.name.is_empty() || rank(&name) < rank(&known.name) {
                    let source = net.attributes.get("src").map(|source| source.split('|'));
                    known.sources = source.map(|all| all.map(String::from).collect()).unwrap_or_default();
                    known.name = name;
                }
            }
        }
        Ok(netlist)
    }
}

/// A net has a name in every block it passes; the outermost one is told, as nextpnr does.
fn rank(name: &str) -> (usize, usize, usize) {
    let count = |what: char| name.matches(what).count();
    (count('$'), count('.'), name.len())
}

/// Memories and multipliers say by parameters whether they have registers behind them.
fn registered(parameters: &BTreeMap<String, String>) -> bool {
    let none = |value: &str| value == "NONE" || value == "NOREG";
    let tells =
        |name: &str| name.starts_with("REGMODE") || (name.starts_with("REG_") && name.ends_with("_CLK"));
    parameters.iter().any(|(name, value)| tells(name) && !none(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_knows_its_driver_its_sinks_and_its_outermost_name() {
        let text = include_str!("../tests/samples/netlist.json");
        let netlist = Netlist::read(text, "top").expect("a netlist");
        let net = netlist.nets.iter().find(|net| net.name == "wanted").expect("it is there");
        let driver = net.driver.as_ref().expect("it is driven");
        assert_eq!(netlist.cells[driver.cell].kind, "LUT4");
        assert_eq!(net.sinks.len(), 1);
        assert_eq!(net.sources, ["top.v:4.8-4.14"]);
    }

    #[test]
    fn a_netlist_without_the_module_is_refused() {
        let error = Netlist::read(r#"{"modules": {}}"#, "top").expect_err("it is empty");
        assert!(error.to_string().contains("no module `top`"), "{error}");
    }
}
