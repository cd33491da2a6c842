//! A circuit of AND gates, inverters and registers, as AIGER files hold it: enough to put copies of a circuit with other
//! inputs side by side.
//!
//! A literal is twice the number of a variable, plus one if it is inverted; variable 0 is the constant 0. Gates are made
//! once: the same gate of the same inputs is the same variable, so copies that differ in one place share all that does not
//! hang on it.

use std::collections::HashMap;

/// A literal.
pub type Literal = u32;

/// A circuit: inputs first, then registers, then gates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aig {
    pub inputs: usize,
    /// What each register holds next; all begin with 0.
    pub registers: Vec<Literal>,
    pub outputs: Vec<Literal>,
    pub gates: Vec<[Literal; 2]>,
}

/// The inverse.
pub fn not(literal: Literal) -> Literal {
    literal ^ 1
}

impl Aig {
    /// Reads a binary file.
    pub fn read(bytes: &[u8]) -> Option<Aig> {
        let mut rest = bytes;
        let mut line = || {
            let end = rest.iter().position(|byte| *byte == b'\n')?;
            let (line, after) = rest.split_at(end);
            rest = &after[1..];
            std::str::from_utf8(line).ok().map(String::from)
        };
        let header = line()?;
        let numbers: Vec<usize> =
            header.strip_prefix("aig ")?.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let [_, inputs, registers, outputs, gates] = *numbers.get(..5)? else { return None };
        let literal = |line: String| line.split(' ').next()?.parse::<Literal>().ok();
        let registers = (0..registers).map(|_| literal(line()?)).collect::<Option<Vec<_>>>()?;
        let outputs = (0..outputs).map(|_| literal(line()?)).collect::<Option<Vec<_>>>()?;
        let mut aig = Aig { inputs, registers, outputs, gates: Vec::with_capacity(gates) };
        let mut bytes = rest.iter();
        let mut delta = || {
            let (mut value, mut shift) = (0, 0);
            loop {
                let byte = *bytes.next()?;
                value |= Literal::from(byte & 0x7F).checked_shl(shift)?;
                shift += 7;
                if byte < 0x80 {
                    return Some(value);
                }
            }
        };
        for gate in 0..gates {
            let own = aig.first_gate() + 2 * gate as Literal;
            let left = own.checked_sub(delta()?)?;
            aig.gates.push([left, left.checked_sub(delta()?)?]);
        }
        Some(aig)
    }

    /// As a binary file.
    pub fn write(&self) -> Vec<u8> {
        let Aig { inputs, registers, outputs, gates } = self;
        let most = inputs + registers.len() + gates.len();
        let mut bytes =
            format!("aig {most} {inputs} {} {} {}\n", registers.len(), outputs.len(), gates.len())
                .into_bytes();
        for literal in registers.iter().chain(outputs) {
            bytes.extend(format!("{literal}\n").bytes());
        }
        for (number, [left, right]) in gates.iter().enumerate() {
            let own = self.first_gate() + 2 * number as Literal;
            for mut delta in [own - left, left - right] {
                while delta >= 0x80 {
                    bytes.push(delta as u8 | 0x80);
                    delta >>= 7;
                }
                bytes.push(delta as u8);
            }
        }
        bytes
    }

    fn first_gate(&self) -> Literal {
        2 * (1 + self.inputs + self.registers.len()) as Literal
    }
}

/// A circuit that grows.
#[derive(Default)]
pub struct Builder {
    pub aig: Aig,
    known: HashMap<[Literal; 2], Literal>,
}

impl Builder {
    /// With the inputs and registers of another circuit, and no gate yet.
    pub fn beside(circuit: &Aig) -> Builder {
        let registers = vec![0; circuit.registers.len()];
        let aig = Aig { inputs: circuit.inputs, registers, outputs: vec![], gates: vec![] };
        Builder { aig, known: HashMap::new() }
    }

    /// Both.
    pub fn and(&mut self, left: Literal, right: Literal) -> Literal {
        let (left, right) = (left.max(right), left.min(right));
        match right {
            0 => return 0,
            1 => return left,
            _ if left == right => return left,
            _ if left == not(right) => return 0,
            _ => {}
        }
        let aig = &mut self.aig;
        let new = aig.first_gate() + 2 * aig.gates.len() as Literal;
        *self.known.entry([left, right]).or_insert_with(|| {
            aig.gates.push([left, right]);
            new
        })
    }

    /// One of them.
    pub fn or(&mut self, left: Literal, right: Literal) -> Literal {
        not(self.and(not(left), not(right)))
    }

    /// One, not both.
    pub fn xor(&mut self, left: Literal, right: Literal) -> Literal {
        let (only_left, only_right) = (self.and(left, not(right)), self.and(not(left), right));
        self.or(only_left, only_right)
    }

    /// A copy of a circuit on the same inputs and registers, some inputs held: what its registers hold next, then its outputs.
    pub fn copy(&mut self, circuit: &Aig, held: &HashMap<usize, bool>) -> Vec<Literal> {
        let outside = 1 + circuit.inputs + circuit.registers.len();
        let mut made: Vec<Literal> = (0..outside as Literal).map(|variable| 2 * variable).collect();
        held.iter().for_each(|(input, value)| made[1 + input] = Literal::from(*value));
        let now = |made: &[Literal], literal: Literal| made[literal as usize / 2] ^ literal & 1;
        for [left, right] in &circuit.gates {
            let (left, right) = (now(&made, *left), now(&made, *right));
            let gate = self.and(left, right);
            made.push(gate);
        }
        circuit.registers.iter().chain(&circuit.outputs).map(|literal| now(&made, *literal)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two inputs and a register that remembers both.
    fn circuit() -> Aig {
        let mut builder = Builder::beside(&Aig { inputs: 2, registers: vec![0], ..Aig::default() });
        let both = builder.and(2, 4);
        let next = builder.or(both, 6);
        builder.aig.registers = vec![next];
        builder.aig.outputs = vec![builder.xor(2, 6)];
        builder.aig.clone()
    }

    #[test]
    fn a_file_is_read_as_it_was_written_and_a_short_one_is_refused() {
        let bytes = circuit().write();
        assert_eq!(Aig::read(&bytes), Some(circuit()));
        assert!((0..bytes.len()).all(|end| Aig::read(&bytes[..end]).is_none()));
        assert_eq!(Aig::read(b"aig 1 x"), None);
    }

    #[test]
    fn copies_share_what_does_not_differ() {
        let circuit = circuit();
        let mut builder = Builder::beside(&circuit);
        let one = builder.copy(&circuit, &HashMap::new());
        let gates = builder.aig.gates.len();
        assert_eq!((builder.copy(&circuit, &HashMap::new()), builder.aig.gates.len()), (one.clone(), gates));
        let held = builder.copy(&circuit, &HashMap::from([(1, false)]));
        assert!(held[0] == 6 && held[1] == one[1], "nothing new to remember, the same output");
    }
}
