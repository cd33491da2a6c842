//! A loaded model: ports by name, values in and out, evaluation.

use super::ffi::{Instance, Slot};
use super::{Compiled, Initial, ModelError, Source};

/// A port of a loaded model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortId(usize);

/// A variable inside a loaded model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariableId(usize);

struct Wire {
    slot: Slot,
    width: usize,
}

/// A loaded model. Inputs take effect at the next [`Model::eval`].
pub struct Model {
    instance: Instance,
    names: Vec<String>,
    wires: Vec<Wire>,
    variables: Vec<Vec<Slot>>,
}

fn instance(compiled: &Compiled, initial: Initial) -> Result<Instance, ModelError> {
    match compiled {
        Compiled::Builtin => Instance::builtin(initial).ok_or(ModelError::NoBuiltin),
        Compiled::Object(path) => {
            let failed = |problem: String| ModelError::Load { path: path.into(), problem };
            Instance::load(path, initial).map_err(failed)
        }
    }
}

impl Model {
    /// A new model of a design, in its initial state.
    pub fn load(compiled: &Compiled, source: &Source, initial: Initial) -> Result<Model, ModelError> {
        let mut instance = instance(compiled, initial)?;
        let (mut names, mut wires) = (Vec::new(), Vec::new());
        for (number, port) in source.ports.iter().enumerate() {
            let slot = instance.port(number as u32, port.width);
            let slot = slot.ok_or_else(|| ModelError::NoPort { name: port.name.clone() })?;
            names.push(port.name.clone());
            wires.push(Wire { slot, width: port.width });
            let mut low = 0;
            for (name, width) in port.members.iter().filter(|(name, _)| *name != port.name) {
                names.push(name.clone());
                wires.push(Wire { slot: slot.part(low, *width), width: *width });
                low += width;
            }
        }
        Ok(Model { instance, names, wires, variables: Vec::new() })
    }

    /// The port of that name, or the member of a list of ports: `trace_values_3`.
    pub fn port(&self, name: &str) -> Result<PortId, ModelError> {
        let found = self.names.iter().position(|known| known == name);
        found.map(PortId).ok_or_else(|| ModelError::NoPort { name: name.into() })
    }

    /// An exposed variable: `words` words of `width` bits in the instance at `scope`, the outermost module first.
    pub fn variable(
        &mut self,
        scope: &str,
        name: &str,
        width: usize,
        words: usize,
    ) -> Result<VariableId, ModelError> {
        // Verilator spells the brackets of generated scopes in letters, unless a module was inlined into them; in a netlist of
        // Yosys such a scope is the beginning of an escaped name.
        let spelt = scope.replace('[', "__BRA__").replace(']', "__KET__");
        let escaped = scope.replace('[', "__05b").replace("].", "__05d__02e");
        let mut find = |scope: &str| self.instance.variable(scope, name, width, words);
        let slots = find(scope).or_else(|| find(&spelt)).or_else(|| find(&escaped));
        let slots = slots.ok_or_else(|| ModelError::NoVariable { name: format!("{scope}.{name}") })?;
        self.variables.push(slots);
        Ok(VariableId(self.variables.len() - 1))
    }

    /// Sets one word of a variable from 32-bit parts, lowest first; parts that are not given become zero.
    pub fn set_variable(&mut self, variable: VariableId, word: usize, parts: &[u32]) {
        let bytes: Vec<u8> = parts.iter().flat_map(|part| part.to_le_bytes()).collect();
        self.instance.write(self.variables[variable.0][word], &bytes);
    }

    /// Bits of a port.
    pub fn width(&self, port: PortId) -> usize {
        self.wires[port.0].width
    }

    /// The value of a port of at most 64 bits; the low 64 of a wider one.
    pub fn get(&self, port: PortId) -> u64 {
        self.instance.value(self.wires[port.0].slot)
    }

    /// Sets a port of at most 64 bits; higher bits of the value are dropped.
    pub fn set(&mut self, port: PortId, value: u64) {
        self.instance.set_value(self.wires[port.0].slot, value);
    }

    /// 32 bits of a port, counted in words from the lowest.
    pub fn words(&self, port: PortId, into: &mut [u32]) {
        let mut bytes = [0; 4 * 64];
        let wanted = (4 * into.len()).min(bytes.len());
        self.instance.read(self.wires[port.0].slot, &mut bytes[..wanted]);
        for (word, chunk) in into.iter_mut().zip(bytes.chunks_exact(4)) {
            *word = u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]);
        }
    }

    /// Sets a port from words, lowest first.
    pub fn set_words(&mut self, port: PortId, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.instance.write(self.wires[port.0].slot, &bytes);
    }

    /// Lets values settle.
    pub fn eval(&mut self) {
        self.instance.eval();
    }
}
