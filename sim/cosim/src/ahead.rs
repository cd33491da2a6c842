//! An engine on a thread of its own, some cycles ahead of whoever looks at them: on two processors the core takes its next cycles
//! while the reference takes these and both are compared.
//!
//! ```text
//! thread: Engine ── batch of steps ──> Ahead (an Engine, too) ──> lockstep
//!            ^─────── empty batches ──────┘
//! ```
//!
//! What an engine shows does not depend on who looks, so nobody can tell from the frames. All that can be asked between two
//! cycles is asked on the thread and comes with the step.

use crate::engine::{Engine, EngineError};
use crate::frame::Frame;
use crate::program_error::ProgramError;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::JoinHandle;
use warpstep_memory::Violation;

/// Cycles handed over at once, and how many such batches wait at most.
const BATCH: usize = 128;
const WAITING: usize = 3;

/// A cycle, and what can be asked after it.
#[derive(Default)]
struct Step {
    frame: Frame,
    /// Whether there was such a cycle; the last step of an engine that cannot go on.
    taken: Option<EngineError>,
    after: After,
}

/// What an engine says between two cycles.
#[derive(Default)]
struct After {
    busy: bool,
    end: Option<Violation>,
    program_error: Option<ProgramError>,
}

impl After {
    fn of(engine: &impl Engine, faulty: bool) -> After {
        let busy = engine.is_busy();
        After {
            busy,
            end: if busy { None } else { engine.check_end().err() },
            program_error: if faulty { engine.program_error() } else { None },
        }
    }
}

/// An engine some cycles ahead.
pub struct Ahead {
    name: &'static str,
    scope: &'static str,
    full: Option<Receiver<Vec<Step>>>,
    empty: Sender<Vec<Step>>,
    thread: Option<JoinHandle<()>>,
    batch: Vec<Step>,
    /// Steps of the batch that were looked at.
    seen: usize,
    after: After,
}

impl Ahead {
    /// Lets an engine run ahead.
    pub fn of(engine: impl Engine + Send + 'static) -> Ahead {
        let (send, full) = sync_channel(WAITING);
        let (empty, returned) = channel();
        let (name, scope, after) = (engine.name(), engine.scope(), After::of(&engine, true));
        let thread = std::thread::spawn(move || run(engine, &send, &returned));
        Ahead {
            name,
            scope,
            full: Some(full),
            empty,
            thread: Some(thread),
            batch: Vec::new(),
            seen: 0,
            after,
        }
    }

    /// The steps that come next. The thread ends by itself only behind a step that was not taken.
    fn next_batch(&mut self) {
        let used = std::mem::take(&mut self.batch);
        let _ = self.empty.send(used); // a thread that has ended needs none
        self.seen = 0;
        match self.full.as_ref().map(Receiver::recv) {
            Some(Ok(batch)) => self.batch = batch,
            _ => match self.thread.take().map(JoinHandle::join) {
                Some(Err(panic)) => resume_unwind(panic),
                _ => unreachable!("an engine that cannot go on is not asked again"),
            },
        }
    }
}

/// Takes cycles until one cannot be taken or nobody wants them any more.
fn run(mut engine: impl Engine, send: &SyncSender<Vec<Step>>, returned: &Receiver<Vec<Step>>) {
    loop {
        let mut batch = returned.try_recv().unwrap_or_default();
        batch.resize_with(BATCH, Step::default);
        let mut ends = false;
        for number in 0..BATCH {
            let step = &mut batch[number];
            step.taken = engine.tick(&mut step.frame).err();
            step.after = After::of(&engine, step.frame.fault.is_some());
            if step.taken.is_some() {
                batch.truncate(number + 1);
                ends = true;
                break;
            }
        }
        if send.send(batch).is_err() || ends {
            return;
        }
    }
}

impl Engine for Ahead {
    fn name(&self) -> &'static str {
        self.name
    }

    fn scope(&self) -> &'static str {
        self.scope
    }

    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError> {
        if self.seen == self.batch.len() {
            self.next_batch();
        }
        let step = &mut self.batch[self.seen];
        std::mem::swap(frame, &mut step.frame);
        std::mem::swap(&mut self.after, &mut step.after);
        if let Some(error) = &step.taken {
            return Err(error.clone()); // and again, if it is asked again
        }
        self.seen += 1;
        Ok(())
    }

    fn is_busy(&self) -> bool {
        self.after.busy
    }

    fn check_end(&self) -> Result<(), Violation> {
        self.after.end.map_or(Ok(()), Err)
    }

    fn program_error(&self) -> Option<ProgramError> {
        self.after.program_error.clone()
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.full = None; // nobody wants more
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
