//! From a program that fails to a small one that still does.
//!
//! Passes over the tree until none helps: take away runs of statements, long ones first; put something simpler in a
//! statement's place. A candidate counts if it fails for the caller; the caller also sees to it that it is a proper
//! program, for an edit may well take away what the rest needs.

use crate::simpler::instead;
use crate::tree::{Block, Tree};
use std::time::{Duration, Instant};

/// How long to try.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Candidates at most.
    pub tries: usize,
    /// Time at most.
    pub time: Duration,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Shrunk {
    /// The smallest program found.
    pub tree: Tree,
    /// Candidates that were run.
    pub tries: usize,
    /// Whether no edit helps any more, rather than the budget being spent.
    pub finished: bool,
}

/// Makes `tree`, which fails, as small as it can.
pub fn shrink(tree: &Tree, budget: Budget, fails: impl FnMut(&Tree) -> bool) -> Shrunk {
    let end = Instant::now() + budget.time;
    let mut shrinker = Shrinker { tree: tree.clone(), fails, tries: 0, most: budget.tries, end };
    loop {
        let before = shrinker.tree.clone();
        shrinker.delete();
        shrinker.simplify();
        if shrinker.tree == before || shrinker.is_spent() {
            break;
        }
    }
    let finished = !shrinker.is_spent();
    Shrunk { tree: shrinker.tree, tries: shrinker.tries, finished }
}

struct Shrinker<F> {
    tree: Tree,
    fails: F,
    tries: usize,
    most: usize,
    end: Instant,
}

impl<F: FnMut(&Tree) -> bool> Shrinker<F> {
    fn is_spent(&self) -> bool {
        self.tries >= self.most || Instant::now() >= self.end
    }

    /// Keeps the edit if the program still fails.
    fn try_edit(&mut self, edit: impl FnOnce(&mut Tree)) -> bool {
        if self.is_spent() {
            return false;
        }
        let mut candidate = self.tree.clone();
        edit(&mut candidate);
        self.tries += 1;
        let fails = (self.fails)(&candidate);
        if fails {
            self.tree = candidate;
        }
        fails
    }

    /// Takes runs of statements away, in every block.
    fn delete(&mut self) {
        let mut number = 0;
        while let Some(block) = nth_block(&mut self.tree, number) {
            let mut run = block.len();
            while run > 0 {
                let mut start = 0;
                while start < length(&mut self.tree, number) {
                    let gone = self.try_edit(|tree| {
                        if let Some(block) = nth_block(tree, number) {
                            block.drain(start..(start + run).min(block.len()));
                        }
                    });
                    start += if gone { 0 } else { run };
                }
                run /= 2;
            }
            number += 1;
        }
    }

    /// Puts something simpler in the place of each statement, as long as that works.
    fn simplify(&mut self) {
        let mut number = 0;
        while number < count_blocks(&self.tree.body) + 1 {
            let mut place = 0;
            while place < length(&mut self.tree, number) {
                let old = nth_block(&mut self.tree, number).map(|block| instead(&block[place]));
                let better = old.unwrap_or_default().into_iter().any(|new| {
                    self.try_edit(|tree| {
                        if let Some(block) = nth_block(tree, number) {
                            block.splice(place..=place, new);
                        }
                    })
                });
                place += usize::from(!better);
            }
            number += 1;
        }
    }
}

fn length(tree: &mut Tree, number: usize) -> usize {
    nth_block(tree, number).map_or(0, |block| block.len())
}

fn count_blocks(block: &Block) -> usize {
    block.iter().flat_map(|statement| statement.blocks()).map(|inner| 1 + count_blocks(inner)).sum()
}

/// The blocks of a tree are numbered as they are met: the outermost is 0.
fn nth_block(tree: &mut Tree, number: usize) -> Option<&mut Block> {
    fn find<'a>(block: &'a mut Block, number: &mut usize) -> Option<&'a mut Block> {
        if *number == 0 {
            return Some(block);
        }
        *number -= 1;
        block.iter_mut().flat_map(|statement| statement.blocks_mut()).find_map(|inner| find(inner, number))
    }
    let mut number = number;
    find(&mut tree.body, &mut number)
}
