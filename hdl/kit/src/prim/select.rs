//! One of several words, chosen by number. Combinational.

use super::index_width;
use crate::prelude::*;

/// `chosen` is the word numbered `index`; zero if there is none of that number.
#[derive(LogicBlock)]
pub struct Select {
    /// What there is to choose from.
    pub words: Vec<Wire<In>>,
    /// Which.
    pub index: Wire<In>,
    /// That one.
    pub chosen: Wire<Out>,
}

impl Select {
    /// Of `count` words of `width` bits.
    pub fn new(count: usize, width: usize) -> Select {
        Select {
            words: Wire::several(count, width),
            index: Wire::new(index_width(count)),
            chosen: Wire::new(width),
        }
    }
}

impl Logic for Select {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.chosen.next = 0.into();
        for word in 0..self.words.len() {
            if self.index.val() == word {
                self.chosen.next = self.words[word].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check_block;

    #[test]
    fn both_faces_agree_at_every_size() {
        for (count, width) in [(1, 1), (1, 8), (2, 1), (3, 32), (32, 32), (4, 100)] {
            check_block(Select::new(count, width)).unwrap();
        }
    }
}
