//! What a block says of itself to the printer: its type's name, its story, its named constants.
//!
//! RustHDL gives a printer no way to ask a block for its type. The one method of `Logic` that carries free text and that
//! nothing else here uses is `timing`; `about!()` fills it in. The text is the source file itself, read when the crate is
//! compiled: the story at its head, the documentation of the struct and of every port become comments of the Verilog
//! module, so that each is written once.

/// Stands first in `impl Logic for SomeBlock`. Names of constants used in `update()` are given as arguments.
///
/// ```text
/// impl Logic for Alu {
///     about!(ADD, op::SUB);
///
///     #[hdl_gen]
///     fn update(&mut self) { ... }
/// }
/// ```
///
/// A primitive that is a memory says how many `words` its array of that name has, by the `Param` that knows, and whether it has a
/// register `read_word`: `about!(memory: depth)`, `about!(memory: depth, read_word)`.
#[macro_export]
macro_rules! about {
    (memory: $depth:ident $(, $read_word:ident)?) => {
        fn timing(&self) -> Vec<$crate::prelude::TimingInfo> {
            vec![
                $crate::about::about(
                    std::any::type_name::<Self>(),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", file!())),
                    &[],
                ),
                $crate::about::memory(self.$depth.val(), &[$(stringify!($read_word))?]),
            ]
        }
    };
    ($($constant:path),* $(,)?) => {
        fn timing(&self) -> Vec<$crate::prelude::TimingInfo> {
            vec![$crate::about::about(
                std::any::type_name::<Self>(),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", file!())),
                &[$((stringify!($constant), $constant as u64)),*],
            )]
        }
    };
}

use crate::verilog::Memory;
use rust_hdl_core::prelude::TimingInfo;
use std::collections::BTreeMap;

/// Packs what `about!` was given into the carrier.
pub fn about(type_name: &str, source: &str, constants: &[(&str, u64)]) -> TimingInfo {
    TimingInfo {
        name: type_name.to_string(),
        clock: source.to_string(),
        inputs: constants.iter().map(|(name, _)| name.replace(' ', "").replace("::", "$")).collect(),
        outputs: constants.iter().map(|(_, value)| value.to_string()).collect(),
    }
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
}

/// Reads the carrier.
pub(crate) fn read(said: &TimingInfo) -> About {
    let path = said.name.split('<').next().unwrap_or(&said.name);
    let type_name = path.rsplit("::").next().unwrap_or(path).to_string();
    let source: Vec<&str> = said.clock.lines().collect();
    let values = said.outputs.iter().filter_map(|value| value.parse::<i128>().ok());
    About {
        story: story(&source, &type_name),
        fields: fields(&source, &type_name),
        constants: said.inputs.iter().cloned().zip(values).collect(),
        full_name: said.name.clone(),
        type_name,
    }
}

/// The head of the file if it holds this one block only, then the documentation of the struct.
fn story(source: &[&str], type_name: &str) -> Vec<String> {
    let blocks = source.iter().filter(|line| line.contains("derive(LogicBlock")).count();
    let head = source.iter().map_while(|line| line.strip_prefix("//!")).map(clean);
    let mut story: Vec<String> = if blocks == 1 { head.collect() } else { vec![] };
    if let Some(at) = struct_line(source, type_name) {
        let above = source[..at].iter().rev();
        let above = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let own: Vec<String> = above.filter_map(|line| line.strip_prefix("///")).map(clean).collect();
        if !story.is_empty() && !own.is_empty() {
            story.push(String::new());
        }
        story.extend(own.into_iter().rev());
    }
    story
}

fn clean(line: &str) -> String {
    line.strip_prefix(' ').unwrap_or(line).trim_end().to_string()
}

fn struct_line(source: &[&str], type_name: &str) -> Option<usize> {
    source.iter().position(|line| {
        line.split_once("struct ").is_some_and(|(before, after)| {
            matches!(before, "" | "pub " | "pub(crate) ")
                && after.strip_prefix(type_name).is_some_and(|rest| rest.starts_with([' ', '<', ';']))
        })
    })
}

fn fields(source: &[&str], type_name: &str) -> BTreeMap<String, String> {
    let mut documented = BTreeMap::new();
    let mut text: Vec<String> = vec![];
    for line in struct_line(source, type_name).map_or(&[][..], |at| &source[at + 1..]) {
        let line = line.trim();
        if line == "}" {
            break;
        } else if let Some(doc) = line.strip_prefix("///") {
            text.push(clean(doc));
        } else if let Some((name, _)) = line.split_once(':') {
            let name = name.rsplit(' ').next().unwrap_or(name);
            if !text.is_empty() {
                documented.insert(name.to_string(), text.join(" "));
            }
            text.clear();
        }
    }
    documented
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "//! Head.\n//!\n//! More.\nuse x;\n\n/// A queue.\n#[derive(LogicBlock)]\npub struct Queue {\n    \
                          /// Takes one\n    /// entry.\n    pub push: Wire<In>,\n    pub bare: Reg,\n}\n";

    #[test]
    fn the_story_is_the_head_of_the_file_and_the_words_above_the_struct() {
        let lines: Vec<&str> = SOURCE.lines().collect();
        assert_eq!(story(&lines, "Queue"), ["Head.", "", "More.", "", "A queue."]);
        assert_eq!(fields(&lines, "Queue")["push"], "Takes one entry.");
        assert!(!fields(&lines, "Queue").contains_key("bare"));
    }

    #[test]
    fn a_file_of_several_blocks_gives_each_only_its_own_words() {
        let source = format!("{SOURCE}#[derive(LogicBlock)]\nstruct Other {{}}\n");
        assert_eq!(story(&source.lines().collect::<Vec<_>>(), "Queue"), ["A queue."]);
    }
}
