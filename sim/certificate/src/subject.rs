//! What a bound is about: a program as it is loaded, the machine, and what may differ from run to run. Two subjects are
//! compared field by field, so that a refusal can name what is different.

use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use warpstep_program::{LoopBound, Program};
use warpstep_spec::{Config, Parameters};
use warpstep_wcet::trusted::{Digest, Start};

/// What a bound is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    /// SHA-256 of the program as it is loaded: its start, bytes and names with their addresses.
    pub program: Digest,
    /// The machine.
    pub configuration: Parameters,
    /// The start-up argument; none: any.
    pub argument: Option<u32>,
    /// Whether the code is in the instruction caches.
    pub warm: bool,
    /// Whether registers and memory that nobody wrote are zero, not anything.
    pub zeroed: bool,
    /// First and end of the bytes that may be anything.
    pub inputs: Vec<(u32, u32)>,
    /// Instructions, and how often each is passed at most each time its loop is entered.
    pub loop_bounds: Vec<(u32, u32)>,
}

impl Subject {
    /// Of this program on this machine, started so.
    pub fn new(config: &Config, program: &Program, start: &Start) -> Subject {
        Subject {
            program: digest(program),
            configuration: config.parameters(),
            argument: start.argument,
            warm: start.warm,
            zeroed: start.zeroed,
            inputs: start.inputs.iter().map(|input| (input.start, input.end)).collect(),
            loop_bounds: program.loop_bounds.iter().map(|LoopBound { pc, most }| (*pc, *most)).collect(),
        }
    }

    /// What is different in a certificate's subject.
    pub fn compare(&self, certificate: &Subject) -> Result<(), Refusal> {
        if self.program != certificate.program {
            return Err(Refusal::Program { certificate: certificate.program, here: self.program });
        }
        let [here, other] = [self, certificate].map(|subject| fields(&subject.configuration));
        for (field, here) in &here {
            let certificate = other.get(field).cloned().unwrap_or_default();
            differ(&format!("{field} of the machine"), &certificate, here)?;
        }
        differ("the start-up argument", &certificate.argument, &self.argument)?;
        differ("whether the code is in the instruction caches", &certificate.warm, &self.warm)?;
        differ("whether memory that nobody wrote is zero", &certificate.zeroed, &self.zeroed)?;
        differ("what may differ from run to run", &certificate.inputs, &self.inputs)?;
        differ("the declared bounds of loops", &certificate.loop_bounds, &self.loop_bounds)
    }
}

fn fields(parameters: &Parameters) -> serde_json::Map<String, serde_json::Value> {
    match serde_json::to_value(parameters) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => unreachable!("parameters are plain data"),
    }
}

/// Refuses what is not the same.
pub(crate) fn differ<T: PartialEq + Serialize>(what: &str, certificate: &T, here: &T) -> Result<(), Refusal> {
    if certificate == here {
        return Ok(());
    }
    let shown = |value: &T| serde_json::to_string(value).unwrap_or_default();
    Err(Refusal::Different { what: what.into(), certificate: shown(certificate), here: shown(here) })
}

/// Everything of a program that decides what it does, or what is assumed of it; lengths before lists.
fn digest(program: &Program) -> Digest {
    let mut bytes = Vec::new();
    let mut numbers = |numbers: &[u32], tail: &[u8]| {
        numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(tail);
    };
    numbers(&[program.entry, program.segments.len() as u32], &[]);
    for segment in &program.segments {
        numbers(&[segment.address, segment.executable.into(), segment.bytes.len() as u32], &segment.bytes);
    }
    numbers(&[program.zeroed.len() as u32], &[]);
    program.zeroed.iter().for_each(|zeroed| numbers(&[zeroed.start, zeroed.end], &[]));
    for (name, address) in program.symbols.all() {
        let size = program.symbols.size(name).unwrap_or(0);
        numbers(&[address, size, name.len() as u32], name.as_bytes());
    }
    Digest::of(&bytes)
}
