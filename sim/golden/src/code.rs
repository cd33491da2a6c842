//! Decoded instructions, kept by address. A store into code is seen at once: this engine has no instruction cache,
//! so fence.i has nothing to do here.

use warpstep_program::pages::Pages;
use warpstep_program::{AccessRules, Memory, Place};
use warpstep_spec::{Config, Instruction};

const PAGE_WORDS: usize = 1024;

/// A word and what it means; `None` for one that the machine does not have, and where no program can be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decoded {
    pub word: u32,
    pub instruction: Option<Instruction>,
}

type Page = [Option<Decoded>; PAGE_WORDS];

#[derive(Clone, Default)]
pub(crate) struct Code {
    pages: Pages<Page>,
}

impl Code {
    #[inline]
    pub fn at(&mut self, memory: &Memory, rules: &AccessRules, config: &Config, pc: u32) -> Decoded {
        let known = self.pages.get(pc).and_then(|page| page[place(pc)]);
        known.unwrap_or_else(|| self.decode(memory, rules, config, pc))
    }

    #[cold]
    fn decode(&mut self, memory: &Memory, rules: &AccessRules, config: &Config, pc: u32) -> Decoded {
        let word = rules.word_on_the_bus(memory, pc);
        let fetchable = rules.place(pc, 4) == Ok(Place::Ram);
        let decoded = Decoded { word, instruction: if fetchable { config.decode(word) } else { None } };
        self.pages.get_or_make(pc, || [None; PAGE_WORDS])[place(pc)] = Some(decoded);
        decoded
    }

    /// Forgets what stood at a written address.
    #[inline]
    pub fn written(&mut self, address: u32, bytes: u32) {
        for address in [address, address.wrapping_add(bytes - 1)] {
            if let Some(page) = self.pages.get_mut(address) {
                page[place(address)] = None;
            }
        }
    }
}

/// Where a word is in its page.
#[inline]
fn place(address: u32) -> usize {
    (address >> 2) as usize % PAGE_WORDS
}
