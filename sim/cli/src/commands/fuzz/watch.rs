//! What the cycle model does, as situations in which instructions issue.

use warpstep_cycle::{CycleObserver, ScheduleRecord};
use warpstep_fuzz::coverage::{Before, Coverage, Shape, Situation, Split};
use warpstep_spec::events::Stall;
use warpstep_spec::{Config, LaneMask, decode};

/// A context, as far as the next cycle wants to know.
#[derive(Clone, Copy)]
struct Context {
    before: Before,
    owned: LaneMask,
    /// It has got its lanes, or more of them, and has not issued since.
    event: Option<Split>,
}

/// Watches all cores of a chip.
pub struct Watcher {
    pub coverage: Coverage,
    lanes: usize,
    /// Contexts of a warp.
    siblings: usize,
    cores: Vec<Vec<Context>>,
}

impl Watcher {
    pub fn new(config: &Config) -> Watcher {
        let reset = Context { before: Before::Did(Stall::Inactive), owned: 0, event: None };
        let siblings = config.contexts();
        let core = vec![reset; config.warps * siblings];
        let cores = vec![core; config.cores];
        Watcher { coverage: Coverage::default(), lanes: config.lanes, siblings, cores }
    }

    /// Who has got lanes since the cycle before; without splits there is nothing to see.
    fn see_owners(&mut self, core: usize, owned: &[LaneMask]) {
        let own = |context: usize| context.is_multiple_of(self.siblings);
        for (number, (context, now)) in self.cores[core].iter_mut().zip(owned).enumerate() {
            let has_more = *now & !context.owned != 0;
            if has_more && context.owned == 0 && !own(number) {
                context.event = Some(Split::Begun);
            } else if has_more && context.owned != 0 {
                context.event = Some(Split::Merged);
            }
            context.owned = *now;
        }
    }
}

impl CycleObserver for Watcher {
    const RETIRES: bool = false;

    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        self.see_owners(core, &record.owned);
        let together = record.issued.iter().filter(|issue| issue.instruction.is_some()).count() > 1;
        for issue in &record.issued {
            let Some(instruction) = issue.instruction else { continue };
            let Some(decoded) = decode(instruction.word) else { continue };
            let first = issue.context / self.siblings * self.siblings;
            let warp = &self.cores[core][first..first + self.siblings];
            let is_split = warp.iter().filter(|context| context.owned != 0).count() > 1;
            let split = match self.cores[core][issue.context].event.take() {
                Some(event) => event,
                None if together => Split::Together,
                None if is_split => Split::Apart,
                None => Split::Whole,
            };
            let (active, before) = (instruction.active, self.cores[core][issue.context].before);
            let situation = Situation { op: decoded.op, shape: Shape::of(active, self.lanes), before, split };
            self.coverage.issued(situation, active.count_ones());
        }
        for (context, stall) in self.cores[core].iter_mut().zip(&record.stalls) {
            context.before = Before::Did(*stall);
        }
        for issue in record.issued.iter().filter(|issue| issue.instruction.is_none()) {
            self.cores[core][issue.context].before = Before::Nop;
        }
    }
}
