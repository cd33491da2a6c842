//! Miss registers and the fill engine: one line at a time, round robin over the contexts that wait, so that none starves.
//!
//! A context that missed waits for its line. When the line comes, every context that waits for it is woken, and the line is locked:
//! it may not be replaced while a woken context has yet to request again, unless that context is held up by other warps
//! (barrier, wspawn), which may themselves need the place. In a cycle only the line of one context is looked at: if its place is
//! locked, the next context's turn is in the next cycle.

use crate::contexts::ContextSet;

/// A context's miss register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Miss {
    None,
    /// Waits for this line.
    Waiting(u32),
    /// The line came; it is locked until the context has requested again.
    Woken(u32),
}

/// A line in flight.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    pub line: u32,
    pub words: Vec<u32>,
    /// An invalidation came meanwhile: the line must not become valid.
    pub stale: bool,
}

pub(super) struct FillEngine {
    misses: Vec<Miss>,
    /// Contexts whose miss register is `Waiting`.
    waiting: ContextSet,
    /// Lines of the cache.
    places: u32,
    fill: Option<Fill>,
    last_served: usize,
}

impl FillEngine {
    pub fn new(contexts: usize, places: usize) -> FillEngine {
        FillEngine {
            misses: vec![Miss::None; contexts],
            waiting: ContextSet::EMPTY,
            places: places as u32,
            fill: None,
            last_served: contexts - 1,
        }
    }

    #[inline]
    pub fn is_waiting(&self, context: usize) -> bool {
        self.waiting.contains(context)
    }

    pub fn is_filling(&self) -> bool {
        self.fill.is_some()
    }

    /// Its request missed.
    pub fn missed(&mut self, context: usize, line: u32) {
        self.misses[context] = Miss::Waiting(line);
        self.waiting.insert(context);
    }

    /// It requests again.
    #[inline]
    pub fn requested(&mut self, context: usize) {
        if let Miss::Woken(_) = self.misses[context] {
            self.misses[context] = Miss::None;
        }
    }

    /// It goes elsewhere, or ends: it wants no line any more.
    pub fn cancel(&mut self, context: usize) {
        self.misses[context] = Miss::None;
        self.waiting.remove(context);
    }

    /// A split: the child waits for what its parent waits for.
    pub fn copy(&mut self, parent: usize, child: usize) {
        self.misses[child] = self.misses[parent];
        if self.waiting.contains(parent) {
            self.waiting.insert(child);
        } else {
            self.waiting.remove(child);
        }
    }

    /// The line an idle engine asks for: that of the next context in turn, unless its place is locked; then nobody is served, and
    /// the turn goes on.
    #[inline]
    pub fn next(&mut self, held_up: impl Fn(usize) -> bool) -> Option<u32> {
        if self.fill.is_some() {
            return None;
        }
        let context = self.waiting.first_behind(self.last_served)?;
        let Miss::Waiting(line) = self.misses[context] else { unreachable!("it waits") };
        self.last_served = context;
        (!self.is_locked_against(line, &held_up)).then_some(line)
    }

    /// The request for the line is made.
    pub fn start(&mut self, line: u32, words: Vec<u32>) {
        self.fill = Some(Fill { line, words, stale: false });
    }

    /// Every line becomes invalid, the one in flight included.
    pub fn invalidate(&mut self) {
        if let Some(fill) = &mut self.fill {
            fill.stale = true;
        }
    }

    /// The line has come: returns it and the contexts that waited for it, now woken.
    pub fn finish(&mut self) -> Option<(Fill, ContextSet)> {
        let fill = self.fill.take()?;
        let waits = |context: &usize| self.misses[*context] == Miss::Waiting(fill.line);
        let woken: ContextSet = self.waiting.iter().filter(waits).collect();
        for context in woken.iter() {
            self.misses[context] = Miss::Woken(fill.line);
            self.waiting.remove(context);
        }
        Some((fill, woken))
    }

    fn is_locked_against(&self, line: u32, held_up: &impl Fn(usize) -> bool) -> bool {
        self.misses.iter().enumerate().any(|(context, miss)| match miss {
            Miss::Woken(locked) => {
                *locked != line && locked % self.places == line % self.places && !held_up(context)
            }
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: fn(usize) -> bool = |_| false;

    #[test]
    fn waiting_contexts_are_served_in_turn_and_woken_together() {
        let mut engine = FillEngine::new(4, 8);
        for (context, line) in [(0, 5), (1, 6), (3, 5)] {
            engine.missed(context, line);
        }
        assert_eq!(engine.next(NONE), Some(5));
        engine.start(5, vec![]);
        assert_eq!(engine.next(NONE), None);
        let (fill, woken) = engine.finish().unwrap();
        assert_eq!((fill.line, woken), (5, [0, 3].into_iter().collect()));
        assert_eq!(engine.next(NONE), Some(6));
    }

    #[test]
    fn a_line_is_locked_until_it_is_requested_unless_its_waiter_is_held_up() {
        let mut engine = FillEngine::new(2, 8);
        engine.missed(0, 3);
        engine.start(3, vec![]);
        engine.finish();
        engine.missed(1, 11);
        assert_eq!(engine.next(NONE), None);
        assert_eq!(engine.next(|context| context == 0), Some(11));
        engine.requested(0);
        assert_eq!(engine.next(NONE), Some(11));
    }
}
