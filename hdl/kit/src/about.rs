//! What a block says of itself to the printer: its type's name, its story, its named constants.
//!
//! RustHDL gives a printer no way to ask a block for its type. The one method of `Logic` that carries free text and that
//! nothing else here uses is `timing`; `about!()` fills it in from what `#[derive(LogicBlock)]` kept: the head of the file, the
//! documentation of the struct and of every port become comments of the Verilog module, so that each is written once.

use crate::verilog::Memory;
use rust_hdl_core::prelude::TimingInfo;
use std::collections::{BTreeMap, BTreeSet};

/// Documentation as data; derived with `LogicBlock` and `Bundle`.
pub trait Described {
    /// Lines about the whole.
    const STORY: &'static [&'static str];
    /// Fields that have a documentation, and that.
    const FIELDS: &'static [(&'static str, &'static str)];
}

/// Stands first in `impl Logic for SomeBlock`. Names of constants used in `update()` are given as arguments; outputs of inner
/// blocks that nobody reads, on purpose, before them: `about!(unread: "queue.occupancy"; ADD)`.
///
/// ```text
/// impl Logic for Alu {
///     about!(ADD, op::SUB);
///
///     #[hdl_gen]
///     fn update(&mut self) { ... }
/// }
/// ```
#[macro_export]
macro_rules! about {
    (unread: $($unread:literal),+ $(; $($constant:path),* $(,)?)?) => {
        fn timing(&self) -> Vec<$crate::prelude::TimingInfo> {
            let said = $crate::about::about::<Self>(&[$($((stringify!($constant), $constant as u64)),*)?]);
            vec![$crate::about::unread(said, &[$($unread),+])]
        }
    };
    ($($constant:path),* $(,)?) => {
        fn timing(&self) -> Vec<$crate::prelude::TimingInfo> {
            vec![$crate::about::about::<Self>(&[$((stringify!($constant), $constant as u64)),*])]
        }
    };
}

/// Stands first in `impl Logic` of a primitive whose Verilog has parameters: their values in this instance, and the widths of
/// its ports in terms of them (one bit where nothing is said). The text of `hdl()` uses the parameters by name, so that it
/// is the same for every instance.
///
/// ```text
/// parameters!(self; WIDTH = self.chosen.width(), COUNT = self.words.len(); words: "COUNT*WIDTH", chosen: "WIDTH");
/// ```
///
/// A memory also says how many `words` its array of that name has, and whether it has a register `read_word`:
/// `; memory(self.depth.val(), read_word)`.
#[macro_export]
macro_rules! parameters {
    ($self:ident; $($parameter:ident = $value:expr),* $(,)?; $($port:ident: $width:literal),* $(,)?
     $(; memory($words:expr $(, $read_word:ident)?))?) => {
        fn timing(&$self) -> Vec<$crate::prelude::TimingInfo> {
            let values = [$((stringify!($parameter), $value as u64)),*];
            let widths = [$((stringify!($port), $width)),*];
            vec![
                $crate::about::parameterised::<Self>(&values, &widths),
                $($crate::about::memory($words, &[$(stringify!($read_word))?]),)?
            ]
        }
    };
}

/// Packs what there is to say of `T` into the carrier: rows of a kind, a name and a text.
pub fn about<T: Described>(constants: &[(&str, u64)]) -> TimingInfo {
    let constants = constants
        .iter()
        .map(|(name, value)| (format!("={}", name.replace(' ', "").replace("::", "$")), value.to_string()));
    let fields = T::FIELDS.iter().map(|(name, doc)| (name.to_string(), doc.to_string()));
    let (inputs, outputs) = constants.chain(fields).unzip();
    TimingInfo { name: std::any::type_name::<T>().into(), clock: T::STORY.join("\n"), inputs, outputs }
}

/// The same with outputs of inner blocks that nobody reads: `child.port`, of every member of a list `children.port`.
pub fn unread(mut said: TimingInfo, outputs: &[&str]) -> TimingInfo {
    said.inputs.extend(outputs.iter().map(|name| format!("~{name}")));
    said.outputs.extend(outputs.iter().map(|_| String::new()));
    said
}

/// The same of a primitive with parameters.
pub fn parameterised<T: Described>(values: &[(&str, u64)], widths: &[(&str, &str)]) -> TimingInfo {
    let mut said = about::<T>(&[]);
    for (name, value) in values {
        said.inputs.push(format!("#{name}"));
        said.outputs.push(value.to_string());
    }
    for (port, width) in widths {
        said.inputs.push(format!("%{port}"));
        said.outputs.push(width.to_string());
    }
    said
}

/// The same for what a memory says besides: how many words, and which registers for what was read.
pub fn memory(words: usize, registers: &[&str]) -> TimingInfo {
    TimingInfo {
        name: words.to_string(),
        clock: String::new(),
        inputs: vec![],
        outputs: registers.iter().map(|name| name.to_string()).collect(),
    }
}

/// Which memory the block is, if it is one.
pub(crate) fn read_memory(said: &[TimingInfo]) -> Option<Memory> {
    let memory = said.get(1)?;
    Some(Memory { words: memory.name.parse().ok()?, read_word: !memory.outputs.is_empty() })
}

/// What a block said of itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct About {
    /// `LaneAlu`.
    pub type_name: String,
    /// The same with where it is and what it is generic over.
    pub full_name: String,
    /// Lines without comment signs.
    pub story: Vec<String>,
    /// Documentation of the fields, by field name.
    pub fields: BTreeMap<String, String>,
    /// Named constants used in `update()`.
    pub constants: BTreeMap<String, i128>,
    /// Outputs of inner blocks that nobody reads, on purpose.
    pub unread: BTreeSet<String>,
    /// Of a primitive: its parameters and their values in this instance.
    pub parameters: Vec<(String, u64)>,
    /// Of a primitive with parameters: widths of its ports in terms of them.
    pub widths: BTreeMap<String, String>,
}

/// Reads the carrier.
pub(crate) fn read(said: &TimingInfo) -> About {
    let path = said.name.split('<').next().unwrap_or(&said.name);
    let mut about = About {
        type_name: path.rsplit("::").next().unwrap_or(path).to_string(),
        full_name: said.name.clone(),
        story: said.clock.lines().map(String::from).collect(),
        ..About::default()
    };
    for (name, text) in said.inputs.iter().zip(&said.outputs) {
        let number = || text.parse::<u64>().expect("a constant is a number");
        let (kind, rest) = name.split_at(1);
        match kind {
            "=" => drop(about.constants.insert(rest.to_string(), number().into())),
            "#" => about.parameters.push((rest.to_string(), number())),
            "~" => about.unread.extend([rest.to_string()]),
            "%" => drop(about.widths.insert(rest.to_string(), text.clone())),
            _ => drop(about.fields.insert(name.clone(), text.clone())),
        }
    }
    about
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Queue;

    impl Described for Queue {
        const STORY: &'static [&'static str] = &["Head.", "", "A queue."];
        const FIELDS: &'static [(&'static str, &'static str)] = &[("push", "Takes one entry.")];
    }

    #[test]
    fn what_is_said_arrives() {
        let about = read(&about::<Queue>(&[("op :: ADD", 3)]));
        assert_eq!(about.type_name, "Queue");
        assert_eq!(about.story, ["Head.", "", "A queue."]);
        assert_eq!(about.fields["push"], "Takes one entry.");
        assert_eq!(about.constants["op$ADD"], 3);
    }
}
